# What the steps of help say in each game: a smaller case to try, where to look.
smaller-nim = 先试两堆：1 和 2，再试 2 和 2，再试 3 和 3。什么时候您总能应对？
look-nim = 看每一堆由哪些 1、2、4、8 组成。
