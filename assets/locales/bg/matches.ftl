matches-title = Редица клечки
matches-rule = Вземете точно k съседни клечки; който няма ход, губи.
matches-notation = номер на най-лявата клечка, която вземате, например 4
matches-figure = Какво става от всяка група
matches-move = { $count ->
    [one] вземане на клечка { $matches }
   *[other] вземане на клечки { $matches }
  }
matches-axis-x = място
matches-axis-y = група
matches-field-n = Клечки в редицата (n)
matches-field-row = Или редица с празнини
matches-field-k = На ход се вземат (k)
matches-form-row = най-много 200 знака 1 (клечка) и 0 (празнина), например 1101
matches-preset-default = девет клечки
matches-preset-treblecross = двадесет, по три наведнъж
matches-preset-gaps = с празнини
matches-preset-drawn = двеста, по четири наведнъж
matches-preset-long = триста клечки
matches-left = { $count ->
    [0] клечки не остават
    [one] 1 клечка
   *[other] { $count } клечки
  }
matches-too-long = редица с повече от { $most } клечки се допуска при k до { $short }; при това k се допуска: от 1 до { $most }
matches-beyond = от клечка { $lowest } нататък няма { $count } в редицата; допуска се: от 1 до { $most }
matches-gone = клечка { $match } е взета; на ход се вземат { $count ->
    [one] 1 клечка, която още е там
   *[other] { $count } съседни клечки, които още са там
  }
row-worth = струва { $value }
