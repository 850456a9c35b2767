# Terms of the theories, explained on the help screen.
terms-title = Terms
terms-n-position = N-position: whoever moves next can win.
terms-p-position = P-position: whoever moved previously can win. Every move from it leads to an N-position, and from every N-position some move leads to a P-position.
terms-nim-sum = Nim-sum: write the numbers in binary and look at each column by itself. A column with an odd number of ones gives a 1, any other a 0. A nim-sum of 0 means a P-position.
terms-nimber = Nimber, or Grundy value: the least whole number that is not the nimber of any position one move away. A position is worth as much as a heap of nim of that size, and 0 means a P-position.
terms-phi = Φ, about 1.618, is the golden ratio: the larger part is to the smaller as the whole is to the larger.
terms-signs = The symbols of nimbi: * is a single cell: whoever moves takes it. { $up } is greater than 0 but less than every positive fraction, so it favours Horz a little. In a | b, Horz can move to a and Vert to b. A sum || 0 is confused with 0: whoever moves wins.
terms-class = Class: what a position is worth with perfect play on both sides: a win, a draw or a loss. A move that makes the class worse is a mistake.
