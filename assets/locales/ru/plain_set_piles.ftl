# Words in the figure: what stands before the columns, what a value is.
why-piles-names = кучка: знач.
why-piles-twin = Кучка — как куча величиной с её значение.
