# $rung is diagonal (normal play), early or late (misère play: with the shared difference or without), or end (31.12).
plain-why-calendar-row = { $rung ->
    [end] Назовите { $date }.
    [late] Назовите { $date }.
   *[other] Назовите { $date }: день здесь на { $shared } больше месяца.
  }
plain-why-calendar-column = { $rung ->
    [end] Назовите { $date }.
    [late] Назовите { $date }.
   *[other] Назовите { $date }: день здесь на { $shared } больше месяца.
  }
plain-why-calendar-two = Назовите { $day }.
plain-why-calendar-then = { $rung ->
    [diagonal] Соперник это нарушит, а вы восстановите. В конце вы назовёте { $end }.
    [early] Соперник это нарушит: восстановите не позже { $to } или назовите одну из дат { $others }. В конце ему придётся назвать { $end } и проиграть.
   *[late] Соперник может назвать только { $replies }; после любой назовите { $answer }. Ему останется { $end }, а это проигрыш.
  }
plain-why-calendar-ends = Кто называет { $end }, выигрывает.
plain-why-calendar-forces = Тогда останется назвать только { $end }, а это проигрыш.
plain-why-calendar-forced = Осталось назвать только { $end }, а это проигрыш.
plain-why-calendar-lost = { $rung ->
    [diagonal] День на { $shared } больше месяца: вы это нарушите, а соперник сможет восстановить. В конце он назовёт { $end }.
    [early] День на { $shared } больше месяца: любой ход это нарушит, и соперник найдёт ответ. В конце вам придётся назвать { $end } и проиграть.
   *[late] Вы можете назвать только { $replies }; после любой соперник назовёт { $answer }. Вам останется { $end }, а это проигрыш.
  }

picture-why-calendar-row = Назовите { $date }, P-дату этой строки.
picture-why-calendar-column = Назовите { $date }, P-дату этого столбца.
picture-why-calendar-two = Назовите { $day }, P-дату этой строки.
picture-why-calendar-then = Две P-даты не стоят в одной строке или одном столбце: назвать P-дату соперник не сможет. После любого ответа вы найдёте P-дату дальше в строке или столбце.
picture-why-calendar-lost = Это P-дата: в её строке и столбце другой нет. После любого хода соперник найдёт P-дату дальше в строке или столбце.
