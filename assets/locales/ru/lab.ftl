# Лаборатория, в которой учат машину из спичечных коробков.
lab-title = Коробки
lab-heading = Учитель: { $teacher }
lab-wall = { $boxes ->
    [one] { $boxes } коробок
    [few] { $boxes } коробка
   *[other] { $boxes } коробков
  }
lab-wall-empty = Коробки
lab-right = верно: { $right } из { $won }
lab-legend-right = верно
lab-legend-wrong = ошибка
lab-legend-lost = проигрыш
lab-legend-empty = пусто
lab-legend-bead = бусина: ход; коробок: позиция
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
  }? Ещё раз { KEY("refill") } — да; любая другая клавиша — нет.
lab-ask-other = Есть машина, обученная на { $setup }: за ней { $games ->
    [one] { $games } партия.
    [few] { $games } партии.
   *[other] { $games } партий.
  } Забыть её? Ещё раз { KEY("enter") } — да; любая другая клавиша — нет.
lab-new = Все коробки наполнены, как в начале.
lab-stopped = Остановлено. Выученное остаётся.
lab-paused = Пауза. Партий: { $done } из { $total }. { KEY("train") } продолжает, { KEY("back") } останавливает.
lab-broken-off = Партия прервана: из неё ничего не выучено.
lab-none-wrong = Она не ошибается ни в одной выигрышной позиции.
lab-no-game = С такими условиями играть нельзя.
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
lab-none = Для игры «{ $game }» нет коробков: слишком много позиций или ходы нельзя перечислить.
lab-instead = Для игры «{ $game }» нет коробков: слишком много позиций или ходы нельзя перечислить. Вместо неё — ним.
lab-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
  }
lab-challenged = Когда вы выйдете из законченной партии, машина научится на ней.
lab-curve = Выигранные партии
lab-intro = Коробок — позиция, цвет бусин — ход. Машина вслепую тянет бусину и делает её ход.
lab-intro-rule = Выигрыш: + { $win } каждому вынутому цвету, проигрыш: − { $loss } { $blame ->
    [all] каждому.
   *[last] последнему.
  } { $openings ->
    [any] Партии начинаются с любого коробка.
   *[setup] Партии начинаются с начальной позиции.
  }
lab-begin = { KEY("train") } учит её, { KEY("enter") } играет партию бусина за бусиной.
lab-won-last = Последних партий: { $games }; { $who ->
    [beginner] начинавший выиграл: { $won }.
   *[machine] она выиграла: { $won }.
  }
lab-ceiling = Черта: против того, кто не ошибается, начальных позиций выигрышных { $won } из { $games }.
lab-progress = Партий: { $done } из { $total }.
lab-speed = { $speed } в секунду, осталось { $left } с.
lab-game = Партия { $number }
lab-game-from = с позиции { $position }
lab-turn = { $who ->
    [learner] Следующей тянет машина. { KEY("enter") }.
    [other] Следующей тянет другая сторона. { KEY("enter") }.
   *[teacher] Следующим ходит учитель. { KEY("enter") }.
  }
lab-end = { $outcome ->
    [win] Машина выиграла.
    [loss] Машина проиграла.
   *[draw] Ничья.
  }
lab-end-resigned = { $who ->
    [learner] Её коробок пуст: машина сдаётся.
    [other] Коробок другой стороны пуст: она сдаётся.
   *[teacher] Учитель сдаётся.
  }
lab-no-move = Бусин ещё не вынимали.
lab-line = { $line }   ({ $bead } машина)
lab-change = { $move } в { $position }: было { $before }, стало { $after }
lab-change-refilled = { $move } в { $position }: было { $before }, стало { $after }; коробок пуст и наполняется заново
lab-changes = Бусины: { $changes }.
lab-no-change = Бусины не изменились.
lab-box = Коробок { $position }
lab-box-of = { $number } из { $count }
lab-columns = Ход, бусины
lab-heading-wins = выигрыш
lab-heading-draws = ничья
lab-heading-loses = проигрыш
lab-hidden = Верные ходы скрыты. Их покажет { $key }.
lab-likes = { $count ->
    [1] Больше всего ей нравится { $moves }.
   *[other] Ей одинаково нравятся { $moves }.
  }
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
lab-thinks-lost = Что бы здесь ни вынуть, всё проигрывает, так что верных бусин нет; осталось бусин: { $beads }.
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
    [refilled] Партия { $game } забрала последнюю бусину у хода { $move }: коробок наполнен заново.
   *[less] Партия { $game } отняла у хода { $move } { $beads ->
        [one] { $beads } бусину.
        [few] { $beads } бусины.
       *[other] { $beads } бусин.
      }
  }
# Слова последней строки.
lab-speed-now = { $games ->
    [0] так быстро, как может
    [one] { $games } партия в секунду
    [few] { $games } партии в секунду
   *[other] { $games } партий в секунду
  }
lab-faster = скорость
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
lab-tell = верные ходы
lab-walk = по стене
# Форма.
lab-form = Чему учить и как
lab-row-game = Игра
    .about = Любая игра, позициям которой хватает коробков.
lab-row-setup = Условия
    .about = Поля, как в командной строке ({ $fields }), например: { $example }. Пусто — обычные. Помещается не больше 20000 позиций.
lab-row-teacher = Учитель
    .about = Кто играет против неё. Сама с собой: обе стороны тянут из одних коробков, и обе учатся.
lab-row-games = Партий за раз
    .about = Столько партий играет { KEY("train") }; та же клавиша ставит на паузу, { KEY("back") } останавливает.
lab-row-speed = Скорость
    .about = Как быстро { KEY("train") } их играет; пока они идут, скорость меняют также { KEY("faster", at: "lab") } и { KEY("slower", at: "lab") }.
lab-row-openings = Партии начинаются
    .about = Если начинать с любого коробка, все позиции встречаются одинаково часто; если с начальной — только те, до которых доходит дело.
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
lab-row-blame = Штраф за проигрыш
    .about = Все ходы (Мичи 1961) или только последний (Гарднер 1962): тогда ошибка находится от конца партии к началу.
lab-row-empty = Пустой коробок
    .about = Наполненный заново, он учится дальше. Если машина на нём сдаётся, виноват ход, который к нему привёл: пустые коробки — это найденные проигрышные позиции.
lab-row-seed = Зерно
    .about = Одно и то же число даёт одну и ту же машину, партия за партией.
lab-row-begin = Принять
    .about = Другие игра, условия, зерно или число бусин вначале — новая машина; всё остальное учит ту же иначе.
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
boxes-too-many = Достижимо больше { $most } позиций: столько коробков нет. Выберите условия поменьше.
boxes-too-many-moves = У позиций вместе больше { $most } ходов: столько цветов нет. Выберите условия поменьше.
boxes-unlisted = Ходы этой игры — точки плоскости: перечислить их нельзя, и цветов для них нет.
boxes-unknown = Теория не знает, кто выигрывает в { $position }, так что никто не скажет, что верно.
boxes-over = Здесь нет ни одного хода: учиться нечему.
lab-kept-unfit = Сохранённая машина не подходит: { $what }. Делается новая.
lab-box-empty = Коробок пуст.
