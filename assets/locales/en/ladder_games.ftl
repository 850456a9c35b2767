# What the steps of help say in each game: a smaller case to try, where to look, the idea without the move.
smaller-nim = Try two heaps first: 1 and 2, then 2 and 2, then 3 and 3. When can you always answer?
look-nim = Look at the sizes 1, 2, 4 and 8 that each heap is made of.
idea-nim = Take such that every size – 1s, 2s, 4s, 8s – stands in an even number of heaps.
