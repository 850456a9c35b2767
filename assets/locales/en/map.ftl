## The map of positions.
map-legend = { $layer ->
    [outcome] Filled: safe to leave. Whoever moves from there loses.
    [values] The number is the size of a heap of nim that is worth as much. 0 is safe to leave.
    [margin] By how much whoever moves gets more of what is left. Filled: no more than the other.
    [remoteness] How many moves the game lasts. Bright: near its end.
   *[empty] Mark what is safe to leave.
}
map-progress = { $done } of { $total } positions
error-map-none = { $game } has no map: its positions are not told apart by one number or two. These games have one: { $games }.
map-sheet-task = Mark every position that is safe to leave: whoever moves from there cannot win. Begin where the game ends.
map-sheet-filled = Filled: safe to leave. Whoever moves from there cannot win.
error-map-size = --size { $given }: give how many positions stand beside and above one another, as in 64x32 (at most { $most } in all, 65535 in a row).
error-map-from = --from { $given }: give where the map begins, one number for each side ({ $ranges }), as in 10 or 10,5.
error-map-layer = --layer { $layer }: this is not known of the positions of { $game } in sight. Take --layer outcome, or a smaller --size: at most { $most } moves are followed.
error-map-large = As a picture { $positions } positions are too many here. Give a smaller --size, or --format ansi.
map-title = Map
map-here = Here
map-place = { $axis } { $number }
map-nothing = No game comes here.
map-marked = You marked it: { $safe ->
    [yes] safe to leave.
   *[no] not safe to leave.
  }
map-unmarked = Not marked: { $key } marks it.
map-met = { $drawn ->
    [0] You left it: { $won } won, { $lost } lost, { $given } given back.
   *[other] You left it: { $won } won, { $lost } lost, { $drawn } drawn, { $given } given back.
  }
map-margin = { $sign ->
    [more] Whoever moves gets { $points } more of what is left.
    [less] Whoever moves gets { $points } less of what is left.
   *[same] Both get as much of what is left.
  }
map-worth = { $outcome ->
    [end] The game is over here: who left it has won.
    [end-won] The game is over here: who left it has lost.
    [won] Not safe to leave: { $words }. That leaves { $left }, which is safe.
    [unknown] It is not known who wins from here.
   *[safe] Safe to leave: no move from here leaves a safe one.
  }
map-value = It is worth a heap of { $value }.
map-moves = { $moves ->
    [one] { $moves } move to the end.
   *[other] { $moves } moves to the end.
  }
map-differs = Your mark says otherwise.
map-layer-marks = my marks
map-layer-met = my games
map-layer-outcome = what is safe to leave
map-layer-values = values
map-layer-remoteness = moves to the end
map-fill-end = { $safe ->
    [yes] The end: nobody moves here. Whoever left it has won, so it is safe.
    [no] The end: nobody moves here. Whoever left it has lost, so it is not safe.
   *[points] The end: nothing is left to take.
  }
map-fill-points = { $count ->
    [one] { $count } position more: what the best move takes, less what the other then gets.
   *[other] { $count } positions more: what the best move takes, less what the other then gets.
  }
map-fill-safe = { $count ->
    [one] { $count } position from which no move leaves a safe one: it is safe. It is { $place }.
   *[other] { $count } positions from which no move leaves a safe one: they are safe. The first is { $place }.
  }
map-fill-won = { $count ->
    [one] { $count } position with a move that leaves a safe one: it is not safe. It is { $place }.
   *[other] { $count } positions with a move that leaves a safe one: they are not safe. The first is { $place }.
  }
map-fill-done = All in sight is filled.
map-no-game = No game can be begun there.
map-none = This game has no map. Your marks are judged when a game has ended.
map-wheel = { $columns } in a row.
map-no-turn = It does not turn further.
map-key-mark = mark
map-key-fill = fill
map-key-judge = check
map-key-rule = my rule
map-key-play = play
map-key-zoom = zoom
map-key-wheel = wheel
map-key-slice = slice
claim-title = My rule
claim-begin = Safe to leave, and nothing else:
claim-marks = what I have marked as safe
claim-rest = { $rest ->
    [0] multiples of { $number }
   *[other] multiples of { $number }, plus { $rest }
  }
claim-repeats = my marks below { $number }, and the same again every { $number }
claim-sums = 3, 5, 8, 13 …: each is the sum of the two before
claim-both-even = an even number of steps both ways to the end
claim-equal = as many steps one way as the other
claim-difference = { $number } more steps one way than the other
claim-sum-rest = { $rest ->
    [0] steps both ways together: a multiple of { $number }
   *[other] steps both ways together: a multiple of { $number }, plus { $rest }
  }
claim-nothing = Nothing in sight is marked as safe: { $key } marks it.
claim-holds = { $positions } positions tried, up to { $place }: no counterexample.
claim-fails = A counterexample: { $place }. That is not safe to leave{ $words ->
    [none] .
   *[other] : { $words }.
  }
claim-fails-safe = A counterexample: { $place }. That is safe to leave, and your rule says no.
claim-key-test = test
claim-key-number = its number
claim-key-rest = plus
marks-right = { $right } of { $all } marks right.
marks-refuted = { $position } is not safe to leave: { $words }.
marks-safe = { $position } is safe to leave.
marks-none = Nothing is marked yet.
mark-choose = Choose a move with the arrows: the position that it leaves is marked.
mark-long = This position is too long to be marked.
mark-is = { $safe ->
    [yes] marked safe to leave
   *[no] marked not safe
  }
mark-now = { $position } is marked { $safe ->
    [yes] safe to leave.
   *[no] not safe to leave.
  }
mark-told = { $kind ->
    [safe] Marked: { $position } is safe to leave.
    [unsafe] Marked: { $position } is not safe to leave.
   *[none] { $position } is no longer marked.
  }
card-marks = The map and my marks
card-mark = Mark { $position }: not safe to leave
action-map = Open the map of positions: your marks, your games, what is safe to leave
    .short = map
action-believe = Mark a position as safe to leave, as not safe, or not at all
    .short = mark
action-layer-marks = Show your marks on the map, or not
    .short = marks
action-layer-met = Show on the map what you left in your games, or not
    .short = games
action-layer-outcome = Show on the map what is safe to leave, or not
    .short = safe
action-layer-values = Show the values on the map, or not
    .short = values
action-layer-remoteness = Show on the map how many moves the game takes, or not
    .short = moves
action-judge = Check your marks: how many are right, and what refutes the others
action-state = State a rule about what is safe to leave, and see its smallest counterexample
action-fill = Fill the map a step further from the end
action-unfill = Take a step back that was filled
action-larger = Larger cells on the map
action-smaller = Smaller cells on the map
action-turn-on = Longer rows of a line, or the next slice of a board; in a rule, more is added
action-turn-back = Shorter rows of a line, or the slice before; in a rule, less is added
context-map = The map of positions
context-rule = Where a rule is stated
axis-coins = coins
axis-column = column
axis-row = row
axis-day = day
axis-month = month
axis-product = product
axis-factor = last factor
axis-taken = taken last
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
axis-length = cm
axis-bar = first bar
axis-until = ends after
axis-gone = gone on the left
axis-heap = heap
