# What the steps of help say in games of piles, runs, totals and last moves.
smaller-coin-piles = Try one pile first, then two equal piles. When can you always answer?
look-coin-piles = Look at the twin beside each pile. Which moves change it, and to what?
idea-coin-piles = A pile acts like a heap of nim. Let every part – 1, 2, 4, 8 – stand in an even number of twins.

smaller-matches = Try one short row first, then two equal rows. When can you always answer?
look-matches = Look at the runs, not at single matches: a move makes at most two of one.
idea-matches = A run acts like a heap of nim. Let every part – 1, 2, 4, 8 – stand in an even number of those heaps.

smaller-moore = Try heaps of one, one heap more than a move may lower. Who takes the last one?
look-moore = Look at the parts 1, 2, 4 and 8 of the heaps. Count how often each stands there.
idea-moore = A move lowers up to k heaps. Let every part – 1, 2, 4, 8 – come in full groups of k + 1. If the last one loses, this turns once only ones are left.

smaller-both-ends = Try two numbers, then three, such as 5, -1, 3. What does each move leave?
look-both-ends = Look at the sums from the left end: a move shifts one end of the rest.
idea-both-ends = Count what you take, less the lead they can then get. Begin with the shortest rows and work up.

smaller-gold = Try the last three bars alone, under each limit. How much can whoever moves get?
look-gold = Look at the limit you leave: which bars may they take then?
idea-gold = Work back from the last bar. For each bar and limit, find the most that can be had. Leave them the least of it.

smaller-program = Try a program of one line, then one of two. What can its last line change?
look-program = Look at the line that is filled last. Which values can stand behind it?
idea-program = From any values one line reaches three of the four. So whoever fills the last free line decides.

smaller-ticktacktwo = Only place signs, three each, and slide none. When does one sign open two pairs at once?
look-ticktacktwo = Look at the open pairs, and at which sign can reach the third cell.
idea-ticktacktwo = Open two pairs with one move: only one can be stopped. Keep your own signs free to slide.

smaller-nimbi = Try a single row, then a single column. How many moves does each of you have?
look-nimbi = Look at each free rectangle: its rows are Horz's moves, its columns are Vert's.
idea-nimbi = A rectangle and its copy turned on its side cancel out. Leave such pairs, and spare moves of your own.
