//! Upkeep of older messages comes last: neither its failures nor its rate limits delay a new board.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use tengen::bot::kit::pending::Undelivered;
use tengen::bot::port::family::{Families, Registered};
use tengen::bot::port::message::Message;
use tengen::bot::port::outbound::{Membership, OpenChannel, Outbound, OutboundError, Quiet, Trace};
use tengen::bot::port::scheduled::Scheduled;
use tengen::clock::Timestamp;
use tengen::evening::ScheduledId;
use tengen::game::{ChannelId, ClubId, MessageId, Place, PlayerId};
use tengen::i18n::say;
use tengen::rules::Color;
use tokio_util::sync::CancellationToken;

use crate::support::board::at;
use crate::support::cast::{KURO, SHIRO};
use crate::support::desk::Obstacle;
use crate::support::script::seated;
use crate::support::table::{Fate, Table};
use crate::support::words::assert_says;
use tengen::bot::games::outbox::PLAN_DROPPED;
use tengen::store::STRIP;

/// A client of Discord that fails to remove buttons, and to write to shiro, with this error.
struct NoStrips {
    why: OutboundError,
    posted: Mutex<Vec<Message>>,
    told: Mutex<Vec<PlayerId>>,
}

impl NoStrips {
    fn because_of(why: OutboundError) -> Arc<Self> {
        Arc::new(Self {
            why,
            posted: Mutex::default(),
            told: Mutex::default(),
        })
    }
}

#[async_trait::async_trait]
impl Outbound for NoStrips {
    async fn post(
        &self,
        _channel: ChannelId,
        message: &Message,
        _nonce: &str,
    ) -> Result<MessageId, OutboundError> {
        let mut posted = self.posted.lock().unwrap();
        posted.push(message.clone());
        Ok(MessageId::new(9000 + posted.len() as u64))
    }

    async fn edit(
        &self,
        _channel: ChannelId,
        _message: MessageId,
        _with: &Message,
    ) -> Result<(), OutboundError> {
        Err(self.why.clone())
    }

    async fn strip(&self, _channel: ChannelId, _message: MessageId) -> Result<(), OutboundError> {
        Err(self.why.clone())
    }

    async fn delete(&self, _channel: ChannelId, _message: MessageId) -> Result<(), OutboundError> {
        Err(self.why.clone())
    }

    async fn open_thread(
        &self,
        _parent: ChannelId,
        below: MessageId,
        _name: &str,
    ) -> Result<ChannelId, OutboundError> {
        Ok(ChannelId::new(below.get()))
    }

    async fn keep_open(&self, _thread: ChannelId) -> Result<(), OutboundError> {
        Err(self.why.clone())
    }

    async fn title_thread(
        &self,
        _thread: ChannelId,
        _name: &str,
        _quiet: Quiet,
    ) -> Result<(), OutboundError> {
        Err(self.why.clone())
    }

    async fn schedule(
        &self,
        _club: ClubId,
        _known: Option<ScheduledId>,
        _event: &Scheduled,
    ) -> Result<ScheduledId, OutboundError> {
        Err(self.why.clone())
    }

    async fn unschedule(&self, _club: ClubId, _event: ScheduledId) -> Result<(), OutboundError> {
        Err(self.why.clone())
    }

    async fn direct(
        &self,
        player: PlayerId,
        _message: &Message,
        _nonce: &str,
    ) -> Result<(), OutboundError> {
        if player == SHIRO.player() {
            return Err(self.why.clone());
        }
        self.told.lock().unwrap().push(player);
        Ok(())
    }

    async fn register(
        &self,
        _club: ClubId,
        _families: &Families,
        _known: &Registered,
    ) -> Result<Registered, OutboundError> {
        Err(self.why.clone())
    }

    async fn membership(
        &self,
        _place: Place,
        _player: PlayerId,
    ) -> Result<Option<Membership>, OutboundError> {
        Ok(None)
    }

    async fn open_channels(&self, _club: ClubId) -> Result<Vec<OpenChannel>, OutboundError> {
        Ok(Vec::new())
    }

    async fn traces(
        &self,
        _channel: ChannelId,
        _since: Timestamp,
        _known: Option<MessageId>,
    ) -> Result<Vec<Trace>, OutboundError> {
        Ok(Vec::new())
    }
}

/// A table whose outbox removes the buttons of one board, and then posts a new one.
fn waiting() -> Table {
    let mut table = seated("size:9");
    table.obstruct(Some(Obstacle::Outage));
    let _ = table.say(KURO, "/play at:D4");
    table.fate = Some(Fate::Lost(Undelivered::Refused));
    let _ = table.say(SHIRO, "/play at:E5");
    let queue = table.wait(table.store().queue()).unwrap();
    let kinds: Vec<_> = queue.iter().map(|queued| &queued.envelope.kind).collect();
    assert_eq!(kinds, ["strip", "board"]);
    let _ = table.take_deeds();
    table
}

#[test]
fn a_strip_that_fails_or_is_limited_holds_no_new_board() {
    for why in [
        OutboundError::Unreachable("down".to_owned()),
        OutboundError::Limited(Duration::from_secs(300)),
    ] {
        let table = waiting();
        let out = NoStrips::because_of(why.clone());
        let (bot, stop) = (table.bot(), CancellationToken::new());
        table.wait(async {
            let working = tokio::spawn(bot.dispatch(out.clone(), stop.clone()));
            let posted = async {
                while out.posted.lock().unwrap().is_empty() {
                    tokio::task::yield_now().await;
                }
            };
            let posted = tokio::time::timeout(Duration::from_secs(20), posted).await;
            assert!(posted.is_ok(), "the board waits for the strip: {why}");
            stop.cancel();
            working.await.unwrap();
        });
        let posted = out.posted.lock().unwrap();
        assert_says(&posted[0], say::table::moved(2, Color::White, at("E5")));
        drop(posted);
        let queue = table.wait(table.store().queue()).unwrap();
        assert!(
            queue.iter().any(|queued| STRIP.is(&queued.envelope)),
            "it is tried again"
        );
    }
}

#[test]
fn a_member_who_cannot_be_written_to_for_a_while_keeps_nobody_else_waiting() {
    let table = seated("size:9");
    let game = table.game(1);
    for who in [SHIRO, KURO] {
        let dropped = PLAN_DROPPED.to(who.player(), game.revision());
        let store = table.store();
        table.wait(store.write(game.id(), dropped)).unwrap();
    }
    let out = NoStrips::because_of(OutboundError::Limited(Duration::from_secs(300)));
    let (bot, stop) = (table.bot(), CancellationToken::new());
    table.wait(async {
        let working = tokio::spawn(bot.dispatch(out.clone(), stop.clone()));
        let told = async {
            while out.told.lock().unwrap().is_empty() {
                tokio::task::yield_now().await;
            }
        };
        let told = tokio::time::timeout(Duration::from_secs(20), told).await;
        assert!(told.is_ok(), "kuro waits for shiro");
        stop.cancel();
        working.await.unwrap();
    });
    assert_eq!(*out.told.lock().unwrap(), [KURO.player()]);
}
