//! Notices to one player.

use crate::delivery::elsewhere;
use crate::delivery::elsewhere::{Way, earlier_places};
use crate::features::look::watch;
use crate::features::look::watch::Watch;
use crate::features::notices::place::{NOTICES, Notices};
use crate::game::{Game, Outline, Phase, PlayerId};
use crate::games::follow::FollowedNews;
use crate::games::time::agenda;
use crate::games::view::buttons::button;
use crate::games::view::{heading, news, shown_state, words};
use crate::games::{follow, listing};
use crate::i18n::{Locale, Name, Text, Until, say};
use crate::kit::channel_style::style_in;
use crate::kit::prefs::{OrUsual as _, language};
use crate::kit::services::Services;
use crate::kit::style::Style;
use crate::kit::verb::Verb;
use crate::port::message::{Look, Message, Row, Sound};
use crate::port::outbound::{Outbound, OutboundError};
use crate::store::{OutboxMessage, Properties, StoreError};

pub(crate) async fn send_reminder(
    services: &Services,
    queued: &OutboxMessage,
    game: &Game,
    player: PlayerId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let game_now = Outline::of(game);
    let deadline = |read: &Properties<'_>| agenda::out_at(services, read, &game_now);
    let deadline = services.store.look(deadline).await;
    let deadline = deadline.map_err(|error| OutboundError::Unreachable(error.to_string()))?;
    let (Some(deadline), Some(color), Some(seats)) =
        (deadline, game.color_of(player), game.seats())
    else {
        // The clock has been stopped, or the seat taken by another, since the reminder was written.
        return Ok(());
    };
    let (name, opponent) = (Name::mention(player), words::seat(seats[!color]));
    let (at, place) = (Until(deadline), listing::way_to(services, game).await);
    let (text, verb) = match game.pending_answer() {
        Some(_) => (
            say::table::reminder_of_count(name, game.id(), opponent, at, place),
            None,
        ),
        None => (
            say::table::reminder(name, game.id(), opponent, at, place),
            Some(Verb::Play),
        ),
    };
    let rows = |locale| {
        let label = say::table::button_play();
        let play = verb.map(|verb| button(&label, verb, shown_state(game), Look::Primary, locale));
        play.map(|play| Row::Buttons(vec![play]))
            .into_iter()
            .collect()
    };
    tell_player(services, queued, game, player, &text, rows, out).await
}

/// Sends `player` a text about `game` with these rows, in their preferred place.
pub(super) async fn tell_player(
    services: &Services,
    queued: &OutboxMessage,
    game: &Game,
    player: PlayerId,
    text: &Text,
    rows: impl Fn(Locale) -> Vec<Row> + Send,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let channel = game.place().channel;
    let public = language::channel_language(services, channel).await;
    let own = language::player_language(services, player, channel).await;
    let [direct, posted] = [own, public].map(|locale| Message {
        content: text.to(locale),
        rows: rows(locale),
        mention: vec![player],
        ..Message::default()
    });
    let nonce = format!("n{}-{}-{}", game.id(), game.revision(), queued.id);
    // Their preference matters less than that they are reminded.
    let mut ways = match NOTICES
        .get(services, player)
        .await
        .or_usual(Notices::default())
    {
        Notices::Direct => vec![(Way::Direct, &direct), (Way::In(channel), &posted)],
        Notices::Channel => vec![(Way::In(channel), &posted), (Way::Direct, &direct)],
    };
    let earlier = earlier_places(game).into_iter();
    ways.extend(earlier.map(|place| (Way::In(place), &posted)));
    elsewhere::tell_by(services, ways, &nonce, out).await
}

/// Sends `player` the news of a followed game, with a button to unfollow it.
pub(crate) async fn send_followed_news(
    services: &Services,
    queued: &OutboxMessage,
    game: &Game,
    player: PlayerId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let unreadable = |error: StoreError| OutboundError::Unreachable(error.to_string());
    let read_news = |read: &Properties<'_>| follow::news(read, game, player);
    let news = services.store.look(read_news).await;
    let is_over = matches!(game.phase(), Phase::Finished(_));
    let wanted = news.map_err(unreadable)?;
    let sent = match wanted.filter(|news| is_over || *news == FollowedNews::EachMove) {
        Some(_) => {
            let nonce = format!("f{}-{}-{}", game.id(), game.revision(), queued.id);
            let message = news_for(services, game, player).await;
            out.direct(player, &message, &nonce).await
        }
        None => Ok(()),
    };
    let is_closed = match &sent {
        Err(error) if error.is_about_place() => true,
        Err(_) => return sent,
        Ok(()) => false,
    };
    if is_over || is_closed {
        let ended = follow::unfollow(services, game.id(), player).await;
        ended.map_err(unreadable)
    } else {
        Ok(())
    }
}

/// The latest event in `game`, for `player`, who follows it. Moves are sent silently, the end is not.
async fn news_for(services: &Services, game: &Game, player: PlayerId) -> Message {
    let channel = game.place().channel;
    let locale = language::player_language(services, player, channel).await;
    let style = Style {
        locale,
        ..style_in(services, channel).await
    };
    let way = listing::way_to(services, game).await;
    let way = say::list::followed_link(way.in_words(say::list::to_board));
    let lines = [
        Some(heading(game, style)),
        news(game).map(|text| text.to(locale)),
        Some(way.to(locale)),
    ];
    let is_over = matches!(game.phase(), Phase::Finished(_));
    let stop = watch::button(Watch::Stop, game.id(), locale);
    Message {
        content: lines.into_iter().flatten().collect::<Vec<_>>().join("\n"),
        rows: if is_over {
            Vec::new()
        } else {
            vec![Row::Buttons(vec![stop])]
        },
        sound: if is_over { Sound::Usual } else { Sound::Silent },
        ..Message::default()
    }
}

/// Informs `player` that their plan was dropped. Plans are secret: a player without direct messages reads it when they
/// next open the plan.
pub(crate) async fn send_dropped_plan(
    services: &Services,
    queued: &OutboxMessage,
    game: &Game,
    player: PlayerId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let locale = language::player_language(services, player, game.place().channel).await;
    let text = say::plan::dropped_by_game(game.id(), listing::way_to(services, game).await);
    let message = Message::text(text.to(locale));
    let nonce = format!("p{}-{}-{}", game.id(), game.revision(), queued.id);
    match out.direct(player, &message, &nonce).await {
        Err(error) if error.is_about_place() => Ok(()),
        Err(error) => Err(error),
        Ok(()) => {
            let dropped = services.store.drop_plan(game.id(), player).await;
            dropped.map_err(|error| OutboundError::Unreachable(error.to_string()))
        }
    }
}
