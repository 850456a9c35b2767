# Думите на самата програма.
app-name = Zugzwang
list-separator = {", "}
sentence-separator = {" "}

menu-title = Игри
menu-open = избор
menu-enter = отвори
menu-step = показ
menu-out = изход
list-range = от { $first } до { $last } от { $count }
menu-unfinished = { $count ->
    [one] недовършена, 1 ход
   *[other] недовършена, { $count } хода
  }
    .short = недовършена

setup-title = Условия
setup-preset = Пример
setup-preset-custom = собствен
setup-preset-random = случаен, { $game }#{ $seed }
setup-opponent = Противник
setup-side = Вие играете
side-first = пръв
side-second = втори
side-choose = както реши програмата (безгрешно)
side-both = играят двама души
side-watch = играят две машини
setup-first = Играе пръв
setup-second = Играе втори
setup-telling = Докато играете
telling-all = казва се всичко
telling-outcome = кой печели, но не какво да се играе
telling-advice = какво да се играе, но не кой печели
telling-nothing = не се казва нищо (i подсказва)
machine-perfect = всеки път играе най-добрия ход
machine-skill = играе най-добрия ход { $percent } пъти от 100, иначе кой да е
machine-random = играе кой да е ход
machine-gives-back = { $count ->
    [one] прави нарочно една грешка и я казва накрая
   *[other] прави нарочно до { $count } грешки и ги казва накрая
  }
machine-loser = иска да загуби и отстъпва каквото може
machine-matchbox = тегли мъниста от кутийки, както я е научила лабораторията; неучена — всеки ход
setup-again = Преглед на последната игра
setup-again-ready = Enter показва кой печелеше след всеки ход и кои ходове бяха грешки.
setup-paste = Поставете означение, за да отворите позицията му.
setup-astray = Първо изберете поле: на този ред не се пише.
setup-file-error = { $label }, @{ $file }: { $what }
setup-start = Начало
setup-go-on = Продължаване на недовършената игра
    .short = продължи
setup-go-on-with = { $fields }, { $count ->
    [one] 1 ход
   *[other] { $count } хода
  }
setup-go-on-ready = Enter продължава играта. Първият ход на нова игра я заменя.
setup-change = промени
setup-move = ред
setup-ready = Enter започва играта.
setup-has-error = Първо поправете отбелязаното поле:
setup-allowed = допуска се: { $form }
setup-replaced = не се използва: вместо него е зададено { $other }
setup-allowed-file = допуска се: { $form }; или @FILE
setup-file = Enter прочита числата от този файл.
    .short = прочети
setup-allowed-empty = допуска се: { $form }; може да остане празно

advice-title = Кой да играе пръв
advice-win = Играйте пръв: започващият може да спечели.
advice-win-them = Започващият може да спечели.
advice-loss-them = Започващият губи срещу идеален играч.
advice-loss = Играйте втори: започващият губи срещу идеален играч.
advice-draw = Все едно е кой започва: и двамата могат да удържат реми.
advice-unknown = Не е известно кой трябва да започне.
advice-neutral = Кой да играе пръв, засега не се казва; в играта го казва клавишът o.

form-int = от { $min } до { $max }
form-list = до { $most } числа от { $min } до { $max }, със запетаи
form-list-distinct = до { $most } различни числа от { $min } до { $max }, със запетаи
form-choice = { $words }
form-or = или
form-word = { $form }

field-last = Последен ход
    .wins = печели
    .loses = губи (мизер)
# На какво е равно поле, когато се казва, а не се пише.
said-last-wins = последният ход печели
said-last-loses = последният ход губи
said-beside = { $typed } ({ $said })

play-board = Поле
play-moves = Изиграно
play-moves-none = още няма
play-why = Защо
play-page = страница
play-list = Ходовете, най-добрите първи
play-list-close = причина
moves-win = { $count ->
    [one] 1 печели
   *[other] { $count } печелят
  }
moves-draw = { $count } реми
moves-loss = { $count ->
    [one] 1 губи
   *[other] { $count } губят
  }
moves-unknown = { $count } неизв.
play-proof = Доказателство: отговор на всеки ход
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
proof-won = Играйте това: { $words }. { $ends ->
    [now] То слага край на играта: няма на какво да се отговаря.
    [all] После всеки ход на противника слага край на играта.
    [some] После всеки ход на противника има отговор или слага край на играта.
   *[none] После на всеки ход на противника има отговор.
  }
proof-move = Ходът: { $words }. Остава: { $value }.
proof-reply = Отговорът: { $words }. Остава: { $value }.
proof-walk = ход
proof-shown = На дъската: ход { $row } от { $total } и отговорът; стрелките връщат играта.
proof-told = Доказателството не се казва, докато не се казва и причината.
proof-told-class = Доказателството се отваря, когато причината е казана цялата: засега { $told } от { $all } стъпки.
proof-over = играта свършва
proof-end = слага край на играта
proof-many = Първите { $count } хода, всеки с отговора си:
proof-sample = Места, взети за пример, всяко с отговора: { $done } от { $total }.
proof-unknown = Тук теорията мълчи; това са най-добрите известни отговори.
proof-progress = { $done } от { $total } хода:
moves-progress = оценени са { $done } от { $total }
moves-first = от разгледаните { $count } хода
moves-sample = от { $count ->
    [one] 1 място, взето за пример
   *[other] { $count } места, взети за пример
  }
moves-all = { $count ->
    [one] това е единственият ход
   *[other] от всичките { $count } хода
  }
play-why-page = { $page } от { $pages }
seat-line = { $name } (пръв)  ·  { $other } (втори)
seat-person = Вие
seat-both = Играят двама души
seat-perfect = Идеален играч
seat-skill = Умение { $percent } %
seat-random = Случаен
seat-gives-back = Отстъпва { $count }
seat-loser = Иска да загуби
seat-matchbox = Кибритени кутийки
seat-paused = пауза
seat-choosing = програмата решава кой да играе пръв

# $outcome е какво струва началото за започващия; при реми програмата започва само където се събират точки.
status-chose-second = Първият ход е ваш: { $outcome ->
    [loss] тук започващият губи, затова програмата ви го отстъпи.
    [draw] който и да започне, никой не може да наложи печалба.
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
    [yes] с клавиша Enter или p.
   *[no] по един ход на { $delay } s.
  }
status-seat = { $seat ->
    [first] Първият: { $name }.
   *[second] Вторият: { $name }.
  }
status-seat-waits = Ще играе след следващия клавиш.
status-person = човек
status-no-pace = Никой не играе сам: с 1 и 2 на местата сядат машини.
status-untaught = Това начало тя не е учила: тегли всеки ход. Учи се от менюто с клавиша a.
status-paused = Пауза: Enter играе един ход, p продължава.
status-goes-on = Играта продължава.
status-machines-play = Играят две машини: с 1 или 2 сядате вие.
status-pasted-id = Това е позиция: излезте от играта и я поставете в менюто.
status-pace = По един ход на { $delay } s.
status-gifts = { $count ->
    [one] Нарочно отстъпен: ход { $moves }.
   *[other] Нарочно отстъпени: ходове { $moves }.
  }
status-your-turn = На ход сте.
status-turn = { $who ->
    [first] На ход е първият.
   *[second] На ход е вторият.
  }
status-stopped = Решаването е спряно: i пита отново.
status-failed = Тази позиция не можа да бъде решена; играта продължава без решение. Моля, съобщете за позицията.
status-over = { $who ->
    [you] Вие печелите.
    [machine] Печели идеалният играч.
    [rival] Печели машината.
    [first] Печели първият.
   *[second] Печели вторият.
  }
status-over-draw = Реми.
over-then = { $undo ->
    [yes] n нова игра, u връща ход.
   *[no] n нова игра.
  }
game-over = Играта свърши.
seats-over = Свършената игра запазва играчите си: r я започва отначало, n нова.
status-resign = { $who ->
    [first] { $key } още веднъж: първият се предава; всеки друг клавиш остава.
    [second] { $key } още веднъж: вторият се предава; всеки друг клавиш остава.
   *[you] { $key } още веднъж: предавате се; всеки друг клавиш остава.
  }
status-resigned = { $who ->
    [machine] Вие се предадохте: печели идеалният играч.
    [rival] Вие се предадохте: печели машината.
    [first] Вторият се предаде: печели първият.
   *[second] Първият се предаде: печели вторият.
  }
status-resigned-then = Enter показва какво я реши, n нова игра, u връща.
status-resigned-uncounted = Не се брои: не сте направили ход.
status-moved = { $who ->
    [you] Вие: { $words }.
    [machine] Идеален: { $words }.
    [rival] Машината: { $words }.
    [first] Първият: { $words }.
   *[second] Вторият: { $words }.
  }
status-outcome = Кой печели: { $told ->
    [yes] казва се
   *[no] не се казва до края
  }
status-advice = Какво да се играе: { $told ->
    [yes] казва се
   *[no] не се казва; i подсказва стъпка по стъпка
  }
status-hint-where = Погледнете: { $part } { $number }.
status-hint-reason = Показана е причината за оценката на тази позиция.
why-neutral = Причината засега не се казва. Клавиши: { $kept ->
    [outcome] o — кой печели
    [advice] a — какво да се играе
   *[both] o — кой печели, a — какво да се играе
  }, i — подсказки стъпка по стъпка.
why-advice = Идеалният играч: { $words }.
    .known = Най-добрият известен ход: { $words }.
status-hint = Това е ходът на идеалния играч.
    .known = Това е най-добрият известен ход; тук теорията мълчи.
class-on = Първо се пита класът: { $key } казва следващата стъпка.
class-off = Отново всичко се казва наведнъж.
demo-footer = Аркадата играе сама. { $language } сменя езика, { $projector } проектора, друг клавиш я спира.
class-ask = Кой може да спечели тук: играчът, който е на ход, или другият?
class-ask-more = А вие какво бихте играли?
class-next = { $key }: { $next ->
    [move] ходът се играе
   *[next] следващата стъпка
  } (казани са { $told } от { $all })
class-count = казани { $told } от { $all }
class-move = Това е ходът. Следващата стъпка го играе.
class-resign = Пред клас никой не се предава: c отново казва всичко наведнъж.
class-unlisted = Ходовете се изброяват, когато е казана цялата причина: { $told } от { $all } стъпки. { $key } казва следващата.
class-pace = По една стъпка на { $delay } s.
class-auto = Продължава само; p спира.
class-by-hand = Отново ви изчаква.
status-projector = Проектор: { $on ->
    [yes] включен
   *[no] изключен
  }
status-solved = Изиграно вместо вас: { $words }. u връща хода.
status-restarted = Отново от началото. Ctrl-R повтаря ходовете.
status-nothing-to-undo = Няма ваш ход, който да се върне.
status-nothing-to-redo = Нищо не е върнато.
status-nothing-to-review = Още няма ход за преглед.
status-asked = Решението се търси отново.
status-hint-later = Решението още се търси: натиснете i, когато е готово.
status-no-hint = Сега няма ход, който да се подскаже.
status-leave = { $kept ->
    [yes] Запазва се. { $key } още веднъж излиза, { $save } ѝ дава име; друг клавиш остава.
   *[no] Тази игра не се пази. { $key } още веднъж излиза; всеки друг клавиш остава.
  }
status-theme = Оформление: { $name }
status-glyphs = Знаци: { $name }
status-language = Език: български
status-no-letters = Кодировката на терминала не е UTF-8: може да се покаже само английски.
status-copied = Копирано: { $id }
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
    [you] вие { $points }
    [machine] идеалният играч { $points }
    [rival] машината { $points }
    [first] първият { $points }
   *[second] вторият { $points }
  }
totals-final = Краен резултат: { $first }, { $second }
totals-taken = Взето: { $first }, { $second }
totals-secured = Сигурно: { $first }, { $second }
prompt-move = Ход:
prompt-form = Пишете { $form }.

refusal-thinking = Не сте на ход.
refusal-nothing = Още не е избран ход: избира се със стрелките или се пише след :.

small-window = Zugzwang има нужда от { $width }×{ $height }; този прозорец е { $has_width }×{ $has_height }.
small-window-safe = Нищо не се губи: в по-голям прозорец се показва. { $key } излиза.
help-title = Помощ
help-mouse = Мишка: щракнете върху това, което искате да вземете; второто щракване на същото място играе хода. Щракването върху името на клавиш в последния ред или върху реда му в тази помощ го натиска.
help-words = Чертежите: кръстче стои под колона, която трябва да се поправи. P върху числовата ос е P-позиция, { $here } е купчинката, { $taken } — докъде води вашият ход; P върху поле на дъската също е P-позиция, { $goal } — ъгълът, който трябва да се достигне.
help-scroll = превърти
runs-hidden = { $count ->
    [one] още 1 група
   *[other] още { $count } групи
  }
row-shown = показани са от { $first } до { $last }
status-wording = { $level ->
    [plain] Обяснения с прости думи.
    [picture] Обяснения по чертежа.
   *[notation] Обяснения на езика на теорията.
  }
