//! Result files for the European Go Database, called H9.

use std::fmt::Write;

use super::criterion::Criterion;
use super::event::Index;
use super::file::TournamentFile;
use super::parameters::MainScore;
use super::points::Points;
use super::standings::Standings;
use super::wall::{self, Cell, Outcome};

/// Most digits of a PIN of the European Go Database.
const LONGEST_PIN: usize = 8;
/// Fewest criteria of a line.
const CRITERIA: usize = 4;

/// The class of a tournament, which follows from thinking times; online play is class D.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Serious games.
    A,
    /// Shorter ones.
    B,
    /// Rapid ones.
    C,
    /// Online, with the least weight.
    D,
}

/// The result file of `file` after the round of `standings`. Players are numbered by line, so equals have different
/// numbers. An open game counts as none.
#[must_use]
pub fn text(file: &TournamentFile, standings: &Standings, class: Class) -> String {
    let mut text = header(file, class);
    let criteria = criteria(file, standings);
    let cells = wall::list(&file.event, standings);
    for (line, (player, cells)) in standings.order().iter().zip(cells).enumerate() {
        text.push_str(&person(file, line + 1, *player));
        for criterion in &criteria {
            write(
                &mut text,
                format_args!(" {:>5}", standings.figure(*player, *criterion)),
            );
        }
        for cell in cells {
            write(&mut text, format_args!(" {:<8}", round(cell)));
        }
        text.truncate(text.trim_end().len());
        if let Some(pin) = pin(&file.people[*player].egf_pin) {
            write(&mut text, format_args!(" |{pin}"));
        }
        text.push('\n');
    }
    text
}

/// `text` in ISO-8859-15; other characters become `?`.
#[must_use]
pub fn to_latin9(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    for character in text.chars() {
        let mut buffer = [0; 4];
        let one = character.encode_utf8(&mut buffer);
        let (encoded, _, is_lossy) = encoding_rs::ISO_8859_15.encode(one);
        if is_lossy {
            bytes.push(b'?');
        } else {
            bytes.extend_from_slice(&encoded);
        }
    }
    bytes
}

fn header(file: &TournamentFile, class: Class) -> String {
    let header = &file.header;
    let date =
        |date: Option<jiff::civil::Date>| date.map_or(String::new(), |date| date.to_string());
    let place = format!("{}, {}", field(&header.country), field(&header.location));
    let correction = file.event.parameters().handicap.correction;
    let mut text = String::new();
    for (key, value) in [
        ("CL", format!("{class:?}")),
        ("EV", field(&header.name)),
        ("PC", place),
        ("DT", format!("{},{}", date(header.begin), date(header.end))),
        ("HA", format!("h{correction}")),
        ("KM", header.komi.to_string()),
        ("TM", header.minutes.to_string()),
    ] {
        write(&mut text, format_args!("; {key}[{value}]\n"));
    }
    text
}

/// The criteria of the placement, padded to the minimum.
fn criteria(file: &TournamentFile, standings: &Standings) -> Vec<Criterion> {
    let usual = match file.event.parameters().main_score() {
        MainScore::Mms => [
            Criterion::Mms,
            Criterion::Nbw,
            Criterion::Sosm,
            Criterion::Sososm,
        ],
        MainScore::Wins => [
            Criterion::Nbw,
            Criterion::Sosw,
            Criterion::Sososw,
            Criterion::Cussw,
        ],
    };
    let mut criteria = standings.placement().to_vec();
    for criterion in usual {
        if criteria.len() < CRITERIA && !criteria.contains(&criterion) {
            criteria.push(criterion);
        }
    }
    criteria
}

/// The PIN of the European Go Database after a bar: digits only.
fn pin(text: &str) -> Option<&str> {
    let text = text.trim();
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    (is_number && text.len() <= LONGEST_PIN).then_some(text)
}

/// Place, name, rank, country and club, in columns.
fn person(file: &TournamentFile, line: usize, player: Index) -> String {
    let person = &file.people[player];
    let entry = &file.event.players()[player];
    let name = format!("{} {}", word(&person.name), word(&person.first_name));
    let home = |home: &Option<String>, blank: &str| match home {
        Some(home) if !word(home).is_empty() => word(home),
        _ => blank.to_owned(),
    };
    format!(
        "{line:>4} {name:<30.30} {:>3} {:<2.2} {:<4.4}",
        entry.rank,
        home(&entry.country, "XX"),
        home(&entry.club, "xxxx"),
    )
}

/// A round in eight columns.
fn round(cell: Cell) -> String {
    match cell {
        Cell::Game {
            result: Outcome::Unknown,
            ..
        } => "0-".to_owned(),
        Cell::Game {
            opponent,
            result,
            side,
            handicap,
            is_forfeit,
        } => {
            let sign = result.sign();
            let played = if is_forfeit { '!' } else { '/' };
            let side = wall::letter(side);
            format!("{opponent}{sign}{played}{side}{handicap}")
        }
        Cell::Unplayed(Points::ONE) => "0+".to_owned(),
        Cell::Unplayed(Points::ZERO) => "0-".to_owned(),
        Cell::Unplayed(_) => "0=".to_owned(),
    }
}

/// A text for brackets, without characters that would end it.
fn field(text: &str) -> String {
    let is_harmless = |character: &char| !character.is_control() && !matches!(character, '[' | ']');
    text.chars().filter(is_harmless).collect()
}

/// A text for a column, without blanks, which separate columns.
fn word(text: &str) -> String {
    let is_shown = |character: &char| !character.is_control() && !character.is_whitespace();
    text.chars().filter(is_shown).collect()
}

fn write(text: &mut String, part: std::fmt::Arguments<'_>) {
    text.write_fmt(part).expect("a string can be written to");
}
