# Why an answer that was chosen in a lesson is not the one.
because-both-ends-leave-rest = From these the other takes −1 and 4, and the −5 is yours. You end with −2, they with 3.

because-coin-piles-values-sizes = In nim one move can take a whole heap of 5. Here it takes 4 at most.

because-coins-mex-mex-one = 2 coins lead only to 1 coin, whose value is 1. So 1 is not missing.
because-coins-mex-mex-two = The value is 2 only where moves lead to values 0 and 1. 2 coins have one move.

because-coprime-product-after-all = 6 is among them, but both 6 and your 2 can be divided by 2.

because-date-day-last = After 31.10 the other names 31.12, the same day of a later month, and wins.

because-euclid-good-no = After it nobody has a choice: the other takes 5, you 3, they 2. You face 2 and 1.

because-fibonacci-lost-three = 6 is no loss: take 1. The other takes 2, you the last 3; they take 1, you 1, leaving 3.

because-gold-greedy-one = One bar is not their limit: they may take twice as many bars as you did.

because-king-lost-odd = 1 up and 1 right are both odd, yet one slanting step wins at once.

because-matches-five-much = Play it: a move leaves a run of 3, or 1 and 2. Then just one move remains.

because-moore-columns-by-two = Heaps 1 and 1: counted by twos, whoever moves would lose. Yet they take both at once.

because-nim-columns-who-other = You have 72 moves here, and three of them leave the other no good reply.
because-nim-columns-odd-low = Column 4 has ones in 14 and 23, column 1 in 9 and 23: two each.
because-nim-columns-row-outer = 18 = 16 + 2 and 23 = 16 + 4 + 2 + 1: there is no 8 in either.

because-nim-misere-normal-yes = Of 1 and 1 the other takes one. You must take the last, and that loses.

because-nim-pairs-who-begins = Take all 5 of one heap, and the other takes the last 5. Does taking fewer save you?
because-nim-small-who-begins = Take all of the 3: the other makes 1 and 2 equal, and answers you to the end.

because-nimbi-row-outer = Beyond an outer row lies nothing. The other two rows stay together, one part of 2×3.

because-product-top-half = From 51 on even factor 2 is enough. But there are larger factors: 20 × 9 = 180.

because-program-last-second = You make the first move, the other the second, you the third. Count on to the fifth.

because-rope-mirror-place-end = 1 cm from the left end is just like 1 cm from the right end.

because-subtraction-leave-nine = From 9 the other takes all nine at once and wins.
because-subtraction-leave-eleven = Of 11 the other takes 1. Whatever you take then, the rest is theirs.

because-ticktacktwo-first-corner = After a corner six of the other's eight replies hold the draw.
because-ticktacktwo-first-edge = After the middle of an edge the other has a reply that beats you.

because-wythoff-lost-line = From 1,1 the queen goes straight into the corner: whoever is to move there wins.
because-octal-equal-end = At an end one row of 4 is left: nothing to copy in.
because-sum-twin-two = A move reaches a square worth 2, and from a heap of 2 no move leaves 2.
because-graph-end-two = From 2 they go to 0 at once, and you cannot move.
