"""M20: what a seat may know, built up field by field; hidden are the Quests of others and what is sealed."""
