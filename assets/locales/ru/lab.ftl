# Лаборатория, в которой учат машину из спичечных коробков.
lab-title = Коробки
lab-heading = Учитель: { $teacher }
lab-wall = { $boxes ->
    [one] { $boxes } коробок
    [few] { $boxes } коробка
   *[other] { $boxes } коробков
  }
lab-wall-empty = Коробки
lab-right = права в { $right } из { $won }
lab-legend-right = права
lab-legend-wrong = ошибка
lab-legend-lost = проигрыш
lab-legend-empty = пуст
lab-building = Готовятся коробки: по одному на каждую позицию.
lab-judging = Теорию спрашивают о каждом коробке: { $done } из { $total }.
lab-goes-on = Сохранённая машина: за ней { $games ->
    [one] { $games } партия.
    [few] { $games } партии.
   *[other] { $games } партий.
  }
lab-taught-otherwise = Та же машина, но учат её теперь иначе; за ней { $games ->
    [one] { $games } партия.
    [few] { $games } партии.
   *[other] { $games } партий.
  }
lab-ask-new = Забыть всё, чему научили { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
  }? Ещё раз n — да; любая другая клавиша — нет.
lab-ask-other = Есть машина, обученная { $setup }: за ней { $games ->
    [one] { $games } партия.
    [few] { $games } партии.
   *[other] { $games } партий.
  } Забыть её? Ещё раз Enter — да; любая другая клавиша — нет.
lab-new = Все коробки наполнены, как в начале.
lab-stopped = Остановлено. Выученное остаётся.
lab-paused = Пауза: { $done } из { $total } партий. Пробел продолжает, Esc останавливает.
lab-broken-off = Партия прервана: из неё ничего не выучено.
lab-none-wrong = Она права во всех выигранных позициях.
lab-no-game = Эту начальную позицию нельзя сыграть.
lab-learned-from-you = { $outcome ->
    [win] Она выиграла у вас и добавила бусины в свои коробки ({ $changes ->
        [one] { $changes } цвет
        [few] { $changes } цвета
       *[other] { $changes } цветов
      }).
    [loss] Вы выиграли. Она вынула бусины из своих коробков ({ $changes ->
        [one] { $changes } цвет
        [few] { $changes } цвета
       *[other] { $changes } цветов
      }).
   *[draw] Ничья: бусин стало больше или меньше у { $changes ->
        [one] { $changes } цвета.
       *[other] { $changes } цветов.
      }
  }
lab-learned-empty = Её коробок { $position } был пуст, а на пустом она сдаётся: для машины партия проиграна уже там. Бусины изменились у { $changes ->
    [one] { $changes } цвета.
   *[other] { $changes } цветов.
  }
lab-broken = Обучение прервалось: выученное до этого остаётся.
lab-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
  }
lab-curve = Выигранные партии
lab-begin = Она ещё ничему не научилась: у всех ходов поровну бусин. Пробел учит её, Enter играет одну партию бусина за бусиной.
lab-won-last = { $games ->
    [one] Из последней { $games } партии выиграно { $won }.
   *[other] Из последних { $games } партий выиграно { $won }.
  }
lab-ceiling = Черта: у того, кто не ошибается, можно выиграть { $won } из { $games } начал.
lab-progress = { $done } из { $total } партий.
lab-speed = { $speed } в секунду, осталось { $left } с.
lab-game = Партия { $number }
lab-game-from = начало { $position }
lab-turn = { $who ->
    [learner] Следующей тянет машина. Enter.
   *[teacher] Следующим ходит учитель. Enter.
  }
lab-end = { $outcome ->
    [win] Машина выиграла.
    [loss] Машина проиграла.
   *[draw] Ничья.
  }
lab-end-resigned = { $who ->
    [learner] Её коробок пуст: машина сдаётся.
   *[teacher] Коробок другой стороны пуст: она сдаётся.
  }
lab-no-move = Бусин ещё не вынимали.
lab-line = { $line }   ({ $bead } машина)
lab-change = { $move }: было { $before }, стало { $after }
lab-change-refilled = { $move }: было { $before }, стало { $after }; коробок пуст и наполняется заново
lab-changes = Бусины: { $changes }.
lab-no-change = Бусины не изменились.
lab-box = Коробок { $position }
lab-box-of = { $number } из { $count }
lab-more-colours = ещё { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
  }, { $beads ->
    [one] { $beads } бусина
    [few] { $beads } бусины
   *[other] { $beads } бусин
  }
lab-thinks-right = { $count ->
    [1] Больше всего ей нравится { $moves }, и это выигрывает: верно.
   *[other] Ей одинаково нравятся { $moves }, и все они выигрывают: верно.
  }
lab-thinks-wrong = Больше всего ей нравится { $moves }, но это не выигрывает; выигрывает { $wins }: ошибка.
lab-thinks-torn = Ей одинаково нравятся { $moves }, но выигрывают не все; выигрывает { $wins }: ошибка.
lab-thinks-empty-won = Коробок пуст, хотя { $wins } выигрывает: ошибка.
lab-thinks-lost = Что бы здесь ни вынуть, всё проигрывает, так что верных бусин нет; { $beads ->
    [one] осталась { $beads }.
    [few] осталось { $beads }.
   *[other] осталось { $beads }.
  }
lab-thinks-empty-lost = Коробок пуст: она выяснила, что здесь проигрывает любой ход.
lab-thinks-empty-drawn = Коробок пуст.
lab-thinks-drawn = { $count ->
    [1] Больше всего ей нравится { $moves }.
   *[other] Ей одинаково нравятся { $moves }.
  } Здесь ничто не выигрывает.
lab-last-none = Ни одна партия ещё не меняла этот коробок.
lab-last = { $how ->
    [more] Партия { $game } прибавила ходу { $move } { $beads ->
        [one] { $beads } бусину.
        [few] { $beads } бусины.
       *[other] { $beads } бусин.
      }
   *[less] Партия { $game } отняла у хода { $move } { $beads ->
        [one] { $beads } бусину.
        [few] { $beads } бусины.
       *[other] { $beads } бусин.
      }
  }
# Слова последней строки.
lab-take = принять
lab-pause = пауза
lab-stop = стоп
lab-watch = партия
lab-watch-draw = бусина
lab-watch-learn = учиться
lab-watch-next = дальше
lab-by-itself = сама
lab-by-hand = вручную
lab-wrong = ошибки
lab-walk = по стене
# Форма.
lab-form = Чему учить и как
lab-row-game = Игра
    .about = Любая игра, позициям которой хватает коробков.
lab-row-setup = Начало
    .about = Поля, как в командной строке ({ $fields }), например: { $example }. Пусто — обычные. Помещается не больше 20000 позиций.
lab-row-teacher = Учитель
    .about = Кто играет против неё. Сама с собой: обе стороны тянут из одних коробков, и обе учатся.
lab-row-games = Партий за раз
    .about = Столько партий играет пробел; он же ставит на паузу, Esc останавливает.
lab-row-openings = Партии начинаются
    .about = С любого коробка все позиции встречаются одинаково часто; с начальной — только те, до которых доходит дело.
lab-row-turns = Машина ходит
    .about = Кто делает первый ход партии.
lab-row-start = Бусин вначале
    .about = Каждого цвета. Мало: учится быстро и долго ошибается. Много: учится медленно.
lab-row-win = После выигрыша
    .about = Каждый вынутый цвет получает столько бусин (Мичи 1961: три).
lab-row-draw = После ничьей
    .about = Каждый вынутый цвет получает столько бусин (Мичи 1961: одну).
lab-row-loss = После проигрыша
    .about = Каждый вынутый цвет теряет столько бусин, пока они есть.
lab-row-blame = Виноваты
    .about = Все ходы (Мичи 1961) или только последний (Гарднер 1962): тогда ошибка находится от конца партии к началу.
lab-row-empty = Пустой коробок
    .about = Наполненный заново учится дальше. Если он сдаётся, виноват ход, который к нему привёл: пустые коробки — это найденные проигранные позиции.
lab-row-seed = Зерно
    .about = Одно и то же число даёт одну и ту же машину, партия за партией.
lab-row-begin = Принять
    .about = Другая игра, начало, зерно или число бусин вначале — новая машина; всё остальное учит ту же иначе.
lab-openings = { $how ->
    [any] с любого коробка
   *[setup] с начальной позиции
  }
lab-turns = { $how ->
    [first] первой
    [second] второй
   *[alternate] первой и второй по очереди
  }
lab-beads-start = { $beads }
lab-beads-more = + { $beads }
lab-beads-less = − { $beads }
lab-blame = { $how ->
    [all] все её ходы
   *[last] её последний ход
  }
lab-empty = { $how ->
    [refill] наполняется заново
   *[resign] сдаёт партию
  }
lab-seed-wrong = Зерно «{ $given }» — не число: введите цифры, не больше { $max }.
teacher-itself = она сама
# Почему коробков нет.
boxes-too-many = Достижимо больше { $most } позиций: столько коробков нет. Возьмите начало поменьше.
boxes-too-many-moves = У позиций вместе больше { $most } ходов: столько цветов нет. Возьмите начало поменьше.
boxes-unlisted = Ходы этой игры — точки плоскости: перечислить их нельзя, и цветов для них нет.
boxes-unknown = Теория не знает, кто выигрывает в { $position }, так что никто не скажет, что верно.
boxes-over = Здесь нет ни одного хода: учиться нечему.
notes-foreign = Сохранённая машина — для { $game } { $setup }; делается новая.
notes-boxes = Коробок «{ $position }» сохранённой машины сюда не подходит; делается новая.
notes-beads = У сохранённой машины больше { $most } бусин одного цвета или награды, каких форма не предлагает; делается новая.
notes-curve = Сохранённая машина пишет, что сыграла { $games } партий, а её кривая — иное; делается новая.
