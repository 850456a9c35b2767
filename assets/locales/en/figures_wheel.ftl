# The wheel of numbers: how long its rows are, and games won and lost after leaving a number.
figure-wheel = The wheel
    .short = wheel
figure-wheel-rows = rows of { $count }
figure-wheel-won = games won
figure-wheel-lost = games lost
