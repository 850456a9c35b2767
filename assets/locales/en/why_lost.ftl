# Why a game was lost, and how it goes on along the path.
card-onward = Next: { $step ->
    [again] once more, without help
    [setup] setup { $number } of { $all }, from { $position }
    [exam] prove it: { $name }, nothing told
   *[stop] { $name }
  }
    .short = on
why-title = Why?
why-refuted = { $step ->
    [moved] This was your move { $number }. Until then { $from ->
        [draw] you could have held a draw
       *[win] you could have won
      }. Enter shows how it is answered.
   *[replied] So it was answered. Enter: look for a move that cannot be answered like this.
  }
why-find = Find a move that cannot be refuted. Tries left: { $left }.
why-reply = the reply
why-better = find a better move
why-again = So it is answered. Enter: try another move.
    .short = try another
why-go-on = go on from there
