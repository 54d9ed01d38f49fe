//! `/game undo`: take back your last move; freely for a moment, later only if the other side consents.

use std::sync::LazyLock;

use crate::game::{self, Action, Actor, Game, Proposal, decide};
use crate::games::find::{self, Purpose};
use crate::games::options::{suggest_games, table_option};
use crate::games::view::buttons::button;
use crate::games::view::shown_state;
use crate::games::{act, elsewhere, teams};
use crate::i18n::say;
use crate::kit::command::{Part, Shared};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, Outcome};
use crate::kit::refusal::Refusal;
use crate::kit::spec::OptionSpec;
use crate::kit::verb::Verb;
use crate::port::answer::Shown;
use crate::port::message::{Look, Row, Suggestion};

pub(crate) static PART: Part = Part {
    of: Shared::Game,
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |ctx, _, _| Box::pin(complete(ctx)),
};

fn spec() -> OptionSpec {
    let (title, about) = (say::command::undo(), say::command::undo_about());
    OptionSpec::subcommand("undo", title, about, vec![table_option()])
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let game = elsewhere::find_to_act(ctx, options, Purpose::Undo).await?;
    undo(ctx, &game).await
}

async fn complete(ctx: &Ctx<'_>) -> Result<Vec<Suggestion>, Failure> {
    suggest_games(ctx, Purpose::Undo).await
}

/// The button that undoes the caller's last move in `game`, while that needs no consent.
pub(crate) fn buttons(ctx: &Ctx<'_>, game: &Game) -> Option<Row> {
    if !act::can_take_back(ctx, game) {
        return None;
    }
    let label = say::people::more_undo();
    let undo = button(
        &label,
        Verb::Undo,
        shown_state(game),
        Look::Secondary,
        ctx.reader(),
    );
    Some(Row::Buttons(vec![undo]))
}

/// Undoes the caller's last move in the `seen` state of the game, or asks the other side if it has been answered since.
pub(crate) async fn press(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    let game = find::game(ctx.services, seen.game).await?;
    if !is_meant(ctx, &game, seen)? {
        act::check_seen(ctx, &game, Some(seen.revision))?;
    }
    undo(ctx, &game).await
}

/// Whether the button refers to the caller's last move: it was `seen` right after that, and only the clock acted since.
fn is_meant(ctx: &Ctx<'_>, game: &Game, seen: Shown) -> Result<bool, Failure> {
    let color = game.color_of(teams::leader_in(ctx, game)?);
    let Some(before) = color.and_then(|color| game.undo_point(color)) else {
        return Ok(false);
    };
    let [before, seen] = [before, seen.revision].map(|revision| revision.get() as usize);
    let since = game.events().get(before + 1..seen);
    Ok(since.is_some_and(|since| since.iter().all(|event| event.by == Actor::Clock)))
}

/// Undoes the caller's last move in `game`, or asks the other side for it.
pub(crate) async fn undo(ctx: &Ctx<'_>, game: &Game) -> Handled {
    let action = action(ctx, game)?;
    let seen = Some(game.revision());
    let game = act::act(ctx, game.id(), seen, action).await?;
    Ok(Outcome::news(game))
}

/// The action that takes back the caller's last move in `game`.
fn action(ctx: &Ctx<'_>, game: &Game) -> Result<Action, Failure> {
    let player = teams::leader_in(ctx, game)?;
    match decide(game, Actor::Player(player), Action::TakeBack, ctx.now) {
        Ok(_) => return Ok(Action::TakeBack),
        // The other side can be asked instead, or the question gets a better refusal.
        Err(game::Refusal::TooLateToTakeBack | game::Refusal::NothingToUndo) => {}
        Err(refusal) => return Err(Failure::from_refusal(game, refusal)),
    }
    let to = game
        .color_of(player)
        .and_then(|color| game.undo_point(color))
        .ok_or_else(|| {
            if game.phase().is_running() && game.on_turn().is_none() {
                Refusal::Text(say::people::undo_while_counting()).into()
            } else {
                Failure::from_refusal(game, game::Refusal::NothingToUndo)
            }
        })?;
    Ok(Action::Propose(Proposal::Undo { to }))
}
