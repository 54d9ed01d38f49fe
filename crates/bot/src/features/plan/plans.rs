//! Stored plans.

use crate::game::{Game, GameId, Plan, PlayerId, Standing};
use crate::i18n::Locale;
use crate::kit::parse::line;
use crate::kit::prefs::OrUsual as _;
use crate::kit::services::Services;
use crate::store::{Properties, StoreError};

/// The plan of `player` in `game`. An unreadable one counts as none: it must not stop a game.
pub(crate) async fn plan_of(services: &Services, game: GameId, player: PlayerId) -> Option<Plan> {
    readable(game, services.store.plan(game, player).await)
}

/// The same, from rows that were read together with others.
pub(crate) fn plan_in(read: &Properties<'_>, game: GameId, player: PlayerId) -> Option<Plan> {
    readable(game, read.plan(game, player))
}

fn readable(game: GameId, plan: Result<Option<Plan>, StoreError>) -> Option<Plan> {
    let plan = plan.inspect_err(|error| tracing::error!(%game, %error, "could not read a plan"));
    plan.or_usual(None)
}

/// The lines that `player` has planned in `game`, each to its end.
pub(crate) async fn planned_lines(
    services: &Services,
    game: &Game,
    player: PlayerId,
) -> Vec<String> {
    let plan = plan_of(services, game.id(), player).await;
    let Some(Standing::Waits(plan)) = plan.map(|plan| plan.standing(game, player)) else {
        return Vec::new();
    };
    let steps = plan.steps();
    let is_end = |index: &usize| {
        let next = steps.get(index + 1);
        next.is_none_or(|next| next.depth <= steps[*index].depth)
    };
    let ends = (0..steps.len()).filter(is_end);
    ends.map(|index| line::line_text(&plan.line(index), Locale::English))
        .collect()
}
