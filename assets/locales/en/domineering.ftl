domineering-title = Domineering
domineering-rule = Vert lays dominoes upright, Horz lays them across, always on two free cells. Whoever has no room for another one loses.
domineering-notation = row,column of the domino's upper or left cell
domineering-figure = Parts of the board
domineering-field-rows = Rows
domineering-field-cols = Columns
domineering-field-begins = Who goes first
domineering-axis-x = column
domineering-axis-y = row
domineering-preset-default = four by four
domineering-preset-small = three by three
domineering-preset-wide = four by six
domineering-preset-lost = a losing start, five by five
domineering-preset-large = six by six
domineering-side = { $who ->
    [vert] Vert
   *[horz] Horz
  }
domineering-move = { $who ->
    [vert] lay a domino in column { $at }, rows { $from } and { $to }
   *[horz] lay a domino in row { $at }, columns { $from } and { $to }
  }
    .past = { $who ->
        [vert] laid a domino in column { $at }, rows { $from } and { $to }
       *[horz] laid a domino in row { $at }, columns { $from } and { $to }
      }
# $moves: the places where the player could lay a domino now. $free: cells.
domineering-now = { $moves ->
    [0] { $who ->
        [vert] Vert has no room left
       *[horz] Horz has no room left
      }
   *[other] { $who ->
        [vert] Vert lays upright
       *[horz] Horz lays across
      }, { $free } free
  }
domineering-off-board = { $row },{ $col } is not on the board; allowed: rows 1 to { $rows }, columns 1 to { $cols }
domineering-beyond = a domino does not fit there: { $row },{ $col } is off the board; allowed: such as { $free }
domineering-taken = { $row },{ $col } is already covered; allowed: two free cells, such as { $free }
recite-domineering-cells = { $what ->
    [free] { $cells } free
   *[taken] { $cells } covered
  }
# Dominoes each player could lay in each part alone.
figure-regions-all = All
figure-regions-none = No domino fits anywhere.

# What a part is worth, in words. $heat: spare (a whole number of moves), cold (a fraction), turn (whoever moves, and no more), or hot
# (both want to move there first). $who is ahead (vert, horz or none) by $lead moves; $size chooses the noun's form: a number, or part
# for a fraction. $worth: how much the next move there gains.
why-domineering-part = { $heat ->
    [spare] { $who ->
        [none] nobody has moves to spare
       *[other] { domineering-side } has { $size ->
            [one] { $lead } move to spare
           *[other] { $lead } moves to spare
          }
      }
   *[other] { $who ->
        [none] even
       *[other] { domineering-side } is ahead by { $size ->
            [one] { $lead } move
            [part] { $lead } of a move
           *[other] { $lead } moves
          }
      }{ $heat ->
        [hot] ; the next move is worth { $worth }
        [turn] ; the next move only passes the turn
       *[cold] {""}
      }
  }
why-domineering-large = too large to weigh
why-domineering-all-open = Together: too large to weigh
why-domineering-all = { $who ->
    [none] Together: even
   *[other] Together: { domineering-side } is ahead by { $size ->
        [one] { $lead } move
        [part] { $lead } of a move
       *[other] { $lead } moves
      }
  }{ $heat ->
    [hot] ; the next move is worth { $worth }
   *[cold] {""}
  }
why-domineering-head = { $what ->
    [value] value
    [mean] mean
   *[heat] heat
  }

# $sign is one of the four outcomes in Winning Ways. Vert is Left.
why-domineering-sign = { $sign ->
    [zero] The sum is 0: whoever moves loses.
    [positive] The sum is > 0: Vert wins, whoever moves.
    [negative] The sum is < 0: Horz wins, whoever moves.
   *[fuzzy] The sum is || 0, confused with 0: whoever moves wins.
  }
why-domineering-open = A part is too large for its value, so the outcome was searched.
why-domineering-turn = Every part is a number or infinitesimally close to one, and the means add up to 0.
# $whose: own (you are ahead), other (your opponent is) or none.
why-domineering-cold = The means add up to { $who ->
    [none] 0
   *[other] { $lead } for { domineering-side }
  }, and no part is hot.
why-domineering-hot = { $parts ->
    [one] The temperature is { $worth }
   *[other] Part { $part } is the hottest, with temperature { $worth }
  }, and the { $parts ->
    [one] mean is
   *[other] means add up to
  } { $who ->
    [none] 0
   *[other] { $lead } for { domineering-side }
  }.
why-domineering-answered = Each of the { $moves } moves loses to some reply.
why-domineering-keep = Best: { $words }, in part { $part }.
why-domineering-then = Then the means add up to { $who ->
    [none] 0, and no part is hot: moving costs, and the opponent must move.
   *[other] { $lead } for { domineering-side }, and no part is hot.
  }
why-domineering-every = Then each of the opponent's { $moves } moves loses to some reply.
why-domineering-stuck = Then { domineering-side } has no move.

# The same in plain words.
plain-why-domineering-open = The board is still wide open: try it move by move.
plain-why-domineering-turn = Nobody is ahead. What's left decides who moves last.
plain-why-domineering-cold = { $whose ->
    [own] You are { $size ->
        [one] { $lead } move
        [part] { $lead } of a move
       *[other] { $lead } moves
      } ahead, and nothing big is left to fight over.
    [other] They are { $size ->
        [one] { $lead } move
        [part] { $lead } of a move
       *[other] { $lead } moves
      } ahead, and nothing big is left to fight over.
   *[none] Nobody is ahead, and it's your turn: every move uses up room you need.
  }
plain-why-domineering-hot = { $parts ->
    [one] You both want the next move: it is worth { $worth }.
   *[other] You both want to move first in part { $part }: that is worth { $worth }.
  }
plain-why-domineering-answered = You have { $moves } moves, and they have a good answer to every one.
plain-why-domineering-keep = Best: { $words }.
plain-why-domineering-then = { $whose ->
    [own] Then you are { $size ->
        [one] { $lead } move
        [part] { $lead } of a move
       *[other] { $lead } moves
      } ahead, and you move last.
   *[none] Then nobody is ahead, and they must use up room they need.
  }
plain-why-domineering-every = Then they have { $moves } moves, and you have a good answer to every one.
plain-why-domineering-stuck = Then they have no room for a domino.
picture-why-domineering-keep = Best, in part { $part }: { $words }{ $gain ->
    [none] .
   *[other] . It gains { $gain }.
  }

# Why the outcome holds, for this position. $won: whether the reader wins.
holds-domineering-options = A part's value is built from those of what each domino leaves of it; dominated options are dropped, reversible ones bypassed. The board is the sum of its parts.
holds-domineering-checked = { $won ->
    [yes] After the best move the sum is { $sign ->
        [zero] 0
        [positive] > 0
        [negative] < 0
       *[fuzzy] || 0
      }, so the opponent, who must move, loses.
   *[no] The sum is { $sign ->
        [zero] 0
        [positive] > 0
        [negative] < 0
       *[fuzzy] || 0
      }, so the player to move loses.
  }
holds-domineering-answer = { $won ->
    [yes] If your opponent plays: { $move }; then reply: { $reply }.
   *[no] If you play: { $move }; then the reply is: { $reply }.
  }
holds-domineering-rest = { $more ->
    [0] That is every move there is.
    [one] One more move was searched to the end in the same way.
   *[other] { $more } more moves were searched to the end in the same way.
  }
holds-domineering-stuck = After it { $who ->
    [vert] Vert
   *[horz] Horz
  } has no room for a domino, and whoever cannot move loses.
plain-holds-domineering-answer = { $won ->
    [yes] If they { $move }, you { $reply }.
   *[no] If you { $move }, they { $reply }.
  }
plain-holds-domineering-rest = { $more ->
    [0] Those are all the moves there are.
    [one] There is 1 more move. The program tried it to the end, and it has an answer, too.
   *[other] There are { $more } more moves. The program tried them all to the end, and each has an answer.
  }
plain-holds-domineering-stuck = { $won ->
    [yes] After it they have no room for a domino, so they lose.
   *[no] You have no room for a domino, so you lose.
  }
