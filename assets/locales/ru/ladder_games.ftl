# What the steps of help say in each game: a smaller case to try, where to look.
smaller-nim = Попробуйте сначала две кучи: 1 и 2, потом 2 и 2, потом 3 и 3. Когда на всё есть ответ?
look-nim = Посмотрите, из каких частей 1, 2, 4, 8 сложена каждая куча.
