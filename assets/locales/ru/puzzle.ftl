# Задачи: позиции, в которых надо найти ход.
puzzle-title = Задачи
puzzle-task = { $goal ->
    [win] Найдите ход, который выигрывает.
   *[draw] Выигрышного хода нет: найдите ход, ведущий к ничьей.
  }
puzzle-untold = Какие ходы верны, сколько их и почему, вы узнаете, когда найдёте один из них, или вместе с ответом.
puzzle-rule = Правило
puzzle-example = { $led_here ->
    [yes] Последний ход соперника: { $words }.
   *[no] Пример хода: { $words }.
  }
puzzle-fails = Этот ход не годится. Найдите лучше.
puzzle-reply = Соперник ответил бы так: { $words }.
puzzle-of-day = { $day }{ $gentle ->
    [yes] {" "}(лёгкая)
   *[no] {""}
  }
puzzle-of-seed = --seed { $seed }
puzzle-legal = Возможных ходов: { $legal }.
puzzle-right = Верных ходов: { $right } из { $legal }.
puzzle-grade-of = Сложность { $grade } из { $hardest }.
puzzle-uncounted = Выбрана вами: не засчитывается.
puzzle-day-open = Задача дня засчитывается один раз.
puzzle-day-solved = Серия: { $run ->
    [one] { $run } день
    [few] { $run } дня
   *[other] { $run } дней
  }. { $key } копирует итог.
puzzle-gives-up = Так задача останется нерешённой. Ещё раз { $key } — показать ответ. Или ищите дальше.
puzzle-solved = { $tries ->
    [1] Решено с первой попытки. { $words }
   *[other] Решено с { $tries }-й попытки. { $words }
  }
puzzle-date = { $date } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
  }
puzzle-line = { $name } { $date } · { $game } · { $tries }{ $run ->
    [0] {""}
    [1] {""}
    [one] {" "}· { $run } день
    [few] {" "}· { $run } дня
   *[other] {" "}· { $run } дней
  } · Найдёте ход?
puzzle-of-own = из вашей партии
puzzle-own-open = Здесь вы ошиблись в своей партии.
puzzle-own-tried = { $days ->
    [0] Дважды подряд: больше не вернётся.
    [1] Вернётся завтра.
    [one] Вернётся через { $days } день.
    [few] Вернётся через { $days } дня.
   *[other] Вернётся через { $days } дней.
  }
puzzle-streak = подряд { $streak }, рекорд { $best }
puzzle-streak-line = С первой попытки подряд: { $streak }, рекорд: { $best }.
puzzle-total = Решено: { $total }. От лёгких к трудным: { $grades }.
puzzle-wanted = Нужно: { $game }, { $grade ->
    [0] любая сложность
   *[other] сложность { $grade }
  }.
puzzle-any-game = любая игра
puzzle-choose = Какие задачи
puzzle-choose-how = Влево и вправо — сложность, вверх и вниз — игра. { KEY("enter") } составляет задачу.
puzzle-grade = Сложность
puzzle-grade-name = { $grade ->
    [0] любая
   *[other] { $grade }
  }
puzzle-choose-grade = сложность
puzzle-choose-game = игра
puzzle-choose-take = составить
puzzle-making = Составляется задача … { KEY("back") } останавливает.
puzzle-making-grade = Составляется задача сложности { $grade } … проверено { $done } из { $total }. { KEY("back") } останавливает.
puzzle-stopped = Остановлено. { KEY("next-puzzle") } составляет задачу, { KEY("choose-puzzle") } выбирает другие, { KEY("back") } — выход.
puzzle-vain = Такой задачи не нашлось: { $game ->
    [any] любая игра
   *[other] { $game }
  }{ $grade ->
    [0] {""}
   *[other] , сложность { $grade }
  }. { KEY("choose-puzzle") } выбирает другие.
