# Anything is found by its name.
action-find = Find anything by its name: a game, a lesson, a screen, an action
    .short = find
find-title = Find
find-what = what?
find-none = Nothing is called so.
find-do = do it
find-stop = play
find-game = form
find-lesson = lesson
find-puzzles = puzzles
find-screen = screen
context-find = Where anything is found
find-own = your own
