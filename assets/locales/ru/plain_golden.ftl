# The game of Euclid in plain words, and with the picture.
plain-why-golden-equal = Кучки равны: возьмите одну целиком, { $pile }, и вы выиграли.
plain-why-golden-multiple = { $larger } — это { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[other] { $times } раз
  } по { $smaller }: возьмите всё, и вы выиграли.
plain-why-golden-keep = { $choice ->
    [yes] Можно оставить { $upper } и { $lower } или { $other_upper } и { $other_lower }: возьмите { $take }, оставьте { $upper } и { $lower }.
   *[no] { $larger } меньше, чем дважды { $smaller }: вы можете взять только { $take }.
  }
plain-why-golden-then = { $choice ->
    [yes] Теперь у соперника только один ход, и он вам на пользу. Через { $moves ->
        [one] { $moves } вынужденный ход
        [few] { $moves } вынужденных хода
       *[other] { $moves } вынужденных ходов
      } выбор у вас: { $last_upper } и { $last_lower }; после { $other_upper } и { $other_lower } — у соперника.
   *[no] Через { $moves ->
        [one] { $moves } вынужденный ход
        [few] { $moves } вынужденных хода
       *[other] { $moves } вынужденных ходов
      } выбор у вас: { $last_upper } и { $last_lower }. Выигрывает тот, у кого первого есть выбор.
  }
plain-why-golden-lost = { $larger } меньше, чем дважды { $smaller }, и вы можете взять только { $smaller }. Через { $moves ->
    [one] { $moves } вынужденный ход
    [few] { $moves } вынужденных хода
   *[other] { $moves } вынужденных ходов
  } выбор у соперника: { $last_upper } и { $last_lower }. Выигрывает тот, у кого первого есть выбор.

picture-why-golden-decided = На линии ваша отметка стоит { $side ->
    [above] справа от Φ, где выигрывает тот, чей ход.
   *[below] слева от Φ, где проигрывает тот, чей ход.
  }
picture-why-golden-keep = Возьмите { $take }, оставьте { $upper } и { $lower }: отметка соперника — слева от Φ.
picture-why-golden-then = Соперник может взять только { $lower }; при { $lower } и { $rest } ваша отметка — справа от Φ.
picture-why-golden-lost = Вы можете взять только { $smaller }; при { $smaller } и { $left } отметка соперника — справа от Φ.

# What the letters of the chain and the sides of the line stand for.
golden-sides = { $side ->
    [equal] { $won }: чей ход, тот выигрывает.
   *[other] { $won }: чей ход, выигрывает, справа от Φ. { $lost }: чей ход, проигрывает, слева от Φ.
  }
