domineering-title = Domineering
domineering-rule = Vert, who goes first, lays dominoes upright, Horz lays them across, always on two free cells. Whoever has no room for another one loses.
domineering-notation = row,column of the domino's upper or left cell
domineering-figure = Parts of the board
domineering-field-rows = Rows
domineering-field-cols = Columns
domineering-field-begins = Who goes first
    .vert = Vert
    .horz = Horz
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
# How a player lays dominoes.
domineering-role = { $who ->
    [vert] upright
   *[horz] across
  }
domineering-next = { $next ->
    [vert] Vert
   *[horz] Horz
  }
domineering-move = { $who ->
    [vert] cover column { $at }, rows { $from } and { $to }
   *[horz] cover row { $at }, columns { $from } and { $to }
  }
    .past = { $who ->
        [vert] covered column { $at }, rows { $from } and { $to }
       *[horz] covered row { $at }, columns { $from } and { $to }
      }
# $moves: the places where the player could lay a domino now. $free: cells. $seat: whether that player went first or second.
domineering-now = { $moves ->
    [0] { $who ->
        [vert] Vert has no room left
       *[horz] Horz has no room left
      }
   *[other] { $who ->
        [vert] Vert ({ $seat ->
            [first] first
           *[second] second
          }): upright, { $free } free
       *[horz] Horz ({ $seat ->
            [first] first
           *[second] second
          }): across, { $free } free
      }
  }
domineering-off-board = { $row },{ $col } is not on the board; allowed: rows 1 to { $rows }, columns 1 to { $cols }
domineering-beyond = a domino does not fit there: { $row },{ $col } is off the board; allowed: two free cells, such as { $free }
domineering-taken = { $row },{ $col } is already covered; allowed: two free cells, such as { $free }
recite-domineering-cells = { $what ->
    [free] { $cells } free
   *[taken] { $cells } covered
  }
# Dominoes each player could lay in each part alone.
figure-regions-all = All
figure-regions-none = No domino fits anywhere.
figure-regions-most = The most dominoes each could lay

# What a part is worth, in words. $heat: spare (a whole number of moves), cold (a fraction), turn (whoever moves, and no more), or hot
# (both want to move there first). $who is ahead (vert, horz or none) by $lead, such as 1½ moves or half a move. $gain: how much the next
# move there gains, in moves too.
why-domineering-part = { $heat ->
    [spare] { $who ->
        [none] Nobody has a move to spare.
       *[other] { domineering-side } has { $lead } to spare.
      }
   *[other] { $who ->
        [none] Nobody is ahead.
       *[other] { domineering-side } is ahead by { $lead }.
      }{ $heat ->
        [hot] {" "}The next move gains { $gain }.
        [turn] {" "}The next move only passes the turn.
       *[cold] {""}
      }
  }
# The same below the drawing of a part, where words have no room. $number: the moves of the lead, such as 1½.
why-domineering-brief = { $who ->
    [none] 0
   *[other] { domineering-side } +{ $number }
  }
# A part too large for its value, in a table, and with the dominoes that each player could lay in it alone.
why-domineering-large = too large to weigh
why-domineering-roomy = Too large to weigh. Alone, Vert could lay { $vert } dominoes here, Horz { $horz }.
# $kind: all parts of the board (together), or a position named before it (alone). $heat: whether the next move gains nothing (cold), or
# $gain (hot), or enough for the player who moves next and is behind to win, more than the lead or the same.
why-domineering-all = { $kind ->
    [together] { $who ->
        [none] Together, nobody is ahead
       *[other] Together, { domineering-side } is ahead by { $lead }
      }
   *[alone] { $who ->
        [none] Nobody is ahead
       *[other] { domineering-side } is ahead by { $lead }
      }
  }{ $heat ->
    [cold] .
    [hot] . The next move gains { $gain }.
    [more] , but { domineering-next } moves next and gains { $gain }.
   *[same] , but { domineering-next } moves next and gains as much.
  }
why-domineering-unweighed = Too many free cells to weigh, but { $sign ->
    [zero] whoever moves next loses
    [positive] Vert wins, whoever moves next
    [negative] Horz wins, whoever moves next
   *[fuzzy] whoever moves next can win
  }.
why-domineering-head = { $what ->
    [value] value
    [mean] mean
   *[heat] heat
  }

# $sign is one of the four outcomes in Winning Ways. Vert is Left.
why-domineering-sign = { $sign ->
    [zero] Sum 0: whoever moves loses.
    [positive] Sum > 0: Vert wins, whoever moves.
    [negative] Sum < 0: Horz wins, whoever moves.
   *[fuzzy] Sum || 0, confused with 0: whoever moves wins.
  }
why-domineering-open = A part is too large for its value, so the outcome was searched.
why-domineering-turn = The means add up to 0, and no part is hot: what is left decides who moves last.
# $whose: own (the player to move is ahead), other (the opponent is) or none.
why-domineering-cold = The means add up to { $who ->
    [none] 0
   *[other] { $number } for { domineering-side }
  }, and no part is hot.
why-domineering-hot = { $parts ->
    [one] The temperature is { $worth }, and the mean is
   *[other] Part { $part } is hottest, at { $worth }, and the means add up to
  } { $who ->
    [none] 0
   *[other] { $number } for { domineering-side }
  }.
why-domineering-elsewhere = The means add up to { $who ->
    [none] 0
   *[other] { $number } for { domineering-side }
  }. Part { $part } is hottest, at { $worth }, { $wins ->
    [yes] and a move there wins, too.
   *[no] but no move there wins.
  }
why-domineering-answered = { $moves ->
    [one] The only move loses.
   *[other] Each of the { $moves } moves loses.
  }
why-domineering-keep = { $parts ->
    [one] Best: { $words }.
   *[other] Best: { $words }, in part { $part }.
  }
why-domineering-then = { $who ->
    [none] Then the means add up to 0, and no part is hot: a move costs something, and the opponent must move.
   *[other] Then the means add up to { $number } for { domineering-side }, and no part is hot.
  }
why-domineering-clear = Then the means add up to { $number } for { domineering-side }, more than the temperature of the hottest part, { $worth }: the opponent cannot catch up.
why-domineering-every = { $moves ->
    [one] Then the opponent's only move loses.
   *[other] Then each of the opponent's { $moves } moves loses.
  }
why-domineering-stuck = Then { domineering-side } has no move.

# The same in plain words.
plain-why-domineering-open = Too much is open to count, so the program tried every move.
plain-why-domineering-turn = Nobody is ahead: what's left only decides who moves last.
plain-why-domineering-cold = { $whose ->
    [own] You are { $lead } ahead, and you can win back whatever their move gains.
    [other] They are { $lead } ahead, and they can win back whatever your move gains.
   *[none] Nobody is ahead, and you must move: they have a good answer to every move.
  }
plain-why-domineering-hot = { $parts ->
    [one] The next move gains { $gain }, so you both want it.
   *[other] In part { $part }, the next move gains { $gain }, so you both want it.
  }
plain-why-domineering-elsewhere = In part { $part }, the next move gains { $gain }, { $wins ->
    [yes] and you can win there, too.
   *[no] but no move there wins.
  }
plain-why-domineering-answered = { $moves ->
    [one] You have only one move, and they have a good answer.
   *[other] You have { $moves } moves, and they have a good answer to every one.
  }
plain-why-domineering-keep = { $parts ->
    [one] Best: { $words }.
   *[other] Best, in part { $part }: { $words }.
  }
plain-why-domineering-then = { $whose ->
    [own] Then you are { $lead } ahead, and you move last.
   *[none] Then nobody is ahead, and you have a good answer to every move of theirs.
  }
plain-why-domineering-clear = Then you are { $lead } ahead; their next gains only { $gain }.
plain-why-domineering-every = { $moves ->
    [one] Then they have only one move, and you have a good answer.
   *[other] Then they have { $moves } moves, and you have a good answer to every one.
  }
plain-why-domineering-stuck = Then they have no room for a domino.

# Why the outcome holds, for this position. $won: whether the reader wins.
holds-domineering-options = A part's value is built from the values of what each domino leaves of it. Dominated options are dropped, reversible ones bypassed. The board is the sum of its parts.
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
holds-domineering-cold = No part is hot, so the reply wins back whatever a move gains. { $who ->
    [none] Moving costs something, and whoever must move runs out of moves first.
   *[other] The lead of { domineering-side }, { $number }, lasts to the end.
  }
holds-domineering-searched = { $moves ->
    [one] Search over the only move and what follows finds a reply that wins.
   *[other] Search over all { $moves } moves and what follows finds a reply to each that wins.
  }
holds-domineering-answer = Move: { $mv }. Answer: { $reply }.
holds-domineering-stuck = There is no room for another domino, and whoever cannot move loses.
plain-holds-domineering-cold = In every part, the answer wins back whatever the next domino gains. { $whose ->
    [own] So your lead of { $lead } lasts to the end.
    [other] So their lead of { $lead } lasts to the end.
   *[none] So whoever must move now runs out of moves first.
  }
plain-holds-domineering-searched = { $won ->
    [yes] { $moves ->
        [one] The program tried their only move to the end. You have an answer.
       *[other] The program tried each of their { $moves } moves to the end. You have an answer to every one.
      }
   *[no] { $moves ->
        [one] The program tried your only move to the end. They have an answer.
       *[other] The program tried each of your { $moves } moves to the end. They have an answer to every one.
      }
  }
plain-holds-domineering-answer = { $won ->
    [yes] Their move: { $mv }. Your answer: { $reply }.
   *[no] Your move: { $mv }. Their answer: { $reply }.
  }
plain-holds-domineering-stuck = { $won ->
    [yes] Then they have no room for a domino, so they lose.
   *[no] You have no room for a domino, so you lose.
  }

# Hints: a smaller game, where to look, the idea.
smaller-domineering = Try two rows and two columns, then three and three. Who wins, and with which first move?
look-domineering = Look for room that only one of you can use. How many dominoes does each of you have there?
