sum-title = A sum of games
sum-rule = Move in one of the games by its own rules. Whoever cannot move in any of them loses.
sum-notation = a game's letter, / and a move as that game writes it, as in a/2:3
sum-figure = The games side by side
sum-part = game
sum-axis-x = move
sum-axis-y = game
sum-field-a = First game (a)
sum-field-b = Second game (b)
sum-field-c = Third game (c)
sum-field-d = Fourth game (d)
sum-field-e = Fifth game (e)
sum-field-f = Sixth game (f)
sum-form-component = a game's id and its fields, joined by colons, as in nim:heaps=3,5
sum-preset-default = nim, king, matches
sum-preset-two = a king and a pile
sum-preset-coins = king, matches, coins
sum-preset-kayles = Kayles, Grundy, nim
sum-preset-six = six games
sum-preset-huge = quintillions
sum-move = in { $part }: { $words }
    .past = { $words } in game { $part }
sum-no-part = there is no such game here; allowed: { $names }
sum-gap = game { $missing } is missing before it; give { $missing } too, or leave this one out
sum-one = a sum has two to six games; give b as well
sum-no-sum = a sum cannot be part of a sum; give its games here
sum-no-game = no game is called { $game }; for the names, run zugzwang list
sum-no-value = { $game } has no Grundy value: its players have different moves, it counts points, or its moves cannot be listed
sum-misere = in a sum the last move wins; leave out last=
sum-circles = the token can go round in circles, so it has no Grundy value; remove an arrow
sum-too-large = no theory gives the values of { $game }, and it has more than { $most } positions; make it smaller
sum-recited = Game { $part }, { $title }: { $position }.

# The Why panel.
why-sum-head = game: value
why-sum-keep = Change the value of game { $part } from { $from } to { $to }: { $words }.
why-sum-then = Then every column is even, and any move changes one game's value.
why-sum-lost = Every column is even: any move changes one game's value, and the reply makes every column even again.
plain-why-sum-keep = Turn value { $from } into { $to }: { $words }.
plain-why-sum-lost = { $values ->
    [zero] Every game has the value 0. Any move leaves a larger one, and they can make it 0 again.
    [ones] All values above 0 are 1, and there are { $parts } of them: an even number. Any move breaks a pair, and they can restore it.
    [none] Split the values into 1, 2, 4, 8 and so on: every part has a partner. Any move breaks a pair, and they can restore it.
   *[other] Split the values { $values } into parts { $parts }. Every part has a partner; any move breaks a pair, and they can restore it.
  }
picture-why-sum-keep = To clear the crosses, turn { $from } into { $to }: { $words }.
picture-why-sum-then = Any move of theirs makes a new cross.
picture-why-sum-lost = No column of the values has a cross. Any move makes one, and they can clear it again.
# Why it holds: one number for every game (Sprague 1935, Grundy 1939).
holds-sum-twin = { $kind ->
    [zero] No move in game { $part } leaves the value 0, so it acts like an empty heap.
    [shown] Game { $part } has the value { $value }: moves to smaller values are { $ways }, and none keeps { $value }. So it acts like a heap of { $value }.
   *[long] Game { $part } has the value { $value }: its moves reach every smaller value, and none keeps { $value }. So it acts like a heap of { $value }.
  }
holds-sum-last = Play { $words }: after that no game has a move, so your opponent has none.
holds-sum-make = The games act like heaps of nim: { $values }, nim-sum { $sum }. The move in { $part } turns { $from } into { $to }: nim-sum 0.
holds-sum-zero = The games act like heaps of nim: { $values }, nim-sum 0.
holds-sum-answer = Every move changes one game's value, so the nim-sum is no longer 0. By Bouton's theorem, some value can then be lowered to make it 0 again.
holds-sum-end = Every game ends, and { $won ->
    [yes] your opponent
   *[no] the player to move
  } runs out of moves first.
plain-holds-sum-twin = { $kind ->
    [zero] Game { $part } has the value 0: no move in it leaves the value 0. So it plays like an empty heap.
    [shown] Game { $part } has the value { $value }. Smaller values: { $ways }. No move keeps { $value }. So it plays like a heap of { $value }.
   *[long] Game { $part } has the value { $value }. Its moves reach every smaller value, and none keeps { $value }. So it plays like a heap of { $value }.
  }
plain-holds-sum-last = Best: { $words }. After that they have no move in any game.
plain-holds-sum-make = Split the values into 1, 2, 4, 8 and so on. Your move turns { $from } into { $to }, and then every part has a partner.
plain-holds-sum-zero = { $few ->
    [zero] Every value is 0.
   *[other] Split the values into 1, 2, 4, 8 and so on: every part has a partner.
  }
plain-holds-sum-answer = { $few ->
    [zero] Any move makes one value larger than 0. They make that value 0 again: from a value above 0, some move always leaves 0.
   *[other] Any move changes one value and breaks a pair. The answer restores it by lowering a value with the largest unpaired part.
  }
plain-holds-sum-end = Every game ends, and { $won ->
    [yes] your opponent runs
   *[no] you run
  } out of moves first.
smaller-sum = Try just two of the games. When can you answer every move in one with a move in the other?
look-sum = Look at each game by itself: what can its moves leave?
