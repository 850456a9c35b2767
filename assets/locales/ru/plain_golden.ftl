# The game of Euclid in plain words, and with the picture.
plain-why-golden-equal = Кучки равны: возьмите одну целиком ({ $pile }), и вы выиграли.
plain-why-golden-multiple = { $larger } — это { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[other] { $times } раз
  } по { $smaller }: возьмите всё, и вы выиграли.
plain-why-golden-keep = { $choices ->
    [two] Можно оставить { $upper } и { $lower } или { $other_upper } и { $other_lower }: возьмите { $take }, оставьте { $upper } и { $lower }.
    [many] Возьмите { $take } и оставьте { $upper } и { $lower }, а не { $other_upper } и { $other_lower }.
   *[none] { $larger } меньше, чем два раза по { $smaller }: вы можете взять только { $take }.
  }
plain-why-golden-more = Если оставить { $more } и { $smaller }{ $beyond ->
    [yes] {" "}или больше
   *[no] {""}
  }, этот выбор будет у соперника.
plain-why-golden-then = { $choice ->
    [yes] Через { $moves ->
        [one] { $moves } вынужденный ход
        [few] { $moves } вынужденных хода
       *[other] { $moves } вынужденных ходов
      }, при { $last_upper } и { $last_lower }, выбираете вы; после { $other_upper } и { $other_lower } — соперник.
   *[no] Через { $moves ->
        [one] { $moves } вынужденный ход
        [few] { $moves } вынужденных хода
       *[other] { $moves } вынужденных ходов
      }, при { $last_upper } и { $last_lower }, выбираете вы. Выигрывает тот, кто выбирает первым.
  }
plain-why-golden-lost = { $larger } меньше, чем два раза по { $smaller }, и вы можете взять только { $smaller }. Через { $moves ->
    [one] { $moves } вынужденный ход
    [few] { $moves } вынужденных хода
   *[other] { $moves } вынужденных ходов
  }, при { $last_upper } и { $last_lower }, выбирает соперник. Выигрывает тот, кто выбирает первым.

picture-why-golden-decided = На линии ваша отметка стоит { $side ->
    [above] справа от Φ, где выигрывает тот, чей ход.
   *[below] слева от Φ, где проигрывает тот, чей ход.
  }
picture-why-golden-keep = Возьмите { $take }, оставьте { $upper } и { $lower }: отметка соперника — слева от Φ.
picture-why-golden-then = Соперник может взять только { $lower }; при { $lower } и { $rest } ваша отметка — справа от Φ.
picture-why-golden-lost = Вы можете взять только { $smaller }; при { $smaller } и { $left } отметка соперника — справа от Φ.

# What the letters of the chain and the sides of the line stand for.
golden-sides = { $side ->
    [equal] { $won }: кто ходит, выигрывает.
   *[other] { $won }: кто ходит, выигрывает, справа от Φ. { $lost }: кто ходит, проигрывает, слева от Φ.
  }
