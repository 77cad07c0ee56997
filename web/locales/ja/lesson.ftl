### The interactive lesson. A text is spoken to the learner beside the table; 'Lou' is the other player of the lesson.
### Each step has one message; `-other` answers a move that is allowed but not the one we want to see now.

lesson-title = やってみよう
lesson-lead = 三分間、本物のサイコロ、危険なし。
lesson-basics = ゲーム
lesson-deluxe-chapter = 助っ人
lesson-you = あなた
lesson-lou = ルー
lesson-next = つぎへ
lesson-skip = レッスンをとばす
lesson-resume = つづきから
lesson-restart = 最初から
lesson-progress = { $steps }のうち{ $step }
lesson-to-deluxe = 助っ人に会う
lesson-play = 本番で遊ぶ
lesson-finished = できた！　腹ぺこの鳥に必要なことは、これで全部です。
lesson-other-keep = それもできます。でもいまは、もう一つの目でためしてみましょう。
lesson-other-roll = 勇気がありますね！　でもいまは、やめてみましょう。
lesson-other-stop = やめることもできます。でもいまは、ふってみましょう。

## The game

lesson-welcome = これが焼き網です。皿の番号は値段。それだけの点を出します。ミミズは最後の値打ち。ミミズがいちばん多い鳥の勝ちです。
lesson-roll = サイコロが八個、全部あなたのもの。ふってください！
lesson-all-of-a-face = 目をひとつえらびます。その目のサイコロは全部ついてきて、一つも残せません。5が三つ、よさそうです。ミミズも5点です。
lesson-all-of-a-face-other = それもできます。でも今日は欲ばって、5を三つとりましょう。
lesson-roll-again = 15点。皿にはまだ足りません。残りをふりましょう。
lesson-roll-again-other = いまやめる？　15では腹ぺこのままです。ふって！
lesson-never-twice = 5がまた二つ。でももうとれません。同じ目は一つの番に一度だけです。ミミズをとりましょう。ミミズなしではごちそうなしです。
lesson-never-twice-other = それもできます。でもミミズのない番はかならず失敗。いるうちにとりましょう。
lesson-one-more = ミミズ入りで20点。いちばん安い皿は21です。もう一度！
lesson-add-up = 4を二つキープ。20と8で28です。
lesson-stop-or-roll = 28！　やめるとなにがもらえるか、ボタンに書いてあります。残り二つをふることもできますが、5、4、ミミズしか出なければ全部なくします。やめて、とりましょう。
lesson-stop-or-roll-other = 勇ましい！　でもサイコロ二つでは少ない。28がじゅうじゅう焼けています。とりましょう。
lesson-lou-took = あなたのものです！　ルーもふって、30をとりました。ルーの山の上で表になっています… ふりましょう。
lesson-steal-worms = ミミズが三つ！　キープして15。
lesson-steal-roll = ルーの30、おいしそうですよね？　ふりましょう。
lesson-steal-fives = 5が三つで15。15と15で… キープ！
lesson-steal = ぴったり30。ルーの山の番号です。ぬすみましょう！
lesson-stolen = 山が高くなりました。ぬすまれるのはいちばん上だけ、下の皿は安全です。ルーは21をとりました。またあなたの番です。
lesson-dare = ミミズをキープ。すぐにつづけてふって、5を三つひろっておきます。
lesson-dare-other = 悪くありません。でもミミズはいまここに。とりましょう。
lesson-fail = 25点、焼き網には25があります。やめてもいいのですが、欲ばるとどうなるか見てみましょう。ふって！
lesson-fail-other = とてもかしこい。きっと上手になります！　でも今回だけは欲ばって、ふって。
lesson-failed = 5とミミズだけ。新しい目がないので失敗です。30は焼き網にもどり、いちばん大きい36が裏返りました。もうもどりません。
lesson-no-worm = ゲームの後半。合計26、焼き網には26があります。でもミミズがいません。やめたら失敗です。ふりましょう。
lesson-no-worm-other = ミミズなしではごちそうなし！　やめると28を失います。ふって。
lesson-worm-at-last = いました。急いでキープ！
lesson-next-lower = 31はとれません。ルーの山の下で守られています。だから焼き網のすぐ下、30がもらえます。
lesson-end = 焼き網に表の皿がなくなると、みんなでミミズを数えます。ここではどちらも6匹で同点。いちばん大きい皿で決まり、ルーの35があなたの33に勝ちます。

## The specialists

lesson-deluxe = デラックスには小さい皿が二枚、まるいミミズ、そして焼き網に立つ六種類の助っ人がいます。その皿をとれば助っ人もあなたのもの。持てるのは一つだけです。
lesson-small = ミミズ入りで13。11と13はぴったりの合計でだけとれて、だれにもぬすまれません。とりましょう！
lesson-small-other = まだふれますが、このひとくちは確実です。13をとりましょう。
lesson-ones = 1が三つ。たったの3点です。でも1を一度に二つ以上キープすると、すぐにまるいミミズがもらえます。失敗してもあなたのもの。キープ！
lesson-ones-other = かしこい。でも1の力も見てみましょう！
lesson-canned = 26でミミズなし。でも缶づめがあります。ミミズがいないときにミミズになります。5点ふえて31。とりましょう！
lesson-hen = ルーの山の上とぴったり同じ。でもめんどりがすわっています。もらえるのはめんどりだけで、皿はルーのもの。めんどりをとりましょう。
lesson-hen-guards = こんどはめんどりがあなたの22を守ります。失敗するとどうなるでしょう。ふって！
lesson-hen-guards-other = いつもながらかしこい。でもめんどりの仕事ぶりを見ましょう。ふって！
lesson-hen-left = 失敗しましたが、22は残り、なにも裏返りません。めんどりだけが、焼き網のいちばん小さい空いた皿にもどりました。
lesson-raven = 23にカラスがいます。だれのものにもならず、その皿をとるとまるいミミズがもらえます。カラスはいちばん小さい空いた皿へ。23をとりましょう。
lesson-weasel = 4が二つ、でも4はもう持っています。終わりかと思いきや、イタチがいます。番に一度、同じサイコロをふりなおします。
lesson-weasel-other = あきらめないで！　イタチはそのためにいるのです。
lesson-weasel-saved = 助かった！　どちらかをえらびましょう。
lesson-golden = 金のサイコロがあります。いっしょにふる九個めのサイコロで、三面がミミズ、三面が1です。ふって！
lesson-golden-other = 使わないこともできます。でもころがりたくてたまらないのです。いっしょに！
lesson-golden-keep = 白いミミズと金のミミズ。なかまなので、両方キープ。
lesson-apple = 29。29にはリンゴがのっています。最後までなにもしませんが、最後にミミズ3匹分。とりましょう。
lesson-two = イタチを持っています。27には金のサイコロがありますが、助っ人は一つだけ。27をとって、どちらをもどすかえらびましょう。
lesson-deluxe-end = これで全員です。ルールで読むことも、ゲーム中に押して見ることもできます。いただきます！
