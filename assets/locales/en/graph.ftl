graph-title = A token on a graph
graph-rule = Move the token along an arrow. Whoever cannot move { $last ->
    [loses] wins
   *[wins] loses
  }.
graph-notation = the name to move to, as in b
graph-figure = Where the arrows lead
graph-axis-x = arrow
graph-axis-y = arrow
graph-field-arrows = Arrows
graph-field-start = Start (start)
graph-form-arrows = names joined by arrows, as in a-b,b-c
graph-form-name = a name used in the arrows
graph-preset-default = six names
graph-preset-stairs = stairs
graph-preset-circle = with a cycle
graph-preset-misere = six names (misère)
graph-preset-town = a way to the sea
graph-move = go to { $to }
    .past = went to { $to }
graph-arrows-many = { $count } arrows; allowed: 1 to { $most }
graph-names-many = more than { $most } names; allowed: 2 to { $most }
graph-name-long = the name { $name } is too long; allowed: 1 to { $most } letters or digits
graph-itself = { $arrow } leads from a name to itself; arrows join two names
graph-twice = { $arrow } appears twice; give each arrow once
graph-no-name = there is no such name; allowed: { $names }
graph-no-arrow = no arrow leads from { $from } to { $to }; allowed: { $names }
graph-recited = The token is on { $name }. Arrows lead to: { $names }.
graph-recited-end = The token is on { $name }. No arrow leads on.

# The Why panel of every searched game.
why-searched-drawn = a draw
why-searched-value = value { $value }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  } to the end
why-searched-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  } to the end
why-searched-head = move, moves after it (both sides)
why-searched-leaves = { $outcome ->
    [win] wins, { $moves } more
    [loss] loses, { $moves } more
   *[draw] draws, goes in circles
  }{ $value ->
    [none] {""}
   *[other] , value { $value }
  }
why-searched-counts = { $outcome ->
    [win] { $all ->
        [1] The only move leads to a P-position.
       *[other] { $which ->
            [every] All { $all } moves lead to P-positions.
           *[some] { $lost ->
                [one] One of { $all } moves leads to a P-position.
               *[other] { $lost } of { $all } moves lead to a P-position.
              }
          }
      }
    [loss] { $all ->
        [1] The only move leads to an N-position.
       *[other] All { $all } moves lead to N-positions.
      }
   *[draw] No move leads to a P-position; { $all ->
        [1] the only move keeps the draw.
       *[other] { $which ->
            [every] each of the { $all } keeps the draw.
           *[some] { $drawn ->
                [one] one of { $all } keeps the draw.
               *[other] { $drawn } of { $all } keep the draw.
              }
          }
      }
  }
why-searched-keep = No move wins sooner: { $words }.
why-searched-then = { $moves ->
    [0] That is the end.
    [one] Then 1 move is left.
   *[other] Then at most { $moves } moves are left, whatever the opponent does.
  }
why-searched-hold = To keep the draw: { $words }.
why-searched-mex = Values the moves leave: { $reached }; the least number missing is { $value }.
plain-why-searched-counts = { $outcome ->
    [win] { $all ->
        [1] Your only move leaves them in a losing position.
       *[other] { $which ->
            [every] Every move you have leaves them in a losing position.
           *[some] { $lost ->
                [one] Only one of your { $all } moves leaves them in a losing position.
               *[other] { $lost } of your { $all } moves leave them in a losing position.
              }
          }
      }
    [loss] { $all ->
        [1] Your only move leaves them in a winning position.
       *[other] Every move you have leaves them in a winning position.
      }
   *[draw] { $all ->
        [1] Your only move doesn't win, but it keeps the draw.
       *[other] { $which ->
            [every] No move wins, but every move keeps the draw.
           *[some] { $drawn ->
                [one] No move wins, and only one of your { $all } moves keeps the draw.
               *[other] No move wins, but { $drawn } of your { $all } moves keep the draw.
              }
          }
      }
  }
plain-why-searched-keep = No move wins sooner: { $words }.
plain-why-searched-then = { $moves ->
    [0] That ends the game.
    [one] Whatever they do, the game ends in 1 more move.
   *[other] Whatever they do, the game ends in at most { $moves } more moves.
  }
plain-why-searched-hold = To keep the draw: { $words }. Then they can't force a win either.
# Why it holds: positions are filled in backwards from the ends (Zermelo 1913).
holds-searched-ends = Where no move is left, the game is over. Mark it 0.
holds-searched-back = Then work backwards. Won in n: the quickest win leads to a position lost in n − 1. Lost in n: every move leads to a won one, the slowest to one won in n − 1.
holds-searched-circles = A position that never gets a mark is a draw: you can always move on to another unmarked one.
holds-searched-won = { $all ->
    [1] The only move here leads to a lost position, so this one is won in { $moves }.
   *[other] { $which ->
        [every] All { $all } moves here lead to lost positions, so this one is won in { $moves }.
       *[some] { $lost ->
            [one] One of { $all } moves here leads to a lost position, so this one is won in { $moves }.
           *[other] { $lost } of { $all } moves here lead to a lost position, so this one is won in { $moves }.
          }
      }
  }
holds-searched-lost = { $all ->
    [1] The only move here leads to a won position, so this one is lost in { $moves }.
   *[other] All { $all } moves here lead to won positions, so this one is lost in { $moves }.
  }
holds-searched-drawn = No move here leads to a lost position; moves to one without a mark: { $drawn } of { $all }. So this one gets no mark either.
plain-holds-searched-ends = Start at the ends, where it is clear who has won.
plain-holds-searched-back = Then work backwards. A position wins if some move from it leaves a losing one. It loses if every move from it leaves a winning one.
plain-holds-searched-circles = Some positions never get a mark. From there the game can go round for ever: a draw.
plain-holds-searched-won = { $all ->
    [1] Your only move leaves them in a losing position.
   *[other] { $which ->
        [every] Every move you have leaves them in a losing position.
       *[some] Your moves that leave them in a losing position: { $lost } of { $all }.
      }
  }
plain-holds-searched-lost = Every move you have leaves them in a winning position.
plain-holds-searched-drawn = No move leaves them in a losing position, so you can't win. { $all ->
    [1] Your only move keeps the draw.
   *[other] { $which ->
        [every] Every move keeps the draw.
       *[some] Moves that keep the draw: { $drawn } of { $all }.
      }
  }
smaller-graph = Start with the token near an end. Where would you rather not have to move?
look-graph = Look at the names with no arrow leading on, and at those one arrow back.
