# Machines that teach by how they play.
seat-trapper = Trapper
seat-coach = Coach { $level }
machine-trapper = plays the best move; where it cannot win, the one that is hardest to answer
machine-coach = { $slips ->
    [0] gives nothing away any more
   *[other] gives a win away { $slips } times of 6, so that you can find it
  }
