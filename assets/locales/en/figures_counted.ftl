# What the figures of counted games call their parts.
figure-twin = twin
figure-first = first
figure-second = second
figure-left = left
figure-limit = up to
figure-sums = sums
figure-reply = reply
