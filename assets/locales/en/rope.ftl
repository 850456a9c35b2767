rope-title = Rope cutting
rope-rule = Cut one piece of the rope in two, wherever you like. The first to make a piece shorter than 1 cm loses.
rope-notation = the distance from the left end, as in 5, 2.5 or 7/3
rope-figure = The pieces
rope-move = cut at { $at } into { $left } and { $right }
    .past = cut at { $at }
rope-axis-x = knife
rope-axis-y = step
rope-part = piece
rope-field-length = Length in cm
rope-form-length = more than 0, at most 10000, as in 10, 5.25 or 103/20
rope-length-range = the length is out of range; allowed: more than 0, at most { $max }
rope-digits = that is too precise; allowed: up to 16 decimal places, or a fraction with a denominator up to 10^16
rope-outside = that is beyond the ends of the rope; allowed: more than 0, less than { $length }
rope-cut-before = the rope is already cut at { $at }; cut inside a piece
rope-preset-default = ten centimetres
rope-preset-quarter = five and a quarter
rope-preset-decimal = about a foot
rope-preset-hundred = a metre
rope-preset-stub = too short to cut
rope-step = step { $step } cm
rope-short = That makes a piece of { $length } cm, shorter than 1 cm, so it loses at once.
rope-pieces = Pieces: { $pieces }

# $ends: the ends that belong to the interval, or `point` for a single number.
interval = { $ends ->
    [point] { $from }
    [both] from { $from } to { $to } (ends included)
    [from] from { $from } (included) to { $to } (not included)
    [to] from { $from } (not included) to { $to } (included)
   *[none] from { $from } to { $to } (ends not included)
  }
    .short = { $ends ->
        [point] { $from }
        [both] { $from } ≤ x ≤ { $to }
        [from] { $from } ≤ x < { $to }
        [to] { $from } < x ≤ { $to }
       *[none] { $from } < x < { $to }
      }
moves-stretches = { $more ->
    [0] of { $count ->
        [one] 1 stretch
       *[other] { $count } stretches
      }, x is the cut
   *[other] of the first { $count } stretches
  }
    .told = { $more ->
        [0] of { $count ->
            [one] 1 stretch
           *[other] { $count } stretches
          } of the rope
       *[other] of the first { $count } stretches of the rope
      }
proof-stretches = { $more ->
    [0] { $done } of { $total ->
        [one] 1 stretch
       *[other] { $total } stretches
      }, one cut in each:
   *[other] { $done } of the first { $total } stretches, one cut in each:
  }
