# Командният ред.
cli-about = Аркада за терминал с решени игри за двама, която казва защо една позиция е печеливша
cli-after = Без команда аркадата се отваря на цял екран. Полетата се пишат FIELD=VALUE: zugzwang play nim heaps=18,8,14,9,23
cli-help = Отпечатва тази справка
cli-version = Отпечатва версията
cli-help-usage = Употреба
cli-help-commands = Команди
cli-help-arguments = Аргументи
cli-help-options = Опции
cli-man = Отпечатва страницата на ръководството за man
cli-batch-game = Играта: { $game }
cli-config = Чете и пази настройките в този файл
cli-data = Пази игрите и резултатите в тази папка
cli-theme = Оформление: auto, ansi, dark, light, high-contrast, mono
cli-level = Как да се обяснява: plain (просто), picture (по чертежа), notation (на езика на теорията)
    .usual = Как да се обяснява: plain (просто), picture (по чертежа), notation (на езика на теорията); ако не е дадено — { $usual }
cli-lang = Език: en, ru, bg, zh; иначе този от настройките или от системата
cli-ascii = Чертае само със знаци ASCII
cli-demo = Играе и обяснява игра след игра до натискане на клавиш
cli-lesson = Отваря уроците или един от тях
cli-lesson-id = Урокът, както го назовава --list; ако е пропуснат, списъкът на уроците
cli-lesson-list = Отпечатва уроците: код и заглавие
cli-projector = Чертае едро и със силен контраст, за проектор
cli-motion = Показва ставащото: full (всичко), reduced (само какво ще изиграе противникът) или off (нищо)
cli-mouse-off = Оставя мишката на терминала
cli-play = Отваря аркадата с дадена позиция
cli-plain = Играта върви ред по ред, без цял екран: за екранни четци, канали и прости терминали; GAME може да липсва
cli-list = Изброява игрите, полетата им с границите и стойностите по подразбиране
cli-solve = Отговаря кой печели, с кои ходове и защо
cli-batch = Изиграва всички условия от файл с идеален играч и на двете места
cli-batch-file = Броят на тестовете, после по две числа на ред; - за стандартния вход
cli-frame = Отпечатва един кадър от екрана на играта
cli-map = Отпечатване на картата с позициите на игра
cli-map-layer = Какво показва картата: empty (празна), outcome (изход), values (стойности), remoteness (колко хода); по подразбиране outcome
cli-map-size = Колко позиции стоят в ред и колко са редовете (по подразбиране 64x32)
cli-map-from = Къде започва картата, по едно число за всяка страна (по подразбиране от най-малкото)
cli-map-marks = Отгоре да са собствените отметки: + безопасно е да се остави, - не е, ! където картата казва друго
cli-map-format = Вид на картата: text — знак за позиция; ansi — половин клетка за позиция; svg
cli-completions = Отпечатва скрипт за автоматично довършване в обвивката
cli-puzzle = Съставя задача: позиция, в която се търси ход, и нейната трудност
cli-puzzle-play = Отваря аркадата с нея; без число и без ден — с днешната задача, а после с други
cli-puzzle-game = Играта или GAME#SEED; без нея — коя да е игра
cli-demo-seed = Числото, по което се избират игрите; едно и също число показва едно и също
cli-seed = Числото, от което се съставя задачата; едно и също число дава една и съща задача
cli-daily = Задачата на този ден
cli-puzzle-told = Трудност { $grade } от { $hardest }: намерете ход, който { $goal ->
    [win] печели
   *[draw] води до реми, защото печеливш ход няма
  }.{ $counted ->
    [no] {""}
   *[yes] {" "}Позволени ходове: { $legal }, от тях верни: { $right }.
  }
cli-game = Играта; GAME#SEED избира случайни условия, едни и същи за едно и също SEED; FILE.toml е собствена игра
cli-fields = Условията; пропуснатите полета имат стойността по подразбиране или избраната чрез SEED
cli-field-file = или @FILE, в който са броят на числата и самите те
cli-moves = Ходовете, изиграни от началната позиция, разделени с интервали
cli-you = За кого играете: first (пръв), second (втори), choose (решава програмата), both (и за двамата), watch (две машини)
cli-opponent = Коя машина играе: perfect, trapper, от coach-0 до coach-6, от skill-0 до skill-100 (процент идеални ходове), random, от gives-back-1 до gives-back-9, loser, matchbox
cli-machines = perfect, trapper, от coach-0 до coach-6, от skill-0 до skill-100 (процент идеални ходове), random, от gives-back-1 до gives-back-9, loser, matchbox
cli-json = Отговаря в JSON
cli-from = Чете по един въпрос на ред от файл, - за стандартния вход; отговорът на всеки е обект JSON на отделен ред, затова се иска и --json
cli-size = Колони и редове на кадъра
cli-hint = Поставя курсора на хода на идеалния играч
cli-animate = Показва ходовете един след друг като движещ се SVG
cli-format = Вид на кадъра: text, ansi, svg
cli-shell = Обвивката: bash, zsh, fish
cli-see-help = Вижте { $command } --help.
cli-solve-position = { $position }: { $standing }
cli-solve-over = играта е свършила
cli-solve-to-move = { $who ->
    [first] на ход е първият
   *[second] на ход е вторият
  }
cli-solve-best = Печеливши ходове: { $moves }
cli-solve-best-draw = Ходове, които водят до реми: { $moves }
cli-solve-best-more = Печеливши ходове (първите { $count }): { $moves }
cli-solve-best-place = Печели според теорията: { $moves }{ $more ->
    [0] {""}
   *[other] {" "}(печелят и други места)
  }
cli-solve-best-score = Ходове с най-добър резултат{ $more ->
    [0] {""}
   *[other] {" "}(първите { $count })
  }: { $moves }
cli-solve-taken = Взето досега: първият { $first }, вторият { $second }
cli-solve-none = Печеливши ходове: няма. Идеалният играч се държи най-дълго с { $move }.
cli-solve-unknown = Печеливши ходове: не са известни. Идеалният играч опитва { $move }.
cli-solve-suggested = Ходът на идеалния играч: { $move }
cli-solve-remoteness = { $outcome ->
    [win] Най-бързата победа, която може да се наложи, е за { $count ->
        [one] един ход.
       *[other] { $count } хода общо на двамата.
      }
   *[loss] При най-упорита защита играта трае { $count ->
        [one] един ход.
       *[other] { $count } хода общо на двамата.
      }
  }
cli-solve-grundy = Нимбър: { $value }
cli-field-default = по подразбиране { $value }
cli-field-default-of = по подразбиране { $value }, когато и другите са по подразбиране
cli-field-absent = може да се пропусне
cli-field-instead = вместо { $with }
cli-field-told = { $form } ({ $unless })
cli-list-game = { $id }: { $title }
