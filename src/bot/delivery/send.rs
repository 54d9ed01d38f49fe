//! Sending a letter: what it shows is worked out now, from the game as it is.

use crate::bot::delivery::call::called;
use crate::bot::delivery::dispatcher::Lane;
use crate::bot::delivery::elsewhere::{Absence, Way, earlier_places};
use crate::bot::delivery::look::{Sight, latest_event};
use crate::bot::delivery::{call, delivered, elsewhere, look, moved};
use crate::bot::features::challenge::card::standing_card;
use crate::bot::games::time::thread;
use crate::bot::games::view::shown;
use crate::bot::games::{commit, find, listing, outbox, trouble};
use crate::bot::kit::channel_style::{style_in, style_of};
use crate::bot::kit::failure::Failure;
use crate::bot::kit::prefs::{Choosable as _, Notices, OrUsual as _, Policy};
use crate::bot::kit::reach::Reached;
use crate::bot::kit::services::Services;
use crate::bot::kit::style::{Files, Style};
use crate::bot::kit::{people, prefs, reach, theme};
use crate::bot::port::message::Message;
use crate::bot::port::outbound::{Outbound, OutboundError};
use crate::bot::port::within::cut;
use crate::bot::registry::FEATURES;
use crate::clock::{Span, Timestamp};
use crate::game::{
    ChannelId, EventKind, Game, GameId, MessageId, Phase, Place, PlayerId, Revision, Venue,
};
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
pub(crate) enum Sent {
    /// It is out, or nobody needs it any more.
    Done,
    /// It must wait: for an answer on its way, or until this time.
    Wait(Option<Timestamp>),
    /// A rate limit is used up until this time.
    Limited(Timestamp),
    /// Discord is away.
    Away,
}

/// Sends `letter`, unless it must wait.
pub(crate) async fn send(services: &Services, letter: &Letter, out: &dyn Outbound) -> Sent {
    if must_wait(services, letter) {
        return Sent::Wait(None);
    }
    // What is out already, and could only not be taken out of the outbox, is not sent twice.
    let brought = match services.office.is_out(letter.id) {
        true => Ok(Sent::Done),
        false => bring(services, letter, out).await,
    };
    match brought {
        Ok(Sent::Done) => {}
        Ok(waiting) => return waiting,
        Err(error @ OutboundError::Unreachable(_)) => {
            tracing::warn!(game = letter.subject.game().map(GameId::get), %error, "a letter has to wait");
            return Sent::Away;
        }
        Err(OutboundError::Limited(after)) => {
            let millis = i64::try_from(after.as_millis()).unwrap_or(i64::MAX);
            return Sent::Limited(services.now().after(Span::millis(millis)));
        }
        Err(OutboundError::Gone) => {
            let matter = letter.matter.word();
            tracing::info!(
                game = letter.subject.game().map(GameId::get),
                matter,
                "the channel or message is gone"
            );
        }
        Err(error) if error.is_about_place() => match Lane::of(letter) {
            Lane::Channel(channel) | Lane::Upkeep(channel) => {
                elsewhere::log_unwritable(services, channel, &error);
            }
            Lane::Player(player) => tracing::debug!(%player, %error, "nobody can be told"),
        },
        Err(error) => {
            let matter = letter.matter.word();
            tracing::warn!(game = letter.subject.game().map(GameId::get), matter, %error, "a letter cannot be sent");
        }
    }
    if let Err(error) = services.store.sent(letter).await {
        tracing::error!(%error, "a letter could not be taken out of the outbox");
        services.office.note_out(letter.id);
        return Sent::Away;
    }
    Sent::Done
}

/// Brings what `letter` tells to Discord.
async fn bring(
    services: &Services,
    letter: &Letter,
    out: &dyn Outbound,
) -> Result<Sent, OutboundError> {
    for deliver in FEATURES.iter().filter_map(|feature| feature.outbox) {
        if let Some(sent) = deliver(services, letter, out) {
            return sent.await.map(|()| Sent::Done);
        }
    }
    match letter.matter {
        Matter::Strip { channel, .. }
        | Matter::Delete { channel, .. }
        | Matter::KeepOpen { channel }
        | Matter::Card { channel, .. }
        | Matter::Refresh { channel, .. }
            if reach::is_silent(services, channel).await => {}
        Matter::Strip { channel, message } => out.strip(channel, message).await?,
        Matter::Delete { channel, message } => out.delete(channel, message).await?,
        Matter::KeepOpen { channel } => out.keep_open(channel).await?,
        Matter::Summary { .. } | Matter::Puzzle { .. } | Matter::NewPuzzle { .. } => {
            return Err(OutboundError::Refused("no feature sends it".to_owned()));
        }
        Matter::Board { .. }
        | Matter::Card { .. }
        | Matter::Thread { .. }
        | Matter::Moved { .. }
        | Matter::MovedFor { .. } => {
            let game = game_of(services, letter).await?;
            return bring_of(services, &game, letter, out).await;
        }
        Matter::Notice { revision, .. }
        | Matter::Refresh { revision, .. }
        | Matter::Call { revision, .. } => {
            if let Some(game) = game_still_at(services, letter, revision).await? {
                return bring_of(services, &game, letter, out).await;
            }
        }
    }
    Ok(Sent::Done)
}

/// Brings what `letter` tells of `game`.
async fn bring_of(
    services: &Services,
    game: &Game,
    letter: &Letter,
    out: &dyn Outbound,
) -> Result<Sent, OutboundError> {
    match letter.matter {
        Matter::Board { .. } => return send_board(services, game, letter, out).await,
        Matter::Card { channel, message } => {
            send_card(services, game, channel, message, out).await?;
        }
        Matter::Thread { parent, message } => {
            send_thread(services, game, parent, message, out).await?;
        }
        Matter::Moved { channel } => {
            moved::send_moved(services, game, letter, channel, out).await?;
        }
        Matter::MovedFor { player } => {
            moved::send_moved_for(services, game, letter, player, out).await?;
        }
        Matter::Notice { player, notice, .. } => match notice {
            Notice::Reminder => send_reminder(services, letter, game, player, out).await?,
            Notice::PlanDropped => send_farewell(services, letter, game, player, out).await?,
        },
        Matter::Refresh { channel, .. } => {
            send_refresh(services, game.clone(), channel, out).await?
        }
        Matter::Call { channel, .. } => {
            call::send_call(services, game, letter, channel, out).await?;
        }
        Matter::Strip { .. }
        | Matter::Delete { .. }
        | Matter::KeepOpen { .. }
        | Matter::Summary { .. }
        | Matter::Puzzle { .. }
        | Matter::NewPuzzle { .. } => {}
    }
    Ok(Sent::Done)
}

/// Whether an answer on its way may tell the same.
pub(crate) fn must_wait(services: &Services, letter: &Letter) -> bool {
    let Some(game) = letter.subject.game() else {
        // No answer tells anything else.
        return false;
    };
    match letter.matter {
        Matter::Board { revision, .. } if revision.get() == 1 => {
            services.office.holds(game) || services.office.holds_new()
        }
        Matter::Refresh { .. } if services.office.is_deferred(game) => true,
        _ => services.office.holds(game),
    }
}

async fn send_board(
    services: &Services,
    game: &Game,
    letter: &Letter,
    out: &dyn Outbound,
) -> Result<Sent, OutboundError> {
    // A newer board has taken its place in the transaction that made the game newer.
    let waiting = services.store.is_waiting(letter).await;
    if !waiting.map_err(|error| OutboundError::Unreachable(error.to_string()))? {
        return Ok(Sent::Done);
    }
    let is_in_place = is_changed_in_place(services, game).await;
    if let Some(look_from) = doubt(services, letter, game) {
        if services.now() < look_from {
            return Ok(Sent::Wait(Some(look_from)));
        }
        match look::look_for(services, game, out).await {
            Ok(Sight::Stands(message)) => {
                now_stands(services, game, game.place().channel, message).await;
                return Ok(Sent::Done);
            }
            Ok(Sight::Missing) => {}
            // Most likely an answer shows it. A call harms nothing if one does, and if none does it leads to the board.
            Ok(Sight::Nothing) if !is_in_place && !called(game).is_empty() => {
                call::send_call(services, game, letter, game.place().channel, out).await?;
                services.office.know(game.id());
                return Ok(Sent::Done);
            }
            Ok(Sight::Nothing) => {}
            Err(error) if error.is_passing() => return Err(error),
            // Where the bot may not look, the nonce is all there is.
            Err(error) => tracing::info!(game = %game.id(), %error, "the bot cannot look"),
        }
    }
    if is_in_place
        && let Some(standing) = outbox::board_message(services, game.id()).await
        && standing.channel == game.place().channel
    {
        let (channel, message) = (standing.channel, standing.message);
        match edit_board(services, game, channel, message, out).await {
            Ok(()) => {
                now_stands(services, game, channel, message).await;
                return Ok(Sent::Done);
            }
            // A new message is tried as well: those who are to move must hear of it somewhere.
            Err(error) if error.is_about_place() => {}
            Err(error) => return Err(error),
        }
    }
    let remark = is_without_its_thread(game).then(say::challenge::thread_failed);
    post_board(services, game, remark, out).await?;
    Ok(Sent::Done)
}

/// From when on one can look whether the board stands already, if that is not known.
fn doubt(services: &Services, letter: &Letter, game: &Game) -> Option<Timestamp> {
    match letter.source {
        Source::Present => services.office.doubtful(game.id()),
        Source::Past => Some(latest_event(game).after(crate::bot::kit::pending::ANSWERABLE)),
    }
}

/// Whether the message that shows `game` changes, instead of a new one coming.
async fn is_changed_in_place(services: &Services, game: &Game) -> bool {
    match game.phase() {
        Phase::Offered { .. } => true,
        // The end is worth a message of its own.
        Phase::Finished(_) | Phase::Closed(_) => false,
        _ => {
            let policy = prefs::chosen(services, game.place().channel).await;
            policy.or_usual(Policy::USUAL) == Policy::OneMessage
        }
    }
}

/// Has this message show `game` as it is now.
async fn edit_board(
    services: &Services,
    game: &Game,
    channel: ChannelId,
    message: MessageId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let style = style_of(services, game, channel).await;
    let face = delivered::drawn(services, game, style).await;
    let edited = out.edit(channel, message, &face).await;
    if edited != Err(OutboundError::Forbidden) || face.files.is_empty() {
        return edited;
    }
    // Most likely the bot may edit there but not attach files.
    let files = Files::Forbidden;
    let text = delivered::drawn(services, game, Style { files, ..style }).await;
    out.edit(channel, message, &text).await
}

/// Posts the board of `game` where it is played, with a remark above it; elsewhere if that cannot be.
async fn post_board(
    services: &Services,
    game: &Game,
    remark: Option<Text>,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let channel = game.place().channel;
    if reach::is_guest(services, channel).await {
        return elsewhere::tell_elsewhere(services, game, Absence::Guest, out).await;
    }
    let style = style_of(services, game, channel).await;
    let with_remark = |mut message: Message| {
        if let Some(remark) = &remark {
            message.content = format!("{}\n{}", remark.to(style.locale), message.content);
        }
        message
    };
    let message = with_remark(delivered::drawn(services, game, style).await);
    let nonce = format!("{}-{}", game.id(), game.revision());
    let mut posted = out.post(channel, &message, &nonce).await;
    if posted == Err(OutboundError::Forbidden) && !message.files.is_empty() {
        // Most likely the bot may write there but not attach files.
        let files = Files::Forbidden;
        let text = with_remark(delivered::drawn(services, game, Style { files, ..style }).await);
        posted = out.post(channel, &text, &nonce).await;
    }
    match posted {
        Ok(message) => {
            trouble::all_is_well(services, channel).await;
            now_stands(services, game, channel, message).await;
            Ok(())
        }
        Err(OutboundError::Locked) => elsewhere::leave_thread(services, game, out).await,
        Err(trouble) if trouble.is_about_place() => {
            elsewhere::tell_elsewhere(services, game, Absence::Lost(trouble), out).await
        }
        Err(error) => {
            // Where nobody can look, the nonce is all there is.
            let is_seen = reach::reached(services, channel).await != Reached::Unread;
            if let (OutboundError::Unreachable(_), true) = (&error, is_seen) {
                services.office.doubt(game.id(), Timestamp::MIN);
            }
            Err(error)
        }
    }
}

pub(crate) async fn now_stands(
    services: &Services,
    game: &Game,
    channel: ChannelId,
    message: MessageId,
) {
    let shown = shown(game);
    let noted = delivered::stands(services, shown.game, shown.revision, channel, message);
    if let Err(error) = noted.await {
        tracing::error!(game = %shown.game, %error, "where a board stands could not be kept");
    }
}

async fn send_card(
    services: &Services,
    game: &Game,
    channel: ChannelId,
    message: MessageId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let card = standing_card(game, style_in(services, channel).await.locale);
    out.refresh(channel, message, &card).await
}

/// Shows the game as it is now in the message that shows its newest state; that pings nobody.
async fn send_refresh(
    services: &Services,
    mut game: Game,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let mut message = None;
    loop {
        let newest = outbox::board_message(services, game.id())
            .await
            .filter(|newest| {
                let is_same = message.is_none_or(|message| message == newest.message);
                newest.channel == channel && newest.revision == game.revision() && is_same
            });
        let Some(newest) = newest else {
            return Ok(());
        };
        message = Some(newest.message);
        let style = style_of(services, &game, channel).await;
        let face = Message {
            mention: Vec::new(),
            ..delivered::drawn(services, &game, style).await
        };
        out.refresh(channel, newest.message, &face).await?;
        // Where the message changes with the game, a newer state may have come there before this one.
        let now = find::game(services, game.id())
            .await
            .map_err(Failure::undelivered)?;
        if now.revision() == game.revision() {
            return Ok(());
        }
        game = now;
    }
}

/// Opens a thread for the game and moves it there; in the channel above, with a word, if that fails.
async fn send_thread(
    services: &Services,
    game: &Game,
    parent: ChannelId,
    card: MessageId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    // It may have moved before the last end of the program, or ended while Discord was away.
    if game.place().channel != parent || !game.phase().is_running() {
        return Ok(());
    }
    let names = people::names(services, game, game.place().club).await;
    let name = say::challenge::thread_name(
        (&game.terms().rules).into(),
        game.terms().size,
        game.id(),
        Name::bare(&names.black),
        Name::bare(&names.white),
    );
    let locale = people::language(services, parent).await;
    let name = cut(&name.to(locale), 100).into_owned();
    match out.open_thread(parent, card, &name).await {
        Ok(thread) => {
            let noted = thread::note_own_thread(services, thread).await;
            noted.map_err(|error| Failure::from(error).undelivered())?;
            people::note_language(services, thread, locale).await;
            if let Err(error) = theme::hand_theme_down(services, parent, thread).await {
                // In another look the game goes on as well.
                tracing::warn!(channel = %thread, %error, "a thread's theme could not be kept");
            }
            let place = Place {
                club: game.place().club,
                channel: thread,
            };
            let moved = commit::relocate(services, game.id(), place, &[], services.now()).await;
            moved.map_err(Failure::undelivered)?;
        }
        Err(error) if error.is_passing() => return Err(error),
        Err(error) => {
            tracing::warn!(channel = %parent, %error, "a thread could not be opened");
            let remark = say::challenge::thread_failed();
            post_board(services, game, Some(remark), out).await?;
        }
    }
    Ok(())
}

async fn send_reminder(
    services: &Services,
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
    let public = people::language(services, channel).await;
    let own = people::reads(services, player, channel).await;
    let [direct, posted] = [own, public].map(|locale| Message {
        content: text.to(locale),
        mention: vec![player],
        ..Message::default()
    });
    let nonce = format!("n{}-{}-{}", game.id(), game.revision(), letter.id);
    // Where they like it is less than that they are reminded.
    let mut ways = match prefs::chosen(services, player)
        .await
        .or_usual(Notices::USUAL)
    {
        Notices::Direct => vec![(Way::Direct, &direct), (Way::In(channel), &posted)],
        Notices::Channel => vec![(Way::In(channel), &posted), (Way::Direct, &direct)],
    };
    let earlier = earlier_places(game).into_iter();
    ways.extend(earlier.map(|place| (Way::In(place), &posted)));
    elsewhere::tell_by(services, ways, &nonce, out).await
}

/// Tells `player` that their plan is dropped. That they had one is nobody else's business:
/// who takes no direct messages hears of it when they next ask for their plan.
async fn send_farewell(
    services: &Services,
    letter: &Letter,
    game: &Game,
    player: PlayerId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let locale = people::reads(services, player, game.place().channel).await;
    let text = say::plan::dropped_by_game(game.id(), listing::way_to(services, game).await);
    let message = Message {
        content: text.to(locale),
        ..Message::default()
    };
    let nonce = format!("p{}-{}-{}", game.id(), game.revision(), letter.id);
    match out.direct(player, &message, &nonce).await {
        Err(error) if error.is_about_place() => Ok(()),
        Err(error) => Err(error),
        Ok(()) => {
            let dropped = services.store.drop_plan(game.id(), player).await;
            dropped.map_err(|error| OutboundError::Unreachable(error.to_string()))
        }
    }
}

/// The game of `letter`.
async fn game_of(services: &Services, letter: &Letter) -> Result<Game, OutboundError> {
    let game = letter.subject.game().ok_or(OutboundError::Gone)?;
    let game = find::game(services, game).await;
    game.map_err(Failure::undelivered)
}

/// The game of `letter`, if it is as it was at `revision`: what has happened since was news enough.
async fn game_still_at(
    services: &Services,
    letter: &Letter,
    revision: Revision,
) -> Result<Option<Game>, OutboundError> {
    let game = game_of(services, letter).await?;
    Ok(Some(game).filter(|game| game.revision() == revision))
}
