graph-title = A token on a graph
graph-rule = Move the token along an arrow; who cannot move { $last ->
    [loses] wins
   *[wins] loses
  }.
graph-notation = the name the token goes to, as in b
graph-axis-x = arrow
graph-axis-y = arrow
graph-field-arrows = Arrows
graph-field-start = Start (start)
graph-form-arrows = names joined by arrows, as in a-b,b-c
graph-form-name = a name that the arrows have
graph-preset-default = six names
graph-preset-stairs = stairs
graph-preset-circle = with a circle
graph-preset-misere = six names (misère)
graph-preset-town = a way to the sea
graph-move = go to { $to }
    .past = went to { $to }
graph-arrows-many = { $count } arrows; allowed: 1 to { $most }
graph-names-many = more than { $most } names; allowed: 2 to { $most }
graph-name-long = the name { $name } is too long; allowed: 1 to { $most } letters or digits
graph-itself = { $arrow } leads from a name to itself; arrows join two names
graph-twice = { $arrow } stands twice; give each arrow once
graph-no-name = no arrow has that name; allowed: { $names }
graph-no-arrow = no arrow leads from { $from } to { $to }; allowed: { $names }
graph-recited = The token stands on { $name }. Arrows lead to: { $names }.
graph-recited-end = The token stands on { $name }. No arrow leads on.

# The panel of its theory: every game that is searched.
why-searched-drawn = a draw
why-searched-value = value { $value }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  } to the end
why-searched-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  } to the end
why-searched-head = move and end (both sides' moves)
why-searched-leaves = { $outcome ->
    [win] wins, { $moves } more
    [loss] loses, { $moves } more
   *[draw] draws, round in circles
  }{ $value ->
    [none] {""}
   *[other] , value { $value }
  }
why-searched-layer = { $moves ->
    [0] { $outcome ->
        [loss] an end, lost:
       *[win] an end, won:
      }
    [one] 1 move, { $outcome ->
        [loss] lost:
       *[win] won:
      }
   *[other] { $moves } moves, { $outcome ->
        [loss] lost:
       *[win] won:
      }
  } { $names }
why-searched-layer-drawn = never filled, drawn: { $names }
why-searched-counts = { $outcome ->
    [win] Of { $all } moves { $lost } lead to a P-position.
    [loss] All { $all } moves lead to N-positions.
   *[draw] No move leads to a P-position; { $drawn } of { $all } keep the draw.
  }
why-searched-keep = The soonest win: { $words }.
why-searched-then = { $moves ->
    [0] That is the end.
    [one] Then 1 move is left.
   *[other] Then { $moves } moves are left, whatever the opponent does.
  }
why-searched-hold = This keeps the draw: { $words }.
why-searched-mex = The moves leave the values { $reached }; the least that is missing is { $value }.
plain-why-searched-counts = { $outcome ->
    [win] { $all ->
        [1] Your only move leaves them a lost place.
       *[other] { $lost ->
            [one] Only one of your { $all } moves leaves them a lost place.
           *[other] { $lost } of your { $all } moves leave them a lost place.
          }
      }
    [loss] Every move you have leaves them a won place.
   *[draw] { $all ->
        [1] No move wins; your only one keeps the draw.
       *[other] No move wins, but { $drawn } of your { $all } keep the draw.
      }
  }
plain-why-searched-keep = The quickest win: { $words }.
plain-why-searched-then = { $moves ->
    [0] That ends the game.
   *[other] Whatever they answer, the game ends after { $moves } more moves at the latest.
  }
plain-why-searched-hold = Keep the draw: { $words }. Then they cannot force a win either.
# Why it holds: filled backward from the ends (Zermelo 1913).
holds-searched-ends = Where no move is left, the game has ended: mark 0.
holds-searched-back = Backwards from there: won in n if the fastest move leads to lost in n − 1; lost in n if every move leads to won, the slowest in n − 1.
holds-searched-circles = What never gets a mark is drawn: from there a move leads round to what has none, for ever.
holds-searched-won = Of { $all } moves here { $lost } lead to a lost position: so this is won in { $moves }.
holds-searched-lost = All { $all } moves here lead to won positions: so this is lost in { $moves }.
holds-searched-drawn = Of { $all } moves here none leads to a lost position, and { $drawn } to one without a mark. So this gets none either.
plain-holds-searched-ends = Begin at the ends. There it is plain who has won.
plain-holds-searched-back = Now go back, place by place. A place is won if some move leaves a lost one. It is lost if every move leaves a won one.
plain-holds-searched-circles = Some places are never marked. From there both can go round for ever: a draw.
plain-holds-searched-won = Of your { $all } moves, this many leave them a lost place: { $lost }.
plain-holds-searched-lost = Every move you have leaves them a won place.
plain-holds-searched-drawn = No move leaves them a lost place, so you cannot win. Moves that keep the draw: { $drawn } of { $all }.
smaller-graph = Put the token near an end first. From where would you rather not move?
look-graph = Look at the names from which no arrow leads on, and at those one arrow before.
idea-graph = Mark the names from the ends backward. A name is good to leave if every arrow from it leads to bad ones.
