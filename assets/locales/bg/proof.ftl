# The proof over a position: why the theorem holds, and all positions below it.
proof-argument = Защо е така, стъпка { $at } от { $all }:
# $at are filled so far.
proof-filled = Позиции оттук нататък, попълнени от края: { $at } от { $all }.
proof-filled-end = { $outcome ->
    [loss] край: който е на ход, е загубил
    [win] край: който е на ход, е спечелил
   *[draw] край: реми
  }
proof-filled-moves = { $outcome ->
    [loss] всеки ход оставя печеливша: { $to }
    [win] има ход към губеща: { $to }
   *[draw] няма печеливш ход; реми запазва { $to }
  }
proof-filled-separator = { " · " }
# What a move of the proof leaves, in plain words.
plain-value = { $outcome ->
    [win] който е на ход, може да спечели
    [loss] който е на ход, губи
    [draw] никой не може да наложи победа
   *[unknown] никой не знае кой печели
  }
