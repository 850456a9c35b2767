# Fibonacci nim in plain words, and with the picture.
# $shape: the pile is a single part, its parts are listed, or there are too many.
plain-why-zeckendorf-keep = Возьмите { $take }, оставьте { $left }: соперник может взять не больше { $limit }.
plain-why-zeckendorf-keep-all = { $rest ->
    [1] Возьмите последнюю монету, и вы выиграли.
   *[other] Можно взять до { $limit }: возьмите все { $rest }, и вы выиграли.
  }
plain-why-zeckendorf-split = { $shape ->
    [single] { $rest } само стоит в ряду 1, 2, 3, 5, 8 и так далее.
    [listed] Разложите { $rest } с большего на 1, 2, 3, 5, 8 и далее: { $parts }.
   *[many] Разложите { $rest } с большего на 1, 2, 3, 5, 8 и далее, до { $smallest }.
  }
plain-why-zeckendorf-then = { $shape ->
    [single] Взять всё соперник не может; после его хода вы можете взять наименьшую часть остатка.
   *[other] Наименьшую часть, { $smallest }, соперник взять не может; после его хода новую можете взять вы.
  }
plain-why-zeckendorf-lost-then = { $shape ->
    [single] Взять всё вы не можете; после вашего хода соперник может взять наименьшую часть остатка.
   *[other] Наименьшую часть, { $smallest }, вы взять не можете; после вашего хода новую может взять соперник.
  }

picture-why-zeckendorf-split = В строке под числами у { $rest } { $shape ->
    [single] одна единица, под самим { $smallest }.
    [listed] единица под каждой частью: { $parts }.
   *[many] единица под каждой частью, последняя под { $smallest }.
  }
