//! Autocomplete for `/challenge`: the member's latest proposal here is listed first.

use crate::features::challenge::last::{Proposal, last_proposal};
use crate::features::challenge::refusal::ChallengeRefusal;
use crate::features::challenge::{engine, pace};
use crate::games::find::MOST_CHOICES;
use crate::games::options::with_variant;
use crate::games::view::words::rules_name;
use crate::i18n::UserInput;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::refusal::Refusal;
use crate::port::message::Suggestion;
use crate::rules::{RuleSet, Size, Variant};

/// Completes the option `focused` of a command that offers Go if no game is chosen, regardless of the caller's latest
/// proposal.
pub(crate) async fn complete_go(
    ctx: &Ctx<'_>,
    options: Options<'_>,
    focused: &str,
) -> Result<Vec<Suggestion>, Failure> {
    let mut call = options.0.clone();
    engine::fill_option(&mut call, "game", Variant::Go.name());
    complete(ctx, Options(&call), focused).await
}

/// Completes the option `focused`.
pub(crate) async fn complete(
    ctx: &Ctx<'_>,
    options: Options<'_>,
    focused: &str,
) -> Result<Vec<Suggestion>, Failure> {
    let call = with_variant(options.0);
    let options = Options(&call);
    let last = last_proposal(ctx).await?;
    let whole = last.and_then(|last| last.complete(options.0));
    // The latest proposal does not count if it was for another game.
    let last = last.filter(|_| whole.is_some());
    let proposed = whole.as_ref().map_or(options, Options);
    let variant = variant(proposed)?;
    let typed = options.text(focused)?.unwrap_or_default().to_lowercase();
    Ok(match focused {
        "rules" => rules(ctx, variant, last, &typed),
        "clock" => {
            let usual = last.and_then(|last| last.option("clock")?.parse().ok());
            pace::suggestions(&typed, usual, ctx.reader())
        }
        "size" => sizes(variant, last, &typed),
        "level" => engine::suggestions(ctx, options, proposed, &typed)?,
        _ => Vec::new(),
    })
}

/// The rule sets of a game whose names contain the input `typed`: the latest choice first, and those of booklets after
/// those with common names.
fn rules(ctx: &Ctx<'_>, variant: Variant, last: Option<Proposal>, typed: &str) -> Vec<Suggestion> {
    let last = last.and_then(|last| last.option("rules"));
    let mut sets: Vec<_> = RuleSet::of(variant).collect();
    sets.sort_by_key(|set| (last.as_deref() != Some(set.name), set.is_of_booklet()));
    let suggested = sets.into_iter().map(|set| Suggestion {
        name: rules_name(&set.rules).to(ctx.reader()),
        value: set.name.to_owned(),
    });
    suggested
        .filter(|suggestion| suggestion.name.to_lowercase().contains(typed))
        .take(MOST_CHOICES)
        .collect()
}

/// The boards of a game whose sizes begin with the input `typed`: the last one first, then the usual ones.
fn sizes(variant: Variant, last: Option<Proposal>, typed: &str) -> Vec<Suggestion> {
    let rules = RuleSet::default_of(variant).rules;
    let last = last.and_then(|last| last.option("size")?.parse::<u8>().ok());
    let mut sides = Vec::new();
    let usual = rules.usual_sizes().iter().copied();
    for side in last.into_iter().chain(usual).chain(1..=Size::MAX) {
        if !sides.contains(&side) {
            sides.push(side);
        }
    }
    let sizes = sides.into_iter().filter_map(Size::square);
    sizes
        .filter(|size| rules.allows_size(*size))
        .filter(|size| size.columns().to_string().starts_with(typed.trim()))
        .map(|size| Suggestion {
            name: format!("{}×{}", size.columns(), size.rows()),
            value: size.columns().to_string(),
        })
        .take(MOST_CHOICES)
        .collect()
}

/// The game that the options name, else Go.
pub(crate) fn variant(options: Options<'_>) -> Result<Variant, Refusal> {
    match options.text("game") {
        Ok(Some(text)) => Variant::from_name(&text)
            .ok_or_else(|| ChallengeRefusal::BadGame(UserInput::new(&text)).into()),
        Ok(None) => Ok(Variant::Go),
        Err(_) => Err(Refusal::UnknownCommand),
    }
}
