# Anything is found by its name.
action-find = Намира всичко по име: игра, урок, екран, действие
    .short = търсене
find-title = Търсене
find-what = какво?
find-none = Нищо не се казва така.
find-do = изпълни
find-stop = игра
find-game = начало
find-lesson = урок
find-puzzles = задачи
find-screen = екран
context-find = Където се търси
find-own = собствена
