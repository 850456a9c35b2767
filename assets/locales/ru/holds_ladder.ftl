# Почему верна лестница, на этом произведении: от границы вниз.
holds-ladder-now = { $product } × { $factor } = { $after } > { $bound }: партия окончена.
holds-ladder-top = Начиная с { $low } множитель 9 превышает { $bound }: { $low } × 9 = { $after }. Значит, { $low } … { $high } — N.
holds-ladder-lost = Из { $low } … { $high } множители дают не меньше { $least } и не больше { $most } ≤ { $bound }, всё это N: значит, P.
holds-ladder-won = В { $low } … { $high } кратные идут с шагом не больше { $high }: { $low } × 9 = { $times } хватает, и первое больше { $high } не превышает 2 × { $high } = { $twice } ≤ { $to }. Значит, какой-то множитель ведёт в { $from } … { $to }: N.
holds-ladder-on = Так же и ниже, с делением на 9 и на 2; следующие верхи: { $tops }.
holds-ladder-here = { $lost ->
    [yes] Из { $product } множители ведут от { $factor } до { $after }, всё это ступень N, { $low } … { $high }: значит, P.
   *[no] { $product } × { $factor } = { $after } стоит на ступени P, { $low } … { $high }: значит, { $product } — N.
  }
plain-holds-ladder-now = { $product }, умноженное на { $factor }, даёт { $after }, больше { $bound }. Значит, вы выигрываете сразу.
plain-holds-ladder-top = { $low }, умноженное на 9, даёт { $after }, больше { $bound }. Значит, с числами от { $low } до { $high } выигрывают сразу.
plain-holds-ladder-lost = Из чисел от { $low } до { $high } получится только от { $least } до { $most }. Это не больше { $bound }, и другой игрок выигрывает.
plain-holds-ladder-won = Из чисел от { $low } до { $high } умножайте, лишь бы превысить { $high }. Девяти всегда хватает, и больше { $twice } не получится. Значит, выйдет от { $from } до { $to }, и другой игрок проиграет.
plain-holds-ladder-on = Ниже всё так же: делите на 9, потом на 2. Следующие границы: { $tops }.
plain-holds-ladder-here = { $lost ->
    [yes] Из { $product } получится только от { $factor } до { $after }. Всё это от { $low } до { $high }, где другой игрок выигрывает.
   *[no] { $product }, умноженное на { $factor }, даёт { $after }. Это от { $low } до { $high }, где другой игрок проигрывает.
  }
