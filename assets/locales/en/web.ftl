# The page in a browser.
web-keeps-nothing = This browser stores nothing for this page: your games are gone once you close it.
web-no-texts = The texts of this language could not be fetched. Check the connection and try again.
web-left = You have left the arcade. Everything is saved. Press any key to open it again.
web-menu = More
web-text = Show this screen as text
web-export = Save everything to a file
web-import = Load a saved file or a game of your own
web-leave = Press Esc, then Tab to leave the board.
error-bundle-form = This is not a file that Zugzwang has saved.
error-bundle-later = This file was saved by a later version of Zugzwang (format { $version }).
error-bundle-name = The file contains { $name }, which is not part of Zugzwang. Nothing was loaded.
error-bundle-unwritten = { $name } could not be written: { $what }
web-own-copied = The game is saved here, and the link to it was copied.
error-bundle = { $file }: { $what }
