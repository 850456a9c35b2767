# Разбор сыгранной партии.
review-title = Разбор
review-chart = Кто выигрывал
review-side = { $who ->
    [you] Вы
    [first] Первый
    [second] Второй
   *[rival] { called }
  }
review-drawn = Ничья
review-count = { $count ->
    [0] ошибок нет
    [one] { $count } ошибка{ $mixed ->
        [yes] , из них ваших { $mine }
       *[no] {""}
      }, исправлено { $solved }
    [few] { $count } ошибки{ $mixed ->
        [yes] , из них ваших { $mine }
       *[no] {""}
      }, исправлено { $solved }
   *[other] { $count } ошибок{ $mixed ->
        [yes] , из них ваших { $mine }
       *[no] {""}
      }, исправлено { $solved }
  }
review-thinking = Программа думает …
review-progress = Идёт разбор: оценено позиций { $done } из { $total }.
review-start = Начало игры. { $count ->
    [one] Сделан { $count } ход.
    [few] Сделано { $count } хода.
   *[other] Сделано { $count } ходов.
  }
review-at = Ход { $number } из { $count }. { $moved }
review-none = Ошибок нет. { $who ->
    [you] Вы выигрывали с самого начала.
    [first] Первый выигрывал с самого начала.
    [second] Второй выигрывал с самого начала.
    [draw] С самого начала была ничья.
    [unknown] О начальной позиции теория молчит.
    [rival] Машина выигрывала с самого начала.
   *[machine] { called } выигрывал с самого начала.
  }
review-mistakes = { $count ->
    [1] Один ход был ошибкой{ $solved ->
        [0] : перейдите к нему и найдите лучший.
       *[other] , и вы её исправили.
      }
   *[other] Ошибочных ходов { $count }, исправлено { $solved }.
  }
review-mistake = Ошибка { $number } из { $count }: { $gave } { KEY("enter") }: найти лучший ход.
review-decided = Этот ход решил игру: { $gave }
review-lost-from-start = { $who ->
    [first] Первый проигрывал с самого начала: ни один ход этого не решил.
    [second] Второй проигрывал с самого начала: ни один ход этого не решил.
   *[you] Вы проигрывали с самого начала: ни один ваш ход этого не решил.
  }
review-needless = { $who ->
    [first] Первый сдался здесь
    [second] Второй сдался здесь
   *[you] Вы сдались здесь
  }, хотя { $worth ->
    [draw] была ничья.
   *[win] ещё был выигрыш.
  }
review-undecided = Что решило игру, неизвестно: теория здесь молчит.
review-gave = { $given ->
    [0] { $from ->
        [win] был выигрыш, теперь { $to ->
            [draw] ничья.
           *[loss] проигрыш.
          }
       *[draw] была ничья, теперь проигрыш.
      }
   *[other] разница стала хуже на { $given }.
  }
review-settled = Ошибка { $number } из { $count }: { $how ->
    [solved] исправлена.
   *[shown] ответ показан.
  }
review-veiled = Следующий ход был ошибкой. Найдите верный сами: перейдите к нему: { KEY("enter") } начнёт поиск.
review-open = Этот ход был ошибкой. { KEY("enter") }: найти лучший. С ним откроется и объяснение.
review-no-more = Дальше в эту сторону ошибок нет.
review-no-mistake = Этот ход не был ошибкой.
review-try = исправить
review-walk = ход
review-jump = ошибка
review-look = Найдите ход, который не ухудшает результата. Объяснение откроется, когда вы найдёте ход, или вместе с ответом.
review-task = Не «{ $words }»: найдите ход, который сохраняет { $worth ->
    [win] выигрыш
   *[draw] ничью
  }.
review-solved = { $words } Решено: это сохраняет { $worth ->
    [win] выигрыш
   *[draw] ничью
  }. { review-told }
review-told = { $alone ->
    [yes] Объяснение открыто; { KEY("why", at: "review") } покажет только его.
   *[no] Объяснение открыто.
  }
# Heads the reason, which is that of the position before the right move or after it.
review-before = До вашего хода:
review-after = После вашего хода ({ $words }):
review-answer = Это ответ. { review-told }
review-answer-later = Чтобы увидеть ответ, сначала верните свой ход: { KEY("undo", at: "puzzle") }.
review-answer-shown = Это и есть ответ: на нём стоит курсор.
review-answer-found = Вы уже сами нашли верный ход.
review-wrong = { $words } Этот ход: { $worth }.
review-wrong-score = { $words } Этот ход ухудшает разницу на { $given }.
review-line = { KEY("enter") } делает лучший ответ.
review-line-own = { KEY("enter") } делает следующий ход.
review-board-stays = Пока вы ищете ход, поле не меняется.
review-line-end = Здесь конец. { KEY("enter") }: попробовать ещё раз.
review-reply = ответ
review-again = ещё раз
review-go-on = дальше
