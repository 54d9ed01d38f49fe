//! `/challenge`: propose a game to somebody, or to anyone; and "Challenge to Go" in the menu on a person.

use std::sync::LazyLock;

use crate::features::challenge::offer::propose;
use crate::features::challenge::program::open;
use crate::features::challenge::refusal::OpponentRefusal;
use crate::features::challenge::terms::{Defaults, terms};
use crate::features::challenge::{engine, last, more, pace, style, suggestions, venue};
use crate::game::{Invitation, PlayerId, Stakes, Terms};
use crate::games::options::game_option;
use crate::games::rated;
use crate::i18n::{Text, say};
use crate::kit::command::{Command, UserCommand};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::{Options, human};
use crate::kit::outcome::Handled;
use crate::kit::spec::{Choice, CommandSpec, OptionKind, OptionSpec};
use crate::people::profile::RANK;
use crate::port::request::{Call, Nature, OptionValue, Person};
use crate::rules::{Rank, RuleSet, Variant};
use crate::store::{Assignment, StoreError};

pub(crate) static COMMAND: Command = Command {
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |ctx, options, focused| Box::pin(suggestions::complete(ctx, options, focused)),
};

/// A challenge with the usual terms.
pub(crate) static USER_COMMAND: UserCommand = UserCommand {
    spec: LazyLock::new(|| CommandSpec::menu("Challenge to Go", say::command::challenge_menu())),
    run: |ctx, target| Box::pin(challenge_to_go(ctx, target)),
};

fn spec() -> CommandSpec {
    use say::command as c;
    let (title, about) = (c::opponent(), c::opponent_about());
    let opponent = OptionSpec::optional("opponent", title, about, OptionKind::Person);
    let [clock, _] = pace::options();
    CommandSpec::new("challenge", c::challenge(), c::challenge_about())
        .with(opponent)
        .with(game_option())
        .with(size_option())
        .with(clock)
        .with(level_option())
        .with(more::option())
}

fn choice(value: &'static str, title: Text) -> Choice {
    Choice { title, value }
}

/// The option of the challenger's colour.
pub(crate) fn color_option() -> OptionSpec {
    use say::command as c;
    let colors = OptionKind::Choice(vec![
        choice("random", c::color_random()),
        choice("black", c::color_black()),
        choice("white", c::color_white()),
        choice("stronger", c::color_stronger()),
    ]);
    OptionSpec::optional("colour", c::color(), c::color_about(), colors)
}

/// The option of the engine's level, or of an external engine.
pub(crate) fn level_option() -> OptionSpec {
    let (title, about) = (say::opponent::level(), say::opponent::level_about());
    OptionSpec::optional("level", title, about, OptionKind::Suggested { longest: 20 })
}

/// The option of the board's size.
pub(crate) fn size_option() -> OptionSpec {
    let (title, about) = (say::command::size(), say::command::size_about());
    OptionSpec::optional("size", title, about, OptionKind::Suggested { longest: 5 })
}

/// The option of the venue.
pub(crate) fn venue_option() -> OptionSpec {
    use say::command as c;
    let venues = OptionKind::Choice(vec![
        choice("here", c::venue_here()),
        choice("thread", c::venue_thread()),
    ]);
    OptionSpec::optional("where", c::venue(), c::venue_about(), venues)
}

/// The options of handicap, komi and rules.
pub(crate) fn rules_options() -> [OptionSpec; 4] {
    use say::command as c;
    let option = OptionSpec::optional;
    let stones = OptionKind::Integer { least: 0, most: 9 };
    let placements = OptionKind::Choice(vec![
        choice("marked", c::placement_marked()),
        choice("free", c::placement_free()),
    ]);
    let komi = OptionKind::Text { longest: 8 };
    let rules = OptionKind::Suggested { longest: 40 };
    [
        option("handicap", c::handicap(), c::handicap_about(), stones),
        option(
            "placement",
            c::placement(),
            c::placement_about(),
            placements,
        ),
        option("komi", c::komi(), c::komi_about(), komi),
        option("rules", c::rules(), c::rules_about(), rules),
    ]
}

/// Makes the challenge of `options`, after a form if they ask for one.
pub(super) async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let invitation = invitation(ctx, options)?;
    if options.has("more") {
        return more::open(ctx, invitation, options).await;
    }
    propose_from(ctx, invitation, options.0).await
}

/// The players that `options` invite.
pub(super) fn invitation(ctx: &Ctx<'_>, options: Options<'_>) -> Result<Invitation, Failure> {
    Ok(match program(ctx, options)? {
        Some(program) => Invitation::One(program),
        None => options.human("opponent")?.into(),
    })
}

/// The program to challenge: the engine, if named or implied by a level or manner without an opponent; or the external
/// engine named in place of a level.
pub(crate) fn program(ctx: &Ctx<'_>, options: Options<'_>) -> Result<Option<PlayerId>, Failure> {
    let named = options.text("level")?;
    let named = named.map(|text| engine::find(ctx, &text)).transpose()?;
    let manner = options.chosen("style")?;
    let is_own = |person: &Person| person.nature == Nature::Own;
    let opponent = options.person("opponent")?;
    let is_meant = opponent.map_or(named.is_some() || manner.is_some(), is_own);
    match (is_meant, named, manner) {
        (true, named, manner) => Ok(Some(style::with_style(named, manner)?)),
        (false, Some(_), _) => Err(OpponentRefusal::LevelAlone.into()),
        (false, None, Some(_)) => Err(OpponentRefusal::StyleAlone.into()),
        (false, None, None) => Ok(None),
    }
}

/// Challenges `target` to Go with the usual terms; for the bot itself, opens the choice of a game against it.
pub(crate) async fn challenge_to_go(ctx: &Ctx<'_>, target: &Person) -> Handled {
    if target.nature == Nature::Own {
        return open(ctx);
    }
    let go = OptionValue::Text(Variant::Go.name().to_owned());
    let call = Call {
        options: vec![("game".to_owned(), go)],
        ..Call::default()
    };
    propose_from(ctx, Some(human(target)?).into(), &call).await
}

/// Makes the challenge of `call`. Missing options are taken from the caller's latest proposal here, where they fit.
pub(crate) async fn propose_from(ctx: &Ctx<'_>, invitation: Invitation, call: &Call) -> Handled {
    let (terms, notes) = terms_of(ctx, invitation, call).await?;
    propose(ctx, ctx.caller(), invitation, terms, notes).await
}

/// The terms of the challenge of `call`, and the assignments that remember them for the caller's next one.
pub(super) async fn terms_of(
    ctx: &Ctx<'_>,
    invitation: Invitation,
    call: &Call,
) -> Result<(Terms, Vec<Assignment>), Failure> {
    let call = &engine::fill_in(ctx, invitation, call)?;
    let defaults = Defaults {
        rules: usual_go(ctx, invitation).await?,
        overdue: pace::overdue(ctx.services, ctx.request.setting.place).await?,
        venue: venue::read(ctx, Options(call)).await?,
    };
    let terms_of = |call: &Call| terms(Options(call), defaults);
    let last = last::last_proposal(ctx).await?;
    let whole = last.and_then(|last| last.complete(call));
    let terms = match whole.and_then(|whole| terms_of(&whole).ok()) {
        Some(terms) => terms,
        None => terms_of(call)?,
    };
    let notes = last::note(ctx, &terms);
    let terms = terms.with_stakes(stakes(ctx, invitation, &terms, Options(call)).await?);
    Ok((terms, notes))
}

/// The stakes: from the options, else the default.
async fn stakes(
    ctx: &Ctx<'_>,
    invitation: Invitation,
    terms: &Terms,
    options: Options<'_>,
) -> Result<Stakes, Failure> {
    let place = ctx.request.setting.place;
    let hindrance = rated::hindrance(ctx.services, place, invitation, terms).await?;
    match (options.chosen("rated")?, hindrance) {
        (Some(Stakes::Rated), Some(hindrance)) => Err(hindrance.into()),
        (None, Some(_)) => Ok(Stakes::Unrated),
        (chosen, _) => Ok(chosen.unwrap_or(Stakes::Rated)),
    }
}

/// Rank from which players are assumed to know the rules that clubs play by: at 10 kyu the beginners' courses are over,
/// and handicap, komi and seki are nothing new.
pub(crate) const KNOWS_RULES: Rank = Rank::kyu(10).expect("10 is from 1 to 30");

/// The default rules of Go: those for beginners, unless the caller and all invited players are known to be stronger. In
/// a challenge for anyone only the caller's rank is known, and the accepting player reads the terms.
pub(crate) async fn usual_go(
    ctx: &Ctx<'_>,
    invitation: Invitation,
) -> Result<&'static RuleSet, StoreError> {
    let people = invitation.players().filter(|player| player.is_person());
    for player in people.chain([ctx.caller()]) {
        let rank = RANK.get(ctx.services, player).await?;
        if rank.is_none_or(|rank| rank < KNOWS_RULES) {
            return Ok(RuleSet::default_of(Variant::Go));
        }
    }
    Ok(RuleSet::from_name("japanese").expect("they have this name"))
}
