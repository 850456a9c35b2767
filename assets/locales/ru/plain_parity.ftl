# King to the corner in plain words, and with the picture.
# $corner is yes where the step ends the game, $lost where the mover is lost.
plain-why-parity-won = Сделайте шаг { $step ->
    [right] вправо
    [up] вверх
   *[both] вправо-вверх
  }: { $corner ->
    [yes] король в углу, и вы выиграли.
   *[no] останется { $up } вверх и { $right } вправо, оба числа чётные.
  }
plain-why-parity-then = Каждый шаг соперника повторяйте.
plain-why-parity-only = Угол — это 0 и 0, оба чётные: прийти туда { $lost ->
    [yes] может только соперник
   *[no] можете только вы
  }.
plain-why-parity-lost = Оба числа чётные, { $up } вверх и { $right } вправо: каждый ваш шаг соперник повторит.

picture-why-parity-won = Сделайте шаг { $step ->
    [right] вправо
    [up] вверх
   *[both] вправо-вверх
  }: { $corner ->
    [yes] король в углу, и вы выиграли.
   *[no] останется { $up } вверх и { $right } вправо, а на рисунке там P.
  }
picture-why-parity-then = От одной P к другой шага нет: соперник уйдёт с P, а вы на неё вернётесь.
picture-why-parity-only = Угол — тоже P: прийти туда { $lost ->
    [yes] может только соперник
   *[no] можете только вы
  }.
picture-why-parity-lost = Ваша клетка, { $up } вверх и { $right } вправо до угла, — тоже P: до другой шага нет.

# What the letters of the figure stand for, in one line.
parity-legend = { $lost }: кто ходит, проиграет. { $won }: выиграет.
