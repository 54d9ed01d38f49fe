//! Questions: a parsed line with defaults filled in, checked.

use std::collections::{HashMap, HashSet};
use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, Error, Visitor};

use super::parameters;
use super::words::Request;
use crate::event::{Bye, EventError, Game, Index, MAX_ROUNDS, Outcome, Tournament};
use crate::parameters::System;
use crate::player::{MAX_RATING, Player, PlayerId, Rounds};
use crate::rank::Rank;
use tengen_jsonl::{IdShape, LineError, Object, Text};

/// A valid question.
pub(super) struct Question {
    pub(super) event: Tournament,
    pub(super) ask: Ask,
    pub(super) round: u8,
}

/// The request.
pub(super) enum Ask {
    Standings,
    Pair,
    /// The weights of these pairs, White first.
    Weigh(Vec<(Index, Index)>),
}

/// Why a line is not a question.
#[derive(Debug, thiserror::Error)]
pub enum QuestionError {
    /// Not an object with the fields of a question.
    #[error(transparent)]
    Line(#[from] LineError),
    /// Its parts do not make a tournament.
    #[error(transparent)]
    Event(#[from] EventError),
    /// A game, a bye or a pair refers to a missing player.
    #[error("there is no player {0}")]
    NoPlayer(PlayerId),
    /// A number is too small or too large.
    #[error("{name:?} is from {least} to {most}, not {value}")]
    Range {
        /// The field.
        name: &'static str,
        /// Its value.
        value: String,
        /// The minimum.
        least: String,
        /// The maximum.
        most: String,
    },
    /// Not a value of a round without a game.
    #[error("a bye or an absence is worth 0, 0.5 or 1, not {0}")]
    Unplayed(f64),
    /// The floor is above the bar.
    #[error("the floor is above the bar")]
    FloorAboveBar,
    /// Categories are not in order.
    #[error("each of \"categories\" is lower than the one before it")]
    Categories,
    /// The entries do not cover all rounds.
    #[error("\"seeding\" has an entry, and each but the last has \"through\"")]
    Seeding,
    /// Pairs are given but not to be weighed, or missing where they are.
    #[error("\"pairs\" belongs to \"weigh\"")]
    Pairs,
}

/// A line as written. A field that is null counts as missing.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    #[serde(rename = "id")]
    _id: Option<IdShape>,
    system: Option<Text<System>>,
    players: Option<Vec<Object<PlayerShape>>>,
    games: Option<Vec<Object<GameShape>>>,
    byes: Option<Vec<Object<ByeShape>>>,
    apart: Option<Vec<(PlayerId, PlayerId)>>,
    parameters: Option<Object<parameters::Shape>>,
    ask: Option<Text<Request>>,
    round: Option<u8>,
    pairs: Option<Vec<(PlayerId, PlayerId)>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerShape {
    id: PlayerId,
    rank: Text<Rank>,
    rating: Option<i64>,
    club: Option<String>,
    country: Option<String>,
    correction: Option<i8>,
    rounds: Option<Vec<u8>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GameShape {
    round: u8,
    white: PlayerId,
    black: PlayerId,
    handicap: Option<u8>,
    result: Option<Text<Outcome>>,
    forfeit: Option<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ByeShape {
    round: u8,
    player: PlayerId,
}

impl Question {
    /// Parses a line.
    ///
    /// # Errors
    ///
    /// A [`QuestionError`] if it is not a question.
    pub(super) fn read(line: &[u8]) -> Result<Self, QuestionError> {
        let fields: Fields = tengen_jsonl::parse(line)?;
        let system = fields.system.map_or(System::McMahon, |Text(system)| system);
        let parameters = fields
            .parameters
            .map(|Object(shape)| shape)
            .unwrap_or_default()
            .with_defaults(system)?;
        let players: Vec<_> = fields
            .players
            .into_iter()
            .flatten()
            .map(|Object(shape)| player(shape))
            .collect::<Result<_, _>>()?;
        let ids = players.iter().enumerate();
        let ids = Ids(ids.map(|(at, player)| (player.id.clone(), at)).collect());
        let games: Vec<_> = fields
            .games
            .into_iter()
            .flatten()
            .map(|Object(shape)| ids.game(&shape))
            .collect::<Result<_, _>>()?;
        let byes: Vec<_> = fields
            .byes
            .into_iter()
            .flatten()
            .map(|Object(shape)| ids.bye(&shape))
            .collect::<Result<_, _>>()?;
        let apart: Vec<_> = fields
            .apart
            .into_iter()
            .flatten()
            .map(|(one, other)| Ok([ids.find(&one)?, ids.find(&other)?]))
            .collect::<Result<_, QuestionError>>()?;
        let event = Tournament::new(players, games, byes, parameters)?.keeping_apart(apart);
        let request = fields
            .ask
            .map_or(Request::Standings, |Text(request)| request);
        let (least, usual) = match request {
            Request::Standings => (0, event.last_round()),
            Request::Pair | Request::Weigh => (1, event.last_round() + 1),
        };
        let round = fields.round.unwrap_or(usual);
        if round < least || round > MAX_ROUNDS {
            return Err(EventError::Round(round).into());
        }
        let ask = match (request, fields.pairs) {
            (Request::Standings, None) => Ask::Standings,
            (Request::Pair, None) => Ask::Pair,
            (Request::Weigh, Some(pairs)) => Ask::Weigh(ids.pairs(&pairs, round)?),
            _ => return Err(QuestionError::Pairs),
        };
        Ok(Self { event, ask, round })
    }
}

/// Players by their ids.
struct Ids(HashMap<PlayerId, Index>);

impl Ids {
    fn find(&self, id: &PlayerId) -> Result<Index, QuestionError> {
        let found = self.0.get(id).copied();
        found.ok_or_else(|| QuestionError::NoPlayer(id.clone()))
    }

    fn game(&self, shape: &GameShape) -> Result<Game, QuestionError> {
        Ok(Game {
            round: shape.round,
            white: self.find(&shape.white)?,
            black: self.find(&shape.black)?,
            handicap: shape.handicap.unwrap_or(0),
            result: shape
                .result
                .as_ref()
                .map_or(Outcome::Unknown, |Text(result)| *result),
            forfeit: shape.forfeit.unwrap_or(false),
        })
    }

    fn bye(&self, shape: &ByeShape) -> Result<Bye, QuestionError> {
        Ok(Bye {
            round: shape.round,
            player: self.find(&shape.player)?,
        })
    }

    /// The pairs of a round, each player once.
    fn pairs(
        &self,
        pairs: &[(PlayerId, PlayerId)],
        round: u8,
    ) -> Result<Vec<(Index, Index)>, QuestionError> {
        let mut seen = HashSet::new();
        let ids = pairs.iter().flat_map(|(white, black)| [white, black]);
        for id in ids {
            if !seen.insert(self.find(id)?) {
                let player = id.clone();
                return Err(EventError::Twice { player, round }.into());
            }
        }
        let found = |(white, black): &(_, _)| Ok((self.find(white)?, self.find(black)?));
        pairs.iter().map(found).collect()
    }
}

fn player(shape: PlayerShape) -> Result<Player, QuestionError> {
    let Text(rank) = shape.rank;
    let rating = shape.rating.unwrap_or(rank.rating());
    if rating.abs() > MAX_RATING {
        return Err(range("rating", rating, -MAX_RATING, MAX_RATING));
    }
    let correction = shape.correction.unwrap_or(0);
    if !(-1..=2).contains(&correction) {
        return Err(range("correction", correction.into(), -1, 2));
    }
    let rounds = match shape.rounds {
        None => Rounds::All,
        Some(rounds) => match rounds
            .iter()
            .find(|round| !(1..=MAX_ROUNDS).contains(*round))
        {
            None => Rounds::Only(rounds),
            Some(round) => return Err(EventError::Round(*round).into()),
        },
    };
    Ok(Player {
        id: shape.id,
        rank,
        rating,
        club: home(shape.club),
        country: home(shape.country),
        correction,
        rounds,
    })
}

/// A club or a country; empty or "none" means none.
fn home(name: Option<String>) -> Option<String> {
    name.filter(|name| !name.is_empty() && !name.eq_ignore_ascii_case("none"))
}

fn range(name: &'static str, value: i64, least: i64, most: i64) -> QuestionError {
    QuestionError::Range {
        name,
        value: value.to_string(),
        least: least.to_string(),
        most: most.to_string(),
    }
}

impl<'de> Deserialize<'de> for PlayerId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;

        impl Visitor<'_> for Reader {
            type Value = PlayerId;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a string or a whole number as id of a player")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<PlayerId, E> {
                Ok(PlayerId::Text(text.to_owned()))
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<PlayerId, E> {
                Ok(PlayerId::Number(number))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<PlayerId, E> {
                let number = i64::try_from(number).map_err(E::custom)?;
                Ok(PlayerId::Number(number))
            }
        }

        deserializer.deserialize_any(Reader)
    }
}
