//! The board message while the players move in turn.

use super::button::button;
use super::diagram::{furnished, tray};
use super::{Files, Style, alt, clock, heading, last, proposal, shown};
use crate::bot::Bot;
use crate::bot::button::Verb;
use crate::bot::reply::{Button, File, Look, Message, Row};
use crate::bot::settings::OrUsual as _;
use crate::game::{Actor, Event, EventKind, Game, Phase, PlayerId};
use crate::i18n::{Locale, Name, Text, say};
use crate::render::{Tray, text};
use crate::rules::{ByColor, Move};

impl Bot {
    /// The board while the players move in turn.
    pub(super) async fn board(&self, game: &Game, style: Style) -> Message {
        let mut lines = vec![heading(game, style)];
        lines.extend(last::told(game).map(|text| style.say(&text)));
        lines.extend(last::ruling(game).iter().map(|text| style.say(text)));
        lines.extend(last::moved_in_between(game).map(|text| style.say(&text)));
        lines.extend(captured_so_far(game).map(|text| style.say(&text)));
        if let Some(since) = game.position().repeats() {
            lines.push(style.say(&say::table::repeats(since.0)));
        }
        lines.extend(standing(game).map(|text| style.say(&text)));
        lines.extend(proposal::sentence(game).map(|text| style.say(&text)));
        let left = game.position().to_place();
        // Before the first of them the sentence on the beginning says how many there are.
        if left > 0 && left < game.terms().handicap.stones() {
            lines.push(style.say(&say::table::placing(left)));
        }
        if let (Some(color), Some(player)) = (game.to_move(), game.on_turn()) {
            let turn = say::table::turn(Name::mention(player), color);
            lines.push(style.say(&turn));
        }
        // Without it, no deadline is told that may not hold.
        let calendar = Box::pin(self.calendar_of_turn(game)).await.or_usual(None);
        let clocks = clock::lines(game, calendar.as_ref(), self.now());
        lines.extend(clocks.iter().map(|text| style.say(text)));
        let mut rows = vec![Row::Buttons(buttons(game, style.locale))];
        rows.extend(clock::row(game, style.locale));
        rows.extend(proposal::row(game, style.locale));
        let message = Message {
            content: lines.join("\n"),
            rows,
            mention: who_is_addressed(game),
            ..Message::default()
        };
        self.with_picture(message, game, style).await
    }

    /// `message` with the picture of `game`, or with the board as text where files are not allowed;
    /// and with hints, if a player wants them.
    pub(in crate::bot) async fn with_picture(
        &self,
        mut message: Message,
        game: &Game,
        style: Style,
    ) -> Message {
        let hints = self.hints(game).await;
        let diagram = hints.mark(furnished(game), game.in_play());
        for sentence in hints.sentences(game.in_play()) {
            message.content += &format!("\n{}", style.say(&sentence));
        }
        let painted = match style.files {
            Files::Allowed => self.paint(&diagram, style.theme).await,
            Files::Forbidden => None,
        };
        match painted {
            Some(bytes) => message.files.push(File {
                name: picture_name(game),
                bytes,
                alt: Some(alt::board(game, &diagram, style.locale)),
            }),
            None => {
                if style.files == Files::Forbidden {
                    message.content.push('\n');
                    message.content += &style.say(&say::table::no_files());
                }
                message.content += &format!("\n```\n{}\n```", text::board(&diagram).trim_end());
            }
        }
        message
    }
}

/// That the clocks stand, unless that is the news anyway.
fn standing(game: &Game) -> Option<Text> {
    let is_news = matches!(last::kind(game), Some(EventKind::Consented { .. }));
    (game.is_paused() && !is_news).then(say::pace::paused)
}

/// Play and Pass never stand side by side: a slip of the finger must not pass.
/// Where the rules refuse a pass, none is offered.
fn buttons(game: &Game, locale: Locale) -> Vec<Button> {
    use say::table::{button_more, button_pass, button_play, button_text};
    let may_pass = game
        .terms()
        .rules
        .check(game.position(), Move::Pass)
        .is_ok();
    let pass = (button_pass(), Verb::Pass, Look::Secondary);
    [
        (button_play(), Verb::Play, Look::Primary),
        (button_text(), Verb::Text, Look::Secondary),
        (button_more(), Verb::More, Look::Secondary),
    ]
    .into_iter()
    .chain(may_pass.then_some(pass))
    .map(|(label, verb, look)| button(&label, verb, shown(game), look, locale))
    .collect()
}

/// Whom a message about the newest state of `game` addresses: those who have something to do,
/// or at the end everybody. Whoever has just brought this state about knows of it,
/// except when the game begins: then the board says which colour is whose.
pub(crate) fn who_is_addressed(game: &Game) -> Vec<PlayerId> {
    let mut addressed = match game.phase() {
        Phase::Finished(_) | Phase::Closed(_) => {
            let seats = game.seats().into_iter().flat_map(ByColor::iter);
            seats.flat_map(|(_, seat)| seat.players()).collect()
        }
        _ => game.awaited(),
    };
    let latest = game.events().iter().rev();
    // That time is out is news for everybody; what else the bot writes down is none.
    let is_news = |event: &&Event| {
        let is_out = |kind: &EventKind| {
            matches!(
                kind,
                EventKind::TimeRanOut { .. } | EventKind::Overdue { .. }
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
    addressed.retain(|player| !player.is_nobody());
    addressed
}

/// What each side has captured so far, as the picture counts it, in games where that is kept.
pub(super) fn captured_so_far(game: &Game) -> Option<Text> {
    match tray(&game.terms().rules, game.in_play())? {
        Tray::Stones(taken) => Some(say::table::prisoners(taken.black, taken.white)),
        Tray::Pairs(taken) => Some(say::table::pairs(taken.black, taken.white)),
    }
}

/// What the picture of `game` as it is now is called: no two states of games share a name.
pub(crate) fn picture_name(game: &Game) -> String {
    format!("tengen-{}-{}.png", game.id(), game.revision())
}
