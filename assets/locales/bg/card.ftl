card-wins = { $who ->
    [you] Победа
    [first] Печели първият
    [second] Печели вторият
   *[rival] Загуба
  }
card-machine-wins = Печели: { $name }
card-draw = Реми
# A position that has no name of its own; .from stands behind "from" and "until".
left-start = В началото
left-game = В тази партия
left-at = До { $position }
place-start = началото
    .from = началото
place-that = това положение
place-after = положението след ход { $number } на { $who ->
    [first] първия
   *[second] втория
  }
    .from = положението след ход { $number } на { $who ->
        [first] първия
       *[second] втория
      }
card-last-of = след { $who ->
    [you] последния Ви ход
    [first] последния ход на първия
    [second] последния ход на втория
   *[machine] последния ход на съперника
  }
card-kept = Вие оставихте { $position } и после никой не можа да го промени.
# The same where all positions that were left have room.
card-kept-all = Оставяхте { $lefts }. Съвпадение?
card-then = {", после "}
# The same where the position has no name.
card-kept-move = Още от първия си ход ({ $words }) печелехте и нито веднъж не изпуснахте победата.
card-at-once = Първият Ви ход реши всичко: { $words }.
card-turned = { $left } { $who ->
    [you] можехте { $from ->
        [draw] да задържите реми
       *[win] да спечелите
      }
   *[other] { $who ->
        [first] първият
        [second] вторият
       *[rival] { called.inside }
      } можеше { $from ->
        [draw] да задържи реми
       *[win] да спечели
      }
  }; изпусна го { $who ->
    [you] Вашият ход
   *[other] ход
  } { $number }: { $words }.
card-used = { $left } { $who ->
   *[rival] { called.inside } можеше
  } { $from ->
    [draw] да задържи реми
   *[win] да спечели
  }; с ход { $number } ({ $words }) го изпусна, а Вие се възползвахте.
card-turned-draw = { $left } { $who ->
    [you] можехте да спечелите
    [first] първият можеше да спечели
    [second] вторият можеше да спечели
   *[rival] { called.inside } можеше да спечели
  }; реми стана с { $who ->
    [you] Вашия ход
   *[other] ход
  } { $number }: { $words }.
card-slipped-before = Грешка беше и Вашият ход { $number }{ $back ->
    [yes] , но Ви върнаха в играта
   *[no] : той изпусна победата
  }. „Защо?“ започва от него.
card-lost-from-start = { $who ->
    [second] От { $position } започващият не печели, ако другият не греши: опитайте като втори.
   *[first] От { $position } започващият може да спечели: опитайте да започнете Вие.
  }
# One side wins, whoever goes first. $side: that side.
card-lost-to-side = От { $position } { $side ->
    [blue] Синият
    [red] Червеният
    [vert] Верт
   *[horz] Хориз
  } може да спечели, който и да започне: опитайте да играете като { $side ->
    [blue] Синия
    [red] Червения
    [vert] Верт
   *[horz] Хориз
  }.
card-held = От { $position } { $who ->
    [first] първият
   *[second] вторият
  } винаги можеше да спечели и нито веднъж не го изпусна.
card-held-draw = От { $position } никой не може да наложи победа и никой не изпусна ремито.
card-needless = { $who ->
    [first] Първият се предаде
    [second] Вторият се предаде
   *[you] Вие се предадохте
  } при позиция, която { $worth ->
    [draw] беше реми.
   *[win] още беше печеливша.
  }
card-last = Последният ход. { $moved }
card-no-move = Никой не е играл: първият няма ход, а който не може да играе, губи.
card-mistakes = { $count ->
    [0] без грешка
    [one] { $count } грешка
   *[other] { $count } грешки
  }
# A game that shows whether a stop is known has ended.
card-exam = { $passed ->
    [yes] Вече познавате това: { $name }. Спечелихте { $all ->
        [one] { $all } игра
       *[other] { $all } игри
      } подред без подсказки.
   *[no] Подред спечелени: { $running } от { $all }.
  }
card-know = Знаете го
card-know-name = { $name }: { $all } победи подред без помощ.
# The name of the game in the literature.
card-know-called = Математиците я наричат „{ $title }“.
card-know-trick = Вашият похват:
card-first = Първа победа тук: { $name }.
card-won-stops = Спечелени: { $won } от { $all }
card-hints = Подсказки: { $count }
card-advised = Не се брои за победа: { $what }.
card-advised-undone = върнахте ход
card-advised-played = програмата игра ход вместо Вас
card-advised-hints = взехте подсказки след „къде да гледате“
card-advised-shown = отговорите се виждаха на екрана
card-advised-map = гледахте картата
card-advised-again = продължихте играта от „Защо?“
card-advised-class = играта се показваше пред клас
card-advised-other = играхте с помощ
card-next = Следва: игра от { $position }
    .short = следваща
card-next-other = Следва: друго начало
card-seats = Следва: същата игра, с разменени места
card-why = Защо? Къде сбъркахте
    .short = защо
card-why-slip = Защо? Ходът, който изпусна победата
card-review = Какво реши играта
    .short = преглед
card-new = Друга игра
    .short = друга
card-lesson = Урокът: { $title }
card-map = Менюто
card-close = дъската
