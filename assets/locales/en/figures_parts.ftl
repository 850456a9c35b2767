# Shown before the amount that may be taken now.
figure-parts-limit = up to
