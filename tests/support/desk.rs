//! The channels of the tests: public and private messages, and the bot's own calls.

use std::fmt;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard};

use tengen::bot::port::family::{Families, Registered};
use tengen::bot::port::message::{Button, Message, Row};
use tengen::bot::port::outbound::{
    Membership, OpenChannel, Outbound, OutboundError, Promised, Quiet, Trace,
};
use tengen::bot::port::request::{ChannelKind, Nature, Permissions, Person};
use tengen::bot::port::scheduled::Scheduled;
use tengen::clock::{Clock as _, ManualClock, Span, Timestamp};
use tengen::discord::{definitions_of, stamp};
use tengen::evening::{Room, ScheduledId};
use tengen::game::{ChannelId, ClubId, MessageId, Place, PlayerId};

/// A message as it stands now.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    pub(crate) id: MessageId,
    pub(crate) channel: ChannelId,
    /// The only one who sees it, if it is private.
    pub(crate) audience: Option<PlayerId>,
    pub(crate) message: Message,
    /// Time of the post, if the desk has a clock.
    pub(crate) since: Option<Timestamp>,
}

impl Seen {
    pub(crate) fn buttons(&self) -> impl Iterator<Item = &Button> {
        let list = self.message.sections.iter();
        let list = list.flat_map(|list| list.entries.iter().map(|entry| &entry.button));
        let rows = self.message.rows.iter().flat_map(|row| match row {
            Row::Buttons(buttons) => buttons.as_slice(),
            Row::Menu(_) | Row::Members(_) | Row::Link(_) => &[],
        });
        list.chain(rows)
    }
}

/// A call by which the bot acts on its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    Posted(ChannelId, MessageId),
    Edited(MessageId),
    Stripped(MessageId),
    Opened(ChannelId),
    KeptOpen(ChannelId),
    Deleted(MessageId),
    Failed(&'static str, OutboundError),
}

/// The place of a deferred answer, and the messages sent to it.
#[derive(Debug, Default)]
pub(crate) struct Promise {
    pub(crate) meanwhile: Mutex<Vec<String>>,
    /// With it, each progress message takes a second.
    pub(crate) clock: Option<Arc<ManualClock>>,
    pub(crate) kept: Mutex<Option<Message>>,
    /// Whether the place has expired at Discord.
    pub(crate) lapsed: bool,
}

#[async_trait::async_trait]
impl Promised for Promise {
    async fn send_progress(&self, text: &str) -> Result<(), OutboundError> {
        self.meanwhile.lock().unwrap().push(text.to_owned());
        if let Some(clock) = &self.clock {
            clock.advance(Span::seconds(1));
        }
        Ok(())
    }

    async fn keep(&self, message: &Message) -> Result<(), OutboundError> {
        super::limits::check(message);
        if self.lapsed {
            return Err(OutboundError::Forbidden);
        }
        let before = self.kept.lock().unwrap().replace(message.clone());
        assert!(before.is_none(), "a promise is kept once");
        Ok(())
    }
}

/// A limit of the bot's own calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Obstacle {
    NoFiles,
    NoPolls,
    NoThreads,
    ChannelGone(ChannelId),
    Outage,
    /// Members cannot be read.
    NoMembers,
    /// Posts arrive, and their responses are lost.
    NoReceipt,
    /// The bot may not write there any more.
    ChannelClosed(ChannelId),
}

/// A future that runs while a post is on its way.
pub(crate) struct Meanwhile(pub(crate) Pin<Box<dyn Future<Output = ()> + Send>>);

impl fmt::Debug for Meanwhile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Meanwhile")
    }
}

#[derive(Debug, Default)]
pub(crate) struct State {
    pub(crate) messages: Vec<Seen>,
    pub(crate) deeds: Vec<Deed>,
    pub(crate) obstacle: Option<Obstacle>,
    /// Runs while the next post is on its way, once its message is made.
    pub(crate) meanwhile: Option<Meanwhile>,
    /// Number of times that the bot has read its posts.
    pub(crate) reads: usize,
    /// The families registered in each server, in order.
    pub(crate) registered: Vec<(ClubId, Families)>,
    /// Members who have left the server, or may not see its channels.
    pub(crate) outsiders: Vec<PlayerId>,
    /// Name of every member on the server, if not their number.
    pub(crate) member_name: Option<&'static str>,
    /// Channels that everybody on the server can read.
    pub(crate) open: Vec<ChannelId>,
    /// Members who take no direct messages.
    pub(crate) closed: Vec<PlayerId>,
    /// Channels in which every write fails, and the error.
    pub(crate) refusing: Vec<(ChannelId, OutboundError)>,
    /// Channels in which the bot may edit, but not post.
    pub(crate) forbids_posts: Vec<ChannelId>,
    /// Whether the bot may not read its own posts, and so finds none.
    pub(crate) is_unread: bool,
    /// Whether the bot may not post cards.
    pub(crate) forbids_cards: bool,
    /// The people pinged by each post.
    pub(crate) pings: Vec<Vec<PlayerId>>,
    /// The events of the club.
    pub(crate) events: Vec<(ScheduledId, Scheduled)>,
    /// Whether the bot may not create events.
    pub(crate) forbids_events: bool,
    /// A deleted channel for events: Discord refuses events there, like any unknown id.
    pub(crate) deleted_event_channel: Option<ChannelId>,
    /// The clock for the messages' times.
    pub(crate) clock: Option<Arc<ManualClock>>,
    threads: Vec<ChannelId>,
    /// New titles of threads, in order, and the time after which each is archived.
    pub(crate) titles: Vec<(ChannelId, String, Quiet)>,
    /// Edited announcements of finished games, which are no deeds: a test need not take them.
    pub(crate) announced: Vec<MessageId>,
    posted: Vec<(String, MessageId)>,
    last: u64,
}

impl State {
    pub(crate) fn add(
        &mut self,
        channel: ChannelId,
        audience: Option<PlayerId>,
        message: Message,
    ) -> MessageId {
        self.last += 1;
        let id = MessageId::new(5000 + self.last);
        self.messages.push(Seen {
            id,
            channel,
            audience,
            message,
            since: self.clock.as_ref().map(|clock| clock.now()),
        });
        id
    }

    /// Expires all nonces: a repeated post is now a second message.
    pub(crate) fn forget_nonces(&mut self) {
        self.posted.clear();
    }

    pub(crate) fn message(&mut self, id: MessageId) -> Option<&mut Seen> {
        self.messages.iter_mut().find(|seen| seen.id == id)
    }

    /// The error of writing in `channel`, if the bot cannot.
    fn write_error(&self, channel: ChannelId) -> Option<OutboundError> {
        let refusing = self
            .refusing
            .iter()
            .find(|(refusing, _)| *refusing == channel);
        if let Some((_, error)) = refusing {
            return Some(error.clone());
        }
        match self.obstacle {
            Some(Obstacle::ChannelGone(gone)) if gone == channel => Some(OutboundError::Gone),
            Some(Obstacle::ChannelClosed(closed)) if closed == channel => {
                Some(OutboundError::Forbidden)
            }
            Some(Obstacle::Outage) => Some(OutboundError::Unreachable("down".to_owned())),
            _ => None,
        }
    }
}

/// The channels.
#[derive(Debug, Default)]
pub(crate) struct Desk(Mutex<State>);

impl Desk {
    pub(crate) fn lock(&self) -> MutexGuard<'_, State> {
        self.0
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Fails the call `what` in a channel in which the bot cannot write.
    fn check(&self, what: &'static str, channel: ChannelId) -> Result<(), OutboundError> {
        let error = self.lock().write_error(channel);
        error.map_or(Ok(()), |error| self.fail(what, error))
    }

    fn fail<T>(&self, what: &'static str, error: OutboundError) -> Result<T, OutboundError> {
        self.lock().deeds.push(Deed::Failed(what, error.clone()));
        Err(error)
    }
}

#[async_trait::async_trait]
impl Outbound for Desk {
    async fn post(
        &self,
        channel: ChannelId,
        message: &Message,
        nonce: &str,
    ) -> Result<MessageId, OutboundError> {
        assert!((1..=25).contains(&nonce.len()), "a nonce of {nonce:?}");
        super::limits::check(message);
        let meanwhile = self.lock().meanwhile.take();
        if let Some(Meanwhile(work)) = meanwhile {
            // As a new task: both this and the dispatcher may use a deep stack.
            tokio::spawn(work).await.unwrap();
        }
        self.check("post", channel)?;
        let is_forbidden = {
            let state = self.lock();
            state.obstacle == Some(Obstacle::NoFiles) && !message.files.is_empty()
                || state.obstacle == Some(Obstacle::NoPolls) && message.poll.is_some()
                || state.forbids_posts.contains(&channel)
                || state.forbids_cards && message.card.is_some()
        };
        if is_forbidden {
            return self.fail("post", OutboundError::Forbidden);
        }
        let mut state = self.lock();
        // Discord compares nonces by author, not by channel.
        let twice = state.posted.iter().find(|(known, _)| known == nonce);
        if let Some(&(_, id)) = twice {
            return Ok(id);
        }
        let id = state.add(channel, None, message.clone());
        state.pings.push(message.mention.clone());
        state.posted.push((nonce.to_owned(), id));
        state.deeds.push(Deed::Posted(channel, id));
        match state.obstacle {
            Some(Obstacle::NoReceipt) => Err(OutboundError::Unreachable("cut off".to_owned())),
            _ => Ok(id),
        }
    }

    async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        with: &Message,
    ) -> Result<(), OutboundError> {
        super::limits::check(with);
        self.check("edit", channel)?;
        if self.lock().obstacle == Some(Obstacle::NoFiles) && !with.files.is_empty() {
            return self.fail("edit", OutboundError::Forbidden);
        }
        let mut state = self.lock();
        state.message(message).ok_or(OutboundError::Gone)?.message = with.clone();
        match with.thumbnail {
            Some(_) => state.announced.push(message),
            None => state.deeds.push(Deed::Edited(message)),
        }
        Ok(())
    }

    async fn strip(&self, channel: ChannelId, message: MessageId) -> Result<(), OutboundError> {
        self.check("strip", channel)?;
        let mut state = self.lock();
        let seen = state.message(message).ok_or(OutboundError::Gone)?;
        seen.message.rows.clear();
        state.deeds.push(Deed::Stripped(message));
        Ok(())
    }

    async fn delete(&self, channel: ChannelId, message: MessageId) -> Result<(), OutboundError> {
        self.check("delete", channel)?;
        let mut state = self.lock();
        state.message(message).ok_or(OutboundError::Gone)?;
        state.messages.retain(|seen| seen.id != message);
        state.deeds.push(Deed::Deleted(message));
        Ok(())
    }

    async fn open_thread(
        &self,
        parent: ChannelId,
        below: MessageId,
        name: &str,
    ) -> Result<ChannelId, OutboundError> {
        assert!(
            (1..=100).contains(&name.chars().count()),
            "a thread called {name:?}"
        );
        self.check("open", parent)?;
        if self.lock().obstacle == Some(Obstacle::NoThreads) {
            return self.fail("open", OutboundError::Forbidden);
        }
        let mut state = self.lock();
        // A thread bears the number of its message.
        let thread = ChannelId::new(below.get());
        if !state.threads.contains(&thread) {
            state.threads.push(thread);
            state.deeds.push(Deed::Opened(thread));
        }
        Ok(thread)
    }

    async fn keep_open(&self, thread: ChannelId) -> Result<(), OutboundError> {
        self.check("keep open", thread)?;
        self.lock().deeds.push(Deed::KeptOpen(thread));
        Ok(())
    }

    async fn title_thread(
        &self,
        thread: ChannelId,
        name: &str,
        quiet: Quiet,
    ) -> Result<(), OutboundError> {
        assert!(
            (1..=100).contains(&name.encode_utf16().count()),
            "a thread called {name:?}"
        );
        let mut state = self.lock();
        if let Some(error) = state.write_error(thread) {
            return Err(error);
        }
        state.titles.push((thread, name.to_owned(), quiet));
        Ok(())
    }

    async fn schedule(
        &self,
        _club: ClubId,
        known: Option<ScheduledId>,
        event: &Scheduled,
    ) -> Result<ScheduledId, OutboundError> {
        let mut state = self.lock();
        if state.obstacle == Some(Obstacle::Outage) {
            return Err(OutboundError::Unreachable("down".to_owned()));
        }
        if state.forbids_events {
            return Err(OutboundError::Forbidden);
        }
        let room = event.room.map(Room::channel);
        if room.is_some() && room == state.deleted_event_channel {
            return Err(OutboundError::Refused("400 50035".to_owned()));
        }
        assert!(
            !event.place.is_empty() && event.begins < event.ends,
            "{event:?}"
        );
        let same = state.events.iter_mut();
        let mut same = same.filter(|(id, one)| Some(*id) == known || one.about == event.about);
        if let Some((id, stands)) = same.next() {
            *stands = event.clone();
            return Ok(*id);
        }
        state.last += 1;
        let id = ScheduledId::new(7000 + state.last);
        state.events.push((id, event.clone()));
        Ok(id)
    }

    async fn unschedule(&self, _club: ClubId, event: ScheduledId) -> Result<(), OutboundError> {
        self.lock().events.retain(|(id, _)| *id != event);
        Ok(())
    }

    async fn direct(
        &self,
        player: PlayerId,
        message: &Message,
        nonce: &str,
    ) -> Result<(), OutboundError> {
        if self.lock().closed.contains(&player) {
            return self.fail("direct", OutboundError::Closed);
        }
        self.post(direct(player), message, nonce).await.map(|_| ())
    }

    async fn register(
        &self,
        club: ClubId,
        families: &Families,
        known: &Registered,
    ) -> Result<Registered, OutboundError> {
        let mut state = self.lock();
        if state.obstacle == Some(Obstacle::Outage) {
            return Err(OutboundError::Unreachable("down".to_owned()));
        }
        let stamp = stamp(families);
        if stamp == known.stamp {
            return Ok(known.clone());
        }
        state.registered.push((club, families.clone()));
        let ids = definitions_of(families);
        let ids = ids.as_array().unwrap().iter().enumerate();
        let named = |(at, command): (usize, &serde_json::Value)| {
            (
                command["name"].as_str().unwrap().to_owned(),
                7000 + at as u64,
            )
        };
        Ok(Registered {
            stamp,
            ids: ids.map(named).collect(),
        })
    }

    async fn membership(
        &self,
        _place: Place,
        player: PlayerId,
    ) -> Result<Option<Membership>, OutboundError> {
        let state = self.lock();
        if matches!(state.obstacle, Some(Obstacle::Outage | Obstacle::NoMembers)) {
            return Err(OutboundError::Unreachable("down".to_owned()));
        }
        let member = Membership {
            person: Person {
                player,
                name: state
                    .member_name
                    .map_or_else(|| format!("member {player}"), str::to_owned),
                nick: None,
                nature: Nature::Human,
            },
            permissions: Permissions::VIEW,
            joined: None,
            channel: ChannelKind::Channel,
        };
        Ok(Some(member).filter(|_| !state.outsiders.contains(&player)))
    }

    async fn open_channels(&self, _club: ClubId) -> Result<Vec<OpenChannel>, OutboundError> {
        let state = self.lock();
        if state.obstacle == Some(Obstacle::Outage) {
            return Err(OutboundError::Unreachable("down".to_owned()));
        }
        let open = state.open.iter().map(|channel| OpenChannel {
            channel: *channel,
            name: format!("channel {channel}"),
        });
        Ok(open.collect())
    }

    async fn traces(
        &self,
        channel: ChannelId,
        since: Timestamp,
        known: Option<MessageId>,
    ) -> Result<Vec<Trace>, OutboundError> {
        self.check("look", channel)?;
        let mut state = self.lock();
        state.reads += 1;
        if state.is_unread {
            return Ok(Vec::new());
        }
        let is_meant = |seen: &&Seen| {
            let is_older = seen.since.is_some_and(|at| at < since);
            seen.channel == channel && (!is_older || Some(seen.id) == known)
        };
        let seen = state.messages.iter().filter(is_meant);
        let public = seen.filter(|seen| seen.audience.is_none());
        let trace = |seen: &Seen| Trace {
            message: seen.id,
            text: seen.message.content.clone(),
            tokens: seen
                .buttons()
                .map(|button| button.custom_id.clone())
                .collect(),
            files: seen
                .message
                .files
                .iter()
                .map(|file| file.name.clone())
                .collect(),
        };
        Ok(public.map(trace).collect())
    }
}

/// The conversation between the bot and `player`.
pub(crate) fn direct(player: PlayerId) -> ChannelId {
    ChannelId::new(900_000 + player.get())
}
