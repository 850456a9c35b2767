# The reasons of the subtraction game in plain words, case by case.
told-residue-won-all = You may take up to { $most }, and only { $pile } coins are left. Take them all.
told-residue-won-last = One coin is left. Take it, and you win.
told-residue-won-one = Take { $take } and leave { $round }. They can't take all { $round }, but whatever they take, you can take the rest.
told-residue-won-rounds = Take { $take } and leave { $left }: { $rounds } rounds of { $round }. They can't take a whole round, but whatever they take, you can take the rest of it.
    .so = So the last round ends with you.
told-residue-won-single = Every move takes one coin, and { $pile } is odd. So you take the last one.
told-residue-won-leave-one = Take { $take } and leave one coin. They have to take it, and the last coin loses.
told-residue-won-unwanted = Take { $take } and leave { $left }: { $rounds ->
    [1] 1 round
   *[other] { $rounds } rounds
  } of { $round }, and one coin nobody wants. They can't take a whole round, but whatever they take, you can take the rest of it.
    .so = In the end, the coin nobody wants is theirs.
told-residue-won-single-misere = Every move takes one coin, and { $pile } is even. So the last coin is theirs, and it loses.

told-residue-lost-one = You can't take all { $pile }, but whatever you take, they can take the rest.
    .so = Take 1, and only all { $most } in reply beats you.
told-residue-lost-rounds = { $pile } coins make { $rounds } rounds of { $round }. You can't take a whole round, but whatever you take, they can take the rest of it.
    .so = Take 1, and only { $most } in reply keeps them winning.
told-residue-lost-single = Every move takes one coin, and { $pile } is even. So the last coin is theirs, and there's nothing to choose.
told-residue-lost-last = Only one coin is left. You have to take it, and the last coin loses.
told-residue-lost-unwanted = { $pile } coins make { $rounds ->
    [1] 1 round
   *[other] { $rounds } rounds
  } of { $round }, and one that nobody wants. You can't take a whole round, but whatever you take, they can take the rest of it.
    .so = Take 1, and only { $most } in reply keeps them winning.
told-residue-lost-single-misere = Every move takes one coin, and { $pile } is odd. So the last coin is yours, and it loses.
