//! A league. Frozen: a change of anything here is a new version, but for new members at the ends of enums.

use serde::{Deserialize, Serialize};

use crate::schema::event::{Pace, Terms};
use crate::schema::mirror::{mirror, shaped};
use crate::schema::scalar::{Handicaps, Id, Meaningless};
use tengen_club::league::{self, League};
use tengen_game::clock::{Span, Timestamp};
use tengen_game::{ClubId, GameId, MessageId, PlayerId, TimeLimit};

/// The league of a channel. Times are in milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Shape {
    club: Id,
    terms: Terms,
    pace: Pace,
    handicaps: Handicaps,
    division: u8,
    games: u8,
    days: u16,
    moves: u8,
    message: Option<Id>,
    entered: Vec<Id>,
    season: Option<Season>,
    resigning: Vec<(Id, u64)>,
    previous: Option<Season>,
    pause: Option<u8>,
    planned: Option<Planned>,
}

/// A season: its players, those of the first division first, and the size of each division.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Season {
    number: u16,
    /// The beginning of its time, and its length.
    since: i64,
    time: i64,
    stage: StageShape,
    players: Vec<Id>,
    sizes: Vec<u8>,
    games: Vec<Played>,
}

/// A game, and the positions of its players in the list of the season, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Played {
    game: u64,
    first: u16,
    second: u16,
    end: Option<End>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum End {
    Won(Side),
    RanOut(Side),
    Draw,
    BothLose,
    Void,
}

/// The time at which the next season starts by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Planned {
    At(i64),
    Waiting,
}

mirror! {
    enum Side = league::Side { First, Second }

    enum StageShape = league::SeasonStage { Running, EndsSoon, Closing, Over, Cut }
}

impl Shape {
    pub(crate) fn of(league: &League) -> Self {
        let resigning = league.resigning.iter();
        let resigning = resigning.map(|(player, game)| ((*player).into(), game.get()));
        Self {
            club: league.club.into(),
            terms: (&league.terms).into(),
            pace: league.terms.pace.into(),
            handicaps: league.handicaps.into(),
            division: league.format.division,
            games: league.format.games,
            days: league.format.days,
            moves: league.format.moves,
            message: league.message.map(Id::from),
            entered: league.members().iter().copied().map(Id::from).collect(),
            season: league.season().map(Season::of),
            resigning: resigning.collect(),
            previous: league.previous().map(Season::of),
            pause: league.pause(),
            planned: league.next_start().map(Planned::of),
        }
    }

    pub(crate) fn into_domain(self) -> Result<League, Meaningless> {
        let format = league::Format {
            division: self.division,
            games: self.games,
            days: self.days,
            moves: self.moves,
        };
        let format = Some(format).filter(league::Format::is_valid);
        let format = format.ok_or(Meaningless::Activity)?;
        let terms = self.terms.with(self.pace.into())?;
        let mut league = League::new(ClubId::from(self.club), terms, format);
        league.handicaps = self.handicaps.into();
        league.message = self.message.map(MessageId::from);
        let resigning = self.resigning.into_iter();
        let resigning = resigning.map(|(player, game)| (PlayerId::from(player), GameId::new(game)));
        league.resigning = resigning.collect();
        let season = self.season.map(Season::into_domain).transpose()?;
        let entered = self.entered.into_iter().map(PlayerId::from).collect();
        let league = league.with(entered, season).ok_or(Meaningless::Activity)?;
        let previous = self.previous.map(Season::into_domain).transpose()?;
        let planned = self.planned.map(Planned::into_domain);
        let resumed = league.with_schedule(previous, self.pause, planned);
        resumed.ok_or(Meaningless::Activity)
    }
}

impl Planned {
    fn of(planned: league::Planned) -> Self {
        match planned {
            league::Planned::At(at) => Self::At(at.as_millis()),
            league::Planned::Waiting => Self::Waiting,
        }
    }

    fn into_domain(self) -> league::Planned {
        match self {
            Self::At(at) => league::Planned::At(Timestamp::from_millis(at)),
            Self::Waiting => league::Planned::Waiting,
        }
    }
}

impl Season {
    fn of(season: &league::Season) -> Self {
        Self {
            number: season.number,
            since: season.time.since.as_millis(),
            time: season.time.span.as_millis(),
            stage: season.stage.into(),
            players: season.players().iter().copied().map(Id::from).collect(),
            sizes: season.sizes().to_vec(),
            games: season.games().iter().map(Played::of).collect(),
        }
    }

    fn into_domain(self) -> Result<league::Season, Meaningless> {
        let time = TimeLimit {
            since: Timestamp::from_millis(self.since),
            span: Span::millis(self.time),
        };
        let season = league::Season::of(
            self.number,
            time,
            self.stage.into(),
            self.players.into_iter().map(PlayerId::from).collect(),
            self.sizes,
            self.games.into_iter().map(Played::into_domain).collect(),
        );
        season.ok_or(Meaningless::Activity)
    }
}

impl Played {
    fn of(game: &league::LeagueGame) -> Self {
        Self {
            game: game.game.get(),
            first: game.pair.0 as u16,
            second: game.pair.1 as u16,
            end: game.end.map(|end| match end {
                league::End::Won(side) => End::Won(side.into()),
                league::End::RanOut(side) => End::RanOut(side.into()),
                league::End::Draw => End::Draw,
                league::End::BothLose => End::BothLose,
                league::End::Void => End::Void,
            }),
        }
    }

    fn into_domain(self) -> league::LeagueGame {
        league::LeagueGame {
            game: GameId::new(self.game),
            pair: (self.first.into(), self.second.into()),
            end: self.end.map(|end| match end {
                End::Won(side) => league::End::Won(side.into()),
                End::RanOut(side) => league::End::RanOut(side.into()),
                End::Draw => league::End::Draw,
                End::BothLose => league::End::BothLose,
                End::Void => league::End::Void,
            }),
        }
    }
}

shaped! { League }
