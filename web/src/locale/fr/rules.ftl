# Banneret: rules
rules-no-clause = Il n’y a pas de clause { $id }.
