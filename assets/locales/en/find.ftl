# The search for anything by its name.
action-find = Find anything by name: a game, a lesson, a screen, an action
    .short = find
find-title = Find
find-what = what?
find-none = Nothing has that name.
find-do = do it
find-stop = play
find-game = setup
find-lesson = lesson
find-puzzles = puzzles
find-screen = screen
context-find = While searching by name
find-own = your own
