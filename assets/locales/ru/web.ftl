# Страница в браузере.
web-keeps-nothing = Браузер ничего не хранит для этой страницы: после закрытия игры пропадут.
web-no-texts = Тексты на этом языке загрузить не удалось. Проверьте соединение и попробуйте ещё раз.
web-left = Вы вышли из зала игр.
web-left-kept = Всё сохранено.
web-again = Нажмите любую клавишу, чтобы вернуться.
web-again-touch = Коснитесь экрана, чтобы вернуться.
web-not-copied = Браузер не скопировал текст. Он показан, чтобы вы скопировали его сами.
web-take = Скопируйте этот текст:
web-close = Закрыть
web-too-large = Этот файл слишком велик для файла Zugzwang. Ничего не загружено.
web-fails-file = Zugzwang не запускается из файла на диске: браузеры выполняют его только с веб-сервера. Положите папку на любой веб-сервер или запустите сервер в ней, например командой python3 -m http.server.
web-fails-old = В этом браузере нет WebAssembly или он отключён, а без него Zugzwang не работает. В более новом браузере он есть.
web-fails-missing = Не удалось загрузить с сервера файл Zugzwang:
web-fails-broken = Zugzwang не запустился. Браузер сообщает:
web-menu = Ещё
web-text = Показать экран как текст
web-export = Сохранить игры и успехи в файл
web-import = Загрузить сохранённый файл или свою игру
web-leave = Чтобы выйти с доски, нажмите Esc, затем Tab.
error-bundle-form = Это не файл, сохранённый в Zugzwang.
error-bundle-later = Этот файл сохранён более новой версией Zugzwang (формат { $version }).
error-bundle-version = Ни одна версия Zugzwang так не сохраняет (формат { $version }).
error-bundle-large = Файл больше { $most } байт.
error-bundle-unwritten = Не удалось записать { $name }: { $what }.
error-bundle-unkept = Прежние файлы не удаётся сохранить в { $file }: { $what }.
error-bundle-half = Часть файлов заменена, и вернуть прежние не удалось.
error-bundle-half-kept = Часть файлов заменена, и вернуть прежние не удалось. Их содержимое лежит в { $file }; этот файл можно загрузить.
bundle-file = { $name }: { $what }.
bundle-name = файла с таким именем Zugzwang не читает
bundle-twice = он встречается дважды
bundle-many = в его папке больше { $most } файлов
bundle-room = вместе с ним получилось бы больше { $most } байт
bundle-more = { $count ->
    [one] То же и с { $count } другим файлом.
   *[other] То же и с { $count } другими файлами.
  }
bundle-nothing = Ничего не загружено.
web-replaced = Загружено. То, что было здесь, теперь в файле zugzwang-before.json; его тоже можно загрузить.
web-own-copied = Игра сохранена здесь, ссылка на неё скопирована.
web-own-link = Ссылка на игру скопирована. Саму игру этот браузер не хранит.
error-bundle = { $file }: { $what }
web-do-find = Найти игру
web-do-theme = Другие цвета
web-do-wording = Объяснять другими словами
web-do-help = Правила и справка
