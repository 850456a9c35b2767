# Fibonacci nim in plain words, and with the picture.
# $sum: the pile as the sum of its parts. $many is yes where more than one part is taken.
plain-why-zeckendorf-won = Части берут из ряда 1, 2, 3, 5, 8: следующее число — сумма двух последних.
plain-why-zeckendorf-keep = Сначала большие, { $sum }: возьмите { $many ->
    [yes] последние части, всего { $take }.
   *[no] наименьшую часть, { $take }.
  }
plain-why-zeckendorf-keep-all = { $rest ->
    [1] Возьмите последнюю монету, и вы выиграли.
   *[other] Можно взять до { $limit }: возьмите все { $rest }, и вы выиграли.
  }
plain-why-zeckendorf-then = Соперник может взять до { $limit }, но не { $smallest }; потом вы снова возьмёте наименьшую часть.
plain-why-zeckendorf-lost = Сначала большие, { $sum }: взять можно до { $limit }, а не { $smallest }.
plain-why-zeckendorf-lost-part = { $rest } — это одна часть, а взять вы можете только до { $limit }.
plain-why-zeckendorf-lost-then = Что бы вы ни взяли, соперник потом сможет взять наименьшую часть остатка.

picture-why-zeckendorf-won = В строке { $sum }: наименьшая часть, { $smallest }, не больше предела.
picture-why-zeckendorf-keep = Возьмите { $take }, оставьте { $left }: последняя единица под { $smallest }, а взять соперник может только до { $limit }.
picture-why-zeckendorf-lost = В строке { $sum }: последняя единица под { $smallest }, а взять вы можете только до { $limit }.
