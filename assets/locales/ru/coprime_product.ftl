coprime-product-title = Игра в произведение 2
coprime-product-rule = Умножьте на число от 2 до 9, взаимно простое с предыдущим множителем; кто получит от c до r, выигрывает, кто превысит r, проигрывает.
coprime-product-notation = множитель от 2 до 9, взаимно простой с предыдущим
coprime-product-figure = Какие множители возможны
coprime-product-factor = множитель — от 2 до 9
coprime-product-coprime = у { $factor } и предыдущего множителя { $last } есть общий делитель; допустимо: взаимно простые с ним
coprime-product-below-c = r меньше c; допустимо: не меньше { $c }
coprime-product-field-c = Выигрывает от (c)
coprime-product-field-r = до (r)
coprime-product-preset-forty = от сорока до пятидесяти
coprime-product-preset-narrow = точно сто, если удастся
coprime-product-preset-thousand = до тысячи
coprime-product-preset-million = до миллиона
coprime-product-now = произведение { $product }, цель: { SAME($low, $high) ->
    [yes] { $low }
   *[no] от { $low } до { $high }
  }
coprime-product-axis-x = множитель
