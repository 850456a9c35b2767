# The lessons: first what all of them say, then each with its title, its goal, and its texts in their order.
lesson-heading = Lessons
lesson-list = Lessons, along the path
lesson-progress = { $done } of { $count } done
lesson-about = { $steps } steps; { $par ->
    [one] 1 move of your own.
   *[other] { $par } moves of your own.
  }
lesson-best = Your best: { $stars }, { $moves ->
    [one] 1 move.
   *[other] { $moves } moves.
  }
lesson-mark-told = told
lesson-count = step { $step } of { $steps } · moves { $moves }, par { $par }
lesson-first = This is the first step.
lesson-restarted = From the first step again.
lesson-not-this = Not this one. Choose again, or let Space tell it.
lesson-wrong = That gives away what you had: { $words }.
lesson-other = Another move is looked for here, though this would do, too: { $words }.
lesson-refuted = The answer: { $words }. Now the other has what you had. Try another move.
lesson-slip = Your move, { $words }: { $gave } The game goes on; Backspace or u takes the move back.
lesson-gone = Since this move the other has what you had: { $words }. Backspace or u takes your moves back, one at a time.
lesson-failed = { $cause ->
    [lost] Lost. The perfect player needs one slip only; the same position stands ready for another try.
    [mistake] With that move the win is gone. The same position stands ready for another try.
   *[moves] More than { $most ->
        [one] 1 move
       *[other] { $most } moves
      }. The lesson begins again, with all you know of it now.
  }
lesson-done = { $stars } Done, with { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  } of your own; { $par } are enough.
lesson-told = Done; some of its moves were shown. r begins it again: moves that you find yourself earn stars.
lesson-untold = The lesson comes to the reason of this position later.
lesson-untold-move = Your move first; then the reason.
lesson-untold-alone = Alone: the reason comes with a move that Space shows.
lesson-unlisted = The list of all moves would tell the answer: in a lesson it comes only where the whole reason is told.
lesson-over = { $who ->
    [you] You win.
    [machine] Perfect wins.
    [rival] The machine wins.
    [first] First wins.
   *[second] Second wins.
  } { $offer }.
lesson-over-draw = A draw. { $offer }.
lesson-offers = { $first }; { $second }
lesson-back-step = Backspace goes a step back
    .short = earlier
lesson-back-move = Backspace takes it back
    .short = take back
lesson-back-game = Backspace begins the game again
    .short = play again
lesson-cue-on = Space goes on
    .short = next
lesson-cue-think = Think; then Space goes on
    .short = next
lesson-cue-answer = Think; then Space tells it
    .short = tell
lesson-cue-check = Enter marks; Space checks
    .short = check
lesson-marks-wrong = { $count ->
    [one] { $count } mark is wrong or missing: it is shown with !. Mend it, or see them all.
   *[other] { $count } marks are wrong or missing: they are shown with !. Mend them, or see them all.
  }
lesson-marks-right = All are right. What do they have in common?
lesson-marks-shown = These are good to leave, and no others.
lesson-fault-field = step { $step }: there is no map of this game with such a field (from, size), or it has more than { $most } positions.
lesson-cue-find = Think; then Space shows it
    .short = show
lesson-cue-free = Play; or Space shows a move
    .short = show
lesson-cue-play = Space plays it
    .short = play it
lesson-cue-wait = The solver is at work
    .short = next
lesson-cue-reply = Space replies
    .short = reply
lesson-cue-back = Space takes it back
    .short = take back
lesson-cue-again = Space begins again
    .short = again
lesson-cue-leave = Space: back to the list
    .short = to the list
lesson-cue-next = Space: on to the next lesson
    .short = next lesson
lesson-end-play = Play it: { $name }, against Coach
lesson-end-next = Next lesson: { $title }
lesson-end-list = All lessons
lesson-fault = { $file }: { $what }
lesson-fault-form = { $reason }
lesson-fault-end = the last step must be a game that is played alone: free = "…"
lesson-fault-early = step { $step } is a game that is played alone, free, and such a game is the last step
lesson-fault-par = par is at least 1, and most is at least par
lesson-fault-stop = there is no stop { $stop } on the path for this game
lesson-fault-deeds = step { $step } has several deeds or none: say, ask, find and free exclude one another, as do reveal, aim, play and reply
lesson-fault-answer = step { $step }: right names none of the choices
lesson-fault-position = step { $step }: { $what }
lesson-fault-unsettled = step { $step } names a move, but which position stands there depends on what was found: list moves in the step before, or set up a position
lesson-fault-much = step { $step } is too much: at most { $most } steps of a reason are told in one, and at most { $most } positions may be on the board

lesson-nim-small-title = Nim: 1, 2 and 3
lesson-nim-small-goal = Take three small heaps back to two equal ones, and see how 3 pairs with 2 and 1.
lesson-nim-small-start = Heaps of 1, 2 and 3, and the other begins. Whoever takes the last object wins.
lesson-nim-small-who = Who would you rather be here?
lesson-nim-small-who-begins = The one who begins
lesson-nim-small-who-answers = The one who answers
lesson-nim-small-see = The one who answers. Let the other try everything: take a whole heap of 3, of 2, of 1.
lesson-nim-small-takes-three = The other takes all of heap 3: 1 and 2 are left.
lesson-nim-small-equal = Make the two that are left equal.
lesson-nim-small-takes-two = The same heaps again. Now the other takes all of heap 2: 1 and 3 are left.
lesson-nim-small-again = Which move leaves two equal heaps?
lesson-nim-small-takes-one = Once more. The other takes heap 1: 2 and 3 are left.
lesson-nim-small-last = Make them equal again.
lesson-nim-small-parts = Look at heap 3 as 2 and 1. Then the 1 has a partner, the 2 has a partner, and nothing stands alone. Whatever is taken, you can pair the rest again.
lesson-nim-small-make = Here you begin: 1, 2 and 4. Leave 1, 2 and 3.
lesson-nim-small-alone = Alone: 1, 3 and 5. You begin; leave three heaps that you know.
lesson-nim-columns-title = Nim: columns and crosses
lesson-nim-columns-goal = Find the winning move among five heaps: columns, crosses, the heap, the flip.
lesson-nim-columns-start = Five heaps: 18, 8, 14, 9 and 23. Take as many as you like from one of them; whoever takes the last object wins. It is your turn. A look does not tell who wins, but counting in columns does.
lesson-nim-columns-who = Who can win here? Guess before you count.
lesson-nim-columns-who-you = You, who move
lesson-nim-columns-who-other = The other
lesson-nim-columns-verdict = You can. Write every heap as a sum of powers of two: 18 = 16 + 2, 8 = 8, 14 = 8 + 4 + 2, 9 = 8 + 1, 23 = 16 + 4 + 2 + 1.
lesson-nim-columns-columns = So they stand under one another, a column for each of 16, 8, 4, 2 and 1.
lesson-nim-columns-odd = In which columns does an odd number of heaps stand?
lesson-nim-columns-odd-low = In those of 4 and 1
lesson-nim-columns-odd-right = In those of 8 and 2
lesson-nim-columns-crosses = Three heaps stand in the column of 8, three in that of 2: a cross under each. Leave no cross, and you win: any move changes columns of one heap, so it makes a cross again.
lesson-nim-columns-row = The highest cross stands under 8. A heap that mends it must lose its 8. Which heaps have one?
lesson-nim-columns-row-outer = Heaps 1 and 5
lesson-nim-columns-row-inner = Heaps 2, 3 and 4
lesson-nim-columns-heap = Heaps 2, 3 and 4: each of them will do. Take heap 2, which is one 8.
lesson-nim-columns-flip = Turn it round under the crosses: its 8 goes, and a 2 comes. Of the 8 there stay 2.
lesson-nim-columns-aim = So take 6 from heap 2.
lesson-nim-columns-played = 18, 2, 14, 9 and 23 are left, and every column is even.
lesson-nim-columns-reply = The other takes 1 from heap 4, and 9 becomes 8. Its 1 is gone, and one column has changed.
lesson-nim-columns-find = Now you: the only cross stands under the column of 1. Which heap has a 1 there?
lesson-nim-columns-wrong = That leaves a column odd. Only the column of 1 is to be changed: look for an odd heap.
lesson-nim-columns-found = 23 becomes 22, and there is no cross. So it goes on: after your move there is never one. All heaps empty is such a position, too, and it is you who reaches it.
lesson-nim-columns-alone = Now alone: 3, 4 and 5, and you begin. Columns, crosses, the heap, the flip.

lesson-nim-pairs-title = Nim: two heaps
lesson-nim-pairs-goal = Find out which two heaps are good to leave, and why.
lesson-nim-pairs-start = Two heaps of 5, and the other begins. Whoever takes the last object wins.
lesson-nim-pairs-who = Who would you rather be here?
lesson-nim-pairs-who-begins = The one who begins
lesson-nim-pairs-who-answers = The one who answers
lesson-nim-pairs-verdict = The one who answers. The heaps are equal, and whatever the other does, you can make them equal again.
lesson-nim-pairs-reply = The other takes 3 from heap 1: 2 and 5 are left.
lesson-nim-pairs-find = What restores the pair?
lesson-nim-pairs-found = Whatever is done to one heap, you do to the other. After each of your moves the heaps are equal, and at last both are empty.
lesson-nim-pairs-make = Here you begin: 4 and 7. Make the pair yourself.
lesson-nim-pairs-alone = Alone: 2 and 6. You begin.

lesson-nim-misere-title = Misère: where nim turns
lesson-nim-misere-goal = Lose the last object: play as in nim, and turn when one large heap is left.
lesson-nim-misere-start = Misère: whoever takes the last object loses. The heaps are 1, 1 and 4, and it is your turn.
lesson-nim-misere-normal = If the last object won, you would take all of the 4 and leave 1 and 1. Is that good here?
lesson-nim-misere-normal-yes = Yes
lesson-nim-misere-normal-no = No
lesson-nim-misere-turn = No: the other takes one, and the last is yours. But there is a better move: one heap alone is larger than 1, and this is where misère turns.
lesson-nim-misere-find = Leave an odd number of ones, so that the other has to take the last. How many do you leave of the 4?
lesson-nim-misere-found = 1, 1 and 1: one for the other, one for you, and the last is theirs.
lesson-nim-misere-rule = While two heaps or more are larger than 1, play as if the last object won. Turn when only one of them is left: leave an odd number of ones.
lesson-nim-misere-alone = Alone: 2 and 3, and the last object loses. You begin.

lesson-moore-columns-title = Moore's nim: free digits
lesson-moore-columns-goal = Lower up to two heaps: columns counted by three, and digits that can be chosen.
lesson-moore-columns-start = Heaps of 3, 5, 7 and 9. One move may lower one heap or two, each by as many as you like; whoever takes the last object wins. Your turn.
lesson-moore-columns-by = In nim the ones of a column are counted by twos. By what are they counted where two heaps may change at once?
lesson-moore-columns-by-two = By twos
lesson-moore-columns-by-three = By threes
lesson-moore-columns-verdict = By threes, k + 1 = 3: two heaps change a column by two ones at the most, never by three. If every sum is a multiple of 3, no move keeps it so.
lesson-moore-columns-columns = The ones: one in the column of 8, two in that of 4, two in that of 2, four in that of 1. No sum is a multiple of 3, so there is much to mend.
lesson-moore-columns-cut = Begin on the left. The column of 8 has one 1, that of heap 4, and it must go. Then all lower digits of heap 4 can be chosen.
lesson-moore-columns-find = The other heaps, 3, 5 and 7, have two ones in the column of 4, two in that of 2, three in that of 1. Which number completes the threes in heap 4? Leave that.
lesson-moore-columns-found = 110 is 6: a third one in the columns of 4 and 2, none in that of 1, which has three. Now every sum is 3, and whatever the other breaks, you mend.
lesson-moore-columns-alone = Alone: 1, 2 and 3, and two heaps may be lowered. You begin.

lesson-subtraction-title = 17 coins, up to 9
lesson-subtraction-goal = Find the number of coins that is good to leave, and why.
lesson-subtraction-start = 17 coins. A move takes 1 to 9 of them, and whoever takes the last one wins. Your turn.
lesson-subtraction-leave = Think from the end: how many may you leave so that, whatever the other takes, the rest is yours?
lesson-subtraction-leave-nine = 9
lesson-subtraction-leave-ten = 10
lesson-subtraction-leave-eleven = 11
lesson-subtraction-mark = Before anything is told: mark every number of coins from 0 to 20 that is good to leave. 0 is one: the other cannot move.
lesson-subtraction-verdict = 10: the other takes 1 to 9, and 9 to 1 are left for you. Nobody takes 10 at once, but two moves can always make 10 together.
lesson-subtraction-find = Leave 10 of the 17.
lesson-subtraction-reply = The other takes 4. Six are left.
lesson-subtraction-rest = Complete the ten.
lesson-subtraction-rule = 4 + 6 = 10. So it is with larger piles, too: leave a multiple of 10, and answer t by 10 − t. In general the number is m + 1.
lesson-subtraction-alone = Alone: 23 coins, up to 4 at a time. Which multiples do you leave? You begin.

lesson-euclid-title = Euclid's game and Φ
lesson-euclid-goal = Compare the ratio of two piles with Φ, and leave the other below it.
lesson-euclid-start = Piles of 13 and 8. Take a multiple of the smaller from the larger; whoever empties a pile wins. Your turn.
lesson-euclid-good = There is only one move here, 8 from 13. Is it good? Note that 13 and 8 are neighbours in the Fibonacci row 1, 2, 3, 5, 8, 13.
lesson-euclid-good-yes = Yes
lesson-euclid-good-no = No
lesson-euclid-verdict = It is. The ratio of the piles decides: above Φ = 1.618... whoever moves wins, below it loses. 13 : 8 = 1.625 lies just above.
lesson-euclid-played = 8 and 5 are left: 8 : 5 = 1.6, just below Φ. Neighbours in the row come ever nearer to Φ, from above and from below in turn.
lesson-euclid-reply = The other has only one move, too: 5 from 8. That leaves 5 : 3 = 1.667, above Φ again.
lesson-euclid-find = A freer choice: 25 and 7. You may take 7, 14 or 21. Leave a pair below Φ.
lesson-euclid-found = 11 : 7 = 1.571, below. Taking 7 leaves 18 : 7 = 2.571, and taking 21 leaves 7 : 4 = 1.75, both above.
lesson-euclid-alone = Alone: 13 and 5. You begin.

lesson-fibonacci-title = The table of moves to 20
lesson-fibonacci-goal = Take from a till by the smallest Fibonacci part.
lesson-fibonacci-start = 20 coins in a till. The first move takes 1 or 2, after that at most twice what was just taken. Whoever empties the till wins; you begin.
lesson-fibonacci-lost = With which numbers does whoever begins lose? Try 3: take 1 and 2 stay, take 2 and 1 stays.
lesson-fibonacci-lost-three = 3, 6, 9, 12 ...
lesson-fibonacci-lost-fibonacci = 3, 5, 8, 11, 13 ...
lesson-fibonacci-mark = The other may take 1 or 2. Mark every number of coins up to 13 that is then good to leave. 0 is one.
lesson-fibonacci-verdict = 3, 5, 8, 11, 13: written as Fibonacci numbers, the largest first, 11 is 8 + 3, and none of them has a part of 1 or 2, which you may take. 20 = 13 + 5 + 2 has one (Zeckendorf), so you can win.
lesson-fibonacci-find = Your limit is 2, and the smallest part of 13 + 5 + 2 is within it. Take that part.
lesson-fibonacci-found = 18 = 13 + 5 is left. The smallest part is 5, and the other may take 4 at the most. Whatever they take, they leave a small part within your reach.
lesson-fibonacci-table = The table says so for every number of coins (the rows) and every last move (the columns): what to take, and 0 where all is lost. With w more of it is in sight.
lesson-fibonacci-alone = Alone: 12 coins. Which is the smallest part? You begin.

lesson-gold-title = Gold bars 1, 2, 4, 8
lesson-gold-goal = Weigh what a move takes against what it allows.
lesson-gold-start = Bars worth 1, 2, 4 and 8, in this order. Take from the left, 1 or 2 of them first, then at most twice what was just taken. The larger total wins; you begin.
lesson-gold-greedy = Taking two bars brings 1 + 2 = 3 at once. What may the other take then?
lesson-gold-greedy-one = The 4
lesson-gold-greedy-both = The 4 and the 8
lesson-gold-greed = Up to 4 bars, so the 4 and the 8: 12 against your 3. A move is worth what it takes, and what it leaves the other.
lesson-gold-verdict = You can have 9 of the 15: the best is what is left in all less the least that one of your takes leaves the other. The table counts it from the end.
lesson-gold-find = One bar or two? Leave the other as little as you can.
lesson-gold-found = If the other takes the 2, you take 4 and 8. If they take 2 and 4, the 8 is yours, with the 1 that makes 9. More than 6 they cannot get.
lesson-gold-alone = Alone: 3, 1, 2 and 5. Get more than the other.

lesson-both-ends-title = Leave the debts
lesson-both-ends-goal = Count what a take brings, and what it leaves for the other to take.
lesson-both-ends-start = A row of numbers: 3, −1, 4 and −5. Take as many as you like from the left end or from the right one, until none is left; the larger sum wins. You begin.
lesson-both-ends-leave = All numbers are taken in the end, the debts too. Which would you leave the other?
lesson-both-ends-leave-rest = −1, 4 and −5
lesson-both-ends-leave-debt = −5 alone
lesson-both-ends-greed = −5 alone. Whoever takes only the 3 leaves a choice: the other takes −1 and 4, and then the −5 is yours.
lesson-both-ends-verdict = A take is worth what it brings less the best that the other can have of the rest. D counts that for every part of the row, the shortest first.
lesson-both-ends-find = Take so that only the debt is left.
lesson-both-ends-found = 3 − 1 + 4 = 6, and the other must take −5: you are ahead by 11. Of a single number D is the number itself, and here it helps you.
lesson-both-ends-alone = Alone: 5, −4, −3, −2 and 2. You begin.

lesson-coins-mex-title = From the empty till upward
lesson-coins-mex-goal = Number the positions, and find where the numbers begin again.
lesson-coins-mex-start = 15 coins. A move takes 1, 3 or 4; whoever cannot move loses. Your turn.
lesson-coins-mex-mex = Give every number of coins a value: the smallest number that none of its moves leads to (mex). 0 coins: 0. 1 coin leads to 0: 1. 2 coins lead to 1 coin alone, whose value is 1. What is their value?
lesson-coins-mex-mex-zero = 0
lesson-coins-mex-mex-one = 1
lesson-coins-mex-mex-two = 2
lesson-coins-mex-mark = Mark every number of coins up to 13 that is good to leave. Begin with 0, from which nobody can take.
lesson-coins-mex-verdict = 0: the smallest that is missing. So it goes on: 0, 1, 0, 1, 2, 3, 2, and after seven of them the same begins again.
lesson-coins-mex-find = Value 0 is lost for whoever moves: 0, 2, 7, 9, 14, 16 ... Which of them can you reach from 15?
lesson-coins-mex-found = 14 = 2 × 7 stands like 0. From there 13, 11 and 10 can be reached, none of value 0, and from each of them you come back to one.
lesson-coins-mex-alone = Alone: 10 coins, the same set. You begin.

lesson-coin-piles-title = Several piles are nim
lesson-coin-piles-goal = Play nim with the values of piles.
lesson-coin-piles-start = Two piles, 5 and 8. A move takes 1, 3 or 4 coins from one of them; whoever cannot move loses. Your turn.
lesson-coin-piles-values = The values of 0 to 8 coins are 0, 1, 0, 1, 2, 3, 2, 0, 1. Which heaps of nim do the piles stand for?
lesson-coin-piles-values-sizes = 5 and 8
lesson-coin-piles-values-values = 3 and 1
lesson-coin-piles-verdict = 3 and 1: a pile behaves like a heap of its value. Two unequal heaps, so you can win.
lesson-coin-piles-find = As in nim: make the values equal. Which move does it?
lesson-coin-piles-found = 4 of the 5 leave 1 coin, of value 1, beside 8 coins, of value 1: two equal heaps.
lesson-coin-piles-alone = Alone: piles of 3 and 4. You begin.

lesson-strip-mirror-title = Mirror on the strip
lesson-strip-mirror-goal = Win without counting: the middle, then images.
lesson-strip-mirror-start = A strip of 11 cells. Cross out 1 to 3 neighbouring free cells; the last move wins. You begin.
lesson-strip-mirror-axis = There is nothing to count here. What could you make of the strip so that every move of the other has an answer?
lesson-strip-mirror-halves = Two equal halves. Then whatever can be done on one can be done on the other.
lesson-strip-mirror-find = Make them.
lesson-strip-mirror-reply = The other crosses out cell 2.
lesson-strip-mirror-image = Which cell is its mirror image?
lesson-strip-mirror-found = 2 and 10, both one step from an end: i is answered by 12 − i. The image of a free place is free, so it is the other who is first to find none.
lesson-strip-mirror-alone = Alone: 8 cells, 1 or 2 at a time. Where is the middle? You begin.

lesson-rope-mirror-title = Mirror on the rope
lesson-rope-mirror-goal = The same idea where places cannot be counted.
lesson-rope-mirror-start = A rope of 10 cm. Cut one piece in two, wherever you like. Whoever first makes a piece shorter than 1 cm loses. You begin.
lesson-rope-mirror-place = There are endlessly many places to cut. Which of them is like no other?
lesson-rope-mirror-place-end = 1 cm from an end
lesson-rope-mirror-place-middle = The middle
lesson-rope-mirror-verdict = The middle: it is its own mirror image, and what lies on one side of it lies on the other, too.
lesson-rope-mirror-find = Cut there.
lesson-rope-mirror-reply = The other cuts at 2: of the left 5 cm, 2 and 3 are made.
lesson-rope-mirror-image = Do the same on the other half: 2 and 3, or 3 and 2.
lesson-rope-mirror-found = The pieces are equal in pairs again. If the other could make a safe cut, so can you; the first unsafe one is theirs.
lesson-rope-mirror-alone = Alone: a rope of 6 cm. You begin.

lesson-table-mirror-title = Mirror on the round table
lesson-table-mirror-goal = The centre, and then the other side.
lesson-table-mirror-start = A round table of radius 5, and coins of radius 1. Lay one coin after another flat on the table, without overlap; whoever finds no place loses. You begin.
lesson-table-mirror-place = Nobody can list the places. But if all of the table is turned by half a turn, one place stays where it is. Which?
lesson-table-mirror-verdict = The centre. Once a coin lies there, every free place has an image on the other side, and does not overlap it.
lesson-table-mirror-find = Lay your coin there.
lesson-table-mirror-reply = The other lays a coin 3 to the right of the centre.
lesson-table-mirror-image = Where is the image of that place?
lesson-table-mirror-found = 3 to the left. Where the other has found a place, its image is free: so you always find one.
lesson-table-mirror-alone = Alone: a table of radius 3. You begin.

lesson-program-title = The program's last line
lesson-program-goal = Have the last word.
lesson-program-start = Two variables are picked, then three lines are filled in turn, and the program runs. If A and B differ at its end, first wins; if they are equal, second. You are first.
lesson-program-last = A, B, and three lines: five moves. Who makes the last?
lesson-program-last-first = You
lesson-program-last-second = The other
lesson-program-verdict = You fill the last line. Before it the program is in one of four states, and an operator turns each into another or leaves it: three can be reached, and only two of the four are bad for you.
lesson-program-find = So whatever comes before, your last line finds a good end. Begin as you like.
lesson-program-found = The rest of the way does not matter: count the moves, and see to it that the last is yours.
lesson-program-alone = Alone: one line only. Pick, and then fill it so that A and B differ.

lesson-ticktacktwo-title = × wins tick-tack-two
lesson-ticktacktwo-goal = Find the win that tic-tac-toe does not have.
lesson-ticktacktwo-start = Three signs each, as in tic-tac-toe; but when all six are placed, one of your own slides a step at each turn. Three in a row win. You are ×.
lesson-ticktacktwo-first = Tic-tac-toe is drawn. Here one first move wins. Which?
lesson-ticktacktwo-first-corner = A corner
lesson-ticktacktwo-first-edge = The middle of an edge
lesson-ticktacktwo-first-centre = The centre
lesson-ticktacktwo-verdict = The centre: four of the eight lines run through it. Through a corner run three, through the middle of an edge two.
lesson-ticktacktwo-find = Take the centre.
lesson-ticktacktwo-reply = The other takes a corner.
lesson-ticktacktwo-second = Two of your moves win now, and five only draw. Which edges does the other's corner not touch?
lesson-ticktacktwo-found = A threat, which the other has to parry at once, and then the next. Nine moves in all are enough.
lesson-ticktacktwo-alone = Alone, from the beginning.

lesson-king-title = The king and the corner
lesson-king-goal = Find the squares that are good to leave the king on, and why.
lesson-king-start = The king goes one square right, up, or both at once. Whoever brings him to the far corner wins. 7 to go in each direction, and you begin.
lesson-king-lost = Go back from the corner: whoever is to move one square away wins. With which distances, up and right, is whoever is to move lost?
lesson-king-lost-odd = Both odd
lesson-king-lost-even = Both even
lesson-king-mark = Mark every square of this corner that is good to leave the king on. The corner itself is one: there the game is over.
lesson-king-verdict = Both even: a step makes one of them odd, or both, and the same step again makes them even.
lesson-king-find = 7 and 7: make both even.
lesson-king-found = 6 and 6 are left. At the end both are 0, which is even, too, and you have made that step.
lesson-king-alone = Alone: 4 rows and 6 columns. You begin.

lesson-wythoff-title = The queen's golden pairs
lesson-wythoff-goal = Leave the other a pair of whole parts of kΦ and kΦ².
lesson-wythoff-start = The queen goes any number of squares left, down, or left and down. Whoever brings her to the corner 0,0 wins. She stands 4 above it and 5 to the right, and you begin.
lesson-wythoff-lost = In the corner's row, column and diagonal one move wins. Which square outside them leads to none but these?
lesson-wythoff-lost-line = 1,1
lesson-wythoff-lost-knight = 1,2
lesson-wythoff-mark = Mark every square near the corner that is good to leave the queen on. Each line through a marked square holds no other.
lesson-wythoff-pairs = 1 and 2, a knight's move from the corner, and 2 and 1 with it: whoever moves there loses. The next pairs are 3 and 5, 4 and 7, 6 and 10.
lesson-wythoff-verdict = Each pair begins with the least number that stands in none before, and its difference is one more. These are the whole parts of kΦ and kΦ². So every number stands in one pair, and every difference belongs to one.
lesson-wythoff-find = 4 and 5: leave a pair.
lesson-wythoff-found = Down by 1 leaves 3 and 5; left and down by 3 leaves 1 and 2, as their difference is 1, too. Either wins.
lesson-wythoff-alone = Alone: 6 and 8. You begin.

lesson-date-title = Twelve good days
lesson-date-goal = Go back from the last day of the year.
lesson-date-start = Name a later day of the same month, or the same day of a later month. Whoever names 31.12 wins. It is 01.10, and your turn.
lesson-date-day = Go back: whoever names 30.11 forces 30.12 and then wins with the 31st. Which day of October is the good one?
lesson-date-day-last = 31.10
lesson-date-day-good = 29.10
lesson-date-mark = Mark every date from 22 October on that is good to name. Begin at the end: 31 December wins.
lesson-date-verdict = 29.10: each month has one such day, and each of these days one month. Day less month is always 19.
lesson-date-find = Name it.
lesson-date-reply = The other names 29.12.
lesson-date-next = Which date is next?
lesson-date-found = The last. From a good date no move leads to a good one, and from every other one does.
lesson-date-alone = Alone: it is 05.08. You begin.

lesson-product-title = A ladder of products
lesson-product-goal = Divide by 9 and by 2 in turn.
lesson-product-start = The product is 1. Multiply it by 2 to 9; whoever makes it exceed 100 wins. Your turn.
lesson-product-top = From which products can you exceed 100 with one factor?
lesson-product-top-tenth = From 12 on
lesson-product-top-half = From 51 on
lesson-product-verdict = From 12 on, for 12 × 9 = 108. So from 6 to 11 every factor, 2 to 9, leads into 12 to 100: lost. From there the ladder goes down by 9 and by 2 in turn.
lesson-product-find = Land on the lost rung, 6 to 11.
lesson-product-found = Whatever the other does, the product is at least 12 and at most 81, and you exceed 100.
lesson-product-alone = Alone: to exceed 1000. Make the ladder in your head. You begin.

lesson-coprime-product-title = Factors that forbid factors
lesson-coprime-product-goal = Leave the other no factor that lands or lives.
lesson-coprime-product-start = The product is 1. Multiply it by 2 to 9, but by no factor that shares a divisor with the one before. Whoever lands in 40 to 50 wins, whoever exceeds 50 loses. You begin, with any factor.
lesson-coprime-product-after = Your factor says which the other may not choose. After 2, which may follow?
lesson-coprime-product-after-odd = 3, 5, 7 and 9
lesson-coprime-product-after-all = All but 2
lesson-coprime-product-verdict = The odd ones alone. After 2 they make 6, 10, 14 or 18: none of them lands, and you can answer each, so 2 wins. After every other first factor there is one that you cannot.
lesson-coprime-product-find = So begin with 2.
lesson-coprime-product-reply = The other multiplies by 9, and 18 is the product. You may not take 3, 6 or 9 now.
lesson-coprime-product-next = No factor takes 18 into 40 to 50. Which one leaves the other without a good factor, too?
lesson-coprime-product-found = 36, and after 2 the least factor is 3: 3 × 36 = 108 exceeds 50. Had the other answered your first 2 by 3 and not by 9, you would have landed by 7; a 5 you answer by 4, a 7 by 3.
lesson-coprime-product-alone = Alone: land in 60 to 70. You begin.

lesson-northcott-title = Gaps are heaps
lesson-northcott-goal = Nim with rams, who may go back, too.
lesson-northcott-start = Two rams on each of three tracks; the left ones are yours. A move takes one ram forward or back, as far as the track is free. Whoever cannot move loses. You begin.
lesson-northcott-gaps = What do the gaps between the rams, 3, 1 and 4, remind you of?
lesson-northcott-verdict = Heaps: going forward takes from one. 3 = 2 + 1: the 2 and the 4 have no partner, so you can win.
lesson-northcott-find = Which gap is to become which, so that every part has a partner?
lesson-northcott-found = 3, 1 and 2: 3 = 2 + 1, and every part has a partner. If the other goes back, the gap grows; go after them by as much, and it is as before. They cannot go back for ever.
lesson-northcott-alone = Alone: two tracks. You begin.

lesson-matches-title = Matches in a row
lesson-matches-goal = A move splits a run in two: add their values.
lesson-matches-start = Seven matches in a row. Take two neighbours; whoever cannot move loses. Your turn.
lesson-matches-five = A move in the middle leaves two runs. The values of runs of 0 to 4 are 0, 0, 1, 1, 2. What is a run of 5 worth?
lesson-matches-five-nothing = Nothing: it is lost for whoever moves
lesson-matches-five-much = More than a run of 4
lesson-matches-verdict = Nothing: its moves leave 3, or 1 and 2, each of value 1, and the smallest that is missing is 0. So if you leave only a run of 5, the other loses. Also two equal runs are worth nothing together.
lesson-matches-find = Leave runs whose values pair up.
lesson-matches-found = Right: now every move changes the value of one run, and you answer so that all pair up again.
lesson-matches-alone = Alone: six matches. You begin.

lesson-nimbi-title = Rectangles and stars
lesson-nimbi-goal = A row cuts the board in two: leave values that cancel.
lesson-nimbi-start = Three rows of three cells. You are Horz: name a free cell, and you take it with all cells beside it in the row, left and right, as far as they are free. The other, Vert, does the same in columns. Whoever takes the last cell wins; you begin.
lesson-nimbi-row = A row that is taken parts the board: what lies above and what lies below do not touch any more. Which row leaves two equal parts?
lesson-nimbi-row-outer = An outer one
lesson-nimbi-row-middle = The middle one
lesson-nimbi-verdict = The middle one: two strips of 1×3. A single cell is worth *, one move for whoever comes first, and so is such a strip: you take all of it, Vert the middle, and two cells stay. Two stars cancel. The board now is * || 0: neither more nor less than 0, it goes to whoever moves.
lesson-nimbi-find = Leave the two strips.
lesson-nimbi-reply = Vert takes the left cell of the upper strip. Two cells stay there, worth more than 0: they are yours whoever begins, for you take both at once and Vert only one.
lesson-nimbi-keep = Beside them lies the lower strip, a star. Which of the two do you take?
lesson-nimbi-found = The star, which goes to whoever comes first. What stays is ↑, the name of a value a little more than 0, and Vert has to move: the last cell is yours.
lesson-nimbi-alone = Alone: two rows of four. You begin. In the reason, a | b is what you can move to and what Vert can; help explains the signs.
lesson-octal-title = Pins in the middle
lesson-octal-goal = Break a row into two equal ones.
lesson-octal-start = Five pins in a row. A move takes one pin or two neighbours, anywhere in the row; who cannot move loses. Your turn.
lesson-octal-equal = You want two equal rows. Where do you take a pin?
lesson-octal-equal-end = at an end
lesson-octal-equal-middle = in the middle
lesson-octal-verdict = In the middle: two rows of 2 are left, and each move in one has its copy in the other.
lesson-octal-find = Do it: which move leaves 2 and 2?
lesson-octal-found = Two equal rows act like two equal heaps of nim: whatever they take, you take the same.
lesson-octal-alone = Alone: eight pins. You begin.
lesson-sum-title = A king and a heap
lesson-sum-goal = Play two different games as one.
lesson-sum-start = A king two steps below the corner and one beside it, and a heap of 2. A move is made in one of them; who cannot move in any loses. Your turn.
lesson-sum-twin = From the king's square moves reach squares worth 0, 1 and 2. Which heap does the king act like?
lesson-sum-twin-two = a heap of 2
lesson-sum-twin-three = a heap of 3
lesson-sum-verdict = Of 3: it is the least number that no move reaches. So 3 stands beside 2, and you can make them equal.
lesson-sum-find = Make the king worth 2, as the heap is. Which move does it?
lesson-sum-found = One step up leaves a king worth 2 beside a heap of 2: equal, as in nim.
lesson-sum-alone = Alone: a king three steps from both edges, and heaps of 1 and 2. You begin.
lesson-graph-title = Back from the end
lesson-graph-goal = Mark a map from its end.
lesson-graph-start = Stairs with a token on 5. An arrow goes down one step or two; who cannot move loses. From 0 no arrow leads on. Your turn.
lesson-graph-end = Who stands on 1 or 2 goes to 0 and wins. From 3 arrows lead to 2 and 1. Where is it good to leave the token?
lesson-graph-end-two = on 2
lesson-graph-end-three = on 3
lesson-graph-verdict = On 3: from there they must go to 2 or 1, and then you go to 0.
lesson-graph-find = You are on 5. Which move leaves them such a name?
lesson-graph-found = From 3 every arrow leads to a name from which you can win: filled backward, from the end.
lesson-graph-alone = Alone: from home to the sea, with more arrows. You begin.
