# Листы с задачами.
sheet-title = Лист задач { $seed }
sheet-name = Имя:
sheet-rule = { $title }{ $last ->
    [loses] , { said-last-loses }
   *[wins] {""}
  }: { $rule }
sheet-exercise = { $number }. { $title }: { $position }
sheet-task = { $last ->
    [loses] Последний ход здесь проигрывает.{" "}
   *[wins] {""}
  }{ $who ->
    [first] Ходит первый.
   *[second] Ходит второй.
  } { $goal ->
    [win] Найдите ход, который выигрывает.
   *[draw] Найдите ход, ведущий к ничьей; выигрышного нет.
  } (Сложность { $grade } из { $hardest })
sheet-move = Ход:
sheet-why = Почему:
sheet-answers = Ответы к листу задач { $seed }
sheet-again = Тот же лист ещё раз: { $command }
sheet-answer = { $moves }. Например: { $words }.
sheet-answer-best = { $right }. { $best }

cli-worksheet = Напечатать позиции для решения, а на отдельной странице — ответы с объяснениями
cli-worksheet-games = Игры по очереди; если не указаны — любые. map GAME FIELD=VALUE: карта, чтобы заполнить от руки, и заполненная
cli-worksheet-count = Сколько позиций; если не указано — 4
cli-worksheet-seed = Число, из которого составляется лист; одно и то же число даёт один и тот же лист
cli-worksheet-grade = Только позиции этой сложности, от 1 (легко) до 5
cli-worksheet-format = Вид листа: html (один файл, из которого браузер печатает все страницы), text (80 столбцов, страницы разделены переводом страницы), ansi, svg (A4)
cli-worksheet-misere = С html: также позиции, где последний ход проигрывает; в других форматах они есть и так
cli-worksheet-out = Записать каждую страницу в отдельный файл в этой папке (html — один файл)

error-count = --count { $given }: укажите, сколько позиций, от 1 до { $most }
error-grade = --grade { $given }: сложность — целое число от 1 до { $hardest }
error-sheet-few = { $game }: { $grade ->
    [0] разных позиций нашлось только { $found }; запросите меньше
   *[other] { $found ->
        [0] позиций сложности { $grade } не нашлось; запросите другую сложность
       *[other] позиций сложности { $grade } нашлось только { $found }; запросите меньше или другую сложность
      }
  }
error-out = --out: { $file }: { $reason }
cli-worksheet-discover = Позиции этой остановки пути, по которым находят правило, вместо задач
discover-task = Для каждой позиции: может ли выиграть тот, кому ходить? Отметьте; если может, запишите выигрывающий ход.
discover-box = [ ] может  [ ] не может   ход: ________
discover-rule = Наше правило для позиций, которые хорошо оставить:
discover-answers = Ответы: { $stop }
discover-answer = { $won ->
    [yes] может выиграть: { $moves }
   *[no] не может: хорошо оставить
  }
error-stop = На пути нет остановки «{ $given }»: { $stops }
error-discover = Позиций «{ $given }» слишком много, или они не в целых числах: листа, на котором находят правило, нет
