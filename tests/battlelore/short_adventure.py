"""An adventure that is over soon: who loses a troop has lost."""

SHORT_DAY = """
id: a_short_day
name: A Short Day
first: standard
banners: 1
lore: true
council:
  standard: {fixed: {commander: 2, warrior: 1, cleric: 1}}
  pennant: {fixed: {commander: 2, warrior: 1, cleric: 1}}
units:
  standard:
    human_sword_blue: ["5.5", "5.6", "5.7"]
  pennant:
    human_sword_blue: ["4.5", "4.6", "4.7"]
"""
