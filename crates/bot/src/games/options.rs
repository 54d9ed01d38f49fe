//! Options that several commands share, and the games that are suggested for the option `game`.

use crate::clock::Span;
use crate::game::MOST_TIME_GIVEN;
use crate::games::find::Purpose;
use crate::games::{find, listing};
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::refusal::Refusal;
use crate::kit::spec::{Choice, Need, OptionKind, OptionSpec};
use crate::port::message::Suggestion;
use crate::port::request::{Call, OptionValue};
use crate::port::within::cut;
use crate::rules::{RuleSet, Variant};

/// The option that says how many days are given.
pub(crate) fn days_option(need: Need) -> OptionSpec {
    OptionSpec {
        name: "days",
        title: say::command::days(),
        about: say::command::days_about(),
        kind: OptionKind::Integer {
            least: 1,
            most: MOST_TIME_GIVEN.as_millis() / Span::days(1).as_millis(),
        },
        need,
    }
}

/// Rule sets that players know as games of their own.
const RULES_AS_GAMES: [&str; 2] = ["renju", "pente"];

/// The option that says which game. Read it after [`with_variant`].
pub(crate) fn game_option() -> OptionSpec {
    let variants = Variant::ALL.iter().map(|&variant| Choice {
        title: say::terms::game(variant.into()),
        value: variant.name(),
    });
    let sets = RULES_AS_GAMES.into_iter().map(|name| {
        let set = RuleSet::from_name(name).expect("the rule sets of the list exist");
        Choice {
            title: say::terms::game((&set.rules).into()),
            value: set.name,
        }
    });
    let games = OptionKind::Choice(variants.chain(sets).collect());
    let (title, about) = (say::command::variant(), say::command::variant_about());
    OptionSpec::optional("game", title, about, games)
}

/// `call` with its game's variant, and the rules that the game's name implies, unless it has others: Renju is Gomoku by
/// the rules of Renju. Rules without a game imply the one that has them.
pub(crate) fn with_variant(call: &Call) -> Call {
    let mut call = call.clone();
    if !Options(&call).has("game")
        && let Ok(Some(rules)) = Options(&call).text("rules")
        && let Some(set) = RuleSet::from_name(&rules)
    {
        let game = OptionValue::Text(set.rules.variant().name().to_owned());
        call.options.push(("game".to_owned(), game));
    }
    let mut games = call.options.iter_mut().filter(|(name, _)| name == "game");
    let named = games.find_map(|(_, value)| match value {
        OptionValue::Text(text) if RULES_AS_GAMES.contains(&text.as_str()) => {
            let set = RuleSet::from_name(text)?;
            set.rules.variant().name().clone_into(text);
            Some(set.name)
        }
        _ => None,
    });
    if let Some(rules) = named.filter(|_| !Options(&call).has("rules")) {
        let rules = OptionValue::Text(rules.to_owned());
        call.options.push(("rules".to_owned(), rules));
    }
    call
}

/// The time in the option `days`.
pub(crate) fn read_days(options: Options<'_>) -> Result<Span, Failure> {
    let days = options.number("days")?.ok_or(Refusal::MissingOption)?;
    Ok(Span::days(days))
}

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
