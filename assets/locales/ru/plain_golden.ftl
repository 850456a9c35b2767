# The game of Euclid in plain words, and with the picture.
plain-why-golden-equal = Кучки равны: возьмите одну целиком, { $pile }, и вы выиграли.
plain-why-golden-multiple = { $larger } — это { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[other] { $times } раз
  } по { $smaller }: возьмите всё, и вы выиграли.
plain-why-golden-keep = Возьмите { $take }, оставьте { $upper } и { $lower }.
plain-why-golden-then = { $upper } меньше, чем дважды { $lower }, и соперник может взять только { $lower }. Останется { $lower } и { $rest }: там можете выиграть вы.
plain-why-golden-lost = { $larger } меньше, чем дважды { $smaller }, и вы можете взять только { $smaller }. Останется { $smaller } и { $left }: там может выиграть соперник.

picture-why-golden-decided = На линии ваша отметка стоит { $side ->
    [above] справа от Φ, где выигрывает тот, чей ход.
   *[below] слева от Φ, где проигрывает тот, чей ход.
  }
picture-why-golden-keep = Возьмите { $take }, оставьте { $upper } и { $lower }: отметка соперника — слева от Φ.
picture-why-golden-then = Соперник может взять только { $lower }; при { $lower } и { $rest } ваша отметка — справа от Φ.
picture-why-golden-lost = Вы можете взять только { $smaller }; при { $smaller } и { $left } отметка соперника — справа от Φ.
