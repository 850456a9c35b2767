figure-no-cross = крестов нет
figure-now = сейчас
figure-you = вы
figure-they = соперник
figure-you-then = снова вы
figure-nothing = больше ничего
figure-landed = уже оставляли
