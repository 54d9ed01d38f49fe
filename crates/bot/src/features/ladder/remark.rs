//! The effect of a finished game on its ladder, below its result.

use crate::features::ladder::card;
use crate::features::ladder::custom_id::{LadderPress, button};
use crate::game::Game;
use crate::i18n::{Locale, say};
use crate::kit::feature::Remark;
use crate::kit::services::Services;
use crate::ladder::ClubLadder;
use crate::port::message::Look;
use crate::store::{LADDER, StoreError};

/// The line and the button below the result of `game`, if it was played for a ladder that still exists.
pub(crate) async fn remark(
    services: &Services,
    game: &Game,
    locale: Locale,
) -> Result<Option<Remark>, StoreError> {
    let Some(channel) = services.store.property(LADDER, game.id()).await? else {
        return Ok(None);
    };
    let Some(ladder) = services.store.activity::<ClubLadder>(channel).await? else {
        return Ok(None);
    };
    let mut latest = ladder.latest.iter();
    let played = latest.find(|played| played.game.game == game.id());
    let moved = played.and_then(card::change_text);
    let line = moved.unwrap_or_else(say::ladder::unmoved);
    let label = say::ladder::button_show();
    Ok(Some(Remark {
        line: line.to(locale),
        button: button(&label, LadderPress::All, channel, Look::Secondary, locale),
    }))
}
