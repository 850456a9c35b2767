# Line mode (zugzwang play --plain). The words for each command: the first is its name. Commands have letters only, except for ?.
plain-words-why = why w
plain-words-hint = hint i
plain-words-moves = moves best
plain-words-proof = proof
plain-words-undo = undo u
plain-words-redo = redo
plain-words-resign = resign
plain-words-position = position
plain-words-rules = rules
plain-words-new = new
plain-words-resume = resume
plain-words-save = save
plain-words-menu = menu
plain-words-help = help ?
plain-words-quit = quit q exit
plain-help = { $words }: { $about }
plain-help-why = who wins, and the whole reason
plain-help-hint = one more step each time: a smaller game, who wins, where to look, the idea, the move, the reason
plain-help-moves = the moves with what each is worth, best first; moves all lists more
plain-help-proof = why the theorem holds in this very position
plain-help-undo = undo your last move
plain-help-redo = play an undone move again
plain-help-resign = give up: the game counts as lost, and you see what decided it
plain-help-position = repeat the position
plain-help-rules = repeat the rules
plain-help-new = a new game with the same setup, or with another: new FIELD=VALUE
plain-help-resume = go on with the unfinished game of this kind, or with a saved game: resume NAME
plain-help-save = save this game under a name: save NAME
plain-help-menu = the list of games
plain-help-help = this list
plain-help-quit = quit; an unfinished game is saved
plain-help-short = The first letters of a command are enough if no other command starts with them.
plain-no-more-hints = There are no more hints. Type { $why } for the whole reason again.

plain-greeting = Zugzwang, line by line. Type help for the commands.
plain-game = { $number }. { $title }: { $id }
    .kept = { $number }. { $title }: { $id } ({ $kept })
plain-choose = Choose a game by number or name. You can add fields, as in: nim heaps=1,3,5,7
plain-no-number = There is no game { $given }; allowed: 1 to { $count }, or a name.
plain-no-game = No game is open. Choose one first, by number or name.
plain-title = Game: { $title }
plain-legend = { $number }: { $meaning }
plain-fixed = Fixed in this game: { $rules }
plain-how = To move, type { $form }.
plain-unfinished = You have an unfinished game ({ $game }). Type resume to go on with it; your first move in a new game replaces it.
plain-resumed = { $count ->
    [one] Your game goes on after 1 move.
   *[other] Your game goes on after { $count } moves.
  }
plain-exam = This game was a test for a stop on the path. Here you can ask for hints, so it does not count as a test.
plain-began = The program goes first, because { $outcome ->
    [draw] whoever goes first gets at least half.
   *[win] whoever goes first can win.
  }
plain-untaught = The matchboxes have learned nothing about this setup and draw moves blindly. On the arcade's home screen, press { KEY("lab") } to train them.
plain-nothing-kept = There is no such saved game.
plain-move = { $notation }, { $words }
plain-moved = { $words } ({ $notation })
plain-watched = { $who ->
    [first] First moves next.
   *[second] Second moves next.
  } Press { KEY("enter") } to see the move.
plain-machines = Two machines are playing. Press { KEY("enter") } to see the next move.
plain-undone = { $count ->
    [one] Undone: 1 move.
   *[other] Undone: { $count } moves.
  }
plain-unresigned = The resignation is undone.
plain-moves = { $counts }, { $of }.
plain-worth = { $notation }: { $worth }
plain-moves-more = { $count } more. Type moves all to list them.
plain-over = { $undo ->
    [yes] The game is over. Type new for another game, undo to undo your last move, menu for the list of games, or quit.
   *[no] The game is over. Type new for another game, menu for the list of games, or quit.
  }
plain-unknown = “{ $given }” is neither a move nor a command. To move, type { $form }. For the commands, type help.
plain-unclear = “{ $given }” could mean { $commands }. Type more of it.
plain-refused = “{ $given }” was not played: { $what }
plain-too-long = That line is too long; allowed: up to { $most } bytes.
plain-saved = Saved as { $name }. Type resume { $name } to go on with a copy of it.
plain-name-taken = There is already a game called { $name }. Type the same line again to replace it, or another name to keep both.
plain-left = { $kept ->
    [yes] The game is saved. To go on with it, type resume, or open it in the arcade. Its id:
   *[no] The game is not saved. To open it again, use its id:
  }
plain-thinking = Thinking … Press Ctrl-C to quit; the game is saved.

# Positions in words.
recite-part = { $part } { $number }: { $value }
recite-span = { $from } to { $to }
recite-more = { $count } more
recite-till = In the pile: { $coins }.
recite-sizes = You can take: { $sizes }.
recite-piles = Pile 1: { $first }. Pile 2: { $second }.
recite-limit = You can take at most { $limit } now.
recite-bars = Bars from the left: { $bars }.
recite-numbers = Numbers from the left: { $numbers } ({ $count }).
recite-king = The king stands in row { $row }, column { $column }; the corner is row { $m }, column { $n }.
recite-date = The date is { $date }: { $month }, day { $day }.
recite-factor = The previous factor was { $factor }.
recite-unpicked = { $name } is not chosen yet
recite-free = free
recite-signs = Cells with { $sign }: { $cells }.
recite-free-cells = Free cells: { $cells }. Cells are numbered 1 to 9, row by row from the top left.
recite-rams = left ram in cell { $left }, right ram in cell { $right }, { $gap } free between them
recite-nimbi-row = Row { $row }: { $cells }
recite-nimbi-cells = { $who ->
    [horz] Horz { $cells }
    [vert] Vert { $cells }
   *[free] free { $cells }
  }
recite-runs = { $count }: { $runs }
recite-piece = { $length } cm, from { $from } to { $to }
recite-table = The table's radius is { $table }, each coin's { $coin }.
recite-no-coin = There are no coins on it.
