# Words in the figure: what stands before the columns, what a value is.
why-piles-names = брой: стойн.
why-piles-twin = Купчинката е като купчина от стойността си.
