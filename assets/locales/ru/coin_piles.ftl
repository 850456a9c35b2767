coin-piles-title = Монеты в кучках
coin-piles-rule = Возьмите монеты из одной кучки: их число должно входить во множество; кто не может ходить, проигрывает.
coin-piles-move = взять { $take } из кучки { $heap }
coin-piles-part = кучка
coin-piles-notation = кучка:взять, например 2:3
coin-piles-figure = Кучки и их пары
coin-piles-size = такого числа во множестве нет; допустимо: { $sizes }
coin-piles-too-many = { $coins ->
    [0] эта кучка пуста
    [one] в этой кучке только { $coins } монета
    [few] в этой кучке только { $coins } монеты
   *[other] в этой кучке только { $coins } монет
  }
coin-piles-axis-x = сколько
coin-piles-axis-y = кучка
coin-piles-field-piles = Кучки
coin-piles-field-set = Сколько можно взять (set)
coin-piles-preset-classic = пять, восемь, одиннадцать
coin-piles-preset-lost = четыре кучки: проигрыш
coin-piles-preset-primes = малые простые числа
coin-piles-preset-seven = семёрки
coin-piles-preset-large = миллионы монет
coin-piles-sizes = Множество:
