# Why Northcott's game is nim on its gaps, over this position, and why going back changes nothing. $lost: whether you lose (yes, no).
holds-gaps-high = The highest cross is under { $high }. That column is odd, so some gap has a 1 there: that on track { $track }, { $from }.
holds-gaps-smaller = Flip its crossed digits. The 1 under { $high } goes; only lower places change after it, and they give back { $gains } at most. So { $to } < { $from }: you can go forward { $by }.
holds-gaps-then = Now every column is even. An advance changes one gap, so at least one digit: a cross comes back, and you find an advance as before.
holds-gaps-even = Every column is even. An advance changes one gap, so at least one digit: its column turns odd, and a cross comes back.
holds-gaps-answer = The opponent finds a gap with a 1 under the highest cross, flips its crossed digits and so makes it smaller by an advance: no cross is left.
holds-gaps-closed = { $lost ->
    [yes] Every gap is 0: you can only go back.
   *[no] Close the only gap that is not 0: then the opponent can only go back.
  }
holds-gaps-back = { $lost ->
    [yes] Where you go back, the opponent follows
   *[no] Where the opponent goes back, you follow
  } as far: the gap is what it was, and every column is even again.
holds-gaps-end = { $lost ->
    [yes] So the opponent only goes forward, over { $cells } cells at most: the game ends, and you have no move at the end.
   *[no] So you only go forward, over { $cells } cells at most: the game ends, and the opponent has no move at the end.
  }

plain-holds-gaps-high = Of all parts without a partner, the largest is { $high }. Track { $track }'s gap has it.
plain-holds-gaps-smaller = Change that gap so that all parts pair up. It loses { $high } and gets back { $gains } at most. So it shrinks from { $from } to { $to }: you can go forward { $by }.
plain-holds-gaps-then = If they go forward, one gap changes. Some part is then left without a partner. You pair all up again in the same way.
plain-holds-gaps-even = If you go forward, one gap changes. Some part is then left without a partner.
plain-holds-gaps-answer = They find the gap with the largest single part. They close it so far that all pair up again.
plain-holds-gaps-closed = { $lost ->
    [yes] Every gap is 0: you can only go back.
   *[no] Close the last gap: then they can only go back.
  }
plain-holds-gaps-back = { $lost ->
    [yes] If you go back, they follow
   *[no] If they go back, you follow
  } as far. That gap is then as before, and all parts have partners again.
plain-holds-gaps-end = { $lost ->
    [yes] They only go forward, and have { $cells } cells at most for that. So the game ends, and you cannot move.
   *[no] You only go forward, and have { $cells } cells at most for that. So the game ends, and they cannot move.
  }
