# What the steps of help say in games of piles, runs, totals and last moves.
smaller-coin-piles = 先试一堆，再试相等的两堆。什么时候您总能应对？
look-coin-piles = 逐堆单独看：从它走一步能留下什么？

smaller-matches = 先试一排短的，再试相等的两排。什么时候您总能应对？
look-matches = 看各段，而不看单根火柴：一步最多把一段变成两段。

smaller-moore = 先试每堆一个，堆数比一步能动的多一堆。谁会取到最后一个？
look-moore = 看各堆由哪些 1、2、4、8 组成，数一数每种有几个。

smaller-both-ends = 先试两个数，再试三个，如 5、-1、3。每种走法留下什么？
look-both-ends = 看从左端起的累加和：一步会移动剩余部分的一端。

smaller-gold = 先只看最后三根金条，逐个试各种限额。轮到的一方能得多少？
look-gold = 看您留下的限额：之后可以取哪些金条？

smaller-program = 先试一行的程序，再试两行的。最后一行能改变什么？
look-program = 看最后才填的那一行。它之后可能是哪些值？

smaller-ticktacktwo = 先只放棋子，各放三个，不滑动。什么时候一子能同时造成两个二连？
look-ticktacktwo = 找一条线上有两个相同棋子、第三格空着的地方，现在就有的或走一步后才有的。

smaller-nimbi = 先试一行，再试一列。双方各有几步？
look-nimbi = 看每个空的矩形：行是横方的步数，列是竖方的步数。
