# $mine: whether the mover is the one who can only do so; $top: whether the bound is passed next.
plain-why-ladder-at-once = Умножете по { $factor }: { $after } е повече от { $bound } и това печели.
plain-why-ladder-keep = Умножете по { $factor } и получете { $after }: това е сигурно.
plain-why-ladder-rule = Сигурно: { $good } ({ $bound } ÷ 9{ $exact ->
    [yes] {""}
   *[no] {""}, закръгляме надолу
  }){ $more ->
    [none] .
   *[other] ; пак от { $half }: { $more }.
  }
ladder-span = { $one ->
    [yes] { $low }
   *[no] от { $low } до { $high }
  }
plain-why-ladder-then = { $mine ->
    [yes] { $top ->
        [yes] Вие получавате от { $least } до { $most } и оттам противникът винаги може да надхвърли { $bound }.
       *[no] Получавате от { $least } до { $most } и оттам противникът винаги може да получи от { $from } до { $to }.
      }
   *[no] { $top ->
        [yes] Противникът получава от { $least } до { $most } и оттам Вие винаги можете да надхвърлите { $bound }.
       *[no] Противникът получава от { $least } до { $most } и оттам винаги можете да получите от { $from } до { $to }.
      }
  }
why-ladder-caption = { $here }: произведението сега.{ $moved ->
    [yes] {" "}{ $then }: след хода.
   *[no] {""}
  }

picture-why-ladder-keep = Умножете по { $factor }: { $after } е на реда P, който свършва с { $high }.
picture-why-ladder-then = { $mine ->
    [yes] Вие сте на ред P: всеки множител води на реда N над него. { $top ->
        [yes] Оттам противникът може да надхвърли { $bound } и да спечели.
       *[no] Оттам противникът може да стигне до следващия ред P, от { $from } до { $to }.
      }
   *[no] Оттам всеки множител води на реда N над него. { $top ->
        [yes] От този ред Вие можете да надхвърлите { $bound } и да спечелите.
       *[no] От този ред Вие можете да стигнете до следващия ред P, от { $from } до { $to }.
      }
  }
