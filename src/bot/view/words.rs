//! Texts for values of the rules and the game.

use crate::game::{ColorChoice, Seat, Terms, Venue};
use crate::i18n::{Name, Text, say};
use crate::rules::{AtariGoStart, FiveRules, Overline, Rules, Scoring};

/// The line that says by which rules a game is played.
pub(crate) fn rules_name(rules: &Rules) -> Text {
    use say::terms;
    match rules {
        Rules::Go(go) => match go.scoring {
            Scoring::Territory => terms::rules_territory(),
            Scoring::Area => terms::rules_area(),
            Scoring::Stones => terms::rules_stones(),
        },
        Rules::AtariGo(atari_go) => match atari_go.start {
            AtariGoStart::Crosscut => terms::rules_crosscut(),
            AtariGoStart::Empty => terms::rules_empty_start(),
        },
        Rules::Gomoku(FiveRules { overline, .. }) => match overline {
            Overline::Wins => terms::rules_five_or_more(),
            Overline::Exact => terms::rules_exactly_five(),
        },
        Rules::GoBang(FiveRules { overline, .. }) => match overline {
            Overline::Wins => terms::rules_pairs(),
            Overline::Exact => terms::rules_pairs_exact(),
        },
    }
}

/// How the players get their colours.
pub(super) fn colors(terms: &Terms) -> Text {
    match terms.colors {
        ColorChoice::Random => say::terms::lot(),
        ColorChoice::Challenger(color) => say::terms::challenger_takes(color),
        ColorChoice::StrongerTakesWhite => say::terms::stronger_takes_white(),
    }
}

/// The handicap.
pub(super) fn handicap(terms: &Terms) -> Text {
    match terms.handicap.stones() {
        0 => say::terms::handicap_none(),
        stones => say::terms::handicap_stones(stones),
    }
}

/// The komi.
pub(super) fn komi(terms: &Terms) -> Text {
    match terms.komi.half_points() {
        0 => say::terms::komi_none(),
        _ => say::terms::komi(terms.komi),
    }
}

/// Where the game will be played.
pub(super) fn venue(terms: &Terms) -> Text {
    match terms.venue {
        Venue::Here => say::terms::venue_here(),
        Venue::Thread => say::terms::venue_thread(),
    }
}

/// Who sits on one side, as a mention.
pub(crate) fn seat(seat: Seat) -> Name {
    match seat {
        Seat::Player(player) => Name::mention(player),
    }
}
