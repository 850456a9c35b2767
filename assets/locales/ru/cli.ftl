# Командная строка.
cli-about = Игры двух лиц, которые решены до конца: программа объясняет, почему позиция выигрышная
cli-after = Без команды игры открываются на весь экран. Поля пишутся так: FIELD=VALUE, например zugzwang play nim heaps=18,8,14,9,23
cli-help = Напечатать эту справку
cli-version = Напечатать версию
cli-help-usage = Использование
cli-help-commands = Команды
cli-help-arguments = Аргументы
cli-help-options = Параметры
cli-man = Напечатать страницу руководства для man
cli-batch-game = Игра: { $game }
cli-config = Читать и хранить настройки в этом файле
cli-data = Хранить игры и результаты в этой папке
cli-theme = Оформление: auto, ansi, dark, light, high-contrast, mono
cli-level = Как объяснять: plain (просто), picture (по рисунку), notation (на языке теории)
    .usual = Как объяснять: plain (просто), picture (по рисунку), notation (на языке теории); если не указано — { $usual }
cli-lang = Язык: en, ru, bg, zh; иначе он берётся из настроек или из локали
cli-ascii = Рисовать только знаками ASCII
cli-demo = Играть и объяснять игру за игрой, пока не нажата клавиша
cli-projector = Крупные рисунки и высокий контраст для проектора
cli-motion = Показывать происходящее: full (всё), reduced (только что сейчас сыграет соперник) или off (ничего)
cli-mouse-off = Оставить мышь терминалу
cli-play = Открыть позицию для игры
cli-plain = Играть построчно, без полного экрана: для программ чтения с экрана, каналов и простых терминалов; GAME можно опустить
cli-list = Перечислить игры, их поля, границы и значения по умолчанию
cli-solve = Ответить, кто выигрывает, какими ходами и почему
cli-batch = Разыграть все условия из файла: за обе стороны ходит идеальный игрок
cli-batch-file = Число тестов, затем по два числа в строке; - означает стандартный ввод
cli-frame = Напечатать один кадр игры
cli-map = Напечатать карту позиций игры
cli-map-layer = Что показывает карта: empty (пусто), outcome (исход), values (значения), remoteness (сколько ходов); по умолчанию outcome
cli-map-size = Сколько позиций в ряду и сколько рядов (по умолчанию 64x32)
cli-map-from = Где начинается карта, по числу на каждую сторону (по умолчанию с наименьшего)
cli-map-marks = Положить сверху свои пометки: + безопасно оставить, - нет, ! там, где карта говорит другое
cli-map-format = Вид карты: text — знак на позицию; ansi — полклетки на позицию; svg
cli-completions = Напечатать скрипт автодополнения для оболочки
cli-puzzle = Составить задачу: позицию, в которой надо найти ход, с её сложностью
cli-puzzle-play = Открыть задачу для игры; без --seed и --daily — сегодняшнюю, затем другие
cli-puzzle-game = Игра или GAME#SEED; если не указана — любая
cli-demo-seed = Число, по которому выбираются игры; одно и то же число показывает одно и то же
cli-seed = Число, из которого составляется задача; одно и то же число даёт одну и ту же задачу
cli-daily = Задача этого дня
cli-lesson = Открыть уроки или один из них
cli-lesson-id = Урок, как его называет --list; если не указан — список уроков
cli-lesson-list = Напечатать уроки: id и название
cli-puzzle-told = Сложность { $grade } из { $hardest }: найдите ход, который { $goal ->
    [win] выигрывает
   *[draw] ведёт к ничьей (выигрышного нет)
  }.{ $counted ->
    [no] {""}
   *[yes] {" "}Возможных ходов { $legal }, верных { $right }.
  }
cli-game = Игра; GAME#SEED — случайные условия, одни и те же для одного SEED; FILE.toml — своя игра
cli-fields = Условия; пропущенные поля имеют значения по умолчанию или выбранные по SEED
cli-field-file = или @FILE: файл, где сначала их количество, затем сами числа
cli-moves = Ходы, сделанные от начала, через пробел
cli-you = За кого вы играете: first (первый), second (второй), choose (решает программа), winning (за того, кто может выиграть), both (двое людей), watch (две машины)
cli-opponent = Какая машина играет: { cli-machines }
# Что перечисляет cli-opponent, для ошибки.
cli-machines = perfect, trapper, от coach-0 до coach-6, от skill-0 до skill-100 (процент безошибочных ходов), random, от gives-back-1 до gives-back-9, loser, matchbox
cli-json = Ответить в JSON
cli-from = Читать запросы по одному в строке из файла, - означает стандартный ввод; ответ — по объекту JSON в строке, поэтому нужно и --json
cli-size = Столбцы и строки кадра
cli-hint = Поставить курсор на ход идеального игрока
cli-animate = Показать ходы один за другим, движущимся SVG
cli-format = Вид кадра: text, ansi, svg
cli-shell = Оболочка: bash, zsh, fish
cli-see-help = Смотрите { $command } --help.
cli-solve-position = { $position }: { $standing }
cli-solve-over = игра окончена
cli-solve-to-move = { $who ->
    [first] ходит первый
   *[second] ходит второй
  }
cli-solve-best = Выигрышные ходы: { $moves }
cli-solve-best-draw = Ходы, ведущие к ничьей: { $moves }
cli-solve-best-more = Выигрышные ходы (первые { $count }): { $moves }
cli-solve-best-place = Выигрывает, по теории: { $moves }{ $more ->
    [0] {""}
   *[other] {" "}(выигрывают и другие места)
  }
cli-solve-best-score = Ходы с лучшим счётом{ $more ->
    [0] {""}
   *[other] {" "}(первые { $count })
  }: { $moves }
cli-solve-taken = Уже взято: первый { $first }, второй { $second }
cli-solve-none = Выигрышных ходов нет. Дольше всего идеальный игрок держится так: { $move }.
cli-solve-unknown = Выигрышные ходы неизвестны. Идеальный игрок пробует { $move }.
cli-solve-suggested = Ход идеального игрока: { $move }
cli-solve-remoteness = { $outcome ->
    [win] Самый быстрый форсированный выигрыш: { $count ->
        [1] один ход.
        [one] { $count } ход обеих сторон вместе.
        [few] { $count } хода обеих сторон вместе.
       *[other] { $count } ходов обеих сторон вместе.
      }
   *[loss] Если затягивать игру, она продлится { $count ->
        [1] один ход.
        [one] { $count } ход обеих сторон вместе.
        [few] { $count } хода обеих сторон вместе.
       *[other] { $count } ходов обеих сторон вместе.
      }
  }
cli-solve-grundy = Нимбер: { $value }
cli-field-default = по умолчанию { $value }
cli-field-default-of = по умолчанию { $value }, если и другие поля по умолчанию
cli-field-absent = можно не указывать
cli-field-instead = вместо { $with }
cli-field-told = { $form } ({ $unless })
cli-list-game = { $id }: { $title }
