//! An event of a server, as its members see it in the list of events.

use crate::clock::Timestamp;
use crate::evening::Room;
use crate::game::Weekday;
use crate::port::within::Within;

/// An event of a server, at a place outside of Discord or in a channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scheduled {
    pub name: Within<100>,
    /// Its description. It identifies the bot's own events: no two in a server have the same.
    pub about: Within<1000>,
    /// The place; not empty.
    pub place: Within<100>,
    /// The channel of the event; then there is no place.
    pub room: Option<Room>,
    /// Its beginning; later than now.
    pub begins: Timestamp,
    /// Its end.
    pub ends: Timestamp,
    /// Its repetition, if any.
    pub repeats: Option<Repeats>,
}

/// The repetition of an event, by days in UTC: the shapes that Discord accepts from bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repeats {
    /// Each week on this day.
    EachWeek(Weekday),
    /// Every second week on this day.
    SecondWeek(Weekday),
    /// Each month on the day of this number, from 1 to 4, among those of its name.
    EachMonth(u8, Weekday),
}
