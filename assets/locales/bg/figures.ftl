figure-no-cross = няма кръстче
