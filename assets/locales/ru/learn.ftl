# Машины из спичечных коробков, которые учатся: команда `learn` и их файлы.
cli-learn = Обучить машину из спичечных коробков, которая знает только разрешённые ходы, и сравнить её с теорией
cli-learn-games = Сколько партий она сыграет: от 1 до { $most }; если не указано — 10000
cli-learn-teacher = Кто играет против неё: perfect, random, self (обе стороны тянут из одних и тех же коробков), от skill-0 до skill-100, от gives-back-1 до gives-back-9, loser; если не указано — perfect
cli-learn-teachers = perfect, random, self, от skill-0 до skill-100 (процент безошибочных ходов), от gives-back-1 до gives-back-9, loser
cli-learn-seed = Число, из которого получаются её партии; если не указано — 1, так что обучение можно повторить
cli-learn-start = Сколько бусин каждого цвета в начале: от 1 до { $most }
cli-learn-win = Сколько бусин прибавляется за каждый ход выигранной партии: от 0 до { $most }
cli-learn-draw = Сколько бусин прибавляется за каждый ход партии, сыгранной вничью: от 0 до { $most }
cli-learn-loss = Сколько бусин отнимается в проигранной партии: от 0 до { $most }
cli-learn-empty = Что делает коробок без бусин: refill (наполняется, как в начале), resign (машина сдаётся)
cli-learn-blame = Какие ходы проигранной партии теряют бусины: all (все), last (последний)
cli-learn-openings = Где начинаются партии: any (в любой позиции), setup (в начальной)
cli-learn-turns = Когда она ходит: first (первой), second (второй), alternate (попеременно)
cli-learn-load = Продолжить с машиной из этого файла; что указано кроме него, заменяет записанное в файле
cli-learn-save = Сохранить машину в этом файле
cli-learn-compare = Напечатать таблицу точности с учителями perfect, random и self, в среднем по десяти числам --seed подряд
learn-trained = { $id }: { $boxes ->
    [one] { $boxes } коробок
    [few] { $boxes } коробка
   *[other] { $boxes } коробков
  }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
  }, учитель { $teacher }, --seed { $seed }
learn-won = Выиграно, от первой партии к последней: { $curve }
learn-won-last = Последних партий: { $games }, из них выиграно { $won } ({ $percent } %).
learn-accuracy = Точность: любимый ход выигрывает в { $right } из { $won ->
    [one] { $won } выигрышной позиции
   *[other] { $won } выигрышных позиций
  } ({ $percent } %).
learn-accuracy-none = Точность: выигрышных позиций нет, искать нечего.
learn-wrong = Ещё ошибается{ $more ->
    [0] {""}
   *[other] {" "}(первые { $count } из { $all })
  }:
learn-wrong-one = { $position }: любимый ход { $favourites }; выигрывает { $winning }
learn-wrong-empty = { $position }: коробок пуст; выигрывает { $winning }
learn-empty = Пустые коробки, где она сдаётся: { $count }, из них для проигрышных позиций { $lost }: { $positions }
learn-table-games = партии
learn-progress = Партии: { $done } из { $total }, за секунду { $rate }, осталось { $left }
learn-progress-boxes = Коробки: { $done } из { $total }
learn-seconds = { $seconds } с
learn-minutes = { $minutes } мин { $seconds } с
learned-cut-short = файл обрывается
learned-foreign = условия записаны не так, как их пишет эта программа: { $game } { $setup }
learned-boxes = коробка { $position } при этих условиях нет
learned-boxes-count = коробки не те, что при этих условиях
learned-beads = бусин больше, чем может быть у машины, или в начале нет ни одной
learned-curve = записанные выигрыши не сходятся с числом партий { $games }
error-learn-more = --games { $given }: машина уже сыграла { $played ->
    [one] { $played } партию
    [few] { $played } партии
   *[other] { $played } партий
  }; можно ещё не больше { $left }
error-learn-setup = { $game }: { $what }
error-learn-file = { $option } { $file }: { $reason }
