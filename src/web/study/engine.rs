//! The engine's view of a game, requested on the page of its review: the same press as **Review** in the chat.

use std::sync::Arc;

use super::html::Sheet;
use crate::bot::kit::verb::{GameButton, Verb};
use crate::bot::port::answer::{Answer, Shown};
use crate::game::Game;
use crate::i18n::say;
use crate::web::Web;
use crate::web::controls::press_button;
use crate::web::later::{self, AnswerStage, PressKey};
use crate::web::page::Page;
use crate::web::press::{Answered, Fields, carry_out};
use crate::web::visitor::{Refusal, Visitor, press_invocation};

/// The field that requests it.
pub(super) const READ: &str = "read";

/// The state of the engine's view that a visitor has requested.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Progress {
    /// It is not being made.
    #[default]
    None,
    /// It is being made, with the bot's text about its progress if that takes long.
    Making(Option<String>),
    /// The text of the answer: a refusal, unless the view is ready.
    Answered(String),
}

impl Progress {
    /// The same, or that it is being made by another request of the visitor.
    pub(super) fn or_known(self, web: &Web, visitor: &Visitor, game: &Game) -> Self {
        if self == Self::None && web.pending.has(&key(visitor, &custom_id(game))) {
            Self::Making(None)
        } else {
            self
        }
    }
}

/// The custom id of **Review** below the result of `game`.
fn custom_id(game: &Game) -> String {
    let shown = Shown {
        game: game.id(),
        revision: game.revision(),
    };
    GameButton(Verb::Review, shown).write()
}

fn key(visitor: &Visitor, custom_id: &str) -> PressKey {
    PressKey::of(visitor, &vec![("press".to_owned(), custom_id.to_owned())])
}

/// Presses **Review** for the visitor, or waits for an earlier press.
pub(super) async fn request(
    web: &Arc<Web>,
    visitor: &Visitor,
    game: &Game,
    fields: &Fields,
) -> Result<Progress, Refusal> {
    let custom_id = custom_id(game);
    let key = key(visitor, &custom_id);
    if !web.pending.has(&key) {
        match carry_out(web, visitor, press_invocation(custom_id)).await {
            Answered::Answer(Answer::Later(order)) => later::begin(web, &key, order)?,
            Answered::Answer(Answer::Ephemeral(message)) => {
                return Ok(Progress::Answered(message.content));
            }
            _ => return Err(Refusal::Trouble),
        }
    }
    match later::wait(web, &key, later::answer_timeout(fields)).await {
        AnswerStage::Made(message) => Ok(Progress::Answered(message.content)),
        AnswerStage::Making(text) => Ok(Progress::Making(text)),
        AnswerStage::Failed => Err(Refusal::Trouble),
    }
}

impl Sheet<'_> {
    /// The replacement of the graph before the engine's view is made: how to request it.
    pub(super) fn unread(&self) -> String {
        let Some((ctx, key)) = &self.writer else {
            return format!(
                "<p class=\"faint\">{}</p>",
                self.say(&say::note::unread_open())
            );
        };
        let hidden_fields = format!("{key}{}", self.hidden_place());
        let page = Page {
            ctx,
            hidden: hidden_fields,
        };
        if let Some(progress) = &self.making {
            let fields = vec![(READ.to_owned(), "1".to_owned())];
            return page.waiting_form(&fields, progress.as_deref());
        }
        let label = say::review::button().to(self.locale());
        let button = press_button(READ, "1", "primary", &label);
        format!(
            "<p class=\"faint\">{}</p>{}",
            self.say(&say::note::unread()),
            page.in_form(&button)
        )
    }
}
