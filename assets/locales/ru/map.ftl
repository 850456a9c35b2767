## Карта позиций.
map-legend = { $layer ->
    [outcome] Закрашено: оставлять надёжно. Кто оттуда ходит, проиграет.
    [values] Число — размер кучки нима той же ценности. 0 оставлять надёжно.
    [margin] На сколько больше возьмёт тот, кто ходит. Закрашено: не больше соперника.
    [remoteness] Сколько ходов продлится игра. Ярко: близко к концу.
   *[empty] Отметьте, что надёжно оставлять.
}
map-progress = позиций: { $done } из { $total }
error-map-none = У { $game } нет карты: её позиции не различаются одним или двумя числами. Игры с картой: zugzwang map --help
error-map-size = --size { $given }: укажите, сколько позиций в ряду и сколько рядов, например 64x32 (всего не больше { $most }, в ряду 65535).
error-map-from = --from { $given }: укажите, где начинается карта, по числу на каждую сторону ({ $ranges }), например 10 или 10,5.
error-map-layer = --layer { $layer }: для этих позиций { $game } это неизвестно. Возьмите --layer outcome или меньший --size: просматривается не больше { $most } ходов.
error-map-large = Для рисунка { $positions } позиций слишком много. Укажите меньший --size или --format ansi.
map-title = Карта
map-here = Здесь
map-place = { $axis }: { $number }
map-nothing = Сюда не приходит ни одна игра.
map-marked = Ваша отметка: { $safe ->
    [yes] оставлять надёжно.
   *[no] оставлять ненадёжно.
  }
map-unmarked = Не отмечено: { $key } ставит отметку.
map-met = Вы оставляли это: побед { $won }, поражений { $lost }, с подарком { $given }.
map-margin = { $sign ->
    [more] Кто ходит, получит из остатка на { $points } больше.
    [less] Кто ходит, получит из остатка на { $points } меньше.
   *[same] Остаток достанется обоим поровну.
  }
map-worth = { $outcome ->
    [end] Здесь игра окончена: кто это оставил, выиграл.
    [end-won] Здесь игра окончена: кто это оставил, проиграл.
    [won] Оставлять ненадёжно: { $words }. Остаётся { $left }, а это надёжно.
   *[safe] Оставлять надёжно: ни один ход отсюда не оставит надёжного.
  }
map-value = Стоит как куча из { $value }.
map-moves = { $moves ->
    [one] { $moves } ход до конца.
    [few] { $moves } хода до конца.
   *[other] { $moves } ходов до конца.
  }
map-differs = Ваша отметка говорит другое.
map-layer-marks = мои отметки
map-layer-met = мои игры
map-layer-outcome = что надёжно оставлять
map-layer-values = значения
map-layer-remoteness = ходов до конца
map-fill-end = Конец. Кто должен ходить здесь, не может: оставлять надёжно, если правило не говорит иного.
map-fill-safe = { $count ->
    [one] { $count } позиция, откуда ни один ход не оставит надёжного: она надёжна. Первая: { $place }.
    [few] { $count } позиции, откуда ни один ход не оставит надёжного: они надёжны. Первая: { $place }.
   *[other] { $count } позиций, откуда ни один ход не оставит надёжного: они надёжны. Первая: { $place }.
  }
map-fill-won = { $count ->
    [one] { $count } позиция с ходом, который оставит надёжное: она ненадёжна. Первая: { $place }.
    [few] { $count } позиции с ходом, который оставит надёжное: они ненадёжны. Первая: { $place }.
   *[other] { $count } позиций с ходом, который оставит надёжное: они ненадёжны. Первая: { $place }.
  }
map-fill-done = Всё видимое заполнено.
map-no-game = Оттуда нельзя начать игру.
map-none = У этой игры нет карты. Ваши отметки проверяются в конце игры.
map-wheel = В ряду: { $columns }.
map-no-turn = Дальше не поворачивается.
map-key-mark = отметить
map-key-fill = с конца
map-key-judge = проверка
map-key-rule = правило
map-key-play = играть
map-key-zoom = размер
map-key-wheel = колесо
map-key-slice = слой
claim-title = Моё правило
claim-begin = Надёжно оставлять это и только это:
claim-marks = то, что я отметил как надёжное
claim-rest = { $rest ->
    [0] кратные { $number }
   *[other] кратные { $number } плюс { $rest }
  }
claim-sums = 3, 5, 8, 13 …: каждое — сумма двух предыдущих
claim-both-even = до конца чётное число шагов в обе стороны
claim-equal = в обе стороны шагов поровну
claim-difference = в одну сторону на { $number } шагов больше
claim-sum-rest = { $rest ->
    [0] шагов в обе стороны вместе: кратно { $number }
   *[other] шагов в обе стороны вместе: кратно { $number } плюс { $rest }
  }
claim-nothing = Здесь ничего не отмечено как надёжное: { $key } ставит отметку.
claim-holds = Проверено позиций: { $positions }, до { $place }. Контрпримера нет.
claim-fails = Контрпример: { $place }. Оставлять ненадёжно: { $words }.
claim-fails-safe = Контрпример: { $place }. Это надёжно, а по правилу нет.
claim-key-test = проверить
claim-key-number = число
claim-key-rest = плюс
marks-right = Верных отметок: { $right } из { $all }.
marks-refuted = { $position } оставлять ненадёжно: { $words }.
marks-safe = { $position } оставлять надёжно.
marks-none = Пока ничего не отмечено.
mark-choose = Выберите ход стрелками: отмечается позиция, которую он оставит.
mark-long = Эта позиция слишком длинна, чтобы её отметить.
mark-is = { $safe ->
    [yes] отмечено: надёжно
   *[no] отмечено: ненадёжно
  }
mark-now = { $position } отмечено: { $safe ->
    [yes] оставлять надёжно.
   *[no] оставлять ненадёжно.
  }
mark-told = { $kind ->
    [safe] Отмечено: { $position } оставлять надёжно.
    [unsafe] Отмечено: { $position } оставлять ненадёжно.
   *[none] { $position } больше не отмечено.
  }
card-marks = Карта и мои отметки
card-mark = Отметить { $position }: оставлять ненадёжно
action-map = Открыть карту позиций: ваши отметки, ваши игры, что надёжно оставлять
    .short = карта
action-believe = Отметить позицию: надёжно, ненадёжно или снять отметку
    .short = отметить
action-layer-marks = Показать ваши отметки на карте или нет
    .short = отметки
action-layer-met = Показать на карте, что вы оставляли в играх, или нет
    .short = игры
action-layer-outcome = Показать на карте, что надёжно оставлять, или нет
    .short = надёжное
action-layer-values = Показать на карте значения или нет
    .short = значения
action-layer-remoteness = Показать на карте, сколько ходов продлится игра, или нет
    .short = ходы
context-map = Карта позиций
context-rule = Где называют правило
axis-coins = монет
axis-column = столбец
axis-row = ряд
axis-day = день
axis-month = месяц
axis-product = произведение
axis-factor = последний множитель
axis-taken = взято последним
axis-pile-one = кучка 1
axis-pile-two = кучка 2
axis-cells = клеток
axis-heap-one = куча 1
axis-heap-two = куча 2
axis-heap-three = куча 3
axis-gap-one = промежуток 1
axis-gap-two = промежуток 2
axis-gap-three = промежуток 3
axis-length = см
axis-bar = первый слиток
axis-until = кончается после
axis-gone = слева взято
