# A seat is chosen for a game that shows whether a stop is known.
action-exam = Show that you know it: three wins running against the perfect player, nothing told
    .short = prove it
seat-title = Who wins?
seat-ask = Who can win from here: who begins, or who goes second? Take that seat.
seat-choice = { $seat ->
    [first] I begin
   *[second] I go second
  }
seat-exam = Against the perfect player, with numbers drawn by lot, nothing told and nothing taken back. { $running } of { $all } won running.
seat-sit = sit down
status-exam-over = This game has counted, so nothing of it is taken back.
status-exam = In this game nothing is told until it is over, and nothing is taken back.
ladder-exam = Nothing is told in this game.
context-seat = Where a seat is chosen
