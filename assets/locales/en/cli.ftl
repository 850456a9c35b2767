# The command line.
cli-about = A terminal arcade of solved two-player games that says why a position is won
cli-after = Without a command the arcade opens, full screen. Fields are written FIELD=VALUE: zugzwang play nim heaps=18,8,14,9,23
cli-help = Print help
cli-version = Print the version
cli-help-usage = Usage
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-man = Print the manual page, for man
cli-batch-game = The game: { $game }
cli-config = Read and keep the settings in this file
cli-data = Keep games and results in this folder
cli-theme = Theme: auto, ansi, dark, light, high-contrast, mono
cli-level = How reasons are said: plain, picture, notation
    .usual = How reasons are said: plain, picture, notation; { $usual } where it is not said
cli-lang = Language: en, ru, bg, zh; else that of the settings or the locale
cli-ascii = Draw with ASCII signs only
cli-demo = Play and explain game after game, until a key is pressed
cli-projector = Draw large figures with high contrast, for a projector
cli-motion = Show what happens as it happens: full, reduced (only what an opponent is about to play) or off
cli-mouse-off = Leave the mouse to the terminal
cli-play = Open the arcade on a position
cli-plain = Play line by line, without a full screen: for screen readers, pipes and simple terminals; GAME may be left out
cli-list = List the games, their fields with ranges and defaults
cli-solve = Answer who wins, by which moves, and why
cli-lesson = Open the lessons, or one of them
cli-lesson-id = The lesson, as --list names it; the list of lessons, where it is left out
cli-lesson-list = Print the lessons: id and title
cli-batch = Play every setup of a file with the perfect player on both sides
cli-batch-file = The number of tests, then two numbers a line; - for standard input
cli-frame = Print one frame of the play screen, as text or a picture
cli-map = Print the map of a game's positions, as text or a picture
cli-map-layer = What the map tells: empty, outcome, values, remoteness (default outcome)
cli-map-size = How many positions stand beside and above one another (default 64x32)
cli-map-from = Where the map begins, one number for each side (default: where it is least)
cli-map-marks = Lay your own marks over it: + safe to leave, - not, ! where the map says otherwise
cli-map-format = Form of the map: text, a sign a position; ansi, half a cell a position; svg
cli-completions = Print a completion script for a shell
cli-puzzle = Make a puzzle: a position with a move to find, and its grade
cli-puzzle-play = Open the arcade on it; without a seed or a day, on the puzzle of today and then on others
cli-puzzle-game = The game, or GAME#SEED; any game, where it is left out
cli-demo-seed = The number its games are drawn from; the same number shows the same
cli-seed = The number the puzzle is made from; the same number makes the same puzzle
cli-daily = The puzzle of this day
cli-puzzle-told = Grade { $grade } of { $hardest }: find the move that { $goal ->
    [win] wins
   *[draw] draws, for none wins
  }.{ $counted ->
    [no] {""}
   *[yes] {" "}{ $legal } moves, { $right } of them right.
  }
cli-game = The game; GAME#SEED draws a random setup, the same for the same SEED; FILE.toml is a game of one's own
cli-fields = The setup; fields left out have their defaults, or what SEED drew for them
cli-field-file = or @FILE, which holds their number and then the numbers
cli-moves = Moves played from the setup, separated by spaces
cli-you = Which side you play: first, second, choose (the program decides), winning (where the game can be won), both, watch (two machines)
cli-opponent = Which machine plays: { cli-machines }
# What cli-opponent lists, for the error.
cli-machines = perfect, trapper, coach-0 to coach-6, skill-0 to skill-100 (percent of perfect moves), random, gives-back-1 to gives-back-9, loser, matchbox
cli-json = Answer in JSON
cli-from = Read one request a line from a file, - for standard input; one JSON object a line comes out, so --json goes with it
cli-size = Columns and rows of the frame (default 120x40; text in a terminal fits its window)
cli-hint = Put the cursor on the perfect player's move
cli-animate = Show the moves one after another, as a moving SVG
cli-format = Form of the frame: text, ansi, svg
cli-shell = The shell: bash, zsh, fish
cli-see-help = See { $command } --help.
cli-solve-position = { $position }: { $standing }
cli-solve-over = the game is over
cli-solve-to-move = { $who ->
    [first] first to move
   *[second] second to move
  }
cli-solve-best = Winning moves: { $moves }
cli-solve-best-draw = Drawing moves: { $moves }
cli-solve-best-more = Winning moves (the first { $count }): { $moves }
cli-solve-best-place = Winning, as theory names it: { $moves }{ $more ->
    [0] {""}
   *[other] {" "}(other places win, too)
  }
cli-solve-best-score = Moves with the best score{ $more ->
    [0] {""}
   *[other] {" "}(the first { $count })
  }: { $moves }
cli-solve-taken = Taken so far: first { $first }, second { $second }
cli-solve-none = Winning moves: none. The perfect player holds out with { $move }.
cli-solve-unknown = Winning moves: unknown. The perfect player tries { $move }.
cli-solve-suggested = The perfect player's move: { $move }
cli-solve-remoteness = { $outcome ->
    [win] The fastest win that can be forced takes { $count ->
        [one] one move.
       *[other] { $count } moves of both sides together.
      }
   *[loss] Held out, the game lasts { $count ->
        [one] one move.
       *[other] { $count } moves of both sides together.
      }
  }
cli-solve-grundy = Nimber: { $value }
cli-field-default = default { $value }
cli-field-default-of = default { $value } where the others have theirs
cli-field-absent = may be left out
cli-field-instead = instead of { $with }
cli-field-told = { $form } ({ $unless })
cli-list-game = { $id }: { $title }
