# Лабораторията, в която се учи машина от кибритени кутийки.
lab-title = Кутийки
lab-heading = Учител: { $teacher }
lab-wall = { $boxes ->
    [one] { $boxes } кутийка
   *[other] { $boxes } кутийки
  }
lab-wall-empty = Кутийки
lab-right = верни { $right } от { $won }
lab-legend-right = вярна
lab-legend-wrong = грешна
lab-legend-lost = губеща
lab-legend-empty = празна
lab-legend-bead = мънисто: ход; кутийка: позиция
lab-building = Подготвят се кутийките: по една за всяка позиция.
lab-judging = Всяка кутийка се сверява с теорията: { $done } от { $total }.
lab-goes-on = Запазената машина е изиграла { $games ->
    [one] { $games } игра.
   *[other] { $games } игри.
  }
lab-taught-otherwise = Същата машина, но отсега се обучава по друг начин; изиграла е { $games ->
    [one] { $games } игра.
   *[other] { $games } игри.
  }
lab-ask-new = Да се забрави ли всичко, на което { $games ->
    [one] { $games } игра научи
   *[other] { $games } игри научиха
  } машината? Още веднъж { KEY("refill") } — да; друг клавиш — не.
lab-ask-other = Има машина, обучена за { $setup }: изиграла е { $games ->
    [one] { $games } игра.
   *[other] { $games } игри.
  } Да се забрави ли машината? Още веднъж { KEY("enter") } — да; друг клавиш — не.
lab-new = Всички кутийки са напълнени както в началото.
lab-stopped = Спряно. Наученото остава.
lab-paused = Пауза: { $done } от { $total ->
    [one] { $total } игра
   *[other] { $total } игри
  }. { KEY("train") } продължава, { KEY("back") } спира.
lab-broken-off = Играта е прекъсната: от нея нищо не е научено.
lab-none-wrong = Машината е права за всички печеливши позиции.
lab-no-game = Тези условия не могат да се играят.
lab-learned-from-you = { $outcome ->
    [win] Машината спечели срещу Вас и добави мъниста в кутийките си ({ $changes ->
        [one] { $changes } цвят
       *[other] { $changes } цвята
      }).
    [loss] Вие спечелихте. Машината извади мъниста от кутийките си ({ $changes ->
        [one] { $changes } цвят
       *[other] { $changes } цвята
      }).
   *[draw] Реми: мънистата се промениха при { $changes ->
        [one] { $changes } цвят.
       *[other] { $changes } цвята.
      }
  }
lab-learned-empty = Кутийката { $position } беше празна, а при празна кутийка машината се предава: за нея играта е загубена още там. Мънистата се промениха при { $changes ->
    [one] { $changes } цвят.
   *[other] { $changes } цвята.
  }
lab-broken = Обучението прекъсна: наученото преди това остава.
lab-none = За „{ $game }“ няма кутийки: позициите са твърде много или ходовете не могат да се изброят.
lab-instead = За „{ $game }“ няма кутийки: позициите са твърде много или ходовете не могат да се изброят. Вместо нея — ним.
lab-games = { $games ->
    [one] { $games } игра
   *[other] { $games } игри
  }
lab-challenged = Когато излезете от завършената игра, машината се учи от нея.
lab-curve = Спечелени игри
lab-intro = Кутийката е позиция, а цветът на мънистото — ход. Машината тегли мънисто, без да гледа, и играе неговия ход.
lab-intro-rule = Победа: + { $win } за всеки изтеглен цвят, загуба: − { $loss } { $blame ->
    [all] за всеки.
   *[last] за последния.
  } { $openings ->
    [any] Начало: коя да е кутийка.
   *[setup] Начало: началната позиция.
  }
lab-begin = { KEY("train") } обучава машината, { KEY("enter") } играе една игра мънисто по мънисто.
lab-won-last = { $games ->
    [one] От последната игра
   *[other] От последните { $games } игри
  } { $who ->
    [beginner] започващият спечели { $won }.
   *[machine] машината спечели { $won }.
  }
lab-ceiling = Чертата: срещу безгрешен противник се печели в { $won } от { $games ->
    [one] { $games } начална позиция.
   *[other] { $games } начални позиции.
  }
lab-progress = { $done } от { $total ->
    [one] { $total } игра
   *[other] { $total } игри
  }.
lab-speed = { $speed } в секунда, остават { $left } s.
lab-game = Игра { $number }
lab-game-from = начало { $position }
lab-turn = { $who ->
    [learner] Следва да тегли машината. { KEY("enter") }.
    [other] Следва да тегли другата страна. { KEY("enter") }.
   *[teacher] Следва ход на учителя. { KEY("enter") }.
  }
lab-end = { $outcome ->
    [win] Машината спечели.
    [loss] Машината загуби.
   *[draw] Реми.
  }
lab-end-resigned = { $who ->
    [learner] Кутийката на машината е празна: тя се предава.
    [other] Кутийката на другата страна е празна: тя се предава.
   *[teacher] Учителят се предава.
  }
lab-no-move = Още не е изтеглено мънисто.
lab-line = { $line }   ({ $bead } машината)
lab-change = { $move } в { $position }: от { $before } на { $after }
lab-change-refilled = { $move } в { $position }: от { $before } на { $after }; кутийката е празна и се пълни отново
lab-changes = Мъниста: { $changes }.
lab-no-change = Мънистата не се промениха.
lab-box = Кутийка { $position }
lab-box-of = { $number } от { $count }
lab-columns = Ход, мъниста
lab-heading-wins = печели
lab-heading-draws = реми
lab-heading-loses = губи
lab-hidden = Верните ходове са скрити. Показва ги { $key }.
lab-likes = { $count ->
    [one] Любимият ход е { $moves }.
   *[other] Еднакво любими са { $moves }.
  }
lab-more-colours = още { $count ->
    [one] { $count } ход
   *[other] { $count } хода
  }, { $beads ->
    [one] { $beads } мънисто
   *[other] { $beads } мъниста
  }
lab-thinks-right = { $count ->
    [one] Любимият ход { $moves } печели: вярно.
   *[other] Еднакво любими са { $moves } и всички печелят: вярно.
  }
lab-thinks-wrong = Любимият ход { $moves } не печели; печели { $wins }: грешка.
lab-thinks-torn = Еднакво любими са { $moves }, но не всички печелят; печели { $wins }: грешка.
lab-thinks-empty-won = Кутийката е празна, макар че { $wins } печели: грешка.
lab-thinks-lost = Каквото и да се изтегли тук, губи, така че вярно мънисто няма; { $beads ->
    [one] остава { $beads }.
   *[other] остават { $beads }.
  }
lab-thinks-empty-lost = Кутийката е празна: машината е открила, че тук всеки ход губи.
lab-thinks-empty-drawn = Кутийката е празна.
lab-thinks-drawn = { $count ->
    [one] Любимият ход е { $moves }.
   *[other] Еднакво любими са { $moves }.
  } Тук нищо не печели.
lab-last-none = Още никоя игра не е променила тази кутийка.
lab-last = { $how ->
    [more] Игра { $game } добави { $beads ->
        [one] { $beads } мънисто
       *[other] { $beads } мъниста
      } за { $move }.
    [refilled] Игра { $game } взе последното мънисто от { $move }: кутийката е напълнена отново.
   *[less] Игра { $game } отне { $beads ->
        [one] { $beads } мънисто
       *[other] { $beads } мъниста
      } от { $move }.
  }
# Думи от последния ред.
lab-speed-now = { $games ->
    [0] колкото може по-бързо
    [one] { $games } игра в секунда
   *[other] { $games } игри в секунда
  }
lab-faster = скорост
lab-take = приемане
lab-pause = пауза
lab-stop = спиране
lab-watch = гледане
lab-watch-draw = мънисто
lab-watch-learn = обучение
lab-watch-next = следваща
lab-by-itself = автоматично
lab-by-hand = ръчно
lab-wrong = грешки
lab-tell = верни ходове
lab-walk = кутийка
# Формулярът.
lab-form = Какво да се учи и как
lab-row-game = Игра
    .about = Коя да е игра, за чиито позиции стигат кутийките.
lab-row-setup = Условия
    .about = Полета като в командния ред ({ $fields }), например: { $example }. Празно — обичайните. Побират се най-много 20000 позиции.
lab-row-teacher = Учител
    .about = Кой играе срещу машината. Самата тя: двете страни теглят от едни и същи кутийки и двете се учат.
lab-row-games = Игри наведнъж
    .about = { KEY("train") } пуска толкова игри; докато вървят, { KEY("train") } прави пауза, { KEY("back") } спира.
lab-row-speed = Скорост
    .about = Колко бързо вървят игрите; докато вървят, скоростта се мени и с { KEY("faster", at: "lab") } и { KEY("slower", at: "lab") }.
lab-row-openings = Игрите започват
    .about = От коя да е кутийка: всички позиции се срещат еднакво често. От началната позиция: само онези, до които се стига.
lab-row-turns = Машината играе
    .about = Кой прави първия ход на играта.
lab-row-start = Мъниста в началото
    .about = От всеки цвят. Малко: машината се учи бързо и дълго греши. Много: учи се бавно.
lab-row-win = След победа
    .about = Всеки изтеглен цвят получава толкова мъниста (Мики 1961: три).
lab-row-draw = След реми
    .about = Всеки изтеглен цвят получава толкова мъниста (Мики 1961: едно).
lab-row-loss = След загуба
    .about = Всеки изтеглен цвят губи толкова мъниста, докато ги има.
lab-row-blame = Виновни при загуба
    .about = Всички ходове (Мики 1961) или само последният (Гарднър 1962): тогава грешката се открива от края на играта към началото.
lab-row-empty = Празна кутийка
    .about = Ако се пълни отново, машината продължава да се учи. Ако машината се предава, виновен е ходът, довел дотам: празните кутийки са откритите губещи позиции.
lab-row-seed = Начално число
    .about = Едно и също число дава една и съща машина, игра по игра.
lab-row-begin = Приемане
    .about = Друга игра, други условия, друго начално число или друг брой мъниста в началото правят нова машина; всичко друго обучава същата по друг начин.
lab-openings = { $how ->
    [any] от коя да е кутийка
   *[setup] от началната позиция
  }
lab-turns = { $how ->
    [first] първа
    [second] втора
   *[alternate] ту първа, ту втора
  }
lab-beads-start = { $beads }
lab-beads-more = + { $beads }
lab-beads-less = − { $beads }
lab-blame = { $how ->
    [all] всичките ѝ ходове
   *[last] последният ѝ ход
  }
lab-empty = { $how ->
    [refill] се пълни отново
   *[resign] предава играта
  }
lab-seed-wrong = Началното число „{ $given }“ не е число: въведете цифри, най-голямото е { $max }.
teacher-itself = самата тя
# Защо няма кутийки.
boxes-too-many = Достижими са повече от { $most } позиции: толкова кутийки няма. Изберете условия с по-малко позиции.
boxes-too-many-moves = Позициите имат общо повече от { $most } хода: толкова цвята няма. Изберете условия с по-малко позиции.
boxes-unlisted = Ходовете на тази игра са точки от равнината: не могат да се изброят и цветове за тях няма.
boxes-unknown = Теорията не знае кой печели при { $position }, така че никой не може да каже кое е вярно.
boxes-over = Тук няма нито един ход: няма какво да се учи.
lab-kept-unfit = Запазената машина не подхожда: { $what }. Прави се нова.
lab-box-empty = Кутийката е празна.
