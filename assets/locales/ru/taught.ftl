# What a training of matchboxes has come to.
taught-won = { $all ->
    [one] { $all } игра.
    [few] { $all } игры.
   *[other] { $all } игр.
  } { $who ->
    [beginner] Начинавший выиграл { $first } из первых { $of } и { $last } из последних { $lately }.
   *[machine] Она выиграла { $first } из первых { $of } и { $last } из последних { $lately }.
  }
taught-right = Выигрышных позиций { $won }: в { $right } из них её любимый ход выигрывает.
