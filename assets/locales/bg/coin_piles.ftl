coin-piles-title = Монети на няколко купчинки
coin-piles-rule = Вземете от една купчинка толкова монети, колкото позволява множеството; който няма ход, губи.
coin-piles-move = вземане на { $take } от купчинка { $heap }
coin-piles-part = купчинка
coin-piles-notation = купчинка:колко, например 2:3
coin-piles-figure = Купчинките и двойниците им
coin-piles-size = този брой не е в множеството; допуска се: { $sizes }
coin-piles-too-many = { $coins ->
    [0] тази купчинка е празна
    [one] в тази купчинка има само 1 монета
   *[other] в тази купчинка има само { $coins } монети
  }
coin-piles-axis-x = колко
coin-piles-axis-y = купчинка
coin-piles-field-piles = Купчинки
coin-piles-field-set = По колко се взема (set)
coin-piles-preset-classic = пет, осем, единадесет
coin-piles-preset-lost = четири купчинки: губеща
coin-piles-preset-primes = малки прости числа
coin-piles-preset-seven = по седем
coin-piles-preset-large = милиони монети
coin-piles-sizes = По колко:
