# Полка: партии, сохранённые под именем, и результаты.
action-save = Сохранить эту партию под именем
    .short = сохранить
action-shelf = Партии, сохранённые под именем, и результаты
action-forget = Забыть выбранную партию
    .short = забыть
context-naming = При наборе имени
context-shelf = На полке

prompt-name = Имя:
name-ask = { KEY("enter") } сохраняет партию под этим именем.
name-kept = Сохранено под именем { $name }: { $key } на главном экране найдёт партию.
name-not-kept = { $name }: не сохранено. { $what }
status-spared = Другая неоконченная партия остаётся, пока вы не сделаете здесь ход; затем она попадёт на полку. Нажмите { $key } на главном экране, чтобы её найти.
name-taken = { $name } уже есть: ещё раз { KEY("enter") } заменит, другое имя сохранит обе партии.
name-empty = Введите имя, например my-game; { KEY("back") } ничего не сохраняет.
name-too-long = Введите имя покороче: не длиннее { $most ->
    [one] { $most } знака
   *[other] { $most } знаков
  }.
name-blank = Введите имя без пробелов в начале и в конце.
name-control = Введите имя из букв, цифр, - _ и пробелов.
name-sign = В имени не бывает { $sign }: введите буквы, цифры, - _ и пробелы.

shelf-title = Полка
shelf-saves = Сохранённые партии
    .short = партии
shelf-results = Результаты
    .short = результаты
shelf-go-on = продолжить
shelf-play-again = условия
shelf-no-place = Нет папки, где можно хранить партии. Укажите её: zugzwang --data FOLDER.
shelf-no-saves = Под именем ещё не сохранено ни одной партии: клавиша { $key } в игре сохранит её здесь.
shelf-no-results = Ни одна партия против машины ещё не доиграна: в счёт идут только доигранные.
shelf-save = { $title }, { $count ->
    [0] ходов нет
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
  }{ $fields ->
    [none] {""}
   *[other] , { $fields }
  }
shelf-forget = Нажмите { $key } ещё раз, чтобы забыть «{ $name }» навсегда; любая другая клавиша оставит.
shelf-forgotten = { $name }: забыто.
shelf-not-forgotten = { $name }: не забыто. { $what }
shelf-more-troubles = В большем окне видно ещё { $count ->
    [one] { $count } строку
    [few] { $count } строки
   *[other] { $count } строк
  }.

results-game = игра
results-against = соперник
results-won = побед
results-lost = пораж.
results-drawn = ничьих
results-streak = подряд
results-best = рекорд
results-last = последняя
results-line = побед { $won } из { $count }{ $streak ->
    [0] {""}
    [1] {""}
   *[other] , { $streak } подряд
  }
    .full = побед { $won } из { $count }, соперник: { $name }{ $streak ->
    [0] {""}
    [1] {""}
   *[other] , { $streak } подряд
  }
