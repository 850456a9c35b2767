# The card at the end of a game: in large letters, who won.
card-wins = { $who ->
    [you] You win
    [machine] You lose
    [rival] You lose
    [first] First wins
   *[second] Second wins
  }
card-machine-wins = { $name } wins
card-draw = Draw
# Where the game turned; a position, the number of a player's own move, the move in words.
# A position that has no name of its own; .from stands behind "from" and "until".
place-start = the start
    .from = the start
place-that = that position
place-after = the position after { $who ->
    [first] First
   *[second] Second
  }'s move { $number }
    .from = the position after { $who ->
        [first] First
       *[second] Second
      }'s move { $number }
card-kept = You left { $position }; after that nobody could break it.
card-at-once = Your first move ended it: { $words }.
card-turned = { $start ->
    [yes] At the start
   *[no] Until { $position }
  } { $who ->
    [you] you
    [machine] Perfect
    [rival] the machine
    [first] First
   *[second] Second
  } could have { $from ->
    [draw] held a draw
   *[win] won
  }; { $who ->
    [you] your move
   *[other] move
  } { $number } let it go: { $words }.
card-used = { $start ->
    [yes] At the start
   *[no] At { $position }
  } { $who ->
    [machine] Perfect
   *[rival] the machine
  } could have { $from ->
    [draw] held a draw
   *[win] won
  }; its move { $number }, { $words }, let it go, and you used that.
card-turned-draw = { $start ->
    [yes] At the start
   *[no] Until { $position }
  } { $who ->
    [you] you
    [machine] Perfect
    [rival] the machine
    [first] First
   *[second] Second
  } could have won; { $who ->
    [you] your move
   *[other] move
  } { $number } made it a draw: { $words }.
card-lost-from-start = { $who ->
    [second] From { $position } nobody wins who moves first, if the other never errs: try to be the other one.
   *[first] From { $position } whoever moves first can win: try to be that one.
  }
card-held = From { $position } { $who ->
    [first] First
   *[second] Second
  } could always win, and never let it go.
card-held-draw = From { $position } neither can force a win, and neither let the draw go.
card-needless = { $who ->
    [first] First resigned
    [second] Second resigned
   *[you] You resigned
  } a position that was { $worth ->
    [draw] a draw.
   *[win] still won.
  }
# As long as that is not known: what ended the game.
card-last = The last move. { $moved }
card-no-move = Nobody has moved: first cannot move, and who cannot move loses.
card-mistakes = { $count ->
    [0] no mistake
    [one] { $count } mistake
   *[other] { $count } mistakes
  }
# A game that shows whether a stop is known has ended.
card-exam = { $passed ->
    [yes] Now you know this: { $name }. You won { $all } running with nothing told.
   *[no] { $running } of { $all } won running.
  }
card-hints = Hints: { $count }
card-advised = With more told than where to look, or a move taken back, so it does not count as won.
# What Enter does, and the same in a word.
card-next = Next: { $position }
    .short = next game
card-seats = Next: the same game, seats exchanged
card-why = Why? See what decided it
    .short = why
card-review = See what decided it
    .short = review
card-new = Another game
    .short = another
card-lesson = The lesson: { $title }
card-map = Home
card-close = the board
