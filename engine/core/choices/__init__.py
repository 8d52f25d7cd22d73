"""The kinds of choices a question can offer, one a file: one thing, some things, a number, amounts, an arrangement.

They know their own legal answers, so nothing outside needs to tell them apart; they import texts and nothing else.
"""

from engine.core.choices.amounts import Amounts, counted, counts_of, pieces
from engine.core.choices.arrange import Arrange
from engine.core.choices.choice import Answer, Choice, Chooser, Option
from engine.core.choices.number import Number
from engine.core.choices.one_of import OneOf
from engine.core.choices.some import Some

__all__ = [
    "Amounts",
    "Answer",
    "Arrange",
    "Choice",
    "Chooser",
    "Number",
    "OneOf",
    "Option",
    "Some",
    "counted",
    "counts_of",
    "pieces",
]
