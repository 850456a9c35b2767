# Why piles with a set of sizes are nim on their values, for this position. $lost: whether you lose (yes, no).
holds-piles-twin = Pile { $pile }, of size { $size }, has the value { $value }: { $value ->
    [0] no move leaves the value 0.
   *[other] its moves can leave { $ways }, and none leaves the value { $value }.
  } In every pile, a move reaches each smaller value, sometimes a larger one, and never the same one.
holds-piles-high = The highest cross is in column { $high }. That column is odd, so some value has a 1 there: the value { $from } of pile { $pile }.
holds-piles-smaller = { $lower ->
    [0] Flip its digit there. It loses { $high }, and no other digit changes. So { $to } < { $from }, and a move leaves it: take { $take }.
   *[other] Flip its crossed digits. It loses the 1 in column { $high }. Otherwise only lower digits change, and they give back at most { $gains }. So { $to } < { $from }, and a move leaves it: take { $take }.
  }
holds-piles-even = { $lost ->
    [yes] Every column is even. Your move changes one pile and its value, and so at least one digit: a cross appears.
   *[no] Now every column is even. Your opponent's move changes one pile and its value, and so at least one digit: a cross comes back. You find a value to lower as before, even if one was raised.
  }
holds-piles-answer = Your opponent finds a value with a 1 in the highest crossed column. Flipping its crossed digits makes it smaller, and some move leaves the result. No cross is left, even if you raised a value.
holds-piles-last = Then no size in the set fits, so your opponent has no move.
holds-piles-end = Each move takes some of the { $coins } coins, so the game ends. When no move is left, every value is 0 and there is no cross, so { $lost ->
    [yes] you are the one without a move.
   *[no] your opponent is the one without a move.
  }

plain-holds-piles-twin = { $value ->
    [0] Pile { $pile } has the value 0: each of its moves leaves a larger value.
   *[other] Pile { $pile } has the value { $value }. Its moves leave { $ways }. None leaves the value { $value }.
  } So it plays like { $value ->
    [0] an empty heap.
   *[other] a heap of { $value }.
  }
plain-holds-piles-high = The largest part without a partner is { $high }, in the value of pile { $pile }.
plain-holds-piles-smaller = { $lower ->
    [0] Lower that value by { $high }, and every part has a partner. It shrinks from { $from } to { $to }: take { $take }.
   *[other] Change that value so that every part has a partner. It loses { $high } and gets back at most { $gains }. So it shrinks from { $from } to { $to }: take { $take }.
  }
plain-holds-piles-even = { $few ->
    [zero] You must change one pile, and its value becomes larger than 0.
   *[other] { $lost ->
    [yes] You must change one pile, and its value changes with it.
   *[no] They must change one pile, and its value changes with it.
  } Some part is then left without a partner.{ $lost ->
    [yes] {""}
   *[no] {" "}You pair them all up again in the same way.
  }
  }
plain-holds-piles-answer = { $few ->
    [zero] They make it 0 again: from a value above 0, some move always leaves 0.
   *[other] They find the value with the largest part that has no partner. They lower it so that all parts pair up again.
  }
plain-holds-piles-last = Then nothing can be taken, and they can't move.
plain-holds-piles-end = Every move takes some of the { $coins } coins, so the game ends. { $lost ->
    [yes] In the end you can't move.
   *[no] In the end your opponent can't move.
  }
