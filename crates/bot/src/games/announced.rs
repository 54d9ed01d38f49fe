//! The message that announced a game, such as the card of its challenge: in the end it shows the result.

use crate::game::{ChannelId, Game, GameId, MessageId, Phase};
use crate::games::outbox::ANNOUNCED_OVER;
use crate::kit::hooks::Happened;
use crate::kit::prefs::{OrUsual as _, Pref};
use crate::kit::services::Services;
use crate::store::{Change, Properties, StoreError};

/// The announcement's message, if known and not the game's board.
static ANNOUNCED: Pref<GameId, Option<(ChannelId, MessageId)>> = Pref::new("announced");

/// Notes that `message` announces `game`; if that is over by now, the message is to say so.
///
/// # Errors
///
/// A [`StoreError`]; it is not noted then.
pub(crate) async fn note(
    services: &Services,
    game: &Game,
    channel: ChannelId,
    message: MessageId,
) -> Result<(), StoreError> {
    let announced = Some((channel, message));
    ANNOUNCED.set(services, game.id(), &announced).await?;
    if let Phase::Finished(_) = game.phase() {
        let over = ANNOUNCED_OVER.to(channel, message);
        services.store.write(game.id(), over).await?;
        services.delivery.notify();
    }
    Ok(())
}

/// Notes the card of a challenge that is accepted, and has it say how the game ended.
pub(crate) fn keep(read: &Properties<'_>, happened: Happened<'_>, change: &mut Change) {
    let (Some(before), after) = (happened.before, happened.after) else {
        return;
    };
    let game = after.id();
    match (before.phase(), after.phase()) {
        // A game that begins at its creation has no number yet, and no card.
        _ if game == GameId::NONE => {}
        (_, Phase::Offered { .. } | Phase::Closed(_)) => {}
        (_, Phase::Finished(_)) => {
            // If unreadable, the game still ends.
            let announced = ANNOUNCED.of(read, game).or_usual(None);
            let Some((channel, message)) = announced else {
                return;
            };
            let newest = read.board_message(game).or_usual(None);
            if newest.is_some_and(|newest| newest.message == message) {
                // It has become the board, or is about to show the end as such.
                change.properties.push(ANNOUNCED.assign(game, &None));
            } else {
                change.queue.push(ANNOUNCED_OVER.to(channel, message));
            }
        }
        (Phase::Offered { .. }, _) => {
            let card = read.board_message(game).or_usual(None);
            let card = card.map(|card| (card.channel, card.message));
            if card.is_some() {
                change.properties.push(ANNOUNCED.assign(game, &card));
            }
        }
        _ => {}
    }
}
