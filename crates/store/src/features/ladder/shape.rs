//! A ladder. Frozen: a change of anything here is a new version, but for new members at the ends of enums.

use serde::{Deserialize, Serialize};

use crate::schema::event::{Pace, Terms};
use crate::schema::mirror::shaped;
use crate::schema::scalar::{Handicaps, Id, Meaningless};
use tengen_club::ladder::{self, ClubLadder, Ladder};
use tengen_game::clock::{Span, Timestamp};
use tengen_game::{ClubId, GameId, MessageId, PlayerId, TimeLimit};

/// The ladder of a channel. Times are in milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Shape {
    club: Id,
    terms: Terms,
    pace: Pace,
    handicaps: Handicaps,
    message: Option<Id>,
    /// The first place first.
    rungs: Vec<Rung>,
    running: Vec<Running>,
    /// Recent challenges: challenger, challenged, time.
    lately: Vec<(Id, Id, i64)>,
    latest: Vec<Played>,
    resigning: Vec<(Id, u64)>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rung {
    player: Id,
    /// The beginning of their time for a first challenge, and its length.
    since: i64,
    time: i64,
    challenged: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Running {
    game: u64,
    challenger: Id,
    challenged: Id,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Played {
    game: Running,
    moved: Moved,
    at: i64,
}

/// Places from 1 on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Moved {
    Nobody,
    Up(Id, u16),
    Out(Id, Option<(Id, u16)>),
}

impl Shape {
    pub(crate) fn of(ladder: &ClubLadder) -> Self {
        let lately = ladder.ladder.lately().iter();
        let lately = lately.map(|one| {
            let at = one.at.as_millis();
            (one.challenger.into(), one.challenged.into(), at)
        });
        let resigning = ladder.resigning.iter();
        let resigning = resigning.map(|(player, game)| ((*player).into(), game.get()));
        Self {
            club: ladder.club.into(),
            terms: (&ladder.terms).into(),
            pace: ladder.terms.pace.into(),
            handicaps: ladder.handicaps.into(),
            message: ladder.message.map(Id::from),
            rungs: ladder.ladder.rungs().iter().map(Rung::of).collect(),
            running: ladder.ladder.running().iter().map(Running::of).collect(),
            lately: lately.collect(),
            latest: ladder.latest.iter().map(Played::of).collect(),
            resigning: resigning.collect(),
        }
    }

    pub(crate) fn into_domain(self) -> Result<ClubLadder, Meaningless> {
        let rungs = self.rungs.into_iter().map(|rung| ladder::Rung {
            who: rung.player.into(),
            time: TimeLimit {
                since: Timestamp::from_millis(rung.since),
                span: Span::millis(rung.time),
            },
            has_played: rung.challenged,
        });
        let running = self.running.into_iter().map(Running::into_domain);
        let lately = self.lately.into_iter();
        let lately = lately.map(|(challenger, challenged, at)| ladder::RecentChallenge {
            challenger: challenger.into(),
            challenged: challenged.into(),
            at: Timestamp::from_millis(at),
        });
        let of = Ladder::of(rungs.collect(), running.collect(), lately.collect());
        let resigning = self.resigning.into_iter();
        let resigning = resigning.map(|(player, game)| (PlayerId::from(player), GameId::new(game)));
        Ok(ClubLadder {
            club: ClubId::from(self.club),
            terms: self.terms.with(self.pace.into())?,
            handicaps: self.handicaps.into(),
            message: self.message.map(MessageId::from),
            ladder: of.ok_or(Meaningless::Activity)?,
            latest: self.latest.into_iter().map(Played::into_domain).collect(),
            resigning: resigning.collect(),
        })
    }
}

impl Rung {
    fn of(rung: &ladder::Rung<PlayerId>) -> Self {
        Self {
            player: rung.who.into(),
            since: rung.time.since.as_millis(),
            time: rung.time.span.as_millis(),
            challenged: rung.has_played,
        }
    }
}

impl Running {
    fn of(running: &ladder::Running<PlayerId, GameId>) -> Self {
        Self {
            game: running.game.get(),
            challenger: running.challenger.into(),
            challenged: running.challenged.into(),
        }
    }

    fn into_domain(self) -> ladder::Running<PlayerId, GameId> {
        ladder::Running {
            game: GameId::new(self.game),
            challenger: self.challenger.into(),
            challenged: self.challenged.into(),
        }
    }
}

impl Played {
    fn of(played: &ladder::Played) -> Self {
        let place = |place: usize| place as u16;
        Self {
            game: Running::of(&played.game),
            moved: match played.moved {
                ladder::Moved::Nobody => Moved::Nobody,
                ladder::Moved::Up(who, to) => Moved::Up(who.into(), place(to)),
                ladder::Moved::Out(who, up) => {
                    Moved::Out(who.into(), up.map(|(who, to)| (who.into(), place(to))))
                }
            },
            at: played.at.as_millis(),
        }
    }

    fn into_domain(self) -> ladder::Played {
        ladder::Played {
            game: self.game.into_domain(),
            moved: match self.moved {
                Moved::Nobody => ladder::Moved::Nobody,
                Moved::Up(who, place) => ladder::Moved::Up(who.into(), place.into()),
                Moved::Out(who, up) => {
                    let up = up.map(|(who, place)| (who.into(), place.into()));
                    ladder::Moved::Out(who.into(), up)
                }
            },
            at: Timestamp::from_millis(self.at),
        }
    }
}

shaped! { ClubLadder }
