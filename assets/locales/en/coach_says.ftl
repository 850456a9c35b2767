# What Coach says of one game now and then: true whatever the position, and no advice.
coach-says-subtraction = I never take the same coin twice.
    .two = I've counted them. Twice.
coach-says-nim = All those coins. And only the last one counts.
    .two = In 1951 a machine as big as a car played this. I'm more portable.
