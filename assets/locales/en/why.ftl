# The reasons in words, with the figures of the position at hand.
# $who is you, machine, first or second.
verdict-win = { $who ->
    [you] You win: N-position, { $value }.
    [machine] Perfect wins: N-position, { $value }.
    [first] First wins: N-position, { $value }.
   *[second] Second wins: N-position, { $value }.
  }
verdict-loss = { $who ->
    [you] You lose: P-position, { $value }.
    [machine] Perfect loses: P-position, { $value }.
    [first] First loses: P-position, { $value }.
   *[second] Second loses: P-position, { $value }.
  }
verdict-draw = Nobody can force a win: { $value }.
verdict-unknown = Nobody knows who wins: { $value }.
verdict-over = { $who ->
    [you] The game is over: you won.
    [machine] The game is over: Perfect won.
    [first] The game is over: first won.
   *[second] The game is over: second won.
  }
verdict-over-draw = The game is over: a draw.

why-thinking = Thinking …
why-failed = The solver failed here.
why-hold-out = Hold out: { $words }.
pick = { $words }: { $worth ->
    [win] wins.
    [loss] loses.
    [draw] draws.
   *[unknown] nobody knows.
  }
pick-over = { $words }: { $worth ->
    [win] wins at once.
    [loss] loses at once.
   *[draw] ends the game in a draw.
  }
pick-refuted = { $words }: loses. The reply: { $reply }.

why-misere-left = { $ones ->
    [0] nothing is left
    [one] one is left: odd
   *[other] { $ones } ones are left: { $parity ->
        [odd] odd
       *[even] even
      }
  }
why-no-cross = no cross is left
why-columns-range = binary columns 2^{ $high } down to 2^{ $low }

why-nim-sum = nim-sum { $sum }
why-nim-ones = { $ones ->
    [one] one heap of one
   *[other] { $ones } heaps of one
  }
why-nim-odd = { $count ->
    [one] Only column { $columns } is odd.
   *[other] Odd columns: { $columns }.
  }
why-nim-odd-many = { $count } columns are odd, the highest { $highest }.
why-nim-keep = Leave { $to } of { $from } in heap { $heap }: take { $take }.
why-nim-then = Then every column is even, and whatever the opponent takes makes a cross again.
why-nim-even = Every column is even, so every move makes a cross, and the opponent can take all crosses away.
why-misere-ones-even = Misère, only ones left: { $ones } of them, an even number. Take any one.
why-misere-ones-odd = Misère, only ones left, and their number is odd: the mover takes the last one.
why-misere-turn = Misère turns here: heap { $heap } is the last of two or more, beside { $ones ->
    [0] no ones
    [one] one heap of one
   *[other] { $ones } ones
  }. Leave an odd number of ones.
why-misere-then = Then an odd number of ones is left, and the opponent must take the last.

why-moore-value = { $count ->
    [0] all column sums 0 mod { $modulus }
    [one] one column sum is not 0 mod { $modulus }
   *[other] { $count } column sums are not 0 mod { $modulus }
  }
why-moore-ones = { $ones ->
    [one] one heap of one
   *[other] { $ones } heaps of one
  }, counted mod { $modulus }
why-moore-mod = mod { $modulus }
why-moore-after = After the move:
why-moore-even = Every column sum is 0 mod { $modulus }. A move changes a digit in up to { $k } heaps, so some sum is no longer 0, and the opponent mends it.
why-moore-ones-lost = Misère, only ones left: their number is 1 mod { $modulus }, so the last one is the mover's.
why-moore-cut = Column { $weight }: { $ones ->
    [one] 1 one
   *[other] { $ones } ones
  }, { $count } too many. Cut { $count ->
    [one] heap { $chosen }: its digits below are free.
   *[other] heaps { $chosen }: their digits below are free.
  }
why-moore-set = Column { $weight }: { $ones ->
    [0] no ones
    [one] 1 one
   *[other] { $ones } ones
  } in the others, { $count } missing: { $count ->
    [one] heap { $set } gets a one.
   *[other] heaps { $set } get a one.
  }
why-moore-keep = Heap { $heap }: leave { $to } of { $from }, take { $take }.
why-moore-then = Then every sum is 0 mod { $modulus }; changing up to { $k } heaps cannot keep that.
why-moore-ones-then = Then the ones left are 1 mod { $modulus }: the last one is the opponent's.

why-residue-value = remainder { $residue } mod { $modulus }
why-residue-equation = { $pile } = { $laps } × { $modulus } + { $residue }
why-residue-keep = Take { $take }, leave { $left }: remainder { $lost } mod { $modulus }.
why-residue-lost = The remainder is { $lost } mod { $modulus }: every move leaves another.
why-residue-lap = Each reply completes a lap: to k answer { $modulus } − k. No one can take { $modulus } at once, so that remainder comes back to the same player.
