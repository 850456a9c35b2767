nim-title = Nim
nim-rule = Take any number from one heap. Whoever takes the last object { $last ->
    [loses] loses
   *[wins] wins
  }.
nim-move = take { $take } from heap { $heap }
    .past = took { $take } from heap { $heap }
nim-part = heap
nim-notation = heap:take, as in 2:6
nim-figure = Heaps in binary
nim-field-heaps = Heaps
nim-preset-classic = three, four, five
nim-preset-worked = the worked example
nim-preset-marienbad = Marienbad (misère)
nim-preset-turn = the turning point (misère)
nim-preset-equal = two equal heaps
nim-axis-x = less/more
nim-axis-y = heap
