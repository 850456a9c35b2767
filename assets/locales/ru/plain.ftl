# Игры построчно (zugzwang play --plain). Слова команд: первое — название; в команде только буквы, кроме ?.
plain-words-why = почему
plain-words-hint = подсказка
plain-words-moves = ходы
plain-words-proof = доказательство
plain-words-undo = назад
plain-words-redo = вперёд вперед
plain-words-resign = сдаться сдаюсь
plain-words-position = позиция
plain-words-rules = правила
plain-words-new = заново
plain-words-resume = продолжить
plain-words-save = сохранить
plain-words-menu = меню
plain-words-help = команды помощь
plain-words-quit = выход
plain-help = { $words }: { $about }
plain-help-why = кто выигрывает и всё объяснение
plain-help-hint = каждый раз на шаг больше: игра поменьше, кто выигрывает, где смотреть, идея, ход, объяснение
plain-help-moves = ходы и что каждый даёт, лучшие первыми; «ходы все» — больше ходов
plain-help-proof = почему теорема верна на этой самой позиции
plain-help-undo = взять назад ваш последний ход
plain-help-redo = сделать снова взятый назад ход
plain-help-resign = сдаться: партия засчитывается как проигранная, и программа говорит, что её решило
plain-help-position = назвать позицию ещё раз
plain-help-rules = повторить правила
plain-help-new = новая партия с теми же условиями или с другими: заново ПОЛЕ=ЗНАЧЕНИЕ
plain-help-resume = продолжить неоконченную партию этой игры или сохранённую под именем: продолжить ИМЯ
plain-help-save = сохранить партию под именем: сохранить ИМЯ
plain-help-menu = список игр
plain-help-help = этот список
plain-help-quit = закончить; неоконченная партия сохраняется
plain-help-short = Достаточно первых букв команды, если с них не начинается другая.
plain-no-more-hints = Других подсказок нет; { $why } повторит всё объяснение.

plain-greeting = Zugzwang, построчно. «команды» — список команд.
plain-game = { $number }. { $title }: { $id }
    .kept = { $number }. { $title }: { $id } ({ $kept })
plain-choose = Выберите игру по номеру или имени. За ним могут стоять поля, например: nim heaps=1,3,5,7
plain-no-number = Игры { $given } нет; можно: от 1 до { $count } или имя.
plain-no-game = Игра не открыта: сначала выберите её по номеру или имени.
plain-title = Игра: { $title }
plain-legend = { $number }: { $meaning }
plain-fixed = В этой игре неизменно: { $rules }
plain-how = Как записать ход: { $form }.
plain-unfinished = Сохранена неоконченная партия ({ $game }): «продолжить» возвращает к ней. Первый ход новой партии займёт её место.
plain-resumed = { $count ->
    [one] Сохранённая партия продолжается после { $count } хода.
   *[other] Сохранённая партия продолжается после { $count } ходов.
  }
plain-exam = Она должна была показать, познана ли остановка пути. Здесь можно просить подсказки, поэтому за это она не засчитывается.
plain-began = Начинает программа: { $outcome ->
    [draw] начинающий получает не меньше половины.
   *[win] позиция выигрышная.
  }
plain-untaught = Эти условия спичечным коробкам незнакомы: они ходят наугад. Учат их не построчно, а на главном экране клавишей { KEY("lab") }.
plain-nothing-kept = Такой партии нет, продолжать нечего.
plain-move = { $notation }, { $words }
plain-moved = { $words } ({ $notation })
plain-watched = { $who ->
    [first] Следующий ход за первым
   *[second] Следующий ход за вторым
  }: его сделает пустая строка.
plain-machines = Играют две машины: следующий ход сделает пустая строка.
plain-undone = { $count ->
    [one] Взят назад { $count } ход.
    [few] Взято назад { $count } хода.
   *[other] Взято назад { $count } ходов.
  }
plain-unresigned = Вы больше не сдаётесь: игра продолжается.
plain-moves = { $counts }, { $of }.
plain-worth = { $notation }: { $worth }
plain-moves-more = Ещё { $count }; «ходы все» называет и их.
plain-over = { $undo ->
    [yes] Игра окончена: «заново» — новая партия, «назад» — взять ход назад, «меню» — список игр, «выход» — конец.
   *[no] Игра окончена: «заново» — новая партия, «меню» — список игр, «выход» — конец.
  }
plain-unknown = «{ $given }» — не ход и не команда. Ход: { $form }; «команды» — список команд.
plain-unclear = «{ $given }» может значить { $commands }: наберите больше букв.
plain-refused = «{ $given }» сыграть нельзя: { $what }
plain-too-long = Строка слишком длинна; можно: до { $most } байт.
plain-saved = Сохранено под именем { $name }: «продолжить { $name }» возвращает к копии.
plain-name-taken = { $name } уже есть: та же строка ещё раз заменит, другое имя оставит обе партии.
plain-left = { $kept ->
    [yes] Партия сохранена: «продолжить» возвращает к ней, и на полном экране тоже. Код её позиции:
   *[no] Партия не сохранена. Её снова откроет код позиции:
  }
plain-thinking = Программа думает … Ctrl-C закрывает её, партия сохраняется.

# Позиции словами.
recite-part = { $part } { $number }: { $value }
recite-span = от { $from } до { $to }
recite-more = ещё { $count }
recite-till = В кассе: { $coins }.
recite-sizes = Можно брать: { $sizes }.
recite-piles = Кучка 1: { $first }. Кучка 2: { $second }.
recite-limit = Сейчас можно взять не больше { $limit }.
recite-bars = Слитки слева направо: { $bars }.
recite-numbers = Числа слева направо: { $numbers } ({ $count }).
recite-king = Король стоит в строке { $row }, столбце { $column }; угол — строка { $m }, столбец { $n }.
recite-date = Дата { $date }: { $month }, день { $day }.
recite-factor = Предыдущий множитель: { $factor }.
recite-unpicked = { $name } ещё не выбрано
recite-free = свободна
recite-signs = Клетки с { $sign }: { $cells }.
recite-free-cells = Свободные клетки: { $cells }. Клетки считают от 1 до 9 по строкам, начиная слева сверху.
recite-rams = левый баран в клетке { $left }, правый в клетке { $right }, свободно между ними { $gap }
recite-nimbi-row = Строка { $row }: { $cells }
recite-nimbi-cells = { $who ->
    [horz] Горз { $cells }
    [vert] Верт { $cells }
   *[free] свободны { $cells }
  }
recite-runs = { $count }: { $runs }
recite-piece = { $length } см, от { $from } до { $to }
recite-table = Радиус стола — { $table }, монеты — { $coin }.
recite-no-coin = На нём нет монет.
