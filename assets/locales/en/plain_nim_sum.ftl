# Names of parts and sizes in plain words: the parts if there are too many to list, one size, and several.
plain-nim-parts = 1, 2, 4, 8 and so on
plain-nim-size = { $size }s
