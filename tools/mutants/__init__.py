"""Small faults planted into the rules of a game, one at a time, to see whether the tests notice: `make mutants`.

The dozen kinds of faults are a page on the standard `ast`; of mutmut or cosmic-ray little else would have been used,
as which tests run, and in which process, is what makes this quick.

- `operators.py` says what may go wrong, `sites.py` where, `draw.py` which of it does for a seed.
- `planting.py` puts a fault into a running programme; nothing is ever written into the working tree.
- `touched.py` knows which tests come by a statement and how long they take, `bench.py` runs them, `apart.py` in a
  process of their own.

Asked are the tests of rules, contract, playthroughs, bots, fuzzer, panels and words, and examples in docstrings; not
those of pictures, of the table on Discord and of the database, which are slow and see little of the rules.
"""
