//! The option `game` of commands, and the games that are suggested for it.

use crate::games::find::Purpose;
use crate::games::{find, listing};
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::spec::{Need, OptionKind, OptionSpec};
use crate::port::message::Suggestion;
use crate::port::within::cut;

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
