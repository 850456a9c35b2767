# Reasons at the level of theory, with the numbers of this position.
# $who is you, machine, rival, first or second.
verdict-win = { $who ->
    [you] You can win: N-position, { $value }
    [first] First can win: N-position, { $value }
    [second] Second can win: N-position, { $value }
   *[rival] { called } can win: N-position, { $value }
  }
verdict-loss = { $who ->
    [you] You lose: P-position, { $value }
    [first] First loses: P-position, { $value }
    [second] Second loses: P-position, { $value }
   *[rival] { called } loses: P-position, { $value }
  }
# For partizan games, which have no N- and P-positions because it matters whose turn it is.
verdict-win-partizan = { $who ->
    [you] You can win
    [first] First can win
    [second] Second can win
   *[rival] { called } can win
  }: { $value }
verdict-loss-partizan = { $who ->
    [you] You lose
    [first] First loses
    [second] Second loses
   *[rival] { called } loses
  }: { $value }
verdict-draw = Nobody can force a win: { $value }.
verdict-unknown = Theory does not say who wins: { $value }.
verdict-over = { $who ->
    [you] The game is over: you won.
    [first] The game is over: First won.
    [second] The game is over: Second won.
   *[rival] The game is over: { called.inside } won.
  }
verdict-over-draw = The game is over: a draw.
# $own is the total of the player named, $other the opponent's.
verdict-win-score = { $who ->
    [you] You can win
    [first] First can win
    [second] Second can win
   *[rival] { called } can win
  } { $own } to { $other }: { $value }
verdict-loss-score = { $who ->
    [you] You lose
    [first] First loses
    [second] Second loses
   *[rival] { called } loses
  }, { $own } to { $other } at best: { $value }
verdict-draw-score = A draw with best play, { $own } to { $other }: { $value }
verdict-over-score = { $who ->
    [you] The game is over: you won
    [first] The game is over: First won
    [second] The game is over: Second won
   *[rival] The game is over: { called.inside } won
  } { $own } to { $other }.
verdict-over-draw-score = The game is over: a draw, { $own } to { $other }.

why-progress = Thinking: { $done } of { $total }.
why-measuring = Working out how long the game lasts: { $done } of { $total }.
why-stops = Press { KEY("back") } to stop.
why-stopped = The solver was stopped. Press { KEY("hint") } to ask it again.
why-failed = The solver failed here.
why-hold-out = This lasts longest: { $words }.
why-make-hard = To make it hard: { $words }.
# $whose: own, or other if it is the move of a machine that the reader plays against.
pick = { $words }: { $whose ->
    [other] { $worth ->
        [win] then you lose.
        [loss] then you can win.
        [draw] then it is a draw.
       *[unknown] nobody knows who wins.
      }
   *[own] { $worth ->
        [win] wins.
        [loss] loses.
        [draw] draws.
       *[unknown] nobody knows who wins.
      }
  }
pick-over = { $words }: { $whose ->
    [other] { $worth ->
        [win] you lose at once.
        [loss] you win at once.
       *[draw] ends the game in a draw.
      }
   *[own] { $worth ->
        [win] wins at once.
        [loss] loses at once.
       *[draw] ends the game in a draw.
      }
  }
pick-score = { $words }: { $own } to { $other }{ $lost ->
    [0] , the best possible.
   *[other] , { $lost } short of the best margin.{ $reply ->
        [none] {""}
       *[other] {" "}The reply: { $reply }.
      }
  }
pick-refuted = { $words }: { $whose ->
    [other] then you can win. Your reply: { $reply }.
   *[own] loses. The reply: { $reply }.
  }

why-misere-left = { $ones ->
    [0] nothing is left
    [one] 1 heap of 1: odd
   *[other] { $ones } heaps of 1: { $parity ->
        [odd] odd
       *[even] even
      }
  }
why-no-cross = no cross is left
why-columns-range = binary columns 2^{ $high } down to 2^{ $low }

why-nim-sum = nim-sum { $sum }
why-nim-ones = { $ones ->
    [one] 1 heap of 1
   *[other] { $ones } heaps of 1
  }
why-nim-odd = { $count ->
    [one] Only column { $columns } is odd.
   *[other] Odd columns: { $columns }.
  }
why-nim-odd-many = { $count } columns are odd; the highest is { $highest }.
why-nim-keep = Leave { $to } of { $from } in heap { $heap }: take { $take }.
why-nim-then = Then every column is even, and any reply makes some column odd.
why-then-none = Then the opponent has no move.
why-nim-even = Every column is even. Any move makes some column odd, and the reply makes them all even again.
why-misere-ones-even = Only heaps of 1 are left, an even number of them. Take any one.
why-misere-ones-odd = { $ones ->
    [one] Only one heap of 1 is left
   *[other] Only heaps of 1 are left, an odd number of them
  }: the player to move takes the last one, and in misère play loses.
why-misere-turn = The turning point of misère play: only heap { $heap } is larger than 1, { $ones ->
    [0] with no heap of 1 beside it
    [one] with 1 heap of 1 beside it
   *[other] with { $ones } heaps of 1 beside it
  }. Leave an odd number of heaps of 1.
why-misere-then = { $ones ->
    [one] Then one heap of 1 is left, and the opponent must take it.
   *[other] Then an odd number of heaps of 1 is left, and the opponent must take the last.
  }

why-moore-value = { $count ->
    [0] all column sums are 0 mod { $modulus }
    [one] one column sum is not 0 mod { $modulus }
   *[other] { $count } column sums are not 0 mod { $modulus }
  }
why-moore-ones = { $ones ->
    [one] 1 heap of 1
   *[other] { $ones } heaps of 1
  }, counted mod { $modulus }
why-moore-even = Every column sum is 0 mod { $modulus }. Changing { $k ->
    [one] one heap takes just one 1
   *[other] up to { $k } heaps takes 1 to { $k } ones
  } from the highest column that changes, so its sum is 0 mod { $modulus } no longer, and the reply restores that.
why-moore-ones-lost = Only heaps of 1 are left, and their number is 1 mod { $modulus }: in misère play the player to move gets the last one.
why-moore-cut = Column { $weight } has { $ones ->
    [one] 1 one
   *[other] { $ones } ones
  }, { $count } too many. Cut { $count ->
    [one] heap { $chosen }{ $weight ->
        [1] .
       *[other] : its lower digits are now free.
      }
   *[other] heaps { $chosen }{ $weight ->
        [1] .
       *[other] : their lower digits are now free.
      }
  }
why-moore-set = Column { $weight } has { $ones ->
    [0] no ones
    [one] 1 one
   *[other] { $ones } ones
  } in the uncut heaps and needs { $count } more: { $count ->
    [one] give heap { $set } a one.
   *[other] give heaps { $set } a one each.
  }
why-moore-keep = Heap { $heap }: leave { $to } of { $from }, so take { $take }.
why-moore-then = Then every sum is 0 mod { $modulus }. Changing { $k ->
    [one] one heap takes just one 1
   *[other] up to { $k } heaps takes 1 to { $k } ones
  } from the highest column that changes, so its sum is 0 mod { $modulus } no longer.
why-moore-ones-then = Then the number of heaps of 1 is 1 mod { $modulus }, and the opponent gets the last one.

why-residue-value = remainder { $residue } mod { $modulus }
why-residue-equation = { $pile } = { $laps } × { $modulus } + { $residue }
why-residue-keep = Take { $take }, leave { $left }, which is { $lost } mod { $modulus }.
why-residue-lost = The remainder is { $lost } mod { $modulus }, and every move changes it.
why-residue-lap = { $lost ->
    [yes] Whatever t you take, { $modulus } − t answers it: that completes a lap and restores the remainder. Nobody can take { $modulus } at once.
   *[no] Answer any t with { $modulus } − t: that completes a lap and restores the remainder. Nobody can take { $modulus } at once.
  }
why-nim-row = Heap { $heap } has a 1 in the { $count ->
    [one] crossed column
   *[other] highest crossed column
  }.
why-nim-flip = { $count ->
    [one] Flip its crossed digit
   *[other] Flip its crossed digits
  }: leave { $to } of { $from }, take { $take }.
why-nim-then-misere = Then every column is even. In misère play whoever leaves just one heap larger than 1 loses, and that will be the opponent.
why-nim-even-misere = Every column is even, and any move makes some column odd. The reply makes them all even again or, if just one heap is larger than 1, leaves an odd number of heaps of 1.
why-over-none = First has no move, so Second wins at once.
why-over-wins = The winner made the last move.
why-over-loses = The loser had to make the last move.
# Legend for the letters of P- and N-positions in a figure.
why-legend = { $lost }: whoever moves loses. { $won }: whoever moves wins.
# Labels of a row as it is now, and as the move under the cursor would leave it.
why-time-now = now
why-time-then = then
why-now = the position now
why-moore-zero = Column { $weight } has { $ones ->
    [0] no ones
    [one] 1 one
   *[other] { $ones } ones
  } in the uncut heaps and needs no more: give each cut heap a zero.
why-moore-turn = No heap larger than 1 will be left: in misère play the number of heaps of 1 must now be 1 mod { $modulus }.
why-moore-even-misere = Every column sum is 0 mod { $modulus }. Changing { $k ->
    [one] one heap
   *[other] up to { $k } heaps
  } breaks that. The reply restores it or, if only heaps of 1 would be left, makes their number 1 mod { $modulus }.
why-moore-then-misere = Then every sum is 0 mod { $modulus }. Changing { $k ->
    [one] one heap
   *[other] up to { $k } heaps
  } breaks that, and once the opponent faces only heaps of 1, their number is 1 mod { $modulus }.
why-residue-misere = In misère play taking the last one loses, and whoever is left with 1 must take it.

why-ladder-value = rung { $rung } of { $rungs }
why-ladder-at-once = × { $factor } gives { $after }, more than { $bound }, and wins at once.
why-ladder-keep = × { $factor } gives { $after }, on the losing rung { $span }.
why-ladder-then = From { $product } the factors lead to numbers from { $least } to { $most }, all on the winning rung { $low } to { $high }.
why-ladder-tops = The tops of the rungs, dividing by 9 and by 2 in turn: { $tops }.

why-fates-value = { $count ->
    [0] no factor wins
    [one] one factor wins
   *[other] { $count } factors win
  }
why-fates-shares = shares { $divisor } with { $last }
why-fates-lands = lands: wins at once
why-fates-exceeds = exceeds { $high }
why-fates-wins = { $moves ->
    [one] wins 1 move later
   *[other] wins { $moves } moves later
  }
why-fates-loses = { $moves ->
    [one] loses 1 move later
   *[other] loses { $moves } moves later
  }
why-fates-keep = Multiply by { $factor }: { $product } is lost for the opponent.
why-fates-replies = { $exceed ->
    [all] Every coprime factor exceeds { $high }: { $factors }.
    [none] Replies and their answers: { $answers }.
   *[some] Replies and their answers: { $answers } ({ $cross }: exceeds { $high }).
  }
why-fates-keep-lands = { $exact ->
    [yes] Multiply by { $factor }: { $product } is the one number that wins.
   *[no] Multiply by { $factor }: { $product } lands between { $low } and { $high } and wins at once.
  }
why-fates-also = Also winning: { $factors }.
why-fates-lost = { $exceed ->
    [all] Every coprime factor exceeds { $high }: { $factors }.
    [none] Every coprime factor has an answer that wins: { $answers }.
   *[some] Every coprime factor exceeds { $high } ({ $cross }) or has an answer that wins: { $answers }.
  }
why-fates-landed = { $exact ->
    [yes] { $product } is the one number that wins: whoever landed there wins.
   *[no] { $product } lies between { $low } and { $high }: whoever landed there wins.
  }
why-fates-exceeded = { $product } exceeds { $high }: whoever went there loses.
why-calendar-row = This month's P-date is { $date }: name it.
why-calendar-column = This day's P-date is { $date }: name it.
why-calendar-two = { $day } is this month's P-date, { $month } this day's: name either.
why-calendar-then = No two P-dates share a month or a day: no reply names one, and after any reply one is in reach.
why-calendar-ends = Whoever names { $end } wins.
why-calendar-forces = If only { $end } is left to name, naming it loses. Otherwise no reply names a P-date, and after any reply one is in reach.
why-calendar-forced = Only { $end } is left to name, and in misère play naming it loses.
why-calendar-lost = This is the only P-date in its month and on its day: no move names another, and after any move one is in reach.
why-calendar-ladder = Day − month is { $shared } on every P-date and { $here } here: a move changes only one of the two.
why-calendar-misere = Day − month is { $shared } on every P-date up to { $to }. Then come { $others }, because in misère play naming { $end } loses.
why-calendar-dates = All P-dates: { $dates }.
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
   *[both] up and right
  } leaves { $up } up and { $right } right, both even.
why-parity-then = From there any step makes one or both odd; the same step again makes both even.
why-parity-then-corner = That is the corner.
why-parity-lost = Both distances are even: any step makes one or both odd, and the same step again makes both even.
why-zeckendorf-value = smallest part { $smallest }, limit { $limit }
why-zeckendorf-part = smallest { $smallest }
why-zeckendorf-limit = may take { $limit }
why-zeckendorf-range = Fibonacci numbers F({ $high }) to F({ $low })
why-zeckendorf-table = Best take, by coins left (rows) and last take (columns); 0: none wins
why-zeckendorf-won = { $sum }: the smallest part { $smallest } is within the limit.
why-zeckendorf-won-part = { $rest } is a Fibonacci number within the limit.
why-zeckendorf-keep = Take { $take }, leave { $left }: its smallest part { $smallest } exceeds the limit { $limit }.
why-zeckendorf-keep-all = Take all { $rest }: nothing is left.
why-zeckendorf-then = Then any take t leaves a smallest part of at most 2t: within reach.
why-zeckendorf-lost = { $sum }: the smallest part { $smallest } exceeds the limit.
why-zeckendorf-lost-part = { $rest } is a Fibonacci number above the limit.
why-zeckendorf-lost-then = Any take t leaves a smallest part of at most 2t: within the opponent's reach.
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
why-golden-equal = Equal piles are a win, though their ratio is below Φ: take { $pile }, one whole pile.
why-golden-multiple = { $larger } is { $times } × { $smaller }: take it all and empty the pile.
why-golden-keep = Take { $take } and leave { $upper } and { $lower }, below Φ.
why-golden-then = There the only move takes { $lower } and leaves { $lower } and { $rest }, an N-position.
why-golden-more = From { $more } and { $smaller }{ $beyond ->
    [yes] {" "}or more
   *[no] {""}
  }, the opponent could leave the same pair: N.
why-golden-lost = The ratio is below 2, so the smaller pile fits in just once: the only move takes { $smaller } and leaves { $smaller } and { $left }, an N-position.

why-over-score = Everything is taken, and the larger total wins.
why-interval-value = { $interval } = { $margin }
why-interval-legend = D(i,j): how much more the player to move gets between cuts i and j. P: the sum before a cut. [now], (after the move)
why-interval-cut = cut
why-interval-keep = Best: { $words }. { $equation }: no other move gets more.
why-interval-least = Best defence: { $words }. { $equation }: no other move gets more.
why-interval-then = Then, from { $rest }, the opponent { $side ->
    [ahead] leads on the rest by at most { $margin }.
    [even] cannot lead on the rest.
   *[behind] trails on the rest by at least { $margin }.
  }
why-interval-all = Then nothing is left for the opponent.

why-gaps-value = the gaps' nim-sum is { $sum }
why-gaps-flip = The gap of { $from } on track { $track } has a 1 in the { $count ->
    [one] crossed column: flip that digit
   *[other] highest crossed column: flip its crossed digits
  }. Go forward { $by }, leave a gap of { $to }.
why-gaps-then = Then every column is even. Going forward makes some column odd, and going back is answered by following just as far.
why-gaps-then-closed = Then every gap is 0: the opponent can only go back, and each retreat is answered by following just as far.
why-gaps-even = { $few ->
    [zero] Every gap is 0: the player to move can only go back, and each retreat is answered by following just as far.
   *[other] Every column is even. Going forward makes some column odd, and the reply makes them all even again; going back is answered by following just as far.
  }
why-gaps-retreat = A step back is reversible: going forward { $by } restores the gap of { $gap }.

why-last-word-value = { $left ->
    [one] 1 move left
   *[other] { $left } moves left
  }, { $last ->
    [first] First has the last word
   *[second] Second has the last word
  }
why-last-word-column-line = line
why-last-word-column-now = now
why-last-word-column-then = then
why-last-word-column-wants = First wants
why-last-word-end = end
why-last-word-start = A B start as { $state }
why-last-word-in = Line { $line } gets A B = { $before }:
why-last-word-ending = { $after } → end { $end }: { $relation ->
    [differ] A ≠ B, First
   *[equal] A = B, Second
  }
why-last-word-over = The program ends with { $end }: { $relation ->
    [differ] A and B differ.
   *[equal] A and B are equal.
  }
why-last-word-parity = { $last ->
    [first] { $lines ->
        [one] First fills the only line.
       *[other] First fills the last of the { $lines } lines.
      }
   *[second] { $lines ->
        [one] Second fills the only line.
       *[other] Second fills the last of the { $lines } lines.
      }
  }
why-last-word-any = Any move keeps the win: two of the four states end well, and the last line can reach three.
why-last-word-last = Line { $line } is the last. These operators win: { $good }. After that nothing can change.
why-last-word-lost = Whatever is written now, two of the four states end well for the opponent, and the last line can reach three.
why-score-value = S({ $row },{ $column }) = { $score }
why-score-equation = S({ $row },{ $column }) = { $total } − min({ $options }) = { $score }
why-score-axes = r\m
why-score-legend = S(r,m): what the player to move still gets from bar r on after a take of m. (option), [least]
why-score-least = { $few ->
    [yes] T({ $row }) = { $total } is left. Taking { $takes } leaves the opponent { $scores }, in that order: the least is { $least }.
   *[no] T({ $row }) = { $total } is left, and the least a take can leave the opponent is { $least }.
  }
why-score-all = The limit allows taking everything: T({ $row }) = { $total }.
why-score-keep = { $take ->
    [one] Take 1 bar: { $got } now, { $later } later.
   *[other] Take { $take } bars: { $got } now, { $later } later.
  }
why-score-keep-all = { $take ->
    [one] Take the last bar: nothing is left for the opponent.
   *[other] Take all { $take } bars: nothing is left for the opponent.
  }
why-score-then = Then the opponent gets at most { $left ->
    [1] the remaining 1
   *[other] { $least } of the remaining { $left }
  }, whatever they do.
why-score-also = Just as good: take { $takes }.
why-score-before = Counting earlier takes: { $own } against { $other }.
why-set-value = Grundy value { $value }
why-set-over = { $coins ->
    [0] Nothing is left to take, and whoever cannot move loses.
    [one] No size in the set fits 1 coin, and whoever cannot move loses.
   *[other] No size in the set fits { $coins } coins, and whoever cannot move loses.
  }
why-set-keep = Take { $take }, leave { $left }: a P-position.
why-set-then = { $count ->
    [1] From { $left } the only move leads to N: { $lefts }. From there, a reply leads back to P.
   *[other] From { $left } every move leads to N: { $lefts }. From each, a reply leads back to P.
  }
why-set-then-many = From { $left } all { $count } moves lead to N, and from each a reply leads back to P.
why-set-then-end = No size in the set fits { $left }: the opponent cannot move.
why-set-lost = { $count ->
    [1] The only move leads to N: { $lefts }. From there, a reply leads back to P.
   *[other] Every move leads to N: { $lefts }. From each, a reply leads back to P.
  }
why-set-lost-many = All { $count } moves lead to N, and from each a reply leads back to P.
# Drawn in large letters, which exist only for Latin and Greek.
why-set-more = { $count } more moves
why-set-period = The values repeat every { $length } from { $from } on. Proof: { $window ->
    [one] the last value decides the next, and one has repeated.
   *[other] the last { $window } values decide the next, and { $window } in a row have repeated.
  }
why-set-same = { $size } is like { $first }: it has the same place in the period.
why-set-period-lost = P-positions from { $from } to { $to }: { $lost }{ $hidden ->
    [0] .
   *[other] {" "}and { $hidden } more.
  }
why-set-unproved = The first { $count } values do not prove a period.
why-piles-mex = Pile { $pile }, size { $size }: moves leave size:value
why-piles-none = Pile { $pile }, size { $size }: no size in the set fits
why-piles-least = least missing: { $value }
why-piles-size = size
why-piles-value = value
why-piles-keep = Change the value of pile { $pile } from { $from } to { $to }: take { $take }, leave { $left }.
why-piles-then = Then the nim-sum is 0: any move changes one value, and a reply makes it 0 again.
why-piles-lost = The nim-sum is 0: any move changes one value, and a reply makes it 0 again.
why-piles-over = No size in the set fits any pile, and whoever cannot move loses.

why-retrograde-win = won in { $plies ->
    [one] 1 move
   *[other] { $plies } moves, counting both sides
  }
why-retrograde-loss = over in at most { $plies ->
    [one] 1 move
   *[other] { $plies } moves, counting both sides
  }
why-retrograde-draw = a draw
why-retrograde-wins-in = wins { $plies ->
    [one] at once
   *[other] in { $plies } moves
  }
why-retrograde-loses-in = loses in { $plies ->
    [one] 1 move
   *[other] { $plies } moves
  }
why-retrograde-draws = draws: goes in circles
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
why-retrograde-keep = No move wins sooner: { $words }.
why-retrograde-then = { $plies ->
    [0] That makes three in a row.
   *[other] The opponent holds out longest with { $line }: three in a row.
  }
why-retrograde-follows = Then { $line }: three in a row.
why-retrograde-hold = To keep the draw: { $words }. No reply wins, and positions repeat.
why-retrograde-repeated = { $count ->
    [0] The starting position came up again: a draw.
   *[other] The position after move { $count } came up again: a draw.
  }
why-retrograde-three = Three in a row.
# $sign is one of the four outcomes in Winning Ways: zero, positive, negative or fuzzy. Horz is Left.
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
why-canonical-hidden = { $count } more, of { $sizes } sizes
why-canonical-nothing = nothing is left of it
why-canonical-sign = { $sign ->
    [zero] The sum is 0: whoever moves loses.
    [positive] The sum is > 0: Horz wins, whoever moves.
    [negative] The sum is < 0: Vert wins, whoever moves.
   *[fuzzy] The sum is || 0, confused with 0: whoever moves wins.
  }
why-canonical-keep = Best: { $words }. { $parts ->
    [0] The { $of } is gone
    [one] The { $of } becomes { $one }
   *[other] The { $of } becomes { $one } and { $other }
  }: { $sum }.
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
why-rope-pair = Cut piece { $piece } at { $cut }: then every piece has a twin.
why-rope-mirror = Then mirror: any cut the opponent can safely make on one piece is safe on its twin.
why-rope-split = Cut piece { $piece } into { $left } and { $right } whole cm: nimbers { $first } and { $second } make { $to }, not { $from }.
why-rope-then = Then every column is even, and any safe cut makes some column odd.
why-rope-paired = The pieces come in equal pairs: any safe cut can be mirrored on the twin.
why-rope-even = Every column is even: any safe cut makes some column odd, and the reply makes them all even again.
why-rope-none = Every piece is under 2 cm, so every cut makes one under 1 cm and loses.
why-rope-kayles = In Kayles terms, n whole cm are n − 1 pins.
why-rope-unpaired = Where a piece has no twin, whole cm count: n of them act as n − 1 Kayles pins, and a cut takes one pin or two neighbours.
why-rope-winning = All winning cuts: { $cuts }{ $more ->
    [0] {""}
    [one] {" "}and 1 more stretch
   *[other] {" "}and { $more } more stretches
  }
why-rope-all = { $cuts }.
why-rope-over = The last cut made a piece of { $length } cm, shorter than 1 cm: whoever made it loses.

# $state: empty, whole (symmetric about a coin in the centre), hollow (symmetric, no coin in the centre) or alone (some coins
# have no partner).
why-mirror-value = { $state ->
    [empty] the table is empty
    [whole] symmetric about the coin in the centre
    [hollow] symmetric, but no coin in the centre
   *[alone] { $alone ->
        [one] 1 coin without a partner
       *[other] { $alone } coins without a partner
      }{ $centre ->
        [taken] {""}
       *[other] , none in the centre
      }
  }
why-mirror-centre = Centre: { $state ->
    [free] free
    [taken] coin { $coin }
   *[blocked] covered by coin { $coin }
  }
why-mirror-alone = alone: { $coins }
why-mirror-more = and { $count } more
why-mirror-central = It is in the centre, opposite itself.
why-mirror-pairs = It is opposite coin { $coin }.
why-mirror-image = No partner yet: opposite it is { $at }.
why-mirror-open = Take the centre 0,0, the one place opposite itself.
why-mirror-reply = Only coin { $coin } at { $at } has no partner: answer opposite it, at { $reply }.
why-mirror-then = Then wherever the opponent finds room, there is room opposite too. Answer there, and the opponent runs out first.
why-mirror-anywhere = Any place wins: two coins need a table of radius { $least } or more, so no second coin fits here.
why-mirror-nearer = Then no second coin fits, so any place nearer to the centre than { $than } wins at once as well.
why-mirror-last = That takes up all the room left and wins at once. Other places do the same.
why-mirror-lost = The coins pair up across the one in the centre. Wherever a coin fits, another fits opposite, and the opponent always has an answer.
why-mirror-silent = { $centre ->
    [taken] { $alone } coins have no partner, and one move pairs only one of them: no proof is known here.
    [free] { $alone ->
        [one] One coin has no partner
       *[other] { $alone } coins have no partner
      }, and the centre is free. One move cannot fix both: no proof is known here.
   *[blocked] Coin { $coin } covers the centre but is not centred on it, so no coin ever will be. Without one no proof is known.
  }
why-mirror-try = Worth a try: { $words }.
why-mirror-over = There is no room for another coin, and whoever placed the last one wins.
why-mirror-tolerance = A place where a coin has less than { $tolerance } to spare may not count as room.
why-taking-head = run: G
why-taking-keep = { $pieces ->
    [none] Take the whole run of { $length }, worth { $from }: { $cells }.
    [one] Take { $cells } from the run of { $length }: that leaves { $left }, worth { $value } instead of { $from }.
   *[two] Take { $cells } from the run of { $length }: that leaves { $left } and { $right }, worth { $value } instead of { $from }.
  }
why-taking-then = Then every column is even, and any move changes one run's value.
why-taking-lost = Every column is even: any move changes one run's value, and the reply makes every column even again.
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
why-taking-by-value = { $runs } runs in all, by value
why-axis-middle = Cross out the middle, { $cells }.
why-axis-image = Cross out the mirror image, { $cells }.
why-axis-last = Cross out { $cells }.
why-axis-at-once = You could also cross out { $all } at once: then nothing is left.
why-axis-then = Then every move has its mirror image: answer cell i with { $sum } − i.
why-axis-lost = Every move has its mirror image: cell i is answered with { $sum } − i, and the player to move runs out first.
