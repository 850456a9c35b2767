# The wheel of numbers: its keys in the footer, how long its rows are, and the games won and lost after leaving a number.
figure-wheel-turn = дължина на реда
figure-wheel-rows = по { $count } на ред
figure-wheel-won = значи победа в 1 от 2 игри
