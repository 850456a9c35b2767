# The stations of the path.
station-pattern = Оставляйте узор
station-mirror = Зеркало
station-backwards = Считайте с конца
station-powers = Пары степеней двойки
station-end = К концу всё иначе
station-number = Число для каждой игры
station-golden = Золотые сечения
station-points = Считайте очки
station-word = Последнее слово
station-halves = На полхода впереди
station-further = Дальше
