moore-title = Moore's nim
moore-rule = As nim, but one move may lower up to k heaps; who takes the last object { $last ->
    [loses] loses
   *[wins] wins
  }.
moore-all-chosen = This move lowers { $k } heaps already, as many as it may. Right frees a heap.
moore-move = take { $parts }
moore-cut = { $take } from heap { $heap }
moore-part = heap
    .many = heaps
moore-notation = heap:take,heap:take in heap order, as in 1:3,2:1
moore-field-heaps = Heaps
moore-field-k = Heaps a move may lower (k)
moore-preset-classic = three, four, five
moore-preset-odd = three, five, seven, nine
moore-preset-three = five heaps, three a move
moore-preset-misere = misère
moore-axis-x = amount
moore-axis-y = heap
