# The proof over a position: why the theorem holds, and all positions below it.
proof-argument = Почему это верно, шаг { $at } из { $all }:
# $at are filled so far.
proof-filled = Все позиции отсюда ({ $all }), от конца: { $at }.
proof-filled-end = { $outcome ->
    [loss] конец: тот, кому ходить, проиграл
    [win] конец: тот, кому ходить, выиграл
   *[draw] конец: ничья
  }
proof-filled-moves = { $outcome ->
    [loss] любой ход оставляет выигрышную: { $to }
    [win] есть ход в проигрышную: { $to }
   *[draw] выигрыша нет, ничью сохраняет { $to }
  }
proof-filled-separator = { " · " }
# What a move of the proof leaves, in plain words.
plain-value = { $outcome ->
    [win] кому ходить, тот может выиграть
    [loss] кому ходить, тот проиграет
    [draw] никто не добьётся победы
   *[unknown] никто не знает, кто победит
  }
