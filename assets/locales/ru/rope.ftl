rope-title = Разрезание верёвки
rope-rule = Разрежьте один кусок верёвки на два где угодно; кто первым сделает кусок короче 1 см, проигрывает.
rope-notation = расстояние от левого конца, например 5, 2.5 или 7/3
rope-figure = Куски верёвки
rope-move = разрезать в точке { $at } на { $left } и { $right }
rope-axis-x = нож
rope-axis-y = шаг
rope-part = кусок
rope-field-length = Длина в см
rope-form-length = больше 0 и до 10000, например 10, 5.25 или 103/20
rope-length-range = длина вне границ; допустимо: больше 0 и до { $max }
rope-digits = слишком много знаков; допустимо: не больше 16 знаков после точки или дробь со знаменателем до 10^16
rope-outside = это не внутри верёвки; допустимо: больше 0 и меньше { $length }
rope-cut-before = верёвка уже разрезана в { $at }; режьте внутри куска
rope-preset-default = десять сантиметров
rope-preset-quarter = пять с четвертью
rope-preset-decimal = около фута
rope-preset-hundred = метр
rope-preset-stub = слишком короткая для разреза
rope-step = шаг { $step } см
rope-short = Получится кусок в { $length } см, короче 1 см: это сразу проигрывает.
rope-pieces = Куски: { $pieces }

# $ends: какие концы промежутка входят в него, или это одно число (point).
interval = { $ends ->
    [point] { $from }
    [both] от { $from } до { $to } (с концами)
    [from] от { $from } (включая) до { $to } (не включая)
    [to] от { $from } (не включая) до { $to } (включая)
   *[none] от { $from } до { $to } (без концов)
  }
    .short = { $ends ->
        [point] { $from }
        [both] { $from } ≤ x ≤ { $to }
        [from] { $from } ≤ x < { $to }
        [to] { $from } < x ≤ { $to }
       *[none] { $from } < x < { $to }
      }
moves-stretches = { $more ->
    [0] промежутков { $count }, x — место разреза
   *[other] первых промежутков { $count }, x — разрез
  }
    .told = { $more ->
        [0] всего промежутков { $count }
       *[other] первых промежутков { $count }
      }
proof-stretches = { $more ->
    [0] Промежутков { $done } из { $total }, разрез в каждом:
   *[other] Первых промежутков { $done } из { $total }, разрез в каждом:
  }
