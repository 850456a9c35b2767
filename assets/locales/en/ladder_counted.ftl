# Hints for games of piles, runs, totals and last moves: a smaller case, where to look.
smaller-coin-piles = Try one pile first, then two equal piles. When can you always answer?
look-coin-piles = Look at each pile by itself: what can its moves leave?

smaller-matches = Try one short row first, then two equal rows. When can you always answer?
look-matches = Look at the runs, not at single matches. A move turns one run into at most two.

smaller-moore = Try heaps of 1, with one more heap than a move can take from. Who takes the last one?
look-moore = Split the heaps into parts: 1s, 2s, 4s and 8s. Count how many there are of each.

smaller-both-ends = Try two numbers, then three, such as 5, -1, 3. What does each move leave?
look-both-ends = Look at the sums from the left end. A move shifts one end of what's left.

smaller-gold = Try the last three bars alone, with each limit. How much can the player to move get?
look-gold = Look at the limit you leave. Which bars may they take then?

smaller-program = Try a program of one line, then one of two. What can the last line change?
look-program = Look at the line filled in last. Which values can come after it?

smaller-ticktacktwo = Just place three pieces each, without sliding. When does one piece make two open pairs?
look-ticktacktwo = Look for two alike in a line with a third free cell, now or after one move.

smaller-nimbi = Try a single row, then a single column. How many moves does each of you have?
look-nimbi = Look at each free rectangle: its rows are Horz's moves, its columns are Vert's.
