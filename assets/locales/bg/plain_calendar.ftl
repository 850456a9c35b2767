# $rung is diagonal (normal play), early or late (misère play: with the shared difference or without), or end (31.12).
plain-why-calendar-column = { $rung ->
    [end] Назовете { $date }.
    [late] Назовете { $date }: накрая са сигурни само { $others }.
   *[other] Назовете { $date }: до ден 31 и до месец 12 остава поравно, по { $left }.
  }
plain-why-calendar-row = { $rung ->
    [end] Назовете { $date }.
    [late] Назовете { $date }: накрая са сигурни само { $others }.
   *[other] Назовете { $date }: до ден 31 и до месец 12 остава поравно, по { $left }.
  }
plain-why-calendar-two = Назовете { $day }: накрая са сигурни само { $others }.
plain-why-calendar-then = { $rung ->
    [diagonal] Противникът променя едното число; Вие пак ги изравнявате и накрая назовавате { $end }. Проверка: денят е с { $shared } повече от месеца.
    [early] Сигурни дати: денят е с { $shared } повече от месеца, до { $to }; после { $others }. Противникът не може да назове сигурна дата, Вие винаги можете, а { $end } губи.
   *[late] Противникът може да назове само { $replies }; отговорете с { $answer } и остава { $end }, която губи.
  }
plain-why-calendar-lost = { $rung ->
    [diagonal] Денят е с { $shared } повече от месеца: остават { $left } за деня и { $left } за месеца. Вие променяте едното число; противникът пак ги изравнява и накрая назовава { $end }.
    [early] Сигурни дати: денят е с { $shared } повече от месеца, до { $to }; после { $others }. Вие не можете да назовете сигурна дата, противникът винаги може, а { $end } губи.
   *[late] Можете да назовете само { $replies }; противникът отговаря с { $answer }. За Вас остава { $end }, а тази дата губи.
  }
why-calendar-days = дни до 31: { $now }{ $moved ->
    [yes] , после { $then }
   *[no] {""}
  }
why-calendar-months = месеци до 12: { $now }{ $moved ->
    [yes] , после { $then }
   *[no] {""}
  }
why-calendar-caption = { $here }: сега.{ $moved ->
    [yes] {" "}{ $then }: после.
   *[no] {""}
  } { $lost }: сигурна{ $misere ->
    [yes] .
   *[no] , ден − месец = { $shared }.
  }
plain-why-calendar-ends = Който назове { $end }, печели.
plain-why-calendar-forces = Така остава да се назове само { $end }, а тази дата губи.
plain-why-calendar-forced = Остава да се назове само { $end }, а тази дата губи.

picture-why-calendar-row = Назовете { $date }, P на този ред.
picture-why-calendar-column = Назовете { $date }, P на тази колона.
picture-why-calendar-two = Назовете { $day }, P на този ред.
picture-why-calendar-then = Две P никога не са в един ред или колона: противникът не може да назове P. След всеки негов отговор намирате P напред в реда или колоната.
picture-why-calendar-lost = Тази дата е P: в реда и колоната ѝ няма друга P. След всеки ход противникът намира P напред в реда или колоната.
