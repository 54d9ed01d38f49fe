//! Go federations, which know where Go is played, by their own names.

/// Name and web address: those of the world and of Europe first, then national ones. `https` where known to work; other
/// sites redirect by themselves.
pub(crate) const FEDERATIONS: &[(&str, &str)] = &[
    ("International Go Federation", "http://www.intergofed.org"),
    ("European Go Federation", "http://www.eurogofed.org"),
    ("American Go Association", "http://www.usgo.org"),
    ("Asociación Española de Go", "http://www.aego.biz"),
    ("Associação Portuguesa de Go", "http://www.go-portugal.org"),
    ("Brasil Nihon Kiin", "http://www.nihonkiin.com.br"),
    ("British Go Association", "http://www.britgo.org"),
    ("Dansk Go Forbund", "https://www.danskgoforbund.dk"),
    ("Deutscher Go-Bund", "http://www.dgob.de"),
    ("Fédération Française de Go", "http://www.jeudego.org"),
    ("Federazione Italiana Gioco Go", "http://www.figg.org"),
    ("Nederlandse Go Bond", "http://www.gobond.nl"),
    ("Österreichischer Go-Verband", "http://www.goverband.at"),
    ("Polskie Stowarzyszenie Go", "https://psg.go.art.pl"),
    ("Svenska Goförbundet", "http://goforbundet.se"),
    ("Российская федерация го", "http://gofederation.ru"),
    ("Swiss Go Federation", "http://www.swissgo.org"),
    ("Nihon Ki-in", "http://www.nihonkiin.or.jp"),
];
