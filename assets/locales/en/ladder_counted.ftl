# Hints for games of piles, runs, totals and last moves: a smaller case, where to look, the idea.
smaller-coin-piles = Try one pile first, then two equal piles. When can you always answer?
look-coin-piles = Look at the twin beside each pile. Which moves change it, and to what?
idea-coin-piles = A pile acts like a heap in nim. Make every part (1, 2, 4, 8) appear in an even number of twins.

smaller-matches = Try one short row first, then two equal rows. When can you always answer?
look-matches = Look at the runs, not at single matches. A move turns one run into at most two.
idea-matches = A run acts like a heap in nim. Make every part (1, 2, 4, 8) appear in an even number of those heaps.

smaller-moore = Try heaps of 1, with one more heap than a move can take from. Who takes the last one?
look-moore = Split the heaps into parts: 1s, 2s, 4s and 8s. Count how many there are of each.
idea-moore = Say a move can take from up to k heaps. Make every part (1, 2, 4, 8) come in full groups of k + 1. If taking the last one loses, that changes once only heaps of 1 are left.

smaller-both-ends = Try two numbers, then three, such as 5, -1, 3. What does each move leave?
look-both-ends = Look at the sums from the left end. A move shifts one end of what's left.
idea-both-ends = Count what you take, minus the lead they can then get. Start with the shortest rows and work up.

smaller-gold = Try the last three bars alone, with each limit. How much can the player to move get?
look-gold = Look at the limit you leave. Which bars may they take then?
idea-gold = Work backwards from the last bar. For each bar and limit, find the most a player can get. Leave your opponent the least.

smaller-program = Try a program of one line, then one of two. What can the last line change?
look-program = Look at the line filled in last. Which values can come after it?
idea-program = From any of the four states, one line can reach three. So whoever fills in the last line can win.

smaller-ticktacktwo = Just place three pieces each, without sliding. When does one piece make two open pairs?
look-ticktacktwo = Look at the open pairs. Which piece can reach the third cell?
idea-ticktacktwo = Make two open pairs at once: your opponent can stop only one. Keep your own pieces free to slide.

smaller-nimbi = Try a single row, then a single column. How many moves does each of you have?
look-nimbi = Look at each free rectangle: its rows are Horz's moves, its columns are Vert's.
idea-nimbi = A rectangle and its copy turned on its side cancel out. Leave such pairs, and keep spare moves for yourself.
