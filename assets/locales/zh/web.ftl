# 浏览器中的页面。
web-keeps-nothing = 此浏览器不为本页保存数据：关闭页面后，对局就没有了。
web-no-texts = 无法获取这种语言的文字。请检查网络后再试。
web-left = 你已离开游戏厅，一切都已保存。按任意键重新打开。
web-menu = 更多
web-text = 以文字显示这一屏
web-export = 全部保存为文件
web-import = 载入保存的文件或自己的游戏
web-leave = 按 Esc 再按 Tab 可离开棋盘。
error-bundle-form = 这不是 Zugzwang 保存的文件。
error-bundle-later = 这个文件由更新版本的 Zugzwang 保存（格式 { $version }）。
error-bundle-name = 文件中有 { $name }，它不属于 Zugzwang。什么都没有载入。
error-bundle-unwritten = 无法写入 { $name }：{ $what }
web-own-copied = 游戏已保存在这里，链接也已复制。
error-bundle = { $file }：{ $what }
