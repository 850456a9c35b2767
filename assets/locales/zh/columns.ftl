# 二进制列之下：该列中 1 的个数是偶数还是奇数。
why-column-even = 偶数
why-column-odd = 奇数
