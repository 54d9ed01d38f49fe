//! `/addtime`: give the other side more time.

use crate::bot::games::find::Purpose;
use crate::bot::games::options::{days_option, given};
use crate::bot::games::suggestions::{suggest_games, table_option};
use crate::bot::games::{act, elsewhere};
use crate::bot::kit::command::Command;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::options::Options;
use crate::bot::kit::outcome::{Handled, Outcome};
use crate::bot::kit::spec::{CommandSpec, Need};
use crate::game::Action;
use crate::i18n::say;

pub(crate) const COMMAND: Command = Command {
    spec,
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |ctx, _, _| Box::pin(suggest_games(ctx, Purpose::Arrange)),
};

fn spec() -> CommandSpec {
    use say::command as c;
    CommandSpec::new("addtime", c::add_time(), c::add_time_about())
        .with(days_option(Need::Required))
        .with(table_option())
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let span = given(options)?;
    let game = elsewhere::find_to_act(ctx, options, Purpose::Arrange).await?;
    let game = act::act(ctx, game.id(), None, Action::GiveTime(span)).await?;
    Ok(Outcome::news(game))
}
