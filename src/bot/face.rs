//! Which view shows a game in which phase.

use crate::bot::features::challenge::card::{card, closed};
use crate::bot::features::count::{confirm, view};
use crate::bot::features::look::result;
use crate::bot::features::play::board;
use crate::bot::kit::feature::Remark;
use crate::bot::kit::services::Services;
use crate::bot::kit::style::Style;
use crate::bot::port::message::Message;
use crate::bot::registry::FEATURES;
use crate::game::{Game, Phase};
use crate::i18n::Locale;

/// The message that shows `game` as it is now, whatever it has come to.
pub(crate) async fn face(services: &Services, game: &Game, style: Style) -> Message {
    match game.phase() {
        Phase::Offered { .. } => card(game, style.locale),
        Phase::Closed(closing) => closed(game, closing, style.locale),
        Phase::Playing => board::board(services, game, style).await,
        Phase::Counting { agreed, .. } => view::count(services, game, agreed, style).await,
        Phase::Confirming { score, confirmed } => {
            confirm::confirmation(services, game, score, confirmed, style).await
        }
        Phase::Trial { trial, .. } => confirm::trial(services, game, trial, style).await,
        Phase::Finished(outcome) => {
            let remarks = remarks(services, game, style.locale).await;
            result::result(services, game, outcome, remarks, style).await
        }
    }
}

/// What features have to say below a result.
async fn remarks(services: &Services, game: &Game, locale: Locale) -> Vec<Remark> {
    let mut remarks = Vec::new();
    for remark in FEATURES.iter().filter_map(|feature| feature.remark) {
        remarks.extend(remark(services, game, locale).await);
    }
    remarks
}
