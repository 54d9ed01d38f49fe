//! Proposing that both sides lose.

use crate::game::{Action, Actor, Game, Proposal, decide};
use crate::games::teams;
use crate::games::view::buttons::sure;
use crate::games::view::shown_state;
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::outcome::Handled;
use crate::kit::verb::Verb;

/// Asks whether the caller really proposes that both lose.
pub(crate) fn ask(ctx: &Ctx<'_>, game: &Game) -> Handled {
    let action = Action::Propose(Proposal::BothLose);
    let player = Actor::Player(teams::leader_in(ctx, game)?);
    decide(game, player, action, ctx.now)
        .map_err(|refusal| Failure::from_refusal(game, refusal))?;
    let label = say::table::more_both_lose();
    let rows = sure(&label, Verb::BothLoseSure, shown_state(game), ctx.reader());
    Ok(ctx.ask(&say::table::confirm_both_lose(), rows))
}
