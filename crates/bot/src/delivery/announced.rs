//! The message that announced a game: it shows the result, once the game is over.

use crate::game::{ChannelId, Game, MessageId, Phase};
use crate::games::view::result::announcement;
use crate::games::votes::clubs;
use crate::kit::channel_style::style_of;
use crate::kit::hooks;
use crate::kit::services::Services;
use crate::kit::style::Style;
use crate::port::message::Message;
use crate::port::outbound::{Outbound, OutboundError};

/// Updates `message` to say how `game` has ended.
pub(crate) async fn send_over(
    services: &Services,
    game: &Game,
    channel: ChannelId,
    message: MessageId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let style = style_of(services, game, channel).await;
    let Some(result) = result(services, game, style).await else {
        return Ok(());
    };
    let edited = out.refresh(channel, message, &result).await;
    if edited != Err(OutboundError::Forbidden) || result.files.is_empty() {
        return edited;
    }
    // Most likely the bot may edit there but not attach files.
    let text = Message {
        files: Vec::new(),
        ..result
    };
    out.refresh(channel, message, &text).await
}

/// The result; none while `game` is not over.
async fn result(services: &Services, game: &Game, style: Style) -> Option<Message> {
    let Phase::Finished(outcome) = game.phase() else {
        return None;
    };
    let played_for = hooks::activities_of(services, game, style).await;
    let played_for = played_for.into_iter();
    let played_for = played_for.map(|(field, of)| format!("{}: {of}", style.say(&field)));
    let draft = announcement(game, outcome, played_for.collect(), style);
    let painted = services.delivery.with_permit(draft.paint(services, style));
    let club = game.place().club;
    Some(clubs::message_for(services, game, club, painted.await).await)
}
