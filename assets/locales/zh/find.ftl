# Anything is found by its name.
action-find = 按名字找任何东西：游戏、课程、画面、操作
    .short = 查找
find-title = 查找
find-what = 找什么?
find-none = 没有这样的名字。
find-do = 执行
find-stop = 对局
find-game = 开局
find-lesson = 课程
find-puzzles = 谜题
find-screen = 画面
context-find = 查找时
find-own = 自己的
