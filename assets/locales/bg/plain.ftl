# Игрите ред по ред (zugzwang play --plain). Думи на командите: първата е името; в командата има само букви, освен ?.
plain-words-why = защо
plain-words-hint = подсказка
plain-words-moves = ходове
plain-words-proof = доказателство
plain-words-undo = назад
plain-words-redo = напред
plain-words-resign = предавам
plain-words-position = позиция
plain-words-rules = правила
plain-words-new = отначало
plain-words-resume = продължи
plain-words-save = запази
plain-words-menu = меню
plain-words-help = команди помощ
plain-words-quit = изход
plain-help = { $words }: { $about }
plain-help-why = кой печели и цялото обяснение
plain-help-hint = всеки път стъпка повече: по-малка игра, кой печели, къде да се гледа, идеята, ходът, обяснението
plain-help-moves = ходовете и какво дава всеки, най-добрите първи; „ходове всички“ изброява повече
plain-help-proof = защо теоремата е вярна точно за тази позиция
plain-help-undo = връща последния Ви ход
plain-help-redo = играе отново върнатото
plain-help-resign = предава играта: брои се за загуба и се казва какво я е решило
plain-help-position = казва позицията отново
plain-help-rules = казва правилата отново
plain-help-new = нова игра със същите условия или с други: отначало ПОЛЕ=СТОЙНОСТ
plain-help-resume = продължава незавършената игра от този вид или запазената с име: продължи ИМЕ
plain-help-save = запазва играта с име: запази ИМЕ
plain-help-menu = списъкът на игрите
plain-help-help = този списък
plain-help-quit = край; незавършената игра се запазва
plain-help-short = Първите букви на команда стигат, ако друга не започва така.
plain-no-more-hints = Други подсказки няма; { $why } казва отново цялото обяснение.

plain-greeting = Zugzwang, ред по ред. „команди“ изброява командите.
plain-game = { $number }. { $title }: { $id }
    .kept = { $number }. { $title }: { $id } ({ $kept })
plain-choose = Изберете игра по номер или име. След него може да има полета, например: nim heaps=1,3,5,7
plain-no-number = Няма игра { $given }; може: от 1 до { $count } или име.
plain-no-game = Няма отворена игра: първо изберете по номер или име.
plain-title = Игра: { $title }
plain-legend = { $number }: { $meaning }
plain-fixed = Постоянно в тази игра: { $rules }
plain-how = Как се пише ход: { $form }.
plain-unfinished = Запазена е незавършена игра ({ $game }): „продължи“ връща към нея. Първият ход на нова игра я заменя.
plain-resumed = { $count ->
    [one] Запазената игра продължава след 1 ход.
   *[other] Запазената игра продължава след { $count } хода.
  }
plain-exam = Тя трябваше да покаже дали една спирка от пътя е позната. Тук може да се иска помощ, затова не се брои за това.
plain-began = Програмата започва, защото { $outcome ->
    [draw] започващият получава поне половината.
   *[win] позицията е печеливша.
  }
plain-untaught = Кибритените кутийки не познават тези условия и теглят случаен ход. Обучават се на цял екран: клавиш { KEY("lab") } в менюто.
plain-nothing-kept = Няма такава игра за продължаване.
plain-move = { $notation }, { $words }
plain-moved = { $words } ({ $notation })
plain-watched = { $who ->
    [first] Следващият ход е на първия
   *[second] Следващият ход е на втория
  }: играе се с празен ред.
plain-machines = Играят две машини: следващият ход се играе с празен ред.
plain-undone = { $count ->
    [one] Върнат е 1 ход.
   *[other] Върнати са { $count } хода.
  }
plain-unresigned = Предаването е отменено.
plain-moves = { $counts }, { $of }.
plain-worth = { $notation }: { $worth }
plain-moves-more = Още { $count }; „ходове всички“ ги изброява.
plain-over = { $undo ->
    [yes] Играта свърши: „отначало“ започва нова, „назад“ връща ход, „меню“ изброява игрите, „изход“ затваря програмата.
   *[no] Играта свърши: „отначало“ започва нова, „меню“ изброява игрите, „изход“ затваря програмата.
  }
plain-unknown = „{ $given }“ не е нито ход, нито команда. Ход: { $form }; „команди“ изброява командите.
plain-unclear = „{ $given }“ може да значи { $commands }: напишете още букви.
plain-refused = „{ $given }“ не може да се изиграе: { $what }
plain-too-long = Този ред е твърде дълъг; може: до { $most } байта.
plain-saved = Играта е запазена като { $name }: „продължи { $name }“ продължава с копие.
plain-name-taken = { $name } вече съществува: същият ред още веднъж заменя играта, друго име пази и двете.
plain-left = { $kept ->
    [yes] Играта е запазена: „продължи“ връща към нея, на цял екран също. Код на позицията:
   *[no] Играта не е запазена. Отваря я отново кодът на позицията:
  }
plain-thinking = Решава се … Ctrl-C затваря програмата, играта се запазва.

# Позициите с думи.
recite-part = { $part } { $number }: { $value }
recite-span = от { $from } до { $to }
recite-more = още { $count }
recite-till = В касата: { $coins }.
recite-sizes = Могат да се вземат: { $sizes }.
recite-piles = Купчинка 1: { $first }. Купчинка 2: { $second }.
recite-limit = Сега може да се вземат най-много { $limit }.
recite-bars = Кюлчета отляво: { $bars }.
recite-numbers = Числа отляво: { $numbers } ({ $count }).
recite-king = Царят е на ред { $row }, колона { $column }; ъгълът е ред { $m }, колона { $n }.
recite-date = Датата е { $date }: { $month }, ден { $day }.
recite-factor = Предишният множител беше { $factor }.
recite-unpicked = { $name } още не е избрано
recite-free = свободен
recite-signs = Полета с { $sign }: { $cells }.
recite-free-cells = Свободни полета: { $cells }. Полетата се броят от 1 до 9 по редове, от горния ляв ъгъл.
recite-rams = левият овен на поле { $left }, десният на поле { $right }, свободни полета между тях: { $gap }
recite-nimbi-row = Ред { $row }: { $cells }
recite-nimbi-cells = { $who ->
    [horz] Хориз { $cells }
    [vert] Верт { $cells }
   *[free] свободни { $cells }
  }
recite-runs = { $count }: { $runs }
recite-piece = { $length } cm, от { $from } до { $to }
recite-table = Радиусът на масата е { $table }, на монета { $coin }.
recite-no-coin = На нея няма монети.
