## The map of positions.
map-legend = { $layer ->
    [outcome] Filled: good to leave. Whoever moves from there loses.
    [values] Each number is the nim heap that the position acts like. 0 is good to leave.
    [margin] Each number is the lead the player to move gains from here. Filled: no lead.
    [remoteness] How many moves are left. Bright: near the end.
   *[empty] Mark the positions that are good to leave.
}
map-progress = { $done } of { $total } positions
error-map-none = { $game } has no map, because its positions do not fit on a line or a board. Games with a map: { $games }.
map-sheet-task = A position is good to leave if whoever moves from there cannot win. Mark them all, starting where the game ends.
map-sheet-filled = Filled: good to leave. Whoever moves from there cannot win.
error-map-size = --size { $given }: give the columns and rows of positions, as in 64x32 (at most { $most } in all, 65535 in a row).
error-map-from = --from { $given }: give where the map starts, one number per axis ({ $ranges }), as in 10 or 10,5.
error-map-layer = --layer { $layer } is not known for these positions of { $game }. Try --layer outcome or a smaller --size: at most { $most } moves are followed.
error-map-large = { $positions } positions are too many for a picture. Give a smaller --size, or --format ansi.
map-title = Map
map-here = Here
map-place = { $axis }: { $number }
map-nothing = No game gets here.
map-marked = You marked it { $safe ->
    [yes] good to leave.
   *[no] bad to leave.
  }
map-unmarked = Not marked. Press { $key } to mark it.
map-met = Your games from here: { $won } won, { $lost } lost{ $drawn ->
    [0] {""}
   *[other] , { $drawn } drawn
  }{ $given ->
    [0] .
   *[other] , { $given } in which you were let back in.
  }
map-margin = { $sign ->
    [more] The player to move gets { $points } more than the opponent from here.
    [less] The player to move gets { $points } less than the opponent from here.
   *[same] Both players get the same from here.
  }
map-worth = { $outcome ->
    [end] The game is over here. Whoever moved here has won.
    [end-won] The game is over here. Whoever moved here has lost.
    [won] Bad to leave. Reply: { $words }. That leaves { $left }, a good position.
    [unknown] It is not known who wins from here.
   *[safe] Good to leave: no move from here leaves a good one.
  }
map-value = It acts like a nim heap of { $value }.
map-moves = { $moves ->
    [one] { $moves } move to the end.
   *[other] { $moves } moves to the end.
  }
map-differs = Your mark says otherwise.
map-layer-marks = my marks
map-layer-met = my games
map-layer-outcome = what is good to leave
map-layer-values = values
map-layer-remoteness = moves to the end
map-fill-end = { $safe ->
    [yes] The end: nobody can move here. Whoever left it has won, so it is good to leave.
    [no] The end: nobody can move here. Whoever left it has lost, so it is bad to leave.
   *[points] The end: nothing is left to take.
  }
map-fill-points = { $count ->
    [one] { $count } more position: what the best move takes, minus what the opponent gets after it.
   *[other] { $count } more positions: what the best move takes, minus what the opponent gets after it.
  }
map-fill-safe = { $count ->
    [one] { $count } position has no move to a good one, so it is good to leave ({ $place }).
   *[other] { $count } positions have no move to a good one, so they are good to leave. The first is { $place }.
  }
map-fill-won = { $count ->
    [one] { $count } position has a move to a good one, so it is bad to leave ({ $place }).
   *[other] { $count } positions have a move to a good one, so they are bad to leave. The first is { $place }.
  }
map-fill-done = Everything in sight is filled.
map-costs = Then a win in your game won't count. Press the key again to go ahead.
map-no-game = No game can start there.
map-none = This game has no map. Your marks are checked when the game ends.
map-wheel = { $columns } in each row.
map-no-turn = That is as far as it goes.
map-key-mark = mark
map-key-fill = fill
map-key-judge = check
map-key-rule = my rule
map-key-play = play
map-key-zoom = zoom
map-key-wheel = wheel
map-key-slice = slice
claim-title = My rule
claim-begin = Only these are good to leave:
claim-marks = what I marked as good
claim-rest = { $rest ->
    [0] multiples of { $number }
   *[other] { $rest } more than a multiple of { $number }
  }
claim-repeats = my marks below { $number }, repeated every { $number }
claim-sums = 3, 5, 8, 13 …: each is the sum of the two before it
claim-both-even = an even number of steps to the end each way
claim-equal = the same number of steps each way
claim-difference = { $number ->
    [one] 1 more step
   *[other] { $number } more steps
  } one way than the other
claim-sum-rest = { $rest ->
    [0] steps both ways add up to a multiple of { $number }
   *[other] steps both ways add up to a multiple of { $number }, plus { $rest }
  }
claim-nothing = Nothing in sight is marked as good. Press { $key } to mark a position.
claim-holds = No counterexample in { $positions } positions, up to { $place }.
claim-fails = A counterexample ({ $place }): this is bad to leave.{ $words ->
    [none] {""}
   *[other] { " " }Reply: { $words }.
  }
claim-fails-safe = A counterexample ({ $place }): this is good to leave, but your rule says no.
claim-key-test = test
claim-key-number = its number
claim-key-rest = plus
marks-right = { $right } of { $all } marks right.
marks-refuted = { $position } is bad to leave. Reply: { $words }.
marks-safe = { $position } is good to leave.
marks-none = Nothing is marked yet.
mark-choose = Choose a move with the arrows first. You mark the position it leaves.
mark-long = This position is too long to mark.
mark-is = { $safe ->
    [yes] marked good to leave
   *[no] marked bad to leave
  }
mark-now = { $position } is marked { $safe ->
    [yes] good to leave.
   *[no] bad to leave.
  }
mark-told = { $kind ->
    [safe] Marked: { $position } is good to leave.
    [unsafe] Marked: { $position } is bad to leave.
   *[none] { $position } is no longer marked.
  }
card-marks = The map and my marks
card-mark = Mark { $position } as bad to leave
action-map = Open the map of positions: your marks, your games, what is good to leave
    .short = map
action-believe = Mark a position as good to leave, as bad to leave, or not at all
    .short = mark
action-layer-marks = Show or hide your marks on the map
    .short = marks
action-layer-met = Show or hide what you left in your games
    .short = games
action-layer-outcome = Show or hide what is good to leave
    .short = good
action-layer-values = Show or hide the values on the map
    .short = values
action-layer-remoteness = Show or hide how many moves are left
    .short = moves
action-judge = Check your marks: how many are right, and why the others are wrong
action-state = State a rule about what is good to leave, and see its smallest counterexample
action-fill = Fill the map one step further from the end
action-unfill = Undo the last step of filling
action-larger = Larger cells on the map
action-smaller = Smaller cells on the map
action-turn-on = Break a line into longer rows, or go to the next slice; in a rule, add more
action-turn-back = Break a line into shorter rows, or go to the previous slice; in a rule, add less
context-map = The map of positions
context-rule = Stating a rule
axis-coins = coins
axis-column = column
axis-row = row
axis-day = day
axis-month = month
axis-product = product
axis-factor = last factor
axis-taken = last take
axis-pile-one = pile 1
axis-pile-two = pile 2
axis-pile-three = pile 3
axis-cells = cells
axis-heap-one = heap 1
axis-heap-two = heap 2
axis-heap-three = heap 3
axis-gap-one = gap 1
axis-gap-two = gap 2
axis-gap-three = gap 3
axis-lower-row = lower row
axis-upper-row = upper row
axis-step-one = step 1
axis-step-two = step 2
axis-step-three = step 3
axis-length = cm
axis-bar = first bar
axis-until = up to number
axis-gone = taken on the left
axis-heap = heap
