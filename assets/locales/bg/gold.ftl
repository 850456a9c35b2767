gold-title = Златни кюлчета
gold-rule = Първо вземете отляво 1 или 2 кюлчета, после най-много двойно повече от току-що взетите; печели по-голямата обща цена.
gold-move = { $take ->
    [one] вземане на 1 кюлче
   *[other] вземане на { $take } кюлчета
  }
gold-notation = брой кюлчета, например 2
gold-figure = Кой колко има
gold-axis-x = колко
gold-field-prices = Цени на кюлчетата (prices)
gold-preset-doubling = четири кюлчета, всяко следващо два пъти по-скъпо
gold-preset-equal = четири еднакви кюлчета
gold-preset-rising = дванадесет кюлчета, растящи цени
gold-preset-falling = тринадесет кюлчета, падащи цени
gold-preset-mixed = шестнадесет кюлчета, разбъркани
gold-preset-treasure = двадесет кюлчета и съкровище сред тях
gold-left = { $bars ->
    [0] Кюлчета не остават
    [one] Кюлче { $first }: { $total }
   *[other] Кюлчета от { $first } до { $last }: общо { $total }
  }
gold-more = … и още { $bars }
gold-limit-first = Лимит { $limit }: първият ход
gold-limit = Лимит { $limit }: 2 × взетите
gold-limit-all = Лимит { $limit }: стига за всички
