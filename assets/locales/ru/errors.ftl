# Что не так и что написать вместо этого, по строке на каждое.
error-not-terminal = Для игры нужен терминал. Без него можно играть построчно: zugzwang play --plain { $game }; спросить: zugzwang solve { $game }
error-no-codes = Эта консоль не может показать игру. Откройте Windows Terminal или отключите «прежнюю версию консоли» в свойствах этого окна. Можно играть построчно: zugzwang play --plain { $game }
error-unknown-game = Игры { $given } нет. { $nearest ->
    [none] Есть игры: { $known }
   *[other] Может быть, { $nearest }? Есть игры: { $known }
  }
error-seed = { $game }#{ $given }: после # нужно целое число от 0 до { $max }, например { $game }#42
error-option-seed = --seed { $given }: нужно целое число от 0 до { $max }
error-option-number = { $option } { $given }: нужно целое число от { $min } до { $max }
error-seed-twice = Число уже указано после названия игры: уберите --seed и --daily или напишите только игру
error-daily = --daily { $given }: укажите год, месяц и день, например 2026-02-28
error-no-puzzle = { $game }: задач здесь нет. Все ходы перечислить нельзя, поэтому ни один нельзя назвать ошибкой. Задачи есть в играх: { $known }
error-unknown-lesson = Урока { $given } нет. { $nearest ->
    [none] Уроки: { $known }
   *[other] Может быть, { $nearest }? Уроки: { $known }
  }
error-file = { $file }: { $reason }
error-line-own = в файле { $file } нет правильной игры. Почему, скажет zugzwang solve с этим файлом
error-line = строка { $line }: { $what }
error-line-too-long = она длиннее { $most ->
    [one] { $most } байта
   *[other] { $most } байт
  }
error-line-not-text = это не текст в UTF-8
error-line-endless = она не кончается и через { $most ->
    [one] { $most } байт
    [few] { $most } байта
   *[other] { $most } байт
  }; дальше ничего не читается
error-list = { $field }=@{ $file }: { $what }
error-list-not-text = файл не является текстом в UTF-8
error-list-no-count = { $empty ->
    [yes] файл пуст
   *[no] файл начинается не с числа
  }; сначала в нём должно стоять количество чисел, затем сами числа через пробел
error-list-comma = в записи № { $index } есть запятая; числа пишутся через пробел
error-list-entry = запись № { $index } в файле – не число
error-list-count = в файле обещано чисел: { $said }, а есть: { $held }
error-batch-count = «{ $given }» — не количество тестов; в первой строке стоит только это число
    .unquoted = в первой строке стоит только количество тестов
error-batch-pair = «{ $given }» — не два числа; каждый тест — строка с двумя целыми числами от 1 до 10^18
    .unquoted = каждый тест — строка с двумя целыми числами от 1 до 10^18
error-batch-missing = строки { $line } нет: { $tests ->
    [one] обещан { $tests } тест
    [few] обещано { $tests } теста
   *[other] обещано { $tests } тестов
  }, найдено { $found }
error-batch-more = строка { $line } лишняя: { $tests ->
    [one] обещан { $tests } тест
    [few] обещано { $tests } теста
   *[other] обещано { $tests } тестов
  }
error-request-empty = В пустой строке нет вопроса: GAME FIELD=VALUE… --moves "M1 M2"
error-no-game = «{ $given }» не называет игры: пишите GAME FIELD=VALUE… или GAME#SEED; строк для примечаний нет
error-request-quote = Двойная кавычка не закрыта.
error-request-option = Параметра { $given } здесь нет; в строке допустимо только --moves "M1 M2".
error-request-moves = У --moves должно быть значение: --moves "M1 M2"
error-request-moves-twice = --moves указано дважды.
error-animate-format = --animate создаёт SVG: уберите --format или укажите --format svg.
error-animate-moves = --animate показывает игру ход за ходом: укажите ходы, например --moves "1:2 2:1".
error-size = --size { $given }: укажите столбцы и строки, например 120x40 (от 1x1 до 500x200).
error-argument-unknown = параметра или слова { $given } здесь нет.{ $nearest ->
    [none] {""}
   *[other] {" "}Может быть, { $nearest }?
  }
error-argument-missing = не указано: { $missing }.
error-argument-conflict = { $given } и { $with } вместе не указывают.
error-argument-empty = у { $option } должно быть значение.
error-command-unknown = команды { $given } нет.{ $nearest ->
    [none] {""}
   *[other] {" "}Может быть, { $nearest }?
  }{ $game ->
    [none] {""}
   *[other] {" "}Игра открывается так: zugzwang play { $game }.
  }
# What the parser says in English alone.
error-command-line = { $what }.
error-choice = { $option } { $given }: допустимо: { $allowed }.
error-stopped = Анализ остановлен.

error-field = { $field }={ $given }: { $what }
error-word = { $given }: поле пишется FIELD=VALUE{ $example ->
    [none] {""}
   *[other] , например { $example }
  }; поля игры { $game }: { $known ->
    [none] их нет
   *[other] { $known }
  }
error-unknown-field = { $field }={ $given }: в игре { $game } нет поля { $field }; её поля: { $known ->
    [none] их нет
   *[other] { $known }
  }
error-twice = { $field }={ $given }: поле { $field } указано дважды; укажите его один раз
error-not-a-choice = «{ $entry }» — не из этих слов; допустимо: { $form }
error-not-a-move = это не ход; введите: { $form }
error-malformed-word = «{ $entry }» — не та запись; допустимо: { $form }
error-malformed-entry = «{ $entry }» — не целое число; допустимо: { $form }
error-range = { $entry } вне границ; допустимо: от { $min } до { $max }
error-empty-entry = пусто на месте { $index }; допустимо: { $form }
error-length = { $count ->
    [0] список пуст; допустимо чисел: от { $min } до { $max }
   *[other] чисел здесь { $count }; допустимо: от { $min } до { $max }
  }
error-repeated = { $entry } стоит дважды; числа должны быть разными
error-all-zero = все числа — нули; хотя бы одно должно быть больше
error-conflict = не вместе с { $with }; укажите одно из двух

error-move = ход { $number } «{ $given }»: { $what }
error-move-over = игра окончена, ходов больше нет
# Как называется куча, кучка или дорожка в игре, где для неё нет своего слова.
part = часть
    .many = части
error-move-part = такого номера нет: { $noun } { $part }; допустимо: от 1 до { $parts }
error-move-part-large = такого большого номера нет ({ $noun }); допустимо: от 1 до { $parts }
error-move-amount = { $max ->
    [0] взять больше нечего{ $part ->
        [0] {""}
       *[other] {" "}({ $noun } { $part })
      }
   *[other] столько взять нельзя{ $part ->
        [0] {""}
       *[other] {" "}({ $noun } { $part })
      }; допустимо: от { $min } до { $max }
  }
error-move-too-many = { $nouns }: уменьшено { $count }; допустимо: от 1 до { $max }
error-move-order = { $noun } { $part } не на своём месте; номера пишутся по возрастанию, каждый один раз

config-ignored = { $file }: { $reason }. Взяты значения по умолчанию; файл не изменён.
config-unsaved = Не удалось сохранить настройки, файл { $file }: { $reason }. Устраните это или укажите другой файл: --config.
config-foreign = в нём есть то, чего эта программа не может прочесть
config-keys = { $file }, [keys]: { $reason } Остальное в файле действует.
keys-unknown = Действия { $given } нет.{ $nearest ->
    [none] {" "}Все действия перечисляет zugzwang keys.
   *[other] {" "}Может быть, { $nearest }?
  }
keys-form = Для { $action } нужна клавиша, например "x", или список клавиш, например ["x", "F2"].
keys-unread = Для { $action } не подходит «{ $given }»: такой клавиши нет. Пишут один знак, Ctrl- с буквой (кроме h, i и m), F1–F12, Space, Tab, Shift-Tab, Backspace, Delete, Home, End, PgUp или PgDn.
keys-composed = Для { $action } не подходит «{ $given }»: одним нажатием это не набрать. Возьмите знак, который клавиша даёт сразу.
keys-fixed = Для { $action } не подходит { $key }: у Enter, Esc, Ctrl-C и стрелок значение постоянное.
keys-typed = Для { $action } не подходит { $key }: там этой клавишей набирают текст или ход.
keys-given = Для { $action } не подходит { $key }: эту клавишу вы дали и действию { $other }.
keys-only = Для { $action } не подходит { $key }: другой клавиши у { $other } нет. Дайте и ему новую.
keys-many = Для { $action } действуют только первые { $most } клавиш (дано { $count }).
keys-more = Ещё { $count } объяснит zugzwang keys.

disk-no-file = { $kind ->
    [folder] это папка, а не файл
    [pipe] это канал, а не файл
    [socket] это сокет, а не файл
   *[device] это устройство, а не файл
  }
disk-too-large = больше { $most ->
    [one] { $most } байта
   *[other] { $most } байт
  }
disk-link-nowhere = ссылка { $link } никуда не ведёт
disk-link-circle = ссылка { $link } ведёт по кругу
disk-output = туда идёт вывод самой программы; укажите другой файл
disk-busy = туда слишком долго пишет другая программа
disk-closed = здесь файлы не читаются; напишите само содержимое
disk-missing = такого файла или такой папки нет

storage-no-home = Партии не сохраняются: нет домашней папки. Укажите папку: --data.
storage-refused = Партии не сохраняются: { $file }: { $reason }. Устраните это или укажите другую папку: --data.
storage-too-large = Партии не сохраняются: файл { $file } стал бы больше { $most ->
    [one] { $most } байта
   *[other] { $most } байт
  }.
storage-too-many = В { $file } больше { $most } партий; показаны не все.
problems-more = При выходе будет сказано ещё { $count ->
    [one] о { $count } неполадке.
   *[other] о { $count } неполадках.
  }
storage-aside = То, что не удалось прочитать, сохранено под именем { $now }: { $what }.
storage-stuck = { $file } не читается: { $what }. Файл не изменён, и в нём ничего не сохраняется: { $reason }.
storage-full = не осталось места
storage-read-only = здесь ничего нельзя записать
storage-denied = нет права на чтение или запись
storage-no-folder = на месте папки стоит файл
storage-fault-form = строка { $line }, столбец { $column }: так эта программа не пишет
storage-fault-version = его версия { $version } относится к другой версии программы
storage-fault-other = в нём партия игры { $game }
storage-fault-game = его партию нельзя разыграть: { $what }
error-in-part = { $part }: { $what }
error-part-over = в этой игре ходов больше нет; ходите в другой
error-move-loses = этот ход сразу проигрывает свою игру и в сумме не ход; выберите другой
error-own = { $file }: { $what }
error-own-line = { $file }, строка { $line }: { $what }
error-own-unread = Не прочитано: { $what }.
error-own-text = это не текст в UTF-8
error-own-game = у игры «{ $given }» правила не задаются полями; допустимо: { $games }
error-own-language = языка «{ $given }» здесь нет; допустимо: { $tags }
error-own-rules = другое правило, чем у игры: { $rules }; другой игре нужен свой файл
error-own-none = в этой игре задач не нашлось; возможно, в ней мало ходов на выбор
