# Страницата в браузър.
web-keeps-nothing = Браузърът не пази нищо за тази страница: игрите Ви изчезват, щом я затворите.
web-no-texts = Текстовете на този език не можаха да се изтеглят. Проверете връзката и опитайте пак.
web-left = Излязохте от залата. Всичко е запазено. Натиснете произволен клавиш, за да се върнете.
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
error-bundle = { $file }: { $what }
