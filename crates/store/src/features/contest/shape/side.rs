//! Players of a side, and the sides that have entered.

use serde::{Deserialize, Serialize};

use crate::schema::mirror::mirror;
use crate::schema::scalar::{Id, Meaningless};
use tengen_club::contest::{self, Side, TeamSize, Title};
use tengen_game::clock::Timestamp;
use tengen_game::{MessageId, PlayerId};
use tengen_rules::Rank;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Format {
    Single,
    Pairs,
    Teams(u8),
}

mirror! {
    pub(super) enum Standing = contest::Standing {
        Forming, Entered, Waiting, Withdrawn, SitsOut, Absent,
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Entry {
    members: Vec<Member>,
    name: Option<String>,
    standing: Standing,
    since: i64,
    asks: u8,
    asked_in: Option<Id>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Member {
    player: Id,
    /// As in `5k`.
    rank: Option<String>,
    joined: bool,
}

impl Format {
    pub(super) fn of(format: contest::Format) -> Self {
        match format {
            contest::Format::Single => Self::Single,
            contest::Format::Pairs => Self::Pairs,
            contest::Format::Teams(_) => Self::Teams(format.size() as u8),
        }
    }

    pub(super) fn into_domain(self) -> Result<contest::Format, Meaningless> {
        Ok(match self {
            Self::Single => contest::Format::Single,
            Self::Pairs => contest::Format::Pairs,
            Self::Teams(size) => {
                let size = TeamSize::new(size).ok_or(Meaningless::Contest)?;
                contest::Format::Teams(size)
            }
        })
    }
}

impl Entry {
    pub(super) fn of(entry: &contest::Entry) -> Self {
        Self {
            members: entry.side.members().iter().map(Member::of).collect(),
            name: entry.name.as_ref().map(|name| name.as_str().to_owned()),
            standing: entry.standing.into(),
            since: entry.since.as_millis(),
            asks: entry.asks,
            asked_in: entry.asked_in.map(|message| Id(message.get())),
        }
    }

    /// The entry, if its side is of `format`.
    pub(super) fn into_domain(
        self,
        format: contest::Format,
    ) -> Result<contest::Entry, Meaningless> {
        let members = self.members.into_iter().map(Member::into_domain);
        let side = Side::new(members.collect::<Result<_, _>>()?);
        let side = side.filter(|side| side.members().len() == format.size());
        let name = self
            .name
            .map(|name| Title::new(&name).ok_or(Meaningless::Contest));
        Ok(contest::Entry {
            side: side.ok_or(Meaningless::Contest)?,
            name: name.transpose()?,
            standing: self.standing.into(),
            since: Timestamp::from_millis(self.since),
            asks: self.asks,
            asked_in: self.asked_in.map(|message| MessageId::new(message.0)),
        })
    }
}

impl Member {
    fn of(member: &contest::Member) -> Self {
        Self {
            player: Id(member.player.get()),
            rank: member.rank.map(|rank| rank.to_string()),
            joined: member.has_joined,
        }
    }

    fn into_domain(self) -> Result<contest::Member, Meaningless> {
        let rank = self.rank.map(|rank| rank.parse::<Rank>());
        Ok(contest::Member {
            player: PlayerId::new(self.player.0),
            rank: rank.transpose().map_err(|_| Meaningless::Contest)?,
            has_joined: self.joined,
        })
    }
}
