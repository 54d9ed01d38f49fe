//! The menus below a count: the chains that may be dead, of which several are chosen at once.
//!
//! The menus are below the count itself, for everybody: a mark takes only opening the menu and choosing, the message
//! changes in its place, and the dead chains are listed there in words.

use crate::game::{self, Action, EventKind, Game, Life, Phase};
use crate::games::act;
use crate::games::view::shown_state;
use crate::i18n::{Locale, Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::{CustomId as _, custom_ids};
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, Outcome};
use crate::kit::refusal::Refusal;
use crate::port::answer::Shown;
use crate::port::message::{Entry, Menu, Row, Selection};
use crate::rules::{Doubt, Point, PointSet};

/// Discord's limit for the entries of a menu.
const MOST_ENTRIES: usize = 25;
/// Maximum number of menus: the other rows are for buttons. Chains beyond that are marked by typing.
const MOST_MENUS: usize = 2;

/// A menu below a count as it was shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeadMenu {
    /// The count.
    pub shown: Shown,
    /// The index of its menu, from 0.
    pub part: u8,
}

custom_ids! {
    DeadMenu { shown, part } = "dead";
}

/// The menus of the chains that may be dead; the dead ones are selected.
pub(crate) fn rows(game: &Game, locale: Locale) -> Vec<Row> {
    let parts = parts(game);
    let is_whole = parts.len() == 1;
    let menus = parts.iter().zip(0..).map(|(chains, part)| Menu {
        custom_id: DeadMenu {
            shown: shown_state(game),
            part,
        }
        .write()
        .expect("three numbers are shorter than 100 characters"),
        placeholder: if is_whole {
            say::count::menu()
        } else {
            columns(chains)
        }
        .to(locale),
        entries: chains.iter().map(|doubt| entry(doubt, locale)).collect(),
        selection: Selection::Any,
    });
    menus.map(Row::Menu).collect()
}

/// Marks the selected chains as dead, and the menu's other chains, if they were dead, as alive.
pub(crate) async fn choose(ctx: &Ctx<'_>, custom_id: &str, values: &[String]) -> Handled {
    let DeadMenu { shown, part } = DeadMenu::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    act::check_allowed(ctx, shown, Action::Resume).await?;
    let plan = |game: &Game| changes(game, part, values);
    let game = act::act_all(ctx, shown.game, Some(shown.revision), plan).await?;
    Ok(Outcome::Update(Box::new(game)))
}

fn changes(game: &Game, part: u8, values: &[String]) -> Result<Vec<Action>, Failure> {
    let parts = parts(game);
    let chains = parts.get(usize::from(part)).ok_or(Refusal::UnknownButton)?;
    let (mut actions, mut known) = (Vec::new(), 0);
    for doubt in chains {
        let own = value(doubt);
        let times = values.iter().filter(|value| **value == own).count();
        known += times.min(1);
        let life = match (doubt.is_dead, times > 0) {
            (false, true) => Life::Dead,
            (true, false) => Life::Alive,
            _ => continue,
        };
        let point = name(doubt);
        actions.push(Action::Mark { point, life });
    }
    // A value that is repeated or not in the menu was forged.
    if known != values.len() {
        return Err(Refusal::UnknownButton.into());
    }
    if actions.is_empty() {
        Err(Failure::from_refusal(game, game::Refusal::NothingToChange))
    } else {
        Ok(actions)
    }
}

/// The chains of each menu: all if they fit into one, else the most likely dead ones, in menus by the columns of the
/// board. Chains that have been dead since the game stopped come first, so that a revived one keeps its place.
fn parts(game: &Game) -> Vec<Vec<Doubt>> {
    let (Phase::Counting { .. }, Some(score)) = (game.phase(), game.score()) else {
        return Vec::new();
    };
    let mut chains = score.doubts(game.position().board());
    let open = chains.iter().filter(|doubt| doubt.is_open()).count();
    chains.truncate(open.clamp(MOST_ENTRIES, MOST_MENUS * MOST_ENTRIES));
    if chains.is_empty() {
        return Vec::new();
    }
    let named = stones_called_dead(game);
    chains.sort_by_key(|doubt| (!named.contains(name(doubt)), name(doubt).index()));
    let mut places: Vec<usize> = (0..chains.len()).collect();
    let menus = chains.len().div_ceil(MOST_ENTRIES);
    if menus > 1 {
        places.sort_by_key(|&place| column(&chains[place]));
    }
    let parts = places.chunks_mut(chains.len().div_ceil(menus));
    parts
        .map(|part| {
            part.sort_unstable();
            part.iter().map(|&place| chains[place]).collect()
        })
        .collect()
}

/// Stones suggested or marked as dead since the game stopped.
fn stones_called_dead(game: &Game) -> PointSet {
    let latest = game.events().iter().rev().map(|event| &event.kind);
    let since = latest.take_while(|kind| !matches!(kind, EventKind::Moved { .. }));
    since.fold(PointSet::EMPTY, |named, kind| match kind {
        EventKind::Suggested(found) => named.union(found.dead).union(found.unsettled),
        EventKind::Marked {
            chain,
            life: Life::Dead,
        } => named.union(*chain),
        _ => named,
    })
}

/// The stone that names a chain.
fn name(doubt: &Doubt) -> Point {
    doubt.chain.name()
}

fn column(doubt: &Doubt) -> u8 {
    name(doubt).column()
}

fn value(doubt: &Doubt) -> String {
    name(doubt).to_string()
}

fn entry(doubt: &Doubt, locale: Locale) -> Entry {
    let label = say::count::chain(doubt.chain.color, name(doubt), doubt.chain.stones.len());
    Entry {
        label: label.to(locale),
        value: value(doubt),
        description: None,
        is_chosen: doubt.is_dead,
    }
}

/// First and last column of the chains in one of several menus.
fn columns(chains: &[Doubt]) -> Text {
    let letter = |doubt: &Doubt| (column(doubt), name(doubt).letter());
    let letters = chains.iter().map(letter);
    let ends = letters.clone().min().zip(letters.max());
    let ((_, from), (_, to)) = ends.expect("a menu has entries");
    say::count::menu_columns(from.to_string(), to.to_string())
}
