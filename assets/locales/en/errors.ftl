# What is wrong and what to type instead, one line each.
error-not-terminal = The arcade needs a terminal. Without one, to play line by line: zugzwang play --plain { $game }; to ask: zugzwang solve { $game }
error-unknown-game = No game is called { $given }. { $nearest ->
    [none] The games: { $known }
   *[other] Did you mean { $nearest }? The games: { $known }
  }
error-seed = { $game }#{ $given }: a seed is a whole number from 0 to { $max }, as in { $game }#42
error-option-seed = --seed { $given }: a seed is a whole number from 0 to { $max }
error-option-number = { $option } { $given }: a whole number from { $min } to { $max } is allowed
error-seed-twice = The seed stands behind the game already: leave --seed and --daily out, or write the game alone
error-daily = --daily { $given }: give a day as year, month and day, as in 2026-02-28
error-no-puzzle = { $game } has no puzzles: its moves cannot all be listed, so none can be told to be wrong. These games have them: { $known }
error-unknown-lesson = No lesson is called { $given }. { $nearest ->
    [none] The lessons: { $known }
   *[other] Did you mean { $nearest }? The lessons: { $known }
  }
error-file = { $file }: { $reason }
error-line = line { $line }: { $what }
error-line-too-long = it is longer than { $most } bytes
error-line-not-text = it is not UTF-8 text
error-line-endless = it does not end within { $most } bytes; what follows is not read
error-list = { $field }=@{ $file }: { $what }
error-list-not-text = the file is not UTF-8 text
error-list-no-count = { $given ->
    [nothing] the file is empty
   *[other] the file begins with “{ $given }”
  }; it must begin with the number of entries, then hold the entries with spaces between
error-list-comma = “{ $entry }” has a comma; the entries stand with spaces between
error-list-count = the file says { $said } entries and holds { $held }
error-batch-count = “{ $given }” is not the number of tests; the first line holds that number alone
error-batch-pair = “{ $given }” is not two numbers; each test is a line with two whole numbers from 1 to 10^18
error-batch-missing = line { $line } is missing: { $tests ->
    [one] 1 test was announced
   *[other] { $tests } tests were announced
  }, { $found } found
error-batch-more = line { $line } is one too many: { $tests ->
    [one] 1 test was announced
   *[other] { $tests } tests were announced
  }
error-request-empty = An empty line asks nothing: GAME FIELD=VALUE… --moves "M1 M2"
error-no-game = “{ $given }” names no game: write GAME FIELD=VALUE… or GAME#SEED; there are no lines for remarks
error-request-quote = A double quote is not closed.
error-request-option = { $given } is no option here; a line takes --moves "M1 M2" and nothing else.
error-request-moves = --moves needs a value: --moves "M1 M2"
error-request-moves-twice = --moves is given twice.
error-animate-format = --animate makes an SVG: leave out --format, or give --format svg.
error-animate-moves = --animate shows a game as it is played: give its moves, as in --moves "1:2 2:1".
error-size = --size { $given }: give columns and rows, as in 120x40 (1x1 to 500x200).
error-argument-unknown = there is no option or word { $given } here.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean { $nearest }?
  }
error-argument-missing = not given: { $missing }.
error-argument-conflict = { $given } and { $with } do not go together.
error-argument-empty = { $option } needs a value.
error-command-unknown = there is no command { $given }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean { $nearest }?
  }{ $game ->
    [none] {""}
   *[other] {" "}A game is opened so: zugzwang play { $game }.
  }
# What the parser says in English alone.
error-command-line = { $what }.
error-choice = { $option } { $given }: allowed: { $allowed }.
error-stopped = The analysis was stopped.

error-field = { $field }={ $given }: { $what }
error-word = { $given }: a field is written FIELD=VALUE{ $example ->
    [none] {""}
   *[other] , as in { $example }
  }; { $game } has { $known ->
    [none] no fields
   *[other] { $known }
  }
error-unknown-field = { $field }={ $given }: { $game } has no field { $field }; it has { $known ->
    [none] no fields
   *[other] { $known }
  }
error-twice = { $field }={ $given }: the field { $field } is given twice; give it once
error-not-a-choice = “{ $entry }” is none of them; allowed: { $form }
error-not-a-move = that is no move; write { $form }
error-malformed-word = “{ $entry }” is not of the form; allowed: { $form }
error-malformed-entry = “{ $entry }” is not a whole number; allowed: { $form }
error-range = { $entry } is out of range; allowed: { $min } to { $max }
error-empty-entry = entry { $index } is empty; allowed: { $form }
error-length = { $count ->
    [0] the list is empty; allowed: { $min } to { $max } entries
   *[other] { $count } entries; allowed: { $min } to { $max } entries
  }
error-repeated = { $entry } stands twice; the entries must be different
error-all-zero = every entry is 0; at least one must be more
error-conflict = not together with { $with }; give one of them

error-move = move { $number } “{ $given }”: { $what }
error-move-over = the game is over, no move is left
# What a game without a word of its own calls a heap, a pile or a track.
part = part
    .many = parts
error-move-part = there is no { $noun } { $part }; allowed: 1 to { $parts }
error-move-part-large = no { $noun } has so large a number; allowed: 1 to { $parts }
error-move-amount = { $max ->
    [0] nothing can be taken { $part ->
        [0] any more
       *[other] from { $noun } { $part }: it is empty
      }
   *[other] that cannot be taken{ $part ->
        [0] {""}
       *[other] { " " }from { $noun } { $part }
      }; allowed: { $min } to { $max }
  }
error-move-too-many = { $count } { $nouns } are lowered; allowed: 1 to { $max }
error-move-order = { $noun } { $part } is out of order; write each { $noun } once, in ascending order

config-ignored = { $file }: { $reason }. The defaults are used; the file is kept as it is.
config-unsaved = The settings could not be saved to { $file }: { $reason }. Mend that, or name another file with --config.
config-foreign = it holds something that this program cannot read

disk-no-file = { $kind ->
    [folder] it is a folder, no file
    [pipe] it is a pipe, no file
    [socket] it is a socket, no file
   *[device] it is a device, no file
  }
disk-too-large = it is larger than { $most } bytes
disk-link-nowhere = the link { $link } leads nowhere
disk-link-circle = the link { $link } leads in a circle
disk-output = this program's own output goes there; name another file
disk-missing = there is no such file or folder

storage-no-home = Games are not kept: there is no home folder. Name a folder with --data.
storage-refused = Games are not kept: { $file }: { $reason }. Mend that, or name another folder with --data.
storage-too-large = Games are not kept: { $file } would be larger than { $most } bytes.
storage-aside = What could not be read is kept as { $now }: { $what }.
storage-stuck = { $file } cannot be read: { $what }. It is left as it is, and nothing is kept there: { $reason }.
storage-full = there is no room left
storage-read-only = nothing can be written there
storage-denied = you have no right to write or read there
storage-no-folder = a file is in the place of a folder
storage-fault-form = line { $line }, column { $column } is not what this program writes
storage-fault-version = its version { $version } is of another version of this program
storage-fault-other = it holds a game of { $game }
storage-fault-game = its game cannot be played: { $what }
error-in-part = { $part }: { $what }
error-part-over = that game has no move left; move in another
error-move-loses = that move loses its own game at once and is no move of a sum; choose another
error-own = { $file }: { $what }
error-own-line = { $file }, line { $line }: { $what }
error-own-unread = Not read: { $what }.
error-own-text = it is not UTF-8 text
error-own-game = “{ $given }” is no game whose rules are fields; allowed: { $games }
error-own-language = “{ $given }” is no language here; allowed: { $tags }
error-own-rules = another rule than the game's: { $rules }; a file of its own would be another game
error-own-none = no puzzle was found in this game; its setup may have too few moves to choose among
