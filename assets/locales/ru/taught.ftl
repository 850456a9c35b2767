# What a training of matchboxes has come to.
taught-won = { $all ->
    [one] { $all } партия
    [few] { $all } партии
   *[other] { $all } партий
  }: { $who ->
    [beginner] начинавший выиграл { $first } из первых { $of }, { $last } из последних { $lately }.
   *[machine] она выиграла { $first } из первых { $of }, { $last } из последних { $lately }.
  }
taught-right = В { $right } из { $won ->
    [one] { $won } выигрышной позиции
   *[other] { $won } выигрышных позиций
  } её любимый ход выигрывает.
