# Why the user lost a game, and what comes next along the path.
card-onward = Next: { $step ->
    [again] once more, without advice
    [setup] setup { $number } of { $all }, from { $position }
    [setup-alone] setup { $number } of { $all }
    [exam] test yourself from random setups, no advice
   *[stop] { $name }
  }
    .short = next
why-title = Why?
why-refuted = { $step ->
    [moved] This was your { NUMBER($number, type: "ordinal") ->
        [one] { $number }st
        [two] { $number }nd
        [few] { $number }rd
       *[other] { $number }th
      } move. Before it, you could have { $from ->
        [draw] drawn
       *[win] won
      }.
   *[replied] This reply beats it.
  }
why-find = Find a move your opponent can't beat. Tries left: { $left }.
why-best-reply = The best reply: { $words }.
why-reply = see the reply
why-better = find a better move
why-found = That's it: { $words }.
why-answer = The answer: { $words }.
why-worth = You found it. A win from here won't count; a new game can.
why-again = This reply beats it. Press { KEY("enter") } to try another move.
    .short = try another
why-go-on = play on from there
