//! A game as SGF.
//!
//! Conventions of other programs for games that SGF does not cover:
//!
//! - Atari-Go is written as Go (`GM[1]`): its stones are taken as in Go, so that every Go program shows it well.
//!   The crosscut is stones of the setup (AB, AW).
//! - Gomoku and Go-Bang are written as `GM[4]`, the format's number for five in a row.
//!   As Go they would lose stones that are surrounded, which stay on the board in both.
//!   The format has no number for games that take pairs: a program that does not know our RU leaves them standing.
//! - The rules' name (RU) is one that other programs know where there is one, such as `Japanese` wherever
//!   territory and prisoners count; else ours. Our name also stands in the comment on the game (GC),
//!   and reading a record uses it as long as game and rules (GM, RU) are as written here.

use super::{OWN_COMMENT, OWN_RULES, time_left};
use crate::clock::{Span, Timestamp};
use crate::{EventKind, Game, Phase, PlayerId, TimeControl};
use tengen_rules::{
    ByColor, Color, Ending, Handicap, Move, Outcome, PointSet, RuleSet, Size, Variant,
};
use tengen_sgf::{Collection, NodeId, from_point};

/// The AP property: name and version.
const APPLICATION: &str = concat!("tengen:", env!("CARGO_PKG_VERSION"));

/// A side, as the property of its moves and as a value.
pub(super) const SIDE: ByColor<&str> = ByColor {
    black: "B",
    white: "W",
};

/// The properties for territory.
const TERRITORY: ByColor<&str> = ByColor {
    black: "TB",
    white: "TW",
};

/// The record of `game` as SGF text, with the players' `names`; empty names are left out.
pub fn write(game: &Game, names: &ByColor<String>) -> String {
    to_sgf(game, names).to_sgf()
}

/// The record of `game` as a tree without branches, with the players' `names`; empty names are left out.
///
/// A game that is not over has no result (RE). A count, agreed or in progress, appears in the last node as territory
/// (TB, TW), points under dead stones included.
pub fn to_sgf(game: &Game, names: &ByColor<String>) -> Collection {
    tree(game, names).0
}

/// The same, and the node after each number of moves; freely placed handicap stones are in the first one.
pub(super) fn tree(game: &Game, names: &ByColor<String>) -> (Collection, Vec<NodeId>) {
    let mut sgf = Collection::new();
    let mut node = sgf.add_game();
    root(&mut sgf, node, game, names);
    setup(&mut sgf, node, game);
    let size = game.terms().size;
    // Handicap stones placed freely are part of the setup, as those on marked points are.
    let placed = usize::from(game.terms().handicap.to_place());
    let mut nodes = vec![node; placed.min(game.moves().len()) + 1];
    let left = game.left_after_moves();
    for (&(color, mv), left) in game.moves().iter().zip(left).skip(placed) {
        node = sgf.add_child(node);
        nodes.push(node);
        let at = match mv {
            Move::Play(point) => from_point(point, size),
            Move::Pass => String::new(),
        };
        sgf.add(node, SIDE[color], [at.as_str()]);
        let left = left.map(|left| time_left::properties(color, left, game.terms().pace.control));
        for (name, value) in left.into_iter().flatten() {
            sgf.add(node, name, [value.as_str()]);
        }
    }
    // After a resumption the colours may not alternate: the other side moves first.
    let next = game.moves().last().map(|(color, _)| !*color);
    if let (Phase::Playing, Some(next)) = (game.phase(), next)
        && game.position().to_place() == 0
        && game.position().to_move() != next
    {
        node = sgf.add_child(node);
        sgf.add(node, "PL", [SIDE[!next]]);
    }
    if let Some(score) = game.score() {
        for color in Color::ALL {
            add_points(
                &mut sgf,
                node,
                TERRITORY[color],
                score.territory[color],
                size,
            );
        }
    }
    (sgf, nodes)
}

fn root(sgf: &mut Collection, node: NodeId, game: &Game, names: &ByColor<String>) {
    let terms = game.terms();
    let mut add = |name, value: &str| sgf.add(node, name, [value]);
    add("FF", "4");
    add("GM", number(terms.rules.variant()));
    add("CA", "UTF-8");
    add("AP", APPLICATION);
    add("SZ", &terms.size.columns().to_string());
    let set = RuleSet::from_rules(&terms.rules).map(|set| set.name);
    if let Some(name) = set {
        add("RU", common_name(name));
    }
    if terms.rules.variant() == Variant::Go {
        add("KM", &terms.komi.to_string());
    }
    if terms.handicap != Handicap::NONE {
        add("HA", &terms.handicap.stones().to_string());
    }
    if let Some((time, overtime)) = timing(terms.pace.control) {
        add("TM", &time.to_string());
        add("OT", &overtime);
    }
    for (color, name) in [(Color::Black, "PB"), (Color::White, "PW")] {
        let player = game.seats().and_then(|seats| seats[color].only_player());
        match player.and_then(PlayerId::level) {
            Some(level) => add(name, &format!("tengen (level {level})")),
            None if names[color].is_empty() => {}
            None => add(name, &names[color]),
        }
    }
    if let Some(days) = days(game) {
        add("DT", &days);
    }
    if let Phase::Finished(outcome) = game.phase() {
        add("RE", &result(outcome));
    }
    let rules = set.unwrap_or(terms.rules.variant().name());
    let id = game.id();
    add("GC", &format!("{OWN_COMMENT}{id}{OWN_RULES}{rules}"));
}

/// The file name for `game`, as in `2026-11-21-kuro-shiro-17.sgf`: first day, players and number, so that a folder
/// sorts by date. Names are reduced to portable letters and digits, with `_` between several players of a side. A
/// channel's members are called a team.
pub fn file_name(game: &Game, names: &ByColor<String>) -> String {
    let is_team = |color: Color| {
        let seats = game.seats();
        let player = seats.and_then(|seats| seats[color].players().next());
        player.is_some_and(|player| player.team_channel().is_some())
    };
    let plain = |color: Color| -> String {
        if is_team(color) {
            return TEAM.to_owned();
        }
        let players: Vec<_> = names[color]
            .split(", ")
            .map(|name| -> String {
                let portable = name
                    .chars()
                    .filter(|c| c.is_ascii_alphanumeric() || *c == '_');
                portable.take(LONGEST_NAME).collect()
            })
            .filter(|name| !name.is_empty())
            .collect();
        players.join("_")
    };
    let days = days(game).unwrap_or_default();
    let first_day = days.split(',').next().map(str::to_owned);
    let players = Color::ALL.map(plain);
    let id = game.id().to_string();
    let parts: Vec<String> = first_day
        .into_iter()
        .chain(players)
        .chain([id])
        .filter(|part| !part.is_empty())
        .collect();
    parts.join("-") + ".sgf"
}

/// Most characters of a player's name in a file name.
const LONGEST_NAME: usize = 32;

/// The name of a channel's members in a file name.
const TEAM: &str = "team";

/// The main time (TM) in seconds, and the overtime (OT) as most servers write byo-yomi and Canadian time; none without
/// a clock.
fn timing(control: TimeControl) -> Option<(i64, String)> {
    let seconds = |span: Span| span.as_millis() / Span::seconds(1).as_millis();
    Some(match control {
        TimeControl::Untimed => return None,
        TimeControl::PerMove(each) => (0, format!("1x{} a move", seconds(each))),
        TimeControl::Fischer {
            start,
            increment,
            cap,
        } => {
            let (increment, cap) = (seconds(increment), seconds(cap));
            let overtime = format!("{increment} Fischer, {cap} at most");
            (seconds(start), overtime)
        }
        TimeControl::ByoYomi {
            main,
            period,
            periods,
        } => {
            let overtime = format!("{periods}x{} byo-yomi", seconds(period));
            (seconds(main), overtime)
        }
        TimeControl::Canadian {
            main,
            period,
            stones,
        } => {
            let overtime = format!("{stones}/{} Canadian", seconds(period));
            (seconds(main), overtime)
        }
    })
}

/// The stones before the first move, and the side to move.
fn setup(sgf: &mut Collection, node: NodeId, game: &Game) {
    let terms = game.terms();
    let opening = terms
        .rules
        .opening(terms.size, terms.handicap)
        .expect("the game has been opened by these terms");
    let mut stones = opening.board().arrangement();
    let placed = usize::from(terms.handicap.to_place());
    let placed = game.moves().iter().take(placed);
    stones.black.extend(placed.filter_map(|(_, mv)| match mv {
        Move::Play(point) => Some(*point),
        Move::Pass => None,
    }));
    if stones == ByColor::default() && terms.handicap == Handicap::NONE {
        return;
    }
    let first = match game.position().to_place() {
        0 => terms.handicap.first_mover(),
        // Black has not placed all of them yet. PL also tells readers not to place any themselves.
        _ => Color::Black,
    };
    add_points(sgf, node, "AB", stones.black, terms.size);
    add_points(sgf, node, "AW", stones.white, terms.size);
    sgf.add(node, "PL", [SIDE[first]]);
}

fn add_points(sgf: &mut Collection, node: NodeId, name: &str, points: PointSet, size: Size) {
    let points: Vec<String> = points.iter().map(|point| from_point(point, size)).collect();
    sgf.add(node, name, points.iter().map(String::as_str));
}

/// The number of the game in SGF (GM).
pub(super) const fn number(variant: Variant) -> &'static str {
    match variant {
        Variant::Go | Variant::AtariGo => "1",
        Variant::Gomoku | Variant::GoBang => "4",
    }
}

/// The common name (RU) of the rule set `name`, or `name` itself.
pub(super) fn common_name(name: &str) -> &str {
    match name {
        "territory" | "traditional" | "japanese" => "Japanese",
        "chinese" => "Chinese",
        "tromp-taylor" => "Tromp-Taylor",
        "new-zealand" => "NZ",
        name => name,
    }
}

/// The result (RE): `B+3.5`, `W+R`, `W+F` for a forfeit, `W+T` on time, `B+` for a win without points, `0` for a draw,
/// `Void` without a result. SGF has no value for a game that both lose: programs read the beginning of ours, people read
/// all of it.
fn result(outcome: &Outcome) -> String {
    let Some(winner) = outcome.winner else {
        return match outcome.ending {
            Ending::NoResult | Ending::NotBegun | Ending::CalledOff => "Void".to_owned(),
            Ending::BothLose => "Void (both lose)".to_owned(),
            _ => "0".to_owned(),
        };
    };
    let side = SIDE[winner];
    match &outcome.ending {
        Ending::Score(score) => format!("{side}+{}", score.margin()),
        Ending::Resignation => format!("{side}+R"),
        Ending::Forfeit | Ending::NoShow => format!("{side}+F"),
        Ending::Time => format!("{side}+T"),
        Ending::FiveInARow { .. }
        | Ending::Capture { .. }
        | Ending::FivePairs { .. }
        | Ending::NoMovesLeft
        | Ending::NoResult
        | Ending::BothLose
        | Ending::Adjudication
        | Ending::Draw
        | Ending::NotBegun
        | Ending::CalledOff => format!("{side}+"),
    }
}

/// The first and the last day of play in UTC (DT); none before the challenge is accepted.
fn days(game: &Game) -> Option<String> {
    let is_acceptance = |kind: &EventKind| matches!(kind, EventKind::Accepted { .. });
    let accepted = game
        .events()
        .iter()
        .find(|event| is_acceptance(&event.kind))?;
    let last = game
        .end_time()
        .or(game.events().last().map(|event| event.at));
    let (first, last) = (day(accepted.at)?, day(last?)?);
    if first == last {
        Some(first)
    } else {
        Some(format!("{first},{last}"))
    }
}

/// `2026-11-21`; none beyond the year 9999.
fn day(at: Timestamp) -> Option<String> {
    let at = jiff::Timestamp::from_millisecond(at.as_millis()).ok()?;
    Some(at.strftime("%Y-%m-%d").to_string())
}
