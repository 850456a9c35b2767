domineering-title = Доминиринг
domineering-rule = Верт, который ходит первым, кладёт кости домино стоя, Горз — лёжа, всегда на две свободные клетки. Кому некуда положить кость, тот проиграл.
domineering-notation = строка,столбец верхней или левой клетки кости
domineering-figure = Части доски
domineering-field-rows = Строк
domineering-field-cols = Столбцов
domineering-field-begins = Кто начинает
    .vert = Верт
    .horz = Горз
domineering-axis-x = столбец
domineering-axis-y = строка
domineering-preset-default = четыре на четыре
domineering-preset-small = три на три
domineering-preset-wide = четыре на шесть
domineering-preset-lost = проигрышное начало, пять на пять
domineering-preset-large = шесть на шесть
domineering-side = { $who ->
    [vert] Верт
   *[horz] Горз
  }
domineering-role = { $who ->
    [vert] стоя
   *[horz] лёжа
  }
domineering-next = { $next ->
    [vert] Верт
   *[horz] Горз
  }
domineering-move = { $who ->
    [vert] занять столбец { $at }, строки { $from } и { $to }
   *[horz] занять строку { $at }, столбцы { $from } и { $to }
  }
# $moves: the places where the player could lay a domino now. $free: cells.
domineering-now = { $moves ->
    [0] { $who ->
        [vert] Верту некуда класть
       *[horz] Горзу некуда класть
      }
   *[other] { $who ->
        [vert] Верт ({ $seat ->
            [first] первый
           *[second] второй
          }): стоя, пусто { $free }
       *[horz] Горз ({ $seat ->
            [first] первый
           *[second] второй
          }): лёжа, пусто { $free }
      }
  }
domineering-off-board = клетки { $row },{ $col } на доске нет; допустимо: строки от 1 до { $rows }, столбцы от 1 до { $cols }
domineering-beyond = кость там не помещается: клетки { $row },{ $col } на доске нет; допустимо: например { $free }
domineering-taken = клетка { $row },{ $col } уже закрыта; допустимо: две свободные, например { $free }
recite-domineering-cells = { $what ->
    [free] { $cells } свободно
   *[taken] { $cells } закрыто
  }
figure-regions-all = Всего
figure-regions-none = Больше ни одна кость не помещается.
figure-regions-most = Сколько костей положил бы каждый один

why-domineering-part = { $heat ->
    [spare] { $who ->
        [none] Запасных ходов нет ни у кого.
        [vert] У Верта в запасе { $lead }.
       *[horz] У Горза в запасе { $lead }.
      }
   *[other] { $who ->
        [none] Никто не впереди.
       *[other] { domineering-side } впереди на { $lead }.
      }{ $heat ->
        [hot] {" "}Следующий ход даёт { $gain }.
        [turn] {" "}Следующий ход лишь передаёт очередь.
       *[cold] {""}
      }
  }
why-domineering-brief = { $who ->
    [none] 0
   *[other] { domineering-side } +{ $number }
  }
why-domineering-large = пока не взвесить
why-domineering-roomy = Пока не взвесить. Один Верт положил бы сюда { $vert }, один Горз — { $horz }.
why-domineering-all = { $kind ->
    [together] { $who ->
        [none] Вместе никто не впереди
       *[other] Вместе { domineering-side } впереди на { $lead }
      }
   *[alone] { $who ->
        [none] Никто не впереди
       *[other] { domineering-side } впереди на { $lead }
      }
  }{ $heat ->
    [cold] .
    [hot] . Следующий ход даёт { $gain }.
    [more] , но ходит { domineering-next }, и его ход даёт { $gain }.
   *[same] , но ходит { domineering-next }, и его ход даёт столько же.
  }
why-domineering-unweighed = Свободных клеток слишком много, чтобы взвесить, но { $sign ->
    [zero] тот, кому ходить, проигрывает
    [positive] Верт выигрывает, чей бы ни был ход
    [negative] Горз выигрывает, чей бы ни был ход
   *[fuzzy] тот, кому ходить, может выиграть
  }.
why-domineering-head = { $what ->
    [value] значение
    [mean] среднее
   *[heat] нагрев
  }

why-domineering-sign = { $sign ->
    [zero] Сумма 0: кто ходит, проигрывает.
    [positive] Сумма > 0: выигрывает Верт, кто бы ни ходил.
    [negative] Сумма < 0: выигрывает Горз, кто бы ни ходил.
   *[fuzzy] Сумма || 0, несравнима с 0: кто ходит, выигрывает.
  }
why-domineering-open = Одна из частей слишком велика для значения, поэтому исход найден перебором.
why-domineering-turn = Средние дают в сумме 0, горячих частей нет: остаётся решить, кто сделает последний ход.
why-domineering-cold = Средние дают в сумме { $who ->
    [none] 0
    [vert] { $number } в пользу Верта
   *[other] { $number } в пользу Горза
  }, горячих частей нет.
why-domineering-hot = { $parts ->
    [1] Температура { $worth }, среднее
   *[other] Горячее всех часть { $part } ({ $worth }); средние дают в сумме
  } { $who ->
    [none] 0
    [vert] { $number } в пользу Верта
   *[other] { $number } в пользу Горза
  }.
why-domineering-elsewhere = Средние дают в сумме { $who ->
    [none] 0
    [vert] { $number } в пользу Верта
   *[other] { $number } в пользу Горза
  }. Горячее всех часть { $part } ({ $worth }), { $wins ->
    [yes] и там тоже есть выигрышный ход.
   *[no] но там ни один ход не выигрывает.
  }
why-domineering-answered = { $moves ->
    [1] Единственный ход проигрывает.
    [one] Каждый из { $moves } хода проигрывает.
   *[other] Каждый из { $moves } ходов проигрывает.
  }
why-domineering-keep = { $parts ->
    [1] Лучше всего: { $words }.
   *[other] Лучше всего: { $words }, в части { $part }.
  }
why-domineering-then = { $who ->
    [none] Тогда средние дают в сумме 0 и горячих частей нет: ход чего-то стоит, а ходить сопернику.
    [vert] Тогда средние дают в сумме { $number } в пользу Верта и горячих частей нет.
   *[other] Тогда средние дают в сумме { $number } в пользу Горза и горячих частей нет.
  }
why-domineering-clear = Тогда средние дают в сумме { $number } в пользу { $who ->
    [vert] Верта
   *[other] Горза
  }, больше температуры самой горячей части, { $worth }: соперник не догонит.
why-domineering-every = { $moves ->
    [1] Тогда единственный ход соперника проигрывает.
    [one] Тогда каждый из { $moves } хода соперника проигрывает.
   *[other] Тогда каждый из { $moves } ходов соперника проигрывает.
  }
why-domineering-stuck = { $who ->
    [vert] Тогда Верту некуда ходить.
   *[horz] Тогда Горзу некуда ходить.
  }

plain-why-domineering-open = Свободного слишком много, чтобы считать, поэтому программа перебрала все ходы.
plain-why-domineering-turn = Никто не впереди: осталось решить, кто сходит последним.
plain-why-domineering-cold = { $whose ->
    [own] Вы впереди на { $lead } и можете отыграть всё, что даст ход соперника.
    [other] Соперник впереди на { $lead } и может отыграть всё, что даст ваш ход.
   *[none] Никто не впереди, а ходить вам: на каждый ваш ход есть хороший ответ.
  }
plain-why-domineering-hot = { $parts ->
    [1] Следующий ход
   *[other] В части { $part } следующий ход
  } даёт { $gain }, поэтому он нужен обоим.
plain-why-domineering-elsewhere = В части { $part } следующий ход даёт { $gain }, { $wins ->
    [yes] и выиграть можно и там.
   *[no] но там ни один ход не выигрывает.
  }
plain-why-domineering-answered = { $moves ->
    [1] У вас только один ход, и у соперника есть хороший ответ.
    [one] У вас { $moves } ход, и на каждый у соперника есть хороший ответ.
    [few] У вас { $moves } хода, и на каждый у соперника есть хороший ответ.
   *[other] У вас { $moves } ходов, и на каждый у соперника есть хороший ответ.
  }
plain-why-domineering-keep = { $parts ->
    [1] Лучше всего: { $words }.
   *[other] Лучше всего, в части { $part }: { $words }.
  }
plain-why-domineering-then = { $whose ->
    [own] Тогда вы впереди на { $lead }, и последний ход ваш.
   *[none] Тогда никто не впереди, и на каждый ход соперника у вас есть хороший ответ.
  }
plain-why-domineering-clear = Тогда вы впереди на { $lead }, а следующий ход соперника даёт только { $gain }.
plain-why-domineering-every = { $moves ->
    [1] Тогда у соперника только один ход, и у вас есть хороший ответ.
    [one] Тогда у соперника { $moves } ход, и на каждый у вас есть хороший ответ.
    [few] Тогда у соперника { $moves } хода, и на каждый у вас есть хороший ответ.
   *[other] Тогда у соперника { $moves } ходов, и на каждый у вас есть хороший ответ.
  }
plain-why-domineering-stuck = Тогда сопернику некуда положить кость.

holds-domineering-options = Значение части строится из значений того, что оставляет от неё каждая кость. Доминируемые варианты отбрасываются, обратимые обходятся. Доска — сумма своих частей.
holds-domineering-checked = { $won ->
    [yes] После лучшего хода сумма { $sign ->
        [zero] 0
        [positive] > 0
        [negative] < 0
       *[fuzzy] || 0
      }, и соперник, которому ходить, проигрывает.
   *[no] Сумма { $sign ->
        [zero] 0
        [positive] > 0
        [negative] < 0
       *[fuzzy] || 0
      }, и тот, кому ходить, проигрывает.
  }
holds-domineering-cold = Горячих частей нет, и ответ отыгрывает всё, что даёт ход. { $who ->
    [none] Ход чего-то стоит, и у того, кому ходить, ходы кончатся раньше.
    [vert] Перевес Верта, { $number }, сохранится до конца.
   *[other] Перевес Горза, { $number }, сохранится до конца.
  }
holds-domineering-searched = Перебор всех ходов (их { $moves }) и всего, что за ними следует, находит на каждый выигрывающий ответ.
holds-domineering-answer = Ход: { $mv }. Ответ: { $reply }.
holds-domineering-stuck = Положить ещё одну кость некуда, а кто не может ходить, проигрывает.
plain-holds-domineering-cold = В каждой части ответ отыгрывает всё, что даст следующая кость. { $whose ->
    [own] Поэтому вы останетесь впереди на { $lead } до конца.
    [other] Поэтому соперник останется впереди на { $lead } до конца.
   *[none] Поэтому у того, кому ходить, ходы кончатся раньше.
  }
plain-holds-domineering-searched = { $won ->
    [yes] Программа перебрала до конца все ходы соперника: их { $moves }. На каждый у вас есть ответ.
   *[no] Программа перебрала до конца все ваши ходы: их { $moves }. На каждый у соперника есть ответ.
  }
plain-holds-domineering-answer = { $won ->
    [yes] Ход соперника: { $mv }. Ваш ответ: { $reply }.
   *[no] Ваш ход: { $mv }. Ответ соперника: { $reply }.
  }
plain-holds-domineering-stuck = { $won ->
    [yes] Тогда сопернику некуда положить кость, и он проигрывает.
   *[no] Вам некуда положить кость, и вы проигрываете.
  }

smaller-domineering = Попробуйте две строки и два столбца, потом три на три. Кто выигрывает и каким первым ходом?
look-domineering = Посмотрите на место, которое годится только одному из вас. Сколько костей там поместится у каждого?
