# The shelf: games kept under a name, and results.
action-save = Keep this game under a name
    .short = keep
action-shelf = The games kept under a name, and the results
action-forget = Forget the chosen game
    .short = forget
context-naming = While typing a name
context-shelf = On the shelf

prompt-name = Name:
name-ask = Enter keeps the game under this name.
name-kept = Kept as { $name }: { $key } at home finds it again.
name-not-kept = { $name } is not kept. { $what }
name-taken = { $name } is there already: Enter again replaces it, another name keeps both.
name-empty = Type a name, such as my-game; Esc keeps nothing.
name-too-long = Type a shorter name: at most { $most } characters.
name-blank = Type a name without a blank at either end.
name-control = Type a name of letters, digits, - _ and blanks.
name-sign = A name has no { $sign }: type letters, digits, - _ and blanks.

shelf-title = Shelf
shelf-saves = Kept games
    .short = kept games
shelf-results = Results
    .short = results
shelf-go-on = go on
shelf-play-again = set up
shelf-no-place = There is no folder that games could be kept in. Name one: zugzwang --data FOLDER.
shelf-no-saves = No game is kept under a name yet: { $key } in a game keeps it here.
shelf-no-results = No game against a machine was played to its end yet. Each one that is counts here.
shelf-save = { $title }, { $count ->
    [0] no move
    [one] 1 move
   *[other] { $count } moves
  }{ $fields ->
    [none] {""}
   *[other] , { $fields }
  }
shelf-forget = Press { $key } again to forget { $name } for good; any other key keeps it.
shelf-forgotten = { $name } is forgotten.
shelf-not-forgotten = { $name } is not forgotten. { $what }
shelf-more-troubles = { $count ->
    [one] 1 more line in a larger window.
   *[other] { $count } more lines in a larger window.
  }

results-game = game
results-against = against
results-won = won
results-lost = lost
results-drawn = drawn
results-streak = streak
results-best = best
results-last = last on
results-line = won { $won } of { $count }{ $streak ->
    [0] {""}
    [one] {""}
   *[other] , { $streak } in a row
  }
    .full = won { $won } of { $count } against { $name }{ $streak ->
    [0] {""}
    [one] {""}
   *[other] , { $streak } in a row
  }
