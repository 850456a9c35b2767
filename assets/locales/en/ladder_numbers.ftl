# What the steps of help say in games about one number: a smaller case to try, where to look, the idea without the move.
smaller-subtraction = Try small tills first: 1 coin, 2, 3, and so on. Which of them would you leave?
look-subtraction = Look at what two moves take together: theirs, and then yours.
idea-subtraction = Whatever they take, you can make both moves together the same number. Leave a number from which such rounds lead to an end that is good for you.
smaller-fibonacci = Try 2, 3, 4 and 5 coins first. In which of them would you let the other begin?
look-fibonacci = Look at the parts that the till is made of. Hold the last part against the limit.
idea-fibonacci = Take the last part. Then the next one is too large for them to take at once.
smaller-coins = Try small tills first: no coin, 1, 2, 3, and so on. Which of them would you leave?
look-coins = Look at the smallest tills, and where each move from there leads.
idea-coins = Go up from 0. A till is good to leave if no move from it leaves a good one.
smaller-product = Try a small target first, such as 10 or 20. Which numbers would you leave?
look-product = Look how far a 2 and a 9 lead from a number, and both together.
idea-product = Leave a number that no 9 takes over the target. From whatever they make, your 9 must. Go back from there in the same way.
