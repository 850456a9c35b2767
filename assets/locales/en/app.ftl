# The words of the arcade itself.
app-name = Zugzwang
list-separator = {", "}
# $others: all entries but the last, which have the separator between them.
list-all = { $others } and { $last }
list-one = { $others } or { $last }
# What is done in one move.
list-together = { $others } and { $last }
clause-separator = {"; "}
sentence-separator = {" "}
# The space bar within sentences.
key-space = Space

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
setup-side = Who plays
side-winning = you, where you can win
side-first = you first
side-second = you second
side-choose = you, once the program has picked a side
side-both = two people
side-watch = two machines, and you watch
setup-first = Goes first
setup-second = Goes second
setup-telling = Shown in play
telling-all = everything
telling-outcome = who is winning, not what to play
telling-advice = what to play, not who is winning
telling-nothing = nothing (press { KEY("hint") } for hints)
machine-perfect = plays the best move every time
machine-skill = plays the best move { $percent }% of the time, and otherwise a random one
machine-random = plays random moves
machine-gives-back = { $count ->
    [one] makes at most one mistake on purpose, and owns up at the end
   *[other] makes up to { $count } mistakes on purpose, and owns up at the end
  }
machine-loser = tries to lose, and gives away all it can
machine-matchbox = draws its moves from the matchboxes you trained; untrained, it plays at random
setup-again = Review the last game
setup-again-ready = Press { KEY("enter") } to see who was winning after each move, and the mistakes.
setup-paste = Paste a position that you copied to open it.
setup-astray = Choose a field first. You can't type in this row.
setup-file-error = { $label }, @{ $file }: { $what }
setup-start = Start
setup-go-on = Continue the unfinished game
    .short = continue
setup-go-on-with = { $fields ->
    [none] { "" }
   *[other] { $fields },{" "}
  }{ $count ->
    [one] 1 move
   *[other] { $count } moves
  }
setup-go-on-ready = Press { KEY("enter") } to continue. Your first move in a new game replaces this game.
setup-change = change
setup-move = move
setup-ready = Press { KEY("enter") } to start the game.
setup-has-error = Fix the marked field first:
setup-allowed = allowed: { $form }
setup-replaced = not used, because { $other } replaces it
setup-allowed-file = allowed: { $form }, or @FILE
setup-file = Press { KEY("enter") } to read the numbers from this file.
    .short = read
setup-allowed-empty = allowed: { $form }, or nothing

advice-title = Who should go first
advice-win = Go first: whoever goes first can win.
advice-win-them = Whoever goes first can win.
advice-loss-them = Whoever goes first loses to perfect play.
advice-loss = Go second: whoever goes first loses to perfect play.
# One side wins, whoever goes first. $side: that side.
advice-side = Play { $side ->
    [blue] Blue
    [red] Red
    [vert] Vert
   *[horz] Horz
  }, who can win whoever goes first.
advice-side-them = { $side ->
    [blue] Blue
    [red] Red
    [vert] Vert
   *[horz] Horz
  } can win, whoever goes first.
advice-draw = It doesn't matter who goes first: perfect play ends in a draw.
advice-unknown = Nobody knows who should go first.
advice-neutral = Who should go first is hidden. Press { KEY("outcome") } during the game to see it.

form-int = { $min } to { $max }
form-list = up to { $most } numbers from { $min } to { $max }, with commas
form-list-distinct = up to { $most } different numbers from { $min } to { $max }, with commas
form-choice = { $words }
form-word = { $form }

field-last = Last move
    .wins = wins
    .loses = loses (misère)
# The value of a field in words.
said-last-wins = last move wins
said-last-loses = last move loses
said-beside = { $typed } ({ $said })

play-moves = Played
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
    [now] It ends the game at once.
    [all] Then any move your opponent makes ends the game.
    [some] Then any move your opponent makes can be answered or ends the game.
   *[none] Then any move your opponent makes can be answered.
  }
# $whose: other if the opponent moves and the reader answers.
proof-move = { $whose ->
    [other] Their move
   *[own] The move
  }: { $words }. It leaves: { $value }.
proof-reply = { $whose ->
    [other] Your answer
   *[own] The answer
  }: { $words }. It leaves: { $value }.
proof-walk = next step
proof-shown = On the board: proof move { $row } of { $total }, with its answer. The arrow keys take you back.
proof-told = The proof stays hidden as long as the reason is.
proof-told-class = The proof opens after the last step: { $told } of { $all } shown.
proof-over = the game is over
proof-end = ends the game
proof-many = The first { $count } moves, each with its answer:
proof-sample = A sample of points, each with its answer: { $done } of { $total }.
proof-unknown = These are the best replies known. Nobody knows who wins.
proof-progress = { $done } of { $total } moves:
moves-progress = { $done } of { $total } worked out so far
moves-first = of the { $count } moves looked at
moves-sample = of a sample of { $count ->
    [one] 1 point
   *[other] { $count } points
  }
moves-all = { $count ->
    [one] of the only move
   *[other] of all { $count } moves
  }
play-why-page = { $page } of { $pages }
# The players, each as below.
seat-between = {"  ·  "}
seat-first = { $name } (first)
seat-second = { $name } (second)
# $role: what they lay or cut.
seat-first-role = { $name } ({ $role }, first)
seat-second-role = { $name } ({ $role }, second)
seat-person = You
seat-both = Two people play
seat-both-first = First: { $role }
seat-both-second = Second: { $role }
seat-perfect = Sphinx
seat-skill = Skill { $percent }%
seat-random = Random
seat-gives-back = Gives away { $count }
seat-loser = Tries to lose
seat-matchbox = Matchboxes
seat-paused = paused
seat-choosing = the program is choosing who goes first

# $outcome is the outcome for whoever goes first. In a draw the program goes first only in games of points.
status-chose-second = You go first. { $outcome ->
    [loss] Whoever goes first loses here, so the program would rather not.
    [draw] Whoever goes first, nobody can force a win here.
   *[unknown] Nobody knows who wins here.
  }
status-chose-first = Going first { $outcome ->
    [draw] is safe
   *[win] wins
  }, so the program { $words }. Your turn.
status-watched = { $who ->
    [first] First plays next
   *[second] Second plays next
  }{ $paused ->
    [yes] . Press { KEY("enter") } or { KEY("pause") }.
   *[no] , a move every { $delay } s.
  }
status-seat = { $seat ->
    [first] First: { $name }.
   *[second] Second: { $name }.
  }
status-seat-waits = It moves after the next key you press.
status-person = a person
status-no-pace = This needs two machines as players. Choose them with { KEY("first-seat") } and { KEY("second-seat") }.
status-untaught = Untrained here, it plays at random. To train it, press { KEY("lab") } on the home screen.
status-paused = Paused. Press { KEY("enter") } for one move, { KEY("pause") } to resume.
status-goes-on = Resumed.
status-machines-play = Two machines are playing. Press { KEY("first-seat") } or { KEY("second-seat") } to change the players.
status-pasted-id = That's a copied position. Leave the game and paste it on the home screen.
status-pace = A move every { $delay } s.
status-gifts = { called } let you back in on its { $count ->
    [one] move { $moves }
   *[other] moves { $moves }
  }.
status-your-turn = Your turn.
status-turn = { $who ->
    [first] First's turn.
   *[second] Second's turn.
  }
status-failed = The solver failed on this position, and the game goes on without it. Please report the position.
status-over = { $who ->
    [you] You win.
    [first] First wins.
    [second] Second wins.
   *[rival] { called } wins.
  }
status-over-draw = A draw.
over-then = { $undo ->
    [yes] Press { KEY("new", at: "play") } for a rematch, { KEY("undo") } to undo.
   *[no] Press { KEY("new", at: "play") } for a rematch.
  }
game-over = The game is over.
seats-over = It's too late to change players. Press { KEY("restart") } to start over, { KEY("form") } for a new game.
status-costs = Then a win here won't count. Press { $key } again to go ahead. Any other key cancels.
status-resign = { $who ->
    [first] Press { $key } again and First resigns. Any other key cancels.
    [second] Press { $key } again and Second resigns. Any other key cancels.
   *[you] Press { $key } again to resign. Any other key cancels.
  }
status-resigned = { $who ->
    [first] Second resigned: First wins.
    [second] First resigned: Second wins.
   *[rival] You resigned: { called.inside } wins.
  }
status-resigned-then = { $undo ->
    [yes] Press { KEY("review") } to see what decided it, { KEY("new", at: "play") } for a rematch, { KEY("undo") } to undo.
   *[no] Press { KEY("review") } to see what decided it, { KEY("new", at: "play") } for a rematch.
  }
status-resigned-uncounted = It doesn't count, because you made no move.
# A move in the list of those played; $words is in the past tense.
play-moved = { $who ->
    [you] You { $words }
    [first] First { $words }
    [second] Second { $words }
   *[rival] { called } { $words }
  }
# Who made which move; $words is in the past tense.
status-moved = { $who ->
    [you] You { $words }.
    [first] First { $words }.
    [second] Second { $words }.
   *[rival] { called } { $words }.
  }
# A machine is about to make this move.
status-pointed = { $who ->
    [you] You: { $words }.
    [first] First: { $words }.
    [second] Second: { $words }.
   *[rival] { called }: { $words }.
  }
status-outcome = Who is winning: { $told ->
    [yes] shown
   *[no] hidden until the end
  }
status-advice = What to play: { $told ->
    [yes] shown
   *[no] hidden. Press { KEY("hint") } for hints, one at a time.
  }
status-hint-where = Look at { $part } { $number }.
status-hint-reason = Here is the reason.
why-neutral = The reason is hidden. Press { $kept ->
    [outcome] { KEY("outcome") } to see who is winning
    [advice] { KEY("advice") } to see what to play
   *[both] { KEY("outcome") } to see who is winning, { KEY("advice") } to see what to play
  }, { KEY("hint") } for hints.
why-advice = Best play: { $words }.
    .known = The best move known: { $words }.
status-hint = This is best play.
    .known = This is the best move known, but nobody knows who wins.
    .only = This is the only move, and it loses.
    .lost = Every move loses. This one holds out longest.
    .hard = Every move loses. This one makes it hard for your opponent.
    .points = Every move loses. This one loses by the least.
class-on = Ask the class first. Press { $key } for the next step.
class-off = Class mode is off. Advice is as it was before.
demo-footer = The arcade plays by itself. { $language }: language, { $projector }: projector, any other key: stop.
class-ask = Who can win here: the player to move, or the opponent?
class-answer = { $winner ->
    [mover] The player to move can win.
   *[opponent] The opponent can win.
  }
class-ask-more = And what would you play?
class-next = { $key }: { $next ->
    [move] play the move
   *[next] the next step
  } ({ $told } of { $all } shown)
class-count = { $told } of { $all } shown
class-move = This is the move. The next step plays it.
class-resign = Nobody resigns in front of a class. Press { KEY("class") } to see everything at once.
class-telling = This key does nothing in front of a class. Press { $key } for the next step.
class-unlisted = The list of moves opens after the last step: { $told } of { $all } shown. Press { $key } for the next one.
class-pace = A step every { $delay } s.
class-auto = The steps now run by themselves. Press { KEY("pause") } to stop.
class-by-hand = Each step waits for a key again.
status-projector = Projector: { $on ->
    [yes] on
   *[no] off
  }
status-solved = Played for you: { $words }. Press { KEY("undo") } to undo.
status-restarted = Back at the start. Press { KEY("redo") } to play the moves again.
status-nothing-to-undo = You have no move to undo.
status-nothing-to-redo = There is no move to redo.
status-nothing-to-review = There is nothing to review: no move has been played yet.
status-asked = Asking the solver again.
status-at-work = The solver is still working.
status-unmeasured = Stopped. How long the game lasts stays open.
status-hint-later = The solver is still working. Press { KEY("hint") } when it has finished.
status-no-hint = There is no move to suggest now.
status-begun = The game is under way: { $count ->
    [one] { $count } move is
   *[other] { $count } moves are
  } already made.
status-leave = { $kept ->
    [yes] Saved. Press { $key } again to leave, { $save } to name it. Any other key cancels.
   *[no] Not saved. Press { $key } again to leave. Any other key cancels.
  }
status-theme = Theme: { $name }
status-glyphs = Symbols: { $name }
status-language = Language: English ({ KEY("language") }: another)
status-language-ask = Language: English. Press { KEY("language") } again for another one.
status-no-letters = The terminal's locale is not UTF-8: only English can be shown.
status-copied = { $state ->
    [done] Copied: { $id }
   *[sent] { $whole ->
        [yes] Sent to the clipboard. If it isn't there: { $id }
       *[no] Sent to the clipboard. It is also printed when you leave: { $id }
      }
  }
status-no-pause = A console of this system cannot pause a program. Press Ctrl-C to leave: your game is saved.
status-mouse-on = Mouse on: hold Shift (Option in iTerm2) to select text.
status-mouse-off = Mouse off: you can select text.
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
    [1] , gives away 1 point
   *[other] , gives away { $lost } points
  }
    .short = { $own } to { $other }{ $lost ->
        [0] {""}
       *[other] {" "}(−{ $lost })
      }
totals-of = { $who ->
    [you] you { $points }
    [first] First { $points }
    [second] Second { $points }
   *[rival] { called.inside } { $points }
  }
totals-final = Final: { $first }, { $second }
totals-taken = Taken: { $first }, { $second }
totals-secured = Secured: { $first }, { $second }
prompt-move = Move:
# Behind the line in which a move is typed.
prompt-leave = { $refused ->
    [yes] No letters here. { KEY("back") } closes it.
   *[no] { KEY("back") } closes it
  }
prompt-hands = Hands or move:
prompt-form = Type { $form }.

refusal-thinking = It is not your turn.
refusal-nothing = No move is chosen yet. Choose one with the arrow keys, or press { KEY("type") } to type one.
    .touch = No move is chosen yet. Tap what you want to take, or where you want to go.
refusal-part = say which { $part }, as in { $example }
status-bound = { $most ->
    [yes] That's the most
   *[no] That's the least
  }: { $amount }.
key-elsewhere = { $key } does nothing here. { $place }: { $what }.
key-nowhere = { $key } does nothing. Press { KEY("help") } to see the keys.

small-window = Zugzwang needs { $width }×{ $height }. This window is { $has_width }×{ $has_height }.
small-window-safe = Nothing is lost. Make the window larger, or press { $key } to quit.
help-title = Help
help-mouse = Mouse: click what you want to take, and click it again to play. Click a key's name in the last line, or its row in this help, to press it.
help-touch = Fingers: tap what you want to take, and tap it again to play, or press the large button. Swipe for the arrows, and hold for a hint. Everything else is behind the three dots.
help-words = Pictures: a cross marks a column that has to be put right. On a number line, P marks a P-position, { $here } the pile, and { $taken } where your move leads. On a square or a day, P marks a P-position too, and { $goal } the corner to reach.
help-scroll = scroll
help-page = page
help-pages = { $keys }: what the words mean, and the keys on all other screens.
help-elsewhere = Keys on other screens
status-wording = { $level ->
    [plain] Reasons in plain words.
    [picture] Reasons from the picture.
   *[notation] Reasons in the language of the theory.
  }
# In place of the names of keys where there are buttons: what Enter would do, and any other.
button-main = the large button
button-of = “{ $label }”
taken-so-far = Taken so far: First { $first }, Second { $second }
# Above a column of things in groups of a power of two.
heaps-column = { $weight }s
