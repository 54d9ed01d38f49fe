//! What the bot does besides answering: messages that it posts, edits and strips on its own.

use super::alarm::follow;
use super::failure::Failure;
use super::reply::{Errand, Message, Outbound, OutboundError, Shown};
use super::view::{Files, Style, shown};
use super::{Bot, refusal};
use crate::clock::Timestamp;
use crate::game::{Action, Actor, ChannelId, Game, GameId, MessageId, Place, Refusal, decide};
use crate::i18n::say;
use crate::store::{BoardMessage, Change};

impl Bot {
    /// Notes that the message `message` in `channel` shows a game.
    ///
    /// A message that a newer one has overtaken on the way loses its buttons: that is the errand that comes back.
    pub async fn delivered(
        &self,
        shows: Shown,
        channel: ChannelId,
        message: MessageId,
    ) -> Option<Errand> {
        let known = self.board_message(shows.game).await;
        if known.is_some_and(|known| known.revision > shows.revision) {
            return Some(Errand::Strip { channel, message });
        }
        let newest = BoardMessage {
            channel,
            message,
            revision: shows.revision,
        };
        if let Err(error) = self.store.set_board_message(shows.game, newest).await {
            tracing::error!(game = %shows.game, %error, "where a board stands could not be kept");
        }
        None
    }

    /// Runs `errands` in their order. None stops the others: what fails is logged.
    pub async fn run(&self, errands: Vec<Errand>, out: &dyn Outbound) {
        for errand in errands {
            match errand {
                Errand::Post {
                    channel,
                    message,
                    shows,
                } => self.post(channel, &message, shows, out).await,
                Errand::Edit {
                    channel,
                    message,
                    with,
                } => report("edit", channel, out.edit(channel, message, &with).await),
                Errand::Strip { channel, message } => {
                    report("strip", channel, out.strip(channel, message).await);
                }
                Errand::OpenThread { game, parent, name } => {
                    self.open_thread(game, parent, &name, out).await;
                }
            }
        }
    }

    /// What is due at `now`: challenges lapse, and time runs out. A second tick finds nothing more.
    pub async fn tick(&self, now: Timestamp) -> Vec<Errand> {
        const AT_ONCE: usize = 100;
        let due = match self.store.due(now, AT_ONCE).await {
            Ok(due) => due,
            Err(error) => {
                tracing::error!(%error, "what is due could not be read");
                return Vec::new();
            }
        };
        let mut errands = Vec::new();
        for (_, id) in due {
            match self.do_what_is_due(id, now).await {
                Ok(told) => errands.extend(told),
                Err(failure) => tracing::warn!(game = %id, ?failure, "what was due did not happen"),
            }
        }
        errands
    }

    async fn do_what_is_due(&self, id: GameId, now: Timestamp) -> Result<Vec<Errand>, Failure> {
        let seat = self.tables.lock(id).await;
        let game = self.game(id).await?;
        let Some(action) = self.due(&game, now).await else {
            if let Some(due) = self.reminder(&game).await
                && due.at <= now
            {
                self.remind(&game, due).await?;
                return Ok(Vec::new());
            }
            // It came too early: something has rested since it was set.
            let alarm = self.alarm(&game).await;
            self.store.set_alarm(&game, alarm).await?;
            return Ok(Vec::new());
        };
        drop(seat);
        let game = self.by_clock(id, action, now).await?;
        Ok(match action {
            Action::Lapse => self.retell(&game).await.into_iter().collect(),
            _ => self.announce(&game).await,
        })
    }

    /// The time now, by the bot's clock.
    pub(super) fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// Where the newest message of `game` stands, if that is known.
    pub(super) async fn board_message(&self, game: GameId) -> Option<BoardMessage> {
        match self.store.board_message(game).await {
            Ok(newest) => newest,
            Err(error) => {
                tracing::error!(%game, %error, "where a board stands could not be read");
                None
            }
        }
    }

    /// Takes the buttons off the newest message of `game` so far.
    pub(super) async fn strip(&self, game: GameId) -> Option<Errand> {
        let newest = self.board_message(game).await?;
        Some(Errand::Strip {
            channel: newest.channel,
            message: newest.message,
        })
    }

    /// Moves `game` to `place`.
    pub(super) async fn relocate(
        &self,
        game: GameId,
        place: Place,
        now: Timestamp,
    ) -> Result<Game, Failure> {
        self.by_clock(game, Action::Relocate(place), now).await
    }

    /// Carries out what no player does.
    async fn by_clock(
        &self,
        game: GameId,
        action: Action,
        now: Timestamp,
    ) -> Result<Game, Failure> {
        let _seat = self.tables.lock(game).await;
        let game = self.game(game).await?;
        let mut events = self.rested(&game, now).await;
        let mut after = game.clone();
        follow(&mut after, &events)?;
        let decided = match decide(&after, Actor::Clock, action, now) {
            Ok(events) => events,
            Err(Refusal::NothingToChange) => return Ok(game),
            Err(refusal) => return Err(refusal::text(&refusal, game.terms().size).into()),
        };
        follow(&mut after, &decided)?;
        events.extend(decided);
        let change = Change {
            alarm: self.alarm(&after).await,
            ..Change::silent(events, &after)
        };
        Ok(self.store.append(&game, change).await?)
    }

    /// The newest state of `game` is told to everybody, and the message before loses its buttons.
    async fn announce(&self, game: &Game) -> Vec<Errand> {
        let channel = game.place().channel;
        let mut errands = vec![Errand::Post {
            channel,
            message: self.face(game, self.style_in(channel).await).await,
            shows: Some(shown(game)),
        }];
        errands.extend(self.strip(game.id()).await);
        errands
    }

    /// The newest message of `game` says what has become of it.
    async fn retell(&self, game: &Game) -> Option<Errand> {
        let newest = self.board_message(game.id()).await?;
        let with = self.face(game, self.style_in(newest.channel).await).await;
        Some(Errand::Edit {
            channel: newest.channel,
            message: newest.message,
            with,
        })
    }

    async fn style_in(&self, channel: ChannelId) -> Style {
        Style {
            locale: self.language(channel).await,
            files: Files::Allowed,
            theme: self.theme_in(channel).await,
        }
    }

    async fn post(
        &self,
        channel: ChannelId,
        message: &Message,
        shows: Option<Shown>,
        out: &dyn Outbound,
    ) {
        let nonce = shows.map_or_else(
            || "0".to_owned(),
            |shown| format!("{}-{}", shown.game, shown.revision),
        );
        let mut posted = out.post(channel, message, &nonce).await;
        if posted == Err(OutboundError::Forbidden)
            && !message.files.is_empty()
            && let Some(text) = self.without_files(channel, shows).await
        {
            // Most likely the bot may write there but not attach files.
            posted = out.post(channel, &text, &nonce).await;
        }
        match (posted, shows) {
            (Ok(message), Some(shows)) => {
                if self.delivered(shows, channel, message).await.is_some() {
                    report("strip", channel, out.strip(channel, message).await);
                }
            }
            (posted, _) => report("post", channel, posted.map(|_| ())),
        }
    }

    /// The message that shows the same game without files.
    async fn without_files(&self, channel: ChannelId, shows: Option<Shown>) -> Option<Message> {
        let game = self.game(shows?.game).await.ok()?;
        let style = Style {
            files: Files::Forbidden,
            ..self.style_in(channel).await
        };
        Some(self.face(&game, style).await)
    }

    /// Opens a thread for `game` and shows its board there; in `parent`, with a word, if that fails.
    async fn open_thread(&self, game: GameId, parent: ChannelId, name: &str, out: &dyn Outbound) {
        let opened = out.open_thread(parent, name).await;
        let (channel, remark) = match &opened {
            Ok(thread) => (*thread, None),
            Err(error) => {
                tracing::warn!(channel = %parent, %error, "a thread could not be opened");
                (parent, Some(say::challenge::thread_failed()))
            }
        };
        let moved = match opened {
            Ok(_) => self.move_to_thread(game, channel, parent).await,
            Err(_) => self.game(game).await,
        };
        let game = match moved {
            Ok(game) => game,
            Err(failure) => {
                tracing::error!(%game, ?failure, "a game could not move to its thread");
                return;
            }
        };
        let style = self.style_in(channel).await;
        let mut message = self.face(&game, style).await;
        if let Some(remark) = remark {
            message.content = format!("{}\n{}", remark.to(style.locale), message.content);
        }
        self.post(channel, &message, Some(shown(&game)), out).await;
    }

    async fn move_to_thread(
        &self,
        game: GameId,
        thread: ChannelId,
        parent: ChannelId,
    ) -> Result<Game, Failure> {
        self.note_language(thread, self.language(parent).await)
            .await;
        self.hand_theme_down(parent, thread).await;
        let club = self.game(game).await?.place().club;
        let place = Place {
            club,
            channel: thread,
        };
        self.relocate(game, place, self.now()).await
    }
}

/// Logs what did not work. A channel that is gone is no fault: the game goes on elsewhere.
fn report(what: &str, channel: ChannelId, done: Result<(), OutboundError>) {
    match done {
        Ok(()) => {}
        Err(OutboundError::Gone) => {
            tracing::info!(what, %channel, "the channel or message is gone")
        }
        Err(error) => tracing::warn!(what, %channel, %error, "an errand failed"),
    }
}
