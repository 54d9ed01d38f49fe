//! What people find of a game with `psql`: the columns beside its outline.

use crate::clock::Timestamp;
use crate::game::{GameId, GameResult, Outline, Progress};
use crate::rules::Color;
use crate::store::key::Key as _;
use crate::store::schema::outline::Outlined;
use crate::store::table::Row as _;

/// The columns of a game. Numbers of Discord's are below 2^63.
#[derive(Debug, Default)]
pub(super) struct Columns {
    pub(super) game: i64,
    pub(super) club: Option<i64>,
    pub(super) channel: i64,
    pub(super) state: &'static str,
    pub(super) result: Option<&'static str>,
    pub(super) challenger: i64,
    pub(super) black: Vec<i64>,
    pub(super) white: Vec<i64>,
    pub(super) moves: i64,
    /// Both in seconds since 1970.
    pub(super) offered: f64,
    pub(super) ended: Option<f64>,
}

impl Columns {
    /// Those of the outline in a row; none if it cannot be read.
    pub(super) fn of(key: &[u8], value: &[u8]) -> Option<Self> {
        let id = GameId::of(key)?;
        let outline = Outlined::decode(value).ok()?.into_domain(id).ok()?;
        let seat = |color| {
            let seats = outline.seats.iter();
            let players = seats.flat_map(move |seats| match color {
                Color::Black => seats.black.players(),
                Color::White => seats.white.players(),
            });
            players.map(|player| player.get() as i64).collect()
        };
        Some(Self {
            game: id.get() as i64,
            club: outline.place.club.map(|club| club.get() as i64),
            channel: outline.place.channel.get() as i64,
            state: state(&outline),
            result: result(&outline),
            challenger: outline.offer.challenger.get() as i64,
            black: seat(Color::Black),
            white: seat(Color::White),
            moves: outline.revision.get().into(),
            offered: seconds(outline.offer.at),
            ended: match outline.progress {
                Progress::Finished(finish) => Some(seconds(finish.at)),
                _ => None,
            },
        })
    }
}

fn seconds(at: Timestamp) -> f64 {
    at.as_millis() as f64 / 1000.0
}

fn state(outline: &Outline) -> &'static str {
    match outline.progress {
        Progress::Offered => "offered",
        Progress::Playing => "playing",
        Progress::Counting => "counting",
        Progress::Confirming => "confirming",
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
