# The games line by line (zugzwang play --plain). Words of commands: the first is the name; a command has letters alone, except ?.
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
plain-help-hint = a step more each time: who wins, where, the perfect player's move, the reason
plain-help-moves = the moves with what each is worth, the best first; moves all lists more of them
plain-help-proof = why the theorem holds over this very position
plain-help-undo = take your last move back
plain-help-redo = play again what was taken back
plain-help-resign = say that the game is lost: it counts, and what decided it is told
plain-help-position = say the position again
plain-help-rules = say the rules again
plain-help-new = a new game with the same setup, or with another: new FIELD=VALUE
plain-help-resume = go on with the unfinished game of this kind, or with one that has a name: resume NAME
plain-help-save = keep this game under a name: save NAME
plain-help-menu = the list of games
plain-help-help = this list
plain-help-quit = end; an unfinished game is kept
plain-help-short = The first letters of a command suffice where no other begins so.
plain-no-more-hints = There is no further hint; { $why } says the whole reason again.

plain-greeting = Zugzwang, line by line. help lists the commands.
plain-game = { $number }. { $title }: { $id }
    .kept = { $number }. { $title }: { $id } ({ $kept })
plain-choose = Choose a game by its number or name. Fields may follow, as in: nim heaps=1,3,5,7
plain-no-number = There is no game { $given }; allowed: 1 to { $count }, or a name.
plain-no-game = No game is open: choose one first, by its number or name.
plain-title = Game: { $title }
plain-legend = { $number }: { $meaning }
plain-fixed = Fixed in this game: { $rules }
plain-how = How a move is written: { $form }.
plain-unfinished = An unfinished game is kept ({ $game }): resume goes on with it. The first move of a new game takes its place.
plain-resumed = { $count ->
    [one] The kept game goes on after 1 move.
   *[other] The kept game goes on after { $count } moves.
  }
plain-exam = It was to show whether a stop of the path is known. Here help may be asked for, so it does not count for that.
plain-began = The program begins, because { $outcome ->
    [draw] whoever begins gets at least half.
   *[win] the position is won.
  }
plain-untaught = The matchboxes have learned nothing of this setup and draw any move. In the arcade, a at home teaches them.
plain-nothing-kept = There is no such game to go on with.
plain-move = { $notation }, { $words }
plain-watched = { $who ->
    [first] First plays next
   *[second] Second plays next
  }: an empty line makes the move.
plain-machines = Two machines are playing: an empty line makes the next move.
plain-undone = { $count ->
    [one] Taken back: 1 move.
   *[other] Taken back: { $count } moves.
  }
plain-unresigned = The resignation is taken back.
plain-moves = { $counts }, { $of }.
plain-worth = { $notation }: { $worth }
plain-moves-more = { $count } more; moves all lists them.
plain-over = { $undo ->
    [yes] The game is over: new begins another, undo takes back, menu lists the games, quit ends.
   *[no] The game is over: new begins another, menu lists the games, quit ends.
  }
plain-unknown = “{ $given }” is neither a move nor a command. A move: { $form }; help lists the commands.
plain-unclear = “{ $given }” may mean { $commands }: type more of it.
plain-refused = “{ $given }” is not played: { $what }
plain-too-long = That line is too long; allowed: up to { $most } bytes.
plain-saved = Kept as { $name }: resume { $name } goes on with a copy.
plain-name-taken = { $name } is there already: the same line again replaces it, another name keeps both.
plain-left = { $kept ->
    [yes] The game is kept: resume goes on with it, and so does the arcade. Its id:
   *[no] The game is not kept. Its id opens it again:
  }
plain-thinking = Thinking … Ctrl-C ends the program, and the game is kept.

# Positions in words.
recite-part = { $part } { $number }: { $value }
recite-span = { $from } to { $to }
recite-more = { $count } more
recite-till = In the till: { $coins }.
recite-sizes = Sizes that can be taken: { $sizes }.
recite-piles = Pile 1: { $first }. Pile 2: { $second }.
recite-limit = At most { $limit } can be taken now.
recite-bars = Bars from the left: { $bars }.
recite-numbers = Numbers from the left: { $numbers } ({ $count }).
recite-king = The king stands in row { $row }, column { $column }; the corner is row { $m }, column { $n }.
recite-date = The date is { $date }: { $month }, day { $day }.
recite-factor = The factor before was { $factor }.
recite-unpicked = { $name } is not picked yet
recite-free = free
recite-signs = Cells with { $sign }: { $cells }.
recite-free-cells = Free cells: { $cells }. Cells count from 1 to 9 by rows, from the top left.
recite-rams = left ram in cell { $left }, right ram in cell { $right }, { $gap } free between
recite-nimbi-row = Row { $row }: { $cells }
recite-nimbi-cells = { $who ->
    [horz] Horz { $cells }
    [vert] Vert { $cells }
   *[free] free { $cells }
  }
recite-runs = { $count }: { $runs }
recite-piece = { $length } cm, from { $from } to { $to }
recite-table = The table's radius is { $table }, a coin's { $coin }.
recite-no-coin = No coin lies on it.
