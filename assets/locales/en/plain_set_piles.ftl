# Words in the figure: what stands before the columns, what a value is.
why-piles-names = pile: value
why-piles-twin = A pile acts like a heap of its value.
