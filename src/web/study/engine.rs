//! Asking for the engine's view of the game from the page of its review: the same press as **Review** in the chat.

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
use crate::web::visitor::{Refused, Visitor, press_invocation};

/// The field that asks for it.
pub(super) const READ: &str = "read";

/// How far the engine's view is for a visitor who has asked for it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Progress {
    /// It is not being made.
    #[default]
    None,
    /// It is being made; the bot says how far it is, if that takes long.
    Making(Option<String>),
    /// The words of the answer: a refusal, unless the game is read now.
    Answered(String),
}

impl Progress {
    /// The same; where nothing is known, what was begun by another request of the visitor's.
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

/// Presses **Review** for the visitor, or waits on for what that has begun.
pub(super) async fn read(
    web: &Arc<Web>,
    visitor: &Visitor,
    game: &Game,
    fields: &Fields,
) -> Result<Progress, Refused> {
    let custom_id = custom_id(game);
    let key = key(visitor, &custom_id);
    if !web.pending.has(&key) {
        match carry_out(web, visitor, press_invocation(custom_id)).await {
            Answered::Answer(Answer::Later(order)) => later::begin(web, &key, order)?,
            Answered::Answer(Answer::Ephemeral(message)) => {
                return Ok(Progress::Answered(message.content));
            }
            _ => return Err(Refused::Trouble),
        }
    }
    match later::wait(web, &key, later::patience(fields)).await {
        AnswerStage::Made(message) => Ok(Progress::Answered(message.content)),
        AnswerStage::Making(told) => Ok(Progress::Making(told)),
        AnswerStage::Failed => Err(Refused::Trouble),
    }
}

impl Sheet<'_> {
    /// In place of the graph of a game that the engine has not read: how to have it read.
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
        if let Some(told) = &self.making {
            let asked = vec![(READ.to_owned(), "1".to_owned())];
            return page.waiting_form(&asked, told.as_deref());
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
