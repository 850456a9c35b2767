# Hints for nim: a smaller case to try, where to look, the idea without the move.
smaller-nim = { $heaps ->
    [1] Try two heaps of 1, then two of 2. Can whoever goes second always answer?
    [2] Try two heaps of 1, then two of 2. Can whoever goes second always answer?
   *[other] Try two heaps first: 1 and 2, then 2 and 2, then 3 and 3. When can you always answer?
  }
look-nim = { $heaps ->
    [1] Only one heap is left: look at all of it.
    [2] Compare the two heaps.
   *[other] Look at the 1s, 2s, 4s and 8s that make up each heap.
  }
idea-nim = { $heaps ->
    [1] One heap is left, and you may take any number of it.
    [2] Leave two equal heaps: then you can copy every move.
   *[other] Make every size (1s, 2s, 4s, 8s) appear in an even number of heaps.
  }
