# 复盘。$who 是 you、machine、first 或 second。
review-title = 复盘
review-chart = 谁占胜势
review-side = { $who ->
    [you] 您
    [first] 先手
    [second] 后手
   *[rival] { called }
  }
review-drawn = 和
review-count = { $count ->
    [0] 没有失误
   *[other] 失误 { $count } 处{ $mixed ->
        [yes] （您的 { $mine } 处）
       *[no] {""}
      }，已解 { $solved } 处
  }
review-thinking = 求解中…
review-progress = 正在看这一局：已看 { $done } / { $total } 个局面。
review-start = 开局。共走了 { $count } 步。
review-at = 第 { $number } 步，共 { $count } 步。{ $moved }
review-none = { $who ->
    [you] 没有失误。开局时您就占胜势。
    [first] 没有失误。开局时先手就占胜势。
    [second] 没有失误。开局时后手就占胜势。
    [draw] 没有失误。开局时就是和局。
    [unknown] 没有已知的失误：开局时谁胜，理论尚无定论。
   *[rival] 没有失误。开局时{ called }就占胜势。
  }
review-mistakes = { $count ->
    [1] 有 1 步失误{ $solved ->
        [0] ：请走到那里，找出更好的一步。
       *[other] ，您已解出。
      }
   *[other] 有 { $count } 步失误，已解 { $solved } 处。
  }
review-mistake = 失误 { $number } / { $count }：{ $gave }{ KEY("enter") }：找更好的着法。
review-decided = 此步定局：{ $gave }
review-lost-from-start = { $who ->
    [first] 先手开局就处于败势：并非败在哪一步。
    [second] 后手开局就处于败势：并非败在哪一步。
   *[you] 您开局就处于败势：并非败在您的哪一步。
  }
review-needless = { $who ->
    [first] 先手在此认输
    [second] 后手在此认输
   *[you] 您在此认输
  }，其实{ $worth ->
    [draw] 仍是和局。
   *[win] 仍可获胜。
  }
review-undecided = 不知败在哪一步：此处理论尚无定论。
review-gave = { $given ->
    [0] { $from ->
        [win] 本可获胜，现在{ $to ->
            [draw] 成和局。
           *[loss] 必败。
          }
       *[draw] 本是和局，现在必败。
      }
   *[other] 分差损失 { $given }。
  }
review-settled = 失误 { $number } / { $count }：{ $how ->
    [solved] 已解出。
   *[shown] 已看答案。
  }
review-veiled = 下一步是失误。正确的一步请您来找：走到那一步，按 { KEY("enter") }。
review-open = 这一步是失误。按 { KEY("enter") } 找出更好的一步：道理随后说明。
review-no-more = 这个方向上再没有失误。
review-no-mistake = 这一步不是失误。
review-try = 找好着
review-walk = 逐步
review-jump = 失误
review-look = 请找出保住结果的一步。找到之后，或看答案时，说明道理。
review-task = 不走“{ $words }”：请找出{ $worth ->
    [win] 保住胜势
   *[draw] 保住和局
  }的一步。
review-solved = { $words }已解：{ $worth ->
    [win] 胜势
   *[draw] 和局
  }保住了。{ review-told }
review-told = { $alone ->
    [yes] 道理已说明；{ KEY("why", at: "review") } 单独显示。
   *[no] 道理已说明。
  }
# Heads the reason, which is that of the position before the right move or after it.
review-before = 您走之前：
review-after = 您走（{ $words }）之后：
review-answer = 这就是答案。{ review-told }
review-answer-later = 要看答案，请先悔棋（{ KEY("undo", at: "puzzle") }）。
review-answer-shown = 这就是答案：光标正在上面。
review-answer-found = 您已经自己找到了正确的着法。
review-wrong = { $words }结果：{ $worth }。
review-wrong-score = { $words }分差损失 { $given }。
review-line = { KEY("enter") } 走出最好的应着。
review-line-own = { KEY("enter") } 继续走。
review-board-stays = 寻找着法时，棋局不动。
review-line-end = 到此结束。{ KEY("enter") }：再试。
review-reply = 应着
review-again = 再试
review-go-on = 继续
