# Terms of the theories, explained on the help screen.
terms-title = Terms
terms-n-position = N-position: whoever moves next can win.
terms-p-position = P-position: whoever moved previously can win. Every move from it leads to an N-position, and from every N-position some move leads to a P-position.
terms-nim-sum = Nim-sum: write the numbers in binary and look at each column by itself. A column with an odd number of ones gives a 1, any other a 0. A nim-sum of 0 means a P-position.
terms-nimber = Nimber, or Grundy value: the least whole number that is not the nimber of any position one move away. A position is worth as much as a heap of nim of that size, and 0 means a P-position.
terms-phi = Φ, about 1.618, is the golden ratio: the larger part is to the smaller as the whole is to the larger.
terms-signs = The symbols of nimbi and domineering, where Left is Horz in nimbi and Vert in domineering: * is one move for whoever gets there first. { $up } is greater than 0 but less than every positive fraction, so it favours Left a little. In a | b, Left can move to a and Right to b. A sum || 0 is confused with 0: whoever moves wins.
terms-temperature = Mean and temperature, called heat in the table: the mean is the number of moves by which Vert is ahead on average. The temperature is what the next move gains. Below 0, a move costs whoever makes it.
terms-class = Class: what a position is worth with perfect play on both sides: a win, a draw or a loss. A move that makes the class worse is a mistake.
