# What the steps of help say in each game: a smaller case to try, where to look, the idea without the move.
smaller-nim = { $heaps ->
    [1] 先试两堆各 1 个，再试两堆各 2 个。后走的一方总能应对吗？
    [2] 先试两堆各 1 个，再试两堆各 2 个。后走的一方总能应对吗？
   *[other] 先试两堆：1 和 2，再试 2 和 2，再试 3 和 3。什么时候您总能应对?
  }
look-nim = { $heaps ->
    [1] 只剩一堆：看整堆。
    [2] 比较这两堆。
   *[other] 看每一堆由哪些 1、2、4、8 组成。
  }
idea-nim = { $heaps ->
    [1] 只剩一堆，想取多少就取多少。
    [2] 留下相等的两堆：每一步都有一样的应对。
   *[other] 取到让每种大小（1、2、4、8）都出现在偶数堆里。
  }
