# Banneret: rules
rules-no-clause = Eine Klausel { $id } gibt es nicht.
