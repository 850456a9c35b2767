fibonacci-title = Ним на Фибоначи
fibonacci-rule = Първо вземете 1 или 2 монети, после най-много двойно повече от току-що взетото; който изпразни касата, печели.
fibonacci-move = вземане на { $take }
fibonacci-notation = число, например 2
fibonacci-figure = Частите на купчинката
fibonacci-axis-x = колко
fibonacci-field-c = Монети в касата (c)
fibonacci-preset-classic = двадесет монети
fibonacci-preset-three = три монети: губеща
fibonacci-preset-four = четири монети: печели 1
fibonacci-preset-part = осемдесет и девет, число на Фибоначи
fibonacci-preset-table = триста монети
fibonacci-preset-large = квинтилион монети
fibonacci-till = { $coins ->
    [one] 1 монета
   *[other] { $coins } монети
  }
fibonacci-hidden = още { $coins } преди тях
fibonacci-limit-first = Лимит { $limit }: първият ход
fibonacci-limit = Лимит { $limit }: 2 × взетото
fibonacci-limit-all = Лимит { $limit }: стига за всички
