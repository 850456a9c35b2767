coprime-product-title = Игра с произведение 2
coprime-product-rule = Умножете по число от 2 до 9, взаимно просто с предишния множител; който попадне между c и r, печели, а който надхвърли r, губи.
coprime-product-notation = множител от 2 до 9 без общ делител с предишния
coprime-product-figure = Възможни следващи множители
coprime-product-factor = множителят е от 2 до 9
coprime-product-coprime = { $factor } има общ делител с предишния множител { $last }; допускат се множители, взаимно прости с него
coprime-product-below-c = r е по-малко от c; допуска се: { $c } или повече
coprime-product-field-c = Печели се от (c)
coprime-product-field-r = до (r)
coprime-product-preset-forty = от четиридесет до петдесет
coprime-product-preset-narrow = точно сто или нищо
coprime-product-preset-thousand = до хиляда
coprime-product-preset-million = до милион
coprime-product-now = произведение { $product }, цел { SAME($low, $high) ->
    [yes] { $low }
   *[no] от { $low } до { $high }
  }
coprime-product-axis-x = множител
