//! Sending a letter: what it shows is worked out now, from the game as it is.

use super::call::called;
use super::elsewhere::{Absence, Way, earlier_places};
use super::look::{Sight, latest_event};
use super::postman::Lane;
use super::reach::Reached;
use crate::bot::Bot;
use crate::bot::failure::Failure;
use crate::bot::reply::{Message, Outbound, OutboundError};
use crate::bot::settings::{Choosable as _, Notices, OrUsual as _, Policy};
use crate::bot::view::{Files, Style, shown, standing_card};
use crate::bot::within::cut;
use crate::clock::{Span, Timestamp};
use crate::game::{ChannelId, EventKind, Game, MessageId, Phase, Place, PlayerId, Revision, Venue};
use crate::i18n::{Name, Text, say};
use crate::store::{Letter, Matter, Notice, Source};

/// Whether `game` begins in the channel of its challenge, although it was to be played in a thread.
fn is_without_its_thread(game: &Game) -> bool {
    let begins = matches!(
        game.events().last().map(|event| &event.kind),
        Some(EventKind::Accepted { .. })
    );
    begins && game.terms().venue == Venue::Thread
}

/// What has become of a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sent {
    /// It is out, or nobody needs it any more.
    Done,
    /// It must wait: for an answer on its way, or until this time.
    Wait(Option<Timestamp>),
    /// A rate limit is used up until this time.
    Limited(Timestamp),
    /// Discord is away.
    Away,
}

impl Bot {
    /// Sends `letter`, unless it must wait.
    pub(super) async fn send(&self, letter: &Letter, out: &dyn Outbound) -> Sent {
        if self.must_wait(letter) {
            return Sent::Wait(None);
        }
        // What is out already, and could only not be taken out of the outbox, is not sent twice.
        let brought = match self.office.is_out(letter.id) {
            true => Ok(Sent::Done),
            false => self.bring(letter, out).await,
        };
        match brought {
            Ok(Sent::Done) => {}
            Ok(waiting) => return waiting,
            Err(error @ OutboundError::Unreachable(_)) => {
                tracing::warn!(game = %letter.game, %error, "a letter has to wait");
                return Sent::Away;
            }
            Err(OutboundError::Limited(after)) => {
                let millis = i64::try_from(after.as_millis()).unwrap_or(i64::MAX);
                return Sent::Limited(self.now().after(Span::millis(millis)));
            }
            Err(OutboundError::Gone) => {
                let matter = letter.matter.word();
                tracing::info!(game = %letter.game, matter, "the channel or message is gone");
            }
            Err(error) if error.is_about_place() => match Lane::of(letter) {
                Lane::Channel(channel) | Lane::Upkeep(channel) => {
                    self.log_unwritable(channel, &error);
                }
                Lane::Player(player) => tracing::debug!(%player, %error, "nobody can be told"),
            },
            Err(error) => {
                let matter = letter.matter.word();
                tracing::warn!(game = %letter.game, matter, %error, "a letter cannot be sent");
            }
        }
        if let Err(error) = self.store.sent(letter).await {
            tracing::error!(%error, "a letter could not be taken out of the outbox");
            self.office.note_out(letter.id);
            return Sent::Away;
        }
        Sent::Done
    }

    /// Brings what `letter` tells to Discord.
    async fn bring(&self, letter: &Letter, out: &dyn Outbound) -> Result<Sent, OutboundError> {
        match letter.matter {
            Matter::Strip { channel, .. }
            | Matter::Delete { channel, .. }
            | Matter::KeepOpen { channel }
            | Matter::Card { channel, .. }
            | Matter::Refresh { channel, .. }
                if self.is_silent(channel).await => {}
            Matter::Strip { channel, message } => out.strip(channel, message).await?,
            Matter::Delete { channel, message } => out.delete(channel, message).await?,
            Matter::KeepOpen { channel } => out.keep_open(channel).await?,
            Matter::Summary { player } => self.send_summary(player, out).await?,
            Matter::Puzzle { channel, puzzle } => self.send_puzzle(puzzle, channel, out).await?,
            Matter::NewPuzzle { channel, puzzle } => {
                self.send_new_puzzle(puzzle, channel, out).await?;
            }
            Matter::Board { .. } => {
                let game = self.game_of(letter).await?;
                return self.send_board(&game, letter, out).await;
            }
            Matter::Card { channel, message } => {
                let game = self.game_of(letter).await?;
                self.send_card(&game, channel, message, out).await?;
            }
            Matter::Thread { parent, message } => {
                let game = self.game_of(letter).await?;
                self.send_thread(&game, parent, message, out).await?;
            }
            Matter::Notice {
                revision,
                player,
                notice,
            } => {
                if let Some(game) = self.game_still_at(letter, revision).await? {
                    match notice {
                        Notice::Reminder => self.send_reminder(letter, &game, player, out).await?,
                        Notice::PlanDropped => {
                            self.send_farewell(letter, &game, player, out).await?;
                        }
                    }
                }
            }
            Matter::Refresh { channel, revision } => {
                if let Some(game) = self.game_still_at(letter, revision).await? {
                    self.send_refresh(game, channel, out).await?;
                }
            }
            Matter::Moved { channel } => {
                let game = self.game_of(letter).await?;
                self.send_moved(&game, letter, channel, out).await?;
            }
            Matter::MovedFor { player } => {
                let game = self.game_of(letter).await?;
                self.send_moved_for(&game, letter, player, out).await?;
            }
            Matter::Call { channel, revision } => {
                if let Some(game) = self.game_still_at(letter, revision).await? {
                    self.send_call(&game, letter, channel, out).await?;
                }
            }
        }
        Ok(Sent::Done)
    }

    /// Whether an answer on its way may tell the same.
    pub(super) fn must_wait(&self, letter: &Letter) -> bool {
        match letter.matter {
            // No answer tells that.
            Matter::Summary { .. } | Matter::Puzzle { .. } | Matter::NewPuzzle { .. } => false,
            Matter::Board { revision, .. } if revision.get() == 1 => {
                self.office.holds(letter.game) || self.office.holds_new()
            }
            Matter::Refresh { .. } if self.office.is_deferred(letter.game) => true,
            _ => self.office.holds(letter.game),
        }
    }

    async fn send_board(
        &self,
        game: &Game,
        letter: &Letter,
        out: &dyn Outbound,
    ) -> Result<Sent, OutboundError> {
        // A newer board has taken its place in the transaction that made the game newer.
        let waiting = self.store.is_waiting(letter).await;
        if !waiting.map_err(|error| OutboundError::Unreachable(error.to_string()))? {
            return Ok(Sent::Done);
        }
        let is_in_place = self.is_changed_in_place(game).await;
        if let Some(look_from) = self.doubt(letter, game) {
            if self.now() < look_from {
                return Ok(Sent::Wait(Some(look_from)));
            }
            match self.look_for(game, out).await {
                Ok(Sight::Stands(message)) => {
                    self.now_stands(game, game.place().channel, message).await;
                    return Ok(Sent::Done);
                }
                Ok(Sight::Missing) => {}
                // Most likely an answer shows it. A call harms nothing if one does, and if none does it leads to the board.
                Ok(Sight::Nothing) if !is_in_place && !called(game).is_empty() => {
                    self.send_call(game, letter, game.place().channel, out)
                        .await?;
                    self.office.know(game.id());
                    return Ok(Sent::Done);
                }
                Ok(Sight::Nothing) => {}
                Err(error) if error.is_passing() => return Err(error),
                // Where the bot may not look, the nonce is all there is.
                Err(error) => tracing::info!(game = %game.id(), %error, "the bot cannot look"),
            }
        }
        if is_in_place
            && let Some(standing) = self.board_message(game.id()).await
            && standing.channel == game.place().channel
        {
            let (channel, message) = (standing.channel, standing.message);
            match self.edit_board(game, channel, message, out).await {
                Ok(()) => {
                    self.now_stands(game, channel, message).await;
                    return Ok(Sent::Done);
                }
                // A new message is tried as well: those who are to move must hear of it somewhere.
                Err(error) if error.is_about_place() => {}
                Err(error) => return Err(error),
            }
        }
        let remark = is_without_its_thread(game).then(say::challenge::thread_failed);
        self.post_board(game, remark, out).await?;
        Ok(Sent::Done)
    }

    /// From when on one can look whether the board stands already, if that is not known.
    fn doubt(&self, letter: &Letter, game: &Game) -> Option<Timestamp> {
        match letter.source {
            Source::Present => self.office.doubtful(game.id()),
            Source::Past => Some(latest_event(game).after(super::hold::ANSWERABLE)),
        }
    }

    /// Whether the message that shows `game` changes, instead of a new one coming.
    async fn is_changed_in_place(&self, game: &Game) -> bool {
        match game.phase() {
            Phase::Offered { .. } => true,
            // The end is worth a message of its own.
            Phase::Finished(_) | Phase::Closed(_) => false,
            _ => {
                let policy = self.chosen(game.place().channel).await;
                policy.or_usual(Policy::USUAL) == Policy::OneMessage
            }
        }
    }

    /// Has this message show `game` as it is now.
    async fn edit_board(
        &self,
        game: &Game,
        channel: ChannelId,
        message: MessageId,
        out: &dyn Outbound,
    ) -> Result<(), OutboundError> {
        let style = self.style_of(game, channel).await;
        let face = self.drawn(game, style).await;
        let edited = out.edit(channel, message, &face).await;
        if edited != Err(OutboundError::Forbidden) || face.files.is_empty() {
            return edited;
        }
        // Most likely the bot may edit there but not attach files.
        let files = Files::Forbidden;
        let text = self.drawn(game, Style { files, ..style }).await;
        out.edit(channel, message, &text).await
    }

    /// Posts the board of `game` where it is played, with a remark above it; elsewhere if that cannot be.
    async fn post_board(
        &self,
        game: &Game,
        remark: Option<Text>,
        out: &dyn Outbound,
    ) -> Result<(), OutboundError> {
        let channel = game.place().channel;
        if self.is_guest(channel).await {
            return self.tell_elsewhere(game, Absence::Guest, out).await;
        }
        let style = self.style_of(game, channel).await;
        let with_remark = |mut message: Message| {
            if let Some(remark) = &remark {
                message.content = format!("{}\n{}", remark.to(style.locale), message.content);
            }
            message
        };
        let message = with_remark(self.drawn(game, style).await);
        let nonce = format!("{}-{}", game.id(), game.revision());
        let mut posted = out.post(channel, &message, &nonce).await;
        if posted == Err(OutboundError::Forbidden) && !message.files.is_empty() {
            // Most likely the bot may write there but not attach files.
            let files = Files::Forbidden;
            let text = with_remark(self.drawn(game, Style { files, ..style }).await);
            posted = out.post(channel, &text, &nonce).await;
        }
        match posted {
            Ok(message) => {
                self.all_is_well(channel).await;
                self.now_stands(game, channel, message).await;
                Ok(())
            }
            Err(OutboundError::Locked) => self.leave_thread(game, out).await,
            Err(trouble) if trouble.is_about_place() => {
                self.tell_elsewhere(game, Absence::Lost(trouble), out).await
            }
            Err(error) => {
                // Where nobody can look, the nonce is all there is.
                let is_seen = self.reached(channel).await != Reached::Unread;
                if let (OutboundError::Unreachable(_), true) = (&error, is_seen) {
                    self.office.doubt(game.id(), Timestamp::MIN);
                }
                Err(error)
            }
        }
    }

    pub(super) async fn now_stands(&self, game: &Game, channel: ChannelId, message: MessageId) {
        let shown = shown(game);
        let noted = self.stands(shown.game, shown.revision, channel, message);
        if let Err(error) = noted.await {
            tracing::error!(game = %shown.game, %error, "where a board stands could not be kept");
        }
    }

    async fn send_card(
        &self,
        game: &Game,
        channel: ChannelId,
        message: MessageId,
        out: &dyn Outbound,
    ) -> Result<(), OutboundError> {
        let card = standing_card(game, self.style_in(channel).await.locale);
        out.refresh(channel, message, &card).await
    }

    /// Shows the game as it is now in the message that shows its newest state; that pings nobody.
    async fn send_refresh(
        &self,
        mut game: Game,
        channel: ChannelId,
        out: &dyn Outbound,
    ) -> Result<(), OutboundError> {
        let mut message = None;
        loop {
            let newest = self.board_message(game.id()).await.filter(|newest| {
                let is_same = message.is_none_or(|message| message == newest.message);
                newest.channel == channel && newest.revision == game.revision() && is_same
            });
            let Some(newest) = newest else {
                return Ok(());
            };
            message = Some(newest.message);
            let style = self.style_of(&game, channel).await;
            let face = Message {
                mention: Vec::new(),
                ..self.drawn(&game, style).await
            };
            out.refresh(channel, newest.message, &face).await?;
            // Where the message changes with the game, a newer state may have come there before this one.
            let now = self.game(game.id()).await.map_err(Failure::undelivered)?;
            if now.revision() == game.revision() {
                return Ok(());
            }
            game = now;
        }
    }

    /// Opens a thread for the game and moves it there; in the channel above, with a word, if that fails.
    async fn send_thread(
        &self,
        game: &Game,
        parent: ChannelId,
        card: MessageId,
        out: &dyn Outbound,
    ) -> Result<(), OutboundError> {
        // It may have moved before the last end of the program, or ended while Discord was away.
        if game.place().channel != parent || !game.phase().is_running() {
            return Ok(());
        }
        let names = self.names(game, game.place().club).await;
        let name = say::challenge::thread_name(
            (&game.terms().rules).into(),
            game.terms().size,
            game.id(),
            Name::bare(&names.black),
            Name::bare(&names.white),
        );
        let locale = self.language(parent).await;
        let name = cut(&name.to(locale), 100).into_owned();
        match out.open_thread(parent, card, &name).await {
            Ok(thread) => {
                let noted = self.note_own_thread(thread).await;
                noted.map_err(|error| Failure::from(error).undelivered())?;
                self.note_language(thread, locale).await;
                if let Err(error) = self.hand_theme_down(parent, thread).await {
                    // In another look the game goes on as well.
                    tracing::warn!(channel = %thread, %error, "a thread's theme could not be kept");
                }
                let place = Place {
                    club: game.place().club,
                    channel: thread,
                };
                let moved = self.relocate(game.id(), place, &[], self.now()).await;
                moved.map_err(Failure::undelivered)?;
            }
            Err(error) if error.is_passing() => return Err(error),
            Err(error) => {
                tracing::warn!(channel = %parent, %error, "a thread could not be opened");
                let remark = say::challenge::thread_failed();
                self.post_board(game, Some(remark), out).await?;
            }
        }
        Ok(())
    }

    async fn send_reminder(
        &self,
        letter: &Letter,
        game: &Game,
        player: PlayerId,
        out: &dyn Outbound,
    ) -> Result<(), OutboundError> {
        let channel = game.place().channel;
        let name = Name::mention(player);
        let text = match game.unanswered() {
            Some(_) => say::table::reminder_of_count(name, game.id(), channel),
            None => say::table::reminder(name, game.id(), channel),
        };
        let public = self.language(channel).await;
        let own = self.reads(player, channel).await;
        let [direct, posted] = [own, public].map(|locale| Message {
            content: text.to(locale),
            mention: vec![player],
            ..Message::default()
        });
        let nonce = format!("n{}-{}-{}", game.id(), game.revision(), letter.id);
        // Where they like it is less than that they are reminded.
        let mut ways = match self.chosen(player).await.or_usual(Notices::USUAL) {
            Notices::Direct => vec![(Way::Direct, &direct), (Way::In(channel), &posted)],
            Notices::Channel => vec![(Way::In(channel), &posted), (Way::Direct, &direct)],
        };
        let earlier = earlier_places(game).into_iter();
        ways.extend(earlier.map(|place| (Way::In(place), &posted)));
        self.tell_by(ways, &nonce, out).await
    }

    /// Tells `player` that their plan is dropped. That they had one is nobody else's business:
    /// who takes no direct messages hears of it when they next ask for their plan.
    async fn send_farewell(
        &self,
        letter: &Letter,
        game: &Game,
        player: PlayerId,
        out: &dyn Outbound,
    ) -> Result<(), OutboundError> {
        let locale = self.reads(player, game.place().channel).await;
        let text = say::plan::dropped_by_game(game.id(), self.way_to(game).await);
        let message = Message {
            content: text.to(locale),
            ..Message::default()
        };
        let nonce = format!("p{}-{}-{}", game.id(), game.revision(), letter.id);
        match out.direct(player, &message, &nonce).await {
            Err(error) if error.is_about_place() => Ok(()),
            Err(error) => Err(error),
            Ok(()) => {
                let dropped = self.store.drop_plan(game.id(), player).await;
                dropped.map_err(|error| OutboundError::Unreachable(error.to_string()))
            }
        }
    }

    /// The game of `letter`.
    async fn game_of(&self, letter: &Letter) -> Result<Game, OutboundError> {
        let game = self.game(letter.game).await;
        game.map_err(Failure::undelivered)
    }

    /// The game of `letter`, if it is as it was at `revision`: what has happened since was news enough.
    async fn game_still_at(
        &self,
        letter: &Letter,
        revision: Revision,
    ) -> Result<Option<Game>, OutboundError> {
        let game = self.game_of(letter).await?;
        Ok(Some(game).filter(|game| game.revision() == revision))
    }

    /// How `game` is shown in `channel` by the bot on its own.
    async fn style_of(&self, game: &Game, channel: ChannelId) -> Style {
        let place = game.place();
        Style {
            club: place.club.filter(|_| place.channel == channel),
            ..self.style_in(channel).await
        }
    }

    /// How games are shown in `channel` by the bot on its own.
    pub(in crate::bot) async fn style_in(&self, channel: ChannelId) -> Style {
        Style {
            locale: self.language(channel).await,
            files: Files::Allowed,
            theme: self.theme_in(channel).await,
            club: None,
        }
    }
}
