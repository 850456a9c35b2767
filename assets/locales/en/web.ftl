# The page in a browser.
web-keeps-nothing = This browser stores nothing for this page: your games are gone once you close it.
web-no-texts = The texts of this language could not be fetched. Check the connection and try again.
web-left = You have left the arcade.
web-left-kept = Everything is saved.
web-again = Press any key to open it again.
web-again-touch = Tap the screen to open it again.
web-not-copied = The browser did not copy it. The text is shown so that you can copy it yourself.
web-take = Copy this text:
web-close = Close
web-too-large = This file is too large to be one of Zugzwang's. Nothing was loaded.
web-fails-file = Zugzwang cannot start from a file on the disk: browsers only run it from a web server. Put the folder on any web space, or start a server in it, for example with python3 -m http.server.
web-fails-old = This browser has no WebAssembly, or it is switched off, and Zugzwang needs it. A newer browser has it.
web-fails-missing = A file of Zugzwang could not be fetched from the server:
web-fails-broken = Zugzwang could not start. The browser says:
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
web-own-link = The link to the game was copied. This browser does not keep the game itself.
error-bundle = { $file }: { $what }
web-do-find = Find a game
web-do-theme = Other colours
web-do-wording = Reasons in other words
web-do-help = Rules and help
