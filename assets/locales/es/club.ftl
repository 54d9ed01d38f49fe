# La página de un club de Go: dónde y cuándo se reúne, y qué pasa en su servidor.
# club = club de Go, que se reúne en algún sitio; server = servidor, su lugar en Discord

club-command = club
club-command-about = Este club de Go: cuándo se reúne, su página web y qué pasa aquí
club-group-about = Este club de Go: su nombre, su página y un resumen semanal
club-option-name = nombre
club-name-about = Cómo se llama el club; “{ terms-typed-off }” para quitar el nombre
club-field-name = Nombre del club
club-unnamed = Sin nombre
club-named = { $name }
club-field-page = Página del club
club-filled-in = Completada: mírala con `/{ club-command }`
club-empty = Vacía
club-option-meets = reunión
club-option-web = web
club-option-books = libros
club-option-contact = contacto
club-option-more = presentación
club-meets = Dónde y cuándo
club-web = Dirección web
club-books = Libros en préstamo
club-contact = Contacto
club-more = Sobre el club
club-meets-example = Los martes a las 19 h, Café Central
club-web-example = go.example.org
club-books-example = Pregunta en la barra; un mes
club-contact-example = Pregunta a Ana o a Luis
club-more-example = Aquí también se aprende a jugar
club-title = Nuestro club de Go
club-nothing = Aquí todavía no hay nada escrito.
club-elsewhere = Go en otros lugares: `/{ command-help } { command-topic }:{ help-clubs-title }`
club-here = En este servidor
club-open = { $open ->
    [0] Ningún desafío abierto
    [one] Un desafío abierto
    [many] { $open } desafíos abiertos
   *[other] { $open } desafíos abiertos
}
club-open-in = { $open ->
    [0] Ningún desafío abierto
    [one] Un desafío abierto: mira en { $channel }
    [many] { $open } desafíos abiertos: mira en { $channel }
   *[other] { $open } desafíos abiertos: mira en { $channel }
}
club-button-edit = Editar
club-bad-web = “{ $typed }” no es una dirección web; ese campo se queda como estaba. Una dirección web es así: `https://go.example.org`.
club-on-web-option = página
club-on-web-about = Pon en la web una página del club: partidas, resultados, clasificaciones y encuentros
club-on-web-field = Página en la web
club-on-web-named = { $choice ->
    [on] Cualquiera puede ver lo que se juega en los canales que todo el servidor puede leer
   *[off] No
}
club-on-web-at = La página del club en la web: { $url }
club-on-web-nowhere = Todavía no hay página: quien administra este bot no ha configurado páginas web.
