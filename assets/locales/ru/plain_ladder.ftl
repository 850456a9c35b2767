# $mine: whether the mover is the one who can only do so; $top: whether the bound is passed next.
plain-why-ladder-at-once = Умножьте на { $factor }: { $after } больше { $bound }, и это выигрыш.
plain-why-ladder-keep = Умножьте на { $factor } и получите { $after }: это надёжно.
plain-why-ladder-rule = Надёжно: { $good } ({ $bound } ÷ 9{ $exact ->
    [yes] {""}
   *[no] {""}, округляем вниз
  }){ $more ->
    [none] .
   *[other] ; снова из { $half }: { $more }.
  }
ladder-span = { $one ->
    [yes] { $low }
   *[no] от { $low } до { $high }
  }
plain-why-ladder-then = { $mine ->
    [yes] { $top ->
        [yes] Вы получите от { $least } до { $most }, и отсюда соперник всегда может превысить { $bound }.
       *[no] Вы получите от { $least } до { $most }, и отсюда соперник всегда может получить от { $from } до { $to }.
      }
   *[no] { $top ->
        [yes] Соперник получит от { $least } до { $most }, и отсюда вы всегда можете превысить { $bound }.
       *[no] Соперник получит от { $least } до { $most }, и отсюда вы всегда можете получить от { $from } до { $to }.
      }
  }
why-ladder-caption = { $here }: произведение сейчас.{ $moved ->
    [yes] {" "}{ $then }: после хода.
   *[no] {""}
  }

picture-why-ladder-keep = Умножьте на { $factor }: { $after } стоит в строке P, которая кончается числом { $high }.
picture-why-ladder-then = { $mine ->
    [yes] Вы стоите в строке P: любой множитель ведёт в строку N над ней. { $top ->
        [yes] Оттуда соперник может превысить { $bound } и выиграть.
       *[no] Оттуда соперник может попасть в следующую строку P, от { $from } до { $to }.
      }
   *[no] Оттуда любой множитель ведёт в строку N над ней. { $top ->
        [yes] Из этой строки вы можете превысить { $bound } и выиграть.
       *[no] Из этой строки вы можете попасть в следующую строку P, от { $from } до { $to }.
      }
  }
