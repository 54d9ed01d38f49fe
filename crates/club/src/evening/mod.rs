//! The club evening of a channel: when it is, who comes, who plays whom there, and who has come over the season.

mod held;
mod rhythm;
mod table;

pub use held::Held;
pub use rhythm::{Every, Rhythm};
pub use table::{Met, Score, Table};

use tengen_game::clock::{Span, Timestamp};
use tengen_game::{ChannelId, ClubId, MessageId, PlayerId};

/// So many people come to an evening at most.
pub const MOST_GUESTS: usize = 200;
/// So long is the place of an evening at most, in characters.
pub const LONGEST_PLACE: usize = 100;
/// An evening is announced so long before it begins.
const ANNOUNCED: Span = Span::days(1);
/// Pairs are made from so long before it begins on.
const EARLY: Span = Span::hours(2);
/// The number of evenings in a row without a guest after which no new messages are posted.
const QUIET_AFTER: u8 = 3;
/// So long after its end results may still be entered and corrected.
const CORRECTED: Span = Span::hours(6);

/// The number of a scheduled event, as Discord gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScheduledId(u64);

impl ScheduledId {
    /// The one with this number.
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    /// Its number.
    pub const fn get(self) -> u64 {
        self.0
    }
}

/// A channel in which people hear each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// One in which everybody speaks.
    Voice {
        /// Which.
        channel: ChannelId,
    },
    /// One in which some speak and the others listen.
    Stage {
        /// Which.
        channel: ChannelId,
    },
}

impl Room {
    /// The channel.
    pub fn channel(self) -> ChannelId {
        match self {
            Self::Voice { channel } | Self::Stage { channel } => channel,
        }
    }
}

/// Somebody who comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guest {
    /// Who.
    pub who: PlayerId,
    /// What they would like.
    pub wish: Wish,
}

/// What somebody would like to play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Wish {
    /// A game against somebody near in rank.
    #[default]
    Game,
    /// A game in which they are taught.
    Learn,
    /// A game in which they teach.
    Teach,
}

/// Why somebody is not put on the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{MOST_GUESTS} come already")]
pub struct Full;

/// The club evening of a channel: the next one, or the one that is under way, and what is known of earlier ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evening {
    /// The club.
    pub club: ClubId,
    /// When there is one.
    pub rhythm: Rhythm,
    /// How long it lasts, in hours, 1 to 12.
    pub hours: u8,
    /// Where, in the words of who has set it up: 1 to [`LONGEST_PLACE`] characters.
    pub place: String,
    /// Where those are who come by Discord, if they do.
    pub room: Option<Room>,
    /// When it begins.
    pub begins: Timestamp,
    /// Whether people were told that it is soon.
    pub is_announced: bool,
    /// The message that shows it.
    pub message: Option<MessageId>,
    /// Discord's event.
    pub scheduled: Option<ScheduledId>,
    /// Who comes, in the order in which they said so.
    pub guests: Vec<Guest>,
    /// Who plays whom.
    pub tables: Vec<Table>,
    /// Who has met whom the last time, or was to.
    pub met: Vec<Met>,
    /// Who was left over when pairs were last made.
    pub left_over: Vec<PlayerId>,
    /// Evenings that are over, the latest first.
    pub held: Vec<Held>,
    /// To how many in a row nobody has come.
    pub unattended: u8,
    /// Since when it is the next one.
    pub since: Timestamp,
}

impl Evening {
    /// An evening that was set up at `now`, and begins first at `begins`.
    pub fn new(
        club: ClubId,
        rhythm: Rhythm,
        (place, hours): (String, u8),
        begins: Timestamp,
        now: Timestamp,
    ) -> Self {
        Self {
            club,
            rhythm,
            hours,
            place,
            room: None,
            begins,
            // Its first message tells that it is soon.
            is_announced: begins.since(now) <= ANNOUNCED,
            message: None,
            scheduled: None,
            guests: Vec::new(),
            tables: Vec::new(),
            met: Vec::new(),
            left_over: Vec::new(),
            held: Vec::new(),
            unattended: 0,
            since: now,
        }
    }

    /// Whether it became the next one at a time that is still to come at `now`: a clock was set ahead, and right again.
    pub fn is_ahead(&self, now: Timestamp) -> bool {
        self.since > now
    }

    /// As if no clock had been set ahead: it begins at `begins`, and what is still to come at `now` was not held.
    pub fn bring_back(&mut self, begins: Timestamp, now: Timestamp) {
        self.since = now;
        self.held.retain(|held| held.began <= now);
        if begins < self.begins {
            self.begins = begins;
            self.is_announced = begins.since(now) <= ANNOUNCED;
        }
    }

    /// Whether nobody has come for a while, or wants to come: its message changes then, and no new ones come.
    pub fn is_quiet(&self) -> bool {
        self.unattended >= QUIET_AFTER && self.guests.is_empty() && self.message.is_some()
    }

    /// When it ends.
    pub fn ends(&self) -> Timestamp {
        self.begins.after(Span::hours(self.hours.into()))
    }

    /// From when on pairs are made.
    pub fn pairs_from(&self) -> Timestamp {
        self.begins.after(Span::ZERO.minus(EARLY))
    }

    /// When nothing can be entered any more, and the next one takes its place.
    pub fn closes(&self) -> Timestamp {
        self.ends().after(CORRECTED)
    }

    /// When something is due: it is announced, or closed.
    pub fn due(&self) -> Timestamp {
        match self.is_announced {
            false => self.begins.after(Span::ZERO.minus(ANNOUNCED)),
            true => self.closes(),
        }
    }

    /// Whether `who` comes.
    pub fn comes(&self, who: PlayerId) -> bool {
        self.guests.iter().any(|guest| guest.who == who)
    }

    /// Puts `who` on the list of those who come; whoever stands there already stays as they are.
    ///
    /// # Errors
    ///
    /// [`Full`]; nothing has changed then.
    pub fn come(&mut self, who: PlayerId) -> Result<(), Full> {
        if self.comes(who) {
            return Ok(());
        }
        if self.guests.len() >= MOST_GUESTS {
            return Err(Full);
        }
        let wish = Wish::default();
        self.guests.push(Guest { who, wish });
        Ok(())
    }

    /// Notes what `who`, who comes, would like; gives whether they come.
    pub fn wish(&mut self, who: PlayerId, wish: Wish) -> bool {
        let mut guests = self.guests.iter_mut();
        match guests.find(|guest| guest.who == who) {
            Some(guest) => {
                guest.wish = wish;
                true
            }
            None => false,
        }
    }

    /// Takes `who` off the list; a game of theirs that has no result yet is off, too.
    pub fn stay_away(&mut self, who: PlayerId) {
        self.guests.retain(|guest| guest.who != who);
        self.tables
            .retain(|table| table.score.is_some() || !table.seats(who));
    }

    /// It is over at `now`: who has come is noted, and the next one begins at `next`.
    pub fn close(&mut self, next: Timestamp, now: Timestamp) {
        self.since = now;
        let came = self.came();
        if !came.is_empty() {
            let held = Held {
                began: self.begins,
                came,
            };
            self.held.insert(0, held);
            self.held.truncate(held::MOST);
            self.met = self.tables.iter().map(Table::met).collect();
            self.unattended = 0;
        } else {
            self.unattended = self.unattended.saturating_add(1);
        }
        let standing = self.message.filter(|_| self.unattended >= QUIET_AFTER);
        self.go_to(next);
        self.message = standing;
    }

    /// Who has come: those on the list, and those who have played and left it since.
    fn came(&self) -> Vec<PlayerId> {
        let mut came: Vec<_> = self.guests.iter().map(|guest| guest.who).collect();
        let played = self.tables.iter().filter(|table| table.score.is_some());
        for player in played.flat_map(Table::players) {
            if player.is_person() && !came.contains(&player) {
                came.push(player);
            }
        }
        came
    }

    /// It does not take place: the next one begins at `next`.
    pub fn skip(&mut self, next: Timestamp) {
        self.go_to(next);
    }

    fn go_to(&mut self, next: Timestamp) {
        self.begins = next;
        self.is_announced = false;
        self.message = None;
        self.guests.clear();
        self.tables.clear();
    }

    /// Takes `player` off all lists, and puts `nobody` in their place at tables with a result; a game that goes on is off.
    pub fn forget(&mut self, player: PlayerId, nobody: PlayerId) {
        self.stay_away(player);
        for table in &mut self.tables {
            table.rename(player, nobody);
        }
        self.met.retain(|met| !met.0.contains(&player));
        self.left_over.retain(|one| *one != player);
        for held in &mut self.held {
            held.came.retain(|one| *one != player);
        }
    }

    /// Everybody whom it names, some of them more than once.
    pub fn names(&self) -> impl Iterator<Item = PlayerId> {
        let guests = self.guests.iter().map(|guest| guest.who);
        let tables = self.tables.iter().flat_map(Table::players);
        let met = self.met.iter().flat_map(|met| met.0);
        let left_over = self.left_over.iter().copied();
        let held = self.held.iter().flat_map(|held| held.came.iter().copied());
        let now = guests.chain(tables);
        now.chain(met).chain(left_over).chain(held)
    }
}
