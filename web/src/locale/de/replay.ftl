# Banneret: replay
