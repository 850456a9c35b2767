# What a training of matchboxes has come to.
taught-won = { $all ->
    [one] Една игра.
   *[other] { $all } игри.
  } { $who ->
    [beginner] Започналият спечели { $first } от първите { $of } и { $last } от последните { $lately }.
   *[machine] Тя спечели { $first } от първите { $of } и { $last } от последните { $lately }.
  }
taught-right = Печеливши позиции: { $won }. В { $right } от тях любимият ѝ ход печели.
