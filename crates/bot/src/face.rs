//! The view of a game in each phase.

use crate::features::challenge::card::{card, closed_card};
use crate::features::count::view;
use crate::features::look::result;
use crate::features::play::board;
use crate::game::{Game, Phase};
use crate::games::facts::Facts;
use crate::games::votes::clubs;
use crate::games::{facts, record};
use crate::kit::draft::Draft;
use crate::kit::prefs::OrUsual as _;
use crate::kit::services::Services;
use crate::kit::style::{Files, Style};
use crate::port::message::{Message, Sound};
use crate::registry::FEATURES;

/// A message that shows `game` in its current state, with its picture; at the end with its record.
pub(crate) async fn face(services: &Services, game: &Game, style: Style) -> Message {
    let facts = facts::of(services, game).await;
    face_by(services, game, facts, style).await
}

/// As [`face`], with `facts` already read.
pub(crate) async fn face_by(
    services: &Services,
    game: &Game,
    mut facts: Facts,
    style: Style,
) -> Message {
    let is_over = matches!(game.phase(), Phase::Finished(_));
    add_remarks(services, game, &mut facts, style).await;
    let mut message = draft(game, &facts, style).paint(services, style).await;
    message.sound = sound(game, &message);
    if is_over && style.files == Files::Allowed {
        message
            .files
            .push(record::record(services, game, style.club).await);
    }
    clubs::message_for(services, game, style.club, message).await
}

/// As [`face`], before its picture is painted.
pub async fn draft_unpainted(services: &Services, game: &Game, style: Style) -> Draft {
    let mut facts = facts::of(services, game).await;
    add_remarks(services, game, &mut facts, style).await;
    let Draft { message, pictures } = draft(game, &facts, style);
    Draft {
        message: clubs::message_for(services, game, style.club, message).await,
        pictures,
    }
}

/// Adds the features' remarks below a result.
async fn add_remarks(services: &Services, game: &Game, facts: &mut Facts, style: Style) {
    if !matches!(game.phase(), Phase::Finished(_)) {
        return;
    }
    for remark in FEATURES.iter().filter_map(|feature| feature.remark) {
        let remark = remark(services, game, style.locale).await;
        facts.remarks.extend(remark.or_usual(None));
    }
}

/// A board that pings nobody, such as after the first of several handicap stones, is sent silently.
fn sound(game: &Game, message: &Message) -> Sound {
    if game.phase().is_running() && message.mention.is_empty() {
        Sound::Silent
    } else {
        Sound::Usual
    }
}

/// The text of a new message about `game`: an agreement if the board has not changed, else [`face`].
pub(crate) async fn news(services: &Services, game: &Game, style: Style) -> Message {
    let facts = facts::of(services, game).await;
    news_by(services, game, facts, style).await
}

/// As [`news`], with `facts` already read.
pub(crate) async fn news_by(
    services: &Services,
    game: &Game,
    facts: Facts,
    style: Style,
) -> Message {
    match board::notice(game, &facts, style) {
        Some(notice) => clubs::message_for(services, game, style.club, notice).await,
        None => face_by(services, game, facts, style).await,
    }
}

/// The message that shows `game` as it is now: a pure value of the game and of `facts`.
pub fn draft(game: &Game, facts: &Facts, style: Style) -> Draft {
    match game.phase() {
        Phase::Offered { .. } => card(game, &facts.offer, style.locale).into(),
        Phase::Closed(closing) => closed_card(game, closing, style.locale).into(),
        Phase::Playing => board::board(game, facts, style),
        Phase::Counting { agreed, .. } => view::count(game, facts, agreed, style),
        Phase::Trial { trial, .. } => view::trial(game, facts, trial, style),
        Phase::Finished(outcome) => result::result(game, outcome, facts, style),
    }
}
