# A página de um clube de Go: onde e quando se reúne, e o que acontece no servidor dele.
# club = clube de Go, que se reúne em algum lugar; server = servidor, o lugar dele no Discord

club-command = clube
club-command-about = Este clube de Go: quando se reúne, o site e o que acontece aqui
club-group-about = Este clube de Go: o nome, a página e um resumo semanal
club-option-name = nome
club-name-about = Como o clube se chama; “{ terms-typed-off }” para remover o nome
club-field-name = Nome do clube
club-unnamed = Sem nome
club-named = { $name }
club-field-page = Página do clube
club-filled-in = Preenchida: veja com `/{ club-command }`
club-empty = Vazia
club-option-meets = encontros
club-option-web = site
club-option-books = livros
club-option-contact = contato
club-option-more = sobre
club-meets = Onde e quando
club-web = Endereço do site
club-books = Livros para empréstimo
club-contact = Contato
club-more = Sobre o clube
club-meets-example = Terças às 19h, Café Central
club-web-example = go.example.org
club-books-example = Pergunte no balcão; um mês cada
club-contact-example = Pergunte à Ana ou ao Beto
club-more-example = Venha aprender a jogar
club-title = Nosso clube de Go
club-nothing = Ainda não há nada escrito aqui.
club-elsewhere = Go em outros lugares: `/{ command-help } { command-topic }:{ help-clubs-title }`
club-here = Neste servidor
club-open = { $open ->
    [0] Nenhum desafio aberto
    [one] Um desafio aberto
    [many] { $open } desafios abertos
   *[other] { $open } desafios abertos
}
club-open-in = { $open ->
    [0] Nenhum desafio aberto
    [one] Um desafio aberto: veja em { $channel }
    [many] { $open } desafios abertos: veja em { $channel }
   *[other] { $open } desafios abertos: veja em { $channel }
}
club-button-edit = Editar
club-bad-web = “{ $typed }” não é um endereço de site; esse campo fica como estava. Um endereço é assim: `https://go.example.org`.
club-on-web-option = página
club-on-web-about = Coloque na web uma página do clube: partidas, resultados, tabelas e encontros
club-on-web-field = Página na web
club-on-web-named = { $choice ->
    [on] Qualquer pessoa pode ver o que se joga nos canais que todo o servidor pode ler
   *[off] Não
}
club-on-web-at = A página do clube na web: { $url }
club-on-web-nowhere = Ainda não há página: quem administra este bot não configurou páginas na web.
