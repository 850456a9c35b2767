# $rung is diagonal (normal play), early or late (misère play: with the shared difference or without), or end (31.12).
plain-why-calendar-column = { $rung ->
    [end] Назовите { $date }.
    [late] Назовите { $date }: в конце надёжны только { $others }.
   *[other] Назовите { $date }: до 31-го числа и до 12-го месяца остаётся поровну, по { $left }.
  }
plain-why-calendar-row = { $rung ->
    [end] Назовите { $date }.
    [late] Назовите { $date }: в конце надёжны только { $others }.
   *[other] Назовите { $date }: до 31-го числа и до 12-го месяца остаётся поровну, по { $left }.
  }
plain-why-calendar-two = Назовите { $day }: в конце надёжны только { $others }.
plain-why-calendar-then = { $rung ->
    [diagonal] Соперник изменит одно число; вы снова сделаете их равными и в конце назовёте { $end }. Проверка: день на { $shared } больше месяца.
    [early] До { $to } надёжно, если день на { $shared } больше месяца; потом { $others }. Соперник надёжную дату назвать не сможет, вы сможете всегда, а { $end } проигрывает.
   *[late] Соперник может назвать только { $replies }; ответьте { $answer }, и ему останется назвать { $end } и проиграть.
  }
plain-why-calendar-lost = { $rung ->
    [diagonal] День на { $shared } больше месяца: дней и месяцев осталось поровну, по { $left }. Вы измените одно число; соперник снова сделает их равными и в конце назовёт { $end }.
    [early] До { $to } надёжно, если день на { $shared } больше месяца; потом { $others }. Вы надёжную дату назвать не сможете, соперник сможет всегда, а { $end } проигрывает.
   *[late] Вы можете назвать только { $replies }; соперник ответит { $answer }. Вам останется { $end }, а это проигрыш.
  }
why-calendar-days = дней до 31: { $now }{ $moved ->
    [yes] , потом { $then }
   *[no] {""}
  }
why-calendar-months = месяцев до 12: { $now }{ $moved ->
    [yes] , потом { $then }
   *[no] {""}
  }
why-calendar-caption = { $here }: сейчас.{ $moved ->
    [yes] {" "}{ $then }: потом.
   *[no] {""}
  } { $lost }: надёжно назвать{ $misere ->
    [yes] .
   *[no] , день − месяц = { $shared }.
  }
plain-why-calendar-ends = Кто называет { $end }, выигрывает.
plain-why-calendar-forces = Тогда останется назвать только { $end }, а это проигрыш.
plain-why-calendar-forced = Осталось назвать только { $end }, а это проигрыш.

picture-why-calendar-row = Назовите { $date }, P-дату этой строки.
picture-why-calendar-column = Назовите { $date }, P-дату этого столбца.
picture-why-calendar-two = Назовите { $day }, P-дату этой строки.
picture-why-calendar-then = Две P-даты не стоят в одной строке или одном столбце: назвать P-дату соперник не сможет. После любого ответа вы найдёте P-дату дальше в строке или столбце.
picture-why-calendar-lost = Это P-дата: в её строке и столбце другой нет. После любого хода соперник найдёт P-дату дальше в строке или столбце.
