### Parts of long lists, and what is wanted of whoever must act.

group-a = Column A
group-b = Column B
group-c = Column C
group-d = Column D
group-e = Column E
group-f = Column F
group-g = Column G
group-h = Column H
group-i = Column I
group-j = Column J

wanted-start-prompt = please choose your starting space.
wanted-draft-prompt = please choose your starting card.
wanted-harvest-prompt = please take a column.
wanted-hut-prompt = please place your { $left ->
    [one] new hut.
   *[other] { $left } new huts.
}
wanted-feed-prompt = please feed your huts.
wanted-feed-huts-prompt = please feed your huts.
wanted-well-prompt = you can build a well.
wanted-action-prompt = your actions, please. You have { camels }.
