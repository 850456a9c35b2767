# Lessons: first the messages all lessons share, then each lesson's title, goal and texts in order.
lesson-heading = Lessons
lesson-list = Lessons, along the path
lesson-progress = { $done } of { $count } done
lesson-about = { $steps } steps, { $par ->
    [one] 1 move to find.
   *[other] { $par } moves to find.
  }
lesson-best = Your best: { $stars } in { $moves ->
    [one] 1 move.
   *[other] { $moves } moves.
  }
lesson-left = You left it at step { $step }.
lesson-mark-told = shown
lesson-one = Lesson
lesson-trying = Only a try: the question is still open.
lesson-try = try a move
lesson-count = step { $step } of { $steps }
lesson-moves = your moves: { $moves } (needed: { $par })
lesson-first = This is the first step.
lesson-restarted = Back at the first step.
lesson-resumed = You left this lesson at step { $step }. Press { KEY("restart", at: "lesson") } to start over.
lesson-wrong = That move ({ $words }) gives away your advantage.
lesson-other = That would work too ({ $words }), but find a different move here.
lesson-refuted = Your opponent's answer: { $words }. Now your advantage is gone. Try another move.
lesson-slip = You made a mistake ({ $words }): { $gave } Play on, or press { KEY("conceal") } or { KEY("undo") } to undo it.
lesson-gone = This is where it went wrong: { $words }. Press { KEY("conceal") } or { KEY("undo") } to undo your moves, one at a time.
lesson-failed = { $cause ->
    [lost] No win this time. Sphinx needs only one slip. The same position is ready for another try.
    [mistake] That move gave it away. The same position is ready for another try.
   *[moves] That took more than { $most ->
        [one] 1 move
       *[other] { $most } moves
      }. Start over: you know more now.
  }
lesson-done = { $stars } Done in { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }. Needed: { $par }. At the first try: { $right } of { $tasks }.
lesson-told = Done, but some answers were shown. Press { KEY("restart", at: "lesson") } to earn the stars yourself.
lesson-untold = The reason comes later in this lesson.
lesson-unlisted = The list of moves would give away the answer. You can see it once the lesson has told you the whole reason.
lesson-over = { $who ->
    [you] You win.
    [first] First wins.
    [second] Second wins.
   *[rival] { called } wins.
  } { $offer }.
lesson-over-draw = A draw. { $offer }.
lesson-offers = { $first }, { $second }
lesson-back-step = { KEY("conceal") } to go back a step
    .short = previous
lesson-back-move = { KEY("conceal") } to undo it
    .short = undo
lesson-back-game = { KEY("conceal") } to play again
    .short = play again
lesson-cue-on = Press { KEY("reveal") } to go on
    .short = next
lesson-cue-think = Think, then press { KEY("reveal") }
    .short = next
lesson-cue-answer = Press { KEY("reveal") } for the answer
    .short = show
lesson-cue-question = Press { KEY("reveal") } to go back to the question
    .short = to the question
lesson-cue-check = { KEY("enter") }: mark · { KEY("reveal") }: check
    .short = check
lesson-cue-which = { KEY("enter") }: mark · { KEY("reveal") }: which
    .short = which
lesson-marks-wrong = { $count ->
    [one] { $count } mark is wrong or missing.
   *[other] { $count } marks are wrong or missing.
  } { $shown ->
    [yes] They're shown with !. Fix them, or press { KEY("reveal") } to see all the right ones.
   *[no] Try to find them, or press { KEY("reveal") } to see which.
  }
lesson-marks-right = You found them all. What do they have in common?
lesson-marks-shown = These are the good ones, and there are no others.
lesson-fault-field = step { $step }: this game has no map with that field (from, size), or the field has more than { $most } positions
lesson-cue-find = Try it, or press { KEY("reveal") }
    .short = show
lesson-cue-free = Make a move, or press { KEY("reveal") }
    .short = show
lesson-cue-play = Press { KEY("reveal") } to play it
    .short = play it
lesson-cue-wait = The solver is at work
    .short = next
lesson-cue-reply = Press { KEY("reveal") } for the reply
    .short = reply
lesson-cue-back = Press { KEY("reveal") } to undo it
    .short = undo
lesson-cue-again = Press { KEY("reveal") } to try again
    .short = again
lesson-cue-leave = Press { KEY("reveal") } for the list
    .short = list
lesson-cue-next = Press { KEY("reveal") } for the next lesson
    .short = next lesson
lesson-end-play = Play it: { $name }, against Coach
lesson-end-next = Next lesson: { $title }
lesson-end-list = All lessons
lesson-fault = { $file }: { $what }
lesson-fault-form = { $reason }
lesson-fault-end = the last step must be a game played alone: free = "…"
lesson-fault-early = step { $step } is a game played alone (free), which only the last step can be
lesson-fault-par = par must be at least 1, and most at least par
lesson-fault-stop = the path has no stop { $stop } for this game
lesson-fault-deeds = step { $step } has no action or too many: say, ask, find and free exclude one another, and so do reveal, aim, play and reply
lesson-fault-answer = step { $step }: right is not one of the choices
lesson-fault-position = step { $step }: { $what }
lesson-fault-unsettled = step { $step } makes a move, but its position depends on the move that was found: list moves in the step before, or set up a position
lesson-fault-much = step { $step } is too long: it can show at most { $most } steps of an explanation, and the board at most { $most } positions

lesson-nim-small-title = Nim: 1, 2 and 3
lesson-nim-small-goal = Turn three small heaps into two equal ones.
lesson-nim-small-insight = From 1, 2 and 3, the second player can always leave two equal heaps.
lesson-nim-small-start = Heaps of 1, 2 and 3, and your opponent goes first. Whoever takes the last object wins.
lesson-nim-small-who = Who would you rather be here?
lesson-nim-small-who-begins = The player who goes first
lesson-nim-small-who-answers = The player who goes second
lesson-nim-small-see = The player who goes second. Let your opponent try taking each whole heap: the 3, the 2, the 1.
lesson-nim-small-takes-three = Your opponent takes the whole heap of 3. That leaves 1 and 2.
lesson-nim-small-equal = Make these two heaps equal.
lesson-nim-small-takes-two = The same heaps again. This time your opponent takes the heap of 2, which leaves 1 and 3.
lesson-nim-small-again = Which move leaves two equal heaps?
lesson-nim-small-alone = On your own: 1, 2 and 3 once more. Your opponent goes first.
lesson-nim-parts-title = Nim: a 3 is a 2 and a 1
lesson-nim-parts-goal = See how a 3 pairs off with a 2 and a 1.
lesson-nim-parts-insight = A 3 is a 2 and a 1: leave heaps whose parts all have partners.
lesson-nim-parts-takes-one = 1, 2 and 3 again. Your opponent takes the heap of 1, which leaves 2 and 3.
lesson-nim-parts-last = Make them equal again.
lesson-nim-parts-parts = Think of the 3 as a 2 and a 1. Then the 1 has a partner, the 2 has a partner, and nothing is left over. Whatever your opponent takes, you can pair up the rest again.
lesson-nim-parts-make = Now you go first, from 1, 2 and 4. Leave 1, 2 and 3.
lesson-nim-parts-alone = On your own: 1, 3 and 5. You go first. Leave three heaps you know.
lesson-nim-columns-title = Nim: columns and crosses
lesson-nim-columns-goal = Lay five heaps out in columns, and find the crosses.
lesson-nim-columns-insight = Split the heaps into 1, 2, 4, 8 and so on, and leave every column even.
lesson-nim-columns-start = Five heaps: 18, 8, 14, 9 and 23. Take as many as you like from one of them. Whoever takes the last object wins. It's your turn. You can't see who wins just by looking, but you can by counting in columns.
lesson-nim-columns-who = Who can win here? Guess before you count.
lesson-nim-columns-who-you = You, since it's your turn
lesson-nim-columns-who-other = Your opponent
lesson-nim-columns-verdict = You can. Write each heap as a sum of powers of two: 18 = 16 + 2, 8 = 8, 14 = 8 + 4 + 2, 9 = 8 + 1, 23 = 16 + 4 + 2 + 1.
lesson-nim-columns-columns = Now line the sums up, with a column each for 16, 8, 4, 2 and 1.
lesson-nim-columns-odd = Which columns have an odd number of 1s?
lesson-nim-columns-odd-low = The 4s and the 1s
lesson-nim-columns-odd-right = The 8s and the 2s
lesson-nim-columns-crosses = The 8s column has three 1s, and so does the 2s column. Each gets a cross. Leave no cross, and you win: the next move changes just one heap, so it always makes a cross again.
lesson-nim-columns-alone = On your own: 2, 4 and 7. You go first. Leave no cross.
lesson-nim-flip-title = Nim: which heap, how much
lesson-nim-flip-goal = Clear all the crosses with one move.
lesson-nim-flip-insight = Take from a heap under the highest cross, and flip its digits under all crosses.
lesson-nim-flip-start = The five heaps again: 18, 8, 14, 9 and 23. Two columns are odd, the 8s and the 2s, so it's a win for you.
lesson-nim-flip-row = The highest cross is in the 8s column. To clear it, some heap has to lose its 8. Which heaps have one?
lesson-nim-flip-row-outer = Heaps 1 and 5
lesson-nim-flip-row-inner = Heaps 2, 3 and 4
lesson-nim-flip-heap = Heaps 2, 3 and 4, and any of them will do. Let's use heap 2, which is a single 8.
lesson-nim-flip-flip = Flip its digits under the crosses: the 8 goes out, and a 2 comes in. So heap 2 shrinks from 8 to 2.
lesson-nim-flip-played = That leaves 18, 2, 14, 9 and 23, and every column is even.
lesson-nim-flip-reply = Your opponent takes 1 from heap 4, so the 9 becomes 8. It has lost its 1, and one column has changed.
lesson-nim-flip-find = Your turn. The only cross is under the 1s column. Which heap has a 1 there?
lesson-nim-flip-wrong = That leaves a column odd. Only the 1s column needs to change, so look for an odd heap.
lesson-nim-flip-found = 23 becomes 22, and the cross is gone. Go on like this, and you never leave a cross. Empty heaps have no cross either, so you are the one who empties them.
lesson-nim-flip-alone = On your own: 3, 4 and 5, and you go first. Columns, crosses, the heap, the flip.

lesson-nim-pairs-title = Nim: two heaps
lesson-nim-pairs-goal = Find out which two heaps are good to leave, and why.
lesson-nim-pairs-insight = Leave two equal heaps, and copy every move.
lesson-nim-pairs-start = Two heaps of 5, and your opponent goes first. Whoever takes the last object wins.
lesson-nim-pairs-who = Who would you rather be here?
lesson-nim-pairs-who-begins = The player who goes first
lesson-nim-pairs-who-answers = The player who goes second
lesson-nim-pairs-verdict = The player who goes second. The heaps are equal, and whatever your opponent does, you can make them equal again.
lesson-nim-pairs-reply = Your opponent takes 3 from heap 1, which leaves 2 and 5.
lesson-nim-pairs-find = Which move makes them equal again?
lesson-nim-pairs-found = Whatever your opponent does to one heap, do the same to the other. Each of your moves leaves equal heaps, and your last one leaves both empty.
lesson-nim-pairs-make = Now you go first, from 4 and 7. Make the heaps equal.
lesson-nim-pairs-alone = On your own: 2 and 6. You go first.

lesson-nim-misere-title = Misère: where nim changes
lesson-nim-misere-goal = Avoid the last object, and find out when to play differently.
lesson-nim-misere-insight = Play as in nim, until one large heap is left: then leave an odd number of 1s.
lesson-nim-misere-start = Misère means that whoever takes the last object loses. The heaps are 1, 1 and 4, and it's your turn.
lesson-nim-misere-normal = If the last object won, you'd take the whole 4 and leave 1 and 1. Is that good here?
lesson-nim-misere-normal-yes = Yes
lesson-nim-misere-normal-no = No
lesson-nim-misere-turn = No. Your opponent takes one, and you have to take the last. But there's a better move. Only one heap is larger than 1, and this is the turning point.
lesson-nim-misere-find = Leave an odd number of heaps of 1, so that your opponent has to take the last. How much of the 4 do you leave?
lesson-nim-misere-found = 1, 1 and 1. Your opponent takes one, you take one, and the last is theirs.
lesson-nim-misere-rule = As long as two or more heaps are larger than 1, play as if the last object won. When only one of them is left, switch: leave an odd number of heaps of 1.
lesson-nim-misere-alone = On your own: 2 and 3, and whoever takes the last object loses. You go first.

lesson-moore-columns-title = Moore's nim: free digits
lesson-moore-columns-goal = Take from one heap or two, and find out how to count the columns.
lesson-moore-columns-insight = If a move can change two heaps, leave a multiple of three in every column.
lesson-moore-columns-start = Heaps of 3, 5, 7 and 9. A move takes from one heap or two, as many as you like from each. Whoever takes the last object wins. Your turn.
lesson-moore-columns-by = In nim, you count the 1s in a column by twos. How do you count them when two heaps can change at once?
lesson-moore-columns-by-two = By twos
lesson-moore-columns-by-three = By threes
lesson-moore-columns-verdict = By threes, one more than the two heaps. A heap shrinks only if its leftmost change is from 1 to 0. So the leftmost column that changes at all loses one 1 or two, never three. Once every column sum is a multiple of 3, that one is a multiple no longer.
lesson-moore-columns-columns = Count the 1s: one in the 8s column, two in the 4s, two in the 2s, four in the 1s. Not one of these is a multiple of 3, so there's a lot to fix.
lesson-moore-columns-cut = Start on the left. The 8s column has a single 1, in heap 4, and it has to go. Then you can choose all the lower digits of heap 4.
lesson-moore-columns-find = The other heaps, 3, 5 and 7, have two 1s in the 4s column, two in the 2s, three in the 1s. Which number in heap 4 makes them all threes? Leave that.
lesson-moore-columns-found = 6 is 110: a third 1 for the 4s and for the 2s, and none for the 1s, which already have three. Now these three sums are 3, and no 8 is left: all are multiples of 3. Whatever your opponent breaks, you can fix.
lesson-moore-columns-alone = On your own: 1, 2 and 3, taking from one heap or two. You go first.

lesson-subtraction-title = 17 coins, up to 9
lesson-subtraction-goal = Find the number of coins that is good to leave, and why.
lesson-subtraction-insight = Leave whole rounds of one more than you may take: of 10 where that is 9, of 5 where it is 4.
lesson-subtraction-start = 17 coins. Take 1 to 9 at a time. Whoever takes the last one wins. Your turn.
lesson-subtraction-leave = Work backwards. How many can you leave so that, whatever your opponent takes, you can take the rest?
lesson-subtraction-leave-nine = 9
lesson-subtraction-leave-ten = 10
lesson-subtraction-leave-eleven = 11
lesson-subtraction-mark = Try it first: mark every number of coins from 0 to 20 that is good to leave. Start with 0, where your opponent can't move.
lesson-subtraction-verdict = 10. Your opponent takes 1 to 9, and you take the rest. Nobody can take 10 at once, but their move and yours can always add up to 10.
lesson-subtraction-find = Leave 10 of the 17.
lesson-subtraction-reply = Your opponent takes 4. That leaves 6.
lesson-subtraction-rest = Make it 10 in all.
lesson-subtraction-rule = 4 + 6 = 10. Larger piles work the same way: leave a multiple of 10, and make 10 with whatever they take. The number is always one more than the most a move can take.
lesson-subtraction-alone = On your own: 23 coins, up to 4 at a time. Which multiples do you leave? You go first.

lesson-euclid-title = Game of Euclid and Φ
lesson-euclid-goal = Find out which two piles are good to leave, and why.
lesson-euclid-insight = Leave a ratio below Φ = 1.618…: then your opponent soon runs out of choices.
lesson-euclid-start = Piles of 13 and 8. From the larger pile, take a multiple of the smaller one. Whoever empties a pile wins. Your turn.
lesson-euclid-good = You have only one move here: 8 from the 13. Is it good? Notice that 8 and 13 are neighbours in the Fibonacci numbers 1, 2, 3, 5, 8, 13.
lesson-euclid-good-yes = Yes
lesson-euclid-good-no = No
lesson-euclid-verdict = It is. What matters is the ratio of the piles. Above Φ = 1.618…, whoever moves wins, and below it, whoever moves loses. 13 : 8 = 1.625 is just above.
lesson-euclid-played = That leaves 8 and 5, and 8 : 5 = 1.6 is just below Φ. The ratios of neighbours come closer and closer to Φ, from above and from below in turn.
lesson-euclid-reply = Your opponent has only one move too: 5 from the 8. That leaves 5 : 3 = 1.667, above Φ again.
lesson-euclid-find = Now you have a choice. From 25 and 7 you may take 7, 14 or 21. Leave a pair below Φ.
lesson-euclid-found = 11 : 7 = 1.571 is below Φ. Taking 7 would leave 18 : 7 = 2.571, and taking 21 would leave 7 : 4 = 1.75, both above.
lesson-euclid-alone = On your own: 13 and 5. You go first.

lesson-fibonacci-title = A table of moves up to 20
lesson-fibonacci-goal = Find the numbers of coins that are good to leave, and why.
lesson-fibonacci-insight = Split the pile into Fibonacci numbers, and take the smallest part.
lesson-fibonacci-start = 20 coins. The first move takes 1 or 2. After that, you may take up to twice what was just taken. Whoever takes the last coin wins. You go first.
lesson-fibonacci-lost = With which numbers of coins does the first player lose? Try 3: take 1, and 2 are left. Take 2, and 1 is left.
lesson-fibonacci-lost-three = 3, 6, 9, 12 …
lesson-fibonacci-lost-fibonacci = 3, 5, 8, 11, 13 …
lesson-fibonacci-mark = Suppose your opponent may take 1 or 2. Mark every number of coins up to 13 that is good to leave then. Start with 0.
lesson-fibonacci-verdict = 3, 5, 8, 11, 13. Split each into Fibonacci numbers, the largest first (11 is 8 + 3), and no part is 1 or 2, which you could take. 20 = 13 + 5 + 2 has such a part (Zeckendorf), so you can win.
lesson-fibonacci-find = You may take up to 2, and the smallest part of 13 + 5 + 2 is no larger. Take that part.
lesson-fibonacci-found = That leaves 18 = 13 + 5. The smallest part is 5, and your opponent may take 4 at most. Whatever they take, they leave a small part that you can take.
lesson-fibonacci-table = The table tells you what to take for every number of coins (rows) and every last move (columns). 0 means that every move loses. Press { KEY("why") } to see more of it.
lesson-fibonacci-alone = On your own: 12 coins. What's the smallest part? You go first.

lesson-gold-title = Gold bars 1, 2, 4, 8
lesson-gold-goal = Weigh what a move takes against what it lets your opponent take.
lesson-gold-insight = Weigh what you take against what you let your opponent take.
lesson-gold-start = Bars worth 1, 2, 4 and 8, in this order. Take from the left: 1 or 2 bars at first, then up to twice as many as were just taken. The larger total wins. You go first.
lesson-gold-greedy = Two bars get you 1 + 2 = 3 at once. What can your opponent take then?
lesson-gold-greedy-one = Only the 4
lesson-gold-greedy-both = The 4 and the 8
lesson-gold-greed = Up to 4 bars, so both the 4 and the 8: that's 12 against your 3. What a move takes counts, and so does what it leaves your opponent.
lesson-gold-verdict = You can get 9 of the 15. Whatever your opponent doesn't get is yours, so choose the move that leaves them the least. The table works this out from the end.
lesson-gold-find = One bar or two? Leave your opponent as little as you can.
lesson-gold-found = If your opponent takes the 2, you take the 4 and the 8. If they take the 2 and the 4, you take the 8, and with the 1 that makes 9. They can't get more than 6.
lesson-gold-alone = On your own: 3, 1, 2 and 5. You go first. Get more than your opponent.

lesson-both-ends-title = Gains and debts
lesson-both-ends-goal = Count what a move brings you, and what it leaves your opponent.
lesson-both-ends-insight = A move is worth what it brings you, less the best it leaves your opponent.
lesson-both-ends-start = A row of numbers: 3, −1, 4 and −5. Take as many as you like from the left end or the right end, until none is left. The larger sum wins. You go first.
lesson-both-ends-leave = All the numbers get taken in the end, even the debts. Which would you leave your opponent?
lesson-both-ends-leave-rest = −1, 4 and −5
lesson-both-ends-leave-debt = Just the −5
lesson-both-ends-greed = Just the −5. If you take only the 3, your opponent has a choice: they take −1 and 4, and you are left with the −5.
lesson-both-ends-verdict = A move is worth what it brings you, less the best your opponent can get from the rest. The table D works that out for every part of the row, the shortest first.
lesson-both-ends-find = Leave only the debt.
lesson-both-ends-found = 3 − 1 + 4 = 6, and your opponent has to take the −5, so you are ahead by 11. For a single number, D is the number itself, and here that helps you.
lesson-both-ends-alone = On your own: 5, −4, −3, −2 and 2. You go first.

lesson-coins-mex-title = Counting up from 0 coins
lesson-coins-mex-goal = Number the positions, and find where the numbers start to repeat.
lesson-coins-mex-insight = Give each number of coins the smallest value its moves can't reach, and leave value 0.
lesson-coins-mex-start = 15 coins. A move takes 1, 3 or 4. If you can't move, you lose. Your turn.
lesson-coins-mex-mex = Give each number of coins a value: the smallest number missing from the values its moves lead to (mex). 0 coins get 0. 1 coin leads to 0, so it gets 1. 2 coins lead only to 1 coin. What do 2 coins get?
lesson-coins-mex-mex-zero = 0
lesson-coins-mex-mex-one = 1
lesson-coins-mex-mex-two = 2
lesson-coins-mex-mark = Mark every number of coins up to 13 that is good to leave. Start with 0, where your opponent can't move.
lesson-coins-mex-verdict = 0, the smallest number that's missing. Go on like this, and you get 0, 1, 0, 1, 2, 3, 2. After these seven, the same values come round again.
lesson-coins-mex-find = With value 0, whoever moves loses: 0, 2, 7, 9, 14, 16 … Which of these can you reach from 15?
lesson-coins-mex-found = 14 = 2 × 7 acts like 0. From there your opponent can reach 13, 11 and 10. None of them has value 0, and from each you can get back to one that does.
lesson-coins-mex-alone = On your own: 10 coins, and the same moves, 1, 3 or 4. You go first.

lesson-coin-piles-title = Several piles
lesson-coin-piles-goal = Find out what each pile acts like when there are several.
lesson-coin-piles-insight = A pile acts like a nim heap of its value: leave values that pair up.
lesson-coin-piles-start = Two piles, 5 and 8. A move takes 1, 3 or 4 coins from one of them. If you can't move, you lose. Your turn.
lesson-coin-piles-values = The values of 0 to 8 coins are 0, 1, 0, 1, 2, 3, 2, 0, 1. Which nim heaps do the two piles act like?
lesson-coin-piles-values-sizes = 5 and 8
lesson-coin-piles-values-values = 3 and 1
lesson-coin-piles-verdict = 3 and 1, because a pile acts like a nim heap of its value. Two unequal heaps, so you can win.
lesson-coin-piles-find = As in nim, make the two values equal. Which move does it?
lesson-coin-piles-found = Taking 4 of the 5 leaves 1 coin beside 8 coins. Both have value 1, so they act like two equal heaps.
lesson-coin-piles-alone = On your own: piles of 3 and 4. You go first.

lesson-strip-mirror-title = Mirror on the strip
lesson-strip-mirror-goal = Win without counting: find an answer to every move.
lesson-strip-mirror-insight = Take the middle, then mirror every move.
lesson-strip-mirror-start = A strip of 11 cells. Cross out 1 to 3 free cells next to each other. Whoever moves last wins. You go first.
lesson-strip-mirror-axis = There's nothing to count here. What could you turn the strip into, so that you have an answer to every move your opponent makes?
lesson-strip-mirror-halves = Two equal halves. Then whatever your opponent does in one half, you can do in the other.
lesson-strip-mirror-find = Make two equal halves.
lesson-strip-mirror-reply = Your opponent crosses out cell 2.
lesson-strip-mirror-image = Which cell is its mirror image?
lesson-strip-mirror-found = 10: cells 2 and 10 are both one step from an end, and two mirror images always add up to 12. Whenever your opponent finds a free place, its mirror image is free too, so they run out first.
lesson-strip-mirror-alone = On your own: 8 cells, 1 or 2 at a time. Where's the middle? You go first.

lesson-rope-mirror-title = Mirror on the rope
lesson-rope-mirror-goal = The same idea where the places can't be counted.
lesson-rope-mirror-insight = Cut the rope in the middle, then do in one half what they do in the other.
lesson-rope-mirror-start = A rope 10 cm long. Cut one piece in two, wherever you like. Whoever first makes a piece shorter than 1 cm loses. You go first.
lesson-rope-mirror-place = There are infinitely many places to cut. Which one is like no other?
lesson-rope-mirror-place-end = 1 cm from an end
lesson-rope-mirror-place-middle = The middle
lesson-rope-mirror-verdict = The middle. It is its own mirror image, and whatever lies on one side of it lies on the other side too.
lesson-rope-mirror-find = Cut there.
lesson-rope-mirror-reply = Your opponent cuts at 2, so the left 5 cm becomes 2 and 3.
lesson-rope-mirror-image = Do the same to the other half: make 2 and 3, or 3 and 2.
lesson-rope-mirror-found = The pieces come in equal pairs again. Whenever your opponent makes a safe cut, so can you. The first unsafe cut is theirs.
lesson-rope-mirror-alone = On your own: a rope of 6 cm. You go first.

lesson-table-mirror-title = Mirror on the round table
lesson-table-mirror-goal = Find the best first place, and an answer to every coin after it.
lesson-table-mirror-insight = Take the centre, then always the place opposite theirs.
lesson-table-mirror-start = A round table of radius 5, and coins of radius 1. Take turns laying coins flat on the table, without overlap. Whoever can't place one loses. You go first.
lesson-table-mirror-place = Nobody can list all the places. But give the whole table half a turn, and one place stays where it is. Which one?
lesson-table-mirror-verdict = The centre. Once a coin lies there, every free place has a free one opposite that doesn't overlap it.
lesson-table-mirror-find = Lay your coin there.
lesson-table-mirror-reply = Your opponent lays a coin 3 to the right of the centre.
lesson-table-mirror-image = Which place is opposite that one?
lesson-table-mirror-found = 3 to the left. Whenever your opponent finds a place, the opposite one is free, so you always find one too.
lesson-table-mirror-alone = On your own: a table of radius 3. You go first.

lesson-program-title = The program's last line
lesson-program-goal = Have the last word.
lesson-program-insight = Count the moves, and see that the last one is yours.
lesson-program-start = You pick A, your opponent picks B, then you take turns filling in three lines, and the program runs. If A and B end up different, First wins. If they end up equal, Second wins. You are First.
lesson-program-last = A, B and three lines make five moves. Who makes the last one?
lesson-program-last-first = You
lesson-program-last-second = Your opponent
lesson-program-verdict = You fill in the last line. By then the program is in one of four states. Your line can change that state or leave it. You can reach three of them, and only two of the four are bad for you.
lesson-program-find = So whatever happens before, your last line finds a good ending. Start any way you like.
lesson-program-found = The moves in between don't matter. Count the moves, and make sure the last one is yours.
lesson-program-alone = On your own: just one line. Pick A, then fill in the line so that A and B differ.

lesson-ticktacktwo-title = × wins tick-tack-two
lesson-ticktacktwo-goal = Find the win that tic-tac-toe doesn't have.
lesson-ticktacktwo-insight = Take the centre, and then make one threat after another.
lesson-ticktacktwo-start = Each player places three pieces, as in tic-tac-toe. Once all six are down, you slide one of your own one step each turn. Three in a row wins. You are ×.
lesson-ticktacktwo-first = Tic-tac-toe is a draw. Here one first move wins. Which one?
lesson-ticktacktwo-first-corner = A corner
lesson-ticktacktwo-first-edge = The middle of an edge
lesson-ticktacktwo-first-centre = The centre
lesson-ticktacktwo-verdict = The centre. Four of the eight lines run through it. Only three run through a corner, and two through the middle of an edge.
lesson-ticktacktwo-find = Take the centre.
lesson-ticktacktwo-reply = Your opponent takes a corner.
lesson-ticktacktwo-second = Two of your moves win now, and the other five only draw. Which edges don't touch your opponent's corner?
lesson-ticktacktwo-found = That's a threat, and your opponent has to block it at once. Then you make the next. Nine moves in all are enough.
lesson-ticktacktwo-alone = On your own, from the start.

lesson-king-title = The king and the corner
lesson-king-goal = Find the squares that are good to leave the king on, and why.
lesson-king-insight = Leave both distances even. Any step breaks that, and the same step again mends it.
lesson-king-start = The king goes one square right, up, or both at once. Whoever brings him to the far corner wins. He has 7 to go in each direction, and you go first.
lesson-king-lost = Work back from the corner. One square away, whoever moves wins. For which distances, up and right, does the player to move lose?
lesson-king-lost-odd = Both odd
lesson-king-lost-even = Both even
lesson-king-mark = Mark every square near this corner that is good to leave the king on. The corner itself is one, because there the game is over.
lesson-king-verdict = Both even. A step makes one of them odd, or both, and the same step again makes them even.
lesson-king-find = 7 and 7: make both even.
lesson-king-found = That leaves 6 and 6. At the end both are 0, which is even too, and you are the one who makes that step.
lesson-king-alone = On your own: 4 rows and 6 columns. You go first.

lesson-wythoff-title = The queen's golden pairs
lesson-wythoff-goal = Find the pairs of distances that are good to leave.
lesson-wythoff-insight = Leave her on a golden pair: 1 and 2, 3 and 5, 4 and 7 …
lesson-wythoff-start = The queen goes any number of squares left, down, or diagonally left and down. Whoever brings her to the corner 0,0 wins. She stands 4 above it and 5 to the right, and you go first.
lesson-wythoff-lost = From the corner's row, column or diagonal, one move wins. Which square off those lines leads only onto them?
lesson-wythoff-lost-line = 1,1
lesson-wythoff-lost-knight = 1,2
lesson-wythoff-mark = Mark every square near the corner that is good to leave the queen on. No two of them lie on one of her lines.
lesson-wythoff-pairs = 1,2 is a knight's move from the corner, and so is 2,1. Whoever moves from either loses. The next pairs are 3 and 5, 4 and 7, 6 and 10.
lesson-wythoff-verdict = Each pair starts with the smallest number not used yet, and its difference is one more than the last. These are the whole parts of kΦ and kΦ². So every number is in exactly one pair, and every difference belongs to one.
lesson-wythoff-find = From 4 and 5, leave a pair.
lesson-wythoff-found = Going down 1 leaves 3 and 5. Going left and down 3 leaves 1 and 2, because 4 and 5 also differ by 1. Either move wins.
lesson-wythoff-alone = On your own: 6 and 8. You go first.

lesson-date-title = Twelve good days
lesson-date-goal = Work back from the last day of the year.
lesson-date-insight = Name the day that is 19 more than its month.
lesson-date-start = Name a later day in the same month, or the same day in a later month. Whoever names 31.12 wins. The date is 01.10, and it's your turn.
lesson-date-day = Work backwards. Whoever names 30.11 forces 30.12, and then wins with the 31st. Which is the good day in October?
lesson-date-day-last = 31.10
lesson-date-day-good = 29.10
lesson-date-mark = Mark every date from 22 October on that is good to name. Start at the end: 31 December wins.
lesson-date-verdict = 29.10. Each month has just one such day: the day minus the month is always 19.
lesson-date-find = Name it.
lesson-date-reply = Your opponent names 29.12.
lesson-date-next = Which date do you name now?
lesson-date-found = The last one. From a good date, no move leads to a good one. From any other date, some move does.
lesson-date-alone = On your own: it's 05.08. You go first.

lesson-product-title = A ladder of products
lesson-product-goal = Work back from the end to the products that are good to leave.
lesson-product-insight = Build a ladder from the end, dividing by 9 and by 2 in turn.
lesson-product-start = The product is 1. Multiply by any number from 2 to 9. Whoever passes 100 wins. Your turn.
lesson-product-top = From which products can you pass 100 with one factor?
lesson-product-top-tenth = From 12 on
lesson-product-top-half = From 51 on
lesson-product-verdict = From 12 on, because 12 × 9 = 108. From 6 to 11, every factor gives 12 to 100, so whoever moves loses. Go on down the ladder like this, dividing by 9 and by 2 in turn.
lesson-product-find = Land on the rung from 6 to 11, where your opponent loses.
lesson-product-found = Whatever your opponent does, the product is at least 12 and at most 81, and then you pass 100.
lesson-product-alone = On your own: now pass 1000. Build the ladder in your head. You go first.

lesson-coprime-product-title = Factors that forbid factors
lesson-coprime-product-goal = Leave your opponent no factor that wins or survives.
lesson-coprime-product-insight = Choose the factor that leaves your opponent no good one.
lesson-coprime-product-start = The product is 1. Multiply by any number from 2 to 9 that is coprime to the last factor: the two have no common divisor but 1. Whoever lands on 40 to 50 wins. Whoever goes over 50 loses. You go first, with any factor.
lesson-coprime-product-after = Your factor limits your opponent. After your 2, which may they choose?
lesson-coprime-product-after-odd = 3, 5, 7 and 9
lesson-coprime-product-after-all = Everything but 2
lesson-coprime-product-verdict = Only the odd ones. After 2 they make 6, 10, 14 or 18. None of these lands, and you have an answer to each, so 2 wins. After any other first factor, they have a reply you can't answer.
lesson-coprime-product-find = So start with 2.
lesson-coprime-product-reply = Your opponent multiplies by 9, and the product is 18. Now you may not use 3, 6 or 9.
lesson-coprime-product-next = From 18, no factor lands. Which one leaves your opponent without a good factor too?
lesson-coprime-product-found = 2 makes 36. After a 2, the smallest factor is 3, and 3 × 36 = 108 is over 50. If your opponent had answered your first 2 with 3, 5 or 7 instead of 9, you'd have landed with 7, 4 or 3.
lesson-coprime-product-alone = On your own: land on 60 to 70. You go first.

lesson-northcott-title = Rams and gaps
lesson-northcott-goal = Find out what the gaps between the rams tell you.
lesson-northcott-insight = Treat the gaps as heaps of nim, and follow every step back.
lesson-northcott-start = Three tracks with two rams on each. The left ones are yours. A move slides one ram forward or back over any number of free cells. If you can't move, you lose. You go first.
lesson-northcott-gaps = What do the gaps between the rams, 3, 1 and 4, remind you of?
lesson-northcott-verdict = Nim heaps: going forward takes from one. 3 = 2 + 1, so the 1s are partners, but the 2 and the 4 have none. You can win.
lesson-northcott-find = Which gap do you change, and to what, so that every part has a partner?
lesson-northcott-found = 3, 1 and 2: 3 = 2 + 1, so every part has a partner. If your opponent goes back, the gap grows. Follow them by the same amount, and the gap is as it was. They can't go back for ever.
lesson-northcott-alone = On your own: two tracks. You go first.

lesson-matches-title = Matches in a row
lesson-matches-goal = A move can split a run in two. Combine the values of the parts.
lesson-matches-insight = Each run of matches has a value: leave values that pair up.
lesson-matches-start = Seven matches in a row. Take two that are next to each other. If you can't move, you lose. Your turn.
lesson-matches-five = A move in the middle leaves two runs. Runs of 0 to 4 have the values 0, 0, 1, 1, 2. What is a run of 5 worth?
lesson-matches-five-nothing = Nothing: whoever moves loses
lesson-matches-five-much = More than a run of 4
lesson-matches-verdict = Nothing. Its moves leave 3, or 1 and 2. Both have value 1, so the smallest number missing is 0. Leave just a run of 5, and your opponent loses. Two equal runs together are worth nothing too.
lesson-matches-find = Leave runs whose values pair up.
lesson-matches-found = Right. Now every move changes the value of one run, and you answer so that they all pair up again.
lesson-matches-alone = On your own: six matches. You go first.

lesson-nimbi-title = Rectangles and stars
lesson-nimbi-goal = Taking a row cuts the board in two. Leave values that cancel.
lesson-nimbi-insight = A row or column cuts the board in two: leave parts that cancel.
lesson-nimbi-start = Three rows of three cells. You are Horz: pick a free cell, and you take it along with all the free cells joined to it left and right in its row. Your opponent, Vert, does the same in columns. Whoever takes the last cell wins. You go first.
lesson-nimbi-row = Taking a row cuts the board: the cells above it and the cells below it no longer touch. Which row leaves two equal parts?
lesson-nimbi-row-outer = An outer one
lesson-nimbi-row-middle = The middle one
lesson-nimbi-verdict = The middle one. It leaves two 1×3 strips. A single cell is worth *, one move for whoever gets there first. So is a strip: you take it all, or Vert takes the middle and two cells are left. Two stars cancel. The board is now * || 0, neither more nor less than 0: whoever moves wins.
lesson-nimbi-find = Leave the two strips.
lesson-nimbi-reply = Vert takes the left cell of the upper strip. The two cells left there are worth more than 0. They're yours whoever goes first, because you take both at once and Vert only one.
lesson-nimbi-keep = Beside them is the lower strip, a star. Do you take the two cells or the star?
lesson-nimbi-found = The star, because it goes to whoever gets there first. What's left is ↑, a value just above 0, and it's Vert's turn. The last cell is yours.
lesson-nimbi-alone = On your own: two rows of four. You go first. In the reason, a | b means that you can move to a and Vert to b. Press { KEY("help") } to see what the symbols mean.
lesson-octal-title = A row of pins
lesson-octal-goal = Find the first move after which you can answer everything.
lesson-octal-insight = Break the row in the middle, and copy every move on the other side.
lesson-octal-start = Five pins in a row. Take one pin, or two next to each other, anywhere in the row. If you can't move, you lose. Your turn.
lesson-octal-equal = You want to leave two equal rows. Where do you take a pin?
lesson-octal-equal-end = At an end
lesson-octal-equal-middle = In the middle
lesson-octal-verdict = In the middle. That leaves two rows of 2, and any move in one of them can be copied in the other.
lesson-octal-find = Do it. Which move leaves 2 and 2?
lesson-octal-found = Two equal rows act like two equal nim heaps: whatever your opponent takes from one, you take from the other.
lesson-octal-alone = On your own: eight pins. You go first.
lesson-sum-title = A king and a heap
lesson-sum-goal = Play two different games as one.
lesson-sum-insight = Each game acts like a heap of nim: make the heaps equal.
lesson-sum-start = A king two steps below the corner and one to the left of it, and a heap of 2. Each move is made in one of the two. If you can't move in either, you lose. Your turn.
lesson-sum-twin = From here the king can move to squares worth 0, 1 and 2. Which heap does he act like?
lesson-sum-twin-two = A heap of 2
lesson-sum-twin-three = A heap of 3
lesson-sum-verdict = A heap of 3, because 3 is the smallest number he can't reach. So it's 3 beside 2, and you can make them equal.
lesson-sum-find = Make the king worth 2, the same as the heap. Which move does it?
lesson-sum-found = One step up makes the king worth 2, beside a heap of 2. They are equal, as in nim.
lesson-sum-alone = On your own: a king three steps from both edges, and heaps of 1 and 2. You go first.
lesson-graph-title = Back from the end
lesson-graph-goal = Work back through a map from its end.
lesson-graph-insight = Work back from the end: leave the token where every arrow helps you.
lesson-graph-start = A staircase, with the token on step 5. An arrow goes down one step or two, and none leads on from 0. If you can't move, you lose. Your turn.
lesson-graph-end = From 1 or 2, whoever moves goes to 0 and wins. From 3, the arrows lead to 2 and 1. Where is it good to leave the token?
lesson-graph-end-two = On 2
lesson-graph-end-three = On 3
lesson-graph-verdict = On 3. From there your opponent has to go to 2 or 1, and then you go to 0.
lesson-graph-find = You are on 5. Which move leaves your opponent on a step like that?
lesson-graph-found = From 3, every arrow leads to a step you can win from. You work it out backwards, from the end.
lesson-graph-alone = On your own: from home to the sea, with more arrows. You go first.

lesson-hackenbush-title = Half a move
lesson-hackenbush-goal = Find out what a blue piece with a red one on top is worth.
lesson-hackenbush-insight = A blue piece with a red one on top is worth half a move.
lesson-hackenbush-start = A stalk on the grass: a blue piece with a red one on top. You are Blue and may cut only blue pieces, Red only red ones. Whatever is above a cut falls. If you can't cut, you lose.
lesson-hackenbush-alone = If Red goes first, Red cuts the top. If you go first, you cut the bottom, and the top falls with it. Who wins?
lesson-hackenbush-alone-first = Whoever goes first
lesson-hackenbush-alone-blue = Blue, whoever goes first
lesson-hackenbush-whole = So it is good for you. But is it as good as a whole blue piece? Here it stands against one red piece. Who wins?
lesson-hackenbush-whole-even = Nobody is ahead: whoever goes first loses
lesson-hackenbush-whole-red = Red, whoever goes first
lesson-hackenbush-two = One such stalk is worth less than a red piece. What about two against one? Cut your spare blue piece, stalk 4. Then Red has to start.
lesson-hackenbush-reply = Red cuts the top of stalk 1. Now a whole blue piece stands there.
lesson-hackenbush-keep = Your turn. One of your two cuts is better. Which one costs you less?
lesson-hackenbush-started = Now it is one blue piece against one red, and Red has to cut. You cut last. So if Red starts, Red loses.
lesson-hackenbush-half = This time you have to start. Any cut of yours leaves one such stalk against a red piece, and Red wins. So whoever starts loses: the two stalks and the red piece cancel out. Two of them are worth one move, and each is worth half a move. The arrows show it.
lesson-hackenbush-last = On your own: three of these stalks, and a few whole pieces. You are Blue and go first.
lesson-hackenbush-quarter-title = One more piece on top
lesson-hackenbush-quarter-goal = Find out what one more blue piece on top is worth.
lesson-hackenbush-quarter-insight = After the first change of colour, each piece counts half as much as the one below.
lesson-hackenbush-quarter-start = Stalk 1 is half a move with one more blue piece on top. If you cut that off, half a move is left. If Red cuts, a whole blue piece is left. Stalk 1 lies midway between. How much does its top piece add?
lesson-hackenbush-quarter-half = Half a move
lesson-hackenbush-quarter-quarter = A quarter of a move
lesson-hackenbush-quarter-nothing = Nothing
lesson-hackenbush-quarter-rule = So this is the rule, from the ground up. Pieces of a stalk's first colour count one whole move each. From the first change of colour on, each piece counts half as much as the one below it. Blue pieces count for you, red ones for Red.
lesson-hackenbush-quarter-mark = A map counts quarters of a move: your stalk to the right, Red's stalk upwards. A blue piece with two red ones on top is 1 quarter, because 1 − ½ − ¼ = ¼. With one red piece on top it is 2. Red has to cut. Mark every place that is good to leave. The empty corner is one, because Red can't cut there.
lesson-hackenbush-quarter-find = So stalk 1 is worth 1 − ½ + ¼ = ¾ of a move to you, stalk 2 half a move, and stalk 3 a whole one to Red. You are a quarter ahead. Which cut costs no more than that?
lesson-hackenbush-quarter-found = The top piece of stalk 1: ½ + ½ − 1 = 0. Nobody is ahead, and Red has to cut. In a stalk, the higher the piece you cut, the less it costs.
lesson-hackenbush-quarter-last = On your own: four stalks. You are Blue and go first.
lesson-staircase-title = Stairs are heaps
lesson-staircase-goal = Play nim with coins on a staircase, and find out which of them count.
lesson-staircase-insight = Only the coins on odd steps count: play nim with those.
lesson-staircase-start = There are 2, 3, 1 and 4 coins on steps 1 to 4, counted from the ground. A move pushes any number of coins from one step to the step below, or from step 1 to the ground. If you can't move, you lose. You go first.
lesson-staircase-aside = Suppose only step 2 has coins, and you push some of them to step 1. What can your opponent do?
lesson-staircase-aside-count = Nothing helps them: you have started
lesson-staircase-aside-undone = Push the same coins on to the ground
lesson-staircase-odd = So coins on step 2 get you nowhere, and neither do those on step 4: your opponent pushes them on. Only the coins on steps 1 and 3 count. Pushing them takes them out, as if from a heap of nim.
lesson-staircase-verdict = Here those heaps are 2 and 1. They aren't equal, so you can win.
lesson-staircase-find = Make steps 1 and 3 equal.
lesson-staircase-found = They are equal. Whatever is pushed off one, you push off the other. Whatever is pushed off step 2 or 4, you push on.
lesson-staircase-alone = On your own: three steps with 3, 2 and 1 coins. You go first.

lesson-chomp-title = The poisoned square
lesson-chomp-goal = Leave two rows that you can always answer, then find the answer for a square.
lesson-chomp-insight = Leave two rows with the lower one longer by one, or two equal arms.
lesson-chomp-start = A bar of chocolate: 6 squares below and 3 above. A bite takes a square with everything above it and to its right. The square at the bottom left is poisoned. If it is the only one left for you, you lose. You go first.
lesson-chomp-leave = Which of these small bars is good to leave: 2 squares below and 2 above, or 2 below and 1 above?
lesson-chomp-leave-even = 2 below and 2 above
lesson-chomp-leave-longer = 2 below and 1 above
lesson-chomp-mark = Mark every bar of two rows that is good to leave. The poisoned square alone, 1 below and 0 above, is one of them.
lesson-chomp-verdict = They lie on a diagonal: the lower row is longer by exactly one. Any bite changes that, and one bite makes it so again.
lesson-chomp-find = 6 below and 3 above. Make the lower row longer by exactly one.
lesson-chomp-found = That leaves 4 and 3. Whatever your opponent bites, you can make it so again, down to 1 and 0.
lesson-chomp-arms = Now a square, 3 by 3. Which bite leaves two equal arms?
lesson-chomp-copy = Copy every bite of one arm on the other: in the end only the poisoned square is left for them. Other bars need a search. But whoever goes first can win every rectangle larger than one square: if biting the far corner loses, its answer could have been played at once.
lesson-chomp-alone = On your own: 4 by 4. You go first.
lesson-domineering-title = Moves to spare
lesson-domineering-goal = Make room that only your own dominoes can use.
lesson-domineering-insight = Make room that only your dominoes can use, and save it for last.
lesson-domineering-start = A board of three rows and three columns. You are Vert, and your dominoes stand upright: two free cells, one above the other. Your opponent, Horz, lays them across. Whoever has no room for another domino loses. You go first.
lesson-domineering-column = Horz needs two free cells side by side. Which column do you use, so that Horz finds few of them?
lesson-domineering-column-outer = An outer one
lesson-domineering-column-middle = The middle one
lesson-domineering-find = Lay your domino there.
lesson-domineering-spare = Now the columns on both sides stand alone, and only the bottom row is still shared. Horz can lay one domino there. You can lay two, one on each side: you have a move to spare.
lesson-domineering-first = A new board, and your turn again. It has fallen apart into two parts, A on the left and B on the right. A move in one changes nothing in the other. Where do you both want to go first?
lesson-domineering-first-long = In A
lesson-domineering-first-square = In B
lesson-domineering-verdict = In B. Lay a domino there, and the rest of B is yours alone: one more move. If Horz lays there first, the rest is Horz's. In A, moving early only uses up your own room.
lesson-domineering-hot = Go first in B.
lesson-domineering-found = You have a move to spare in B, and Horz has nothing there. That's how to play a board of many parts: first where the next move is worth most, and the moves you have to spare last.
lesson-domineering-alone = On your own: four rows and four columns. You are Vert, and you go first.
lesson-green-stalks-title = Green stalks
lesson-green-stalks-goal = Give every part of three stalks a partner.
lesson-green-stalks-insight = Green stalks are heaps of nim: leave parts that all have partners.
lesson-green-stalks-start = Two green stalks. Both players may cut green pieces, and whatever is above a cut falls. If you can't cut, you lose. You go first.
lesson-green-stalks-pair = Which cut leaves your opponent two stalks that are the same?
lesson-green-stalks-paired = Two stalks of one: whatever your opponent cuts, you cut the same.
lesson-green-stalks-three = Now three green stalks, all different, and you go first again. Who wins?
lesson-green-stalks-three-first = The player who goes first
lesson-green-stalks-three-second = The player who goes second
lesson-green-stalks-parts = Think of the 3 as a 2 and a 1. Then the 1 has a partner, the 2 has a partner, and nothing is left over. Whatever you cut, your opponent can pair up the rest again.
lesson-green-stalks-unpaired = Stalks of 3, 2 and 4. The 3 is again a 2 and a 1. The 4 stays whole, and it has no partner. Which cut gives every part a partner?
lesson-green-stalks-even = Now the 2s pair up, and so do the 1s. Split longer stalks in the same way, into 1, 2, 4, 8 and so on, each part at most once.
lesson-green-stalks-alone = On your own: stalks of 1, 3 and 5. You go first.
lesson-green-decides-title = Green beside the others
lesson-green-decides-goal = Find out what decides when nobody is ahead.
lesson-green-decides-insight = If blue and red cancel, the green stalks decide.
lesson-green-decides-cancel = You are Blue. Stalks 1 and 2 are mirror images: whatever Red cuts in one, you can cut in the other. What decides here?
lesson-green-decides-cancel-blue = The blue pieces
lesson-green-decides-cancel-green = The green stalks
lesson-green-decides-find = Cut so that the two green stalks are equal, too.
lesson-green-decides-found = Everything has a partner now. Cutting a blue piece instead would have put you half a move behind or more.
lesson-green-decides-last = On your own: two halves, a whole, and two green stalks. You are Blue and go first.
