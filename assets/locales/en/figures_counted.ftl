# What the figures of counted games call their parts.
figure-twin = twin
