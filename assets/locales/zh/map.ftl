## 局面地图。
map-legend = { $layer ->
    [outcome] 填色：可以留下。从那里走的人会输。
    [values] 数字是价值相同的尼姆堆的大小。0 可以留下。
    [margin] 走的人在剩下的里面多得多少。填色：不比对方多。
    [remoteness] 这局还要走多少步。越亮离结束越近。
   *[empty] 标出可以留下的局面。
}
map-progress = 局面：{ $done } / { $total }
error-map-none = { $game } 没有地图：它的局面不是由一两个数区分的。有地图的游戏：zugzwang map --help
error-map-size = --size { $given }：请给出每行几个局面、共几行，如 64x32（总共最多 { $most } 个，每行最多 65535 个）。
error-map-from = --from { $given }：请给出地图从哪里开始，每边一个数（{ $ranges }），如 10 或 10,5。
error-map-layer = --layer { $layer }：{ $game } 的这些局面没有这一项。请用 --layer outcome，或更小的 --size：最多跟踪 { $most } 步。
error-map-large = 作为图片，{ $positions } 个局面太多了。请给更小的 --size，或用 --format ansi。
