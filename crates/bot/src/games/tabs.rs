//! Lists of games as tabs of a private message: your own, games that can be read here, and open challenges.

use crate::game::GameId;
use crate::i18n::{Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::{CustomId as _, custom_ids};
use crate::port::message::{Button, Look, Message, Row, Section, Sections};

/// Games on a page.
pub(crate) const PAGE: usize = Sections::MOST;

/// Opens the caller's own games from this position on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnButton(pub u16);

/// Opens the games that can be read here, from this number on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClubButton(pub GameId);

/// Opens the challenges that are open here, from this number on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenButton(pub GameId);

custom_ids! {
    OwnButton(from) = "own";
    ClubButton(from) = "club";
    OpenButton(from) = "open";
}

/// A tab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tab {
    /// One's own games.
    Own,
    /// Games that can be read here.
    Club,
    /// Open challenges.
    Open,
}

/// Beginnings of the next and previous pages; none at the ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pages {
    /// Whether it is the first.
    pub(crate) is_first: bool,
    /// Opens the next page.
    pub(crate) next: Option<u64>,
}

/// A page of a list: an entry a game, beside it a button with the most likely action.
pub(crate) fn page(ctx: &Ctx<'_>, title: &Text, entries: Vec<Section>, below: String) -> Message {
    Message {
        sections: Some(Sections {
            title: title.to(ctx.reader()).into(),
            entries,
            below: below.into(),
        }),
        ..Message::default()
    }
}

/// The buttons that lead from one tab to another, and to the next page; outside of servers there is one tab alone.
pub(crate) fn tabs(ctx: &Ctx<'_>, open: Tab, pages: Pages) -> Vec<Row> {
    let first = GameId::new(0);
    let button = |label: Text, custom_id: Option<String>, look| Button {
        label: label.to(ctx.reader()),
        custom_id: custom_id.expect("a word and a number are short"),
        look,
    };
    let look = |tab| {
        if tab == open && pages.is_first {
            Look::Disabled
        } else {
            Look::Secondary
        }
    };
    let own = button(say::list::tab_own(), OwnButton(0).write(), look(Tab::Own));
    let club = button(
        say::list::tab_club(),
        ClubButton(first).write(),
        look(Tab::Club),
    );
    let challenges = button(
        say::list::tab_open(),
        OpenButton(first).write(),
        look(Tab::Open),
    );
    let next = pages.next.map(|next| {
        let custom_id = match open {
            Tab::Own => OwnButton(u16::try_from(next).unwrap_or(u16::MAX)).write(),
            Tab::Club => ClubButton(GameId::new(next)).write(),
            Tab::Open => OpenButton(GameId::new(next)).write(),
        };
        button(say::list::button_next(), custom_id, Look::Secondary)
    });
    let buttons: Vec<_> = match ctx.club_id() {
        Some(_) => [own, club, challenges].into_iter().chain(next).collect(),
        None if next.is_some() || !pages.is_first => [own].into_iter().chain(next).collect(),
        None => Vec::new(),
    };
    if buttons.is_empty() {
        Vec::new()
    } else {
        vec![Row::Buttons(buttons)]
    }
}
