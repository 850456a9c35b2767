figure-no-cross = няма кръстче
figure-now = сега
figure-you = вие
figure-they = противникът
figure-you-then = пак вие
figure-nothing = нищо повече
figure-landed = досега
