"""Small tournaments, Swiss or knockout over days: their pairings and tables come by themselves."""
