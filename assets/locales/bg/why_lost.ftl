# Why a game was lost, and how it goes on along the path.
card-onward = Следва: { $step ->
    [again] още веднъж, без помощ
    [setup] условия { $number } от { $all }, от { $position }
    [exam] проверете се: случайни начала, без подсказка
   *[stop] { $name }
  }
    .short = нататък
why-title = Защо?
why-refuted = { $step ->
    [moved] Това беше Вашият ход { $number }. Дотогава { $from ->
        [draw] можехте да удържите равенство
       *[win] можехте да спечелите
      }. Enter показва отговора.
   *[replied] Така се отговаря на него. Enter: потърсете ход, на който не може да се отговори така.
  }
why-find = Намерете ход, който не може да се опровергае. Остават опити: { $left }.
why-reply = отговорът
why-better = търсене на по-добър ход
why-again = Така се отговаря. Enter: опитайте друг ход.
    .short = друг ход
why-go-on = нататък оттук
