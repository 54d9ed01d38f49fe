//! The federations that know where Go is played, by the names they have themselves.

/// Those of the world and of Europe first, then national ones: name, and address in the web.
pub(crate) const FEDERATIONS: &[(&str, &str)] = &[
    ("International Go Federation", "https://www.intergofed.org"),
    ("European Go Federation", "https://www.eurogofed.org"),
    ("American Go Association", "https://www.usgo.org"),
    ("Asociación Española de Go", "https://www.aego.biz"),
    ("Associação Portuguesa de Go", "https://www.go-portugal.org"),
    ("Brasil Nihon Kiin", "https://www.nihonkiin.com.br"),
    ("British Go Association", "https://www.britgo.org"),
    ("Dansk Go Forbund", "https://www.danskgoforbund.dk"),
    ("Deutscher Go-Bund", "https://www.dgob.de"),
    ("Fédération Française de Go", "https://www.jeudego.org"),
    ("Federazione Italiana Gioco Go", "https://www.figg.org"),
    ("Nederlandse Go Bond", "https://www.gobond.nl"),
    ("Österreichischer Go-Verband", "https://www.goverband.at"),
    ("Polskie Stowarzyszenie Go", "https://psg.go.art.pl"),
    ("Svenska Goförbundet", "https://goforbundet.se"),
    ("Российская федерация го", "https://gofederation.ru"),
    ("Swiss Go Federation", "https://www.swissgo.org"),
    ("Nihon Ki-in", "https://www.nihonkiin.or.jp"),
];
