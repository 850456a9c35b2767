# The wheel of numbers: how long its rows are, and games won and lost after leaving a number.
figure-wheel = Колесо
    .short = ряд
figure-wheel-rows = в ряду по { $count }
figure-wheel-won = выиграно
figure-wheel-lost = проиграно
