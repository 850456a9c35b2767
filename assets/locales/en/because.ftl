# Why a wrong answer chosen in a lesson is wrong.
because-both-ends-leave-rest = Your opponent would take −1 and 4 and leave you the −5. You'd end with −2, they with 3.

because-coin-piles-values-sizes = In nim, one move can take a whole heap of 5. Here you can take at most 4.

because-coins-mex-mex-one = 2 coins lead only to 1 coin, and its value is 1. So 1 isn't missing.
because-coins-mex-mex-two = The value is 2 only if moves lead to both 0 and 1. From 2 coins there's just one move.

because-coprime-product-after-all = That would allow 6. But 6 and your 2 can both be divided by 2.

because-date-day-last = After 31.10 your opponent names 31.12, the same day in a later month, and wins.

because-euclid-good-no = After that nobody has a choice: your opponent takes 5, you 3, they 2, and you win from 2 and 1.

because-fibonacci-lost-three = 6 isn't lost: take 1. If your opponent takes 2, take the last 3. If they take 1, so do you, leaving 3.

because-gold-greedy-one = They aren't limited to one bar. They may take twice as many as you did.

because-king-lost-odd = 1 up and 1 right are both odd, yet a single diagonal step wins.

because-matches-five-much = Try it: a move leaves a run of 3, or 1 and 2. Then just one move is left.

because-moore-columns-by-two = Try heaps of 1 and 1. Counting by twos says that whoever moves loses, yet they take both and win.

because-nim-columns-who-other = You have 72 moves, and three of them leave your opponent no good reply.
because-nim-columns-odd-low = 14 and 23 have a 4, and 9 and 23 have a 1. That's two each.
because-nim-flip-row-outer = 18 = 16 + 2 and 23 = 16 + 4 + 2 + 1. Neither has an 8.

because-nim-misere-normal-yes = Your opponent takes one of them. You have to take the last, and you lose.

because-nim-pairs-who-begins = Take one whole heap, and your opponent takes the other. Would taking fewer save you?
because-nim-small-who-begins = Say you take the whole 3. Your opponent makes 1 and 2 equal, then copies you to the end.

because-nimbi-row-outer = There's nothing beyond an outer row. The other two rows stay together as one 2×3 part.

because-product-top-half = From 51 on, even 2 is enough. But you can multiply by more: 20 × 9 = 180.

because-program-last-second = You make the first move, your opponent the second, you the third. Count on to the fifth.

because-rope-mirror-place-end = 1 cm from the left end is just like 1 cm from the right end.

because-subtraction-leave-nine = From 9, your opponent takes all 9 at once and wins.
because-subtraction-leave-eleven = From 11, they take 1. Whatever you take then, they take the rest.

because-ticktacktwo-first-corner = After a corner, six of your opponent's eight replies keep the draw.
because-ticktacktwo-first-edge = After the middle of an edge, your opponent has a reply that beats you.

because-wythoff-lost-line = From 1,1 the queen goes straight into the corner, so whoever moves there wins.
because-octal-equal-end = At an end, one row of 4 is left, with no second row to copy in.
because-sum-twin-two = The king can move to a square worth 2. From a heap of 2, no move leaves 2.
because-graph-end-two = From 2 your opponent goes straight to 0, and you can't move.

because-hackenbush-alone-first = Try it. If Red goes first and cuts the top, your blue piece still stands, and Red has nothing left.
because-hackenbush-whole-even = Try it with Red to go first. Red cuts the top, and you both have one piece, but it is your turn.
because-hackenbush-quarter-half = Then stalk 1 would be as good as a whole blue piece. But Red can still cut the middle and take the top with it.
because-hackenbush-quarter-nothing = Cut the top first, and red on blue is still there. So the top piece is one cut more for you.

because-staircase-aside-count = The coins you pushed lie on step 1 now. Your opponent pushes them to the ground, and you have gained nothing.
because-chomp-leave-even = Your opponent takes the upper right square and leaves 2 and 1. After any bite of yours, they leave you the poisoned square.
because-domineering-column-outer = The other two columns stay side by side, so Horz can lay across them in every row.
because-domineering-first-long = In A only one more domino fits after yours, or after Horz's. It can wait: there's more to gain in B.
because-green-decides-cancel-blue = Red has as many, upside down. If you cut your piece of stalk 1, Red is half a move ahead.
because-green-stalks-three-first = Try any cut. Your opponent always has a cut that leaves two equal stalks.
