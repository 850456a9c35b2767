# The command line.
cli-about = A terminal arcade of solved two-player games that shows why a position is won
cli-after = Without a command, the arcade opens full screen. Give fields as FIELD=VALUE: zugzwang play nim heaps=18,8,14,9,23
cli-help = Print help
cli-version = Print the version
cli-help-usage = Usage
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-export = Print everything that is saved as one file to take elsewhere; the settings stay here
cli-import = Load a file printed by export, or saved in a browser. Files of the same name are replaced, and kept in a file of their own
cli-import-file = The file, or - for standard input
cli-imported = { $count ->
    [one] 1 file was loaded.
   *[other] { $count } files were loaded.
  }
cli-importing = Loading: { $done } of { $total }
cli-import-kept = What they replaced is in { $file }. To have it back: zugzwang import and that file.
cli-left-out = { $count ->
    [one] 1 file or folder is left out.
   *[other] { $count } files or folders are left out.
  }
cli-man = Print the man page
cli-batch-game = The game: { $game }
cli-config = Read and save the settings in this file
cli-data = Save games and results in this folder
cli-theme = Theme: auto, ansi, dark, light, high-contrast, mono
cli-level = How reasons are worded: plain, picture, notation
    .usual = How reasons are worded: plain, picture, notation (default { $usual })
cli-lang = Language: en, ru, bg, zh (default from the settings or the locale)
cli-ascii = Draw with ASCII characters only
cli-demo = Play and explain one game after another until a key is pressed
cli-projector = Draw everything large and in high contrast, for a projector
cli-motion = How much to animate: full, reduced (only the move an opponent is about to make) or off
cli-mouse-off = Leave the mouse to the terminal
cli-play = Open the arcade at a position
cli-plain = Play line by line instead of full screen: for screen readers, pipes and simple terminals; GAME is optional
cli-list = List the games and their fields, with ranges and defaults
cli-keys = List every action with its name for the settings, its keys and what it does
cli-solve = Say who wins, by which moves, and why
cli-lesson = Open a lesson, or the list of lessons
cli-lesson-id = The lesson, by its id from --list; without it, the list of lessons opens
cli-lesson-list = Print the id and title of every lesson
cli-batch = Play every setup in a file, with best play on both sides
cli-batch-file = The file: the number of tests, then two numbers per line; - for standard input
cli-frame = Print one frame of the play screen, as text or a picture
cli-map = Print the map of a game's positions, as text or a picture
cli-map-layer = What the map shows: empty, outcome, values, remoteness (default outcome)
cli-map-size = How many positions across and down (default 64x32)
cli-map-from = Where the map starts, one number per axis (default: as low as possible)
cli-map-marks = Lay your own marks over the map: + good to leave, - bad to leave, ! where the map disagrees
cli-map-format = Output format: text (one character per position), ansi (half a cell per position), svg
cli-completions = Print a completion script for a shell
cli-puzzle = Make a puzzle: a position with a move to find, and its difficulty
cli-puzzle-play = Open it in the arcade; without a seed or a date, today's puzzle comes first, then others
cli-puzzle-game = The game, or GAME#SEED (default: any game)
cli-demo-seed = Seed for the games; the same seed shows the same games
cli-seed = Seed for the puzzle; the same seed makes the same puzzle
cli-daily = Make the puzzle for this date
cli-puzzle-told = Difficulty { $grade } of { $hardest }: find a move that { $goal ->
    [win] wins
   *[draw] draws, because none wins
  }.{ $counted ->
    [no] {""}
   *[yes] {" "}{ $right ->
        [one] Of the { $legal } moves, 1 is right.
       *[other] Of the { $legal } moves, { $right } are right.
      }
  }
cli-game = The game; GAME#SEED draws a random setup, the same one for the same SEED; FILE.toml is a game you wrote
cli-fields = The setup; fields you leave out take their defaults, or what SEED drew for them
cli-field-file = or @FILE, which holds the count and then the numbers
cli-moves = Moves played from the setup, separated by spaces
cli-you = Your side: first, second, choose (the program decides), winning (the side that can win), both, watch (two machines)
cli-opponent = The machine you play against: { cli-machines }
# The list in cli-opponent, which the error about it repeats.
cli-machines = perfect, trapper, coach-0 to coach-6, skill-0 to skill-100 (percent of perfect moves), random, gives-back-1 to gives-back-9, loser, matchbox
cli-json = Print JSON
cli-from = Read one request per line from this file, or - for standard input, and print one JSON object per line (needs --json)
cli-size = Columns and rows of the frame (default 120x40, or the window for text in a terminal)
cli-hint = Put the cursor on the best move
cli-animate = Show the moves one after another, as an animated SVG
cli-format = Output format: text, ansi, svg
cli-shell = The shell: bash, zsh, fish
cli-see-help = See { $command } --help.
cli-solve-position = { $position }: { $standing }
cli-solve-over = the game is over
cli-solve-to-move = { $who ->
    [first] First to move
   *[second] Second to move
  }
cli-solve-best = Winning moves: { $moves }
cli-solve-best-draw = Drawing moves: { $moves }
cli-solve-best-more = Winning moves (the first { $count }): { $moves }
cli-solve-best-place = Winning moves from theory: { $moves }{ $more ->
    [0] {""}
   *[other] {" "}(other places win as well)
  }
cli-solve-best-score = Moves with the best score{ $more ->
    [0] {""}
   *[other] {" "}(the first { $count })
  }: { $moves }
cli-solve-none = Winning moves: none. Best play: { $move }
cli-solve-unknown = Winning moves: unknown. Best play known: { $move }
cli-solve-suggested = Best play: { $move }
cli-solve-remoteness = { $outcome ->
    [win] The fastest forced win takes { $count ->
        [one] one move.
       *[other] { $count } moves, counting both sides.
      }
   *[loss] With the best defence, the game lasts { $count ->
        [one] one move.
       *[other] { $count } moves, counting both sides.
      }
  }
    .by = The fastest forced win begins with { $move } and takes { $count ->
      [one] one move.
     *[other] { $count } moves, counting both sides.
    }
cli-solve-grundy = Nimber: { $value }
cli-field-default = default { $value }
cli-field-default-of = default { $value } if the other fields have theirs
cli-field-absent = optional
cli-field-instead = instead of { $with }
cli-field-told = { $form } ({ $unless })
cli-list-game = { $id }: { $title }
