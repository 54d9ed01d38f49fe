//! Notices to one player.

use crate::bot::delivery::elsewhere;
use crate::bot::delivery::elsewhere::{Way, earlier_places};
use crate::bot::features::notices::place::{NOTICES, Notices};
use crate::bot::games::listing;
use crate::bot::kit::people;
use crate::bot::kit::prefs::OrUsual as _;
use crate::bot::kit::prefs::choice::Choosable as _;
use crate::bot::kit::services::Services;
use crate::bot::port::message::Message;
use crate::bot::port::outbound::{Outbound, OutboundError};
use crate::game::{Game, PlayerId};
use crate::i18n::{Name, say};
use crate::store::OutboxMessage;

pub(crate) async fn send_reminder(
    services: &Services,
    queued: &OutboxMessage,
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
    let nonce = format!("n{}-{}-{}", game.id(), game.revision(), queued.id);
    // Where they like it is less than that they are reminded.
    let mut ways = match NOTICES.get(services, player).await.or_usual(Notices::USUAL) {
        Notices::Direct => vec![(Way::Direct, &direct), (Way::In(channel), &posted)],
        Notices::Channel => vec![(Way::In(channel), &posted), (Way::Direct, &direct)],
    };
    let earlier = earlier_places(game).into_iter();
    ways.extend(earlier.map(|place| (Way::In(place), &posted)));
    elsewhere::tell_by(services, ways, &nonce, out).await
}

/// Tells `player` that their plan is dropped. That they had one is nobody else's business:
/// who takes no direct messages hears of it when they next ask for their plan.
pub(crate) async fn send_dropped_plan(
    services: &Services,
    queued: &OutboxMessage,
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
