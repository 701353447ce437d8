# Banneret: town
