//! The result: the last board of a game, its score, and its record.

use super::button::button;
use super::count::table;
use super::{Files, Style, heading, last, shown, who_is_addressed, words};
use crate::bot::Bot;
use crate::bot::button::{Token, Verb};
use crate::bot::reply::{Button, Look, Message, Row};
use crate::game::{EventKind, Game};
use crate::i18n::{Name, Text, say};
use crate::rules::{ByColor, Color, Ending, Outcome, Scoring};

impl Bot {
    /// The message that ends `game`: what came of it, the score, the record, and the way to another one.
    pub(super) async fn result(&self, game: &Game, outcome: &Outcome, style: Style) -> Message {
        let Some(seats) = game.seats() else {
            return Message::default();
        };
        let names = seats.as_ref().map(|seat| words::seat(*seat));
        let mut lines = vec![heading(game, style)];
        lines.extend(last::told(game).map(|text| style.say(&text)));
        lines.push(format!("**{}**", style.say(&verdict(game, outcome, names))));
        lines.extend(last::ruling(game).iter().map(|text| style.say(text)));
        if let Ending::Score(score) = &outcome.ending {
            lines.push(table(score, style.locale));
        }
        let rematch = button(
            &say::table::button_rematch(),
            Verb::Rematch,
            shown(game),
            Look::Primary,
            style.locale,
        );
        let text = button(
            &say::table::button_text(),
            Verb::Text,
            shown(game),
            Look::Secondary,
            style.locale,
        );
        let film = button(
            &say::table::button_film(),
            Verb::Film,
            shown(game),
            Look::Secondary,
            style.locale,
        );
        let mut buttons = vec![rematch, text, film];
        if let Ending::Score(score) = &outcome.ending
            && let Scoring::Territory { .. } = score.scoring
        {
            buttons.push(button(
                &say::count::button_steps(),
                Verb::Steps,
                shown(game),
                Look::Secondary,
                style.locale,
            ));
        }
        if let Some((stage, players)) = self.next_stage(game).await {
            let step = say::rules::step(Name::mentions(&players), stage.title());
            lines.push(style.say(&step));
            buttons.push(Button {
                label: style.say(&say::rules::button_step()),
                custom_id: Token::Page(stage.page().to_owned())
                    .write()
                    .expect("a page's name is short"),
                look: Look::Secondary,
            });
        }
        let message = Message {
            content: lines.join("\n"),
            rows: vec![Row::Buttons(buttons)],
            mention: who_is_addressed(game),
            ..Message::default()
        };
        let mut message = self.with_picture(message, game, style).await;
        if style.files == Files::Allowed {
            message.files.push(self.record(game, style.club).await);
        }
        message
    }
}

/// What came of the game, in a sentence.
pub(super) fn verdict(game: &Game, outcome: &Outcome, names: ByColor<Name>) -> Text {
    let name = |color: Color| names[color].clone();
    match (&outcome.ending, outcome.winner) {
        (Ending::Score(score), winner) => match (score.scoring, winner) {
            (Scoring::Stones, Some(color)) => {
                say::table::won_stones(name(color), color, score.margin())
            }
            (_, Some(color)) => say::table::won_points(name(color), color, score.margin()),
            (Scoring::Stones, None) => say::table::drawn_stones(score.total.black),
            (_, None) => say::table::drawn_points(score.total.black),
        },
        (Ending::FiveInARow { .. }, Some(color)) => say::table::won_five(name(color), color),
        // All that were taken count together, not the last ones alone.
        (Ending::Capture { .. }, Some(color)) => say::table::won_capture(
            name(color),
            color,
            game.position().prisoners()[color].into(),
        ),
        (Ending::Resignation, Some(color)) => {
            let is_resignation = |kind: &EventKind| matches!(kind, EventKind::Resigned { .. });
            let loser = last::doer(game, is_resignation).unwrap_or(name(!color));
            say::table::won_resignation(name(color), color, loser)
        }
        (Ending::FivePairs { .. }, Some(color)) => say::table::won_pairs(name(color), color),
        (Ending::Forfeit, Some(color)) => say::table::won_forfeit(name(color), color, name(!color)),
        (Ending::Time, Some(color)) => say::pace::won_time(name(color), color, name(!color)),
        (Ending::Adjudication, Some(color)) => say::pace::won_adjudication(name(color), color),
        (Ending::Draw, _) => say::pace::draw(),
        (Ending::NotBegun, _) => say::pace::not_begun(),
        (Ending::CalledOff, _) => say::pace::called_off(),
        (Ending::NoResult, _) => say::table::no_result(),
        (Ending::BothLose, _) if is_agreed(game) => say::table::both_lose_agreed(),
        (Ending::BothLose, _) => say::table::both_lose(),
        (Ending::NoMovesLeft, _) | (_, None) => say::table::drawn_full(),
    }
}

/// Whether the sides have ended the game by consent, and not a moderator by a ruling.
fn is_agreed(game: &Game) -> bool {
    matches!(last::kind(game), Some(EventKind::Consented { .. }))
}

/// How a game ended, in a sentence that names nobody: for lists, and for what pictures show.
pub(super) fn ended(outcome: &Outcome) -> Text {
    let won = |how: &str| match outcome.winner {
        Some(color) => say::table::ended_won(color, how.to_owned()),
        None => say::table::ended_open("full".to_owned()),
    };
    let open = |how: &str| say::table::ended_open(how.to_owned());
    match (&outcome.ending, outcome.winner) {
        (Ending::Score(_), None) => open("jigo"),
        (Ending::Score(_), Some(_)) => won("points"),
        (Ending::FiveInARow { .. }, _) => won("five"),
        (Ending::Capture { .. }, _) => won("capture"),
        (Ending::FivePairs { .. }, _) => won("pairs"),
        (Ending::Resignation, _) => won("resignation"),
        (Ending::Forfeit, _) => won("forfeit"),
        (Ending::Time, _) => won("time"),
        (Ending::Adjudication, _) => won("ruling"),
        (Ending::NoMovesLeft, _) => open("full"),
        (Ending::Draw, _) => open("draw"),
        (Ending::NoResult, _) => open("no-result"),
        (Ending::BothLose, _) => open("both-lose"),
        (Ending::NotBegun, _) => open("not-begun"),
        (Ending::CalledOff, _) => open("called-off"),
    }
}
