# What the steps of help say in games about one number: a smaller case to try, where to look, the idea without the move.
smaller-subtraction = 先试很少的硬币：1 枚、2 枚、3 枚……您愿意留下哪几种？
look-subtraction = 看对方一步和您随后一步合起来取了多少。
idea-subtraction = 无论对方取多少，您都能把两步凑成同一个数。留下一个数，让这样一轮轮走到对您有利的结尾。
smaller-fibonacci = 先试 2、3、4、5 枚硬币。哪几种您愿意让对方先走？
look-fibonacci = 看钱箱由哪些部分组成。把最后一部分与可取的最多枚数比一比。
idea-fibonacci = 取走最后一部分。下一部分太大，对方无法一次取完。
smaller-coins = 先试很少的硬币：0 枚、1 枚、2 枚、3 枚……您愿意留下哪几种？
look-coins = 看最小的几个钱箱，从那里每一步会走到哪里。
idea-coins = 从 0 往上推。如果从某个数走一步都到不了好数，这个数就值得留下。
smaller-product = 先试小的目标，比如 10 或 20。您愿意留下哪些数？
look-product = 看从一个数出发，乘 2 和乘 9 能到多远，两个一起又能到多远。
idea-product = 留下一个乘 9 也超不过目标的数。对方无论怎么乘，您再乘 9 就能超过。再用同样的办法往回推。
