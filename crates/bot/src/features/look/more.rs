//! The menu "More" of a game's message: the features' entries.

use crate::game::Game;
use crate::games::find;
use crate::games::view::shown_state;
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::feature::More;
use crate::kit::outcome::Handled;
use crate::kit::refusal::Refusal;
use crate::kit::verb::{GameButton, Verb};
use crate::port::answer::Shown;
use crate::port::message::{Entry, Menu, Row, Selection};

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
