# The wheel of numbers: its keys in the footer, how long its rows are, and the games won and lost after leaving a number.
figure-wheel-turn = длина ряда
figure-wheel-rows = в ряду по { $count }
figure-wheel-won = значит победа в 1 партии из 2
