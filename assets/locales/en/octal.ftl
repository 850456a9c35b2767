octal-title = Taking and breaking
octal-rule = Take from one heap and leave what the code allows. Whoever cannot move loses.
octal-notation = heap:taken, as in 2:3; to break the rest in two, heap:taken:a+b, as in 2:1:3+4
octal-figure = What each heap can become
octal-part = heap
octal-axis-x = move
octal-axis-y = heap
octal-field-code = Code (code)
octal-field-heaps = Heaps
octal-form-code = 0. or 4. and digits from 0 to 7, as in 0.137, or grundy
octal-preset-dawson = Dawson's chess
octal-preset-kayles = Kayles, ten pins
octal-preset-grundy = Grundy's game
octal-preset-treblecross = Treblecross
octal-preset-officers = Officers
octal-preset-far = a quintillion pins
octal-move = { $kind ->
    [all] take all { $taken } of heap { $heap }
    [whole] take { $taken } from heap { $heap }
    [break] break heap { $heap } into { $small } and { $large }
   *[parts] take { $taken } from heap { $heap }, leave { $small } and { $large }
  }
    .past = { $kind ->
        [all] took all { $taken } of heap { $heap }
        [whole] took { $taken } from heap { $heap }
        [break] broke heap { $heap } into { $small } and { $large }
       *[parts] took { $taken } from heap { $heap }, leaving { $small } and { $large }
      }
octal-allowed = { $digit ->
    [1] Take { $takes } if that is the whole heap.
    [2] Take { $takes } and leave one heap.
    [3] Take { $takes }.
    [4] Take { $takes } and leave two heaps.
    [5] Take { $takes } and leave nothing or two heaps.
    [6] Take { $takes } and leave one heap or two.
   *[7] Take { $takes }; you may break the rest in two.
  }
octal-allowed-break = Break a heap in two.
octal-allowed-grundy = Break a heap into two of different sizes.
octal-no-period = a heap of { $heap } needs a proved period, and none was found for { $code } in time; allowed: 0 to { $most }
octal-taken = { $takes ->
    [none] a heap of { $size } has no move; choose another
   *[other] that cannot be taken from a heap of { $size }; allowed: { $takes }
  }
octal-not-broken = after taking { $taken } the rest may not be broken; leave it whole
octal-halves = the two parts must differ
octal-parts = the two parts must add up to { $rest }, each 1 or more
octal-to-break = after taking { $taken } the rest of { $rest } must be broken in two, as in :1+{ $rest }

# The Why panel.
why-breaking-head = heap: value
why-breaking-keep = Change the value of the heap of { $size } from { $from } to { $value }: { $words }.
why-breaking-then = Then every column is even, and any move changes one heap's value.
why-breaking-lost = Every column is even: any move changes one heap's value, and the reply makes every column even again.
why-summed-hidden = and { $hidden } more
plain-why-breaking-keep = Turn value { $from } into { $value }: { $words }.
plain-why-breaking-lost = { $values ->
    [zero] Every heap has the value 0. Any move leaves a part without a partner, and they can pair it up.
    [ones] All values above 0 are 1, and there are { $parts } of them: an even number. Any move breaks a pair, and they can restore it.
    [none] Split the values into 1, 2, 4, 8 and so on: every part has a partner. Any move breaks a pair, and they can restore it.
   *[other] Split the values { $values } into parts { $parts }. Every part has a partner; any move breaks a pair, and they can restore it.
  }
picture-why-breaking-keep = To clear the crosses, turn { $from } into { $value }: { $words }.
picture-why-breaking-then = Any move of theirs makes a new cross.
picture-why-breaking-lost = No column of the values has a cross. Any move makes one, and they can clear it again.
# Why it holds: one number for every heap (Sprague 1935, Grundy 1939).
holds-breaking-last = After that no heap has a move, so your opponent has none.
holds-breaking-mex = { $reached ->
    [none] A heap of { $size } has no move, so its value is 0.
   *[other] Moves in a heap of { $size } reach { $count ->
        [one] the value
       *[other] the values
      } { $reached }. The least number missing is { $value }, so that is its value.
  }
holds-breaking-make = { $values ->
    [none] The heaps act like heaps of nim, nim-sum { $sum }.
   *[other] The heaps act like heaps of nim: { $values }, nim-sum { $sum }.
  } The move turns { $from } into { $to }: nim-sum 0.
holds-breaking-zero = { $values ->
    [zero] Every heap acts like an empty heap of nim.
    [none] The heaps act like heaps of nim with nim-sum 0.
   *[other] The heaps act like heaps of nim: { $values }, nim-sum 0.
  }
holds-breaking-answer = Every move changes one heap's value, so the nim-sum is no longer 0. By Bouton's theorem, some value can then be lowered to make it 0 again.
holds-breaking-end = Every move leaves smaller heaps, so the game ends, and { $won ->
    [yes] your opponent
   *[no] the player to move
  } runs out of moves first.
plain-holds-breaking-last = After that they have no move in any heap.
plain-holds-breaking-mex = { $reached ->
    [none] A heap of { $size } has no move, so its value is 0.
   *[other] A heap of { $size } has the value { $value }. { $value ->
        [0] No move in it leaves the value 0.
       *[other] A move leaves { $ways }. None leaves the value { $value }.
      }
  }
plain-holds-breaking-make = Split the values into 1, 2, 4, 8 and so on. Your move turns { $from } into { $to }, and then every part has a partner.
plain-holds-breaking-zero = { $values ->
    [zero] Every heap has the value 0, like an empty heap.
   *[other] Split the values into 1, 2, 4, 8 and so on: every part has a partner.
  }
plain-holds-breaking-answer = Any move changes one value and breaks a pair. The answer restores it by lowering a value with the largest unpaired part.
plain-holds-breaking-end = Heaps only get smaller, so the game ends, and { $won ->
    [yes] your opponent runs
   *[no] you run
  } out of moves first.
smaller-octal = Try one small heap first, then two equal heaps. When can you always answer?
look-octal = Look at each heap by itself: what can its moves leave?
