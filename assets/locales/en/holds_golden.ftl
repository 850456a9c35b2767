# Why the theorem of the game of Euclid (Cole and Davie 1969) holds, for this position.
# $smaller and $rest are the pair left by taking the most, $sum and $smaller the one with the smaller pile added once more.
holds-golden-all = { $larger } is { $times } × { $smaller }, a multiple. So you can take all of it, which empties the pile and wins.
holds-golden-one = { $sum } < 2 × { $smaller }, so the only move from ({ $sum }, { $smaller }) leads to ({ $smaller }, { $rest }). If the second is lost, the first is won. If the second is won, the first is lost. So exactly one is lost.
holds-golden-which = Which one? Since Φ = 1 + 1/Φ, we have 1 + { $rest }/{ $smaller } < Φ exactly when { $smaller }/{ $rest } > Φ. In whole numbers, { $sum } × { $rest } = { $product } { $below ->
    [yes] < { $square } = { $smaller }²: ({ $sum }, { $smaller }) is below Φ and lost.
   *[no] > { $square } = { $smaller }²: ({ $smaller }, { $rest }) is below Φ and lost.
  }
holds-golden-leave = { $smaller } goes { $times } times into { $larger }, so you can leave either pair. Take { $take } to leave the lost one, ({ $upper }, { $lower }).{ $times ->
    [2] {""}
   *[other] {" "}Leaving more would give your opponent this choice.
  }
holds-golden-pair = { $upper },{ $lower }
holds-golden-road = Until someone has a choice, every move is forced: { $road }. After { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  } the choice is { $mine ->
    [yes] yours.
   *[no] your opponent's.
  }
holds-golden-end = At ({ $upper }, { $lower }) { $mine ->
    [yes] you leave the lost one of two pairs, or take all of a multiple.
   *[no] your opponent leaves the lost one of two pairs, or takes all of a multiple.
  } The piles shrink, so the last choice takes all.

plain-holds-golden-all = { $larger } is { $times } times { $smaller }. So you can take all of it, and you win.
plain-holds-golden-one = From { $sum } and { $smaller }, the only move leaves { $smaller } and { $rest }. So whoever moves wins from one of these and loses from the other.
plain-holds-golden-leave = You can leave either one. Leave { $upper } and { $lower }: they lose from there.{ $times ->
    [2] {""}
   *[other] {" "}If you leave more, they have this choice.
  }
plain-holds-golden-road = Until someone has a choice, every move is forced: { $road }. Then { $mine ->
    [yes] you have the choice.
   *[no] they have the choice.
  }
plain-holds-golden-end = At each choice { $mine ->
    [yes] you
   *[no] they
  } leave the losing one of two pairs, or empty a pile. The piles shrink, so the last choice empties one.
