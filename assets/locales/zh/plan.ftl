# The plan of an hour with a class.
context-plan = 安排一节课
beside-plan = 上课
    .about = 路线上每一站都有 45 分钟的安排，每一步只按一个键。
plan-title = 上课
plan-minutes = 45 分钟
plan-stop = 另一站
plan-pairs = 两人一组
    .about = { $stop }：在这里演示规则和一局，什么都不说明。然后两人一组，用硬币、火柴或纸来玩，把赢棋前留下的局面都记下来。{ $projector } 使一切变大，但不改变说明的内容。
plan-desks = 在电脑上，每一组用这条命令得到同样的游戏：
plan-teams = 两队
    .about = { $stop }，换大一点的设置：左半班对右半班，每一步都表决。棋盘旁的图形什么也不说：它在怎样变？你们想留下什么？
plan-ask = 全班表决
    .about = 这里谁能赢：轮到走的一方，还是另一方？数手，再按 { $reveal } 说一步；每一步之前先问。{ KEY("conceal") } 退回。
plan-lesson = 课程
    .about = “{ $stop }”的想法，一步一步，只用 { $reveal }。先让他们用自己的话说出规则。
plan-sheets = 带回家的练习纸
    .about = 留有答案空位的局面，答案另页；同一个 --seed 给每个人同样的练习纸。在 shell 中：
