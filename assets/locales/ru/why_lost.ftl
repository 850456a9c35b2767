# Why a game was lost, and how it goes on along the path.
card-onward = Дальше: { $step ->
    [again] ещё раз, без помощи
    [setup] условия { $number } из { $all }, с { $position }
    [exam] проверьте себя: случайные начала, без подсказок
   *[stop] { $name }
  }
    .short = дальше
why-title = Почему?
why-refuted = { $step ->
    [moved] Это был ваш ход { $number }. До него { $from ->
        [draw] можно было удержать ничью
       *[win] можно было выиграть
      }. Enter покажет ответ соперника.
   *[replied] Вот как на него отвечают. Enter: поищите ход, на который так не ответить.
  }
why-find = Найдите ход, который нельзя опровергнуть. Осталось попыток: { $left }.
why-reply = ответ
why-better = искать ход лучше
why-again = Вот и ответ. Enter — попробовать другой ход.
    .short = другой ход
why-go-on = играть дальше отсюда
