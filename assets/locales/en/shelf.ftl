# The screen of saved games and results.
action-save = Save this game under a name
    .short = save
action-shelf = Your games: the ones you saved, and all results
action-forget = Delete the chosen game
    .short = delete
context-naming = While typing a name
context-shelf = In your games

prompt-name = Name:
name-ask = Press { KEY("enter") } to save the game under this name.
name-kept = Saved as { $name }. Press { $key } on the home screen to find it again.
name-not-kept = { $name } was not saved. { $what }
status-spared = Your other unfinished game stays until you move here; then it goes to the shelf. Press { $key } on the home screen to find it.
name-taken = { $name } already exists. Press { KEY("enter") } again to replace it, or type another name.
name-empty = Type a name, such as my-game, or press { KEY("back") } to cancel.
name-too-long = Type a shorter name, at most { $most } characters long.
name-blank = Type a name without a space at either end.
name-control = Use only letters, digits, - _ and spaces.
name-sign = A name can't have { $sign } in it. Use letters, digits, - _ and spaces.

shelf-title = Your games
shelf-saves = Saved games
    .short = saved games
shelf-results = Results
    .short = results
shelf-go-on = continue
shelf-play-again = set up
shelf-no-place = There is no folder for saved games. Name one: zugzwang --data FOLDER.
shelf-no-saves = No saved games yet. Press { $key } during a game to save it.
shelf-no-results = No results yet. They count the games you finish against a machine.
shelf-save = { $title }, { $count ->
    [0] no moves
    [one] 1 move
   *[other] { $count } moves
  }{ $fields ->
    [none] {""}
   *[other] , { $fields }
  }
shelf-forget = Press { $key } again to delete { $name } for good. Any other key cancels.
shelf-forgotten = { $name } has been deleted.
shelf-not-forgotten = { $name } could not be deleted. { $what }
shelf-more-troubles = { $count ->
    [one] 1 more line in a larger window.
   *[other] { $count } more lines in a larger window.
  }

results-game = game
results-against = against
results-won = won
results-lost = lost
results-drawn = drawn
results-streak = in a row
results-best = best
results-last = last game
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
