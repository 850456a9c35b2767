# Какво не е наред и какво да се напише вместо него, по един ред.
error-not-terminal = Аркадата има нужда от терминал. Без терминал се играе ред по ред: zugzwang play --plain { $game }; пита се: zugzwang solve { $game }
error-no-codes = Тази конзола не може да покаже аркадата. Използвайте Windows Terminal или изключете „наследената конзола“ в свойствата на прозореца. Може да се играе ред по ред: zugzwang play --plain { $game }
error-unknown-game = Няма игра { $given }. { $nearest ->
    [none] Игрите: { $known }
   *[other] Може би { $nearest }? Игрите: { $known }
  }
error-unknown-lesson = Няма урок { $given }. { $nearest ->
    [none] Уроците: { $known }
   *[other] Може би { $nearest }? Уроците: { $known }
  }
error-seed = { $game }#{ $given }: след # стои цяло число от 0 до { $max }, например { $game }#42
error-option-seed = --seed { $given }: допуска се цяло число от 0 до { $max }
error-option-number = { $option } { $given }: допуска се цяло число от { $min } до { $max }
error-seed-twice = Началното число вече стои след играта: махнете --seed и --daily или напишете само играта
error-daily = --daily { $given }: дайте деня като година, месец и ден, например 2026-02-28
error-no-puzzle = { $game } няма задачи: ходовете ѝ не могат да се изброят докрай и за никой не може да се каже, че е грешен. Задачи имат: { $known }
error-file = { $file }: { $reason }
error-line-own = { $file } не съдържа правилна игра. Защо, казва zugzwang solve с този файл
error-line = ред { $line }: { $what }
error-line-too-long = по-дълъг е от { $most } байта
error-line-not-text = не е текст в UTF-8
error-line-endless = не свършва и след { $most } байта; по-нататък не се чете
error-list = { $field }=@{ $file }: { $what }
error-list-not-text = файлът не е текст в UTF-8
error-list-no-count = { $empty ->
    [yes] файлът е празен
   *[no] файлът не започва с число
  }; първо трябва да стои броят на числата, а после самите те, разделени с интервали
error-list-comma = в запис № { $index } има запетая; числата се разделят с интервали
error-list-entry = запис № { $index } във файла не е число
error-list-count = файлът обявява { $said } числа, а в него са { $held }
error-batch-count = „{ $given }“ не е броят на тестовете; на първия ред стои само това число
    .unquoted = на първия ред стои само броят на тестовете
error-batch-pair = „{ $given }“ не са две числа; всеки тест е ред с две цели числа от 1 до 10^18
    .unquoted = всеки тест е ред с две цели числа от 1 до 10^18
error-batch-missing = липсва ред { $line }: { $tests ->
    [one] обявен е 1 тест
   *[other] обявени са { $tests } теста
  }, намерени са { $found }
error-batch-more = ред { $line } е в повече: { $tests ->
    [one] обявен е 1 тест
   *[other] обявени са { $tests } теста
  }
error-request-empty = Празен ред не задава въпрос: GAME FIELD=VALUE… --moves "M1 M2"
error-no-game = „{ $given }“ не назовава игра: пише се GAME FIELD=VALUE… или GAME#SEED; редове за бележки няма
error-request-quote = Двойна кавичка не е затворена.
error-request-option = { $given } тук не се допуска; на реда може да стои само --moves "M1 M2".
error-request-moves = --moves иска стойност: --moves "M1 M2"
error-request-moves-twice = --moves е дадено два пъти.
error-animate-format = --animate прави SVG: махнете --format или дайте --format svg.
error-animate-moves = --animate показва игра ход по ход: дайте ходовете, например --moves "1:2 2:1".
error-size = --size { $given }: дайте колони и редове, например 120x40 (от 1x1 до 500x200).
error-argument-unknown = тук няма опция или дума { $given }.{ $nearest ->
    [none] {""}
   *[other] {" "}Може би { $nearest }?
  }
error-argument-missing = не е дадено: { $missing }.
error-argument-conflict = { $given } и { $with } не се съчетават.
error-argument-empty = { $option } иска стойност.
error-command-unknown = няма команда { $given }.{ $nearest ->
    [none] {""}
   *[other] {" "}Може би { $nearest }?
  }{ $game ->
    [none] {""}
   *[other] {" "}Играта се отваря така: zugzwang play { $game }.
  }
# What the parser says in English alone.
error-command-line = { $what }.
error-choice = { $option } { $given }: допуска се: { $allowed }.
error-stopped = Решаването беше спряно.

error-field = { $field }={ $given }: { $what }
error-word = { $given }: полетата се пишат FIELD=VALUE{ $example ->
    [none] {""}
   *[other] , например { $example }
  }; { $game } { $known ->
    [none] няма полета
   *[other] има { $known }
  }
error-unknown-field = { $field }={ $given }: { $game } няма поле { $field }; { $known ->
    [none] изобщо няма полета
   *[other] има { $known }
  }
error-twice = { $field }={ $given }: полето { $field } е дадено два пъти; дайте го веднъж
error-not-a-choice = „{ $entry }“ не е сред възможностите; допуска се: { $form }
error-not-a-move = това не е ход; напишете { $form }
error-malformed-word = „{ $entry }“ няма нужния вид; допуска се: { $form }
error-malformed-entry = „{ $entry }“ не е цяло число; допуска се: { $form }
error-range = { $entry } е извън границите; допуска се: от { $min } до { $max }
error-empty-entry = число { $index } липсва; допуска се: { $form }
error-length = { $count ->
    [0] списъкът е празен; допускат се от { $min } до { $max } числа
    [one] 1 число; допускат се от { $min } до { $max } числа
   *[other] { $count } числа; допускат се от { $min } до { $max } числа
  }
error-repeated = { $entry } стои два пъти; числата трябва да са различни
error-all-zero = всички числа са 0; поне едно трябва да е по-голямо
error-conflict = не може заедно с { $with }; дайте само едното

error-move = ход { $number } „{ $given }“: { $what }
error-move-over = играта е свършила, ходове вече няма
# Как игра без собствена дума нарича купчина, купчинка или пътека.
part = част
    .many = части
error-move-part = няма { $noun } { $part }; допуска се: от 1 до { $parts }
error-move-part-large = няма { $noun } с толкова голям номер; допуска се: от 1 до { $parts }
error-move-amount = { $max ->
    [0] { $part ->
        [0] нищо повече не може да се вземе
       *[other] от { $noun } { $part } нищо не може да се вземе: там е празно
      }
   *[other] толкова не може да се вземе{ $part ->
        [0] {""}
       *[other] { " " }от { $noun } { $part }
      }; допуска се: от { $min } до { $max }
  }
error-move-too-many = намаляват се { $count } { $nouns }; допуска се: от 1 до { $max }
error-move-order = { $noun } { $part } не е на реда си; напишете всяка { $noun } веднъж, във възходящ ред

config-ignored = { $file }: { $reason }. Използват се стойностите по подразбиране; файлът остава непроменен.
config-unsaved = Настройките не можаха да се запишат в { $file }: { $reason }. Отстранете това или посочете друг файл с --config.
config-foreign = в него има нещо, което тази програма не може да прочете
config-keys = { $file }, [keys]: { $reason } Всичко друго във файла важи.
keys-unknown = Няма действие { $given }.{ $nearest ->
    [none] {" "}Всички ги изброява zugzwang keys.
   *[other] {" "}Може би { $nearest }?
  }
keys-form = За { $action } трябва клавиш, например "x", или списък от клавиши, например ["x", "F2"].
keys-unread = За { $action } не става „{ $given }“: няма такъв клавиш. Пише се един знак, Ctrl- с буква (без h, i и m), F1 – F12, Space, Tab, Shift-Tab, Backspace, Delete, Home, End, PgUp или PgDn.
keys-composed = За { $action } не става „{ $given }“: не се пише с едно натискане. Изберете знак, който един клавиш дава веднага.
keys-fixed = За { $action } не става { $key }: Enter, Esc, Ctrl-C и стрелките не се променят.
keys-typed = За { $action } не става { $key }: там с този клавиш се пише текст или ход.
keys-given = За { $action } не става { $key }: дали сте този клавиш и на { $other }.
keys-only = За { $action } не става { $key }: { $other } няма друг клавиш. Дайте и на { $other } нов.
keys-many = За { $action } важат само първите { $most } клавиша (дадени са { $count }).
keys-more = Останалите { $count } обяснява zugzwang keys.

disk-no-file = { $kind ->
    [folder] това е папка, а не файл
    [pipe] това е канал, а не файл
    [socket] това е сокет, а не файл
   *[device] това е устройство, а не файл
  }
disk-too-large = по-голям е от { $most } байта
disk-link-nowhere = връзката { $link } не води наникъде
disk-link-circle = връзката { $link } води в кръг
disk-output = там отива изходът на самата програма; посочете друг файл
disk-busy = друга програма записва там твърде дълго
disk-closed = тук не се четат файлове; напишете самото съдържание
disk-missing = няма такъв файл или папка

storage-no-home = Игрите не се пазят: няма домашна папка. Посочете папка с --data.
storage-refused = Игрите не се пазят: { $file }: { $reason }. Отстранете това или посочете друга папка с --data.
storage-too-large = Игрите не се пазят: { $file } би станал по-голям от { $most } байта.
storage-too-many = В { $file } има повече от { $most } игри; показани са не всички.
problems-more = { $count ->
    [one] За още 1 проблем се казва на излизане.
   *[other] За още { $count } проблема се казва на излизане.
  }
storage-aside = Каквото не можа да се прочете, се пази като { $now }: { $what }.
storage-stuck = { $file } не може да се прочете: { $what }. Файлът остава непроменен и в него нищо не се записва: { $reason }.
storage-full = няма повече място
storage-read-only = там не може да се записва
storage-denied = нямате право да записвате или да четете там
storage-no-folder = на мястото на папка стои файл
storage-fault-form = ред { $line }, колона { $column } не са записани от тази програма
storage-fault-version = версията { $version } е от друга версия на програмата
storage-fault-other = в него е игра на { $game }
storage-fault-game = играта в него не може да се изиграе: { $what }
error-in-part = { $part }: { $what }
error-part-over = в тази игра няма повече ходове; играйте в друга
error-move-loses = този ход веднага губи своята игра и в сума не е ход; изберете друг
error-own = { $file }: { $what }
error-own-line = { $file }, ред { $line }: { $what }
error-own-unread = Непрочетено: { $what }.
error-own-text = това не е текст в UTF-8
error-own-game = правилата на „{ $given }“ не са полета; допуска се: { $games }
error-own-language = тук няма език „{ $given }“; допуска се: { $tags }
error-own-rules = друго правило, не това на играта: { $rules }; друга игра иска свой файл
error-own-none = в тази игра не се намери задача; може би изборът на ходове е малък
