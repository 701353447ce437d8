# Banneret: rules
rules-no-clause = There is no clause { $id }.
