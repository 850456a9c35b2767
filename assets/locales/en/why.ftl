# The reasons in words, with the figures of the position at hand.
# $who is you, machine, first or second.
verdict-win = { $who ->
    [you] You can win: N-position, { $value }
    [machine] Perfect can win: N-position, { $value }
    [first] First can win: N-position, { $value }
   *[second] Second can win: N-position, { $value }
  }
verdict-loss = { $who ->
    [you] You are lost: P-position, { $value }
    [machine] Perfect is lost: P-position, { $value }
    [first] First is lost: P-position, { $value }
   *[second] Second is lost: P-position, { $value }
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
    [one] 1 one is left: odd
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
why-nim-then = Then every column is even, and any reply makes a cross.
why-nim-even = Every column is even: any move makes a cross, and the reply takes all crosses away.
why-misere-ones-even = Only ones are left, an even number of them. Take any one.
why-misere-ones-odd = Only ones are left, an odd number of them: the mover takes the last one, and in misère play loses.
why-misere-turn = Misère turns here: heap { $heap } is the only one of two or more, { $ones ->
    [0] with no ones beside it
    [one] with a one beside it
   *[other] with { $ones } ones beside it
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
why-moore-even = Every column sum is 0 mod { $modulus }. Changing up to { $k } heaps breaks that, and the reply mends it.
why-moore-ones-lost = Only ones are left, 1 mod { $modulus } of them: in misère play the last one is the mover's.
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
  } in the uncut heaps, { $count } missing: { $count ->
    [one] heap { $set } gets a one.
   *[other] heaps { $set } get a one.
  }
why-moore-keep = Heap { $heap }: leave { $to } of { $from }, take { $take }.
why-moore-then = Then every sum is 0 mod { $modulus }; changing up to { $k } heaps cannot keep that.
why-moore-ones-then = Then the ones left are 1 mod { $modulus }: the last one is the opponent's.

why-residue-value = remainder { $residue } mod { $modulus }
why-residue-equation = { $pile } = { $laps } × { $modulus } + { $residue }
why-residue-keep = Take { $take }, leave { $left }: its remainder is { $lost } mod { $modulus }.
why-residue-lost = The remainder is { $lost } mod { $modulus }: every move leaves another.
why-residue-lap = Answer every t by { $modulus } − t: that completes a lap, and the same remainder comes back. Nobody can take { $modulus } at once.
why-nim-flip = Heap { $heap } has a 1 under the highest cross: flip its crossed digits. Leave { $to } of { $from }, take { $take }.
why-nim-then-misere = Then every column is even. Who leaves just one heap of two or more loses misère play, and that will be the opponent.
why-nim-even-misere = Every column is even: any move makes a cross. The reply makes all even again, or, once one heap of two or more is left, leaves an odd number of ones.
why-over-wins = The winner made the last move.
why-over-loses = The loser had to make the last move.
why-now = the position now
why-moore-zero = Column { $weight }: { $ones ->
    [0] no ones
    [one] 1 one
   *[other] { $ones } ones
  } in the uncut heaps, none missing: zeros in the cut ones.
why-moore-turn = No heap of two or more will be left: in misère play the ones must now be 1 mod { $modulus }.
why-moore-even-misere = Every column sum is 0 mod { $modulus }. Changing up to { $k } heaps breaks that; the reply mends it, or, once only ones would be left, leaves 1 mod { $modulus } of them.
why-moore-then-misere = Then every sum is 0 mod { $modulus }; changing up to { $k } heaps cannot keep that, and once only ones would be left, 1 mod { $modulus } of them are left to the opponent.
why-residue-misere = In misère play the last one loses: whoever is left with 1 must take it.

why-golden-phi = Φ
why-golden-ratio = ratio
why-golden-w = W
why-golden-l = L
why-golden-value = { $side ->
    [equal] equal piles
    [above] above Φ
   *[below] below Φ
  }
why-golden-between = Fibonacci: { $below } below, { $above } above
why-golden-beyond = Fibonacci: { $below } below, none above
why-golden-least = Fibonacci: none below, { $above } above
why-golden-decided = { $larger } × ({ $larger } − { $smaller }) = { $product } { $side ->
    [above] > { $square } = { $smaller }²: above Φ.
   *[below] < { $square } = { $smaller }²: below Φ.
  }
why-golden-equal = Equal piles are won though their ratio is below Φ: take { $pile }, all of one.
why-golden-multiple = { $larger } is { $times } × { $smaller }: take it all, and the pile is empty.
why-golden-keep = Take { $take } and leave { $upper } and { $lower }, below Φ.
why-golden-then = There the only move takes { $lower }: it leaves { $lower } and { $rest }, won again.
why-golden-lost = Below 2 the smaller fits in once: the only move takes { $smaller } and leaves { $smaller } and { $left }, which is won.
