//! One request on its way through the bot, with what every command wants to know of it.

use std::sync::{Arc, OnceLock};

use super::alarm::follow;
use super::listing::Reader;
use super::outbox::{Hold, Reached, board};
use super::plan::Foreseen;
use super::reply::{Answer, Message, Response, Shown};
use super::request::{ChannelKind, Invocation, Permissions, Reach, Request};
use super::theme::Themes;
use super::{Bot, Failure};
use crate::clock::Timestamp;
use crate::game::{
    Action, Actor, ChannelId, ClubId, Game, GameId, MessageId, PlayerId, Revision, decide,
};
use crate::i18n::{Locale, Text};
use crate::store::{Cause, Matter, Notice};

/// A request, the bot that it is made of, and the time at which it came in.
pub(super) struct Ask<'a> {
    pub(super) bot: &'a Bot,
    pub(super) request: &'a Request,
    pub(super) now: Timestamp,
    /// The language of what everybody reads.
    pub(super) club: Locale,
    /// The language of what only the caller reads.
    pub(super) own: Locale,
    /// How boards look.
    pub(super) themes: Themes,
    /// Holds back what the answer is going to tell.
    pub(super) held: OnceLock<Arc<Hold>>,
}

impl Ask<'_> {
    /// Who asks.
    pub(super) fn caller(&self) -> PlayerId {
        self.request.caller.player
    }

    /// The language of what only the caller reads.
    pub(super) fn reader(&self) -> Locale {
        self.own
    }

    /// The same request of one who reads `own`, such as when they have just chosen that.
    pub(super) fn read_in(&self, own: Locale) -> Self {
        Self {
            own,
            held: self.held.clone(),
            ..*self
        }
    }

    /// Where it was asked.
    pub(super) fn channel(&self) -> ChannelId {
        self.request.setting.place.channel
    }

    /// The club where it was asked; none in private conversations.
    pub(super) fn club_id(&self) -> Option<ClubId> {
        self.request.setting.place.club
    }

    /// The caller as a reader of lists.
    pub(super) fn reads_here(&self) -> Reader {
        Reader {
            player: self.caller(),
            locale: self.reader(),
            club: self.club_id(),
        }
    }

    /// Whether the bot can post and edit in the channel by itself; otherwise it can only answer.
    pub(super) fn at_home(&self) -> bool {
        let send = match self.request.setting.channel {
            ChannelKind::Thread { .. } => Permissions::SEND_IN_THREADS,
            ChannelKind::Channel => Permissions::SEND,
            ChannelKind::Conversation => return self.is_member(),
        };
        self.may(Permissions::VIEW) && self.may(send)
    }

    /// What the bot can do in the channel besides answering.
    pub(super) fn reached(&self) -> Reached {
        let is_conversation = self.request.setting.channel == ChannelKind::Conversation;
        match self.at_home() {
            true if is_conversation || self.may(Permissions::READ_HISTORY) => Reached::Home,
            true => Reached::Unread,
            false if self.is_member() => Reached::Mute,
            false => Reached::Guest,
        }
    }

    /// Whether the bot may open threads in the channel and play there.
    pub(super) fn may_open_threads(&self) -> bool {
        self.request.setting.channel == ChannelKind::Channel
            && self.may(Permissions::OPEN_THREADS)
            && self.may(Permissions::SEND_IN_THREADS)
    }

    /// Whether the bot may show pictures here. In conversations it may always.
    pub(super) fn may_attach(&self) -> bool {
        let (Reach::Member(permissions) | Reach::AnswersOnly(permissions)) =
            self.request.setting.reach;
        self.request.setting.channel == ChannelKind::Conversation
            || permissions.allow(Permissions::ATTACH)
    }

    fn is_member(&self) -> bool {
        matches!(self.request.setting.reach, Reach::Member(_))
    }

    fn may(&self, needed: Permissions) -> bool {
        match self.request.setting.reach {
            Reach::Member(permissions) => permissions.allow(needed),
            Reach::AnswersOnly(_) => false,
        }
    }

    /// An answer that only the caller reads.
    pub(super) fn whisper(&self, text: &Text) -> Response {
        whisper(Message {
            content: text.to(self.reader()),
            ..Message::default()
        })
    }

    /// Carries `action` out for the caller: decided, appended in one transaction, durable when this returns.
    ///
    /// With `seen`, only if the game still is as it was shown.
    pub(super) async fn act(
        &self,
        game: GameId,
        seen: Option<Revision>,
        action: Action,
    ) -> Result<Game, Failure> {
        self.act_all(game, seen, |_| Ok(vec![action])).await
    }

    /// Carries `action` out for the caller as a moderator, if the game still is as they saw it.
    pub(super) async fn rule(&self, seen: Shown, action: Action) -> Result<Game, Failure> {
        let moderator = Actor::Moderator(self.caller());
        let tell = |after: &Game| vec![board(after)];
        let plan = |game: &Game| match game.revision() == seen.revision {
            true => Ok(vec![action]),
            false => Err(Failure::MovedOn(Box::new(game.clone()))),
        };
        self.carry_out(moderator, seen.game, None, plan, tell).await
    }

    /// Carries out all the actions that `plan` makes for the game, or none of them.
    pub(super) async fn act_all(
        &self,
        game: GameId,
        seen: Option<Revision>,
        plan: impl FnOnce(&Game) -> Result<Vec<Action>, Failure>,
    ) -> Result<Game, Failure> {
        let player = Actor::Player(self.caller());
        let tell = |after: &Game| vec![board(after)];
        self.carry_out(player, game, seen, plan, tell).await
    }

    /// Carries `action` out for the caller, with the letters that `tell` makes of what comes of it.
    pub(super) async fn act_telling(
        &self,
        game: GameId,
        seen: Option<Revision>,
        action: Action,
        tell: impl FnOnce(&Game) -> Vec<Matter>,
    ) -> Result<Game, Failure> {
        let player = Actor::Player(self.caller());
        self.carry_out(player, game, seen, |_| Ok(vec![action]), tell)
            .await
    }

    async fn carry_out(
        &self,
        actor: Actor,
        game: GameId,
        seen: Option<Revision>,
        plan: impl FnOnce(&Game) -> Result<Vec<Action>, Failure>,
        tell: impl FnOnce(&Game) -> Vec<Matter>,
    ) -> Result<Game, Failure> {
        let _seat = self.bot.tables.lock(game).await;
        let game = self.bot.game(game).await?;
        self.check_seen(&game, seen)?;
        let mut events = Box::pin(self.bot.rested(&game, self.now)).await?;
        let mut after = game.clone();
        follow(&mut after, &events)?;
        for action in plan(&game)? {
            let decided = decide(&after, actor, action, self.now)
                .map_err(|refusal| Failure::refused(&after, &refusal))?;
            follow(&mut after, std::slice::from_ref(&decided))?;
            events.push(decided);
        }
        let mut news = None;
        match Box::pin(self.bot.foreseen(&game, &after, self.now)).await {
            Some(Foreseen::Answer(event)) => {
                follow(&mut after, std::slice::from_ref(&event))?;
                events.push(event);
            }
            Some(Foreseen::Otherwise(player)) => news = Some(player),
            None => {}
        }
        if let Some(event) = self.bot.suggested(&after, &events, self.now).await {
            follow(&mut after, std::slice::from_ref(&event))?;
            events.push(event);
        }
        let tell = |after: &Game| {
            let dropped = |player| Matter::Notice {
                revision: after.revision(),
                player,
                notice: Notice::PlanDropped,
            };
            let left = game.place().channel;
            let moved = after.place().channel != left;
            let moved = moved.then_some(Matter::Moved { channel: left });
            let letters = tell(after).into_iter().chain(news.map(dropped));
            letters.chain(moved).collect()
        };
        let hold = self.bot.office.hold(game.id(), self.now);
        let kept = self.bot.keep(&game, events, tell, Some(self.cause())).await;
        self.hold(hold, &kept);
        kept
    }

    /// What the caller's request causes.
    pub(super) fn cause(&self) -> Cause {
        Cause(self.request.interaction.0)
    }

    /// Keeps `hold` until it is known what has become of the answer, if there is something `kept` that it tells.
    pub(super) fn hold<T>(&self, hold: Arc<Hold>, kept: &Result<T, Failure>) {
        if kept.is_err() {
            hold.sure();
        } else if let Err(second) = self.held.set(hold) {
            second.sure();
        }
    }

    /// The message below which the caller has pressed or chosen something.
    pub(super) fn pressed(&self) -> Option<MessageId> {
        match &self.request.invocation {
            Invocation::Press { message, .. } | Invocation::Choose { message, .. } => {
                Some(*message)
            }
            Invocation::Submit { message, .. } => *message,
            _ => None,
        }
    }

    /// Refuses a press on a board that is not the newest one.
    ///
    /// Everybody else hears what is wrong anyway: that they do not play in it, or that the challenge is closed.
    pub(super) fn check_seen(&self, game: &Game, seen: Option<Revision>) -> Result<(), Failure> {
        let stale = seen.is_some_and(|seen| seen != game.revision());
        let player = game.color_of(self.caller()).is_some();
        if stale && player {
            return Err(Failure::MovedOn(Box::new(game.clone())));
        }
        Ok(())
    }
}

/// An answer that only the caller reads.
pub(super) fn whisper(message: Message) -> Response {
    Response {
        answer: Answer::Whisper(message),
        shows: None,
        hold: None,
    }
}
