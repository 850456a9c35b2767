# Before how much may be taken now.
figure-parts-limit = до
