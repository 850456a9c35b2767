# The words of the theories, as help explains them.
terms-title = Words
terms-n-position = N-position: whoever moves next can win.
terms-p-position = P-position: whoever moved previously can win. Every move from it leads to an N-position, and from an N-position some move leads to a P-position.
terms-nim-sum = Nim-sum: the numbers are written in binary and each column counted by itself. A column with an odd number of ones makes a 1, an even one a 0. Nim-sum 0 is a P-position.
terms-nimber = Nimber, or Grundy value: the least whole number that is not the nimber of any position one move away. A position is worth as much as one heap of nim of that size; 0 is a P-position.
terms-phi = Φ, about 1.618, is the golden ratio: the larger part is to the smaller as the whole is to the larger.
terms-signs = The signs of nimbi: * is one field, which whoever moves takes. { $up } is more than 0 and less than every fraction, so a little better for Horz. a | b is what Horz can move to and what Vert can. A sum || 0 is confused with 0: whoever moves wins.
terms-class = Class: what a position is worth when both play perfectly, a win, a draw or a loss. A move that makes the class worse is a mistake.
