"""What happens in a match, in ids and numbers, one chapter of the rules a file.

Fields that mean the same are called the same: `seat` is whoever did it, `paid` and `gained` are what left and what
entered that seat's holding, `to_seat` got what was paid (else the supply). So every holding can be added up from the
log. MI2
"""
