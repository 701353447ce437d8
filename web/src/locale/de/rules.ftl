# Banneret: rules
