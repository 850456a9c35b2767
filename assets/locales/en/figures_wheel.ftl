# The wheel of numbers: its keys in the footer, how long its rows are, and the games won and lost after leaving a number.
figure-wheel-turn = wheel
figure-wheel-rows = rows of { $count }
figure-wheel-won = games won
figure-wheel-lost = games lost
