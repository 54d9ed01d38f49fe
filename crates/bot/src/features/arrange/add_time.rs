//! `/game add-time`: give the other side more time.

use std::sync::LazyLock;

use crate::clock::Span;
use crate::features::arrange::pause;
use crate::game::Action;
use crate::games::find::{self, Purpose};
use crate::games::options::{days_option, read_days, suggest_games, table_option};
use crate::games::{act, elsewhere};
use crate::i18n::say;
use crate::kit::command::{Part, Shared};
use crate::kit::ctx::Ctx;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, Outcome};
use crate::kit::spec::{Need, OptionSpec};
use crate::port::answer::Shown;

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

/// Gives the other side one more day.
pub(crate) async fn give_a_day(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    let game = find::game(ctx.services, seen.game).await?;
    pause::check_may_prolong(ctx, &game).await?;
    let day = Action::GiveTime(Span::days(1));
    act::publish(ctx, seen, day).await
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let span = read_days(options)?;
    let game = elsewhere::find_to_act(ctx, options, Purpose::Arrange).await?;
    pause::check_may_prolong(ctx, &game).await?;
    let game = act::act(ctx, game, None, Action::GiveTime(span)).await?;
    Ok(Outcome::news(game))
}
