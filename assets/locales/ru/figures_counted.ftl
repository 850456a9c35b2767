# What the figures of counted games call their parts.
figure-twin = пара
figure-first = первый
figure-second = второй
figure-left = осталось
figure-limit = до
figure-sums = суммы
figure-reply = ответ
