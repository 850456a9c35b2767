# What the steps of help say in each game: a smaller case to try, where to look, the idea without the move.
smaller-nim = 先试两堆：1 和 2，再试 2 和 2，再试 3 和 3。什么时候您总能应对?
look-nim = 看每一堆由哪些 1、2、4、8 组成。
idea-nim = 取到让每种大小（1、2、4、8）都出现在偶数堆里。
