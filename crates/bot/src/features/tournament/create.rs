//! `/tournament create`: a moderator sets a tournament up in a channel.

use std::sync::LazyLock;

use crate::clock::Span;
use crate::club::activity;
use crate::club::club_terms::{self, read_bounded};
use crate::contest::{
    Contest, Format, Handicaps, MAX_ENTRIES, MAX_PLANNED, Manner, NextRound, Results, Setup,
    System, Title,
};
use crate::features::tournament::card::card;
use crate::features::tournament::find::shows;
use crate::features::tournament::refusal::ContestRefusal;
use crate::features::tournament::shown;
use crate::game::{Invitation, Pace, Stakes, TimeControl};
use crate::games::rated;
use crate::i18n::say;
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, Outcome};
use crate::kit::prefs::choice::Choosable as _;
use crate::kit::prefs::language;
use crate::kit::reach::Reached;
use crate::kit::refusal::{Refusal, TermsRefusal};
use crate::kit::response::Shows;
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::people::limits;
use crate::port::answer::Answer;
use crate::rules::Variant;
use crate::store::AppendError;

/// Maximum number of unfinished tournaments of one organiser in a server.
const MOST: usize = 3;
/// Maximum duration of the entry, in days.
const LONGEST_ENTRY: i64 = 90;
/// Maximum time to appear, in hours.
const LONGEST_GRACE: i64 = 14 * 24;
/// Default clock.
const USUAL_CLOCK: TimeControl = TimeControl::PerMove(Span::days(3));
/// Default time to appear, in hours: for games here, and on an evening.
const USUAL_GRACE: (i64, i64) = (48, 1);

pub(crate) static SUBCOMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
};

/// The options that can be changed as long as no round depends on them.
pub(super) fn changeable() -> Vec<OptionSpec> {
    use say::tournament as t;
    let option = OptionSpec::optional;
    let name = OptionKind::Text {
        longest: Title::LONGEST as u16,
    };
    let systems = OptionKind::choice_of(|system: System| t::system_named(system.word().to_owned()));
    let handicaps =
        OptionKind::choice_of(|chosen: Handicaps| t::handicap_named(chosen.word().to_owned()));
    let next = OptionKind::choice_of(|next: NextRound| t::next_named(next.word().to_owned()));
    let rounds = number(1, MAX_PLANNED.into());
    vec![
        option("name", t::name(), t::name_about(), name),
        option("system", t::system(), t::system_about(), systems),
        option("rounds", t::rounds(), t::rounds_about(), rounds),
        option(
            "handicap",
            say::command::handicap(),
            t::handicap_about(),
            handicaps,
        ),
        club_terms::clock_option(),
        option("next-round", t::next(), t::next_about(), next),
    ]
}

fn spec() -> OptionSpec {
    use say::tournament as t;
    let option = OptionSpec::optional;
    let manners = OptionKind::choice_of(|manner: Manner| t::manner_named(manner.word().to_owned()));
    let formats = OptionKind::choice_of(|format: Format| t::format_named(format.word().to_owned()));
    let stakes =
        OptionKind::choice_of(|stakes: Stakes| say::rating::choice(stakes.word().to_owned()));
    let mut changeable = changeable().into_iter();
    let name = changeable.next().map(OptionSpec::required);
    let mut options: Vec<_> = name.into_iter().chain(changeable).collect();
    options.extend([
        option("where", t::manner(), t::manner_about(), manners),
        option("format", t::format(), t::format_about(), formats),
        option(
            "rated",
            say::rating::option(),
            say::rating::option_about(),
            stakes,
        ),
    ]);
    options.extend(club_terms::options());
    let numbers = [
        (
            "players",
            t::players(),
            t::players_about(),
            number(2, MAX_ENTRIES.into()),
        ),
        (
            "entry",
            t::entry(),
            t::entry_about(),
            number(1, LONGEST_ENTRY),
        ),
        (
            "no-show",
            t::grace(),
            t::grace_about(),
            number(1, LONGEST_GRACE),
        ),
    ];
    options.extend(numbers.map(|(name, title, about, kind)| option(name, title, about, kind)));
    OptionSpec::subcommand("create", t::create(), t::create_about(), options)
}

fn number(least: i64, most: i64) -> OptionKind {
    OptionKind::Integer { least, most }
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    activity::check_moderates(ctx)?;
    limits::check_not_muted(ctx).await?;
    if !matches!(ctx.reach(), Reached::Home | Reached::Unread) {
        return Err(ContestRefusal::NoPosting.into());
    }
    let mut setup = setup(ctx, options)?;
    setup.terms = setup.terms.with_stakes(stakes(ctx, options, &setup).await?);
    let place = ctx.request.setting.place;
    let contest = Contest::new(setup, ctx.caller(), place, ctx.now);
    let _member = ctx.services.members.lock(ctx.caller()).await;
    let store = &ctx.services.store;
    let created = store
        .create_contest(&contest, MOST, Some(ctx.cause()))
        .await;
    let id = match created {
        Ok(Some(id)) => id,
        Ok(None) => {
            shown::refresh_all_of(ctx.services, ctx.caller(), club).await?;
            return Err(ContestRefusal::TooMany(MOST).into());
        }
        Err(AppendError::Repeated) => return Err(Refusal::Repeated.into()),
        Err(error) => return Err(error.into()),
    };
    language::note(ctx.services, ctx.channel(), ctx.club).await;
    Ok(Outcome::showing(
        Answer::Post(card(id, &contest, &Results::default(), ctx.club)),
        Some(Shows::Item(shows(id))),
    ))
}

fn setup(ctx: &Ctx<'_>, options: Options<'_>) -> Result<Setup, Failure> {
    let name = options.require("name")?;
    let title = Title::new(&name).ok_or(ContestRefusal::NoName(Title::LONGEST))?;
    let manner = options.chosen("where")?.unwrap_or(Manner::Games);
    let usual_grace = match manner {
        Manner::Games => USUAL_GRACE.0,
        Manner::ByHand => USUAL_GRACE.1,
    };
    let control = clock(options, manner)?.unwrap_or(USUAL_CLOCK);
    let pace = match manner {
        Manner::Games => Pace::of(control),
        Manner::ByHand => Pace::UNTIMED,
    };
    let terms = club_terms::terms(ctx, options, pace, Stakes::Unrated)?;
    let variant = terms.rules.variant();
    let system = options.chosen("system")?.unwrap_or(match variant {
        Variant::Go => System::McMahon,
        _ => System::Swiss,
    });
    let rounds = read_bounded(options, "rounds", 1, MAX_PLANNED.into())?.unwrap_or(4);
    let capacity = read_bounded(options, "players", 2, system.most_players().into())?;
    let entry = read_bounded(options, "entry", 1, LONGEST_ENTRY)?;
    let grace = read_bounded(options, "no-show", 1, LONGEST_GRACE)?;
    let format = options.chosen("format")?.unwrap_or(Format::Single);
    let handicaps = options.chosen("handicap")?.unwrap_or(Handicaps::None);
    check(format, variant, Some(handicaps), Some(system))?;
    let setup = Setup {
        title,
        format,
        system,
        rounds: rounds as u8,
        terms,
        handicaps,
        manner,
        capacity: capacity.map_or(system.most_players(), |capacity| capacity as u16),
        entries_until: entry.map(|days| ctx.now.after(Span::days(days))),
        grace: Span::hours(grace.unwrap_or(usual_grace)),
        next_round: options.chosen("next-round")?.unwrap_or(NextRound::ByHand),
    };
    Ok(Setup {
        grace: setup.grace_for(setup.terms.pace.control),
        ..setup
    })
}

/// The clock that `options` name, if they do: of games that are played here.
pub(super) fn clock(options: Options<'_>, manner: Manner) -> Result<Option<TimeControl>, Failure> {
    match (club_terms::clock(options)?, manner) {
        (Some(_), Manner::ByHand) => Err(ContestRefusal::NoClockByHand.into()),
        (control, _) => Ok(control),
    }
}

/// The stakes of its games: from the options, else rated wherever that is possible.
async fn stakes(ctx: &Ctx<'_>, options: Options<'_>, setup: &Setup) -> Result<Stakes, Failure> {
    let chosen = options.chosen("rated")?;
    match (chosen, hindrance(ctx, setup).await?) {
        (Some(Stakes::Rated), Some(hindrance)) => Err(hindrance),
        (None, Some(_)) => Ok(Stakes::Unrated),
        (chosen, _) => Ok(chosen.unwrap_or(Stakes::Rated)),
    }
}

/// The reason why its games cannot be rated, if any.
async fn hindrance(ctx: &Ctx<'_>, setup: &Setup) -> Result<Option<Failure>, Failure> {
    if setup.manner == Manner::ByHand {
        return Ok(Some(ContestRefusal::NoRatedByHand.into()));
    }
    let invitation = match setup.format {
        Format::Single | Format::Teams(_) => Invitation::Anyone,
        Format::Pairs => Invitation::Sides,
    };
    let place = ctx.request.setting.place;
    let hindrance = rated::hindrance(ctx.services, place, invitation, &setup.terms).await?;
    Ok(hindrance.map(Failure::from))
}

/// Refuses handicaps that sides of this `format` cannot play, and a system or handicaps by ranks where `variant` has
/// none.
///
/// # Errors
///
/// The [`Refusal`].
pub(super) fn check(
    format: Format,
    variant: Variant,
    handicaps: Option<Handicaps>,
    system: Option<System>,
) -> Result<(), Refusal> {
    let has_handicaps = handicaps == Some(Handicaps::ByDifference);
    match (format, variant) {
        (Format::Pairs, other) if other != Variant::Go => Err(ContestRefusal::NoPairsButGo.into()),
        (Format::Teams(_), _) if has_handicaps => Err(ContestRefusal::NoTeamHandicap.into()),
        (_, Variant::Go) => Ok(()),
        _ if has_handicaps || system == Some(System::McMahon) => {
            Err(TermsRefusal::NoRanksButGo.into())
        }
        _ => Ok(()),
    }
}
