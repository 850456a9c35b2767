# Names of the parts in the figures of counted games.
figure-twin = twin
figure-first = first
figure-second = second
figure-left = left
figure-limit = up to
figure-sums = sums
figure-reply = reply
figure-pairs = pairs
figure-slides = slides
figure-stood = seen
figure-stood-after = after { $moves }
figure-rows = Horz
figure-cols = Vert
