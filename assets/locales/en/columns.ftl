# Below a column of binary digits: whether its ones are even or odd in number.
why-column-even = even
why-column-odd = odd
