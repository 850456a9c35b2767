# Работни листове.
sheet-title = Работен лист { $seed }
sheet-name = Име:
sheet-rule = { $title }{ $last ->
    [loses] , { said-last-loses }
   *[wins] {""}
  }: { $rule }
sheet-exercise = { $number }. { $title }: { $position }
sheet-task = { $last ->
    [loses] Тук последният ход губи.{" "}
   *[wins] {""}
  }{ $who ->
    [first] На ход е първият.
   *[second] На ход е вторият.
  } { $goal ->
    [win] Намерете ход, който печели.
   *[draw] Намерете ход, който води до реми; печеливш ход няма.
  } (Трудност { $grade } от { $hardest })
sheet-move = Ход:
sheet-why = Защо:
sheet-answers = Отговори на работен лист { $seed }
sheet-again = Същият лист отново: { $command }
sheet-answer = { $moves }. Например: { $words }.
sheet-answer-best = { $right }. { $best }

cli-worksheet = Отпечатва позиции за решаване, а на отделна страница отговорите с обяснения
cli-worksheet-games = Игрите поред; без тях — коя да е. map GAME FIELD=VALUE: карта за попълване на ръка и попълнената
cli-worksheet-count = Колко позиции; ако не е казано, 4
cli-worksheet-seed = Числото, от което се съставя листът; едно и също число дава един и същ лист
cli-worksheet-grade = Само позиции с тази трудност, от 1 (лесни) до 5
cli-worksheet-format = Вид на листа: html (един файл, от който браузърът печата всички страници), text (80 колони, знак за нова страница между страниците), ansi, svg (A4)
cli-worksheet-misere = С html: и позиции, в които последният ход губи; другите формати ги имат така или иначе
cli-worksheet-out = Записва всяка страница в отделен файл в тази папка (html е един файл)

error-count = --count { $given }: дайте броя на позициите, от 1 до { $most }
error-grade = --grade { $given }: трудността е цяло число от 1 до { $hardest }
error-sheet-few = { $game }: { $grade ->
    [0] { $found ->
        [one] намери се само една различна позиция
       *[other] намериха се само { $found } различни позиции
      }; поискайте по-малко
   *[other] { $found ->
        [0] не се намери позиция
        [one] намери се само една позиция
       *[other] намериха се само { $found } позиции
      } с трудност { $grade }; поискайте { $found ->
        [0] друга трудност
       *[other] по-малко или друга трудност
      }
  }
error-out = --out: { $file }: { $reason }
cli-worksheet-discover = Позиции от тази спирка на пътя, по които се намира правило, вместо задачи
discover-task = За всяка позиция: може ли да спечели който е на ход? Отбележете; ако може, запишете печеливш ход.
discover-box = [ ] може  [ ] не може   ход: ________
discover-rule = Нашето правило за позициите, които е добре да се оставят:
discover-answers = Отговори: { $stop }
discover-answer = { $won ->
    [yes] може да спечели: { $moves }
   *[no] не може: добре е да се остави
  }
error-stop = На пътя няма спирка „{ $given }“: { $stops }
error-discover = Позициите на „{ $given }“ са твърде много или не са в цели числа за лист, на който се намира правило
