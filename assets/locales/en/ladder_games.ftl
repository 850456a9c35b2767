# Hints for nim: a smaller case to try, where to look.
smaller-nim = Try two heaps first: 1 and 2, then 2 and 2, then 3 and 3. When can you always answer?
look-nim = Look at the 1s, 2s, 4s and 8s that make up each heap.
