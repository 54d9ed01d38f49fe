//! From a tournament to XML.

use std::fmt::Write;

use super::parameters::{self, Attribute, criterion_name, rank};
use super::{FORFEIT, RESULTS, ROUNDS};
use crate::Criterion;
use crate::event::{Game, Tournament};
use crate::file::{Header, Person, TournamentFile};
use crate::player::Player;

/// Number of criteria in a file.
const CRITERIA: usize = 6;

/// The text of a file.
pub(super) fn file(file: &TournamentFile) -> String {
    let mut xml = Xml::default();
    xml.text
        .push_str("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n");
    xml.list(
        "Tournament",
        vec![("dataVersion", "201".to_owned())],
        |xml| {
            xml.list("Players", Vec::new(), |xml| {
                for (person, entry) in file.people.iter().zip(file.event.players()) {
                    xml.leaf("Player", player(person, entry));
                }
            });
            xml.list("Games", Vec::new(), |xml| {
                let mut tables = [0_u16; 256];
                for entry in file.event.games() {
                    let table = &mut tables[usize::from(entry.round)];
                    *table += 1;
                    xml.leaf("Game", game(file, entry, *table));
                }
            });
            xml.list("ByePlayers", Vec::new(), |xml| {
                for bye in file.event.byes() {
                    let round = bye.round.to_string();
                    let player = file.people[bye.player].key();
                    xml.leaf(
                        "ByePlayer",
                        vec![("player", player), ("roundNumber", round)],
                    );
                }
            });
            xml.list("TournamentParameterSet", Vec::new(), |xml| {
                parameter_sets(xml, &file.header, &file.event);
            });
        },
    );
    xml.text
}

fn player(person: &Person, player: &Player) -> Vec<Attribute> {
    let home = |name: &Option<String>| name.clone().unwrap_or_default();
    let mark = |round| {
        if player.rounds.contains(round) {
            '1'
        } else {
            '0'
        }
    };
    vec![
        ("name", person.name.clone()),
        ("firstName", person.first_name.clone()),
        ("country", home(&player.country)),
        ("club", home(&player.club)),
        ("egfPin", person.egf_pin.clone()),
        ("rank", rank(player.rank)),
        ("grade", rank(player.rank)),
        ("rating", player.rating.to_string()),
        ("ratingOrigin", "MAN".to_owned()),
        ("smmsCorrection", player.correction.to_string()),
        ("participating", (1..=ROUNDS).map(mark).collect()),
        ("registeringStatus", "FIN".to_owned()),
    ]
}

fn game(file: &TournamentFile, game: &Game, table: u16) -> Vec<Attribute> {
    let mut results = RESULTS
        .into_iter()
        .filter(|(_, result)| *result == game.result);
    let (result, _) = results.next().expect("every result has a name");
    let ending = if game.forfeit { FORFEIT } else { "" };
    vec![
        ("roundNumber", game.round.to_string()),
        ("tableNumber", table.to_string()),
        ("whitePlayer", file.people[game.white].key()),
        ("blackPlayer", file.people[game.black].key()),
        ("knownColor", true.to_string()),
        ("handicap", game.handicap.to_string()),
        ("result", format!("{result}{ending}")),
    ]
}

fn parameter_sets(xml: &mut Xml, header: &Header, event: &Tournament) {
    let chosen = event.parameters();
    let date =
        |date: Option<jiff::civil::Date>| date.map_or(String::new(), |date| date.to_string());
    let mut general = vec![
        ("name", header.name.clone()),
        ("shortName", header.name.replace(' ', "")),
        ("location", header.location.clone()),
        ("country", header.country.clone()),
        ("beginDate", date(header.begin)),
        ("endDate", date(header.end)),
        ("komi", header.komi.to_string()),
        ("size", header.size.to_string()),
        ("basicTime", header.minutes.to_string()),
    ];
    general.extend(parameters::general(chosen));
    xml.list("GeneralParameterSet", general, |xml| {
        xml.list("Categories", Vec::new(), |xml| {
            for (at, lowest) in chosen.categories.iter().enumerate() {
                let number = (at + 1).to_string();
                xml.leaf(
                    "Category",
                    vec![("number", number), ("lowerLimit", rank(lowest))],
                );
            }
        });
    });
    xml.leaf(
        "HandicapParameterSet",
        parameters::handicap(&chosen.handicap),
    );
    xml.list("PlacementParameterSet", Vec::new(), |xml| {
        xml.list("PlacementCriteria", Vec::new(), |xml| {
            // OpenGotha does not know board points.
            let known: Vec<_> = chosen
                .placement
                .iter()
                .copied()
                .filter(|one| *one != Criterion::Boards)
                .collect();
            for at in 0..CRITERIA.max(known.len()) {
                let name = criterion_name(known.get(at).copied());
                let number = (at + 1).to_string();
                xml.leaf(
                    "PlacementCriterion",
                    vec![("number", number), ("name", name)],
                );
            }
        });
    });
    xml.leaf("PairingParameterSet", parameters::pairing(chosen));
}

/// An XML writer.
#[derive(Default)]
struct Xml {
    text: String,
}

impl Xml {
    /// An element without children.
    fn leaf(&mut self, name: &str, attributes: Vec<Attribute>) {
        self.open(name, attributes);
        self.text.push_str("/>\n");
    }

    /// An element with the children that `children` writes.
    fn list(&mut self, name: &str, attributes: Vec<Attribute>, children: impl FnOnce(&mut Self)) {
        self.open(name, attributes);
        self.text.push_str(">\n");
        children(self);
        self.write(format_args!("</{name}>\n"));
    }

    fn open(&mut self, name: &str, attributes: Vec<Attribute>) {
        self.write(format_args!("<{name}"));
        for (attribute, value) in attributes {
            let value = escape(&value);
            self.write(format_args!(" {attribute}=\"{value}\""));
        }
    }

    fn write(&mut self, text: std::fmt::Arguments<'_>) {
        self.text
            .write_fmt(text)
            .expect("a string can be written to");
    }
}

/// Escapes `text` for an attribute; control characters, which XML does not allow, become blanks.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\u{fffe}' | '\u{ffff}' => escaped.push(' '),
            control if control.is_control() => escaped.push(' '),
            other => escaped.push(other),
        }
    }
    escaped
}
