//! The option `game` of commands, and the games that are suggested for it.

use crate::bot::games::find::Purpose;
use crate::bot::games::{find, listing};
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::spec::{Need, OptionKind, OptionSpec};
use crate::bot::port::message::Suggestion;
use crate::bot::port::within::cut;
use crate::i18n::say;

/// The option that names one of the caller's games.
pub(crate) fn table_option() -> OptionSpec {
    OptionSpec {
        name: "game",
        title: say::command::table(),
        about: say::command::table_about(),
        kind: OptionKind::Suggested { longest: 20 },
        need: Need::Optional,
    }
}

/// Suggests games that `purpose` fits.
pub(crate) async fn suggest_games(
    ctx: &Ctx<'_>,
    purpose: Purpose,
) -> Result<Vec<Suggestion>, Failure> {
    let mut suggestions = Vec::new();
    for game in find::candidates(ctx, purpose).await? {
        let entry = listing::entry(ctx.services, &game, ctx.reads_here()).await;
        let name = match entry.description {
            Some(state) => format!("{} · {state}", entry.label),
            None => entry.label,
        };
        suggestions.push(Suggestion {
            name: cut(&name, 100).into_owned(),
            value: entry.value,
        });
    }
    Ok(suggestions)
}
