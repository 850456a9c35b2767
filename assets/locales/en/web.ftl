# The page in a browser.
web-keeps-nothing = This browser stores nothing for this page: your games are gone once you close it.
web-no-texts = The texts of this language could not be fetched. Check the connection and try again.
web-left = You have left the arcade. Everything is saved. Press any key to open it again.
web-menu = More
web-text = Show this screen as text
web-export = Save games and progress to a file
web-import = Load a saved file or a game of your own
web-leave = Press Esc, then Tab to leave the board.
error-bundle-form = This is not a file that Zugzwang has saved.
error-bundle-later = This file was saved by a later version of Zugzwang (format { $version }).
error-bundle-version = No version of Zugzwang saves such a file (format { $version }).
error-bundle-large = The file is larger than { $most } bytes.
error-bundle-unwritten = { $name } could not be written: { $what }.
error-bundle-unkept = What would be replaced cannot be kept in { $file }: { $what }.
error-bundle-half = Some files were replaced and could not be put back.
error-bundle-half-kept = Some files were replaced and could not be put back. What was there is in { $file }, which can be loaded.
bundle-file = { $name }: { $what }.
bundle-name = Zugzwang reads no file of this name
bundle-twice = it is there twice
bundle-many = there are more than { $most } files in its folder
bundle-room = with it, everything together would be larger than { $most } bytes
bundle-more = { $count ->
    [one] So it is with 1 more file.
   *[other] So it is with { $count } more files.
  }
bundle-nothing = Nothing was loaded.
web-replaced = Loaded. What was here before is now in zugzwang-before.json, which can be loaded in turn.
web-own-copied = The game is saved here, and the link to it was copied.
error-bundle = { $file }: { $what }
