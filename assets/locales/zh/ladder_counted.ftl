# What the steps of help say in games of piles, runs, totals and last moves.
smaller-coin-piles = 先试一堆，再试相等的两堆。什么时候您总能应对？
look-coin-piles = 看每一堆旁边对应的数。哪些走法会改变它，变成多少？
idea-coin-piles = 每一堆都像尼姆里的一堆。让每种大小（1、2、4、8）都出现在偶数堆里。

smaller-matches = 先试一排短的，再试相等的两排。什么时候您总能应对？
look-matches = 看各段，而不看单根火柴：一步最多把一段变成两段。
idea-matches = 每一段都像尼姆里的一堆。让每种大小（1、2、4、8）都出现在偶数堆里。

smaller-moore = 先试每堆一个，堆数比一步能动的多一堆。谁会取到最后一个？
look-moore = 看各堆由哪些 1、2、4、8 组成，数一数每种有几个。
idea-moore = 一步最多动 k 堆。让每种大小（1、2、4、8）都凑成 k + 1 个一组。若取最后一个者败，只剩每堆一个时就要反过来。

smaller-both-ends = 先试两个数，再试三个，如 5、-1、3。每种走法留下什么？
look-both-ends = 看从左端起的累加和：一步会移动剩余部分的一端。
idea-both-ends = 用您取到的数减去对方随后能领先的数。从最短的行开始算起。

smaller-gold = 先只看最后三根金条，逐个试各种限额。轮到的一方能得多少？
look-gold = 看您留下的限额：之后可以取哪些金条？
idea-gold = 从最后一根往回算。对每根金条和每个限额，求出最多能得多少。给对方留下最少的。

smaller-program = 先试一行的程序，再试两行的。最后一行能改变什么？
look-program = 看最后才填的那一行。它之后可能是哪些值？
idea-program = 从任何值出发，一行能到四种中的三种。所以填最后一行的人说了算。

smaller-ticktacktwo = 先只放棋子，各放三个，不滑动。什么时候一子能同时造成两个二连？
look-ticktacktwo = 看未堵住的二连：哪个棋子能到第三格？
idea-ticktacktwo = 一步造成两个二连，对方只能堵一个。给自己的棋子留出滑动的余地。

smaller-nimbi = 先试一行，再试一列。双方各有几步？
look-nimbi = 看每个空的矩形：行是横方的步数，列是竖方的步数。
idea-nimbi = 一个矩形和横过来的同样矩形正好抵消。留下这样的一对，并给自己留些余步。
