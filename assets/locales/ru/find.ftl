# Anything is found by its name.
action-find = Найти что угодно по названию: игру, урок, экран, действие
    .short = найти
find-title = Найти
find-what = что?
find-none = Ничего так не называется.
find-do = выполнить
find-stop = играть
find-game = начало
find-lesson = урок
find-puzzles = задачи
find-screen = экран
context-find = Где ищут
find-own = своя игра
