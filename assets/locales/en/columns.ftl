# Below a column of binary digits: whether its number of 1s is even or odd.
why-column-even = even
why-column-odd = odd
