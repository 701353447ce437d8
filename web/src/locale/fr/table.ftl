# Banneret: table
