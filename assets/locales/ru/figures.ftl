figure-no-cross = крестов нет
figure-landed = уже оставляли
figure-days = дни
figure-months = месяцы
figure-uncut = ( ) больше не режется
figure-room = мест в пробе
figure-coins-left = поместится ещё монет, точно
figure-reach = за один ход можно взять досюда
