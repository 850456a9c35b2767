# Words in the figure: the head of the rows, and the meaning of a value.
why-piles-names = pile: value
why-piles-twin = A pile acts like a heap of its value.
