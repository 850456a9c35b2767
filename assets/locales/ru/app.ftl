# Слова самой программы.
app-name = Zugzwang
list-separator = {", "}
# $others: all entries but the last, which have the separator between them.
list-all = { $others } и { $last }
list-one = { $others } или { $last }
# What is done in one move.
list-together = { $others } и { $last }
clause-separator = {"; "}
sentence-separator = {" "}
# Клавиша пробела внутри предложений.
key-space = Пробел

menu-open = выбор
menu-enter = вход
menu-out = выход
list-range = с { $first } по { $last } из { $count }
menu-unfinished = не окончена, { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
  }

setup-title = Условия
setup-preset = Пример
setup-preset-none = нет
setup-preset-random = случайный, { $game }#{ $seed }
setup-opponent = Соперник
setup-side = Вы ходите
side-winning = где можно выиграть
side-first = первым
side-second = вторым
side-choose = как решит программа
side-both = играют двое
side-watch = играют две машины
setup-first = Ходит первым
setup-second = Ходит вторым
setup-telling = Во время игры
telling-all = сообщается всё
telling-outcome = кто выигрывает, но не как ходить
telling-advice = как ходить, но не кто выигрывает
telling-nothing = ничего не сообщается ({ KEY("hint") } даёт подсказки)
machine-perfect = всегда делает лучший ход
machine-skill = лучший ход делает { $percent ->
    [one] { $percent } раз
    [few] { $percent } раза
   *[other] { $percent } раз
  } из 100, иначе любой
machine-random = делает любой ход
machine-gives-back = { $count ->
    [1] нарочно делает не больше одной ошибки и в конце называет её
    [one] нарочно делает до { $count } ошибки и в конце называет их
   *[other] нарочно делает до { $count } ошибок и в конце называет их
  }
machine-loser = хочет проиграть и отдаёт всё, что может
machine-matchbox = тянет бусины из коробков, как научили в лаборатории; без обучения ходит наугад
setup-again = Разобрать последнюю партию
setup-again-ready = { KEY("enter") } покажет, кто выигрывал после каждого хода, и ошибки.
setup-paste = Вставьте скопированную позицию, чтобы открыть её.
setup-astray = Сначала выберите поле: в эту строку текст не вводится.
setup-file-error = { $label }, @{ $file }: { $what }
setup-start = Начать
setup-go-on = Продолжить неоконченную партию
    .short = продолжить
setup-go-on-with = { $fields ->
    [none] { "" }
   *[other] { $fields },{" "}
  }{ $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
  }
setup-go-on-ready = { KEY("enter") } продолжает партию. Первый ход новой партии заменит её.
setup-change = изменить
setup-move = строка
setup-ready = { KEY("enter") } начинает игру.
setup-has-error = Сначала исправьте отмеченное поле:
setup-allowed = допустимо: { $form }
setup-replaced = не используется: вместо него задано { $other }
setup-allowed-file = допустимо: { $form }; или @FILE
setup-file = { KEY("enter") } читает числа из этого файла.
    .short = читать
setup-allowed-empty = допустимо: { $form }; можно оставить пустым

advice-title = Кому ходить первым
advice-win = Ходите первым: начинающий может выиграть.
advice-win-them = Начинающий может выиграть.
advice-loss-them = Против безошибочной игры начинающий проигрывает.
advice-loss = Ходите вторым: против безошибочной игры начинающий проигрывает.
# One side wins, whoever goes first. $side: that side.
advice-side = Играйте за { $side ->
    [blue] Синего
    [red] Красного
    [vert] Верта
   *[horz] Горза
  }: он может выиграть, кто бы ни начинал.
advice-side-them = { $side ->
    [blue] Синий
    [red] Красный
    [vert] Верт
   *[horz] Горз
  } может выиграть, кто бы ни начинал.
advice-draw = Неважно, кто начинает: оба могут удержать ничью.
advice-unknown = Неизвестно, кому выгодно начинать.
advice-neutral = Кому ходить первым, скрыто: клавиша { KEY("outcome") } в игре покажет.

form-int = от { $min } до { $max }
form-list = не больше { $most ->
    [one] { $most } числа
   *[other] { $most } чисел
  } от { $min } до { $max } через запятую
form-list-distinct = не больше { $most ->
    [one] { $most } разного числа
   *[other] { $most } разных чисел
  } от { $min } до { $max } через запятую
form-choice = { $words }
form-word = { $form }

field-last = Последний ход
    .wins = выигрывает
    .loses = проигрывает (мизер, поддавки)
# Чему равно поле, когда это говорят, а не набирают.
said-last-wins = последний выигрывает
said-last-loses = последний проигрывает
said-beside = { $typed } ({ $said })

play-moves = Сыграно
play-why = Почему
play-page = страница
play-list = Ходы, начиная с лучших
play-list-close = объяснение
moves-win = { $count } выигр.
moves-draw = { $count } нич.
moves-loss = { $count } проигр.
moves-unknown = { $count } неизв.
play-proof = Доказательство
    .known = Лучшие из известных ответов
proof-lost = Любой ход проигрывает: { $ends ->
    [all] каждый заканчивает игру.
    [some] на каждый есть ответ, или он заканчивает игру.
   *[none] на каждый есть ответ.
  }
proof-held = Ни один ход не выигрывает: { $ends ->
    [all] каждый заканчивает игру.
    [some] на каждый есть ответ, или он заканчивает игру.
   *[none] на каждый есть ответ.
  }
proof-won = Ход: { $words }. { $ends ->
    [now] Он заканчивает игру: отвечать больше не на что.
    [all] Тогда каждый ход соперника заканчивает игру.
    [some] Тогда на каждый ход соперника есть ответ, или он заканчивает игру.
   *[none] Тогда на каждый ход соперника есть ответ.
  }
# $whose: other if the opponent moves and the reader answers.
proof-move = { $whose ->
    [other] Ход соперника
   *[own] Ход
  }: { $words }. Остаётся { $value }.
proof-reply = { $whose ->
    [other] Ваш ответ
   *[own] Ответ
  }: { $words }. Остаётся { $value }.
proof-walk = следующий шаг
proof-shown = На поле ход доказательства { $row } из { $total } и ответ на него; стрелки ведут назад.
proof-told = Доказательство скрыто, пока скрыто объяснение.
proof-told-class = Доказательство откроется, когда объяснено всё: пока открыто шагов { $told } из { $all }.
proof-over = игра окончена
proof-end = конец игры
proof-many = Ходы, первые { $count }, каждый с ответом:
proof-sample = Места для примера, каждое с ответом: { $done } из { $total }.
proof-unknown = Теория здесь молчит; вот лучшие из известных ответов.
proof-progress = Ходов { $done } из { $total }:
moves-progress = оценено ходов: { $done } из { $total }
moves-first = из { $count ->
    [one] { $count } рассмотренного хода
   *[other] { $count } рассмотренных ходов
  }
moves-sample = из { $count ->
    [one] { $count } места, взятого для примера
   *[other] { $count } мест, взятых для примера
  }
moves-all = { $count ->
    [1] это единственный ход
    [one] всего { $count } ход
    [few] всего { $count } хода
   *[other] всего { $count } ходов
  }
play-why-page = { $page } из { $pages }
# The players, each as below.
seat-between = {"  ·  "}
seat-first = { $name } (первый)
seat-second = { $name } (второй)
seat-first-role = { $name } ({ $role }, первый)
seat-second-role = { $name } ({ $role }, второй)
seat-person = Вы
seat-both = Играют двое
seat-both-first = Первый: { $role }
seat-both-second = Второй: { $role }
seat-perfect = Сфинкс
seat-skill = Умение { $percent } %
seat-random = Случайный
seat-gives-back = Поддаётся { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
  }
seat-loser = Хочет проиграть
seat-matchbox = Спичечные коробки
seat-paused = пауза
seat-choosing = программа решает, кому ходить первым

# $outcome — что начало игры сулит начинающему; при ничьей программа начинает только там, где берут очки.
status-chose-second = Первый ход ваш: { $outcome ->
    [loss] начинающий здесь проигрывает, и программа не стала начинать.
    [draw] кто бы ни начал, выиграть здесь наверняка не может никто.
   *[unknown] теория не говорит, кто здесь выигрывает.
  }
status-chose-first = Программа начала, ведь { $outcome ->
    [draw] половина за ней
   *[win] позиция выигрышная
  }: { $words }. Ваш ход.
status-watched = { $who ->
    [first] Следующим ходит первый
   *[second] Следующим ходит второй
  }, { $paused ->
    [yes] по клавише { KEY("enter") } или { KEY("pause") }.
   *[no] один ход за { $delay } с.
  }
status-seat = { $seat ->
    [first] Первый: { $name }.
   *[second] Второй: { $name }.
  }
status-seat-waits = Ход будет сделан после следующей клавиши.
status-person = человек
status-no-pace = Сама игра не идёт: клавиши { KEY("first-seat") } и { KEY("second-seat") } сажают за неё машины.
status-untaught = Эти условия ей не знакомы: ходит наугад. Учат её на главном экране клавишей { KEY("lab") }.
status-paused = Пауза: { KEY("enter") } делает один ход, { KEY("pause") } продолжает.
status-goes-on = Игра продолжается.
status-machines-play = Играют две машины: клавиши { KEY("first-seat") } и { KEY("second-seat") } меняют игроков.
status-pasted-id = Это скопированная позиция: выйдите из игры и вставьте её на главном экране.
status-pace = Один ход за { $delay } с.
status-gifts = { $who ->
    [coach] Тренер поддался
   *[rival] Машина поддалась
  }: { $count ->
    [1] ход { $moves }
   *[other] ходы { $moves }
  }.
status-your-turn = Ваш ход.
status-turn = { $who ->
    [first] Ходит первый.
   *[second] Ходит второй.
  }
status-failed = Решатель не справился с этой позицией, игра идёт без него. Пожалуйста, сообщите о ней.
status-over = { $who ->
    [you] Вы выиграли.
    [first] Выиграл первый.
    [second] Выиграл второй.
    [rival] Выиграла машина.
   *[machine] Выиграл { called }.
  }
status-over-draw = Ничья.
over-then = { $undo ->
    [yes] { KEY("new", at: "play") } — реванш, { KEY("undo") } — взять назад.
   *[no] { KEY("new", at: "play") } — реванш.
  }
game-over = Игра окончена.
seats-over = В законченной партии игроки остаются прежними: { KEY("restart") } — сыграть её сначала, { KEY("form") } — новая.
status-costs = Тогда победа не будет засчитана. Ещё раз { $key } — всё равно, другая клавиша — играть дальше.
status-resign = { $who ->
    [first] Ещё раз { $key } — первый сдаётся, другая клавиша — играть дальше.
    [second] Ещё раз { $key } — второй сдаётся, другая клавиша — играть дальше.
   *[you] Ещё раз { $key } — сдаться, другая клавиша — играть дальше.
  }
status-resigned = { $who ->
    [first] Второй сдался: выиграл первый.
    [second] Первый сдался: выиграл второй.
    [rival] Вы сдались: выиграла машина.
   *[machine] Вы сдались: выиграл { called }.
  }
status-resigned-then = { $undo ->
    [yes] { KEY("review") } — что всё решило, { KEY("new", at: "play") } — реванш, { KEY("undo") } — взять назад.
   *[no] { KEY("review") } — что всё решило, { KEY("new", at: "play") } — реванш.
  }
status-resigned-uncounted = Не засчитано: вы не сделали ни одного хода.
play-moved = { $who ->
    [you] Вы: { $words }
    [first] Первый: { $words }
    [second] Второй: { $words }
   *[rival] { called }: { $words }
  }
status-moved = { play-moved }.
status-pointed = { play-moved }.
status-outcome = Кто выигрывает: { $told ->
    [yes] показывается
   *[no] скрыто до конца игры
  }
status-advice = Как ходить: { $told ->
    [yes] показывается
   *[no] скрыто; { KEY("hint") } подсказывает по шагам
  }
status-hint-where = Обратите внимание: { $part } { $number }.
status-hint-reason = Показано объяснение этой позиции.
why-neutral = Объяснение скрыто: { $kept ->
    [outcome] { KEY("outcome") } покажет, кто выигрывает
    [advice] { KEY("advice") } покажет, как ходить
   *[both] { KEY("outcome") } покажет, кто выигрывает, { KEY("advice") } — как ходить
  }, { KEY("hint") } подсказывает по шагам.
why-advice = Лучшая игра: { $words }.
    .known = Лучший из известных ходов: { $words }.
status-hint = Это лучший ход.
    .known = Это лучший из известных ходов; теория здесь молчит.
    .only = Это единственный ход, и он проигрывает.
    .lost = Любой ход проигрывает; этот позволяет продержаться дольше всего.
    .hard = Любой ход проигрывает; после этого сопернику труднее.
    .points = Любой ход проигрывает; этот — с наименьшей разницей.
class-on = Сначала вопрос классу: { $key } открывает следующий шаг.
class-off = Показ классу окончен; говорится столько же, сколько прежде.
demo-footer = Программа играет сама. { $language } — язык, { $projector } — проектор, другая клавиша — конец.
class-ask = Кто может здесь выиграть: тот, кому ходить, или другой?
class-answer = { $winner ->
    [mover] Выиграть может тот, кому ходить.
   *[opponent] Выиграть может другой.
  }
class-ask-more = И как бы вы пошли?
class-next = { $key }: { $next ->
    [move] сделать ход
   *[next] следующий шаг
  } (открыто { $told } из { $all })
class-count = открыто { $told } из { $all }
class-move = Вот этот ход. Следующий шаг сделает его.
class-resign = Перед классом не сдаются: { KEY("class") } снова объясняет всё сразу.
class-telling = Перед классом следующий шаг открывает { $key }: эта клавиша ничего не меняет.
class-unlisted = Список ходов откроется, когда объяснено всё: пока открыто шагов { $told } из { $all }. { $key } открывает следующий.
class-pace = Один шаг за { $delay } с.
class-auto = Дальше идёт само; { KEY("pause") } останавливает.
class-by-hand = Программа снова ждёт вас.
status-projector = Проектор: { $on ->
    [yes] включён
   *[no] выключен
  }
status-solved = Сделано за вас: { $words }. { KEY("undo") } — взять назад.
status-restarted = Снова с начала. { KEY("redo") } повторит ходы.
status-nothing-to-undo = Вашего хода, который можно взять назад, нет.
status-nothing-to-redo = Взятых назад ходов нет.
status-nothing-to-review = Разбирать пока нечего: не сделано ни одного хода.
status-asked = Решатель снова думает.
status-at-work = Решатель ещё думает.
status-unmeasured = Счёт остановлен: сколько продлится партия, осталось неизвестным.
status-hint-later = Решатель ещё думает: нажмите { KEY("hint") }, когда он ответит.
status-no-hint = Сейчас подсказать нечего: ходов нет.
status-begun = Партия уже идёт: { $count ->
    [one] сделан { $count } ход
    [few] сделано { $count } хода
   *[other] сделано { $count } ходов
  }.
status-leave = { $kept ->
    [yes] Сохранено. Ещё раз { $key } — выйти, { $save } — дать имя, другая клавиша — остаться.
   *[no] Эта партия не сохраняется. Ещё раз { $key } — выйти, другая клавиша — остаться.
  }
status-theme = Оформление: { $name }
status-glyphs = Знаки: { $name }
status-language = Язык: русский ({ KEY("language") }: другой язык, other language)
status-language-ask = Язык: русский. { KEY("language") } ещё раз — другой язык (other language).
status-no-letters = Локаль терминала не UTF-8: показать можно только английский текст.
status-copied = { $state ->
    [done] Скопировано: { $id }
   *[sent] { $whole ->
        [yes] Отправлено в буфер. Если там пусто: { $id }
       *[no] Отправлено в буфер. При выходе будет и в терминале: { $id }
      }
  }
status-no-pause = Консоль этой системы не умеет приостанавливать программы. Чтобы выйти, нажмите Ctrl-C: партия сохранена.
status-mouse-on = Мышь включена: чтобы выделить текст, держите Shift (в iTerm2 Option).
status-mouse-off = Мышь выключена: текст можно выделять.
choice-nothing = ход ещё не выбран
worth-win = выигрывает
    .in = { $moves ->
        [1] выигрывает сразу
        [one] выигрывает максимум за { $moves } ход
        [few] выигрывает максимум за { $moves } хода
       *[other] выигрывает максимум за { $moves } ходов
      }
worth-loss = проигрывает
    .in = { $moves ->
        [1] проигрывает сразу
        [one] проигрыш максимум через { $moves } ход
        [few] проигрыш максимум через { $moves } хода
       *[other] проигрыш максимум через { $moves } ходов
      }
worth-draw = ничья
worth-unknown = неизвестно
worth-score = { $own }:{ $other }{ $lost ->
    [0] {""}
   *[other] , разница хуже на { $lost }
  }
    .short = { $own }:{ $other }{ $lost ->
        [0] {""}
       *[other] {" "}(−{ $lost })
      }
totals-of = { $who ->
    [you] вы { $points }
    [first] первый { $points }
    [second] второй { $points }
   *[rival] { called.inside } { $points }
  }
totals-final = Итог: { $first }, { $second }
totals-taken = Взято: { $first }, { $second }
totals-secured = Обеспечено: { $first }, { $second }
prompt-move = Ход:
# Behind the line in which a move is typed.
prompt-leave = { $refused ->
    [yes] Букв здесь нет. { KEY("back") } — закрыть.
   *[no] { KEY("back") } — закрыть
  }
prompt-hands = Руки или ход:
prompt-form = Введите: { $form }.

refusal-thinking = Сейчас не ваш ход.
refusal-nothing = Ход ещё не выбран: выберите его стрелками или наберите после { KEY("type") }
    .touch = Ход ещё не выбран: коснитесь того, что хотите взять, или места, куда хотите пойти.
refusal-part = не сказано, откуда ({ $part }): наберите, например, { $example }
status-bound = { $most ->
    [yes] Больше нельзя
   *[no] Меньше нельзя
  }: { $amount }.
key-elsewhere = Здесь { $key } ничего не делает. { $place }: { $what }.
key-nowhere = { $key } ничего не делает. Клавиши показывает { KEY("help") }.

small-window = Для Zugzwang нужно окно { $width }×{ $height }, а это { $has_width }×{ $has_height }.
small-window-safe = Ничего не потеряно: в большем окне всё будет видно. { $key } — выход.
help-title = Справка
help-mouse = Мышь: щёлкните по тому, что хотите взять; второй щелчок там же делает ход. Щелчок по названию клавиши в нижней строке или по её строке в этой справке — то же, что нажать её.
help-touch = Пальцы: коснитесь того, что хотите взять; второе касание там же или большая кнопка делает ход. Смахивание заменяет стрелки, долгое касание даёт подсказку. Всё остальное — за тремя точками.
help-words = Рисунки: крестик стоит под столбцом, который надо исправить. P на числовой прямой — P-позиция, { $here } — кучка, { $taken } — куда ведёт ваш ход; P на клетке или на дне календаря — тоже P-позиция, { $goal } — угол, которого надо достичь.
help-scroll = листать
help-page = страница
help-pages = { $keys }: слова и клавиши всех других экранов.
help-elsewhere = Клавиши на других экранах
status-wording = { $level ->
    [plain] Объяснения простыми словами.
    [picture] Объяснения по рисунку.
   *[notation] Объяснения на языке теории.
  }
# In place of the names of keys where there are buttons: what Enter would do, and any other.
button-main = большая кнопка
button-of = «{ $label }»
taken-so-far = Уже взято: первый { $first }, второй { $second }
heaps-column = по { $weight }
