# What a training of matchboxes has come to.
taught-won = { $all ->
    [one] Една игра
   *[other] { $all } игри
  }: { $who ->
    [beginner] започналият спечели { $first } от първите { $of }, { $last } от последните { $lately }.
   *[machine] тя спечели { $first } от първите { $of }, { $last } от последните { $lately }.
  }
taught-right = В { $right } от { $won } печеливши позиции любимият ѝ ход печели.
