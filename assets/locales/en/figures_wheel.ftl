# The wheel of numbers: its keys in the footer, how long its rows are, and the games won and lost after leaving a number.
figure-wheel-turn = row length
figure-wheel-rows = { $count } numbers in each row
figure-wheel-won = means won 1 of 2 games
