# Banneret: map
