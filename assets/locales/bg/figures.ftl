figure-no-cross = няма кръстче
figure-landed = досега
figure-days = дни
figure-months = месеци
figure-uncut = ( ) вече не се реже
figure-room = места в извадка
figure-coins-left = място за още монети, точно
figure-reach = с един ход се взима най-много дотук
