//! Test doubles: callers of the bot, and a Discord that accepts every outgoing call and counts it.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use tengen::bot::port::family::{Families, Registered};
use tengen::bot::port::message::Message;
use tengen::bot::port::outbound::{Membership, OpenChannel, Outbound, OutboundError, Quiet, Trace};
use tengen::bot::port::request::{
    ChannelKind, InteractionId, Invocation, Nature, Permissions, Person, Reach, Request, Setting,
};
use tengen::bot::port::scheduled::Scheduled;
use tengen::clock::Timestamp;
use tengen::evening::ScheduledId;
use tengen::game::{ChannelId, ClubId, MessageId, Place, PlayerId};

/// First number of messages and threads, above all numbers of generated games.
const FIRST: u64 = 6_000_000_000_000_000_000;

/// A Discord that accepts every call at once.
#[derive(Debug, Default)]
pub(super) struct Calls {
    made: Mutex<BTreeMap<&'static str, u64>>,
    next: AtomicU64,
}

/// Number of calls by kind.
pub(super) struct CallCounts(BTreeMap<&'static str, u64>);

impl Calls {
    /// The number of the next message or thread.
    pub(super) fn number(&self) -> u64 {
        FIRST + self.next.fetch_add(1, Ordering::Relaxed)
    }

    /// The calls since the last take.
    pub(super) fn take(&self) -> CallCounts {
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        CallCounts(std::mem::take(&mut made))
    }

    /// A request of `player` in `place`, where the bot has all permissions.
    pub(super) fn request(
        &self,
        player: PlayerId,
        place: Place,
        invocation: Invocation,
    ) -> Request {
        Request {
            // Unique.
            interaction: InteractionId(self.number()),
            caller: person(player),
            permissions: Permissions(u64::MAX),
            setting: Setting {
                place,
                channel: ChannelKind::Channel,
                reach: Reach::Member(Permissions(u64::MAX)),
                largest_file: 10 << 20,
            },
            locale: "en-GB".to_owned(),
            club_locale: None,
            joined: None,
            invocation,
            pressed_alone: false,
            file: None,
        }
    }

    fn count(&self, kind: &'static str, calls: u64) {
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        *made.entry(kind).or_default() += calls;
    }
}

pub(super) fn person(player: PlayerId) -> Person {
    Person {
        player,
        name: "somebody".to_owned(),
        nick: None,
        nature: Nature::Human,
    }
}

impl fmt::Display for CallCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("none");
        }
        for (number, (kind, calls)) in self.0.iter().enumerate() {
            let comma = if number == 0 { "" } else { ", " };
            write!(f, "{comma}{kind} {calls}")?;
        }
        Ok(())
    }
}

#[async_trait::async_trait]
impl Outbound for Calls {
    async fn post(
        &self,
        _channel: ChannelId,
        message: &Message,
        _nonce: &str,
    ) -> Result<MessageId, OutboundError> {
        let kind = if message.files.is_empty() {
            "post"
        } else {
            "post with a picture"
        };
        self.count(kind, 1);
        Ok(MessageId::new(self.number()))
    }

    async fn edit(
        &self,
        _channel: ChannelId,
        _message: MessageId,
        _with: &Message,
    ) -> Result<(), OutboundError> {
        self.count("edit", 1);
        Ok(())
    }

    async fn strip(&self, _channel: ChannelId, _message: MessageId) -> Result<(), OutboundError> {
        self.count("take buttons off", 1);
        Ok(())
    }

    async fn delete(&self, _channel: ChannelId, _message: MessageId) -> Result<(), OutboundError> {
        self.count("delete", 1);
        Ok(())
    }

    async fn open_thread(
        &self,
        _parent: ChannelId,
        _below: MessageId,
        _name: &str,
    ) -> Result<ChannelId, OutboundError> {
        self.count("open a thread", 1);
        Ok(ChannelId::new(self.number()))
    }

    async fn keep_open(&self, _thread: ChannelId) -> Result<(), OutboundError> {
        // The archiving time of the thread is changed, and changed back.
        self.count("keep a thread open", 2);
        Ok(())
    }

    async fn title_thread(
        &self,
        _thread: ChannelId,
        _name: &str,
        _quiet: Quiet,
    ) -> Result<(), OutboundError> {
        self.count("name a thread", 1);
        Ok(())
    }

    async fn schedule(
        &self,
        _club: ClubId,
        _known: Option<ScheduledId>,
        _event: &Scheduled,
    ) -> Result<ScheduledId, OutboundError> {
        // Existing events are listed first.
        self.count("schedule an event", 2);
        Ok(ScheduledId::new(self.number()))
    }

    async fn unschedule(&self, _club: ClubId, _event: ScheduledId) -> Result<(), OutboundError> {
        self.count("delete an event", 1);
        Ok(())
    }

    async fn direct(
        &self,
        _player: PlayerId,
        _message: &Message,
        _nonce: &str,
    ) -> Result<(), OutboundError> {
        // The conversation is opened first: a process remembers few of them (`discord::direct`).
        self.count("direct message", 2);
        Ok(())
    }

    async fn register(
        &self,
        _club: ClubId,
        _families: &Families,
        known: &Registered,
    ) -> Result<Registered, OutboundError> {
        Ok(known.clone())
    }

    async fn membership(
        &self,
        _place: Place,
        _player: PlayerId,
    ) -> Result<Option<Membership>, OutboundError> {
        self.count("look for a member", 3);
        Ok(None)
    }

    async fn open_channels(&self, _club: ClubId) -> Result<Vec<OpenChannel>, OutboundError> {
        self.count("look for open channels", 2);
        Ok(Vec::new())
    }

    async fn traces(
        &self,
        _channel: ChannelId,
        _since: Timestamp,
        _known: Option<MessageId>,
    ) -> Result<Vec<Trace>, OutboundError> {
        self.count("look for what stands", 3);
        Ok(Vec::new())
    }
}
