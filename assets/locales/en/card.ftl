# The card at the end of a game. It says in large letters who won.
card-wins = { $who ->
    [you] You win
    [first] First wins
    [second] Second wins
   *[rival] You lose
  }
card-machine-wins = { $name } wins
card-draw = Draw
# Where the game was decided: a position, a player's move by number, and the move in words.
# When the game was decided.
left-start = from the start
# The same where a sentence cannot name the position.
left-game = this game
left-at = from { $position }
# A position whose text is only a drawing. `.from` is the form used after "from".
place-start = the start
    .from = the start
place-that = that position
place-after = the position after { $who ->
    [first] First
   *[second] Second
  }'s { NUMBER($number, type: "ordinal") ->
    [one] { $number }st
    [two] { $number }nd
    [few] { $number }rd
   *[other] { $number }th
  } move
    .from = the position after { $who ->
        [first] First
       *[second] Second
      }'s { NUMBER($number, type: "ordinal") ->
        [one] { $number }st
        [two] { $number }nd
        [few] { $number }rd
       *[other] { $number }th
      } move
# Whose move led to the end that the board above the card shows.
card-last-of = after { $who ->
    [you] your
    [first] First's
    [second] Second's
   *[machine] the opponent's
  } last move
card-kept = You left { $position }. After that, nobody could stop you.
# The same where all positions that were left have room.
card-kept-all = You left { $lefts }. Coincidence?
card-then = {", then "}
# The same where the position has no name.
card-kept-move = You were winning from your first move on ({ $words }), and you never gave the win away.
card-at-once = You won with your first move: { $words }.
card-turned = { $who ->
    [you] You
    [first] First
    [second] Second
   *[rival] { called }
  } could have { $from ->
    [draw] drawn
   *[win] won
  } { $left }, but { $who ->
    [you] your
    [first] First's
    [second] Second's
   *[rival] its
  } { NUMBER($number, type: "ordinal") ->
    [one] { $number }st
    [two] { $number }nd
    [few] { $number }rd
   *[other] { $number }th
  } move ({ $words }) gave it away.
card-used = { $who ->
   *[rival] { called }
  } could have { $from ->
    [draw] drawn
   *[win] won
  } { $left }. Its { NUMBER($number, type: "ordinal") ->
    [one] { $number }st
    [two] { $number }nd
    [few] { $number }rd
   *[other] { $number }th
  } move ({ $words }) gave it away, and you took your chance.
card-turned-draw = { $who ->
    [you] You
    [first] First
    [second] Second
   *[rival] { called }
  } could have won { $left }. { $who ->
    [you] Your
    [first] First's
    [second] Second's
   *[rival] Its
  } { NUMBER($number, type: "ordinal") ->
    [one] { $number }st
    [two] { $number }nd
    [few] { $number }rd
   *[other] { $number }th
  } move ({ $words }) made it a draw.
# Why? begins with an earlier slip of yours than the one that lost the game.
card-slipped-before = Your { NUMBER($number, type: "ordinal") ->
    [one] { $number }st
    [two] { $number }nd
    [few] { $number }rd
   *[other] { $number }th
  } move was a slip too, { $back ->
    [yes] but you were let back in
   *[no] which cost the win
  }. Why? starts there.
card-lost-from-start = { $who ->
    [second] From { $position }, whoever goes first loses to perfect play. Next time, go second.
   *[first] From { $position }, whoever goes first can win. Next time, go first.
  }
# One side wins, whoever goes first. $side: that side.
card-lost-to-side = { $side ->
    [blue] Blue
    [red] Red
    [vert] Vert
   *[horz] Horz
  } can win from { $position }, whoever goes first. Next time, play { $side ->
    [blue] Blue
    [red] Red
    [vert] Vert
   *[horz] Horz
  }.
card-held = { $who ->
    [first] First
   *[second] Second
  } could win from { $position }, and never gave the win away.
card-held-draw = From { $position }, neither player can force a win, and neither gave the draw away.
card-needless = { $who ->
    [first] First resigned
    [second] Second resigned
   *[you] You resigned
  } in a { $worth ->
    [draw] drawn
   *[win] winning
  } position.
# While the deciding move is not known yet: how the game ended.
card-last = The last move. { $moved }
card-no-move = First has no move, so First loses at once.
card-mistakes = { $count ->
    [0] no mistakes
    [one] { $count } mistake
   *[other] { $count } mistakes
  }
# A game of the test has ended.
card-exam = { $passed ->
    [yes] Now you know this one: { $name }. That was a run of { $all } wins without advice.
   *[no] { $running } of { $all } wins in your run.
  }
# The feast when a stop becomes known: in large letters, then what was done, the trick, and how far the user has come.
card-know = You know it
card-know-name = { $name }: a run of { $all } wins without help.
# The name of the game in the literature.
card-know-called = Mathematicians call it “{ $title }”.
card-know-trick = Your trick:
# The first win at a stop.
card-first = First win here: { $name }.
card-won-stops = { $won } of { $all } won
card-hints = Hints: { $count }
card-advised = It doesn't count as a win, because { $what }.
card-advised-undone = you undid a move
card-advised-played = you had a move played for you
card-advised-hints = you took hints past “where to look”
card-advised-shown = the screen showed you the answers
card-advised-map = you looked at the map
card-advised-again = you played on from Why?
card-advised-class = you played it with a class
card-advised-other = you had help
# What Enter does, and the same in one word for the footer.
card-next = Next: a game from { $position }
    .short = next game
# The same where a sentence cannot name the position.
card-next-other = Next: another start
card-seats = Next: the same game, sides swapped
card-why = Why? See where it went wrong
    .short = why
card-why-slip = Why? See the move that gave the win away
card-review = See what decided it
    .short = review
card-new = Another game
    .short = another
card-lesson = Lesson: { $title }
card-map = Home
card-close = board
