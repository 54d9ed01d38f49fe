//! The menu "More" of a game's message: what features have to offer there.

use crate::bot::games::find;
use crate::bot::games::view::shown_state;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::feature::More;
use crate::bot::kit::outcome::Handled;
use crate::bot::kit::refusal::Refusal;
use crate::bot::kit::verb::{GameButton, Verb};
use crate::bot::port::answer::Shown;
use crate::bot::port::message::{Entry, Menu, Row, Selection};
use crate::game::Game;
use crate::i18n::say;

/// The menu.
pub(crate) async fn open(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    let game = find::visible(ctx, seen.game).await?;
    let offered = entries(ctx, &game)
        .into_iter()
        .filter(|more| more.is_offered);
    let entries = offered.map(|more| Entry {
        label: more.label.to(ctx.reader()),
        value: more.value.to_owned(),
        description: Some(more.about.to(ctx.reader())),
        is_chosen: false,
    });
    let menu = Menu {
        custom_id: GameButton(Verb::More, shown_state(&game)).write(),
        placeholder: say::table::more_placeholder().to(ctx.reader()),
        entries: entries.collect(),
        selection: Selection::One,
    };
    Ok(ctx.ask(&say::table::more_question(game.id()), vec![Row::Menu(menu)]))
}

/// Runs the chosen entry.
pub(crate) async fn choose(ctx: &Ctx<'_>, seen: Shown, value: &str) -> Handled {
    let game = find::visible(ctx, seen.game).await?;
    let mut entries = entries(ctx, &game).into_iter();
    let chosen = entries.find(|more| more.value == value);
    let run = chosen.ok_or(Refusal::UnknownButton)?.run;
    run(ctx, game).await
}

/// The entries of all features, in the order of the menu.
fn entries(ctx: &Ctx<'_>, game: &Game) -> Vec<More> {
    let features = ctx.features.iter();
    let entries = features.filter_map(|feature| feature.more);
    let mut entries: Vec<_> = entries.flat_map(|more| more(ctx, game)).collect();
    entries.sort_by_key(|more| more.group);
    entries
}
