//! Columns of a game for people who use `psql`, beside its outline.

use super::db::{Column, Key as _, Row as _};
use super::schema::outline::Outlined;
use tengen_game::clock::Timestamp;
use tengen_game::{GameId, GameResult, Outline, Progress};
use tengen_rules::Color;

/// The columns of the outline in a row. Discord's ids are below 2^63. An unreadable row is found by its key alone, and
/// the game is replayed: its columns are empty.
pub(super) fn columns(key: &[u8], value: &[u8]) -> Vec<(&'static str, Column)> {
    let outline = GameId::of(key).and_then(|id| Outlined::decode(value).ok()?.into_domain(id).ok());
    let outline = outline.as_ref();
    let number = |of: fn(&Outline) -> u64| Column::Number(Some(outline.map_or(0, of) as i64));
    let seat = |color| {
        let seats = outline
            .and_then(|outline| outline.seats.as_ref())
            .into_iter();
        let players = seats.flat_map(move |seats| match color {
            Color::Black => seats.black.players(),
            Color::White => seats.white.players(),
        });
        Column::Numbers(players.map(|player| player.get() as i64).collect())
    };
    let club = outline.and_then(|outline| outline.place.club);
    let offered = outline.map_or(0.0, |outline| seconds(outline.offer.at));
    let ended = outline.and_then(|outline| match outline.progress {
        Progress::Finished(finish) => Some(seconds(finish.at)),
        _ => None,
    });
    vec![
        ("game", number(|outline| outline.id.get())),
        ("club", Column::Number(club.map(|club| club.get() as i64))),
        ("channel", number(|outline| outline.place.channel.get())),
        ("state", Column::Word(Some(outline.map_or("", state)))),
        ("result", Column::Word(outline.and_then(result))),
        (
            "challenger",
            number(|outline| outline.offer.challenger.get()),
        ),
        ("black", seat(Color::Black)),
        ("white", seat(Color::White)),
        ("moves", number(|outline| outline.revision.get().into())),
        ("offered", Column::Time(Some(offered))),
        ("ended", Column::Time(ended)),
    ]
}

fn seconds(at: Timestamp) -> f64 {
    at.as_millis() as f64 / 1000.0
}

fn state(outline: &Outline) -> &'static str {
    match outline.progress {
        Progress::Offered => "offered",
        Progress::Playing => "playing",
        Progress::Counting => "counting",
        Progress::Trial => "trial",
        Progress::Finished(_) => "finished",
        Progress::Closed => "closed",
    }
}

fn result(outline: &Outline) -> Option<&'static str> {
    let Progress::Finished(finish) = outline.progress else {
        return None;
    };
    Some(match finish.result {
        GameResult::Won(Color::Black) => "black won",
        GameResult::Won(Color::White) => "white won",
        GameResult::Jigo => "jigo",
        GameResult::Draw => "draw",
        GameResult::NoResult => "no result",
        GameResult::BothLose => "both lose",
        GameResult::CalledOff => "called off",
        GameResult::NotBegun => "not begun",
    })
}
