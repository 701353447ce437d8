# Banneret: combat
