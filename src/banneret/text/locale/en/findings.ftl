# Banneret: what the check of a file finds. English is what the check itself says: other languages are found by it.

finding-hint = did you mean { $word }?
finding-known = known: { $words }
finding-expected = expected { $what }, got { $got }
finding-integer = an integer
finding-number = a number
finding-text = text
finding-switch = true or false
finding-nothing = nothing
finding-mapping = a mapping
finding-list = a list
finding-verb = a verb
finding-one-of = one of { $words }
finding-at-most = { $what } <= { $n }
finding-at-least = { $what } >= { $n }
finding-length = { $what } of length
finding-name-shape = small letters, digits and underscores, a letter first
finding-number-shape = a capital letter and a number
finding-hex-shape = a number up to 8, a dot, and another number, in quotation marks
finding-list-length = expected a list of { $n }, got one of { $n_got }
finding-few-entries = expected at least { $n } entries, got { $n_got }
finding-many-entries = expected at most { $n } entries, got { $n_got }
finding-unknown-key = unknown key { $key }
finding-missing-key = missing key { $key }
finding-unknown-verb = unknown verb { $verb }
finding-verb-first = the verb { $verb } has to come first
finding-verb-value = verb { $verb } needs a value
finding-twice-key = key { $key } is given twice, first in line { $n }
finding-more = and { $n } more problems
finding-too-large = larger than { $n } MB
finding-binary = not text: it holds binary data
finding-not-utf = not UTF-8 text
finding-empty = the file is empty
finding-not-yaml = not valid YAML: { $why }
finding-tab = a tab indents this line; only spaces may
finding-single-word = a key has to be a single word
finding-nested = nested more than { $n } levels deep
finding-anchors = anchors (&) are not allowed
finding-tags = tags (!) are not allowed
finding-aliases = aliases (*) are not allowed
finding-values = more than { $n } values
finding-one-document = a file holds one document only
