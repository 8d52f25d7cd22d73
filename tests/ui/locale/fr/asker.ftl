asker-status = Somewhere
asker-prompt = What?
asker-option = Option number { $n }
things = { $things }
first-none = None
points = { $points } points
