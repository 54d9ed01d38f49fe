//! `/game add-time`: give the other side more time.

use std::sync::LazyLock;

use crate::bot::features::arrange::pause;
use crate::bot::games::find::{self, Purpose};
use crate::bot::games::options::{days_option, read_days};
use crate::bot::games::suggestions::{suggest_games, table_option};
use crate::bot::games::{act, elsewhere};
use crate::bot::kit::command::{Part, Shared};
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::options::Options;
use crate::bot::kit::outcome::{Handled, Outcome};
use crate::bot::kit::spec::{Need, OptionSpec};
use crate::bot::port::answer::Shown;
use crate::clock::Span;
use crate::game::Action;
use crate::i18n::say;

pub(crate) static PART: Part = Part {
    of: Shared::Game,
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |ctx, _, _| Box::pin(suggest_games(ctx, Purpose::Arrange)),
};

fn spec() -> OptionSpec {
    let (title, about) = (say::command::add_time(), say::command::add_time_about());
    OptionSpec::subcommand(
        "add-time",
        title,
        about,
        vec![days_option(Need::Required), table_option()],
    )
}

/// The other side gets a day more.
pub(crate) async fn give_a_day(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    let game = find::game(ctx.services, seen.game).await?;
    pause::check_alone(ctx, &game).await?;
    let day = Action::GiveTime(Span::days(1));
    act::publish(ctx, seen, day).await
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let span = read_days(options)?;
    let game = elsewhere::find_to_act(ctx, options, Purpose::Arrange).await?;
    pause::check_alone(ctx, &game).await?;
    let game = act::act(ctx, game, None, Action::GiveTime(span)).await?;
    Ok(Outcome::news(game))
}
