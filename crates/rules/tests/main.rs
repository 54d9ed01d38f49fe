//! The rules of the games.
#![expect(
    clippy::unwrap_used,
    reason = "in the helpers of tests, too, a failure is a panic"
)]

mod atari_go;
mod booklet;
mod chains;
mod confirmation;
mod count;
mod differential;
mod digest;
mod doubt;
mod eyes;
mod filling;
mod five;
mod gap;
mod go_bang;
mod grid;
mod handicap;
mod known_as;
mod ko;
mod laws;
mod life;
mod notation;
mod numbers;
mod pente;
mod playout;
mod point_set;
mod rank;
mod renju;
mod renju_naive;
mod rewind;
mod rule_set;
mod seki;
mod simple;
mod stop;
mod suicide;
mod suicide_allowed;
mod superko;
mod trial;
mod twins;
mod why;

use tengen_rules::{
    Color, GoRules, IllegalMove, KoRule, Move, Played, Position, RuleSet, Rules, Scoring,
};

use tengen_testkit::board::at;

/// The rules called `name`.
fn rules(name: &str) -> Rules {
    RuleSet::from_name(name).unwrap().rules
}

/// Go with another rule of repetition.
fn go_with(ko: KoRule) -> Rules {
    Rules::Go(GoRules::new(ko, Scoring::TERRITORY))
}

/// Plays a move that must be legal: a point's name, or `pass`.
#[track_caller]
fn play(rules: &Rules, position: &mut Position, name: &str) -> Played {
    let mv = if name == "pass" {
        Move::Pass
    } else {
        Move::Play(at(name))
    };
    rules
        .play(position, mv)
        .unwrap_or_else(|illegal| panic!("{name}: {illegal}"))
}

/// Plays moves that must be legal, the sides in turn. Returns the effect of the last one.
#[track_caller]
fn play_all(rules: &Rules, position: &mut Position, names: &str) -> Played {
    let mut last = None;
    for name in names.split_whitespace() {
        last = Some(play(rules, position, name));
    }
    last.expect("at least one move")
}

/// Asserts that a move is refused for `reason`, and that the position stays as it was.
#[track_caller]
fn assert_refused(rules: &Rules, position: &Position, name: &str, reason: IllegalMove) {
    let mv = match name {
        "pass" => Move::Pass,
        point => Move::Play(at(point)),
    };
    assert_eq!(rules.check(position, mv), Err(reason), "{name}");
    let mut after = position.clone();
    assert_eq!(rules.play(&mut after, mv), Err(reason), "{name}");
    assert_eq!(&after, position, "a refused move changes nothing");
    assert_eq!(after.ply(), position.ply(), "a refused move is no turn");
    if let Move::Play(point) = mv {
        assert!(!rules.legal_points(position).contains(point), "{name}");
    }
}

/// Asserts that a move is legal.
#[track_caller]
fn assert_legal(rules: &Rules, position: &Position, name: &str) {
    assert_eq!(
        rules.check(position, Move::Play(at(name))),
        Ok(()),
        "{name}"
    );
    assert!(rules.legal_points(position).contains(at(name)), "{name}");
}

const BLACK: Color = Color::Black;
const WHITE: Color = Color::White;

/// The side that is not to move.
fn opponent(position: &Position) -> Color {
    !position.to_move()
}
