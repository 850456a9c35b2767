# Лабораторията, в която се учи машина от кибритени кутийки.
lab-title = Кутийки
lab-heading = Учител: { $teacher }
lab-wall = { $boxes ->
    [one] { $boxes } кутийка
   *[other] { $boxes } кутийки
  }
lab-wall-empty = Кутийки
lab-right = права в { $right } от { $won }
lab-legend-right = права
lab-legend-wrong = грешка
lab-legend-lost = загуба
lab-legend-empty = празна
lab-building = Подготвят се кутийките: по една за всяка позиция.
lab-judging = Теорията се пита за всяка кутийка: { $done } от { $total }.
lab-goes-on = Запазената машина: зад нея { $games ->
    [one] има { $games } игра.
   *[other] има { $games } игри.
  }
lab-taught-otherwise = Същата машина, но отсега се учи по друг начин; зад нея { $games ->
    [one] има { $games } игра.
   *[other] има { $games } игри.
  }
lab-ask-new = Да се забрави ли всичко, на което { $games ->
    [one] я научи { $games } игра
   *[other] я научиха { $games } игри
  }? Още веднъж n — да; всеки друг клавиш — не.
lab-ask-other = Има машина, научила { $setup }: зад нея { $games ->
    [one] има { $games } игра.
   *[other] има { $games } игри.
  } Да се забрави ли? Още веднъж Enter — да; всеки друг клавиш — не.
lab-new = Всички кутийки са пълни както в началото.
lab-stopped = Спряно. Наученото остава.
lab-paused = Пауза: { $done } от { $total } игри. Интервалът продължава, Esc спира.
lab-broken-off = Играта е прекъсната: от нея нищо не е научено.
lab-none-wrong = Тя е права във всички спечелени позиции.
lab-no-game = Това начало не може да се играе.
lab-learned-from-you = { $outcome ->
    [win] Тя спечели срещу Вас и добави мъниста в кутийките си ({ $changes ->
        [one] { $changes } цвят
       *[other] { $changes } цвята
      }).
    [loss] Вие спечелихте. Тя извади мъниста от кутийките си ({ $changes ->
        [one] { $changes } цвят
       *[other] { $changes } цвята
      }).
   *[draw] Реми: мънистата се промениха при { $changes ->
        [one] { $changes } цвят.
       *[other] { $changes } цвята.
      }
  }
lab-learned-empty = Кутийката ѝ { $position } беше празна, а на празна тя се предава: за машината играта е загубена още там. Мънистата се промениха при { $changes ->
    [one] { $changes } цвят.
   *[other] { $changes } цвята.
  }
lab-broken = Обучението прекъсна: наученото преди това остава.
lab-games = { $games ->
    [one] { $games } игра
   *[other] { $games } игри
  }
lab-curve = Спечелени игри
lab-begin = Още нищо не е научила: всички ходове имат поравно мъниста. Интервалът я учи, Enter играе една игра мънисто по мънисто.
lab-won-last = { $games ->
    [one] От последната { $games } игра спечели { $won }.
   *[other] От последните { $games } игри спечели { $won }.
  }
lab-ceiling = Чертата: срещу безгрешен могат да се спечелят { $won } от { $games } начала.
lab-progress = { $done } от { $total } игри.
lab-speed = { $speed } в секунда, остават { $left } с.
lab-game = Игра { $number }
lab-game-from = начало { $position }
lab-turn = { $who ->
    [learner] Следва да тегли машината. Enter.
   *[teacher] Следва ход на учителя. Enter.
  }
lab-end = { $outcome ->
    [win] Машината спечели.
    [loss] Машината загуби.
   *[draw] Реми.
  }
lab-end-resigned = { $who ->
    [learner] Кутийката ѝ е празна: машината се предава.
   *[teacher] Кутийката на другата страна е празна: тя се предава.
  }
lab-no-move = Още не е теглено мънисто.
lab-line = { $line }   ({ $bead } машината)
lab-change = { $move }: от { $before } на { $after }
lab-change-refilled = { $move }: от { $before } на { $after }; кутийката е празна и се пълни отново
lab-changes = Мъниста: { $changes }.
lab-no-change = Мънистата не се промениха.
lab-box = Кутийка { $position }
lab-box-of = { $number } от { $count }
lab-more-colours = още { $count ->
    [one] { $count } ход
   *[other] { $count } хода
  }, { $beads ->
    [one] { $beads } мънисто
   *[other] { $beads } мъниста
  }
lab-thinks-right = { $count ->
    [one] Най-много харесва { $moves } и това печели: вярно.
   *[other] Харесва еднакво { $moves } и всички печелят: вярно.
  }
lab-thinks-wrong = Най-много харесва { $moves }, но това не печели; печели { $wins }: грешка.
lab-thinks-torn = Харесва еднакво { $moves }, но не всички печелят; печели { $wins }: грешка.
lab-thinks-empty-won = Кутийката е празна, макар че { $wins } печели: грешка.
lab-thinks-lost = Каквото и да се изтегли тук, губи, така че вярно мънисто няма; { $beads ->
    [one] остава { $beads }.
   *[other] остават { $beads }.
  }
lab-thinks-empty-lost = Кутийката е празна: тя е открила, че тук всеки ход губи.
lab-thinks-empty-drawn = Кутийката е празна.
lab-thinks-drawn = { $count ->
    [one] Най-много харесва { $moves }.
   *[other] Харесва еднакво { $moves }.
  } Тук нищо не печели.
lab-last-none = Още никоя игра не е променила тази кутийка.
lab-last = { $how ->
    [more] Игра { $game } добави на { $move } { $beads ->
        [one] { $beads } мънисто.
       *[other] { $beads } мъниста.
      }
   *[less] Игра { $game } отне от { $move } { $beads ->
        [one] { $beads } мънисто.
       *[other] { $beads } мъниста.
      }
  }
# Думи от последния ред.
lab-take = приеми
lab-pause = пауза
lab-stop = спри
lab-watch = гледай игра
lab-watch-draw = мънисто
lab-watch-learn = научи
lab-watch-next = следваща
lab-by-itself = сама
lab-by-hand = ръчно
lab-wrong = грешки
lab-walk = стената
# Формулярът.
lab-form = Какво да се учи и как
lab-row-game = Игра
    .about = Всяка игра, за чиито позиции стигат кутийките.
lab-row-setup = Начало
    .about = Полета като в командния ред ({ $fields }), например: { $example }. Празно — обичайните. Побират се най-много 20000 позиции.
lab-row-teacher = Учител
    .about = Кой играе срещу нея. Със себе си: двете страни теглят от едни и същи кутийки и двете се учат.
lab-row-games = Игри наведнъж
    .about = Толкова игри играе интервалът; той прави и пауза, Esc спира.
lab-row-openings = Игрите започват
    .about = От всяка кутийка всички позиции се срещат еднакво често; от началото — само онези, до които се стига.
lab-row-turns = Машината играе
    .about = Кой прави първия ход на играта.
lab-row-start = Мъниста в началото
    .about = От всеки цвят. Малко: учи бързо и дълго греши. Много: учи бавно.
lab-row-win = След победа
    .about = Всеки изтеглен цвят получава толкова мъниста (Мичи 1961: три).
lab-row-draw = След реми
    .about = Всеки изтеглен цвят получава толкова мъниста (Мичи 1961: едно).
lab-row-loss = След загуба
    .about = Всеки изтеглен цвят губи толкова мъниста, докато ги има.
lab-row-blame = Виновни
    .about = Всички ходове (Мичи 1961) или само последният (Гарднър 1962): тогава грешката се открива от края на играта към началото.
lab-row-empty = Празна кутийка
    .about = Напълнена отново, тя продължава да учи. Ако се предава, виновен е ходът, довел дотам: празните кутийки са откритите загубени позиции.
lab-row-seed = Зърно
    .about = Едно и също число дава една и съща машина, игра по игра.
lab-row-begin = Приеми
    .about = Друга игра, начало, зърно или брой мъниста в началото прави нова машина; всичко друго учи същата по друг начин.
lab-openings = { $how ->
    [any] от всяка кутийка
   *[setup] от началото
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
lab-seed-wrong = Зърното „{ $given }“ не е число: въведете цифри, най-много { $max }.
teacher-itself = самата тя
# Защо няма кутийки.
boxes-too-many = Достижими са повече от { $most } позиции: толкова кутийки няма. Изберете по-малко начало.
boxes-too-many-moves = Позициите имат общо повече от { $most } хода: толкова цвята няма. Изберете по-малко начало.
boxes-unlisted = Ходовете на тази игра са точки от равнината: не могат да се изброят и цветове за тях няма.
boxes-unknown = Теорията не знае кой печели при { $position }, така че никой не може да каже кое е вярно.
boxes-over = Тук няма нито един ход: няма какво да се учи.
notes-foreign = Запазената машина е за { $game } { $setup }; прави се нова.
notes-boxes = Кутийката „{ $position }“ на запазената машина не подхожда тук; прави се нова.
notes-beads = Запазената машина има повече от { $most } мъниста от един цвят или награди, които формулярът не предлага; прави се нова.
notes-curve = Запазената машина пише, че е играла { $games } игри, а кривата ѝ — друго; прави се нова.
