# Banneret: rules
rules-no-clause = Nie ma klauzuli { $id }.
