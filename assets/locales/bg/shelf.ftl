# Рафтът: игри, запазени под име, и резултати.
action-save = Запазва тази игра под име
    .short = запазване
action-shelf = Игрите, запазени под име, и резултатите
action-forget = Изтрива избраната игра
    .short = изтриване
context-naming = При писане на име
context-shelf = На рафта

prompt-name = Име:
name-ask = { KEY("enter") } запазва играта под това име.
name-kept = Запазена като { $name }: с { $key } в менюто ще я намерите.
name-not-kept = { $name } не е запазена. { $what }
status-spared = Другата Ви недовършена игра остава, докато не направите ход тук; после отива на рафта. Натиснете { $key } в менюто, за да я намерите.
name-taken = { $name } вече съществува: { KEY("enter") } още веднъж заменя играта, друго име пази и двете.
name-empty = Напишете име, например my-game; { KEY("back") } не запазва нищо.
name-too-long = Напишете по-кратко име: най-много { $most } знака.
name-blank = Напишете име без интервал в началото и в края.
name-control = Напишете име от букви, цифри, - _ и интервали.
name-sign = В името не може да има { $sign }: напишете букви, цифри, - _ и интервали.

shelf-title = Рафт
shelf-saves = Запазени игри
    .short = запазени игри
shelf-results = Резултати
    .short = резултати
shelf-go-on = продължаване
shelf-play-again = условия
shelf-no-place = Няма папка, в която да се пазят игри. Посочете папка: zugzwang --data FOLDER.
shelf-no-saves = Още няма игра, запазена под име: { $key } в игра я запазва тук.
shelf-no-results = Още няма игра срещу машина, изиграна докрай. Всяка такава се брои тук.
shelf-save = { $title }, { $count ->
    [0] без ходове
    [one] 1 ход
   *[other] { $count } хода
  }{ $fields ->
    [none] {""}
   *[other] , { $fields }
  }
shelf-forget = { $key } още веднъж — { $name } се изтрива завинаги; друг клавиш — играта остава.
shelf-forgotten = { $name } е изтрита.
shelf-not-forgotten = { $name } не е изтрита. { $what }
shelf-more-troubles = { $count ->
    [one] Още 1 ред в по-голям прозорец.
   *[other] Още { $count } реда в по-голям прозорец.
  }

results-game = игра
results-against = срещу
results-won = спеч.
results-lost = заг.
results-drawn = реми
results-streak = поред
results-best = рекорд
results-last = последно
results-line = спечелени { $won } от { $count }{ $streak ->
    [0] {""}
    [one] {""}
   *[other] , { $streak } поред
  }
    .full = спечелени { $won } от { $count } срещу { $name }{ $streak ->
    [0] {""}
    [one] {""}
   *[other] , { $streak } поред
  }
