fibonacci-title = Ним Фибоначчи
fibonacci-rule = Сначала возьмите 1 или 2 монеты, затем не больше удвоенного числа монет, только что взятых соперником; взявший последнюю выигрывает.
fibonacci-move = взять { $take }
fibonacci-notation = число, например 2
fibonacci-figure = Из чего состоит кучка
fibonacci-axis-x = сколько
fibonacci-field-c = Монет в кассе (c)
fibonacci-preset-classic = двадцать монет
fibonacci-preset-three = три монеты: проигрыш
fibonacci-preset-four = четыре монеты: выигрывает 1
fibonacci-preset-part = восемьдесят девять, число Фибоначчи
fibonacci-preset-table = триста монет
fibonacci-preset-large = квинтиллион монет
fibonacci-till = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
  }
fibonacci-hidden = перед ними ещё { $coins }
fibonacci-limit-first = Предел { $limit }: первый ход
fibonacci-limit = Предел { $limit }: вдвое больше взятого
fibonacci-limit-all = Предел { $limit }: можно взять все
