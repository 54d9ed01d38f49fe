//! `/league create`: a moderator sets a league up in a channel.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use crate::club::activity;
use crate::club::club_terms::{self, read_bounded};
use crate::features::league::card::card;
use crate::features::league::refusal::LeagueRefusal;
use crate::game::{Pace, Stakes, TimeControl};
use crate::i18n::say;
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, Outcome};
use crate::kit::prefs::language;
use crate::kit::reach::Reached;
use crate::kit::refusal::Refusal;
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::league::{Format, League, PAUSE};
use crate::people::limits;
use crate::port::answer::Answer;

/// Maximum number of leagues in a server: one for each popular game and board size.
const MOST: usize = 10;

pub(crate) static SUBCOMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
};

fn spec() -> OptionSpec {
    use say::league as l;
    fn number<N: Into<i64> + Copy>(range: RangeInclusive<N>) -> OptionKind {
        OptionKind::Integer {
            least: (*range.start()).into(),
            most: (*range.end()).into(),
        }
    }
    let mut options: Vec<_> = club_terms::options().into();
    options.extend([club_terms::clock_option(), club_terms::handicap_option()]);
    let format = [
        (
            "division",
            l::division_size(),
            l::division_size_about(),
            number(Format::DIVISION),
        ),
        ("games", l::games(), l::games_about(), number(Format::GAMES)),
        ("days", l::days(), l::days_about(), number(Format::DAYS)),
        (
            "promotion",
            l::moves(),
            l::moves_about(),
            number(Format::MOVES),
        ),
        ("next-season", l::next(), l::next_about(), number(PAUSE)),
    ];
    options.extend(
        format.map(|(name, title, about, kind)| OptionSpec::optional(name, title, about, kind)),
    );
    OptionSpec::subcommand("create", l::create(), l::create_about(), options)
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    activity::check_moderates(ctx)?;
    limits::check_not_muted(ctx).await?;
    let is_channel = ctx.request.setting.channel.is_channel();
    if !is_channel || !matches!(ctx.reach(), Reached::Home | Reached::Unread) {
        return Err(LeagueRefusal::NoPosting.into());
    }
    let control = club_terms::clock(options)?;
    let pace = Pace::of(control.unwrap_or(TimeControl::FISCHER_OFFERED));
    let terms = club_terms::terms(ctx, options, pace, Stakes::Rated)?;
    let mut league = League::new(club, terms, format(options)?);
    league.handicaps = club_terms::handicaps(options, &terms)?;
    let (least, most) = ((*PAUSE.start()).into(), (*PAUSE.end()).into());
    let pause = read_bounded(options, "next-season", least, most)?;
    league.set_pause(pause.and_then(|days| days.try_into().ok()), ctx.now);
    let channel = ctx.channel();
    let (taken, too_many) = (LeagueRefusal::Taken, LeagueRefusal::TooMany(MOST));
    activity::create(ctx.services, channel, league.clone(), MOST, taken, too_many).await?;
    language::note(ctx.services, channel, ctx.club).await;
    Ok(Outcome::showing(
        Answer::Post(card(channel, &league, ctx.club)),
        Some(activity::shows::<League>(channel)),
    ))
}

/// The format that `options` name.
fn format(options: Options<'_>) -> Result<Format, Failure> {
    fn read_number<N: TryFrom<i64> + Into<i64> + Copy>(
        options: Options<'_>,
        name: &str,
        range: RangeInclusive<N>,
        usual: N,
    ) -> Result<N, Failure> {
        let (least, most) = ((*range.start()).into(), (*range.end()).into());
        let number = read_bounded(options, name, least, most)?;
        Ok(number
            .and_then(|number| number.try_into().ok())
            .unwrap_or(usual))
    }
    let usual = Format::default();
    Ok(Format {
        division: read_number(options, "division", Format::DIVISION, usual.division)?,
        games: read_number(options, "games", Format::GAMES, usual.games)?,
        days: read_number(options, "days", Format::DAYS, usual.days)?,
        moves: read_number(options, "promotion", Format::MOVES, usual.moves)?,
    })
}
