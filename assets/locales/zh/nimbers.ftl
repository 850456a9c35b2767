# 取子并拆堆的游戏的格兰迪值：nimbers 命令。
cli-nimbers = 输出取子并拆堆的游戏的格兰迪值，及已证的周期
cli-nimbers-code = 游戏的八进制代码：0. 加上 0 到 7 的数字，如 0.77；格兰迪游戏为 grundy。第 t 位数字是从一堆中取 t 个后可留下的各种情形之和：1 不留，2 留一堆，4 留两堆；以 4. 代替 0. 时，也可不取而把一堆拆成两堆
cli-nimbers-to = 最后一堆：0 到 { $most }；不写则为第一堆之后 { $usual }。与 --at 同用时：计算值并寻找周期到此为止
cli-nimbers-from = 第一堆；不写则为 0
cli-nimbers-at = 只回答这些堆；周期已证时可到 10^18
cli-nimbers-columns = 每行几个值；不写则为 { $usual }。取周期的长度，周期即可看出
nimbers-title = { $code }：G(n)，n = { $from } 到 { $to }
nimbers-largest = n 到 { $to } 为止的最大值：{ $value }，首次出现于 n = { $n }。
nimbers-unproved = { $code } 的周期由 G(0) 到 G({ $to }) 未能证得。
nimbers-progress = 值：{ $done }，共 { $total }
error-nimbers-code = CODE { $given }：八进制代码是 0. 或 4. 加上 0 到 7 的数字，如 0.77；格兰迪游戏为 grundy{ $like ->
    [none] {""}
   *[other] 。是否指 { $like }？
  }
error-nimbers-name = CODE { $given } 是游戏的名称；请写它的代码：{ $example } 的代码是 { $code }
error-nimbers-to = --to { $given }：可填 0 到 { $most } 的整数；周期已证时，--at 可问 10^18 以内的任一 n
error-nimbers-at = --at { $given }：可填 0 到 10^18 的整数，以逗号分隔
error-nimbers-far = --at { $n }：由 G(0) 到 G({ $to }) 未能证得 { $code } 的周期；{ $way ->
    [reach] 写 --to { $next } 可算出此值
    [search] 写 --to { $next } 可继续寻找周期，没有周期时 n 至多为 { $most }
   *[none] 没有周期时 n 至多为 { $most }
  }
