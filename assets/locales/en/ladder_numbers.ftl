# Hints for games about one number: a smaller case to try, where to look, the idea without the move.
smaller-subtraction = Try small piles first: 1 coin, 2, 3 and so on. Which of them would you leave?
look-subtraction = Look at what two moves take together, theirs and then yours.
idea-subtraction = Whatever they take, you can make the two moves add up to the same total. Leave a number where these rounds end well for you.
smaller-fibonacci = Try 2, 3, 4 and 5 coins first. Which of them should your opponent start from?
look-fibonacci = Look at the parts the pile is made of. Compare the last part with the limit.
idea-fibonacci = Take the last part. Then the next one is too large for them to take at once.
smaller-coins = Try small piles first: no coins, 1, 2, 3 and so on. Which of them would you leave?
look-coins = Look at the smallest piles, and where each move from there leads.
idea-coins = Work up from 0. A pile is good to leave if no move from it leaves a good one.
smaller-product = Try a small target first, such as 10 or 20. Which numbers would you leave?
look-product = Look at how far a 2 and a 9 take a number, alone and together.
idea-product = Leave a number that a 9 can't take past the target. Whatever they make of it, your 9 must then pass the target. Work backwards in the same way.
