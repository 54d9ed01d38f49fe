//! The rules of the games.

mod atari_go;
mod chains;
mod count;
mod five;
mod handicap;
mod ko;
mod laws;
mod naive;
mod notation;
mod numbers;
mod suicide;

use tengen::rules::{Color, GoRules, KoRule, Move, Played, Position, RuleSet, Rules, Scoring};

use crate::support::board::at;

/// The rules called `name`.
fn rules(name: &str) -> Rules {
    RuleSet::named(name).unwrap().rules
}

/// Go with another rule of repetition.
fn go_with(ko: KoRule) -> Rules {
    Rules::Go(GoRules {
        ko,
        scoring: Scoring::Territory,
    })
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

/// Plays moves that must be legal, the sides in turn.
#[track_caller]
fn play_all(rules: &Rules, position: &mut Position, names: &str) {
    for name in names.split_whitespace() {
        play(rules, position, name);
    }
}

/// Whose turn it is not.
fn opponent(position: &Position) -> Color {
    !position.to_move()
}
