card-wins = { $who ->
    [you] Победа
    [first] Выиграл первый
    [second] Выиграл второй
   *[rival] Поражение
  }
card-machine-wins = Выигрыш: { $name }
card-draw = Ничья
# A position that has no name of its own; .from stands behind "from" and "until".
left-start = В начале игры
left-game = В этой партии
left-at = До { $position }
place-start = начало игры
    .from = начала игры
place-that = это положение
place-after = положение после хода { $number } { $who ->
    [first] первого
   *[second] второго
  }
    .from = положения после хода { $number } { $who ->
        [first] первого
       *[second] второго
      }
card-last-of = после { $who ->
    [you] вашего последнего хода
    [first] последнего хода первого
    [second] последнего хода второго
   *[machine] последнего хода соперника
  }
card-kept = Вы оставили { $position }, и этого уже никто не мог изменить.
# The same where all positions that were left have room.
card-kept-all = Вы оставляли { $lefts }. Совпадение?
card-then = {", потом "}
# The same where the position has no name.
card-kept-move = С первого же хода ({ $words }) вы выигрывали и ни разу этого не упустили.
card-at-once = Ваш первый ход всё решил: { $words }.
card-turned = { $left } { $who ->
    [you] вы могли
    [first] первый мог
    [second] второй мог
    [rival] машина могла
   *[machine] { called } мог
  } { $from ->
    [draw] удержать ничью
   *[win] выиграть
  }; это упущено { $who ->
    [you] вашим ходом
   *[other] ходом
  } { $number }: { $words }.
card-used = { $left } { $who ->
    [rival] машина могла
   *[machine] { called } мог
  } { $from ->
    [draw] удержать ничью
   *[win] выиграть
  }; ход { $number } ({ $words }) это упустил, и вы этим воспользовались.
card-turned-draw = { $left } { $who ->
    [you] вы могли
    [first] первый мог
    [second] второй мог
    [rival] машина могла
   *[machine] { called } мог
  } выиграть; ничья вышла после { $who ->
    [you] вашего хода
   *[other] хода
  } { $number }: { $words }.
card-slipped-before = Ошибкой был и ваш ход { $number }{ $back ->
    [yes] , но вам дали вернуться в игру
   *[no] : он упустил выигрыш
  }. «Почему?» начнётся с него.
card-lost-from-start = { $who ->
    [second] От { $position } начинающий не выигрывает, если другой не ошибается: попробуйте ходить вторым.
   *[first] От { $position } начинающий может выиграть: попробуйте начать сами.
  }
# One side wins, whoever goes first. $side: that side.
card-lost-to-side = От { $position } { $side ->
    [blue] Синий
    [red] Красный
    [vert] Верт
   *[horz] Горз
  } может выиграть, кто бы ни начинал: попробуйте играть за { $side ->
    [blue] Синего
    [red] Красного
    [vert] Верта
   *[horz] Горза
  }.
card-held = От { $position } { $who ->
    [first] первый
   *[second] второй
  } всегда мог выиграть и ни разу этого не упустил.
card-held-draw = От { $position } никто не может добиться победы, и ничью никто не упустил.
card-needless = { $who ->
    [first] Первый сдался
    [second] Второй сдался
   *[you] Вы сдались
  } в позиции, где { $worth ->
    [draw] была ничья.
   *[win] ещё был выигрыш.
  }
card-last = Последний ход. { $moved }
card-no-move = Никто не ходил: у первого нет хода, а кто не может ходить, проигрывает.
card-mistakes = { $count ->
    [0] без ошибок
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
  }
# A game that shows whether a stop is known has ended.
card-exam = { $passed ->
    [yes] Теперь вы это знаете: { $name }. Вы выиграли { $all ->
        [one] { $all } партию
        [few] { $all } партии
       *[other] { $all } партий
      } подряд без подсказок.
   *[no] Подряд выиграно { $running } из { $all }.
  }
card-know = Вы это знаете
card-know-name = { $name }: выиграно подряд без подсказок — { $all }.
# The name of the game in the literature.
card-know-called = У математиков это «{ $title }».
card-know-trick = Ваш приём:
card-first = Первая победа здесь: { $name }.
card-won-stops = Выиграно: { $won } из { $all }
card-hints = Подсказки: { $count }
card-advised = Победой не считается: { $what }.
card-advised-undone = вы брали ход назад
card-advised-played = ход сделала за вас программа
card-advised-hints = подсказано больше, чем куда смотреть
card-advised-shown = на экране были ответы
card-advised-map = вы смотрели карту
card-advised-again = вы играли дальше из разбора
card-advised-class = игру показывали классу
card-advised-other = вы играли с помощью
card-next = Дальше: партия с позиции { $position }
    .short = дальше
card-next-other = Дальше: другое начало
card-seats = Дальше: та же игра, места меняются
card-why = Почему? Где вы сбились
    .short = почему
card-why-slip = Почему? Ход, упустивший победу
card-review = Что решило партию
    .short = разбор
card-new = Другая партия
    .short = другая
card-lesson = Урок: { $title }
card-map = Главный экран
card-close = доска
