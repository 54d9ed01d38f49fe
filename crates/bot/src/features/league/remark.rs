//! The meaning of a finished game for its league, below its result.

use crate::features::league::custom_id::{LeaguePress, button};
use crate::features::league::table::points;
use crate::game::Game;
use crate::i18n::{Locale, Name, say};
use crate::kit::feature::Remark;
use crate::kit::services::Services;
use crate::league::League;
use crate::league::{End, Side};
use crate::port::message::Look;
use crate::store::{LEAGUE, StoreError};

/// The line and the button below the result of `game`, if it was played in the current season.
pub(crate) async fn remark(
    services: &Services,
    game: &Game,
    locale: Locale,
) -> Result<Option<Remark>, StoreError> {
    let Some(channel) = services.store.property(LEAGUE, game.id()).await? else {
        return Ok(None);
    };
    let league = services.store.activity::<League>(channel).await?;
    let season = league.as_ref().and_then(|league| league.season());
    let Some((season, one)) = season.and_then(|season| Some((season, season.game(game.id())?)))
    else {
        return Ok(None);
    };
    let line = match one.end {
        None | Some(End::Void) => say::league::uncounted(),
        Some(_) => {
            let [(first, points), (second, others)] = [Side::First, Side::Second].map(|side| {
                let seat = one.seat(side);
                let name = Name::mention(season.players()[seat]);
                (name, points(season.halves(seat)))
            });
            say::league::score(first, points, second, others)
        }
    };
    let label = say::league::button_table();
    Ok(Some(Remark {
        line: line.to(locale),
        button: button(&label, LeaguePress::Table, channel, Look::Secondary, locale),
    }))
}
