### The interactive lesson. A text is spoken to the learner beside the table; 'Lou' is the other player of the lesson.
### Each step has one message; `-other` answers a move that is allowed but not the one we want to see now.

lesson-title = 边玩边学
lesson-lead = 三分钟，真骰子，没危险。
lesson-basics = 游戏
lesson-deluxe-chapter = 帮手
lesson-you = 你
lesson-lou = 小路
lesson-next = 继续
lesson-skip = 跳过这课
lesson-resume = 从上次继续
lesson-restart = 从头开始
lesson-progress = 第{ $step }步，共{ $steps }步
lesson-to-deluxe = 认识帮手们
lesson-play = 真正开玩
lesson-finished = 学完了！饿鸟该知道的你都知道了。
lesson-other-keep = 这样也行。不过先选另一种，看看会怎样。
lesson-other-roll = 真勇敢！不过先停下吧。
lesson-other-stop = 你可以停下。不过先继续掷。

## The game

lesson-welcome = 这是烤架。烤虫上的编号是价钱：你要掷出这么多分。虫子是它最后值多少。虫子最多的赢。
lesson-roll = 八个骰子，全是你的。掷吧！
lesson-all-of-a-face = 选一种面。掷出它的骰子全都带走，一个也不能留下。三个5看着不错。虫子也算5。
lesson-all-of-a-face-other = 这样也行。不过今天我们贪心点：拿三个5。
lesson-roll-again = 15分。还不够换一份，再掷剩下的。
lesson-roll-again-other = 现在停？那就饿着：15什么也换不到。掷吧！
lesson-never-twice = 又来两个5，可是5关门了。每种面一回合只能留一次。拿虫子吧：没有虫子就没有大餐。
lesson-never-twice-other = 这样也行。不过没有虫子的回合总会失败，趁它在赶快拿。
lesson-one-more = 20，里面有虫子。最便宜的一份要21。再来一次！
lesson-add-up = 留下两个4：20加8是28。
lesson-stop-or-roll = 28！按钮上写着停下能得到什么。你也可以掷最后两个骰子，可万一只有5、4或虫子，就全没了。停下，拿走它。
lesson-stop-or-roll-other = 勇敢！可两个骰子太少，你的28正滋滋响呢。拿走它。
lesson-lou-took = 归你了！小路也掷过了，现在有30。它就摆在小路那叠最上面…掷吧。
lesson-steal-worms = 三条虫子！留下：15。
lesson-steal-roll = 小路的30，挺馋人的吧？掷。
lesson-steal-fives = 三个5是15。15加15是…留下它们！
lesson-steal = 正好30。就是小路那叠上的编号。偷走它！
lesson-stolen = 你那叠长高了。只有最上面的会被偷，下面的都安全。小路拿了21。又轮到你了。
lesson-dare = 留下虫子。我们马上接着掷，替你捡三个5。
lesson-dare-other = 不坏。可虫子现在就在：拿吧。
lesson-fail = 25，烤架上正好有25。你可以停。不过看看贪心会怎样。掷！
lesson-fail-other = 很明智。你会玩得很好！不过就这一次，贪心点：掷。
lesson-failed = 只有5和虫子：没有新的面，回合失败了。30回到烤架，最大的36被翻面，再也拿不到了。
lesson-no-worm = 游戏后半段。你有26，烤架上也有26，可骰子里没有虫子。停下就失败。所以掷吧。
lesson-no-worm-other = 没有虫子就没有大餐！停下会丢掉28。掷吧。
lesson-worm-at-last = 来了。快拿！
lesson-next-lower = 31拿不到：它安全地压在小路那叠底下。所以你拿烤架上往下紧挨着的：30。
lesson-end = 烤架上没有正面朝上的烤虫时，大家数虫子。这里双方都是6：平局。那就看最大的一份，小路的35胜过你的33。

## The specialists

lesson-deluxe = 豪华版有两份小的、圆虫，还有站在烤架上的六位帮手。拿走那一份，帮手就归你。只能留一位。
lesson-small = 13，有虫子。11和13只认正好的分数，谁也偷不走。拿吧！
lesson-small-other = 你可以继续掷，可这一口是稳的。拿13。
lesson-ones = 三个1：才3分。可一次留下两个或更多的1，马上得到一条圆虫，失败也归你。留下它们！
lesson-ones-other = 明智。不过看看1有什么本事！
lesson-canned = 26，没有虫子。可你有虫罐头：没有虫子时它顶一条。加5分是31。拿吧！
lesson-hen = 你正好掷出小路那叠的编号。可母鸡蹲在上面：你只能拿母鸡，小路保住烤虫。拿走母鸡。
lesson-hen-guards = 现在母鸡守着你的22。看看失败会怎样。掷！
lesson-hen-guards-other = 一如既往地明智。不过我们想看母鸡干活。掷！
lesson-hen-left = 回合失败了，但22还是你的，什么也不翻。只有母鸡走了：回到烤架上最小的空位。
lesson-raven = 23上站着乌鸦。它不属于谁：谁拿走它那份，就得到一条圆虫，它跳到最小的空位。拿23。
lesson-weasel = 两个4，可你已经有4了。本来就完了。但你有黄鼠狼：每回合一次，把同样的骰子再掷一遍。
lesson-weasel-other = 别放弃！黄鼠狼就是干这个的。
lesson-weasel-saved = 得救了！选一个吧。
lesson-golden = 你有金骰子：和其他一起掷的第九个。三面是虫子，三面是1。掷！
lesson-golden-other = 你可以不用它。可它好想滚一滚。带上吧！
lesson-golden-keep = 一条白虫子，一条金虫子。它们是一伙的：都留下。
lesson-apple = 29，上面有苹果。到最后它才有用：算3条虫子。拿吧。
lesson-two = 你有黄鼠狼。27上有金骰子，可帮手只能留一位。拿27，再选谁回去。
lesson-deluxe-end = 帮手都认识了。规则里能读到每一位，游戏中点一下也行。祝你好胃口！
