//! Texts for values of the rules and the game.

use std::num::NonZeroU8;

use crate::game::{ColorChoice, Game, Ruling, Seat, Terms, Venue};
use crate::i18n::{Name, Text, say};
use crate::rules::{AtariGoRules, Placement, Point, PointSet, RuleSet, Rules};

/// The line that says by which rules a game is played.
pub(crate) fn rules_name(rules: &Rules) -> Text {
    match (RuleSet::having(rules), rules) {
        (Some(rule_set), _) => say::terms::rules(rule_set),
        // Only the number of stones to take is chosen freely.
        (None, Rules::AtariGo(atari_go)) => {
            let stones = atari_go.captures_to_win.get();
            say::terms::rules_captures(like(*atari_go), stones)
        }
        (None, _) => say::terms::rules_own(),
    }
}

/// The named rule set with the same start.
fn like(rules: AtariGoRules) -> &'static RuleSet {
    let first = Rules::AtariGo(AtariGoRules {
        captures_to_win: NonZeroU8::MIN,
        ..rules
    });
    RuleSet::having(&first).expect("both starts have a name")
}

/// The points as a list with a word before the last one: "E2, E5 and F3"; nothing if there are none.
pub(crate) fn several(points: PointSet) -> Option<Text> {
    let points: Vec<_> = points.iter().collect();
    let (last, others) = points.split_last()?;
    let others: Vec<_> = others.iter().map(Point::to_string).collect();
    Some(if others.is_empty() {
        say::table::run_point(*last)
    } else {
        say::terms::and(others.join(", "), *last)
    })
}

/// One stone for each chain that has a stone in `stones`.
pub(crate) fn chains(game: &Game, stones: PointSet) -> PointSet {
    let board = game.position().board();
    let chains = stones.iter().filter_map(|point| board.chain(point));
    chains.map(|chain| chain.name()).collect()
}

/// The choice of colours.
pub(crate) fn colors(terms: &Terms) -> Text {
    match terms.colors {
        ColorChoice::Random => say::terms::lot(),
        ColorChoice::Challenger(color) => say::terms::challenger_takes(color),
        ColorChoice::StrongerTakesWhite => say::terms::stronger_takes_white(),
    }
}

/// The choice of colours in `game`, with the challenger's name.
pub(crate) fn colors_of(game: &Game) -> Text {
    match game.terms().colors {
        ColorChoice::Challenger(color) => {
            say::terms::takes(Name::mention(game.offer().challenger), color)
        }
        ColorChoice::Random | ColorChoice::StrongerTakesWhite => colors(game.terms()),
    }
}

/// The handicap.
pub(crate) fn handicap(terms: &Terms) -> Text {
    match (terms.handicap.stones(), terms.handicap.placement()) {
        (0, _) => say::terms::handicap_none(),
        (stones, Placement::Marked) => say::terms::handicap_stones(stones),
        (stones, Placement::Free) => say::terms::handicap_free(stones),
    }
}

/// The komi.
pub(crate) fn komi(terms: &Terms) -> Text {
    match terms.komi.half_points() {
        0 => say::terms::komi_none(),
        _ => say::terms::komi(terms.komi),
    }
}

/// The venue of the game.
pub(crate) fn venue(terms: &Terms) -> Text {
    match terms.venue {
        Venue::Here => say::terms::venue_here(),
        Venue::Thread => say::terms::venue_thread(),
    }
}

/// A moderator's ruling.
pub(crate) fn ruling(ruling: Ruling) -> Text {
    match ruling {
        Ruling::Forfeit { loser } => say::command::ruling_forfeits(loser),
        Ruling::BothLose => say::command::ruling_both_lose(),
        Ruling::Adjudicated { winner } => say::command::ruling_wins(winner),
        Ruling::CalledOff => say::command::ruling_call_off(),
        Ruling::Annulled => say::rating::annulled(),
        Ruling::MoreTime { color, span } => say::pace::time_given(color, say::pace::lasting(span)),
        Ruling::Reseat { out, into } => {
            say::people::reseated(Name::mention(out), Name::mention(into))
        }
    }
}

/// The players on one side, as mentions.
pub(crate) fn seat(seat: Seat) -> Name {
    match seat {
        Seat::Player(player) => Name::mention(player),
        Seat::InTurn(rota) => Name::mentions(rota.players()),
    }
}
