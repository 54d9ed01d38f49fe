//! `/together simul`: a member offers to play many others at once in a channel.

use std::sync::LazyLock;

use crate::clock::Span;
use crate::club::{activity, club_terms};
use crate::features::simul::card::card;
use crate::features::simul::refusal::SimulRefusal;
use crate::game::{Pace, Stakes, TimeControl, TimeLimit};
use crate::games::view::clock::control_name;
use crate::i18n::{Text, say};
use crate::kit::command::{Part, Shared, no_suggestions};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, Outcome};
use crate::kit::prefs::choice::Choosable;
use crate::kit::prefs::language;
use crate::kit::reach::Reached;
use crate::kit::refusal::Refusal;
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::people::limits;
use crate::port::answer::Answer;
use crate::simul::{BOARDS, HOURS, Odds, Setup, Simul};

/// Maximum number of simultaneous games in a server at the same time.
const MOST: usize = 10;
/// Default number of boards, and of hours in which they are offered.
const USUAL_BOARDS: u8 = 10;
const USUAL_HOURS: u16 = 48;

/// The available clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Clock {
    Fischer,
    OneDay,
    TwoDays,
    ThreeDays,
    Week,
    Untimed,
}

impl Choosable for Clock {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::Fischer, "fischer"),
        (Self::OneDay, "1d"),
        (Self::TwoDays, "2d"),
        (Self::ThreeDays, "3d"),
        (Self::Week, "7d"),
        (Self::Untimed, "none"),
    ];
}

impl Clock {
    fn control(self) -> TimeControl {
        let days = |days| TimeControl::PerMove(Span::days(days));
        match self {
            Self::Fischer => TimeControl::FISCHER_OFFERED,
            Self::OneDay => days(1),
            Self::TwoDays => days(2),
            Self::ThreeDays => days(3),
            Self::Week => days(7),
            Self::Untimed => TimeControl::Untimed,
        }
    }
}

impl Choosable for Odds {
    const WORDS: &'static [(Self, &'static str)] = &[(Self::ByRank, "rank"), (Self::Even, "none")];
}

fn odds(odds: Odds) -> Text {
    match odds {
        Odds::ByRank => say::simul::by_rank(),
        Odds::Even => say::simul::none(),
    }
}

pub(crate) static PART: Part = Part {
    of: Shared::Together,
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: no_suggestions,
};

fn spec() -> OptionSpec {
    use say::simul as s;
    let option = OptionSpec::optional;
    let number = |least: u16, most: u16| OptionKind::Integer {
        least: least.into(),
        most: most.into(),
    };
    let boards = number((*BOARDS.start()).into(), (*BOARDS.end()).into());
    let hours = number(*HOURS.start(), *HOURS.end());
    let odds = OptionKind::choice_of(odds);
    let clocks = OptionKind::choice_of(|clock: Clock| control_name(clock.control()));
    let mut options: Vec<_> = club_terms::options().into();
    options.extend([
        option("boards", s::boards(), s::boards_about(), boards),
        option("hours", s::hours(), s::hours_about(), hours),
        option("handicap", s::handicap(), s::handicap_about(), odds),
        option("clock", say::command::clock(), s::clock_about(), clocks),
    ]);
    OptionSpec::subcommand("simul", s::command(), s::create_about(), options)
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    limits::check_not_muted(ctx).await?;
    let is_channel = ctx.request.setting.channel.is_channel();
    if !is_channel || !matches!(ctx.reach(), Reached::Home | Reached::Unread) {
        return Err(SimulRefusal::NoPosting.into());
    }
    let setup = setup(ctx, options)?;
    let _members = limits::lock_members(ctx, []).await;
    check_plays_no_others(ctx).await?;
    let simul = Simul::new(club, ctx.caller(), setup, ctx.now);
    let (channel, services) = (ctx.channel(), ctx.services);
    let (taken, too_many) = (SimulRefusal::Taken, SimulRefusal::TooMany(MOST));
    activity::create(services, channel, simul.clone(), MOST, taken, too_many).await?;
    language::note(services, channel, ctx.club).await;
    Ok(Outcome::showing(
        Answer::Post(card(services, channel, &simul, ctx.club).await?),
        Some(activity::shows::<Simul>(channel)),
    ))
}

fn setup(ctx: &Ctx<'_>, options: Options<'_>) -> Result<Setup, Failure> {
    let clock = options.chosen("clock")?.unwrap_or(Clock::Fischer);
    let pace = Pace::of(clock.control());
    let (least, most) = ((*BOARDS.start()).into(), (*BOARDS.end()).into());
    let boards = options.number_within("boards", least..=most)?;
    let hours = options.number_within("hours", HOURS)?;
    let hours = hours.unwrap_or(USUAL_HOURS);
    Ok(Setup {
        // Unrated: a player of many boards at once plays below their strength.
        terms: club_terms::terms(ctx, options, pace, Stakes::Unrated)?,
        odds: options.chosen("handicap")?.unwrap_or_default(),
        most: boards.map_or(USUAL_BOARDS, |boards| boards as u8),
        open: TimeLimit {
            since: ctx.now,
            span: Span::hours(hours.into()),
        },
    })
}

/// Refuses a caller who already gives simultaneous games: one member must not fill a server's channels.
async fn check_plays_no_others(ctx: &Ctx<'_>) -> Result<(), Failure> {
    let store = &ctx.services.store;
    let simuls = store.activities_of::<Simul>(ctx.caller()).await?;
    let is_own = |simul: &Simul| simul.master == ctx.caller() && !simul.is_over();
    if simuls.iter().any(|(_, simul)| is_own(simul)) {
        return Err(SimulRefusal::OwnRunning.into());
    }
    Ok(())
}
