# $rung is diagonal (normal play), early or late (misère play: with the shared difference or without), or end (31.12).
plain-why-calendar-row = { $rung ->
    [end] Назовете { $date }.
    [late] Назовете { $date }.
   *[other] Назовете { $date }: тук денят е с { $shared } повече от месеца.
  }
plain-why-calendar-column = { $rung ->
    [end] Назовете { $date }.
    [late] Назовете { $date }.
   *[other] Назовете { $date }: тук денят е с { $shared } повече от месеца.
  }
plain-why-calendar-two = Назовете { $day }.
plain-why-calendar-then = { $rung ->
    [diagonal] Противникът ще развали това, а Вие ще го възстановите. Накрая Вие назовавате { $end }.
    [early] Противникът ще развали това: възстановете го най-късно на { $to } или назовете една от { $others }. Накрая противникът трябва да назове { $end } и губи.
   *[late] Противникът може да назове само { $replies }; след всяка назовете { $answer }. За противника остава { $end }, а тази дата губи.
  }
plain-why-calendar-ends = Който назове { $end }, печели.
plain-why-calendar-forces = Така остава да се назове само { $end }, а тази дата губи.
plain-why-calendar-forced = Остава да се назове само { $end }, а тази дата губи.
plain-why-calendar-lost = { $rung ->
    [diagonal] Денят е с { $shared } повече от месеца: Вие разваляте това, а противникът го възстановява. Накрая противникът назовава { $end }.
    [early] Денят е с { $shared } повече от месеца: всеки ход разваля това и противникът има отговор. Накрая трябва да назовете { $end } и губите.
   *[late] Можете да назовете само { $replies }; след всяка противникът назовава { $answer }. За Вас остава { $end }, а тази дата губи.
  }

picture-why-calendar-row = Назовете { $date }, P на този ред.
picture-why-calendar-column = Назовете { $date }, P на тази колона.
picture-why-calendar-two = Назовете { $day }, P на този ред.
picture-why-calendar-then = Никои две P не са в един ред или колона: противникът не може да назове P. След всеки негов отговор намирате P напред в реда или колоната.
picture-why-calendar-lost = Тази дата е P: в реда и колоната ѝ няма друга P. След всеки ход противникът намира P напред в реда или колоната.
