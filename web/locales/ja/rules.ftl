### The rules as a page to read and search.

rules-title = ルール
rules-lead = ゲームのすべてを、わたしたちの言葉で。
rules-edition = どの版？
rules-all = すべての版
rules-contents = 目次
rules-search = ルールをさがす
rules-found =
    { $count ->
        [0] 見つかりません。
       *[other] { $count }か所見つかりました。
    }
rules-only = この版だけ：{ $editions }
rules-option = ゲーム前にえらぶオプション
rules-link = このルールへのリンク
