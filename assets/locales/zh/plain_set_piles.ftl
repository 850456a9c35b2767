# Words in the figure: what stands before the columns, what a value is.
why-piles-names = 大小: 值
why-piles-twin = 一堆等于一个大小为其值的尼姆堆。
