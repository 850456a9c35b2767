gold-title = Золотые слитки
gold-rule = Сначала возьмите слева 1 или 2 слитка, затем не больше удвоенного числа слитков, только что взятых соперником; выигрывает тот, чья сумма больше.
gold-move = { $take ->
    [one] взять { $take } слиток
    [few] взять { $take } слитка
   *[other] взять { $take } слитков
  }
gold-notation = число слитков, например 2
gold-figure = У кого сколько
gold-axis-x = сколько
gold-field-prices = Цены слитков (prices)
gold-preset-doubling = четыре слитка, каждый вдвое дороже
gold-preset-equal = четыре одинаковых слитка
gold-preset-rising = двенадцать слитков по возрастанию
gold-preset-falling = тринадцать слитков по убыванию
gold-preset-mixed = шестнадцать разных слитков
gold-preset-treasure = двадцать слитков, среди них клад
gold-left = { $bars ->
    [0] Слитков не осталось
    [1] Слиток { $first }: { $total }
   *[other] Слитки с { $first } по { $last }: всего { $total }
  }
gold-more = … и ещё { $bars }
gold-limit-first = Предел { $limit }: первый ход
gold-limit = Предел { $limit }: вдвое больше взятого
gold-limit-all = Предел { $limit }: можно взять все
