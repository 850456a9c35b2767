# Why it holds, told over a position.
holds-interval-last = Остава едно число, { $number }: единственият ход го взема.
holds-interval-one = Едно число: единственият ход го взема и D е това число; за първото D = { $number }.
holds-interval-two = Две числа: взема се лявото, дясното или двете. За { $first } и { $second } най-добрият от трите хода дава D = { $best }.
holds-interval-longer = По-дълга редица: всеки ход оставя по-къса, чието D вече е известно. Така се намира D на всичките { $cells } интервала, последен от тях — този с { $moves ->
    [one] { $moves } ход
   *[other] { $moves } хода
  }.
holds-interval-ends = { $all ->
    [yes] От всеки край най-добре е да се вземат всичките { $left }: { $left_equation }.
   *[no] Най-добрият ход отляво, L{ $left }: { $left_equation }. Най-добрият отдясно, R{ $right }: { $right_equation }.
  }
holds-interval-so = { $all ->
    [yes] Това е D = { $margin }.
   *[no] По-голямото от двете е D = { $margin }: както и да отговори, противникът взема най-много с толкова повече, колкото е оставеното му D.
  }

plain-holds-interval-last = Остава само { $number }, затова ходът е един.
plain-holds-interval-one = Започнете от най-късите редици. Ако остава едно число, например { $number }, играчът трябва да го вземе.
plain-holds-interval-two = Ако остават { $first } и { $second }, играчът взема едното, другото или двете. { $side ->
    [ahead] С най-добрия от трите хода взема с { $best } повече.
   *[other] С най-добрия от трите хода двамата са наравно.
  }
plain-holds-interval-longer = Всеки ход оставя по-къса редица, а колко струва тя, вече е известно. Така се пресмятат все по-дълги редици, чак до тези { $count } числа.
plain-holds-interval-ends = { $all ->
    [yes] От всеки край най-добре е да вземете всички числа ({ $left }) и завършвате с { $left_own } на { $left_other }.
   *[no] Най-добре отляво: вземете { $left ->
      [one] 1 число
     *[other] { $left } числа
    } и завършвате с { $left_own } на { $left_other }. Най-добре отдясно: вземете { $right ->
      [one] 1 число
     *[other] { $right } числа
    } и завършвате с { $right_own } на { $right_other }.
  }
plain-holds-interval-so = { $all ->
    [yes] По-добър ход няма.
   *[no] По-добрият от тези два хода е най-добрият от всички.
  }
