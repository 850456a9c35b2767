# Every move with its end, in plain words. $which is every where all moves end alike, $turns the winner's moves after this one.
plain-why-retrograde-counts = { $outcome ->
    [win] { $which ->
        [every] Every move you have wins.
       *[some] { $wins ->
            [one] Only one of your { $all } moves wins.
           *[other] { $wins } of your { $all } moves win.
          }
      }
    [draw] { $which ->
        [every] No move wins, but every move keeps the draw.
       *[some] { $draws ->
            [one] No move wins, and only one of your { $all } keeps the draw.
           *[other] No move wins, but { $draws } of your { $all } keep the draw.
          }
      }
   *[loss] Whatever you do, they can get three in a row.
  }
picture-why-retrograde-counts = { $outcome ->
    [win] In the list the winning moves stand on top, the quickest first: { $wins } of { $all }.
    [draw] In the list the moves that keep the draw stand on top: { $draws } of { $all }.
   *[loss] In the list every move loses; the slowest stand on top.
  }
plain-why-retrograde-keep = The quickest win: { $words }.
plain-why-retrograde-then = { $turns ->
    [0] That makes three in a row.
    [one] Whatever they answer, your next move can make three in a row.
   *[other] Whatever they answer, you can make three in a row within { $turns } more moves.
  }
plain-why-retrograde-hold = Keep the draw: { $words }. Then they cannot force a win either.

why-retrograde-head = move and end (both sides' moves)
