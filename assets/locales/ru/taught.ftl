# What a training of matchboxes has come to.
taught-won = { $all ->
    [one] { $all } игра
    [few] { $all } игры
   *[other] { $all } игр
  }: { $who ->
    [beginner] начинавший выиграл { $first } из первых { $of }, { $last } из последних { $lately }.
   *[machine] она выиграла { $first } из первых { $of }, { $last } из последних { $lately }.
  }
taught-right = В { $right } из { $won } выигрышных позиций её любимый ход выигрывает.
