# Why a game was lost, and how it goes on along the path.
card-onward = Дальше: { $step ->
    [again] ещё раз, без помощи
    [setup] условия { $number } из { $all }, с { $position }
    [setup-alone] условия { $number } из { $all }
    [exam] проверьте себя: случайные начала, без подсказок
   *[stop] { $name }
  }
    .short = дальше
why-title = Почему?
why-refuted = { $step ->
    [moved] Это был ваш ход { $number }. До него { $from ->
        [draw] можно было удержать ничью
       *[win] можно было выиграть
      }.
   *[replied] Вот как на него отвечают.
  }
why-find = Найдите ход, который нельзя опровергнуть. Осталось попыток: { $left }.
why-best-reply = Лучший ответ: { $words }.
why-reply = ответ
why-better = искать ход лучше
why-found = Верно: { $words }.
why-answer = Ответ: { $words }.
why-worth = Вы нашли ход. Победа отсюда не засчитается, в новой партии — да.
why-again = Вот и ответ. { KEY("enter") } — попробовать другой ход.
    .short = другой ход
why-go-on = играть дальше отсюда
