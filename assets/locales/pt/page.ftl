# The page with a board to touch.
page-button-board = Tabuleiro
page-more-about = Jogue tocando o tabuleiro, no seu navegador
page-more-browser = Tabuleiro no navegador
page-more-browser-about = Um link que abre esta partida no seu navegador
page-link = **Partida { $number }:** o link funciona uma única vez, em até 10 minutos. Não passe para ninguém: quem o abrir joga no seu lugar.
page-field = Tabuleiros no navegador
page-open-boards = { $boards ->
    [0] Nenhum aberto
   *[other] Abertos: { $boards }
}
page-close-all = Fechar todos
page-close-browser = Fechar os tabuleiros de um navegador
page-browser = { $games } · desde { $since }
page-option = navegadores
page-option-about = Feche os tabuleiros abertos nos seus navegadores
page-title = Partida { $number }
page-opening = O tabuleiro da partida { $number } está abrindo…
page-button-open = Abrir o tabuleiro
page-used = Este link já foi usado ou expirou. Clique em { page-button-board } no chat para receber outro.
page-other-member = Neste navegador está aberto o tabuleiro de outra pessoa, e este link é seu. Feche primeiro aquele tabuleiro e abra o link de novo.
page-button-close = Fechar o tabuleiro
page-closed = O tabuleiro está fechado neste navegador.
page-not-open = Este tabuleiro não está aberto neste navegador. Clique em { page-button-board } no chat para receber um link.
page-not-here = Você não pode ver esta partida: é preciso estar no servidor dela e poder ver o canal.
page-away = O Discord não está respondendo agora. Tente de novo daqui a pouco.
page-refused = Este pedido veio de outro site, então não fiz nada.
page-only-in-chat = Isso só dá para fazer no chat.
page-behind = Sem conexão: o tabuleiro pode estar desatualizado.
page-not-live = Você tem tabuleiros demais abertos: recarregue este para ver as jogadas novas.
page-again = { $point }: escolha de novo para jogar ali.
page-empty = { $point }, vazio
page-stone = { $color ->
    [white] { $point }, pedra branca
   *[black] { $point }, pedra preta
}
page-last = { $point }, última jogada
page-send = Enviar
page-plan-back = Uma jogada atrás
page-plan-remove = Remover esta sequência
page-plan-end = Voltar à partida
page-making = Isso leva um momento. A resposta aparece aqui quando estiver pronta.
page-look-again = Ver de novo
page-busy = São solicitações demais de uma vez. Tente de novo daqui a um minuto.
page-no-club = Não há página neste endereço.
page-running = Partidas em andamento
page-none-running = Nenhuma partida está sendo jogada agora.
page-results = Últimos resultados
page-evenings = Encontros de Go
page-calendar = Calendário (iCalendar)
page-feed = Resultados em feed (Atom)
page-record = Registro (SGF)
page-table = Classificação
page-games = Suas partidas
page-games-none = Você não tem nenhuma partida em andamento. Comece uma com `/{ command-challenge }` no chat.
page-connecting = Conectando ao Discord…
page-not-signed-in = O Discord não disse quem você é. Feche isto e abra de novo.
