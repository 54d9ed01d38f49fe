//! `/game draw`: offer a draw, in games whose rules allow one.

use std::sync::LazyLock;

use crate::game::{Action, Proposal};
use crate::games::find::Purpose;
use crate::games::options::{suggest_games, table_option};
use crate::games::{act, elsewhere};
use crate::i18n::say;
use crate::kit::command::{Part, Shared};
use crate::kit::ctx::Ctx;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, Outcome};
use crate::kit::spec::OptionSpec;

pub(crate) static PART: Part = Part {
    of: Shared::Game,
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |ctx, _, _| Box::pin(suggest_games(ctx, Purpose::Arrange)),
};

fn spec() -> OptionSpec {
    let (title, about) = (say::command::draw(), say::command::draw_about());
    OptionSpec::subcommand("draw", title, about, vec![table_option()])
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let game = elsewhere::find_to_act(ctx, options, Purpose::Arrange).await?;
    let action = Action::Propose(Proposal::Draw);
    let game = act::act(ctx, game, None, action).await?;
    Ok(Outcome::news(game))
}
