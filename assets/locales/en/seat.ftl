# The test: the user chooses a side and plays Sphinx without advice.
action-exam = Test yourself: a run of three wins against Sphinx, who never errs, without advice
    .short = test yourself
seat-title = Who wins?
seat-ask = Who can win from here: whoever goes first, or whoever goes second? Take that side.
seat-choice = { $seat ->
    [first] I go first
   *[second] I go second
  }
seat-exam = You play Sphinx from a random setup, with no advice and no undo. Your run: { $running } of { $all } wins.
seat-sit = start
status-exam-over = This game has been counted, so you can't undo it.
status-exam = This game is a test: no advice until it is over, and no undo.
ladder-exam = No advice in this game: it is a test.
context-seat = While choosing a side
