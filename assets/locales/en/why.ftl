# The reasons in words, with the figures of the position at hand.
# $who is you, machine, first or second.
verdict-win = { $who ->
    [you] You can win: N-position, { $value }
    [machine] Perfect can win: N-position, { $value }
    [rival] The machine can win: N-position, { $value }
    [first] First can win: N-position, { $value }
   *[second] Second can win: N-position, { $value }
  }
verdict-loss = { $who ->
    [you] You are lost: P-position, { $value }
    [machine] Perfect is lost: P-position, { $value }
    [rival] The machine is lost: P-position, { $value }
    [first] First is lost: P-position, { $value }
   *[second] Second is lost: P-position, { $value }
  }
# Where the two players' moves differ there are no N- and P-positions: it matters whose turn it is.
verdict-win-partizan = { $who ->
    [you] You can win
    [machine] Perfect can win
    [rival] The machine can win
    [first] First can win
   *[second] Second can win
  }: { $value }
verdict-loss-partizan = { $who ->
    [you] You are lost
    [machine] Perfect is lost
    [rival] The machine is lost
    [first] First is lost
   *[second] Second is lost
  }: { $value }
verdict-draw = Nobody can force a win: { $value }.
verdict-unknown = Theory does not say who wins: { $value }.
verdict-over = { $who ->
    [you] The game is over: you won.
    [machine] The game is over: Perfect won.
    [rival] The game is over: the machine won.
    [first] The game is over: first won.
   *[second] The game is over: second won.
  }
verdict-over-draw = The game is over: a draw.
# $own is the total of the player who is spoken of, $other the opponent's.
verdict-win-score = { $who ->
    [you] You can win
    [machine] Perfect can win
    [rival] The machine can win
    [first] First can win
   *[second] Second can win
  } { $own } to { $other }: { $value }
verdict-loss-score = { $who ->
    [you] You are lost
    [machine] Perfect is lost
    [rival] The machine is lost
    [first] First is lost
   *[second] Second is lost
  }, { $own } to { $other } at best: { $value }
verdict-draw-score = Nobody can force a win, { $own } to { $other }: { $value }
verdict-over-score = { $who ->
    [you] The game is over: you won
    [machine] The game is over: Perfect won
    [rival] The game is over: the machine won
    [first] The game is over: first won
   *[second] The game is over: second won
  } { $own } to { $other }.
verdict-over-draw-score = The game is over: a draw, { $own } to { $other }.

why-progress = Thinking: { $done } of { $total }.
why-stops = Esc stops.
why-stopped = The solver is stopped: i asks it again.
why-failed = The solver failed here.
why-hold-out = Hold out: { $words }.
pick = { $words }: { $worth ->
    [win] wins.
    [loss] loses.
    [draw] draws.
   *[unknown] theory does not say.
  }
pick-over = { $words }: { $worth ->
    [win] wins at once.
    [loss] loses at once.
   *[draw] ends the game in a draw.
  }
pick-score = { $words }: { $own } to { $other }{ $lost ->
    [0] , the best there is.
   *[other] , which gives away { $lost } of the margin.{ $reply ->
        [none] {""}
       *[other] {" "}The reply: { $reply }.
      }
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
why-moore-even = Every column sum is 0 mod { $modulus }. Changing { $k ->
    [one] one heap
   *[other] up to { $k } heaps
  } breaks that, and the reply mends it.
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
why-moore-then = Then every sum is 0 mod { $modulus }; changing { $k ->
    [one] one heap
   *[other] up to { $k } heaps
  } cannot keep that.
why-moore-ones-then = Then the ones left are 1 mod { $modulus }: the last one is the opponent's.

why-residue-value = remainder { $residue } mod { $modulus }
why-residue-equation = { $pile } = { $laps } × { $modulus } + { $residue }
why-residue-keep = Take { $take }, leave { $left }: its remainder is { $lost } mod { $modulus }.
why-residue-lost = The remainder is { $lost } mod { $modulus }: every move leaves another.
why-residue-lap = Answer every t by { $modulus } − t: that completes a lap, and the same remainder comes back. Nobody can take { $modulus } at once.
why-nim-row = Heap { $heap } has a 1 under the highest cross.
why-nim-flip = Flip its crossed digits: leave { $to } of { $from }, take { $take }.
why-nim-then-misere = Then every column is even. Who leaves just one heap of two or more loses misère play, and that will be the opponent.
why-nim-even-misere = Every column is even: any move makes a cross. The reply makes all even again, or, once one heap of two or more is left, leaves an odd number of ones.
why-over-none = There is no move to begin with, and so second has won.
why-over-wins = The winner made the last move.
why-over-loses = The loser had to make the last move.
# Below a figure with the letters of lost and won positions.
why-legend = { $lost }: whoever moves loses. { $won }: whoever moves wins.
# Before a row as it is, and as the move under the cursor would leave it.
why-time-now = now
why-time-then = then
why-now = the position now
why-moore-zero = Column { $weight }: { $ones ->
    [0] no ones
    [one] 1 one
   *[other] { $ones } ones
  } in the uncut heaps, none missing: zeros in the cut ones.
why-moore-turn = No heap of two or more will be left: in misère play the ones must now be 1 mod { $modulus }.
why-moore-even-misere = Every column sum is 0 mod { $modulus }. Changing { $k ->
    [one] one heap
   *[other] up to { $k } heaps
  } breaks that; the reply mends it, or, once only ones would be left, leaves 1 mod { $modulus } of them.
why-moore-then-misere = Then every sum is 0 mod { $modulus }; changing { $k ->
    [one] one heap
   *[other] up to { $k } heaps
  } cannot keep that, and once only ones would be left, 1 mod { $modulus } of them are left to the opponent.
why-residue-misere = In misère play the last one loses: whoever is left with 1 must take it.

why-ladder-value = rung { $rung } of { $rungs }
why-ladder-at-once = × { $factor } gives { $after }, more than { $bound }: that wins at once.
why-ladder-keep = × { $factor } gives { $after }, on the lost rung { $low } to { $high }.
why-ladder-then = From { $product } the factors lead to { $least } up to { $most }, all on the won rung { $low } to { $high }.
why-ladder-tops = The rungs' tops, each the one before divided by 9 or by 2: { $tops }.

why-fates-value = { $count ->
    [0] no factor wins
    [one] one factor wins
   *[other] { $count } factors win
  }
why-fates-shares = shares { $divisor } with { $last }
why-fates-lands = lands: wins at once
why-fates-exceeds = exceeds { $high }
why-fates-wins = { $moves ->
    [one] wins, one move on
   *[other] wins, { $moves } moves on
  }
why-fates-loses = { $moves ->
    [one] loses, one move on
   *[other] loses, { $moves } moves on
  }
why-fates-keep = Multiply by { $factor }: from { $product } every coprime factor loses, so the opponent has no good one.
why-fates-keep-lands = Multiply by { $factor }: { $product } lies in { $low } to { $high } and wins at once.
why-fates-also = Winning, too: { $factors }.
why-fates-lost = Every coprime factor loses: it exceeds, or leaves the opponent one that wins.
why-fates-landed = { $product } lies in { $low } to { $high }: whoever landed there wins.
why-fates-exceeded = { $product } exceeds { $high }: whoever went there loses.
why-calendar-row = { $date } is this month's P: name it.
why-calendar-column = { $date } is this day's P: name it.
why-calendar-two = { $day } is this month's P, { $month } this day's: name either.
why-calendar-then = Each P is alone in its month and its day: no reply names a P, and from any reply one lies ahead.
why-calendar-ends = Whoever names { $end } wins.
why-calendar-forces = Where only { $end } is left to name, naming it loses; elsewhere no reply names a P, and from any reply one lies ahead.
why-calendar-forced = Only { $end } is left to name, and in misère play it loses.
why-calendar-lost = This is the P of its month and its day: no move names a P, and from any move one lies ahead.
why-calendar-ladder = Day − month is { $shared } on every P, here { $here }: a move changes only one of the two.
why-calendar-misere = Day − month is { $shared } on every P up to { $to }; then come { $others }, for in misère play { $end } must not be named.
why-calendar-dates = All P: { $dates }.
why-parity-value = { $up } up, { $right } right
why-even = even
why-odd = odd
why-up = up
why-right = right
why-parity-corner = The winner brought the king to the corner.
why-parity-won = { $step ->
    [right] Up is even, right is odd
    [up] Up is odd, right is even
   *[both] Both distances are odd
  }: one step { $step ->
    [right] right
    [up] up
   *[both] right and up
  } leaves { $up } up and { $right } right, both even.
why-parity-then = From there any step makes one odd or both; the same step again mends it.
why-parity-then-corner = That is the corner.
why-parity-lost = Both distances are even: any step makes one odd or both, and the same step again mends it.
why-zeckendorf-value = smallest part { $smallest }, limit { $limit }
why-zeckendorf-part = smallest { $smallest }
why-zeckendorf-limit = may take { $limit }
why-zeckendorf-range = Fibonacci numbers F({ $high }) to F({ $low })
why-zeckendorf-table = Best take, by coins left (rows) and last take (columns); 0: lost
why-zeckendorf-won = { $sum }: the smallest part { $smallest } is within the limit.
why-zeckendorf-won-part = { $rest } is a Fibonacci number within the limit.
why-zeckendorf-keep = Take { $take }, leave { $left }: its smallest part { $smallest } exceeds the limit { $limit }.
why-zeckendorf-keep-all = Take all { $rest }: the till is empty.
why-zeckendorf-then = Any t taken then leaves a smallest part of 2t or less: in reach.
why-zeckendorf-lost = { $sum }: the smallest part { $smallest } exceeds the limit.
why-zeckendorf-lost-part = { $rest } is a Fibonacci number and exceeds the limit.
why-zeckendorf-lost-then = Any t taken leaves a smallest part of 2t or less: in the opponent's reach.
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

why-over-score = Everything is taken, and the larger total wins.
why-interval-value = { $interval } = { $margin }
why-interval-legend = D(i,j): by how much the mover gets more between the cuts i and j; P: the sum before a cut. [now], (after the move)
why-interval-cut = cut
why-interval-keep = Best: { $words }. { $equation }: no other move has more.
why-interval-least = Hold out: { $words }. { $equation }: no other move has more.
why-interval-then = Then, by { $rest }, the opponent { $side ->
    [ahead] gets at most { $margin } more of the rest than the other side.
    [even] gets no more of the rest than the other side.
   *[behind] gets at least { $margin } less of the rest than the other side.
  }
why-interval-all = Then nothing is left for the opponent.

why-gaps-value = the gaps' nim-sum is { $sum }
why-gaps-flip = Gap { $from } on track { $track } has a 1 under the highest cross: flip its crossed digits. Go forward { $by }, leave a gap of { $to }.
why-gaps-then = Then every column is even. Any advance makes a cross, and a retreat is answered by advancing as far.
why-gaps-even = Every column is even. An advance makes a cross, and the reply takes all crosses away; a retreat is answered by advancing as far.
why-gaps-retreat = A retreat is reversible: advancing { $by } brings back the gap of { $gap }.

why-last-word-value = { $left ->
    [one] one move left
   *[other] { $left } moves left
  }, { $last ->
    [first] first has the last word
   *[second] second has the last word
  }
why-last-word-column-line = line
why-last-word-column-now = now
why-last-word-column-then = then
why-last-word-column-wants = first wants
why-last-word-end = end
why-last-word-start = A B begin as { $state }
why-last-word-in = Line { $line } gets A B = { $before }:
why-last-word-ending = { $after } → end { $end }: { $relation ->
    [differ] A ≠ B, first
   *[equal] A = B, second
  }
why-last-word-over = The program ends with { $end }: { $relation ->
    [differ] A and B differ.
   *[equal] A and B are equal.
  }
why-last-word-parity = { $last ->
    [first] { $lines ->
        [one] First fills the one line.
       *[other] Of { $lines } lines first fills the last one.
      }
   *[second] Of { $lines } lines second fills the last one.
  }
why-last-word-any = Any move keeps it: two of the four states end well, and the last line reaches three.
why-last-word-last = Line { $line } is the last. These operators win: { $good }. Then nothing is left to be turned.
why-last-word-lost = Whatever is written now, two of the four states end well for the opponent, and the last line reaches three.
why-score-value = S({ $row },{ $column }) = { $score }
why-score-equation = S({ $row },{ $column }) = { $total } − min({ $options }) = { $score }
why-score-axes = r\m
why-score-legend = S(r,m): what the mover still gets from bar r on after a take of m. (option), [least]
why-score-least = T({ $row }) = { $total } is left; the least a take leaves the opponent is { $least }.
why-score-all = The limit lets the mover take everything: T({ $row }) = { $total }.
why-score-keep = { $take ->
    [one] Take 1 bar: { $got } now, { $later } later.
   *[other] Take { $take } bars: { $got } now, { $later } later.
  }
why-score-keep-all = { $take ->
    [one] Take the last bar: nothing is left for the opponent.
   *[other] Take all { $take } bars: nothing is left for the opponent.
  }
why-score-then = Then the opponent gets at most { $least } of the { $left } left, whatever they do.
why-score-also = As good: take { $takes }.
why-score-before = With what was taken before: { $own } against { $other }.
why-set-value = Grundy value { $value }
why-set-over = { $coins ->
    [0] Nothing is left to take: who cannot move loses.
    [one] No size of the set fits into 1 coin: who cannot move loses.
   *[other] No size of the set fits into { $coins } coins: who cannot move loses.
  }
why-set-keep = Take { $take }, leave { $left }: a P-position.
why-set-then = From { $left } every move leads to N: { $lefts }. A reply leads back to P.
why-set-then-many = From { $left } all { $count } moves lead to N, and a reply leads back to P.
why-set-then-end = No size of the set fits into { $left }: the opponent cannot move.
why-set-lost = Every move leads to N: { $lefts }. A reply leads back to P.
why-set-lost-many = All { $count } moves lead to N, and a reply leads back to P.
why-set-mex = { $count ->
    [one] The moves leave the value { $values }; the least missing is { $value }.
   *[other] The moves leave the values { $values }; the least missing is { $value }.
  }
why-set-mex-many = The moves leave { $count } different values; the least missing is { $value }.
# In large letters, which are Latin or Greek.
why-set-mex-large = mex { $value }
why-set-more = { $count } more moves
why-set-period = The values repeat every { $length } from { $from } on. Proved: { $window ->
    [one] the last value decides the next, and one comes again.
   *[other] the last { $window } values decide the next, and { $window } in a row come again.
  }
why-set-same = { $size } stands like { $first }: the same place of the period.
why-set-period-lost = P from { $from } to { $to }: { $lost }{ $hidden ->
    [0] .
   *[other] {" "}and { $hidden } more.
  }
why-set-unproved = No period is proved within the first { $count } values.
why-piles-mex = Pile { $pile } of { $size }: a move leaves size:value
why-piles-none = Pile { $pile } of { $size }: no size of the set fits
why-piles-told = From pile { $pile } of { $size } the moves leave the values { $values }: the least missing, { $value }, is its own.
why-piles-least = first missing: { $value }
why-piles-size = size
why-piles-value = value
why-piles-keep = Change the value of pile { $pile } from { $from } to { $to }: take { $take }, leave { $left }.
why-piles-then = Then the nim-sum is 0: any move changes one value, and a reply makes the sum 0 again.
why-piles-lost = The nim-sum is 0: any move changes one value, and a reply makes the sum 0 again.
why-piles-over = No size of the set fits into any pile: who cannot move loses.

why-retrograde-win = won in { $plies ->
    [one] 1 move
   *[other] { $plies } moves of both sides
  }
why-retrograde-loss = over in { $plies ->
    [one] 1 move
   *[other] { $plies } moves of both sides
  } at the latest
why-retrograde-draw = a draw
why-retrograde-wins-in = wins in { $plies ->
    [one] 1 move: at once
   *[other] { $plies } moves
  }
why-retrograde-loses-in = loses in { $plies ->
    [one] 1 move
   *[other] { $plies } moves
  }
why-retrograde-draws = draws: round in circles
why-retrograde-again = { $count ->
    [0] draws: the start again
   *[other] draws: as after move { $count }
  }
why-retrograde-counts = { $wins ->
    [0] No move wins
    [one] One move wins
   *[other] { $wins } moves win
  }, { $draws ->
    [0] none draws
    [one] one draws
   *[other] { $draws } draw
  }, { $losses ->
    [0] none loses.
    [one] one loses.
   *[other] { $losses } lose.
  }
why-retrograde-keep = The soonest win: { $words }.
why-retrograde-then = { $plies ->
    [0] Then three stand in a row.
   *[other] Then the opponent can put it off for { $plies } moves of both sides at the most: every reply stays lost.
  }
why-retrograde-hold = This keeps the draw: { $words }. No reply wins, and positions come again.
why-retrograde-repeated = { $count ->
    [0] The position of the start came again: a draw.
   *[other] The position after move { $count } came again: a draw.
  }
why-retrograde-three = Three stand in a row.
# $sign is zero, positive, negative or fuzzy, as Winning Ways calls the four; Horz is Left.
why-canonical-sum = { $sign ->
    [zero] sum = 0
    [positive] sum { $sum } > 0
    [negative] sum { $sum } < 0
   *[fuzzy] sum { $sum } || 0
  }
why-canonical-beside = { $sign ->
    [zero] sum = 0
    [positive] sum > 0
    [negative] sum < 0
   *[fuzzy] sum || 0
  }
why-canonical-hidden = { $count } more of { $sizes } sizes
why-canonical-nothing = nothing of it is left
why-canonical-sign = { $sign ->
    [zero] The sum is 0: whoever moves loses.
    [positive] The sum is > 0: Horz wins, whoever moves.
    [negative] The sum is < 0: Vert wins, whoever moves.
   *[fuzzy] The sum is || 0, confused with it: whoever moves wins.
  }
why-canonical-keep = Best: { $words }. { $parts ->
    [0] Nothing of the { $of } is left
    [one] Of the { $of }, { $one } is left
   *[other] Of the { $of }, { $one } and { $other } are left
  }, { $sum }.
why-canonical-last = Take all of the { $of }: nothing else is left.
why-canonical-then = { $who ->
    [vert] Then every column leaves a sum > 0 or || 0, which Horz wins.
   *[horz] Then every row leaves a sum < 0 or || 0, which Vert wins.
  }
why-canonical-lost = { $who ->
    [horz] Every row leaves a sum < 0 or || 0, which Vert wins.
   *[vert] Every column leaves a sum > 0 or || 0, which Horz wins.
  }

why-rope-value = nim-sum { $sum }
why-rope-piece = piece
why-rope-floor = whole cm
why-rope-pins = Kayles pins
why-rope-nimber = nimber
why-rope-cut = { $floor } { $arrow } { $left } and { $right }: nimbers { $first } and { $second }
why-rope-middle = Cut in the middle, at { $cut }: that leaves two equal pieces.
why-rope-image = The cut at { $of } has no twin: cut at { $cut }, its mirror image.
why-rope-pair = Cut piece { $piece } at { $cut }: then every piece has its twin.
why-rope-mirror = Then mirror: whatever the opponent cuts safely on one, the same cut is safe on the other.
why-rope-split = Cut piece { $piece } into { $left } and { $right } whole cm: nimbers { $first } and { $second } make { $to }, not { $from }.
why-rope-then = Then every column is even, and any safe cut makes a cross.
why-rope-paired = The lengths are in equal pairs: any safe cut is mirrored on the twin.
why-rope-even = Every column is even: any safe cut makes a cross, and the reply takes all crosses away.
why-rope-none = No piece has 2 cm, so every cut makes one shorter than 1 cm and loses.
why-rope-kayles = Kayles: n whole cm are n − 1 pins.
why-rope-unpaired = Where a piece has no twin, whole cm count: n of them are n − 1 pins of Kayles, of which a cut takes one or two neighbours.
why-rope-winning = All winning cuts: { $cuts }{ $more ->
    [0] {""}
    [one] {" "}and 1 stretch more
   *[other] {" "}and { $more } stretches more
  }
why-rope-all = { $cuts }.
why-rope-over = The last cut made a piece of { $length } cm, shorter than 1 cm: whoever made it loses.

# $state: the table is empty, whole (symmetric about a coin on the centre), hollow (symmetric without one), or coins are alone.
why-mirror-value = { $state ->
    [empty] the table is empty
    [whole] symmetric about the coin on the centre
    [hollow] symmetric, but no coin on the centre
   *[alone] { $alone ->
        [one] 1 coin without partner
       *[other] { $alone } coins without partner
      }{ $centre ->
        [taken] {""}
       *[other] , none on the centre
      }
  }
why-mirror-centre = Centre: { $state ->
    [free] free
    [taken] coin { $coin }
   *[blocked] covered by coin { $coin }
  }
why-mirror-alone = alone
why-mirror-more = and { $count } more
why-mirror-central = It lies on the centre, its own mirror image.
why-mirror-pairs = It is the mirror image of coin { $coin }.
why-mirror-image = It stands alone: its mirror image is { $at }.
why-mirror-open = Take the centre 0,0: the one place that is its own mirror image.
why-mirror-reply = Only coin { $coin } at { $at } has no partner: answer on its mirror image { $reply }.
why-mirror-then = Then wherever the opponent finds a place, its mirror image is a place, too. Answer there, and the opponent is first to find none.
why-mirror-anywhere = Any place wins: two coins need a table of radius { $least } or more, so no second one fits here.
why-mirror-nearer = No second coin fits then. So any place nearer to the centre than { $than } wins at once, too.
why-mirror-last = That takes all the room that is left, and wins at once. Other places do so, too.
why-mirror-lost = All coins mirror each other about the one on the centre. Wherever a coin fits, its mirror image fits, too: the opponent always has an answer.
why-mirror-silent = { $centre ->
    [taken] { $alone } coins have no partner, and one move pairs only one of them: nobody has a proof here.
    [free] { $alone ->
        [one] A coin has no partner
       *[other] { $alone } coins have no partner
      }, and the centre is free. One move cannot mend both: nobody has a proof here.
   *[blocked] Coin { $coin } covers the centre and does not lie on it, so no coin ever will. Without one nobody has a proof.
  }
why-mirror-try = Worth a try: { $words }.
why-mirror-over = No place is left for another coin, and who placed the last one wins.
why-mirror-tolerance = A place in which a coin has less play than { $tolerance } may not count.
why-taking-head = run: G
why-taking-keep = { $pieces ->
    [none] The run of { $length } goes whole, worth { $from }: { $cells }.
    [one] Take { $cells } from the run of { $length }: { $left ->
        [one] 1 is
       *[other] { $left } are
      } left, worth { $value }, not { $from }.
   *[two] Take { $cells } from the run of { $length }: { $left } and { $right } are left, worth { $value }, not { $from }.
  }
why-taking-then = Then every column is even, and any move changes one run's value.
why-taking-lost = Every column is even: any move changes one run's value, and a reply makes all even again.
why-taking-period = { $code ->
    [none] G has
   *[other] { $code } has
  } period { $length } from { $from } on, proved by G(0) to G({ $by }).
why-taking-silent = { $pairs ->
    [0] {""}
   *[other] { $pairs } runs in equal pairs{ $zeros ->
        [0] {""}
       *[other] ,{" "}
      }
  }{ $zeros ->
    [0] {""}
   *[other] { $zeros } worth 0
  }
why-taking-count = { $count ->
    [one] 1 run
   *[other] { $count } runs
  }
why-taking-runs = { why-taking-count }: { $value }
why-taking-by-value = { $runs } runs in all, by value{ $hidden ->
    [0] {""}
   *[other] , { $hidden } more
  }
why-axis-middle = Cross out the middle, { $cells }.
why-axis-image = Cross out the mirror image, { $cells }.
why-axis-then = Then each move has its image: answer cell i by { $sum } − i.
why-axis-lost = Each move has its mirror image: cell i is answered by { $sum } − i, and the mover runs out first.
