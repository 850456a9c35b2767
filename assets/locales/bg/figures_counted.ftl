# What the figures of counted games call their parts.
figure-twin = двойник
figure-first = първият
figure-second = вторият
figure-left = остава
figure-limit = до
figure-sums = суми
figure-reply = отговор
figure-pairs = двойки
figure-slides = ходове
figure-stood = било
figure-stood-after = след { $moves }
figure-rows = Хориз
figure-cols = Верт
