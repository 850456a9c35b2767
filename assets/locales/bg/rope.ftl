rope-title = Разрязване на въже
rope-rule = Разрежете едно парче от въжето на две, където искате; който пръв направи парче, по-късо от 1 cm, губи.
rope-notation = разстоянието от левия край, например 5, 2.5 или 7/3
rope-figure = Парчетата
rope-move = разрязване при { $at } на { $left } и { $right }
rope-axis-x = нож
rope-axis-y = стъпка
rope-part = парче
rope-field-length = Дължина в cm
rope-form-length = повече от 0 и най-много 10000, например 10, 5.25 или 103/20
rope-length-range = дължината е извън границите; допуска се: повече от 0 и най-много { $max }
rope-digits = твърде точно; допускат се най-много 16 знака след десетичната точка или дроб със знаменател най-много 10^16
rope-outside = този разрез не е вътре във въжето; допуска се: повече от 0 и по-малко от { $length }
rope-cut-before = въжето вече е разрязано при { $at }; режете вътре в някое парче
rope-preset-default = десет сантиметра
rope-preset-quarter = пет и една четвърт
rope-preset-decimal = около един фут
rope-preset-hundred = един метър
rope-preset-stub = твърде късо за рязане
rope-step = стъпка { $step } cm
rope-short = Така се получава парче от { $length } cm, по-късо от 1 cm: ходът губи веднага.
rope-pieces = Парчета: { $pieces }

# $ends: кои краища са в интервала, или той е едно число (point).
interval = { $ends ->
    [point] { $from }
    [both] от { $from } до { $to } (с краищата)
    [from] от { $from } (включително) до { $to } (без него)
    [to] от { $from } (без него) до { $to } (включително)
   *[none] от { $from } до { $to } (без краищата)
  }
    .short = { $ends ->
        [point] { $from }
        [both] { $from } ≤ x ≤ { $to }
        [from] { $from } ≤ x < { $to }
        [to] { $from } < x ≤ { $to }
       *[none] { $from } < x < { $to }
      }
moves-stretches = { $more ->
    [0] от { $count ->
        [one] 1 интервал
       *[other] { $count } интервала
      }, x е разрезът
   *[other] от първите { $count } интервала
  }
    .told = { $more ->
        [0] от { $count ->
            [one] 1 интервал
           *[other] { $count } интервала
          } на въжето
       *[other] от първите { $count } интервала на въжето
      }
proof-stretches = { $more ->
    [0] { $done } от { $total ->
        [one] 1 интервал
       *[other] { $total } интервала
      }, по разрез от всеки:
   *[other] { $done } от първите { $total } интервала, по разрез от всеки:
  }
