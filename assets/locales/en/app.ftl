# The arcade's own words.
app-name = Zugzwang
list-separator = {", "}
clause-separator = {"; "}
sentence-separator = {" "}

menu-open = choose
menu-enter = open
menu-out = quit
list-range = { $first } to { $last } of { $count }
menu-unfinished = { $count ->
    [one] unfinished, 1 move
   *[other] unfinished, { $count } moves
  }

setup-title = Setup
setup-preset = Preset
setup-preset-none = none
setup-preset-random = random, { $game }#{ $seed }
setup-opponent = Against
setup-side = You move
side-winning = where it can be won
side-first = first
side-second = second
side-choose = the program chooses, perfectly
side-both = two people play
side-watch = watch two machines
setup-first = Plays first
setup-second = Plays second
setup-telling = While you play
telling-all = everything is told
telling-outcome = who wins, not what to play
telling-advice = what to play, not who wins
telling-nothing = nothing is told (hints on i)
machine-perfect = plays the best move every time
machine-skill = plays the best move { $percent } times of 100, and else any
machine-random = plays any move
machine-gives-back = { $count ->
    [one] makes one mistake on purpose, and tells it at the end
   *[other] makes up to { $count } mistakes on purpose, and tells them at the end
  }
machine-loser = wants to lose, and gives away what it can
machine-matchbox = draws beads from matchboxes, as the laboratory has taught it; untaught, any move
setup-again = Look at the last game again
setup-again-ready = Enter shows who was winning after each move, and the mistakes.
setup-paste = Paste an id to open its position.
setup-astray = Choose a field first: this row takes no text.
setup-file-error = { $label }, @{ $file }: { $what }
setup-start = Start
setup-go-on = Go on with the unfinished game
    .short = go on
setup-go-on-with = { $fields }, { $count ->
    [one] 1 move
   *[other] { $count } moves
  }
setup-go-on-ready = Enter goes on. The first move of a new game takes its place.
setup-change = change
setup-move = move
setup-ready = Enter starts the game.
setup-has-error = Mend the marked field first:
setup-allowed = allowed: { $form }
setup-replaced = not used: { $other } is given in its place
setup-allowed-file = allowed: { $form }; or @FILE
setup-file = Enter reads the numbers from this file.
    .short = read
setup-allowed-empty = allowed: { $form }; may stay empty

advice-title = Who should go first
advice-win = Go first: whoever begins can win.
advice-win-them = Whoever begins can win.
advice-loss-them = Whoever begins loses to a perfect player.
advice-loss = Go second: whoever begins loses to a perfect player.
advice-draw = It does not matter who begins: both can hold a draw.
advice-unknown = Nobody knows who should begin.
advice-neutral = It is kept back who should go first: o in a game tells it.

form-int = { $min } to { $max }
form-list = up to { $most } numbers from { $min } to { $max }, with commas
form-list-distinct = up to { $most } different numbers from { $min } to { $max }, with commas
form-choice = { $words }
form-or = or
form-word = { $form }

field-last = Last move
    .wins = wins
    .loses = loses (misère)
# What a field is set to, where it is said and not typed.
said-last-wins = last move wins
said-last-loses = last move loses
said-beside = { $typed } ({ $said })

play-board = Board
play-moves = Played
play-moves-none = none yet
play-why = Why
play-page = page
play-list = Moves, best first
play-list-close = reason
moves-win = { $count ->
    [one] 1 wins
   *[other] { $count } win
  }
moves-draw = { $count ->
    [one] 1 draws
   *[other] { $count } draw
  }
moves-loss = { $count ->
    [one] 1 loses
   *[other] { $count } lose
  }
moves-unknown = { $count ->
    [one] 1 unknown
   *[other] { $count } unknown
  }
play-proof = Proof
    .known = Best replies known
proof-lost = Every move fails: { $ends ->
    [all] each ends the game.
    [some] each has an answer or ends the game.
   *[none] each has an answer.
  }
proof-held = No move wins: { $ends ->
    [all] each ends the game.
    [some] each has an answer or ends the game.
   *[none] each has an answer.
  }
proof-won = Play this: { $words }. { $ends ->
    [now] It ends the game: nothing is left to answer.
    [all] Then every move of the opponent ends the game.
    [some] Then every move of the opponent has an answer or ends the game.
   *[none] Then every move of the opponent has an answer.
  }
proof-move = The move: { $words }. It leaves: { $value }.
proof-reply = The answer: { $words }. It leaves: { $value }.
proof-walk = next step
proof-shown = On the board: move { $row } of { $total } of the proof, and its answer; arrows lead back.
proof-told = The proof is kept back as long as the reason is.
proof-told-class = The proof opens when the whole reason is told: { $told } of { $all } steps are.
proof-over = the game is over
proof-end = ends the game
proof-many = The first { $count } moves, each with its answer:
proof-sample = A sample of places, each with its answer: { $done } of { $total }.
proof-unknown = Theory is silent here; these are the best replies that are known.
proof-progress = { $done } of { $total } moves:
moves-progress = { $done } of { $total } are valued so far
moves-first = of the { $count } moves looked at
moves-sample = of a sample of { $count ->
    [one] 1 place
   *[other] { $count } places
  }
moves-all = { $count ->
    [one] of the only move there is
   *[other] of all { $count } moves
  }
play-why-page = { $page } of { $pages }
seat-line = { $name } (first)  ·  { $other } (second)
seat-person = You
seat-both = Two people play
seat-perfect = Perfect
seat-skill = Skill { $percent } %
seat-random = Random
seat-gives-back = Gives back { $count }
seat-loser = Wants to lose
seat-matchbox = Matchboxes
seat-paused = paused
seat-choosing = the program is choosing who moves first

# $outcome is what the start is worth to who begins; in a draw the program begins only where points are taken.
status-chose-second = You move first: { $outcome ->
    [loss] whoever begins loses here, so the program would rather not.
    [draw] whoever begins, nobody can force a win here.
   *[unknown] theory does not say who wins here.
  }
status-chose-first = The program began, { $outcome ->
    [draw] sure of half
   *[win] as it can win
  }: { $words }. Your turn.
status-watched = { $who ->
    [first] First plays next
   *[second] Second plays next
  }, { $paused ->
    [yes] when Enter or p is pressed.
   *[no] a move every { $delay } s.
  }
status-seat = { $seat ->
    [first] First: { $name }.
   *[second] Second: { $name }.
  }
status-seat-waits = It moves after the next key.
status-person = a person
status-no-pace = Nothing plays by itself: ( and ) seat machines.
status-untaught = It has learned nothing of this setup: it draws any move. a at home teaches it.
status-paused = Paused: Enter plays one move, p goes on.
status-goes-on = It goes on.
status-machines-play = Two machines are playing: 1 or 2 seats you.
status-pasted-id = This is a position: leave the game and paste it at home.
status-pace = A move every { $delay } s.
status-gifts = { $count ->
    [one] Given back on purpose: move { $moves }.
   *[other] Given back on purpose: moves { $moves }.
  }
status-your-turn = Your turn.
status-turn = { $who ->
    [first] First's turn.
   *[second] Second's turn.
  }
status-failed = The solver failed on this position; the game goes on without it. Please report the position.
status-over = { $who ->
    [you] You win.
    [machine] Perfect wins.
    [rival] The machine wins.
    [first] First wins.
   *[second] Second wins.
  }
status-over-draw = A draw.
over-then = { $undo ->
    [yes] n new game, u takes back.
   *[no] n new game.
  }
game-over = The game is over.
seats-over = A game that is over keeps its players: r plays it again from the start, n another.
status-resign = { $who ->
    [first] First resigns when { $key } is pressed again; any other key stays.
    [second] Second resigns when { $key } is pressed again; any other key stays.
   *[you] Press { $key } again to resign; any other key stays.
  }
status-resigned = { $who ->
    [machine] You resigned: Perfect wins.
    [rival] You resigned: the machine wins.
    [first] Second resigned: First wins.
   *[second] First resigned: Second wins.
  }
status-resigned-then = { $undo ->
    [yes] v shows what decided it, n new game, u takes back.
   *[no] v shows what decided it, n new game.
  }
status-resigned-uncounted = Not counted, for you made no move.
status-moved = { $who ->
    [you] You: { $words }.
    [machine] Perfect: { $words }.
    [rival] { $name }: { $words }.
    [first] First: { $words }.
   *[second] Second: { $words }.
  }
status-outcome = Who is winning: { $told ->
    [yes] told
   *[no] kept back until the end
  }
status-advice = What to play: { $told ->
    [yes] told
   *[no] kept back; i gives hints step by step
  }
status-hint-where = Look at { $part } { $number }.
status-hint-reason = The reason for this position is shown.
why-neutral = The reason is kept back: { $kept ->
    [outcome] o tells who is winning
    [advice] a tells what to play
   *[both] o tells who is winning, a what to play
  }, i gives hints step by step.
why-advice = The perfect player: { $words }.
    .known = The best move known: { $words }.
status-hint = This is the perfect player's move.
    .known = This is the best move known; theory is silent here.
class-on = The class is asked first: { $key } tells the next step.
class-off = The class is over; as much is told as before.
demo-footer = The arcade plays and explains. { $language } language, { $projector } projector, any other key ends it.
class-ask = Who can win here: the player whose turn it is, or the other?
class-ask-more = And what would you play?
class-next = { $key }: { $next ->
    [move] play the move
   *[next] the next step
  } ({ $told } of { $all } told)
class-count = { $told } of { $all } told
class-move = This is the move. The next step plays it.
class-resign = Before a class nobody resigns: c tells everything at once.
class-telling = Before a class { $key } tells the next step: this key changes nothing.
class-unlisted = The moves are listed when the whole reason is told: { $told } of { $all } steps are. { $key } tells the next one.
class-pace = A step every { $delay } s.
class-auto = It goes on by itself; p stops it.
class-by-hand = It waits for you again.
status-projector = Projector: { $on ->
    [yes] on
   *[no] off
  }
status-solved = Played for you: { $words }. u takes it back.
status-restarted = From the start again. Ctrl-R plays the moves once more.
status-nothing-to-undo = There is no move of yours to take back.
status-nothing-to-redo = Nothing was taken back.
status-nothing-to-review = No move was played yet that could be looked at again.
status-asked = The solver is asked again.
status-at-work = The solver is still at work.
status-hint-later = The solver is still at work: press i when it has answered.
status-no-hint = There is no move to suggest now.
status-leave = { $kept ->
    [yes] Kept. Press { $key } again to leave, { $save } to name it; any other key stays.
   *[no] This game is not kept. Press { $key } again to leave; any other key stays.
  }
status-theme = Theme: { $name }
status-glyphs = Signs: { $name }
status-language = Language: English
status-no-letters = The terminal's locale is not UTF-8: only English can be shown.
status-copied = Copied: { $id }
status-mouse-on = Mouse on: hold Shift (on iTerm2 Option) to select text.
status-mouse-off = Mouse off: text can be selected.
choice-nothing = no move chosen yet
worth-win = wins
    .in = { $moves ->
        [1] wins at once
       *[other] wins in at most { $moves } moves
      }
worth-loss = loses
    .in = { $moves ->
        [1] loses at once
       *[other] loses in at most { $moves } moves
      }
worth-draw = draws
worth-unknown = unknown
worth-score = { $own } to { $other }{ $lost ->
    [0] {""}
   *[other] , gives away { $lost } of the margin
  }
    .short = { $own } to { $other }{ $lost ->
        [0] {""}
       *[other] {" "}(−{ $lost })
      }
totals-of = { $who ->
    [you] you { $points }
    [machine] Perfect { $points }
    [rival] machine { $points }
    [first] first { $points }
   *[second] second { $points }
  }
totals-final = Final: { $first }, { $second }
totals-taken = Taken: { $first }, { $second }
totals-secured = Secured: { $first }, { $second }
prompt-move = Move:
prompt-hands = Hands or move:
prompt-form = Write { $form }.

refusal-thinking = It is not your turn.
refusal-nothing = No move is chosen yet: the arrow keys choose one, : types one.

small-window = Zugzwang needs { $width }×{ $height }; this window has { $has_width }×{ $has_height }.
small-window-safe = Nothing is lost: it is shown in a larger window. { $key } quits.
help-title = Help
help-mouse = Mouse: click what you would take, click the same again to play it. Click a key's name in the last line, or its row in this help, to press it.
help-words = Figures: a cross stands under a column that would have to be mended. P on a number line is a P-position, { $here } the pile, { $taken } where your move leads; P on a square or a day is one, too, { $goal } the corner to be reached.
help-scroll = scroll
help-page = page
help-pages = { $keys }: the words, and the keys of all other screens.
help-elsewhere = Keys on other screens
runs-hidden = { $count ->
    [one] 1 run more
   *[other] { $count } runs more
  }
row-shown = { $first } to { $last } are shown
status-wording = { $level ->
    [plain] Reasons in plain words.
    [picture] Reasons by the picture.
   *[notation] Reasons in the words of the theory.
  }
