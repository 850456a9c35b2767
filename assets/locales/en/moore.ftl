moore-title = Moore's nim
moore-rule = Like nim, but you may take from up to k heaps at once. Whoever takes the last object { $last ->
    [loses] loses
   *[wins] wins
  }.
moore-all-chosen = This move takes from { $k ->
    [one] 1 heap
   *[other] { $k } heaps
  }, the most allowed. Press Left to free one.
moore-move = take { $parts }
    .past = took { $parts }
moore-cut = { $take } from heap { $heap }
moore-part = heap
    .many = heaps
moore-notation = heap:take for each heap, in order, as in 1:3,2:1
moore-figure = Heaps in binary
moore-field-heaps = Heaps
moore-field-k = Most heaps per move (k)
moore-preset-classic = three, four, five
moore-preset-odd = three, five, seven, nine
moore-preset-three = five heaps, three per move
moore-preset-misere = misère
moore-axis-x = less/more
moore-axis-y = heap
