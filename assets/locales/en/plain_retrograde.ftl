# Every move with its result, in plain words. $which: every if all results are equal. $turns: the winner's moves after this one.
plain-why-retrograde-counts = { $outcome ->
    [win] { $which ->
        [every] Every move wins.
       *[some] { $wins ->
            [one] Only one of your { $all } moves wins.
           *[other] { $wins } of your { $all } moves win.
          }
      }
    [draw] { $which ->
        [every] No move wins, but every move keeps the draw.
       *[some] { $draws ->
            [one] No move wins, and only one of your { $all } moves keeps the draw.
           *[other] No move wins, but { $draws } of your { $all } moves keep the draw.
          }
      }
   *[loss] Whatever you do, they can get three in a row.
  }
picture-why-retrograde-counts = { $outcome ->
    [win] The winning moves are at the top of the list, quickest first: { $wins } of { $all }.
    [draw] The moves that keep the draw are at the top of the list: { $draws } of { $all }.
   *[loss] Every move in the list loses, with the slowest at the top.
  }
plain-why-retrograde-keep = No move wins sooner: { $words }.
plain-why-retrograde-then = { $plies ->
    [0] That makes three in a row.
   *[other] The longest way: { $line }: three in a row.
  }
plain-why-retrograde-follows = { $plies ->
    [1] Then { $line } makes three in a row.
   *[other] Then { $line }: three in a row.
  }
plain-why-retrograde-hold = Keep the draw: { $words }. Then they can't force a win either.

why-retrograde-head = move and result (moves by both)
