//! `/challenge`: propose a game to somebody, or to anyone.

use std::num::NonZeroU8;

use crate::bot::features::challenge::offer::propose;
use crate::bot::features::challenge::program::{at, open};
use crate::bot::features::challenge::suggestions::variant;
use crate::bot::features::challenge::{last, pace, suggestions, venue};
use crate::bot::kit::command::Command;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::options::{Options, human};
use crate::bot::kit::outcome::Handled;
use crate::bot::kit::people::RANK;
use crate::bot::kit::refusal::{ChallengeRefusal, ProgramRefusal, Refusal};
use crate::bot::kit::spec::{Choice, CommandSpec, OptionKind, OptionSpec};
use crate::bot::port::request::{Call, Nature, OptionValue, Person};
use crate::engine::Level;
use crate::game::{ColorChoice, Draft, Invitation, Overdue, PlayerId, Terms, Venue};
use crate::i18n::{Text, Typed, say};
use crate::rules::{
    AtariGoRules, Color, Handicap, Komi, Placement, Rank, RuleSet, Rules, Size, Variant,
};
use crate::store::StoreError;

pub(crate) const COMMAND: Command = Command {
    spec,
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |ctx, options, focused| Box::pin(suggestions::complete(ctx, options, focused)),
};

fn spec() -> CommandSpec {
    use say::command as c;
    let spec = CommandSpec::new("challenge", c::challenge(), c::challenge_about());
    let spec = with_terms(with_game(spec));
    let person = |name, title, about| OptionSpec::optional(name, title, about, OptionKind::Person);
    let spec = spec
        .with(person("partner", c::partner(), c::partner_about()))
        .with(person("opponent-partner", c::second(), c::second_about()));
    pace::with_options(spec)
}

fn choice(value: &'static str, title: Text) -> Choice {
    Choice { title, value }
}

/// `spec` with the options for opponent, game and board.
fn with_game(spec: CommandSpec) -> CommandSpec {
    use say::command as c;
    let option = OptionSpec::optional;
    let variants = Variant::ALL
        .iter()
        .map(|&variant| choice(variant.name(), say::terms::game(variant.into())));
    let variants = OptionKind::Choice(variants.collect());
    let size = OptionKind::Suggested { longest: 5 };
    let colors = OptionKind::Choice(vec![
        choice("random", c::color_random()),
        choice("black", c::color_black()),
        choice("white", c::color_white()),
        choice("stronger", c::color_stronger()),
    ]);
    let person = OptionKind::Person;
    let levels = OptionKind::Integer {
        least: Level::LOWEST.number().into(),
        most: Level::HIGHEST.number().into(),
    };
    spec.with(option(
        "opponent",
        c::opponent(),
        c::opponent_about(),
        person,
    ))
    .with(option(
        "level",
        say::opponent::level(),
        say::opponent::level_about(),
        levels,
    ))
    .with(option("game", c::variant(), c::variant_about(), variants))
    .with(option("size", c::size(), c::size_about(), size))
    .with(option("colour", c::color(), c::color_about(), colors))
}

/// `spec` with the options for handicap, komi, rules and place.
fn with_terms(spec: CommandSpec) -> CommandSpec {
    use say::command as c;
    let option = OptionSpec::optional;
    let stones = OptionKind::Integer { least: 0, most: 9 };
    let placements = OptionKind::Choice(vec![
        choice("marked", c::placement_marked()),
        choice("free", c::placement_free()),
    ]);
    let komi = OptionKind::Text { longest: 8 };
    let rules = OptionKind::Suggested { longest: 40 };
    let venues = OptionKind::Choice(vec![
        choice("here", c::venue_here()),
        choice("thread", c::venue_thread()),
    ]);
    let captures = OptionKind::Integer { least: 1, most: 99 };
    spec.with(option(
        "handicap",
        c::handicap(),
        c::handicap_about(),
        stones,
    ))
    .with(option(
        "placement",
        c::placement(),
        c::placement_about(),
        placements,
    ))
    .with(option("komi", c::komi(), c::komi_about(), komi))
    .with(option("rules", c::rules(), c::rules_about(), rules))
    .with(option("where", c::venue(), c::venue_about(), venues))
    .with(option(
        "captures",
        c::captures(),
        c::captures_about(),
        captures,
    ))
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    if let Some(program) = program(options)? {
        return proposed(ctx, Invitation::One(program), options.0).await;
    }
    let people = [
        options.human("opponent")?,
        options.human("partner")?,
        options.human("opponent-partner")?,
    ];
    let invitation = match people {
        [opponent, None, None] => opponent.into(),
        [Some(opponent), Some(partner), Some(second)] => Invitation::Pairs {
            partner,
            opponents: [opponent, second],
        },
        _ => return Err(ChallengeRefusal::PairsNeedThree.into()),
    };
    proposed(ctx, invitation, options.0).await
}

/// The program, if that is meant: it was named, or its level and nobody.
fn program(options: Options<'_>) -> Result<Option<PlayerId>, Failure> {
    let level = match options.number("level")? {
        Some(number) => {
            let level = u8::try_from(number).ok().and_then(Level::new);
            Some(level.ok_or_else(|| Refusal::BadNumber(Typed::new(&number.to_string())))?)
        }
        None => None,
    };
    let is_own = |person: &Person| person.nature == Nature::Own;
    let opponent = options.person("opponent")?;
    let partners = [
        options.person("partner")?,
        options.person("opponent-partner")?,
    ];
    let mut partners = partners.into_iter().flatten().peekable();
    let is_meant = opponent.map_or(level.is_some(), is_own);
    if is_meant && partners.peek().is_some() || partners.any(is_own) {
        return Err(ProgramRefusal::Pairs.into());
    }
    match (is_meant, level) {
        (true, level) => Ok(Some(at(level.unwrap_or(Level::LOWEST)))),
        (false, Some(_)) => Err(ProgramRefusal::LevelAlone.into()),
        (false, None) => Ok(None),
    }
}

/// A challenge to Go to `target`, with the usual terms; to the bot itself, the choice of a game against it.
pub(crate) async fn usual(ctx: &Ctx<'_>, target: &Person) -> Handled {
    if target.nature == Nature::Own {
        return open(ctx);
    }
    let go = OptionValue::Text(Variant::Go.name().to_owned());
    let call = Call {
        options: vec![("game".to_owned(), go)],
        ..Call::default()
    };
    proposed(ctx, Some(human(target)?).into(), &call).await
}

/// A challenge as `call` says, and as the caller has last proposed it here in what it does not say, where that fits.
async fn proposed(ctx: &Ctx<'_>, invitation: Invitation, call: &Call) -> Handled {
    let usual = Usual {
        rules: usual_go(ctx, invitation).await?,
        overdue: pace::overdue(ctx.services, ctx.request.setting.place).await?,
        venue: venue::usual(ctx).await?,
    };
    let terms_of = |call: &Call| terms(Options(call), usual);
    let last = last::last(ctx).await?;
    let whole = last.and_then(|last| last.completing(call));
    let terms = match whole.and_then(|whole| terms_of(&whole).ok()) {
        Some(terms) => terms,
        None => terms_of(call)?,
    };
    let noted = last::noted(ctx, &terms);
    propose(ctx, invitation, terms, noted).await
}

/// From this rank on, players are taken to know the rules that clubs play by: at 10 kyu the beginners' courses are over,
/// and handicap, komi and the confirmation of a count are nothing new.
const KNOWS_RULES: Rank = Rank::kyu(10).expect("10 is from 1 to 30");

/// The rules of Go where none are named: those for beginners, unless the caller and all who are invited are known
/// to be past that. To a challenge for anyone the caller's rank is all that is known, and who accepts reads the terms.
async fn usual_go(ctx: &Ctx<'_>, invitation: Invitation) -> Result<&'static RuleSet, StoreError> {
    let people = invitation.players().filter(|player| player.is_person());
    for player in people.chain([ctx.caller()]) {
        let rank = RANK.get(ctx.services, player).await?;
        if rank.is_none_or(|rank| rank < KNOWS_RULES) {
            return Ok(RuleSet::default_of(Variant::Go));
        }
    }
    Ok(RuleSet::named("japanese").expect("they have this name"))
}

/// The rule set that the options name, and its rules with as many captures as they say; of Go the `usual` one.
fn rules(
    options: Options<'_>,
    variant: Variant,
    usual: &'static RuleSet,
) -> Result<(&'static RuleSet, Rules), Failure> {
    let rule_set = match options.text("rules")? {
        Some(text) => rule_set(variant, &text)
            .ok_or_else(|| ChallengeRefusal::BadRules(Typed::new(&text), variant))?,
        None if variant == Variant::Go => usual,
        None => RuleSet::default_of(variant),
    };
    let rules = match (rule_set.rules, options.number("captures")?) {
        (rules, None) => rules,
        (Rules::AtariGo(atari_go), Some(captures)) => Rules::AtariGo(AtariGoRules {
            captures_to_win: u8::try_from(captures)
                .ok()
                .and_then(NonZeroU8::new)
                .ok_or_else(|| Refusal::BadNumber(Typed::new(&captures.to_string())))?,
            ..atari_go
        }),
        (_, Some(_)) => return Err(ChallengeRefusal::NoCaptures(variant).into()),
    };
    Ok((rule_set, rules))
}

/// What holds where a challenge does not say otherwise.
#[derive(Clone, Copy, Debug)]
struct Usual {
    /// The rules of Go.
    rules: &'static RuleSet,
    /// What happens when a side's time is out.
    overdue: Overdue,
    /// Where it is played.
    venue: Venue,
}

/// The terms that the options propose: Go on 9×9 by the `usual` rules, unless they say otherwise; colours by lot,
/// but with a handicap the stronger player takes White.
fn terms(options: Options<'_>, usual: Usual) -> Result<Terms, Failure> {
    let variant = variant(options)?;
    let (rule_set, rules) = rules(options, variant, usual.rules)?;
    let placement = match options.text("placement")?.as_deref() {
        None | Some("marked") => Placement::Marked,
        Some("free") => Placement::Free,
        Some(other) => return Err(Refusal::BadChoice(Typed::new(other)).into()),
    };
    let size = match options.text("size")? {
        Some(text) => size(&text)
            .filter(|size| rules.allows_size(*size))
            .ok_or_else(|| ChallengeRefusal::BadSize(variant, sizes(rule_set)))?,
        None => usual_size(rule_set),
    };
    let handicap = match options.number("handicap")? {
        Some(stones) => u8::try_from(stones)
            .ok()
            .and_then(|stones| Handicap::placed(stones, placement))
            .filter(|handicap| rules.allows_handicap(size, *handicap))
            .ok_or(ChallengeRefusal::BadHandicap(variant, size))?,
        None => Handicap::NONE,
    };
    let komi = match options.text("komi")? {
        Some(text) => komi(&text)?,
        None => rules.default_komi(handicap),
    };
    // Of four people nobody is asked who is the strongest.
    let is_of_pairs = options.person("partner")?.is_some();
    let colors = match options.text("colour")?.as_deref() {
        None if handicap != Handicap::NONE && !is_of_pairs => ColorChoice::StrongerTakesWhite,
        None | Some("random") => ColorChoice::Random,
        Some("black") => ColorChoice::Challenger(Color::Black),
        Some("white") => ColorChoice::Challenger(Color::White),
        Some("stronger") => ColorChoice::StrongerTakesWhite,
        Some(other) => return Err(Refusal::BadChoice(Typed::new(other)).into()),
    };
    let venue = match options.text("where")?.as_deref() {
        None => usual.venue,
        Some("here") => Venue::Here,
        Some("thread") => Venue::Thread,
        Some(other) => return Err(Refusal::BadChoice(Typed::new(other)).into()),
    };
    let draft = Draft {
        pace: pace::read(options, usual.overdue)?,
        rules,
        size,
        handicap,
        komi,
        colors,
        venue,
    };
    Terms::new(draft).map_err(|error| ChallengeRefusal::Terms(error, variant).into())
}

/// The rule set of `variant` that is called `text`.
fn rule_set(variant: Variant, text: &str) -> Option<&'static RuleSet> {
    RuleSet::of(variant).find(|rule_set| rule_set.name == text)
}

/// The size in `text`: `13`, `13x13` or `13×13`.
fn size(text: &str) -> Option<Size> {
    let lower = text.trim().to_lowercase().replace('×', "x");
    let side = match lower.split_once('x') {
        Some((columns, rows)) if columns.trim() == rows.trim() => columns.trim(),
        Some(_) => return None,
        None => lower.as_str(),
    };
    Size::square(side.parse().ok()?)
}

fn komi(text: &str) -> Result<Komi, ChallengeRefusal> {
    text.trim()
        .parse()
        .map_err(|_| ChallengeRefusal::BadKomi(Typed::new(text)))
}

/// The size that is offered first.
fn usual_size(rule_set: &RuleSet) -> Size {
    let side = rule_set.rules.usual_sizes().first().copied();
    side.and_then(Size::square)
        .expect("every game is played on some board")
}

/// The sizes on which a game is played, in words.
fn sizes(rule_set: &RuleSet) -> String {
    let sides: Vec<u8> = (1..=Size::MAX)
        .filter(|&side| Size::square(side).is_some_and(|size| rule_set.rules.allows_size(size)))
        .collect();
    match sides[..] {
        [first, .., last] if usize::from(last - first) + 1 == sides.len() => {
            format!("{first}–{last}")
        }
        _ => {
            let sides: Vec<_> = sides.iter().map(u8::to_string).collect();
            sides.join(", ")
        }
    }
}
