### The interactive lesson. A text is spoken to the learner beside the table; 'Lou' is the other player of the lesson.
### Each step has one message; `-other` answers a move that is allowed but not the one we want to see now.

lesson-title = Aprender jogando
lesson-lead = Três minutos, dados de verdade, nenhum perigo.
lesson-basics = O jogo
lesson-deluxe-chapter = Os especialistas
lesson-you = Você
lesson-lou = Lou
lesson-next = Continuar
lesson-skip = Pular a lição
lesson-resume = Continuar de onde parou
lesson-restart = Do começo
lesson-progress = Passo { $step } de { $steps }
lesson-to-deluxe = Conhecer os especialistas
lesson-play = Jogar para valer
lesson-finished = Pronto! Você sabe tudo o que um pássaro faminto precisa saber.
lesson-other-keep = Você pode. Mas agora tente a outra face, para ver o que acontece.
lesson-other-roll = Que coragem! Mas agora pare.
lesson-other-stop = Você poderia parar. Mas agora continue rolando.

## The game

lesson-welcome = Esta é a grelha. O número de uma porção é o preço: é isso que você precisa fazer. As minhocas são o que ela vale no fim. Quem tiver mais minhocas vence.
lesson-roll = Oito dados, todos seus. Role!
lesson-all-of-a-face = Escolha uma face. Todos os dados que a mostram vêm junto, nenhum fica. Três 5 parecem bons. Uma minhoca também vale 5.
lesson-all-of-a-face-other = Pode. Mas hoje vale a gula: pegue os três 5.
lesson-roll-again = 15 pontos. Pouco para uma porção, então role o resto.
lesson-roll-again-other = Parar agora? Você ficaria com fome: 15 não compra nada. Role!
lesson-never-twice = Mais dois 5, mas eles estão fechados. Cada face só se guarda uma vez por turno. Pegue a minhoca: sem minhoca não há banquete.
lesson-never-twice-other = Pode. Mas um turno sem minhoca sempre falha: pegue-a enquanto está aí.
lesson-one-more = 20, com minhoca. A porção mais barata custa 21. Mais uma vez!
lesson-add-up = Guarde os dois 4: 20 e 8 são 28.
lesson-stop-or-roll = 28! O botão diz o que parar rende. Você poderia rolar os dois últimos dados, mas se só saírem 5, 4 ou minhocas, perde tudo. Pare e pegue.
lesson-stop-or-roll-other = Que bravura! Mas dois dados são poucos, e a sua 28 já está chiando. Pegue.
lesson-lou-took = É sua! Lou também jogou e agora tem a 30. Ela está aberta no topo da pilha… Role.
lesson-steal-worms = Três minhocas! Guarde: 15.
lesson-steal-roll = A 30 de Lou seria uma boa, não? Role.
lesson-steal-fives = Três 5 são 15. E 15 mais 15… guarde!
lesson-steal = Exatamente 30. É o número na pilha de Lou. Roube!
lesson-stolen = Sua pilha cresce. Só a porção do topo pode ser roubada; as de baixo estão seguras. Lou pegou a 21. Sua vez de novo.
lesson-dare = Guarde as minhocas. Nós já rolamos de novo e juntamos três 5 para você.
lesson-dare-other = Nada mau. Mas as minhocas estão aí agora: pegue.
lesson-fail = 25, e a 25 está na grelha. Você poderia parar. Mas vejamos o que a gula faz. Role!
lesson-fail-other = Muito sensato. Você vai ser craque! Mas só desta vez deixe-se levar pela gula: role.
lesson-failed = Só 5 e minhocas: nada de novo, o turno falhou. A 30 volta para a grelha, e a porção mais alta, a 36, é virada. Ela se foi para sempre.
lesson-no-worm = Mais tarde no jogo. Você tem 26, e há uma 26 na grelha, mas nenhuma minhoca entre os dados. Se parar, falha. Então role.
lesson-no-worm-other = Sem minhoca não há banquete! Parar custaria a sua 28. Role.
lesson-worm-at-last = Aí está. Rápido, pegue!
lesson-next-lower = A 31 não dá: está segura no fundo da pilha de Lou. Então você leva a logo abaixo na grelha: a 30.
lesson-end = Quando não há mais porção aberta na grelha, todos contam minhocas. Aqui são 6 para cada: empate. Decide a porção mais alta, e a 35 de Lou vence a sua 33.

## The specialists

lesson-deluxe = No jogo deluxe há duas porções pequenas, minhocas redondas e seis especialistas que ficam na grelha. Pegue a porção, e o especialista é seu. Só se pode ter um.
lesson-small = 13, com minhoca. A 11 e a 13 pedem o número exato, e ninguém pode roubá-las. Pegue!
lesson-small-other = Você pode continuar, mas este petisco é garantido. Pegue a 13.
lesson-ones = Três 1: só 3 pontos. Mas dois ou mais 1 de uma vez rendem na hora uma minhoca redonda, sua mesmo se o turno falhar. Guarde!
lesson-ones-other = Sensato. Mas veja o que os 1 sabem fazer!
lesson-canned = 26 e nenhuma minhoca. Mas você tem a minhoca em lata: ela conta como minhoca quando não há outra. Mais 5 pontos são 31. Pegue!
lesson-hen = Você tem exatamente o número da pilha de Lou. Mas a galinha está em cima: você leva só ela, e Lou fica com a porção. Pegue a galinha.
lesson-hen-guards = Agora a galinha protege a sua 22. Vejamos o que acontece quando você falha. Role!
lesson-hen-guards-other = Sensato, como sempre. Mas queremos ver a galinha trabalhar. Role!
lesson-hen-left = O turno falhou, mas você fica com a 22 e nada é virado. Só a galinha se foi: para a menor porção livre da grelha.
lesson-raven = Na 23 está o corvo. Ele não é de ninguém: quem pega a porção dele ganha uma minhoca redonda, e ele pula para a menor porção livre. Pegue a 23.
lesson-weasel = Dois 4, e você já tem 4. Seria o fim. Mas você tem a doninha: uma vez por turno ela rola de novo os mesmos dados.
lesson-weasel-other = Não desista! A doninha serve para isso.
lesson-weasel-saved = Ufa! Escolha um deles.
lesson-golden = Você tem o dado dourado: um nono dado, rolado com os outros. Três faces mostram uma minhoca, três um 1. Role!
lesson-golden-other = Você pode deixá-lo de fora. Mas ele quer tanto rolar. Leve-o junto!
lesson-golden-keep = Uma minhoca branca e uma dourada. Elas andam juntas: guarde as duas.
lesson-apple = 29, e na 29 está a maçã. Ela não faz nada até o fim. Aí vale 3 minhocas. Pegue.
lesson-two = Você tem a doninha. Na 27 está o dado dourado, mas só se pode ter um especialista. Pegue a 27 e escolha qual volta.
lesson-deluxe-end = Esses são todos. Você pode ler sobre cada um nas regras ou tocar nele durante um jogo. Bom apetite!
