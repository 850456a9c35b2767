## Картата на позициите.
map-legend = { $layer ->
    [outcome] Запълнено: сигурно за оставяне. Който играе оттам, губи.
    [values] Числото е големината на купчина ним със същата стойност. 0 е сигурно за оставяне.
    [margin] С колко повече взема този, който е на ход. Запълнено: не повече от другия.
    [remoteness] Колко хода трае играта. Ярко: близо до края.
   *[empty] Отбележете какво е сигурно за оставяне.
}
map-progress = позиции: { $done } от { $total }
error-map-none = { $game } няма карта: позициите ѝ не се различават по едно или две числа. Игри с карта: zugzwang map --help
error-map-size = --size { $given }: дайте колко позиции стоят в ред и колко са редовете, например 64x32 (най-много { $most } общо, 65535 в ред).
error-map-from = --from { $given }: дайте къде започва картата, по едно число за всяка страна ({ $ranges }), например 10 или 10,5.
error-map-layer = --layer { $layer }: това не е известно за тези позиции на { $game }. Вземете --layer outcome или по-малък --size: проследяват се най-много { $most } хода.
error-map-large = За картина { $positions } позиции са твърде много. Дайте по-малък --size или --format ansi.
map-title = Карта
map-here = Тук
map-place = { $axis }: { $number }
map-nothing = Никоя игра не идва тук.
map-marked = Вашата отметка: { $safe ->
    [yes] сигурно за оставяне.
   *[no] несигурно за оставяне.
  }
map-unmarked = Не е отбелязано: { $key } отбелязва.
map-met = Оставяли сте го: спечелени { $won }, загубени { $lost }, с подарък { $given }.
map-margin = { $sign ->
    [more] Който е на ход, взема от останалото с { $points } повече.
    [less] Който е на ход, взема от останалото с { $points } по-малко.
   *[same] Двамата вземат от останалото поравно.
  }
map-worth = { $outcome ->
    [end] Тук играта е свършила: който го е оставил, печели.
    [end-won] Тук играта е свършила: който го е оставил, губи.
    [won] Несигурно за оставяне: { $words }. Остава { $left }, което е сигурно.
   *[safe] Сигурно за оставяне: никой ход оттук не оставя сигурно.
  }
map-value = Струва колкото купчина от { $value }.
map-moves = { $moves ->
    [one] { $moves } ход до края.
   *[other] { $moves } хода до края.
  }
map-differs = Вашата отметка казва друго.
map-layer-marks = моите отметки
map-layer-met = моите игри
map-layer-outcome = какво е сигурно за оставяне
map-layer-values = стойности
map-layer-remoteness = ходове до края
map-fill-end = Краят. Който трябва да играе тук, не може: сигурно е за оставяне, ако правилото не казва друго.
map-fill-safe = { $count ->
    [one] { $count } позиция, от която никой ход не оставя сигурно: тя е сигурна. Първата: { $place }.
   *[other] { $count } позиции, от които никой ход не оставя сигурно: те са сигурни. Първата: { $place }.
  }
map-fill-won = { $count ->
    [one] { $count } позиция с ход, който оставя сигурно: тя не е сигурна. Първата: { $place }.
   *[other] { $count } позиции с ход, който оставя сигурно: те не са сигурни. Първата: { $place }.
  }
map-fill-done = Всичко видимо е запълнено.
map-no-game = Оттам не може да се започне игра.
map-none = Тази игра няма карта. Отметките ви се проверяват в края на играта.
map-wheel = { $columns } в ред.
map-no-turn = Не се върти по-нататък.
map-key-mark = отметка
map-key-fill = от края
map-key-judge = проверка
map-key-rule = правило
map-key-play = игра
map-key-zoom = размер
map-key-wheel = колело
map-key-slice = пласт
claim-title = Моето правило
claim-begin = Сигурно за оставяне е това и само това:
claim-marks = каквото съм отбелязал като сигурно
claim-rest = { $rest ->
    [0] кратните на { $number }
   *[other] кратните на { $number } плюс { $rest }
  }
claim-sums = 3, 5, 8, 13 …: всяко е сборът на двете преди него
claim-both-even = до края четен брой стъпки и в двете посоки
claim-equal = еднакъв брой стъпки в двете посоки
claim-difference = в едната посока с { $number } стъпки повече
claim-sum-rest = { $rest ->
    [0] стъпките в двете посоки общо: кратно на { $number }
   *[other] стъпките в двете посоки общо: кратно на { $number } плюс { $rest }
  }
claim-nothing = Тук нищо не е отбелязано като сигурно: { $key } отбелязва.
claim-holds = Проверени позиции: { $positions }, до { $place }. Няма контрапример.
claim-fails = Контрапример: { $place }. Несигурно за оставяне: { $words }.
claim-fails-safe = Контрапример: { $place }. Това е сигурно, а по правилото не.
claim-key-test = проверка
claim-key-number = числото
claim-key-rest = плюс
marks-right = Верни отметки: { $right } от { $all }.
marks-refuted = { $position } не е сигурно за оставяне: { $words }.
marks-safe = { $position } е сигурно за оставяне.
marks-none = Още нищо не е отбелязано.
mark-choose = Изберете ход със стрелките: отбелязва се позицията, която той оставя.
mark-long = Тази позиция е твърде дълга, за да се отбележи.
mark-is = { $safe ->
    [yes] отбелязано: сигурно
   *[no] отбелязано: несигурно
  }
mark-now = { $position } е отбелязано: { $safe ->
    [yes] сигурно за оставяне.
   *[no] несигурно за оставяне.
  }
mark-told = { $kind ->
    [safe] Отбелязано: { $position } е сигурно за оставяне.
    [unsafe] Отбелязано: { $position } не е сигурно за оставяне.
   *[none] { $position } вече не е отбелязано.
  }
card-marks = Картата и моите отметки
card-mark = Отметка: { $position } не е сигурно за оставяне
action-map = Отваря картата на позициите: вашите отметки, вашите игри, какво е сигурно за оставяне
    .short = карта
action-believe = Отбелязва позиция като сигурна, като несигурна, или маха отметката
    .short = отметка
action-layer-marks = Показва отметките ви на картата или не
    .short = отметки
action-layer-met = Показва на картата какво сте оставяли в игрите, или не
    .short = игри
action-layer-outcome = Показва на картата какво е сигурно за оставяне, или не
    .short = сигурно
action-layer-values = Показва стойностите на картата или не
    .short = стойности
action-layer-remoteness = Показва на картата колко хода трае играта, или не
    .short = ходове
context-map = Картата на позициите
context-rule = Където се казва правило
axis-coins = монети
axis-column = колона
axis-row = ред
axis-day = ден
axis-month = месец
axis-product = произведение
axis-factor = последен множител
axis-taken = взето последно
axis-pile-one = купчинка 1
axis-pile-two = купчинка 2
axis-cells = клетки
axis-heap-one = купчина 1
axis-heap-two = купчина 2
axis-heap-three = купчина 3
axis-gap-one = разстояние 1
axis-gap-two = разстояние 2
axis-gap-three = разстояние 3
axis-length = см
axis-bar = първо кюлче
axis-until = свършва след
axis-gone = взети отляво
