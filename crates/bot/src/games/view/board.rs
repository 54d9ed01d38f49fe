//! The picture of a game, and whom its message addresses.

use crate::clock::Span;
use crate::game::{Actor, Event, EventKind, Game, Phase, PlayerId};
use crate::games::hints;
use crate::games::hints::Hints;
use crate::games::view::alt;
use crate::games::view::diagram::{furnish, tray};
use crate::i18n::{Text, say};
use crate::kit::draft::{Draft, Drawing, Otherwise, Picture, Size};
use crate::kit::services::Services;
use crate::kit::style::Style;
use crate::port::message::Message;
use crate::render::{Diagram, Tray};
use crate::rules::ByColor;

/// `message` with the picture of `game`, or with the board as text where files are not allowed; and with `hints`.
pub(crate) fn draw(message: Message, game: &Game, hints: Hints, style: Style) -> Draft {
    draw_marked(message, game, furnish(game), hints, style)
}

/// `message` with the picture `diagram`, which may have other marks.
pub(crate) fn draw_marked(
    mut message: Message,
    game: &Game,
    diagram: Diagram,
    hints: Hints,
    style: Style,
) -> Draft {
    let diagram = hints.mark(hints.number(diagram, game), game.in_play());
    for sentence in hints.sentences(game.in_play()) {
        message.content += &format!("\n{}", style.say(&sentence));
    }
    let picture = Picture {
        name: picture_name(game),
        alt: alt::board(game, &diagram, style.locale),
        otherwise: Otherwise::Board(Box::new(diagram.clone())),
        drawing: Drawing::Board(Box::new(diagram)),
        size: Size::Usual,
    };
    Draft {
        message,
        pictures: vec![picture],
    }
}

/// `message` with a painted picture, and the hints that the players want.
pub(crate) async fn with_picture(
    services: &Services,
    message: Message,
    game: &Game,
    style: Style,
) -> Message {
    let hints = hints::hints(services, game).await;
    draw(message, game, hints, style)
        .paint(services, style)
        .await
}

/// The players that a message about the newest state of `game` mentions: those who have something to do, or at the end
/// everybody. The player who has just acted is left out, except when the game begins: then the board says which colour
/// is whose.
pub(crate) fn addressees(game: &Game) -> Vec<PlayerId> {
    let mut addressed = match game.phase() {
        Phase::Finished(_) | Phase::Closed(_) => {
            let seats = game.seats().into_iter().flat_map(ByColor::iter);
            seats.flat_map(|(_, seat)| seat.players()).collect()
        }
        _ => game.players_to_act(),
    };
    let latest = game.events().iter().rev();
    // A timeout is news for everybody; other events of the bot are not.
    let is_news = |event: &&Event| {
        let is_out = |kind: &EventKind| {
            matches!(
                kind,
                EventKind::TimeRanOut { .. } | EventKind::Overdue { .. } | EventKind::NoShow { .. }
            )
        };
        event.by != Actor::Clock || is_out(&event.kind)
    };
    let latest = latest.into_iter().find(is_news);
    if let Some(latest) = latest
        && !matches!(latest.kind, EventKind::Accepted { .. })
    {
        addressed.retain(|player| latest.by != Actor::Player(*player));
    }
    if let Some(latest) = latest {
        addressed.retain(|player| !is_called_for(game.events(), latest, *player));
    }
    if let Some(latest) = latest.filter(|latest| is_by_program(latest)) {
        addressed.retain(|player| !is_there(game.events(), latest, *player));
    }
    addressed.retain(|player| player.is_person());
    addressed
}

/// Time after an action in which a member counts as present: present members are not pinged by the engine's answer.
const PRESENCE: Span = Span::minutes(1);

fn is_by_program(event: &Event) -> bool {
    matches!(event.by, Actor::Player(player) if player.is_program())
        && !matches!(event.kind, EventKind::Accepted { .. })
}

/// Whether `player` has done something in the [`PRESENCE`] before the `latest` event.
fn is_there(events: &[Event], latest: &Event, player: PlayerId) -> bool {
    let mut own = events.iter().rev();
    let own = own.find(|event| event.by == Actor::Player(player));
    own.is_some_and(|own| latest.at.since(own.at) < PRESENCE)
}

/// Whether `player` was pinged for the same matter before the `latest` event, and has not acted since: in the count,
/// chains are marked one by one, and each change asks for agreement again.
fn is_called_for(events: &[Event], latest: &Event, player: PlayerId) -> bool {
    let is_small = |kind: &EventKind| match latest.kind {
        EventKind::Marked { .. } => {
            matches!(kind, EventKind::Marked { .. } | EventKind::Agreed { .. })
        }
        EventKind::Agreed { .. } => matches!(kind, EventKind::Agreed { .. }),
        _ => false,
    };
    let before = events.iter().rev().skip_while(|event| *event != latest);
    let mut before = before.skip(1);
    let mut since = before
        .by_ref()
        .take_while(|event| event.by != Actor::Player(player));
    since.any(|event| event.by == latest.by && is_small(&event.kind))
}

/// Captures of each side so far, as the picture counts them, in games where they are counted.
pub(crate) fn captured_so_far(game: &Game) -> Option<Text> {
    match tray(&game.terms().rules, game.in_play())? {
        Tray::Stones(taken) => Some(say::table::prisoners(taken.black, taken.white)),
        Tray::Pairs(taken) => Some(say::table::pairs(taken.black, taken.white)),
    }
}

/// The file name for the picture of `game` as it is now: no two states of games share a name.
pub(crate) fn picture_name(game: &Game) -> String {
    format!("tengen-{}-{}.png", game.id(), game.revision())
}
