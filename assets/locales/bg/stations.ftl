# The stations of the path.
station-pattern = Оставяйте шарка
station-mirror = Огледало
station-backwards = От края назад
station-powers = Чифтове степени на две
station-end = Към края се обръща
station-number = Едно число за всяка игра
station-golden = Златни сечения
station-points = Бройте точките
station-word = Последната дума
station-halves = Половин ход напред
station-further = Нататък
