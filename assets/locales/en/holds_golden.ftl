# Why the theorem of the game of Euclid holds (Cole and Davie 1969), over this position.
# $smaller and $rest are the pair that is left by taking the most, $sum and $smaller the one with one more of the smaller on top.
holds-golden-all = { $larger } is { $times } × { $smaller }: { $larger } is a multiple, taking it empties the pile, and that wins.
holds-golden-one = { $sum } < 2 × { $smaller }, so the only move from ({ $sum }, { $smaller }) leads to ({ $smaller }, { $rest }). If that is lost, the first is won; if it is won, the first is lost: exactly one is lost.
holds-golden-which = Which one: 1 + { $rest }/{ $smaller } < Φ exactly when { $smaller }/{ $rest } > Φ, for Φ = 1 + 1/Φ. In integers { $sum } × { $rest } = { $product } { $below ->
    [yes] < { $square } = { $smaller }²: ({ $sum }, { $smaller }) is below Φ and lost.
   *[no] > { $square } = { $smaller }²: ({ $smaller }, { $rest }) is below Φ and lost.
  }
holds-golden-leave = { $smaller } fits into { $larger } { $times } times: both pairs can be left. Take { $take } and leave the lost one, ({ $upper }, { $lower }).
holds-golden-pair = { $upper },{ $lower }
holds-golden-road = Then each move is the only one: { $road }. After { $moves } of them the choice is { $mine ->
    [yes] yours.
   *[no] the opponent's.
  }
holds-golden-end = In ({ $upper }, { $lower }) { $mine ->
    [yes] you again leave the lost one of two pairs, or take all of a multiple.
   *[no] the opponent leaves the lost one of two pairs, or takes all of a multiple.
  } The piles shrink: the last choice takes all.

plain-holds-golden-all = { $larger } is { $times } times { $smaller }. So you may take all of it, and that wins.
plain-holds-golden-one = From { $sum } and { $smaller } the only move leaves { $smaller } and { $rest }. So whoever moves wins from one of these and loses from the other.
plain-holds-golden-leave = You can leave either. Leave { $upper } and { $lower }, from which they lose.
plain-holds-golden-road = Until someone has a choice, each move is forced: { $road }. Then { $mine ->
    [yes] you choose.
   *[no] they choose.
  }
plain-holds-golden-end = At each choice { $mine ->
    [yes] you
   *[no] they
  } leave the losing one of two pairs, or take all. The piles shrink, so at last a choice takes all.
