# Страницата в браузър.
web-keeps-nothing = Браузърът не пази нищо за тази страница: игрите Ви изчезват, щом я затворите.
web-no-texts = Текстовете на този език не можаха да се изтеглят. Проверете връзката и опитайте пак.
web-left = Излязохте от залата.
web-left-kept = Всичко е запазено.
web-again = Натиснете произволен клавиш, за да се върнете.
web-again-touch = Докоснете екрана, за да се върнете.
web-not-copied = Браузърът не копира текста. Той е показан, за да го копирате сами.
web-take = Копирайте този текст:
web-close = Затвори
web-too-large = Този файл е твърде голям за файл на Zugzwang. Нищо не е заредено.
web-fails-file = Zugzwang не тръгва от файл на диска: браузърите го изпълняват само от уеб сървър. Сложете папката на някой уеб сървър или пуснете сървър в нея, например с python3 -m http.server.
web-fails-old = В този браузър няма WebAssembly или е изключен, а Zugzwang има нужда от него. По-новите браузъри го имат.
web-fails-missing = Файл на Zugzwang не можа да се изтегли от сървъра:
web-fails-broken = Zugzwang не можа да тръгне. Браузърът съобщава:
web-menu = Още
web-text = Покажи екрана като текст
web-export = Запази игрите и успехите във файл
web-import = Зареди запазен файл или своя игра
web-leave = За да излезете от дъската, натиснете Esc и после Tab.
error-bundle-form = Това не е файл, запазен от Zugzwang.
error-bundle-later = Файлът е запазен от по-нова версия на Zugzwang (формат { $version }).
error-bundle-version = Никоя версия на Zugzwang не запазва така (формат { $version }).
error-bundle-large = Файлът е по-голям от { $most } байта.
error-bundle-unwritten = { $name } не можа да се запише: { $what }.
error-bundle-unkept = Старите файлове не могат да се запазят в { $file }: { $what }.
error-bundle-half = Част от файловете са заменени и старите не можаха да се върнат.
error-bundle-half-kept = Част от файловете са заменени и старите не можаха да се върнат. Съдържанието им е в { $file }; този файл може да се зареди.
bundle-file = { $name }: { $what }.
bundle-name = Zugzwang не чете файл с такова име
bundle-twice = има го два пъти
bundle-many = в папката му има повече от { $most } файла
bundle-room = с него общият размер би надхвърлил { $most } байта
bundle-more = { $count ->
    [one] Така е и с още 1 файл.
   *[other] Така е и с още { $count } файла.
  }
bundle-nothing = Нищо не е заредено.
web-replaced = Заредено. Каквото беше тук, сега е в zugzwang-before.json; и този файл може да се зареди.
web-own-copied = Играта е запазена тук, връзката към нея е копирана.
web-own-link = Връзката към играта е копирана. Самата игра този браузър не пази.
error-bundle = { $file }: { $what }
web-do-find = Намиране на игра
web-do-theme = Други цветове
web-do-wording = Обяснения с други думи
web-do-help = Правила и помощ
