//! `/game substitute`: in Pair Go and rengo, propose another player for a seat of your own side.

use std::sync::LazyLock;

use crate::game::{Action, Proposal};
use crate::games::find::Purpose;
use crate::games::options::{suggest_games, table_option};
use crate::games::{act, elsewhere, find};
use crate::i18n::say;
use crate::kit::command::{Part, Shared};
use crate::kit::ctx::Ctx;
use crate::kit::hooks::{self, Rearrangement};
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, Outcome};
use crate::kit::refusal::Refusal;
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::people::limits;
use crate::port::answer::Shown;

pub(crate) static PART: Part = Part {
    of: Shared::Game,
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |ctx, _, _| Box::pin(suggest_games(ctx, Purpose::Substitute)),
};

fn spec() -> OptionSpec {
    use say::command as c;
    let person = |name, title, about| OptionSpec::optional(name, title, about, OptionKind::Person);
    let (title, about) = (c::substitute(), c::substitute_about());
    OptionSpec::subcommand(
        "substitute",
        title,
        about,
        vec![
            person(
                "player",
                c::substitute_player(),
                c::substitute_player_about(),
            )
            .required(),
            person(
                "leaving",
                c::substitute_leaving(),
                c::substitute_leaving_about(),
            ),
            table_option(),
        ],
    )
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let into = options.human("player")?.ok_or(Refusal::MissingOption)?;
    let out = options
        .person("leaving")?
        .map_or(ctx.caller(), |person| person.player);
    let game = elsewhere::find_to_act(ctx, options, Purpose::Substitute).await?;
    hooks::check(ctx.services, &game, Rearrangement::Substitute).await?;
    limits::check_substitute(ctx, into).await?;
    let proposal = Proposal::Substitute { out, into };
    let game = act::act(ctx, game.id(), None, Action::Propose(proposal)).await?;
    Ok(Outcome::news(game))
}

/// Consents to the open proposal: for the caller's side, or for the caller as an invited substitute, if their limit
/// allows one more game.
pub(crate) async fn consent(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    let game = find::game(ctx.services, seen.game).await?;
    if !find::is_substitute(&game, ctx.caller()) {
        return act::publish(ctx, seen, Action::Consent).await;
    }
    let _members = limits::lock_members(ctx, []).await;
    limits::check_begins(ctx).await?;
    act::publish(ctx, seen, Action::Consent).await
}
