//! The commands, a file each: what Discord shows of it, and what it does.

pub(super) mod add_time;
pub(super) mod arbiter;
pub(super) mod board;
pub(super) mod call_off;
pub(super) mod challenge;
pub(super) mod challenge_menu;
pub(super) mod club_admin;
mod daily;
pub(super) mod draw;
pub(super) mod game;
pub(super) mod games;
pub(super) mod help;
pub(super) mod if_then;
pub(super) mod mark;
pub(super) mod me;
pub(super) mod mute;
pub(super) mod pass;
pub(super) mod pause;
pub(super) mod play;
pub(super) mod puzzle;
pub(super) mod rank;
pub(super) mod resign;
pub(super) mod rules;
pub(super) mod sgf;
pub(super) mod substitute;
pub(super) mod theme;
pub(super) mod undo;
pub(super) mod vacation;

use super::ask::Ask;
use super::catalogue::{Doing, Need, OptionKind, OptionSpec};
use super::failure::Failure;
use super::find::Want;
use super::options::Options;
use super::reply::Suggestion;
use super::within::cut;
use crate::i18n::say;

/// The option that names one of the caller's games.
fn table_option() -> OptionSpec {
    OptionSpec {
        name: "game",
        title: say::command::table(),
        about: say::command::table_about(),
        kind: OptionKind::Suggested { longest: 20 },
        need: Need::Optional,
    }
}

/// Suggests nothing: for commands without suggested options.
fn no_suggestions<'a>(
    _: &'a Ask<'a>,
    _: Options<'a>,
    _: &'a str,
) -> Doing<'a, Result<Vec<Suggestion>, Failure>> {
    Box::pin(async { Ok(Vec::new()) })
}

/// Suggests games that `want` fits.
async fn suggest_games(ask: &Ask<'_>, want: Want) -> Result<Vec<Suggestion>, Failure> {
    let mut suggestions = Vec::new();
    for game in ask.candidates(want).await? {
        let entry = ask.entry(&game).await;
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
