figure-no-cross = крестов нет
