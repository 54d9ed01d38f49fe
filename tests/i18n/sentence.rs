//! Sentences held in full, in every language: those that are put together from others, or that a number or a colour bends.
//!
//! A test of behaviour names a text and never repeats its sentence; this is the one place where sentences stand.
//! After better words: `UPDATE_SENTENCES=1 cargo test --test suite i18n::sentence`, then read what has changed.

use std::fs;
use std::path::PathBuf;

use tengen::i18n::{Locale, Name, Text, say};
use tengen::rules::{Color, HalfPoints, Komi, Rank, RuleSet, Size, Variant};

use crate::support::board::{at, points};
use crate::support::cast::{AKA, KURO, SHIRO};

fn halves(halves: i32) -> HalfPoints {
    HalfPoints::new(halves)
}

fn komi(text: &str) -> Komi {
    text.parse().unwrap()
}

/// Boards and cards: the terms of a game, and the lines about a move.
fn games() -> Vec<Text> {
    let nine = Size::square(9).unwrap();
    let (five, dan) = (Rank::kyu(5).unwrap(), Rank::dan(1).unwrap());
    let rules = |name| RuleSet::from_name(name).unwrap();
    vec![
        say::challenge::title(Variant::AtariGo.into(), nine),
        say::challenge::invited(KURO.bare(), SHIRO.bare()),
        say::challenge::accepted(SHIRO.bare(), KURO.bare(), SHIRO.bare()),
        say::challenge::rematch(KURO.bare(), SHIRO.bare(), "handicap".to_owned()),
        say::challenge::by_rank(KURO.bare(), dan, SHIRO.bare(), five),
        say::challenge::balance(KURO.bare(), five, SHIRO.bare(), dan, 0, komi("0.5")),
        say::challenge::balance(KURO.bare(), five, SHIRO.bare(), dan, 5, komi("0.5")),
        say::terms::rules(rules("territory")),
        say::terms::rules_captures(rules("atari-go"), 3),
        say::terms::handicap_stones(2),
        say::terms::handicap_free(5),
        say::terms::komi(komi("6.5")),
        say::table::turn(KURO.bare()),
        say::table::captured(Color::White, at("C3"), 1),
        say::table::captured(Color::Black, at("C3"), 2),
        say::table::captured(Color::Black, at("C3"), 5),
        say::table::placing(1),
        say::table::placing(2),
        say::table::placing(5),
        say::table::atari(Color::White, points("D3"), points("D2")),
        say::pace::proposes_undo(KURO.bare(), 12, at("D4")),
    ]
}

/// The end of a game: count, result and dispute.
fn ends() -> Vec<Text> {
    let won = |how: &str| say::table::ended_won(Color::Black, how.to_owned());
    vec![
        say::count::marked_dead(points("A3 B3")),
        say::count::seki(points("B1")),
        say::count::chain(Color::Black, at("B2"), 1),
        say::count::chain(Color::White, at("B2"), 3),
        say::count::step_left(Color::White, 1),
        say::count::step_left(Color::Black, 7),
        say::count::leads(Color::Black, halves(2)),
        say::count::leads(Color::White, halves(13)),
        say::count::trial_turn(Color::White, SHIRO.bare()),
        say::count::trial_barred(say::table::run_point(at("D3"))),
        say::count::passed_for_ko(Color::Black, at("D3")),
        say::table::won_points(KURO.bare(), Color::Black, halves(2)),
        say::table::won_points(SHIRO.bare(), Color::White, halves(13)),
        say::table::won_stones(KURO.bare(), Color::Black, halves(4)),
        say::table::won_capture(SHIRO.bare(), Color::White, 1),
        say::table::won_capture(SHIRO.bare(), Color::White, 3),
        say::table::won_resignation(KURO.bare(), Color::Black, SHIRO.bare()),
        say::table::won_forfeit(KURO.bare(), Color::Black, SHIRO.bare()),
        say::table::drawn_points(halves(10)),
        say::table::alt_ended(won("resignation")),
        say::table::alt_ended(won("ruling")),
        say::table::alt_ended(say::table::ended_open("jigo".to_owned())),
        say::table::alt_ended(say::table::ended_open("called-off".to_owned())),
    ]
}

/// Texts that are read aloud, or shown elsewhere.
fn descriptions() -> Vec<Text> {
    let nine = Size::square(9).unwrap();
    let played = say::table::played(Color::Black, at("D4"));
    vec![
        say::table::alt_last(played),
        say::table::alt_turn(Color::White),
        say::table::alt_prisoners(2, 0),
        say::table::alt_pairs(1, 0),
        say::table::alt_stones(Color::Black, "D4 E5".to_owned()),
        say::table::alt_line("A1 B1 C1 D1 E1".to_owned()),
        say::table::alt_partial(),
        say::table::after_move(0, 12),
        say::table::after_move(5, 12),
        say::table::chain_atari(Color::White, "D3".to_owned(), 1, at("D2")),
        say::count::alt_score(halves(20), halves(33), komi("6.5")),
        say::count::alt_trial(Color::Black),
        say::plan::own_turn(),
        say::refusal::not_your_turn(Color::White),
        say::refusal::bad_handicap(Variant::Gomoku, nine),
        say::rules::step(
            Name::bare("kuro & shiro"),
            say::rules::step_named("strasbourg".to_owned()),
        ),
        say::standing::streak(1, 4),
        say::daily::at("09:00".to_owned()),
        say::table::proposes_substitute(KURO.bare(), SHIRO.bare(), AKA.bare()),
    ]
}

/// A line for each text: its key and its rendering.
fn sentences(locale: Locale) -> String {
    let texts = [games(), ends(), descriptions()].into_iter().flatten();
    let lines = texts.map(|text| format!("{}: {}\n", text.id(), text.to(locale)));
    lines.collect()
}

#[test]
fn sentences_read_as_they_should() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/i18n/sentences");
    for locale in Locale::ALL {
        let path = folder.join(format!("{}.txt", locale.language()));
        let now = sentences(locale);
        if std::env::var_os("UPDATE_SENTENCES").is_some() {
            fs::write(&path, &now).unwrap();
        }
        let held = fs::read_to_string(&path).unwrap_or_default();
        let (held, now): (Vec<_>, Vec<_>) = (held.lines().collect(), now.lines().collect());
        assert_eq!(now.len(), held.len(), "{}", path.display());
        for (now, held) in now.iter().zip(held) {
            assert_eq!(*now, held, "{}", path.display());
        }
    }
}
