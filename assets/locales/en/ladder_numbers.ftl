# Hints for games about one number: a smaller case to try, where to look.
smaller-subtraction = Try small piles first: 1 coin, 2, 3 and so on. Which of them would you leave?
look-subtraction = Look at what two moves take together, theirs and then yours.
smaller-fibonacci = Try 2, 3, 4 and 5 coins first. Which of them should your opponent start from?
look-fibonacci = Look at the parts the pile is made of. Compare the last part with the limit.
smaller-coins = Try small piles first: no coins, 1, 2, 3 and so on. Which of them would you leave?
look-coins = Look at the smallest piles, and where each move from there leads.
smaller-product = Try a small target first, such as 10 or 20. Which numbers would you leave?
look-product = Look at how far a 2 and a 9 take a number, alone and together.
