# Why it holds, told over a position.
holds-interval-last = Осталось одно число, { $number }: единственный ход берёт его.
holds-interval-one = Одно число: единственный ход берёт его, и D равно этому числу; для одного первого это { $number }.
holds-interval-two = Два числа: можно взять левое, правое или оба. Для { $first } и { $second } лучший из трёх ходов даёт D = { $best }.
holds-interval-longer = Ряд длиннее: каждый ход оставляет более короткий, и его D уже известно. Так находят D для всех промежутков (их { $cells }), вплоть до этого, где ходов { $moves }.
holds-interval-ends = { $all ->
    [yes] Лучший ход с любой стороны — взять все { $left }: { $left_equation }.
   *[no] Лучший ход слева, L{ $left }: { $left_equation }. Лучший справа, R{ $right }: { $right_equation }.
  }
holds-interval-so = { $all ->
    [yes] Это и есть D = { $margin }.
   *[no] Большее из двух и есть D = { $margin }: как бы соперник ни ответил, он получит не больше того D, что ему оставлено.
  }

plain-holds-interval-last = Осталось только { $number }, поэтому ход всего один.
plain-holds-interval-one = Начните с самых коротких рядов. Если осталось одно число, например { $number }, его придётся взять.
plain-holds-interval-two = Если остались { $first } и { $second }, можно взять любое из них или оба. { $side ->
    [ahead] Лучший из трёх ходов даёт перевес { $best }.
   *[other] При лучшем из трёх ходов выходит поровну.
  }
plain-holds-interval-longer = Каждый ход оставляет более короткий ряд, а его итог уже известен. Так считают всё более длинные ряды, вплоть до этого, где чисел { $count }.
plain-holds-interval-ends = { $all ->
    [yes] Лучший ход с любой стороны: взять все числа ({ $left }), и итог { $left_own } : { $left_other }.
   *[no] Лучший ход слева: взять { $left ->
      [one] { $left } число
      [few] { $left } числа
     *[other] { $left } чисел
    }, счёт будет { $left_own }:{ $left_other }. Лучший ход справа: взять { $right ->
      [one] { $right } число
      [few] { $right } числа
     *[other] { $right } чисел
    }, счёт будет { $right_own }:{ $right_other }.
  }
plain-holds-interval-so = { $all ->
    [yes] Лучше хода нет.
   *[no] Ни один другой ход не лучше, чем лучший из этих двух.
  }
