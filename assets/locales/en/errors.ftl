# Errors: what is wrong and what to type instead, one line each.
error-not-terminal = The arcade needs a terminal. To play without one, line by line: zugzwang play --plain { $game }; for the answer alone: zugzwang solve { $game }
error-no-codes = This console cannot show the arcade. Use Windows Terminal, or turn off “legacy console” in the properties of this window. To play line by line: zugzwang play --plain { $game }
error-unknown-game = There is no game called { $given }. { $nearest ->
    [none] The games are: { $known }
   *[other] Did you mean { $nearest }? The games are: { $known }
  }
error-seed = { $game }#{ $given }: a seed must be a whole number from 0 to { $max }, as in { $game }#42
error-option-seed = --seed { $given }: a seed must be a whole number from 0 to { $max }
error-option-number = { $option } { $given }: expected a whole number from { $min } to { $max }
error-seed-twice = The game already has a seed: leave out --seed and --daily, or give the game without its #SEED
error-daily = --daily { $given }: not a date; write it as YYYY-MM-DD, as in 2026-02-28
error-no-puzzle = { $game } has no puzzles, because its moves cannot all be listed. Games with puzzles: { $known }
error-unknown-lesson = There is no lesson called { $given }. { $nearest ->
    [none] The lessons are: { $known }
   *[other] Did you mean { $nearest }? The lessons are: { $known }
  }
error-file = { $file }: { $reason }
error-line-own = { $file } is not a valid game. To see why: zugzwang solve and that file
error-line = line { $line }: { $what }
error-line-too-long = it is longer than { $most } bytes
error-line-not-text = it is not UTF-8 text
error-line-endless = it does not end within { $most } bytes; the rest is not read
error-list = { $field }=@{ $file }: { $what }
error-list-not-text = the file is not UTF-8 text
error-list-no-count = { $empty ->
    [yes] the file is empty
   *[no] the file does not start with a number
  }; it must start with the number of entries, followed by the entries, separated by spaces
error-list-comma = entry { $index } contains a comma; separate the entries with spaces
error-list-entry = entry { $index } of the file is not a number
error-list-count = the file says { $said } entries but holds { $held }
error-batch-count = “{ $given }” is not a number of tests; the first line must be the number of tests and nothing else
    .unquoted = the first line must be the number of tests and nothing else
error-batch-pair = “{ $given }” is not a pair of numbers; each test is a line with two whole numbers from 1 to 10^18
    .unquoted = each test is a line with two whole numbers from 1 to 10^18
error-batch-missing = line { $line } is missing: the first line says { $tests ->
    [one] 1 test
   *[other] { $tests } tests
  }, but the file has { $found }
error-batch-more = line { $line } is one too many: the first line says { $tests ->
    [one] 1 test
   *[other] { $tests } tests
  }
error-request-empty = The line is empty. Write GAME FIELD=VALUE… --moves "M1 M2"
error-no-game = “{ $given }” is not the name of a game; write GAME FIELD=VALUE… or GAME#SEED (comments are not allowed)
error-request-quote = A double quote is not closed.
error-request-option = { $given } is not allowed here; the only option on a line is --moves "M1 M2".
error-request-moves = --moves needs a value: --moves "M1 M2"
error-request-moves-twice = --moves is given twice.
error-animate-format = --animate always makes an SVG: leave out --format, or give --format svg.
error-animate-moves = --animate needs moves to show, as in --moves "1:2 2:1".
error-size = --size { $given }: expected columns and rows, as in 120x40 (1x1 to 500x200).
error-argument-unknown = unexpected argument { $given }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean { $nearest }?
  }
error-argument-missing = missing argument: { $missing }.
error-argument-conflict = { $given } cannot be used together with { $with }.
error-argument-empty = { $option } needs a value.
error-command-unknown = there is no command called { $given }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean { $nearest }?
  }{ $game ->
    [none] {""}
   *[other] {" "}To play that game: zugzwang play { $game }.
  }
# The parser's own message, which exists in English only.
error-command-line = { $what }.
error-choice = { $option } { $given }: expected one of { $allowed }.
error-stopped = The analysis was stopped.

error-field = { $field }={ $given }: { $what }
error-word = { $given }: write each field as FIELD=VALUE{ $example ->
    [none] {""}
   *[other] , as in { $example }
  }; { $game } has { $known ->
    [none] no fields
   *[other] the fields { $known }
  }
error-unknown-field = { $field }={ $given }: { $game } has no field { $field }; it has { $known ->
    [none] no fields at all
   *[other] the fields { $known }
  }
error-twice = { $field }={ $given }: { $field } is given twice; give it once
error-not-a-choice = “{ $entry }” is not one of the choices; allowed: { $form }
error-not-a-move = that is not a move; type { $form }
error-malformed-word = “{ $entry }” is not in the right form; allowed: { $form }
error-malformed-entry = “{ $entry }” is not a whole number; allowed: { $form }
error-range = { $entry } is out of range; allowed: { $min } to { $max }
error-empty-entry = entry { $index } is empty; allowed: { $form }
error-length = { $count ->
    [0] the list is empty; allowed: { $min } to { $max } entries
    [one] the list has 1 entry; allowed: { $min } to { $max } entries
   *[other] the list has { $count } entries; allowed: { $min } to { $max } entries
  }
error-repeated = { $entry } appears twice; the entries must all be different
error-all-zero = every entry is 0; at least one must be positive
error-conflict = cannot be used together with { $with }; give one of them

error-move = move { $number } “{ $given }”: { $what }
error-move-over = the game is already over
# The word for a heap, pile or track in games that have no word for it.
part = part
    .many = parts
error-move-part = there is no { $noun } { $part }; allowed: 1 to { $parts }
error-move-part-large = that { $noun } number is too large; allowed: 1 to { $parts }
error-move-amount = { $max ->
    [0] { $part ->
        [0] there is nothing left to take
       *[other] { $noun } { $part } is empty, so nothing can be taken from it
      }
   *[other] you can't take that many{ $part ->
        [0] {""}
       *[other] { " " }from { $noun } { $part }
      }; allowed: { $min } to { $max }
  }
error-move-too-many = this move lowers { $count } { $nouns }; allowed: 1 to { $max }
error-move-order = { $noun } { $part } is out of order; write each { $noun } once, in ascending order

config-ignored = { $file }: { $reason }. The defaults are used, and the file is left as it is.
config-unsaved = The settings could not be saved to { $file }: { $reason }. Fix that, or name another file with --config.
config-foreign = it holds something that this program cannot read
config-keys = { $file }, [keys]: { $reason } Everything else in the file applies.
keys-unknown = There is no action called { $given }.{ $nearest ->
    [none] {" "}zugzwang keys lists them.
   *[other] {" "}Did you mean { $nearest }?
  }
keys-form = { $action } needs a key, such as "x", or a list of keys, such as ["x", "F2"].
keys-unread = { $action } can't have “{ $given }”: no key is called that. Write one character, Ctrl- and a letter other than h, i and m, F1 to F12, Space, Tab, Shift-Tab, Backspace, Delete, Home, End, PgUp or PgDn.
keys-composed = { $action } can't have “{ $given }”: one press of a key does not type it. Choose a character that a key types at once.
keys-fixed = { $action } can't have { $key }: Enter, Esc, Ctrl-C and the arrow keys never change.
keys-typed = { $action } can't have { $key }: on its screens, that key types text or begins a move.
keys-given = { $action } can't have { $key }: you gave it to { $other }, too.
keys-only = { $action } can't have { $key }: { $other } has no other key. Give { $other } a new one, too.
keys-many = { $action } is given { $count } keys. Only the first { $most } count.
keys-more = zugzwang keys explains { $count } more.

disk-no-file = { $kind ->
    [folder] it is a folder, not a file
    [pipe] it is a pipe, not a file
    [socket] it is a socket, not a file
   *[device] it is a device, not a file
  }
disk-too-large = it is larger than { $most } bytes
disk-link-nowhere = the link { $link } leads nowhere
disk-link-circle = the link { $link } leads back to itself
disk-output = this program writes its own output there; name another file
disk-busy = another program has been saving there for too long
disk-closed = no file can be read here; write out what is in it
disk-missing = no such file or folder

storage-no-home = Games are not saved: there is no home folder. Name a folder with --data.
storage-refused = Games are not saved: { $file }: { $reason }. Fix that, or name another folder with --data.
storage-too-large = Games are not saved: { $file } would be larger than { $most } bytes.
storage-too-many = { $file } has more than { $most } games; only so many are listed.
problems-more = { $count ->
    [one] 1 more problem: see it when you quit.
   *[other] { $count } more problems: see them when you quit.
  }
storage-aside = An unreadable file was renamed to { $now }: { $what }.
storage-stuck = { $file } can't be read: { $what }. It is left as it is, and nothing is saved there: { $reason }.
storage-full = there is no space left
storage-read-only = nothing can be written there
storage-denied = you don't have permission to read or write there
storage-no-folder = there is a file where a folder should be
storage-fault-form = line { $line }, column { $column } is not in this program's format
storage-fault-version = its version { $version } belongs to another release of this program
storage-fault-other = it holds a game of { $game }
storage-fault-game = its game cannot be played: { $what }
error-in-part = { $part }: { $what }
error-part-over = that game has no moves left; move in another
error-move-loses = that move loses its own game at once, so it is not allowed in a sum; choose another
error-own = { $file }: { $what }
error-own-line = { $file }, line { $line }: { $what }
error-own-unread = A game could not be read: { $what }.
error-own-text = it is not UTF-8 text
error-own-game = “{ $given }” is not a game whose rules a file can set; allowed: { $games }
error-own-language = “{ $given }” is not one of the languages; allowed: { $tags }
error-own-rules = this setup changes the rules of the game, which are { $rules }; for other rules, write another file
error-own-none = no puzzle was found in this game; its setup may offer too few moves to choose from
