# Почему сумма прямоугольников выиграна или проиграна: повторение в парном или значения всех меньших прямоугольников.
holds-canonical-last = Остался только { $of }, и одна линия забирает его целиком. Сумма станет равна 0, и у соперника нет хода.
holds-canonical-twins = { $won ->
    [yes] После хода у каждого прямоугольника есть парный — он же, повёрнутый на прямой угол.
   *[no] У каждого прямоугольника есть парный — он же, повёрнутый на прямой угол.
  } Строки одного — это столбцы другого, так что один противоположен другому и сумма равна 0.
holds-canonical-copy = На линию в одном отвечают той же линией в парном. Она ещё свободна, и остаются снова парные прямоугольники.
holds-canonical-end = Каждый ход занимает клетки, поэтому ходы кончатся, и первым без хода останется { $won ->
    [yes] соперник
   *[no] ходящий
  }.
holds-canonical-lines = В { $of } у Горза строк на выбор { $rows }, у Верта столбцов { $cols }; линия оставляет меньшие прямоугольники, а их значения известны.
holds-canonical-simplest = Вариант не лучше другого варианта того же игрока можно отбросить. Вариант, на который соперник отвечает так, что стало не лучше прежнего, можно обойти: остаётся каноническая форма.
holds-canonical-checked = { $sign ->
    [zero] Найденная так сумма равна 0
    [positive] Найденная так сумма > 0
    [negative] Найденная так сумма < 0
   *[fuzzy] Найденная так сумма || 0
  }: значит, { $won ->
    [yes] ходящий выигрывает
   *[no] ходящий проигрывает
  }.
holds-canonical-too-many = { plain-holds-canonical-too-many }
holds-canonical-again = { plain-holds-canonical-again }
holds-canonical-answer = { plain-holds-canonical-answer }
holds-canonical-best = { plain-holds-canonical-best }

plain-holds-canonical-last = Остался только { $of }, и вы можете занять его целиком. Тогда у соперника нет хода.
plain-holds-canonical-twins = { $won ->
    [yes] После вашего хода у каждого прямоугольника есть парный, повёрнутый набок.
   *[no] У каждого прямоугольника есть парный, повёрнутый набок.
  } Строка в одном — это столбец в другом.
plain-holds-canonical-copy = Поэтому любой ход в одном можно повторить в парном. Тогда у всех прямоугольников снова есть парные.
plain-holds-canonical-end = Каждый ход занимает клетки, поэтому ходы кончатся. Первым без хода { $won ->
    [yes] останется соперник
   *[no] останетесь вы
  }.
plain-holds-canonical-best = Ваш лучший ход: { $words }. { $parts ->
    [0] От { $of } не останется ничего.
    [1] От { $of } останется { $one }.
   *[other] От { $of } останутся { $one } + { $other }.
  }
plain-holds-canonical-answer = Если { $move }, { $reply }.
plain-holds-canonical-part = { $who ->
    [they-may] соперник { $parts ->
        [0] займёт весь { $of }
       *[other] оставит от { $of } только { $left }
      }
    [you-may] вы { $parts ->
        [0] займёте весь { $of }
       *[other] оставите от { $of } только { $left }
      }
    [you] { $parts ->
        [0] займите весь { $of }
       *[other] оставьте от { $of } только { $left }
      }
   *[they] он { $parts ->
        [0] займёт весь { $of }
       *[other] оставит от { $of } только { $left }
      }
  }
plain-holds-canonical-again = { $more ->
    [0] {""}
    [one] Ответ на { $more } другой ход программа тоже нашла.{" "}
    [few] Ответы на { $more } других хода программа тоже нашла.{" "}
   *[other] Ответы на { $more } других ходов программа тоже нашла.{" "}
  }{ $won ->
    [yes] После ответа поле у соперника меньше, и на каждый его ход там тоже есть ответ.
   *[no] После ответа поле у вас меньше, и на каждый ваш ход там тоже есть ответ.
  }
plain-holds-canonical-too-many = Разных ходов здесь { $moves }, всех не перечислить. На каждый программа нашла ответ.
why-canonical-has = Горз { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
   *[other] { $rows } строк
  }, Верт { $cols ->
    [one] { $cols } столбец
    [few] { $cols } столбца
   *[other] { $cols } столбцов
  }
why-canonical-worth = значение { $value }
why-canonical-sign-zero = 0: кому ходить, проиграет
why-canonical-sign-star = *: кому ходить, выиграет
why-canonical-sign-stars = *2, *3 …: как кучи нима
why-canonical-sign-up = { $up }: { $left ->
    [vert] Верт
   *[horz] Горз
  } чуть впереди
why-canonical-sign-down = { $down }: { $left ->
    [vert] Горз
   *[horz] Верт
  } чуть впереди
why-canonical-sign-double = { $double }: дважды { $single }
why-canonical-sign-times = { $up }3, { $up }4 …: 3, 4 раза { $up }
why-canonical-sign-fuzzy = || 0: кому ходить, выиграет
why-canonical-sign-switch = { $switch }: одно и то же тому, кто ходит
why-canonical-sign-options = {"{"}a|b{"}"}: { $left ->
    [vert] Верт
   *[horz] Горз
  } делает a, { $left ->
    [vert] Горз
   *[horz] Верт
  } b
