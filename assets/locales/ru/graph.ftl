graph-title = Фишка на графе
graph-rule = Передвиньте фишку по стрелке; кто не может ходить, { $last ->
    [loses] выигрывает
   *[wins] проигрывает
  }.
graph-notation = имя, к которому идёт фишка, например b
graph-figure = Куда ведут стрелки
graph-axis-x = стрелка
graph-axis-y = стрелка
graph-field-arrows = Стрелки
graph-field-start = Начало (start)
graph-form-arrows = имена, соединённые стрелками, например a-b,b-c
graph-form-name = имя, которое есть у стрелок
graph-preset-default = шесть имён
graph-preset-stairs = лестница
graph-preset-circle = с кругом
graph-preset-misere = шесть имён (мизер)
graph-preset-town = дорога к морю
graph-move = перейти к { $to }
graph-arrows-many = стрелок { $count }; допустимо: от 1 до { $most }
graph-names-many = имён больше { $most }; допустимо: от 2 до { $most }
graph-name-long = имя { $name } слишком длинное; допустимо: от 1 до { $most } букв или цифр
graph-itself = { $arrow } ведёт от имени к нему самому; стрелка соединяет два имени
graph-twice = { $arrow } стоит дважды; укажите каждую стрелку один раз
graph-no-name = такого имени у стрелок нет; допустимо: { $names }
graph-no-arrow = от { $from } к { $to } стрелки нет; допустимо: { $names }
graph-recited = Фишка стоит на { $name }. Стрелки ведут к: { $names }.
graph-recited-end = Фишка стоит на { $name }. Дальше стрелок нет.

# Панель её теории: всякой игры, которую решает перебор.
why-searched-drawn = ничья
why-searched-value = значение { $value }, до конца { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
  }
why-searched-moves = до конца { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
  }
why-searched-head = ход и конец (ходы обеих сторон)
why-searched-leaves = { $outcome ->
    [win] выигрыш, ещё { $moves }
    [loss] проигрыш, ещё { $moves }
   *[draw] ничья, по кругу
  }{ $value ->
    [none] {""}
   *[other] , значение { $value }
  }
why-searched-layer = { $moves ->
    [0] { $outcome ->
        [loss] конец, проигрыш:
       *[win] конец, выигрыш:
      }
    [one] { $moves } ход, { $outcome ->
        [loss] проигрыш:
       *[win] выигрыш:
      }
    [few] { $moves } хода, { $outcome ->
        [loss] проигрыш:
       *[win] выигрыш:
      }
   *[other] { $moves } ходов, { $outcome ->
        [loss] проигрыш:
       *[win] выигрыш:
      }
  } { $names }
why-searched-layer-drawn = без отметки, ничья: { $names }
why-searched-counts = { $outcome ->
    [win] { $which ->
        [every] Все ходы ведут к P-позициям: { $all }.
       *[some] Ходов { $all }, из них к P-позиции ведут: { $lost }.
      }
    [loss] Все ходы ведут к N-позициям: { $all }.
   *[draw] Ни один ход не ведёт к P-позиции; { $which ->
        [every] ничью сохраняют все: { $all }.
       *[some] ничью сохраняют { $drawn } из { $all }.
      }
  }
why-searched-keep = Самый быстрый выигрыш: { $words }.
why-searched-then = { $moves ->
    [0] На этом партия кончается.
    [one] Тогда остаётся { $moves } ход.
    [few] Тогда остаётся { $moves } хода, что бы ни делал соперник.
   *[other] Тогда остаётся { $moves } ходов, что бы ни делал соперник.
  }
why-searched-hold = Ничью сохраняет: { $words }.
why-searched-mex = Ходы оставляют значения { $reached }; наименьшее недостающее – { $value }.
plain-why-searched-counts = { $outcome ->
    [win] { $all ->
        [1] Ваш единственный ход оставляет сопернику проигранное место.
       *[other] { $which ->
            [every] Любой ваш ход оставляет сопернику проигранное место.
           *[some] Из ваших ходов (их { $all }) проигранное место сопернику оставляют: { $lost }.
          }
      }
    [loss] { $all ->
        [1] Ваш единственный ход оставляет сопернику выигранное место.
       *[other] Любой ваш ход оставляет сопернику выигранное место.
      }
   *[draw] { $all ->
        [1] Выиграть нельзя; единственный ход сохраняет ничью.
       *[other] { $which ->
            [every] Ни один ход не выигрывает, но любой сохраняет ничью.
           *[some] Ни один ход не выигрывает, но ничью сохраняют { $drawn } из { $all }.
          }
      }
  }
plain-why-searched-keep = Самый быстрый выигрыш: { $words }.
plain-why-searched-then = { $moves ->
    [0] На этом игра кончается.
   *[other] Что бы ни ответил соперник, до конца не больше ходов, чем { $moves }.
  }
plain-why-searched-hold = Сохраните ничью: { $words }. Тогда и соперник не выиграет силой.
# Почему это верно: отметки от концов назад (Цермело 1913).
holds-searched-ends = Где нет хода, партия кончилась: отметка 0.
holds-searched-back = Оттуда назад: выигрыш за n, если самый быстрый ход ведёт к проигрышу за n − 1; проигрыш за n, если все ходы ведут к выигрышам, самый медленный – за n − 1.
holds-searched-circles = Что так и не получит отметки – ничья: оттуда ход ведёт по кругу к тому, что её тоже не имеет, без конца.
holds-searched-won = { $which ->
    [every] Все ходы здесь ({ $all }) ведут к проигранным позициям.
   *[some] Из ходов здесь ({ $all }) к проигранной позиции ведут: { $lost }.
  } Значит, это выигрыш за { $moves }.
holds-searched-lost = Все ходы здесь ({ $all }) ведут к выигранным позициям: это проигрыш за { $moves }.
holds-searched-drawn = Из ходов здесь ({ $all }) ни один не ведёт к проигранной позиции, а к неотмеченной ведут: { $drawn }. Значит, и эта без отметки.
plain-holds-searched-ends = Начните с концов. Там ясно, кто выиграл.
plain-holds-searched-back = Теперь идите назад, место за местом. Место выиграно, если какой-то ход оставляет проигранное. Оно проиграно, если все ходы оставляют выигранные.
plain-holds-searched-circles = Некоторые места так и не получают отметки. Оттуда можно ходить по кругу без конца: ничья.
plain-holds-searched-won = { $which ->
    [every] Любой ваш ход оставляет сопернику проигранное место.
   *[some] Из ваших ходов ({ $all }) проигранное место сопернику оставляют: { $lost }.
  }
plain-holds-searched-lost = Любой ваш ход оставляет сопернику выигранное место.
plain-holds-searched-drawn = Ни один ход не оставляет проигранного места, выиграть нельзя. { $which ->
    [every] Любой ход сохраняет ничью.
   *[some] Ходов, сохраняющих ничью: { $drawn } из { $all }.
  }
smaller-graph = Поставьте фишку сначала у конца. Откуда ходить не хочется?
look-graph = Посмотрите на имена, откуда стрелок нет, и на те, что за одну стрелку до них.
