//! Challenges to other programs: parsing which one, default terms, and suggestions.

use crate::engine::Level;
use crate::features::challenge::program::{engine_at, level_label};
use crate::features::challenge::suggestions::variant;
use crate::game::{Invitation, Manner, PlayerId};
use crate::games::find::MOST_CHOICES;
use crate::games::options::with_variant;
use crate::games::program::outside::{Engine, Outside};
use crate::i18n::{UserInput, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::refusal::Refusal;
use crate::port::message::Suggestion;
use crate::port::request::{Call, OptionValue};
use crate::rules::{RuleSet, Size};

/// The program that `text` names: the engine by its level, or an external engine by its name.
pub(crate) fn find(ctx: &Ctx<'_>, text: &str) -> Result<PlayerId, Failure> {
    let text = text.trim();
    let outside = ctx.services.state::<Outside>();
    let mut engines = outside.engines();
    let engine = engines.find(|engine| engine.name().eq_ignore_ascii_case(text));
    if let Some(engine) = engine {
        return Ok(engine.player());
    }
    match text.parse::<i64>() {
        Ok(number) => {
            let level = u8::try_from(number).ok().and_then(Level::new);
            let level = level.ok_or_else(|| Refusal::BadNumber(UserInput::new(text)))?;
            Ok(engine_at(level))
        }
        Err(_) => Err(Refusal::BadChoice(UserInput::new(text)).into()),
    }
}

/// `call` with its variant. Options that a challenge to an external engine leaves out are filled in with the first
/// game, rules and board that the engine plays.
pub(crate) fn fill_in(ctx: &Ctx<'_>, invitation: Invitation, call: &Call) -> Result<Call, Failure> {
    let mut call = with_variant(call);
    let invited = invitation.invited_player();
    let outside = ctx.services.state::<Outside>();
    let Some(engine) = invited.and_then(|player| outside.engine(player)) else {
        return Ok(call);
    };
    fill_option(&mut call, "game", engine.usual_variant().name());
    let variant = variant(Options(&call))?;
    let rules = Options(&call).text("rules")?;
    let is_meant = |set: &&RuleSet| rules.as_deref().is_none_or(|rules| rules == set.name);
    // Other variants are refused once the terms are known.
    if let Some(set) = engine.rules_of(variant).find(is_meant) {
        fill_option(&mut call, "rules", set.name);
        if let Some(board) = engine.boards(set.rules).next() {
            fill_option(&mut call, "size", &board.columns().to_string());
        }
    }
    Ok(call)
}

/// Sets the option `name` of `call` to `value`, unless it has a value.
pub(crate) fn fill_option(call: &mut Call, name: &str, value: &str) {
    if !call.options.iter().any(|(given, _)| given == name) {
        let value = OptionValue::Text(value.to_owned());
        call.options.push((name.to_owned(), value));
    }
}

/// The levels, then the other programs that play the game chosen so far, filtered by the text `typed`. The levels are
/// labelled with their ranks in the game that would be proposed by the options and the latest proposal. A style without
/// levels leaves nothing to suggest, and external engines take no style.
pub(crate) fn suggestions(
    ctx: &Ctx<'_>,
    options: Options<'_>,
    proposed: Options<'_>,
    typed: &str,
) -> Result<Vec<Suggestion>, Failure> {
    let manner: Manner = options.chosen("style")?.unwrap_or_default();
    if !manner.has_level() {
        return Ok(Vec::new());
    }
    let meant = RuleSet::default_of(variant(proposed)?).rules;
    let side = proposed.text("size")?.and_then(|side| side.parse().ok());
    let usual = || meant.usual_sizes().first().copied();
    let board = side.or_else(usual).and_then(Size::square);
    let levels = Level::all().map(|level| Suggestion {
        name: match board {
            Some(board) => level_label(level, &meant, board, ctx.reader()),
            None => say::opponent::level_named(level.number()).to(ctx.reader()),
        },
        value: level.to_string(),
    });
    let (game, rules) = (options.text("game")?, options.text("rules")?);
    let is_meant = |set: &RuleSet| {
        let is_game = game
            .as_deref()
            .is_none_or(|game| game == set.rules.variant().name());
        is_game && rules.as_deref().is_none_or(|rules| rules == set.name)
    };
    let size = options.text("size")?;
    let is_board = |board: Size| {
        let lines = board.columns().to_string();
        size.as_deref().is_none_or(|size| size == lines)
    };
    let takes_style =
        |engine: &&Engine| manner == Manner::Usual && engine.plays_any(is_meant, is_board);
    let outside = ctx.services.state::<Outside>();
    let engines = outside.engines().filter(takes_style);
    let suggestions = levels.chain(engines.map(|engine| Suggestion {
        name: engine.description(),
        value: engine.name().to_owned(),
    }));
    let fits = |suggestion: &Suggestion| suggestion.name.to_lowercase().contains(typed);
    let mut fitting: Vec<_> = suggestions.filter(fits).collect();
    // A number means a level rather than part of a level's rank.
    fitting.sort_by_key(|suggestion| !suggestion.value.starts_with(typed));
    fitting.truncate(MOST_CHOICES);
    Ok(fitting)
}
