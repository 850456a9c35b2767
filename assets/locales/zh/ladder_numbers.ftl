# What the steps of help say in games about one number: a smaller case to try, where to look.
smaller-subtraction = 先试很少的硬币：1 枚、2 枚、3 枚……您愿意留下哪几种？
look-subtraction = 看对方一步和您随后一步合起来取了多少。
smaller-fibonacci = 先试 2、3、4、5 枚硬币。哪几种您愿意让对方先走？
look-fibonacci = 看钱箱由哪些部分组成。把最后一部分与可取的最多枚数比一比。
smaller-coins = 先试很少的硬币：0 枚、1 枚、2 枚、3 枚……您愿意留下哪几种？
look-coins = 看最小的几个钱箱，从那里每一步会走到哪里。
smaller-product = 先试小的目标，比如 10 或 20。您愿意留下哪些数？
look-product = 看从一个数出发，乘 2 和乘 9 能到多远，两个一起又能到多远。
