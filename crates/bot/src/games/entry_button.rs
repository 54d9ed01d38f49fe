//! The button beside a game in a list: it opens the picker or the board.

use crate::game::{GameId, Outline, Progress};
use crate::games::find;
use crate::games::view::buttons::button as game_button;
use crate::i18n::{Locale, Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::{CustomId as _, custom_ids};
use crate::kit::prefs::choice::Choosable;
use crate::kit::verb::Verb;
use crate::port::answer::Shown;
use crate::port::message::{Button, Look};

/// What a button does with a game in a list, or of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Watch {
    /// Shows its board to the caller.
    Board,
    /// Follows each move of it.
    EachMove,
    /// Follows it to its end.
    End,
    /// Follows it no more.
    Stop,
}

impl Choosable for Watch {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::Board, "board"),
        (Self::EachMove, "each"),
        (Self::End, "end"),
        (Self::Stop, "stop"),
    ];
}

impl Watch {
    fn label(self) -> Text {
        match self {
            Self::Board => say::list::button_board(),
            Self::EachMove => say::list::button_each(),
            Self::End => say::list::button_end(),
            Self::Stop => say::list::button_stop(),
        }
    }
}

/// Does something with a game in a list, or of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WatchButton(pub Watch, pub GameId);

custom_ids! {
    WatchButton(watch, game) = "follow";
}

/// The button that does it with the game `id`.
pub(crate) fn button(watch: Watch, id: GameId, locale: Locale) -> Button {
    Button {
        label: watch.label().to(locale),
        custom_id: WatchButton(watch, id).write().expect("a number is short"),
        look: Look::Secondary,
    }
}

/// What the caller most likely does with a game of theirs: moves in it where it waits for that, else looks at it.
pub(crate) fn entry_button(ctx: &Ctx<'_>, game: &Outline) -> Button {
    let waits = find::waits_for(game, ctx.caller());
    let is_asked = find::proposed_to(game, ctx.caller()).is_some();
    let shown = Shown {
        game: game.id,
        revision: game.revision,
    };
    match game.progress {
        Progress::Playing | Progress::Trial if waits && !is_asked => {
            let label = say::table::button_play();
            game_button(&label, Verb::Play, shown, Look::Primary, ctx.reader())
        }
        _ => Button {
            look: if waits {
                Look::Primary
            } else {
                Look::Secondary
            },
            ..button(Watch::Board, game.id, ctx.reader())
        },
    }
}
