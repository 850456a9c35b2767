# Почему кучка проиграна или выиграна: вверх от 0, и чем доказано повторение.
holds-set-start = { $top ->
    [0] Из 0 ходов нет: P.
   *[other] Из 0 … { $top } ходов нет: P.
  }
holds-set-up = Отсюда вверх: N, если какой-то ход ведёт в P, иначе P. Значит, P до { $until }: { $lost }{ $hidden ->
    [0] .
   *[other] {" "}и ещё { $hidden }.
  }
holds-set-period = Значение определяют { $window } предыдущих. Начиная с { $from } подряд { $window } повторяются через { $length }, поэтому повторяется всё: { $size } — то же, что { $same }.
holds-set-counted = Значения до { $size } вычислены так одно за другим.
holds-set-none = Из { $size } ходов нет: P.
holds-set-lost = Из { $size } ходы ведут в { $lefts }, всё это N: значит, { $size } — P.
holds-set-lost-many = Из { $size } все ходы ({ $count }) ведут в N: значит, { $size } — P.
holds-set-won = Взяв { $take } из { $size }, придём в { $left }, а это P: значит, { $size } — N.

plain-holds-set-start = { $top ->
    [0] При 0 брать нечего: кто ходит, проигрывает.
   *[other] При числе от 0 до { $top } брать нельзя: кто ходит, проигрывает.
  }
plain-holds-set-up = Дальше вверх: число выигрывает, если ход оставляет проигрышное, а иначе проигрывает. { $hidden ->
    [0] Проигрышные до { $until }: { $lost }.
   *[other] Первые проигрышные: { $lost }.
  }
plain-holds-set-period = { $window ->
    [1] Всё решает только предыдущее число. Оно повторяется через { $length }.
   *[other] Всё решают { $window } предыдущих. Начиная с { $from } подряд { $window } повторяются через { $length }.
  } Поэтому повторяется всё, и { $size } — как { $same }.
plain-holds-set-counted = Числа до { $size } вычислены так одно за другим.
plain-holds-set-none = Из { $size } брать нельзя: { $size } проигрывает.
plain-holds-set-lost = Из { $size } остаётся только { $lefts }. Все они выигрышные, поэтому { $size } проигрывает.
plain-holds-set-lost-many = Ходов из { $size } — { $count }, и все оставляют выигрышные числа: { $size } проигрывает.
plain-holds-set-won = Из { $size } возьмите { $take }: останется { $left }, оно проигрывает, значит, { $size } выигрывает.
