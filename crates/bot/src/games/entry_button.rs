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

/// The action of a button for a game in a list, or for games of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Watch {
    /// Shows its board to the caller.
    Board,
    /// Follows each move of it.
    EachMove,
    /// Follows it to its end.
    End,
    /// Unfollow it.
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

/// The action of a button on a game in a list, or on a game of others.
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

/// The button for the likeliest action in a game of the caller's: to move if it is their turn, else to look.
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
