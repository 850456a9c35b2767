# What the steps of help say in each game: a smaller case to try, where to look.
smaller-nim = Опитайте първо с две купчини: 1 и 2, после 2 и 2, после 3 и 3. Кога имате отговор на всичко?
look-nim = Погледнете от кои части 1, 2, 4, 8 е съставена всяка купчина.
