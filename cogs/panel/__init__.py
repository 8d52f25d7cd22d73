"""A player's private panel as pure functions: questions become buttons and menus, presses become answers.

It knows neither storage nor channels; of the other rooms it may import the border alone.
"""
