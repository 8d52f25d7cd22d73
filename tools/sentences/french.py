"""Samples in French: what a sentence of the table is filled with where it quotes words or moments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

FRENCH: Mapping[str, Mapping[str, Any]] = {
    "": {
        "after": "grain ×2",
        "brought_said": "3 armées",
        "default_said": "Réponse par défaut",
        "label": "Passer",
        "lack": "je ne peux pas joindre de fichiers ; le plateau s'affiche en texte.",
        "last_said": "7 h",
        "line": "Ur : cité A",
        "note_said": "il vous reste bois ×2",
        "option_key": "dés",
        "prompt": "Choisissez une action.",
        "reason": "Impossible : vous n'avez plus de métal.",
        "request": "à vous de jouer.",
        "said": "construit une cité à Ur",
        "slot_said": "aile gauche",
        "thread": "#nouvelle-table",
        "time": "2 jours",
        "value": "truqués",
        "way": "effet immédiat",
        "what": "ce coup mène à une autre position",
        "when": "il y a 3 heures",
        "why": "La partie enregistrée est endommagée et illisible.",
        "why_said": "Un seul des deux est possible.",
        "zone": "Atlantide",
    },
    "amounts-": {"said": "grain ×2"},
    "amounts-bring": {"said": "3 armées"},
    "amounts-zero": {"said": "grain"},
    "arrange": {"said": "lanciers", "first_said": "lanciers", "second_said": "archers"},
    "check-broke": {"error": "KeyError: 'ur'"},
    "check-pages": {"error": "page 7"},
    "expand-joined-note": {"second_note_said": "coûte 1 armée, il vous en reste 6"},
    "database-unusable": {"error": "accès refusé"},
    "panel-arranged": {"said": "lanciers, puis archers"},
    "panel-proposed": {"said": "lanciers, puis archers"},
    "panel-ends": {"said": "Votre action est faite."},
    "panel-refused": {"said": "Commercer (rien à échanger)"},
    "part-of": {"said": "Colonne B"},
    "recap-starts-": {"deed": "commence l'empire akkadien"},
    "recap-decline": {"lost": "Ada 3, James 2"},
    "recap-gains": {"gains": "+5 chameaux, +2 PV"},
    "rewind-also": {"said": "2 actions de James"},
    "rewind-back": {"said": "2 actions de James"},
    "settings-entry": {"name": "Rappels", "said": "Aucun"},
    "settings-quiet": {"first_said": "22 h 30"},
    "set": {"said": "huile ×1"},
    "tick-several": {"said": "Huttes"},
    "vote-away": {"when": "20 novembre à 12:00"},
    "with-note": {"said": "huile ×1"},
}
"""They go before those of every language."""
