# Why a game was lost, and how it goes on along the path.
card-onward = Следва: { $step ->
    [again] още веднъж, без помощ
    [setup] условия { $number } от { $all }, от { $position }
    [setup-alone] условия { $number } от { $all }
    [exam] проверете се: случайни начала, без подсказка
   *[stop] { $name }
  }
    .short = нататък
why-title = Защо?
why-refuted = { $step ->
    [moved] Това беше Вашият ход { $number }. Дотогава { $from ->
        [draw] можехте да удържите равенство
       *[win] можехте да спечелите
      }.
   *[replied] Така се отговаря на него.
  }
why-find = Намерете ход, който не може да се опровергае. Остават опити: { $left }.
why-best-reply = Най-добрият отговор: { $words }.
why-reply = отговорът
why-better = търсене на по-добър ход
why-found = Точно така: { $words }.
why-answer = Отговорът: { $words }.
why-worth = Намерихте хода. Победа оттук не се брои, а в нова игра се брои.
why-again = Така се отговаря. { KEY("enter") }: опитайте друг ход.
    .short = друг ход
why-go-on = нататък оттук
