# Машини от кибритени кутийки, които се учат: командата `learn` и файловете им.
cli-learn = Обучава машина от кибритени кутийки, която знае само позволените ходове, и я сравнява с теорията
cli-learn-games = Колко игри изиграва: от 1 до { $most }; ако не е казано, 10000
cli-learn-teacher = Кой играе срещу нея: perfect, random, self (и двете страни теглят от същите кутийки), от skill-0 до skill-100, от gives-back-1 до gives-back-9, loser; ако не е казано, perfect
cli-learn-teachers = perfect, random, self, от skill-0 до skill-100 (процент идеални ходове), от gives-back-1 до gives-back-9, loser
cli-learn-seed = Числото, от което се теглят игрите ѝ; ако не е казано, 1, за да може обучението да се повтори
cli-learn-start = Мъниста от всеки цвят в началото: от 1 до { $most }
cli-learn-win = Мъниста, които се добавят за всеки ход от спечелена игра: от 0 до { $most }
cli-learn-draw = Мъниста, които се добавят за всеки ход от игра с реми: от 0 до { $most }
cli-learn-loss = Мъниста, които се отнемат при загубена игра: от 0 до { $most }
cli-learn-empty = Какво прави кутийка без мъниста: refill (пълни се както в началото), resign (машината се предава)
cli-learn-blame = Кои ходове от загубена игра губят мъниста: all (всички), last (последният)
cli-learn-openings = Къде започват игрите: any (от коя да е позиция), setup (от условията)
cli-learn-turns = Кога играе тя: first (първа), second (втора), alternate (редуват се)
cli-learn-load = Продължава с машината от този файл; каквото е казано освен това, заменя казаното във файла
cli-learn-save = Пази машината в този файл
cli-learn-compare = Отпечатва таблица на точността с учители perfect, random и self, средно за десет поредни числа --seed
learn-trained = { $id }: { $boxes ->
    [one] една кутийка
   *[other] { $boxes } кутийки
  }, { $games ->
    [one] една игра
   *[other] { $games } игри
  }, учител { $teacher }, --seed { $seed }
learn-won = Спечелени, от първата игра до последната: { $curve }
learn-won-last = Спечелени от { $games ->
    [one] последната игра
   *[other] последните { $games } игри
  }: { $won } ({ $percent } %).
learn-accuracy = Точност: любимият ход печели в { $right } от { $won ->
    [one] една печеливша позиция
   *[other] { $won } печеливши позиции
  } ({ $percent } %).
learn-accuracy-none = Точност: няма печеливша позиция и няма ход за намиране.
learn-wrong = Още греши{ $more ->
    [0] {""}
   *[other] {" "}(първите { $count } от { $all })
  }:
learn-wrong-one = { $position }: любим ход { $favourites }; печели { $winning }
learn-wrong-empty = { $position }: кутийката е празна; печели { $winning }
learn-empty = Празни кутийки, при които се предава: { $count }, от тях на губещи позиции { $lost }: { $positions }
learn-table-games = игри
learn-progress = Игри: { $done } от { $total }, { $rate } в секунда, остават { $left }
learn-progress-boxes = Кутийки: { $done } от { $total }
learn-seconds = { $seconds } s
learn-minutes = { $minutes } min и { $seconds } s
learned-cut-short = файлът е непълен
learned-foreign = условията не са записани, както ги записва тази програма: { $game } { $setup }
learned-boxes = кутийката { $position } не е от тези условия
learned-boxes-count = кутийките не са тези на условията
learned-beads = мънистата са повече, отколкото може да има машина, или в началото няма нито едно
learned-curve = записаните победи не са за { $games ->
    [one] една игра
   *[other] { $games } игри
  }
error-learn-more = --games { $given }: машината е изиграла { $played ->
    [one] една игра
   *[other] { $played } игри
  }; допускат се още най-много { $left }
error-learn-setup = { $game }: { $what }
error-learn-file = { $option } { $file }: { $reason }
