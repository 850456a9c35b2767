# The wheel of numbers: how long its rows are, and games won and lost after leaving a number.
figure-wheel = Колелото
    .short = ред
figure-wheel-rows = по { $count } на ред
figure-wheel-won = спечелени
figure-wheel-lost = загубени
