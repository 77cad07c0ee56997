### The rules as a page to read and search.

rules-title = 规则
rules-lead = 整个游戏，用我们自己的话。
rules-edition = 哪个版本？
rules-all = 所有版本
rules-contents = 目录
rules-search = 搜索规则
rules-found =
    { $count ->
        [0] 没有找到。
       *[other] 找到{ $count }处。
    }
rules-only = 只在：{ $editions }
rules-option = 游戏前选择的选项
rules-link = 这条规则的链接
