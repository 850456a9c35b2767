# Думите на самата програма.
app-name = Zugzwang
list-separator = {", "}
# $others: all entries but the last, which have the separator between them.
list-all = { $others } и { $last }
list-one = { $others } или { $last }
# What is done in one move.
list-together = { $others } и { $last }
clause-separator = {"; "}
sentence-separator = {" "}
# Клавишът за интервал в изречения.
key-space = Space

menu-open = избор
menu-enter = вход
menu-out = изход
list-range = от { $first } до { $last } от { $count }
menu-unfinished = { $count ->
    [one] незавършена, 1 ход
   *[other] незавършена, { $count } хода
  }

setup-title = Условия
setup-preset = Пример
setup-preset-none = няма
setup-preset-random = случаен, { $game }#{ $seed }
setup-opponent = Противник
setup-side = Вие играете
side-winning = където може да се спечели
side-first = пръв
side-second = втори
side-choose = избира програмата, безгрешно
side-both = играят двама души
side-watch = играят две машини
setup-first = Играе пръв
setup-second = Играе втори
setup-telling = Докато играете
telling-all = казва се всичко
telling-outcome = кой печели, но не какво да се играе
telling-advice = какво да се играе, но не кой печели
telling-nothing = не се казва нищо (с { KEY("hint") } — подсказки)
machine-perfect = всеки път играе най-добрия ход
machine-skill = { $percent ->
    [one] играе най-добрия ход { $percent } път от 100, иначе случаен
   *[other] играе най-добрия ход { $percent } пъти от 100, иначе случаен
  }
machine-random = играе случаен ход
machine-gives-back = { $count ->
    [one] прави нарочно най-много една грешка и я казва накрая
   *[other] прави нарочно до { $count } грешки и ги казва накрая
  }
machine-loser = иска да загуби и отстъпва каквото може
machine-matchbox = тегли мъниста от кутийките, обучени в лабораторията; необучена играе случаен ход
setup-again = Преглед на последната игра
setup-again-ready = { KEY("enter") } показва кой печелеше след всеки ход и кои ходове бяха грешки.
setup-paste = Поставете копирана позиция, за да я отворите.
setup-astray = Първо изберете поле от формуляра: на този ред не се пише.
setup-file-error = { $label }, @{ $file }: { $what }
setup-start = Старт
setup-go-on = Продължаване на незавършената игра
    .short = продължаване
setup-go-on-with = { $fields ->
    [none] { "" }
   *[other] { $fields },{" "}
  }{ $count ->
    [one] 1 ход
   *[other] { $count } хода
  }
setup-go-on-ready = { KEY("enter") } продължава играта. Първият ход на нова игра я заменя.
setup-change = промяна
setup-move = ред
setup-ready = { KEY("enter") } започва играта.
setup-has-error = Първо поправете отбелязаното поле от формуляра:
setup-allowed = допуска се: { $form }
setup-replaced = не се използва: вместо него е зададено { $other }
setup-allowed-file = допуска се: { $form }; или @FILE
setup-file = { KEY("enter") } прочита числата от този файл.
    .short = четене
setup-allowed-empty = допуска се: { $form }; може да остане празно

advice-title = Кой да играе пръв
advice-win = Играйте пръв: започващият може да спечели.
advice-win-them = Започващият може да спечели.
advice-loss-them = Започващият губи при най-добра игра.
advice-loss = Играйте втори: започващият губи при най-добра игра.
# One side wins, whoever goes first. $side: that side.
advice-side = Играйте като { $side ->
    [blue] Синия
    [red] Червения
    [vert] Верт
   *[horz] Хориз
  }: може да спечели, който и да започне.
advice-side-them = { $side ->
    [blue] Синият
    [red] Червеният
    [vert] Верт
   *[horz] Хориз
  } може да спечели, който и да започне.
advice-draw = Все едно е кой започва: и двамата могат да удържат реми.
advice-unknown = Не е известно кой трябва да започне.
advice-neutral = Кой да играе пръв, засега е скрито; в играта се вижда с клавиша { KEY("outcome") }.

form-int = от { $min } до { $max }
form-list = до { $most } числа от { $min } до { $max }, разделени със запетаи
form-list-distinct = до { $most } различни числа от { $min } до { $max }, разделени със запетаи
form-choice = { $words }
form-word = { $form }

field-last = Последен ход
    .wins = печели
    .loses = губи (мизер)
# На какво е равно поле, когато се казва, а не се пише.
said-last-wins = последният ход печели
said-last-loses = последният ход губи
said-beside = { $typed } ({ $said })

play-moves = Изиграно
play-why = Защо
play-page = страница
play-list = Ходове, най-добрите първи
play-list-close = обяснение
moves-win = { $count ->
    [one] 1 печели
   *[other] { $count } печелят
  }
moves-draw = { $count } за реми
moves-loss = { $count ->
    [one] 1 губи
   *[other] { $count } губят
  }
moves-unknown = { $count } неизв.
play-proof = Доказателство
    .known = Най-добрите известни отговори
proof-lost = Всеки ход губи: { $ends ->
    [all] всеки слага край на играта.
    [some] всеки има отговор или слага край на играта.
   *[none] на всеки има отговор.
  }
proof-held = Никой ход не печели: { $ends ->
    [all] всеки слага край на играта.
    [some] всеки има отговор или слага край на играта.
   *[none] на всеки има отговор.
  }
proof-won = Изиграйте: { $words }. { $ends ->
    [now] Така се слага край на играта: няма на какво да се отговаря.
    [all] После всеки ход на противника слага край на играта.
    [some] После всеки ход на противника има отговор или слага край на играта.
   *[none] После на всеки ход на противника има отговор.
  }
# $whose: other if the opponent moves and the reader answers.
proof-move = { $whose ->
    [other] Ходът на противника
   *[own] Ходът
  }: { $words }. Остава: { $value }.
proof-reply = { $whose ->
    [other] Вашият отговор
   *[own] Отговорът
  }: { $words }. Остава: { $value }.
proof-walk = следваща стъпка
proof-shown = На дъската: ход { $row } от { $total } от доказателството и отговорът му; със стрелките се връщате.
proof-told = Докато обяснението е скрито, скрито е и доказателството.
proof-told-class = Доказателството се отваря, когато е показано цялото обяснение: засега { $told } от { $all } стъпки.
proof-over = играта свършва
proof-end = слага край на играта
proof-many = Първите { $count } хода, всеки с отговора си:
proof-sample = Примерни места, всяко с отговора си: { $done } от { $total }.
proof-unknown = Тук теорията мълчи; това са най-добрите известни отговори.
proof-progress = { $done } от { $total ->
    [one] { $total } ход
   *[other] { $total } хода
  }:
moves-progress = оценени са { $done } от { $total }
moves-first = от { $count ->
    [one] { $count } разгледан ход
   *[other] разгледаните { $count } хода
  }
moves-sample = от { $count ->
    [one] 1 примерно място
   *[other] { $count } примерни места
  }
moves-all = { $count ->
    [one] това е единственият ход
   *[other] от всичките { $count } хода
  }
play-why-page = { $page } от { $pages }
# The players, each as below.
seat-between = {"  ·  "}
seat-first = { $name } (пръв)
seat-second = { $name } (втори)
seat-first-role = { $name } ({ $role }, пръв)
seat-second-role = { $name } ({ $role }, втори)
seat-person = Вие
seat-both = Играят двама души
seat-both-first = Първи: { $role }
seat-both-second = Втори: { $role }
seat-perfect = Сфинкс
seat-skill = Умение { $percent } %
seat-random = Случаен
seat-gives-back = { $count ->
    [one] До { $count } грешка
   *[other] До { $count } грешки
  }
seat-loser = Иска да загуби
seat-matchbox = Кибритени кутийки
seat-paused = пауза
seat-choosing = програмата решава кой да играе пръв

# $outcome е какво струва началото за започващия; при реми програмата започва само където се събират точки.
status-chose-second = Първият ход е Ваш: { $outcome ->
    [loss] тук започващият губи, затова програмата Ви го отстъпи.
    [draw] който и да започне, никой не може да наложи победа.
   *[unknown] теорията не казва кой печели тук.
  }
status-chose-first = Програмата започна { $outcome ->
    [draw] със сигурна половина
   *[win] с печеливша позиция
  }: { $words }. На ход сте.
status-watched = { $who ->
    [first] Следва ход на първия
   *[second] Следва ход на втория
  }, { $paused ->
    [yes] с клавиша { KEY("enter") } или { KEY("pause") }.
   *[no] по един ход на { $delay } s.
  }
status-seat = { $seat ->
    [first] Първият: { $name }.
   *[second] Вторият: { $name }.
  }
status-seat-waits = Ще играе след следващия клавиш.
status-person = човек
status-no-pace = Нищо не върви автоматично: с { KEY("first-seat") } и { KEY("second-seat") } слагате машини на местата.
status-untaught = За тези условия машината не е обучена: тегли случаен ход. Обучава се в лабораторията: клавиш { KEY("lab") } в менюто.
status-paused = Пауза: { KEY("enter") } играе един ход, { KEY("pause") } продължава.
status-goes-on = Играта продължава.
status-machines-play = Играят две машини: с { KEY("first-seat") } и { KEY("second-seat") } сменяте играчите.
status-pasted-id = Това е копирана позиция: излезте от играта и я поставете в менюто.
status-pace = По един ход на { $delay } s.
status-gifts = { called } сгреши нарочно: { $count ->
    [one] ход { $moves }
   *[other] ходове { $moves }
  }.
status-your-turn = На ход сте.
status-turn = { $who ->
    [first] На ход е първият.
   *[second] На ход е вторият.
  }
status-failed = Тази позиция не можа да бъде решена; играта продължава без решение. Моля, съобщете за позицията.
status-over = { $who ->
    [you] Вие печелите.
    [first] Печели първият.
    [second] Печели вторият.
   *[rival] { called } печели.
  }
status-over-draw = Реми.
over-then = { $undo ->
    [yes] { KEY("new", at: "play") } — реванш, { KEY("undo") } връща ход.
   *[no] { KEY("new", at: "play") } — реванш.
  }
game-over = Играта свърши.
seats-over = Завършената игра запазва играчите си: { KEY("restart") } я започва отначало, { KEY("form") } започва нова.
status-costs = Тогава победата няма да се брои. { $key } още веднъж — въпреки това; друг клавиш — играта продължава.
status-resign = { $who ->
    [first] { $key } още веднъж — първият се предава; друг клавиш — играта продължава.
    [second] { $key } още веднъж — вторият се предава; друг клавиш — играта продължава.
   *[you] { $key } още веднъж — предавате се; друг клавиш — играта продължава.
  }
status-resigned = { $who ->
    [first] Вторият се предаде: печели първият.
    [second] Първият се предаде: печели вторият.
   *[rival] Вие се предадохте: печели { called.inside }.
  }
status-resigned-then = { $undo ->
    [yes] { KEY("review") } показва какво реши играта, { KEY("new", at: "play") } — реванш, { KEY("undo") } отменя предаването.
   *[no] { KEY("review") } показва какво реши играта, { KEY("new", at: "play") } — реванш.
  }
status-resigned-uncounted = Не се брои: не сте направили ход.
play-moved = { $who ->
    [you] Вие: { $words }
    [first] Първият: { $words }
    [second] Вторият: { $words }
   *[rival] { called }: { $words }
  }
status-moved = { play-moved }.
status-pointed = { play-moved }.
status-outcome = Кой печели: { $told ->
    [yes] казва се
   *[no] не се казва до края
  }
status-advice = Какво да се играе: { $told ->
    [yes] казва се
   *[no] не се казва; с { KEY("hint") } — подсказки стъпка по стъпка
  }
status-hint-where = Погледнете: { $part } { $number }.
status-hint-reason = Показано е обяснението за тази позиция.
why-neutral = Обяснението засега е скрито. Клавиши: { $kept ->
    [outcome] { KEY("outcome") } — кой печели
    [advice] { KEY("advice") } — какво да се играе
   *[both] { KEY("outcome") } — кой печели, { KEY("advice") } — какво да се играе
  }, { KEY("hint") } — подсказки стъпка по стъпка.
why-advice = Най-добрата игра: { $words }.
    .known = Най-добрият известен ход: { $words }.
status-hint = Това е най-добрият ход.
    .known = Това е най-добрият известен ход; тук теорията мълчи.
    .only = Това е единственият ход и той губи.
    .lost = Всеки ход губи; с този се издържа най-дълго.
    .hard = Всеки ход губи; с този затруднявате противника.
    .points = Всеки ход губи; с този — с най-малка разлика.
class-on = Първо се пита класът: с { $key } се показва следващата стъпка.
class-off = Показването пред класа свърши; казва се колкото преди.
demo-footer = Аркадата играе. { $language } сменя езика, { $projector } включва проектора, друг клавиш я спира.
class-ask = Кой може да спечели тук: играчът, който е на ход, или другият?
class-answer = { $winner ->
    [mover] Може да спечели играчът, който е на ход.
   *[opponent] Може да спечели другият.
  }
class-ask-more = А вие какво бихте играли?
class-next = { $key }: { $next ->
    [move] ходът се играе
   *[next] следващата стъпка
  } (показани { $told } от { $all })
class-count = показани { $told } от { $all }
class-move = Това е ходът. Следващата стъпка го играе.
class-resign = Пред клас никой не се предава: { KEY("class") } отново показва всичко наведнъж.
class-telling = Пред клас следващата стъпка се показва с { $key }: този клавиш не променя нищо.
class-unlisted = Ходовете се изброяват, когато е показано цялото обяснение: засега { $told } от { $all } стъпки. { $key } показва следващата.
class-pace = По една стъпка на { $delay } s.
class-auto = Върви автоматично; { KEY("pause") } спира.
class-by-hand = Следващата стъпка отново чака клавиш.
status-projector = Проектор: { $on ->
    [yes] включен
   *[no] изключен
  }
status-solved = Изиграно вместо Вас: { $words }. { KEY("undo") } връща хода.
status-restarted = Отново от началото. { KEY("redo") } повтаря ходовете.
status-nothing-to-undo = Няма Ваш ход, който да се върне.
status-nothing-to-redo = Нищо не е върнато.
status-nothing-to-review = Още няма ход за преглед.
status-asked = Решението се търси отново.
status-at-work = Решението още се търси.
status-unmeasured = Пресмятането е спряно: колко ще трае играта, остава неизвестно.
status-hint-later = Решението още се търси: натиснете { KEY("hint") }, когато е готово.
status-no-hint = Сега няма ход, който да се подскаже.
status-begun = Играта вече тече: { $count ->
    [one] направен е { $count } ход
   *[other] направени са { $count } хода
  }.
status-leave = { $kept ->
    [yes] Играта се пази. { $key } още веднъж — изход, { $save } — запазване с име, друг клавиш — оставате.
   *[no] Тази игра не се пази. { $key } още веднъж — изход, друг клавиш — оставате.
  }
status-theme = Оформление: { $name }
status-glyphs = Знаци: { $name }
status-language = Език: български ({ KEY("language") }: друг език, other language)
status-language-ask = Език: български. { KEY("language") } още веднъж — друг език (other language).
status-no-letters = Кодировката на терминала не е UTF-8: може да се покаже само английски.
status-copied = { $state ->
    [done] Копирано: { $id }
   *[sent] { $whole ->
        [yes] Изпратено до клипборда. Ако го няма там: { $id }
       *[no] Изпратено до клипборда. Отпечатва се и на изход: { $id }
      }
  }
status-no-pause = Конзолата на тази система не може да спира програми временно. За изход натиснете Ctrl-C: играта Ви е запазена.
status-mouse-on = Мишката е включена: задръжте Shift (в iTerm2 Option), за да маркирате текст.
status-mouse-off = Мишката е изключена: може да се маркира текст.
choice-nothing = още не е избран ход
worth-win = печели
    .in = { $moves ->
        [1] печели веднага
       *[other] печели за най-много { $moves } хода
      }
worth-loss = губи
    .in = { $moves ->
        [1] губи веднага
       *[other] губи за най-много { $moves } хода
      }
worth-draw = води до реми
worth-unknown = неизвестно
worth-score = { $own } на { $other }{ $lost ->
    [0] {""}
   *[other] , отстъпва { $lost } от разликата
  }
    .short = { $own } на { $other }{ $lost ->
        [0] {""}
       *[other] {" "}(−{ $lost })
      }
totals-of = { $who ->
    [you] Вие { $points }
    [first] първият { $points }
    [second] вторият { $points }
   *[rival] { called.inside } { $points }
  }
totals-final = Краен резултат: { $first }, { $second }
totals-taken = Взето: { $first }, { $second }
totals-secured = Осигурено: { $first }, { $second }
prompt-move = Ход:
# Behind the line in which a move is typed.
prompt-leave = { $refused ->
    [yes] Тук няма букви. { KEY("back") } затваря.
   *[no] { KEY("back") } затваря
  }
prompt-hands = Ръце или ход:
prompt-form = Напишете { $form }.

refusal-thinking = Не сте на ход.
refusal-nothing = Още не е избран ход: избира се със стрелките или се пише след { KEY("type") }.
    .touch = Още не е избран ход: докоснете това, което искате да вземете, или мястото, на което искате да отидете.
refusal-part = не е казано откъде ({ $part }): напишете например { $example }
status-bound = { $most ->
    [yes] Повече не може
   *[no] По-малко не може
  }: { $amount }.
key-elsewhere = Тук { $key } не прави нищо. { $place }: { $what }.
key-nowhere = { $key } не прави нищо. Клавишите се виждат с { KEY("help") }.

small-window = Zugzwang има нужда от { $width }×{ $height }; този прозорец е { $has_width }×{ $has_height }.
small-window-safe = Нищо не е загубено: ще се покаже в по-голям прозорец. { $key } — изход.
help-title = Помощ
help-mouse = Мишка: щракнете върху това, което искате да вземете; второто щракване на същото място играе хода. Щракването върху името на клавиш в последния ред или върху реда му в тази помощ го натиска.
help-touch = С пръсти: докоснете това, което искате да вземете; второто докосване на същото място или големият бутон играе хода. Плъзгането замества стрелките, а задържането дава подсказка. Всичко друго е зад трите точки.
help-words = Чертежите: кръстче стои под колона, която трябва да се поправи. P върху числовата ос е P-позиция, { $here } е купчинката, { $taken } — докъде води Вашият ход; P върху поле или ден също е P-позиция, { $goal } — ъгълът, който трябва да се достигне.
help-scroll = превъртане
help-page = страница
help-pages = { $keys }: думите и клавишите на всички други екрани.
help-elsewhere = Клавиши на другите екрани
status-wording = { $level ->
    [plain] Обяснения с прости думи.
    [picture] Обяснения по чертежа.
   *[notation] Обяснения на езика на теорията.
  }
# In place of the names of keys where there are buttons: what Enter would do, and any other.
button-main = големият бутон
button-of = „{ $label }“
taken-so-far = Взето досега: първият { $first }, вторият { $second }
heaps-column = по { $weight }
