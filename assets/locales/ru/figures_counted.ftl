# What the figures of counted games call their parts.
figure-twin = пара
figure-first = первый
figure-second = второй
figure-left = осталось
figure-limit = до
figure-sums = суммы
figure-reply = ответ
figure-pairs = пары
figure-slides = сдвиги
figure-stood = было
figure-stood-after = после { $moves }
figure-rows = Горз
figure-cols = Верт
