# Причины словами, с числами самой позиции.
verdict-win = { $who ->
    [you] Вы можете выиграть: N-позиция, { $value }
    [machine] Идеальный игрок может выиграть: N-позиция, { $value }
    [rival] Машина может выиграть: N-позиция, { $value }
    [first] Первый может выиграть: N-позиция, { $value }
   *[second] Второй может выиграть: N-позиция, { $value }
  }
verdict-loss = { $who ->
    [you] Вы проигрываете: P-позиция, { $value }
    [machine] Идеальный игрок проигрывает: P-позиция, { $value }
    [rival] Машина проигрывает: P-позиция, { $value }
    [first] Первый проигрывает: P-позиция, { $value }
   *[second] Второй проигрывает: P-позиция, { $value }
  }
# Где ходы у игроков разные, N- и P-позиций нет: важно, чей ход.
verdict-win-partizan = { $who ->
    [you] Вы можете выиграть
    [machine] Идеальный игрок может выиграть
    [rival] Машина может выиграть
    [first] Первый может выиграть
   *[second] Второй может выиграть
  }: { $value }
verdict-loss-partizan = { $who ->
    [you] Вы проигрываете
    [machine] Идеальный игрок проигрывает
    [rival] Машина проигрывает
    [first] Первый проигрывает
   *[second] Второй проигрывает
  }: { $value }
verdict-draw = Добиться выигрыша никто не может: { $value }.
verdict-unknown = Кто выигрывает, теория не говорит: { $value }.
verdict-over = Игра окончена: { $who ->
    [you] вы выиграли.
    [machine] выиграл идеальный игрок.
    [rival] выиграла машина.
    [first] выиграл первый.
   *[second] выиграл второй.
  }
verdict-over-draw = Игра окончена: ничья.
# Сначала очки того, о ком речь, затем очки соперника.
verdict-win-score = { $who ->
    [you] Вы можете выиграть
    [machine] Идеальный игрок может выиграть
    [rival] Машина может выиграть
    [first] Первый может выиграть
   *[second] Второй может выиграть
  } со счётом { $own }:{ $other }, { $value }
verdict-loss-score = { $who ->
    [you] Вы проигрываете
    [machine] Идеальный игрок проигрывает
    [rival] Машина проигрывает
    [first] Первый проигрывает
   *[second] Второй проигрывает
  }, в лучшем случае { $own }:{ $other }, { $value }
verdict-draw-score = Добиться выигрыша никто не может, счёт { $own }:{ $other }, { $value }
verdict-over-score = Игра окончена: { $who ->
    [you] вы выиграли
    [machine] выиграл идеальный игрок
    [rival] выиграла машина
    [first] выиграл первый
   *[second] выиграл второй
  } со счётом { $own }:{ $other }.
verdict-over-draw-score = Игра окончена: ничья, { $own }:{ $other }.

why-thinking = Программа думает … Esc останавливает.
why-progress = Программа думает: { $done } из { $total }. Esc останавливает.
why-stopped = Решатель остановлен: i спросит его снова.
why-failed = Здесь решатель не справился.
why-hold-out = Затянуть игру: { $words }.
pick = { $words }: { $worth ->
    [win] выигрывает.
    [loss] проигрывает.
    [draw] ничья.
   *[unknown] теория не говорит.
  }
pick-over = { $words }: { $worth ->
    [win] сразу выигрывает.
    [loss] сразу проигрывает.
   *[draw] сразу ничья.
  }
pick-score = { $words }: счёт { $own }:{ $other }{ $lost ->
    [0] , лучший из возможных.
   *[other] , разница хуже на { $lost }.{ $reply ->
        [none] {""}
       *[other] {" "}Ответ: { $reply }.
      }
  }
pick-refuted = { $words }: проигрывает. Ответ: { $reply }.

why-misere-left = { $ones ->
    [0] ничего не осталось
    [one] осталась { $ones } единица: нечётно
    [few] остались { $ones } единицы: { $parity ->
        [odd] нечётно
       *[even] чётно
      }
   *[other] осталось { $ones } единиц: { $parity ->
        [odd] нечётно
       *[even] чётно
      }
  }
why-no-cross = крестиков не осталось
why-columns-range = столбцы с 2^{ $high } по 2^{ $low }

why-nim-sum = ним-сумма { $sum }
why-nim-ones = { $ones ->
    [one] { $ones } куча из одного предмета
    [few] { $ones } кучи из одного предмета
   *[other] { $ones } куч из одного предмета
  }
why-nim-odd = { $count ->
    [1] Нечётен только столбец { $columns }.
   *[other] Нечётные столбцы: { $columns }.
  }
why-nim-odd-many = Нечётных столбцов { $count }, старший из них { $highest }.
why-nim-keep = В куче { $heap } оставьте { $to } из { $from }: возьмите { $take }.
why-nim-then = Тогда все столбцы чётны, и любой ответ создаёт крестик.
why-nim-even = Все столбцы чётны: любой ход создаёт крестик, а ответ убирает все крестики.
why-misere-ones-even = Остались только единицы, их чётное число. Возьмите любую.
why-misere-ones-odd = Остались только единицы, их нечётное число: последнюю берёт тот, кому ходить, и в мизере проигрывает.
why-misere-turn = Здесь мизер меняет ход: только в куче { $heap } больше одного предмета, { $ones ->
    [0] а единиц рядом нет
    [one] рядом { $ones } единица
    [few] рядом { $ones } единицы
   *[other] рядом { $ones } единиц
  }. Оставьте нечётное число единиц.
why-misere-then = Тогда остаётся нечётное число единиц, и последнюю берёт соперник.

why-moore-value = { $count ->
    [0] все суммы столбцов равны 0 по модулю { $modulus }
    [one] { $count } сумма столбца ≠ 0 по модулю { $modulus }
    [few] { $count } суммы столбцов ≠ 0 по модулю { $modulus }
   *[other] { $count } сумм столбцов ≠ 0 по модулю { $modulus }
  }
why-moore-ones = { $ones ->
    [one] { $ones } куча из одного предмета
    [few] { $ones } кучи из одного предмета
   *[other] { $ones } куч из одного предмета
  }, счёт по модулю { $modulus }
why-moore-mod = mod { $modulus }
why-moore-after = После хода:
why-moore-even = Сумма каждого столбца ≡ 0 по модулю { $modulus }. Если изменить { $k ->
    [1] одну кучу
    [one] до { $k } кучи
   *[other] до { $k } куч
  }, это нарушится, а ответ восстановит.
why-moore-ones-lost = Остались только единицы, их ≡ 1 по модулю { $modulus }: в мизере последняя достанется тому, кому ходить.
why-moore-cut = Столбец { $weight }: { $ones ->
    [one] { $ones } единица
    [few] { $ones } единицы
   *[other] { $ones } единиц
  }, лишних { $count }. { $count ->
    [1] Уменьшите кучу { $chosen }: её младшие цифры свободны.
   *[other] Уменьшите кучи { $chosen }: их младшие цифры свободны.
  }
why-moore-set = Столбец { $weight }: в остальных кучах { $ones ->
    [0] единиц нет
    [one] { $ones } единица
    [few] { $ones } единицы
   *[other] { $ones } единиц
  }, не хватает { $count }: единицу { $count ->
    [1] получает куча { $set }.
   *[other] получают кучи { $set }.
  }
why-moore-keep = Куча { $heap }: оставьте { $to } из { $from }, возьмите { $take }.
why-moore-then = Тогда каждая сумма ≡ 0 по модулю { $modulus }; меняя { $k ->
    [1] одну кучу
    [one] до { $k } кучи
   *[other] до { $k } куч
  }, сохранить это нельзя.
why-moore-ones-then = Тогда остаётся ≡ 1 единиц по модулю { $modulus }: последняя достанется сопернику.

why-residue-value = остаток { $residue } по модулю { $modulus }
why-residue-equation = { $pile } = { $laps } × { $modulus } + { $residue }
why-residue-keep = Возьмите { $take }, оставьте { $left }: остаток { $lost } по модулю { $modulus }.
why-residue-lost = Остаток равен { $lost } по модулю { $modulus }: любой ход его меняет.
why-residue-lap = На каждое t отвечайте { $modulus } − t: круг замкнётся, и остаток вернётся. Взять сразу { $modulus } нельзя.
why-nim-row = В куче { $heap } под старшим крестиком стоит 1.
why-nim-flip = Обратите её цифры под крестиками: оставьте { $to } из { $from }, возьмите { $take }.
why-nim-then-misere = Тогда все столбцы чётны. В мизере проигрывает тот, кто оставит ровно одну кучу больше единицы, и это будет соперник.
why-nim-even-misere = Все столбцы чётны: любой ход создаёт крестик. Ответ снова делает все чётными, а когда больше единицы осталась одна куча, оставляет нечётное число единиц.
why-over-none = Хода нет с самого начала, поэтому выиграл второй.
why-over-wins = Победитель сделал последний ход.
why-over-loses = Проигравшему пришлось сделать последний ход.
why-now = позиция сейчас
why-moore-zero = Столбец { $weight }: в остальных кучах { $ones ->
    [0] единиц нет
    [one] { $ones } единица
    [few] { $ones } единицы
   *[other] { $ones } единиц
  }, хватает: в уменьшенных пишем нули.
why-moore-turn = Куч больше единицы не останется: в мизере число единиц теперь должно быть ≡ 1 по модулю { $modulus }.
why-moore-even-misere = Сумма каждого столбца ≡ 0 по модулю { $modulus }. Если изменить { $k ->
    [1] одну кучу
    [one] до { $k } кучи
   *[other] до { $k } куч
  }, это нарушится; ответ восстановит или, когда остались бы одни единицы, оставит их ≡ 1 по модулю { $modulus }.
why-moore-then-misere = Тогда каждая сумма ≡ 0 по модулю { $modulus }; меняя { $k ->
    [1] одну кучу
    [one] до { $k } кучи
   *[other] до { $k } куч
  }, сохранить это нельзя, а когда останутся одни единицы, сопернику достанется их ≡ 1 по модулю { $modulus }.
why-residue-misere = В мизере последний предмет проигрывает: кому осталась 1, тот должен её взять.

why-ladder-value = ступень { $rung } из { $rungs }
why-ladder-at-once = × { $factor } даёт { $after }, больше { $bound }: это сразу выигрывает.
why-ladder-keep = × { $factor } даёт { $after }, на проигранной ступени от { $low } до { $high }.
why-ladder-then = От { $product } множители ведут к числам от { $least } до { $most }: все на выигранной ступени от { $low } до { $high }.
why-ladder-tops = Верх ступеней, каждый — предыдущий, делённый на 9 или на 2: { $tops }.

why-fates-value = { $count ->
    [0] ни один множитель не выигрывает
    [one] выигрывает { $count } множитель
    [few] выигрывают { $count } множителя
   *[other] выигрывают { $count } множителей
  }
why-fates-shares = с { $last } общий делитель { $divisor }
why-fates-lands = попадает: выигрыш
why-fates-exceeds = больше { $high }
why-fates-wins = { $moves ->
    [one] выигрыш за { $moves } ход
    [few] выигрыш за { $moves } хода
   *[other] выигрыш за { $moves } ходов
  }
why-fates-loses = { $moves ->
    [one] проигрыш за { $moves } ход
    [few] проигрыш за { $moves } хода
   *[other] проигрыш за { $moves } ходов
  }
why-fates-keep = Умножьте на { $factor }: от { $product } проигрывает каждый взаимно простой множитель, и хорошего у соперника нет.
why-fates-keep-lands = Умножьте на { $factor }: { $product } лежит от { $low } до { $high } и сразу выигрывает.
why-fates-also = Выигрывают и { $factors }.
why-fates-lost = Каждый взаимно простой множитель проигрывает: он слишком велик или оставляет сопернику выигрывающий.
why-fates-landed = { $product } лежит от { $low } до { $high }: попавший сюда выигрывает.
why-fates-exceeded = { $product } больше { $high }: зашедший сюда проигрывает.
why-calendar-row = { $date } — P этого месяца: назовите его.
why-calendar-column = { $date } — P этого числа: назовите его.
why-calendar-two = { $day } — P этого месяца, { $month } — P этого числа: назовите любое из них.
why-calendar-then = Каждое P — единственное в своём месяце и на своём числе: никакой ответ не называет P, а после любого есть P впереди.
why-calendar-ends = Кто называет { $end }, выигрывает.
why-calendar-forces = Когда остаётся назвать только { $end }, это проигрыш; в остальных случаях никакой ответ не называет P, а после любого есть P впереди.
why-calendar-forced = Осталось назвать только { $end }, а в мизере это проигрыш.
why-calendar-lost = Это P своего месяца и своего числа: никакой ход не называет P, а после любого есть P впереди.
why-calendar-ladder = День − месяц равно { $shared } на каждом P, здесь { $here }: ход меняет только одно из двух.
why-calendar-misere = День − месяц равно { $shared } на каждом P до { $to }; затем идут { $others }, ведь в мизере { $end } называть нельзя.
why-calendar-dates = Все P: { $dates }.
why-parity-value = вверх { $up }, вправо { $right }
why-even = чёт
why-odd = нечет
why-up = вверх
why-right = вправо
why-parity-corner = Победитель привёл короля в угол.
why-parity-won = { $step ->
    [right] Вверх — чётно, вправо — нечётно
    [up] Вверх — нечётно, вправо — чётно
   *[both] Оба расстояния нечётны
  }: шаг { $step ->
    [right] вправо
    [up] вверх
   *[both] вправо-вверх
  } оставляет { $up } вверх и { $right } вправо, оба чётны.
why-parity-then = Оттуда любой шаг сделает нечётным одно или оба; такой же шаг в ответ исправит это.
why-parity-then-corner = Это угол.
why-parity-lost = Оба расстояния чётны: любой шаг сделает нечётным одно или оба, а такой же шаг в ответ исправит это.
why-zeckendorf-value = наименьшее слагаемое { $smallest }, предел { $limit }
why-zeckendorf-part = слагаемое { $smallest }
why-zeckendorf-limit = предел { $limit }
why-zeckendorf-range = числа Фибоначчи с F({ $high }) по F({ $low })
why-zeckendorf-table = Сколько взять по взятому; 0 — проигрыш
why-zeckendorf-won = { $sum }: наименьшее слагаемое { $smallest } не больше предела.
why-zeckendorf-won-part = { $rest } — число Фибоначчи, и предел его допускает.
why-zeckendorf-keep = Возьмите { $take }, оставьте { $left }: наименьшее слагаемое { $smallest } больше предела { $limit }.
why-zeckendorf-keep-all = Возьмите все { $rest }: касса пуста.
why-zeckendorf-then = Какое бы t ни взял соперник, наименьшее слагаемое остатка не больше 2t: его можно взять.
why-zeckendorf-lost = { $sum }: наименьшее слагаемое { $smallest } больше предела.
why-zeckendorf-lost-part = { $rest } — число Фибоначчи, и оно больше предела.
why-zeckendorf-lost-then = Какое бы t ни взять, наименьшее слагаемое остатка не больше 2t: соперник может его взять.
why-golden-phi = Φ
why-golden-ratio = отношение
why-golden-w = W
why-golden-l = L
why-golden-value = { $side ->
    [equal] кучки равны
    [above] больше Φ
   *[below] меньше Φ
  }
why-golden-between = Фибоначчи: { $below } снизу, { $above } сверху
why-golden-beyond = Фибоначчи: { $below } снизу, сверху нет
why-golden-least = Фибоначчи: снизу нет, { $above } сверху
why-golden-decided = { $larger } × ({ $larger } − { $smaller }) = { $product } { $side ->
    [above] > { $square } = { $smaller }²: больше Φ.
   *[below] < { $square } = { $smaller }²: меньше Φ.
  }
why-golden-equal = Равные кучки выиграны, хотя их отношение меньше Φ: возьмите { $pile }, всю кучку.
why-golden-multiple = { $larger } — это { $times } × { $smaller }: возьмите всё, и кучка пуста.
why-golden-keep = Возьмите { $take } и оставьте { $upper } и { $lower }, меньше Φ.
why-golden-then = Там единственный ход — взять { $lower }; остаётся { $lower } и { $rest }, снова выигрыш.
why-golden-lost = При отношении меньше 2 меньшая помещается в большей один раз: единственный ход берёт { $smaller } и оставляет { $smaller } и { $left }, а это выигрыш соперника.

why-over-score = Всё взято, и выигрывает большая сумма.
why-interval-value = { $interval } = { $margin }
why-interval-legend = D(i,j): на сколько больше получит тот, кому ходить, между разрезами i и j; P: сумма до разреза. [сейчас], (после хода)
why-interval-cut = разрез
why-interval-keep = Лучше всего { $words }. { $equation }: больше не даёт ни один ход.
why-interval-least = Затянуть игру: { $words }. { $equation }: больше не даёт ни один ход.
why-interval-then = Тогда, по { $rest }, соперник { $side ->
    [ahead] получит из остатка больше другой стороны не более чем на { $margin }.
    [even] получит из остатка не больше другой стороны.
   *[behind] получит из остатка меньше другой стороны, и не менее чем на { $margin }.
  }
why-interval-all = Тогда сопернику ничего не остаётся.

why-gaps-value = ним-сумма просветов { $sum }
why-gaps-flip = В просвете { $from } на дорожке { $track } под старшим крестиком стоит 1: обратите его цифры под крестиками. Вперёд на { $by }, просвет станет { $to }.
why-gaps-then = Тогда все столбцы чётны. Ход вперёд создаёт крестик, а на отступление отвечают ходом вперёд на столько же.
why-gaps-even = Все столбцы чётны. Ход вперёд создаёт крестик, а ответ убирает все крестики; на отступление отвечают ходом вперёд на столько же.
why-gaps-retreat = Отступление обратимо: ход вперёд на { $by } возвращает просвет { $gap }.

why-last-word-value = { $left ->
    [one] остался { $left } ход
    [few] осталось { $left } хода
   *[other] осталось { $left } ходов
  }, последнее слово за { $last ->
    [first] первым
   *[second] вторым
  }
why-last-word-column-line = стр.
why-last-word-column-now = сейчас
why-last-word-column-then = потом
why-last-word-column-wants = цель первого
why-last-word-end = итог
why-last-word-start = A B в начале: { $state }
why-last-word-in = В строку { $line } приходят A B = { $before }:
why-last-word-ending = { $after } → итог { $end }: { $relation ->
    [differ] A ≠ B, первый
   *[equal] A = B, второй
  }
why-last-word-over = Итог программы { $end }: { $relation ->
    [differ] A и B различны.
   *[equal] A и B равны.
  }
why-last-word-parity = { $last ->
    [first] { $lines ->
        [1] Единственную строку заполняет первый.
        [one] Из { $lines } строки последнюю заполняет первый.
       *[other] Из { $lines } строк последнюю заполняет первый.
      }
   *[second] { $lines ->
        [one] Из { $lines } строки последнюю заполняет второй.
       *[other] Из { $lines } строк последнюю заполняет второй.
      }
  }
why-last-word-any = Годится любой ход: из четырёх состояний два кончаются хорошо, а последняя строка может привести к трём.
why-last-word-last = Строка { $line } — последняя. Выигрывают операторы { $good }. После этого уже ничего не изменить.
why-last-word-lost = Что бы здесь ни написать, из четырёх состояний два кончаются хорошо для соперника, а последняя строка может привести к трём.
why-score-value = S({ $row },{ $column }) = { $score }
why-score-equation = S({ $row },{ $column }) = { $total } − min({ $options }) = { $score }
why-score-axes = r\m
why-score-legend = S(r,m): сколько ещё получит тот, кому ходить, от слитка r, если взяли m. (вариант), [наименьший]
why-score-least = Осталось T({ $row }) = { $total }; наименьшее, что можно оставить сопернику: { $least }.
why-score-all = Предел позволяет взять всё: T({ $row }) = { $total }.
why-score-keep = { $take ->
    [one] Возьмите { $take } слиток
    [few] Возьмите { $take } слитка
   *[other] Возьмите { $take } слитков
  }: { $got } сейчас, { $later } потом.
why-score-keep-all = { $take ->
    [1] Возьмите последний слиток
    [one] Возьмите весь { $take } слиток
    [few] Возьмите все { $take } слитка
   *[other] Возьмите все { $take } слитков
  }: сопернику ничего не остаётся.
why-score-then = Тогда из оставшихся { $left } соперник получит не больше { $least }, как бы он ни играл.
why-score-also = Не хуже взять { $takes }.
why-score-before = Со взятым раньше: { $own } против { $other }.
why-set-value = значение Гранди { $value }
why-set-over = { $coins ->
    [0] Взять больше нечего: кто не может ходить, проигрывает.
    [one] Взять столько, сколько есть во множестве, из { $coins } монеты нельзя: кто не может ходить, проигрывает.
   *[other] Взять столько, сколько есть во множестве, из { $coins } монет нельзя: кто не может ходить, проигрывает.
  }
why-set-keep = Возьмите { $take }, оставьте { $left }: это P-позиция.
why-set-then = От { $left } каждый ход ведёт в N: { $lefts }. Ответ возвращает в P.
why-set-then-many = От { $left } все ходы (их { $count }) ведут в N, а ответ возвращает в P.
why-set-then-end = Ни одно число множества не помещается в { $left }: соперник не может ходить.
why-set-lost = Каждый ход ведёт в N: { $lefts }. Ответ возвращает в P.
why-set-lost-many = Все ходы (их { $count }) ведут в N, а ответ возвращает в P.
why-set-mex = { $count ->
    [1] Ходы оставляют значение { $values }; наименьшее из отсутствующих — { $value }.
   *[other] Ходы оставляют значения { $values }; наименьшее из отсутствующих — { $value }.
  }
why-set-mex-many = Разных значений ходы оставляют { $count }; наименьшее из отсутствующих — { $value }.
# Крупными знаками, латинскими или греческими.
why-set-mex-large = mex { $value }
why-set-more = ещё { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
  }
why-set-period = Значения повторяются через { $length }, начиная с { $from }. Доказано: { $window ->
    [1] последнее значение определяет следующее, и одно повторилось.
    [one] следующее определяется { $window } последним, и { $window } подряд повторилось.
   *[other] следующее определяется { $window } последними, и { $window } подряд повторились.
  }
why-set-same = { $size } стоит как { $first }: это то же место периода.
why-set-period-lost = P от { $from } до { $to }: { $lost }{ $hidden ->
    [0] .
   *[other] {" "}и ещё { $hidden }.
  }
why-set-unproved = Среди значений, которых вычислено { $count }, период не доказан.
why-piles-mex = Кучка { $pile } из { $size }: варианты, размер:значение
why-piles-none = Кучка { $pile } из { $size }: взять нечего
why-piles-told = Из кучки { $pile } ({ $size }) ходы оставляют значения { $values }: наименьшее из отсутствующих, { $value }, и есть её значение.
why-piles-least = наименьшее из отсутствующих { $value }
why-piles-size = размер
why-piles-value = значение
why-piles-keep = Измените значение кучки { $pile } с { $from } на { $to }: возьмите { $take }, оставьте { $left }.
why-piles-then = Тогда ним-сумма равна 0: любой ход меняет одно значение, а ответ снова делает её нулём.
why-piles-lost = Ним-сумма равна 0: любой ход меняет одно значение, а ответ снова делает её нулём.
why-piles-over = Ни одно число множества не помещается ни в одну кучку: кто не может ходить, проигрывает.

why-retrograde-win = выигрыш за { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[other] { $plies } ходов
  }{ $plies ->
    [1] {""}
   *[other] {" "}обеих сторон
  }
why-retrograde-loss = конец не позже чем через { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[other] { $plies } ходов
  }{ $plies ->
    [1] {""}
   *[other] {" "}обеих сторон
  }
why-retrograde-draw = ничья
why-retrograde-wins-in = { $plies ->
    [1] выигрывает сразу
    [one] выигрыш за { $plies } ход
    [few] выигрыш за { $plies } хода
   *[other] выигрыш за { $plies } ходов
  }
why-retrograde-loses-in = { $plies ->
    [one] проигрыш за { $plies } ход
    [few] проигрыш за { $plies } хода
   *[other] проигрыш за { $plies } ходов
  }
why-retrograde-draws = ничья: хождение по кругу
why-retrograde-again = { $count ->
    [0] ничья: снова начало
   *[other] ничья: как после хода { $count }
  }
why-retrograde-counts = Выигрывающих ходов { $wins }, ничейных { $draws }, проигрывающих { $losses }.
why-retrograde-keep = Быстрее всего выигрывает { $words }.
why-retrograde-then = { $plies ->
    [0] Тогда три знака стоят в ряд.
    [one] Тогда соперник может продержаться самое большее { $plies } ход обеих сторон: любой ответ остаётся проигранным.
    [few] Тогда соперник может продержаться самое большее { $plies } хода обеих сторон: любой ответ остаётся проигранным.
   *[other] Тогда соперник может продержаться самое большее { $plies } ходов обеих сторон: любой ответ остаётся проигранным.
  }
why-retrograde-hold = Ничью сохраняет { $words }: никакой ответ не выигрывает, и позиции повторяются.
why-retrograde-repeated = { $count ->
    [0] Повторилась начальная позиция: ничья.
   *[other] Повторилась позиция после хода { $count }: ничья.
  }
why-retrograde-three = Три знака стоят в ряд.
# Горз (Horz) — это левый игрок (Left), как в Winning Ways.
why-canonical-sum = { $sign ->
    [zero] сумма = 0
    [positive] сумма { $sum } > 0
    [negative] сумма { $sum } < 0
   *[fuzzy] сумма { $sum } || 0
  }
why-canonical-beside = { $sign ->
    [zero] сумма = 0
    [positive] сумма > 0
    [negative] сумма < 0
   *[fuzzy] сумма || 0
  }
why-canonical-hidden = ещё { $count }, разных размеров { $sizes }
why-canonical-nothing = (C) ничего не остаётся
why-canonical-sign = { $sign ->
    [zero] Сумма равна 0: проигрывает тот, кому ходить.
    [positive] Сумма > 0: выигрывает Горз, чей бы ни был ход.
    [negative] Сумма < 0: выигрывает Верт, чей бы ни был ход.
   *[fuzzy] Сумма || 0, несравнима с нулём: выигрывает тот, кому ходить.
  }
why-canonical-keep = Лучше всего { $words }. { $parts ->
    [0] От { $of } не остаётся ничего
    [1] От { $of } остаётся { $one }
   *[other] От { $of } остаются { $one } и { $other }
  }, { $sum }.
why-canonical-last = Возьмите { $of } целиком: больше ничего не остаётся.
why-canonical-then = { $who ->
    [vert] Тогда любой столбец оставляет сумму > 0 или || 0, и выигрывает Горз.
   *[horz] Тогда любая строка оставляет сумму < 0 или || 0, и выигрывает Верт.
  }
why-canonical-lost = { $who ->
    [horz] Любая строка оставляет сумму < 0 или || 0, и выигрывает Верт.
   *[vert] Любой столбец оставляет сумму > 0 или || 0, и выигрывает Горз.
  }

why-rope-value = ним-сумма { $sum }
why-rope-piece = кусок
why-rope-floor = целых см
why-rope-pins = кегли
why-rope-nimber = нимбер
why-rope-cut = { $floor } { $arrow } { $left } и { $right }: нимберы { $first } и { $second }
why-rope-middle = Режьте посередине, в { $cut }: останутся два равных куска.
why-rope-image = У разреза в { $of } нет пары: режьте в { $cut }, это его образ.
why-rope-pair = Разрежьте кусок { $piece } в { $cut }: тогда у каждого куска есть парный.
why-rope-mirror = Дальше — отражение: если соперник безопасно режет один, такой же разрез безопасен и на другом.
why-rope-split = Разрежьте кусок { $piece } на { $left } и { $right } целых см: нимберы { $first } и { $second } дают { $to }, а не { $from }.
why-rope-then = Тогда все столбцы чётны, и любой безопасный разрез создаёт крестик.
why-rope-paired = Длины разбиты на равные пары: любой безопасный разрез повторяют на парном куске.
why-rope-even = Все столбцы чётны: любой безопасный разрез создаёт крестик, а ответ убирает все крестики.
why-rope-none = Куска в 2 см нет, поэтому любой разрез даёт кусок короче 1 см и проигрывает.
why-rope-kayles = Кегли (Kayles): n целых см — это n − 1 кеглей.
why-rope-unpaired = Где парного куска нет, важны целые см: n см — это n − 1 кеглей (игра Kayles), и разрез сбивает одну или две соседние.
why-rope-winning = Все выигрывающие разрезы: { $cuts }{ $more ->
    [0] {""}
   *[other] {" "}и ещё промежутков: { $more }
  }
why-rope-all = { $cuts }.
why-rope-over = Последний разрез дал кусок в { $length } см, короче 1 см: сделавший его проиграл.

# Стол пуст, симметричен с монетой в центре или без неё, либо у некоторых монет нет пары.
why-mirror-value = { $state ->
    [empty] стол пуст
    [whole] симметрия, и монета в центре
    [hollow] симметрия, но в центре монеты нет
   *[alone] { $alone ->
        [one] { $alone } монета без пары
        [few] { $alone } монеты без пары
       *[other] { $alone } монет без пары
      }{ $centre ->
        [taken] {""}
       *[other] , в центре монеты нет
      }
  }
why-mirror-centre = Центр: { $state ->
    [free] свободен
    [taken] монета { $coin }
   *[blocked] накрыт монетой { $coin }
  }
why-mirror-alone = без пары
why-mirror-more = и ещё { $count }
why-mirror-central = Монета в центре — сама себе образ.
why-mirror-pairs = Это образ монеты { $coin }.
why-mirror-image = Монета останется без пары: её образ — { $at }.
why-mirror-open = Займите центр 0,0: только это место само себе образ.
why-mirror-reply = Только у монеты { $coin } в { $at } нет пары: ответьте на место её образа { $reply }.
why-mirror-then = Если теперь соперник найдёт место, найдётся и место его образа. Отвечайте туда, и первым места не найдёт соперник.
why-mirror-anywhere = Выигрывает любое место: двум монетам нужен стол радиуса не меньше { $least }, так что вторая здесь не поместится.
why-mirror-nearer = Вторая монета после этого не поместится. Поэтому сразу выигрывает и любое место, до которого от центра меньше { $than }.
why-mirror-last = Она займёт всё оставшееся место и сразу выиграет. Так же выигрывают и другие места.
why-mirror-lost = Все монеты симметричны относительно той, что в центре. Где поместится монета, поместится и её образ: у соперника всегда есть ответ.
why-mirror-silent = { $centre ->
    [taken] { $alone ->
        [one] У { $alone } монеты
       *[other] У { $alone } монет
      } нет пары, а один ход даёт пару только одной: теория молчит, исход неизвестен.
    [free] { $alone ->
        [one] У { $alone } монеты
       *[other] У { $alone } монет
      } нет пары, и центр свободен. Одним ходом не исправить и то и другое: теория молчит, исход неизвестен.
   *[blocked] Монета { $coin } накрывает центр, но лежит не в нём, и в центр уже ничего не положить. Без этого теория молчит, исход неизвестен.
  }
why-mirror-try = Стоит попробовать: { $words }.
why-mirror-over = Больше ни одна монета не помещается; выиграл положивший последнюю.
why-mirror-tolerance = Место, где зазор меньше { $tolerance }, может не учитываться.
why-taking-head = группа: G
why-taking-keep = { $pieces ->
    [none] Группа из { $length } уходит целиком, её значение { $from }: { $cells }.
    [one] Уберите { $cells } из группы в { $length }: остаётся { $left }, значение { $value } вместо { $from }.
   *[two] Уберите { $cells } из группы в { $length }: остаётся { $left } и { $right }, значение { $value } вместо { $from }.
  }
why-taking-then = Тогда все столбцы чётны, и любой ход меняет значение одной группы.
why-taking-lost = Все столбцы чётны: любой ход меняет значение одной группы, а ответ снова делает все чётными.
why-taking-period = { $code ->
    [none] Период G
   *[other] Период { $code }
  } равен { $length }, начиная с { $from }; доказано по G(0), …, G({ $by }).
why-taking-silent = { $pairs ->
    [0] {""}
   *[other] групп в равных парах { $pairs }{ $zeros ->
        [0] {""}
       *[other] ,{" "}
      }
  }{ $zeros ->
    [0] {""}
   *[other] со значением 0: { $zeros }
  }
why-taking-runs = { $count ->
    [one] { $count } группа: { $value }
    [few] { $count } группы: { $value }
   *[other] { $count } групп: { $value }
  }
why-taking-by-value = всего групп { $runs }, по значениям{ $hidden ->
    [0] {""}
   *[other] , ещё { $hidden }
  }
why-axis-middle = Зачеркните середину, { $cells }.
why-axis-image = Зачеркните образ, { $cells }.
why-axis-then = Тогда у каждого хода есть образ: на клетку i отвечайте { $sum } − i.
why-axis-lost = У каждого хода есть образ: на клетку i отвечают { $sum } − i, и первым ходы кончатся у того, кому ходить.
