### The rules as a page to read and search.

rules-title = Regras
rules-lead = O jogo inteiro, com as nossas palavras.
rules-edition = Qual edição?
rules-all = Todas as edições
rules-contents = Conteúdo
rules-search = Buscar nas regras
rules-found =
    { $count ->
        [0] Nada encontrado.
        [one] Um trecho encontrado.
       *[other] { $count } trechos encontrados.
    }
rules-only = Só em: { $editions }
rules-option = Uma opção, escolhida antes do jogo
rules-link = Link para esta regra
