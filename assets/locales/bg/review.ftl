# Преглед на изиграна игра. $who е you, machine, first или second.
review-title = Преглед
review-chart = Кой печелеше
review-side = { $who ->
    [you] Вие
    [first] Първият
    [second] Вторият
   *[rival] { called }
  }
review-drawn = Реми
review-count = { $count ->
    [0] няма грешки
    [one] 1 грешка{ $mixed ->
        [yes] , от тях Ваши { $mine }
       *[no] {""}
      }, поправена: { $solved }
   *[other] { $count } грешки{ $mixed ->
        [yes] , от тях Ваши { $mine }
       *[no] {""}
      }, поправени: { $solved }
  }
review-thinking = Решава се …
review-progress = Играта се преглежда: { $done } от { $total ->
    [one] { $total } позиция
   *[other] { $total } позиции
  }.
review-start = { $count ->
    [one] Началото. Изигран е 1 ход.
   *[other] Началото. Изиграни са { $count } хода.
  }
review-at = Ход { $number } от { $count }. { $moved }
review-none = { $who ->
    [you] Няма грешки. Вие печелехте от самото начало.
    [first] Няма грешки. Първият печелеше от самото начало.
    [second] Няма грешки. Вторият печелеше от самото начало.
    [draw] Няма грешки. Беше реми от самото начало.
    [unknown] Не са известни грешки: за началото теорията мълчи.
   *[rival] Няма грешки. { called } печелеше от самото начало.
  }
review-mistakes = { $count ->
    [one] 1 ход беше грешка{ $solved ->
        [0] : идете при него и намерете по-добър.
       *[other] {" "}и Вие я поправихте.
      }
   *[other] { $count } хода бяха грешки, поправени са { $solved }.
  }
review-mistake = Грешка { $number } от { $count }: { $gave } { KEY("enter") }: намерете по-добър ход.
review-decided = Това реши играта: { $gave }
review-lost-from-start = { $who ->
    [first] Първият губеше от самото начало: никой ход не реши играта.
    [second] Вторият губеше от самото начало: никой ход не реши играта.
   *[you] Вие губехте от самото начало: никой Ваш ход не реши играта.
  }
review-needless = { $who ->
    [first] Първият се предаде тук
    [second] Вторият се предаде тук
   *[you] Вие се предадохте тук
  }, макар че { $worth ->
    [draw] позицията беше реми.
   *[win] позицията още беше печеливша.
  }
review-undecided = Какво реши играта, не се знае: тук теорията мълчи.
review-gave = { $given ->
    [0] { $from ->
        [win] беше спечелена, сега е { $to ->
            [draw] реми.
           *[loss] загубена.
          }
       *[draw] беше реми, сега е загубена.
      }
   *[other] отстъпи { $given } от разликата.
  }
review-settled = Грешка { $number } от { $count }: { $how ->
    [solved] поправена.
   *[shown] отговорът беше показан.
  }
review-veiled = Следващият ход беше грешка. Идете при него и намерете верния без помощ: { KEY("enter") }.
review-open = Този ход беше грешка. { KEY("enter") }: намерете по-добър. С него идва и обяснението.
review-no-more = В тази посока няма повече грешки.
review-no-mistake = Този ход не беше грешка.
review-try = поправка
review-walk = ход
review-jump = грешка
review-look = Намерете ход, който запазва оценката. Обяснението се показва, когато го намерите, или заедно с отговора.
review-task = Не { $words }: намерете ход, който запазва { $worth ->
    [win] победата
   *[draw] ремито
  }.
review-solved = { $words } Вярно: така се запазва { $worth ->
    [win] победата
   *[draw] ремито
  }. { review-told }
review-told = { $alone ->
    [yes] Обяснението е показано; с { KEY("why", at: "review") } то остава само на екрана.
   *[no] Обяснението е показано.
  }
# Heads the reason, which is that of the position before the right move or after it.
review-before = Преди Вашия ход:
review-after = След Вашия ход ({ $words }):
review-answer = Това е отговорът. { review-told }
review-answer-later = За да видите отговора, първо върнете хода си: { KEY("undo", at: "puzzle") }.
review-answer-shown = Това е отговорът: курсорът е на него.
review-answer-found = Вече сами намерихте верен ход.
review-wrong = { $words } Този ход { $worth }.
review-wrong-score = { $words } Този ход отстъпва { $given } от разликата.
review-line = { KEY("enter") } играе най-добрия отговор.
review-line-own = { KEY("enter") } продължава играта.
review-board-stays = Дъската не се променя, докато се търси ход.
review-line-end = Тук играта свършва. { KEY("enter") }: нов опит.
review-reply = отговор
review-again = нов опит
review-go-on = продължаване
