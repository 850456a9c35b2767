# What sizes and parts are called in plain words: the parts where they are too many to be listed, a size, the last of several.
plain-nim-parts = 1, 2, 4, 8 и така нататък
plain-nim-size = { $size }
