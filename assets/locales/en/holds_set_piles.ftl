# Why piles with a set of sizes are nim on their values, over this position. $lost: whether you lose (yes, no).
holds-piles-twin = Pile { $pile } of { $size } has the value { $value }: { $value ->
    [0] no move leaves the value 0.
    [one] some move leaves the value 0, and none leaves { $value }.
   *[other] its moves leave every value from 0 to { $below }, and none leaves { $value }.
  } Every pile is so: a move makes its value any smaller one, or a larger one, and never keeps it.
holds-piles-high = The highest cross is under { $high }. That column is odd, so some value has a 1 there: that of pile { $pile }, { $from }.
holds-piles-smaller = Flip its crossed digits. The 1 under { $high } goes; only lower places change after it, and they give back { $gains } at most. So { $to } < { $from }, and a move leaves it: take { $take }.
holds-piles-even = { $lost ->
    [yes] Every column is even. Your move changes one pile and its value, so at least one digit: a cross comes.
   *[no] Now every column is even. The opponent's move changes one pile and its value, so at least one digit: a cross comes back, and you find a value to lower as before, also where one was raised.
  }
holds-piles-answer = The opponent finds a value with a 1 under the highest cross. Flipping its crossed digits makes it smaller, and a move leaves that: no cross is left, also where you raised a value.
holds-piles-last = No size of the set fits then: the opponent has no move.
holds-piles-end = Each move takes from the { $coins } coins, so the game ends. Where no move is left, every value is 0 and no cross stands: it is { $lost ->
    [yes] you who have no move.
   *[no] the opponent who has no move.
  }

plain-holds-piles-twin = { $value ->
    [0] Pile { $pile } has the value 0: each of its moves leaves a larger value.
   *[other] Pile { $pile } has the value { $value }. Its moves reach every smaller value, and none keeps { $value }.
  } So it plays like a heap of { $value }.
plain-holds-piles-high = Of all parts without a partner, the largest is { $high }. The value of pile { $pile } has it.
plain-holds-piles-smaller = Change that value so that all parts pair up. It loses { $high } and gets back { $gains } at most. So it shrinks from { $from } to { $to }: take { $take }.
plain-holds-piles-even = { $lost ->
    [yes] You must change one pile, and its value changes, too.
   *[no] They must change one pile, and its value changes, too.
  } Some part is then left without a partner.{ $lost ->
    [yes] {""}
   *[no] {" "}You pair all up again in the same way.
  }
plain-holds-piles-answer = They find the value with the largest single part. They lower it so that all parts pair up again.
plain-holds-piles-last = Then nothing can be taken, and they cannot move.
plain-holds-piles-end = Every move takes some of the { $coins } coins, so the game ends. { $lost ->
    [yes] At last you cannot move.
   *[no] At last they cannot move.
  }
