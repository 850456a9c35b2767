# Words in the figure: what stands before the columns, what a value is.
why-piles-names = 大小: 值
why-piles-twin = 每堆就像大小等于它的值的尼姆堆。
