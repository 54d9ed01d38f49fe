//! A tournament. Frozen: a change of anything here is a new version, but for new members at the ends of enums.

mod round;
mod side;

use serde::{Deserialize, Serialize};

use crate::schema::event::{Pace, Terms};
use crate::schema::mirror::{mirror, shaped};
use crate::schema::scalar::{Handicaps, Id, Meaningless};
use round::{EntryCount, Proposal, Round, index_pair, indexes};
use side::{Entry, Format};
use tengen_club::contest::{self, MAX_PLANNED, MAX_ROUNDS, MAX_ROWS, Title};
use tengen_game::clock::{Span, Timestamp};
use tengen_game::{ChannelId, ClubId, MessageId, Place, PlayerId};

/// A tournament. Times are in milliseconds, since 1970 where they are no spans; entries are named by their places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Shape {
    title: String,
    format: Format,
    system: System,
    planned: u8,
    terms: Terms,
    pace: Pace,
    handicaps: Handicaps,
    manner: Manner,
    capacity: u16,
    entries_until: Option<i64>,
    grace: i64,
    next_round: NextRound,
    organiser: Id,
    club: Option<Id>,
    channel: Id,
    created: i64,
    message: Option<Id>,
    entries: Vec<Entry>,
    apart: Vec<(u16, u16)>,
    seeds: Vec<u16>,
    proposal: Option<Proposal>,
    proposals: u32,
    rounds: Vec<Round>,
    next_due: Option<i64>,
    closed: bool,
}

mirror! {
    enum System = contest::System { Swiss, McMahon, RoundRobin, KnockOut }

    enum Manner = contest::Manner { Games, ByHand }
}

/// The time at which the next round is published.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum NextRound {
    ByHand,
    WithResults,
    WithinDays(u8),
}

impl From<contest::NextRound> for NextRound {
    fn from(next: contest::NextRound) -> Self {
        match next {
            contest::NextRound::ByHand => Self::ByHand,
            contest::NextRound::WithResults => Self::WithResults,
            contest::NextRound::WithinDays(days) => Self::WithinDays(days),
        }
    }
}

impl From<NextRound> for contest::NextRound {
    fn from(next: NextRound) -> Self {
        match next {
            NextRound::ByHand => Self::ByHand,
            NextRound::WithResults => Self::WithResults,
            NextRound::WithinDays(days) => Self::WithinDays(days),
        }
    }
}

impl Shape {
    pub(crate) fn of(contest: &contest::Contest) -> Self {
        let setup = &contest.setup;
        Self {
            title: setup.title.as_str().to_owned(),
            format: Format::of(setup.format),
            system: setup.system.into(),
            planned: setup.rounds,
            terms: (&setup.terms).into(),
            pace: setup.terms.pace.into(),
            handicaps: setup.handicaps.into(),
            manner: setup.manner.into(),
            capacity: setup.capacity,
            entries_until: setup.entries_until.map(Timestamp::as_millis),
            grace: setup.grace.as_millis(),
            next_round: setup.next_round.into(),
            organiser: Id(contest.organiser.get()),
            club: contest.place.club.map(|club| Id(club.get())),
            channel: Id(contest.place.channel.get()),
            created: contest.created.as_millis(),
            message: contest.message.map(|message| Id(message.get())),
            entries: contest.entries.iter().map(Entry::of).collect(),
            apart: contest.apart.iter().map(|pair| index_pair(*pair)).collect(),
            seeds: indexes(&contest.seeds),
            proposal: contest.proposal.as_ref().map(Proposal::of),
            proposals: contest.proposals,
            rounds: contest.rounds.iter().map(Round::of).collect(),
            next_due: contest.next_due.map(Timestamp::as_millis),
            closed: contest.is_closed,
        }
    }

    pub(crate) fn into_domain(self) -> Result<contest::Contest, Meaningless> {
        if self.entries.len() > MAX_ROWS || self.rounds.len() > MAX_ROUNDS {
            return Err(Meaningless::Contest);
        }
        let format = self.format.into_domain()?;
        let entries = self.entries.into_iter();
        let entries = entries.map(|entry| entry.into_domain(format));
        let entries: Vec<_> = entries.collect::<Result<_, _>>()?;
        let boards = format.boards();
        let known = EntryCount(entries.len());
        let rounds = self.rounds.into_iter();
        let rounds: Result<_, _> = rounds
            .map(|round| round.into_domain(known, boards))
            .collect();
        let proposal = self.proposal.map(|proposal| proposal.into_domain(known));
        let is_planned = (1..=MAX_PLANNED).contains(&self.planned);
        let setup = contest::Setup {
            title: Title::new(&self.title).ok_or(Meaningless::Contest)?,
            format,
            system: self.system.into(),
            rounds: Some(self.planned)
                .filter(|_| is_planned)
                .ok_or(Meaningless::Contest)?,
            terms: self.terms.with(self.pace.into())?,
            handicaps: self.handicaps.into(),
            manner: self.manner.into(),
            capacity: self.capacity,
            entries_until: self.entries_until.map(Timestamp::from_millis),
            grace: Span::millis(self.grace),
            next_round: self.next_round.into(),
        };
        Ok(contest::Contest {
            setup,
            organiser: PlayerId::new(self.organiser.0),
            place: Place {
                club: self.club.map(|club| ClubId::new(club.0)),
                channel: ChannelId::new(self.channel.0),
            },
            created: Timestamp::from_millis(self.created),
            message: self.message.map(|message| MessageId::new(message.0)),
            entries,
            apart: known.distinct_pairs(self.apart)?,
            seeds: known.all(self.seeds)?,
            proposal: proposal.transpose()?,
            proposals: self.proposals,
            rounds: rounds?,
            next_due: self.next_due.map(Timestamp::from_millis),
            is_closed: self.closed,
        })
    }
}

shaped! { contest::Contest }
