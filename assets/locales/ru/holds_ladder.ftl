# Почему верна лестница, на этом произведении: от границы вниз.
holds-ladder-now = { $product } × { $factor } = { $after } > { $bound }: партия окончена.
holds-ladder-top = Начиная с { $low } умножение на 9 даёт больше { $bound }: { $low } × 9 = { $after }. Значит, числа от { $low } до { $high } — N.
holds-ladder-lost = Из чисел { $span } множители ведут к числам от { $least } до { $most } ≤ { $bound }, всё это N: значит, P.
holds-ladder-won = У чисел { $span } кратные идут с шагом не больше { $high }: { $low } × 9 = { $times } хватает, а первое кратное больше { $high } не превышает 2 × { $high } = { $twice } ≤ { $to }. Значит, какой-то множитель ведёт к числам { $within }: N.
holds-ladder-on = Так же и ниже, с делением на 9 и на 2; следующие верхние границы: { $tops }.
holds-ladder-here = { $shape ->
    [lost] Из { $product } множители ведут к числам от { $factor } до { $after }, всё это ступень N от { $low } до { $high }: значит, P.
    [one] { $product } × { $factor } = { $after } стоит на ступени P из одного числа { $low }: значит, { $product } — N.
   *[won] { $product } × { $factor } = { $after } стоит на ступени P от { $low } до { $high }: значит, { $product } — N.
  }
plain-holds-ladder-now = { $product }, умноженное на { $factor }, даёт { $after }, больше { $bound }. Значит, вы выигрываете сразу.
plain-holds-ladder-top = { $low }, умноженное на 9, даёт { $after }, больше { $bound }. Значит, при числе от { $low } до { $high } выигрывают сразу.
plain-holds-ladder-lost = Из чисел { $span } получится только от { $least } до { $most }. Это не больше { $bound }, и соперник выигрывает.
plain-holds-ladder-won = Число { $span } умножьте на наименьшее, при котором выйдет больше { $high }. Девятки всегда хватает, и больше { $twice } не получится. Значит, выйдет { $within }, и соперник проиграет.
plain-holds-ladder-on = Ниже всё так же: делите на 9, потом на 2. Следующие границы: { $tops }.
plain-holds-ladder-here = { $shape ->
    [lost] Из { $product } получится только от { $factor } до { $after }. Все эти числа — от { $low } до { $high }, а там соперник выигрывает.
    [one] { $product }, умноженное на { $factor }, даёт { $after }. Там соперник проигрывает.
   *[won] { $product }, умноженное на { $factor }, даёт { $after }. Это число от { $low } до { $high }, а там соперник проигрывает.
  }
