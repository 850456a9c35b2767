euclid-title = Игра на Евклид
euclid-rule = Вземете от по-голямата купчинка число, кратно на по-малката; който изпразни купчинка, печели.
euclid-notation = взетото число, например 10
euclid-figure = Двете купчинки
euclid-move = вземане на { $take } от купчинка { $pile }{ $times ->
    [1] {""}
   *[other] { " " }({ $times } × { $step })
  }
euclid-multiple = { $times ->
    [1] толкова не може да се вземе; допуска се само { $step }
   *[other] толкова не може да се вземе; допускат се кратните на { $step } до { $most }
  }
euclid-field-a = Първа купчинка (a)
euclid-field-b = Втора купчинка (b)
euclid-preset-classic = тринадесет и пет
euclid-preset-lost = осем и пет
euclid-preset-won = тринадесет и осем
euclid-preset-multiple = едно и три
euclid-preset-year = 1969 и 365
euclid-preset-fibonacci = две големи числа на Фибоначи
euclid-axis-x = кратно
