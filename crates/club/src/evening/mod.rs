//! The club evening of a channel: when it is, who comes, who plays whom there, and who has come over the season.

mod held;
mod rhythm;
mod table;

pub use held::Held;
pub use rhythm::{Every, Rhythm};
pub use table::{Met, Score, Table};

use tengen_game::clock::{Span, Timestamp};
use tengen_game::{ChannelId, ClubId, MessageId, PlayerId};

/// Most guests of an evening.
pub const MOST_GUESTS: usize = 200;
/// Longest description of the place, in characters.
pub const LONGEST_PLACE: usize = 100;
/// Time before the beginning at which an evening is announced.
const ANNOUNCEMENT_LEAD: Span = Span::days(1);
/// Time before the beginning from which pairs can be made.
const PAIRING_LEAD: Span = Span::hours(2);
/// Evenings in a row without guests after which no new messages are posted.
const QUIET_AFTER: u8 = 3;
/// Time after the end in which results may be entered and corrected.
const CORRECTION_TIME: Span = Span::hours(6);

/// The number of a scheduled event, as Discord gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScheduledId(u64);

impl ScheduledId {
    /// The one with this number.
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    pub const fn get(self) -> u64 {
        self.0
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// Everybody speaks.
    Voice { channel: ChannelId },
    /// Some speak and the others listen.
    Stage { channel: ChannelId },
}

impl Room {
    pub fn channel(self) -> ChannelId {
        match self {
            Self::Voice { channel } | Self::Stage { channel } => channel,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guest {
    pub who: PlayerId,
    pub wish: Wish,
}

/// A guest's wish for a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Wish {
    /// Against somebody near in rank.
    #[default]
    Game,
    /// With a teacher.
    Learn,
    /// As a teacher.
    Teach,
}

/// The list of guests is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{MOST_GUESTS} come already")]
pub struct Full;

/// The club evening of a channel: the next or current one, with what is kept of past ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evening {
    pub club: ClubId,
    pub rhythm: Rhythm,
    /// Duration in hours, 1 to 12.
    pub hours: u8,
    /// The place in the organiser's words: 1 to [`LONGEST_PLACE`] characters.
    pub place: String,
    /// The voice channel for guests on Discord.
    pub room: Option<Room>,
    pub begins: Timestamp,
    /// Whether the announcement was made.
    pub is_announced: bool,
    /// The board message.
    pub message: Option<MessageId>,
    /// Discord's scheduled event.
    pub scheduled: Option<ScheduledId>,
    /// In the order of signing up.
    pub guests: Vec<Guest>,
    pub tables: Vec<Table>,
    /// The pairs of the evening before.
    pub met: Vec<Met>,
    /// The guests left over by the last pairing.
    pub left_over: Vec<PlayerId>,
    /// Past evenings, latest first.
    pub held: Vec<Held>,
    /// Consecutive evenings without guests.
    pub unattended: u8,
    /// Since when this is the next evening.
    pub since: Timestamp,
}

impl Evening {
    /// An evening set up at `now` that first begins at `begins`.
    pub fn new(
        club: ClubId,
        rhythm: Rhythm,
        place: String,
        hours: u8,
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
            // The first message is the announcement.
            is_announced: begins.since(now) <= ANNOUNCEMENT_LEAD,
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

    /// Whether it became the next evening at a time after `now`: the clock was set ahead, and corrected.
    pub fn is_ahead(&self, now: Timestamp) -> bool {
        self.since > now
    }

    /// Undoes a clock that was set ahead: it begins at `begins`, and evenings after `now` did not take place.
    pub fn undo_clock_error(&mut self, begins: Timestamp, now: Timestamp) {
        self.since = now;
        self.held.retain(|held| held.began <= now);
        if begins < self.begins {
            self.begins = begins;
            self.is_announced = begins.since(now) <= ANNOUNCEMENT_LEAD;
        }
    }

    /// Whether nobody has come for a while, or signed up: then its message is edited, and no new ones are posted.
    pub fn is_quiet(&self) -> bool {
        self.unattended >= QUIET_AFTER && self.guests.is_empty() && self.message.is_some()
    }

    pub fn ends(&self) -> Timestamp {
        self.begins.after(Span::hours(self.hours.into()))
    }

    /// The earliest time at which pairs can be made.
    pub fn pairs_from(&self) -> Timestamp {
        self.begins.after(Span::ZERO.minus(PAIRING_LEAD))
    }

    /// When results are final, and the next evening takes over.
    pub fn closes(&self) -> Timestamp {
        self.ends().after(CORRECTION_TIME)
    }

    /// When the evening is announced, or closed.
    pub fn due(&self) -> Timestamp {
        if self.is_announced {
            self.closes()
        } else {
            self.begins.after(Span::ZERO.minus(ANNOUNCEMENT_LEAD))
        }
    }

    /// Whether `who` is on the list of guests.
    pub fn has_guest(&self, who: PlayerId) -> bool {
        self.guests.iter().any(|guest| guest.who == who)
    }

    /// Adds `who` to the list of guests; no change if they are on it.
    ///
    /// # Errors
    ///
    /// [`Full`]; nothing has changed then.
    pub fn add_guest(&mut self, who: PlayerId) -> Result<(), Full> {
        if self.has_guest(who) {
            return Ok(());
        }
        if self.guests.len() >= MOST_GUESTS {
            return Err(Full);
        }
        let wish = Wish::default();
        self.guests.push(Guest { who, wish });
        Ok(())
    }

    /// Records the wish of guest `who`; returns whether they are on the list.
    pub fn set_wish(&mut self, who: PlayerId, wish: Wish) -> bool {
        let mut guests = self.guests.iter_mut();
        match guests.find(|guest| guest.who == who) {
            Some(guest) => {
                guest.wish = wish;
                true
            }
            None => false,
        }
    }

    /// Removes `who` from the list, with their unfinished game; returns the opponent in that.
    pub fn remove_guest(&mut self, who: PlayerId) -> Option<PlayerId> {
        self.guests.retain(|guest| guest.who != who);
        let is_off = |table: &Table| table.score.is_none() && table.seats(who);
        let off = self.tables.iter().find(|table| is_off(table)).copied();
        self.tables.retain(|table| !is_off(table));
        off.and_then(|table| table.met().other(who))
    }

    /// Closes the evening at `now`: attendance is recorded, and the next one begins at `next`.
    pub fn close(&mut self, next: Timestamp, now: Timestamp) {
        self.since = now;
        let came = self.attendees();
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

    /// The attendance: guests on the list, and those who played and left it since.
    fn attendees(&self) -> Vec<PlayerId> {
        let mut came: Vec<_> = self.guests.iter().map(|guest| guest.who).collect();
        let played = self.tables.iter().filter(|table| table.score.is_some());
        for player in played.flat_map(Table::players) {
            if player.is_person() && !came.contains(&player) {
                came.push(player);
            }
        }
        came
    }

    /// Skips the evening: the next one begins at `next`.
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

    /// Removes `player` from all lists, and replaces them by `nobody` at tables with a result; an unfinished game is
    /// dropped.
    pub fn forget(&mut self, player: PlayerId, nobody: PlayerId) {
        self.remove_guest(player);
        for table in &mut self.tables {
            table.rename(player, nobody);
        }
        self.met.retain(|met| !met.0.contains(&player));
        self.left_over.retain(|one| *one != player);
        for held in &mut self.held {
            held.came.retain(|one| *one != player);
        }
    }

    /// All players it refers to, possibly with repetitions.
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
