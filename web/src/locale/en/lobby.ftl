# Banneret: lobby
