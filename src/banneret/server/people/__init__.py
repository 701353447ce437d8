"""Who somebody is, if they want to be known again: identities, and what belongs to them."""
