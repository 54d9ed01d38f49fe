//! What `/clubadmin` settles of the puzzle that comes each day in a channel.

use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::options::Options;
use crate::bot::kit::prefs::Summary;
use crate::bot::kit::refusal::{PuzzleRefusal, Refusal};
use crate::bot::kit::spec::{Choice, CommandSpec, OptionKind, OptionSpec};
use crate::bot::kit::{people, prefs};
use crate::game::{ClubId, Zone};
use crate::i18n::{Locale, Text, Typed, Until, say};
use crate::puzzle::{Level, Topic};
use crate::store::Daily;

/// The choice of every topic, or every level.
const ANY: &str = "any";

const LEVELS: [(Level, &str); 5] = [
    (Level::ALL[0], "1"),
    (Level::ALL[1], "2"),
    (Level::ALL[2], "3"),
    (Level::ALL[3], "4"),
    (Level::ALL[4], "5"),
];

/// What was chosen; outside is none where nothing was, inside where anything is to come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Given {
    when: Option<Summary>,
    topic: Option<Option<Topic>>,
    level: Option<Option<Level>>,
}

/// `spec` with the options for the daily puzzle.
pub(crate) fn with_options(spec: CommandSpec) -> CommandSpec {
    use say::{daily as d, puzzle as p};
    let any = |title| Choice { title, value: ANY };
    let topics = Topic::offered().map(|topic| Choice {
        title: topic_named(Some(topic)),
        value: topic.name(),
    });
    let levels = LEVELS.into_iter().map(|(level, value)| Choice {
        title: level_named(Some(level)),
        value,
    });
    let option = OptionSpec::optional;
    spec.with(option(
        "puzzle",
        p::command(),
        d::about(),
        OptionKind::choice_of(when_named),
    ))
    .with(option(
        "topic",
        p::topic(),
        d::topic_about(),
        OptionKind::Choice([any(d::any_topic())].into_iter().chain(topics).collect()),
    ))
    .with(option(
        "level",
        p::level(),
        d::level_about(),
        OptionKind::Choice([any(d::any_level())].into_iter().chain(levels).collect()),
    ))
    .with(option(
        "zone",
        say::command::zone(),
        d::zone_about(),
        OptionKind::Suggested { longest: 64 },
    ))
}

/// What the options say, if they say anything of the daily puzzle and it can be done here.
pub(crate) async fn given(ctx: &Ctx<'_>, options: Options<'_>) -> Result<Option<Given>, Failure> {
    let given = Given {
        when: options.chosen("puzzle")?,
        topic: chosen(options, "topic", |name| {
            Topic::offered().find(|topic| topic.name() == name)
        })?,
        level: chosen(options, "level", |name| {
            let mut levels = LEVELS.into_iter();
            let found = levels.find(|(_, known)| *known == name);
            found.map(|(level, _)| level)
        })?,
    };
    match given.when {
        Some(Summary::Off) => Ok(Some(given)),
        Some(Summary::At(_)) if !ctx.at_home() => Err(PuzzleRefusal::DailyNotHere.into()),
        Some(Summary::At(_)) => Ok(Some(given)),
        None if given.topic.is_none() && given.level.is_none() => Ok(None),
        None => match ctx.services.store.daily(ctx.channel()).await? {
            Some(_) => Ok(Some(given)),
            None => Err(PuzzleRefusal::NoDaily.into()),
        },
    }
}

fn chosen<T>(
    options: Options<'_>,
    name: &str,
    named: impl Fn(&str) -> Option<T>,
) -> Result<Option<Option<T>>, Failure> {
    match options.text(name)?.as_deref() {
        None => Ok(None),
        Some(ANY) => Ok(Some(None)),
        Some(word) => match named(word) {
            Some(value) => Ok(Some(Some(value))),
            None => Err(Refusal::BadChoice(Typed::new(word)).into()),
        },
    }
}

/// Has the daily puzzle come in the channel as was chosen; what was not stays as it was.
pub(crate) async fn keep(ctx: &Ctx<'_>, club: ClubId, given: Given) -> Result<(), Failure> {
    let (services, channel) = (ctx.services, ctx.channel());
    let known = services.store.daily(channel).await?;
    let daily = match (given.when, known) {
        (Some(Summary::Off), _) | (None, None) => None,
        (None, known) => known,
        (Some(Summary::At(hour)), known) => Some(Daily {
            club,
            hour,
            topic: known.and_then(|known| known.topic),
            level: known.and_then(|known| known.level),
            next: prefs::club_zone(services, club).await?.next(ctx.now, hour),
        }),
    };
    let daily = daily.map(|daily| Daily {
        topic: given.topic.unwrap_or(daily.topic),
        level: given.level.unwrap_or(daily.level),
        ..daily
    });
    services.store.set_daily(channel, daily).await?;
    // What comes on its own is to speak as the channel does, which may just have been chosen.
    let servers = || ctx.request.club_locale.as_deref().map(Locale::of);
    let chosen = prefs::chosen_language(services, &ctx.request.setting).await?;
    let spoken = chosen.or_else(servers).unwrap_or(ctx.club);
    people::note_language(services, channel, spoken).await;
    Ok(())
}

/// The hours of `club` are those of `zone` now: its daily puzzles come by them.
pub(crate) async fn move_to(ctx: &Ctx<'_>, club: ClubId, zone: Zone) -> Result<(), Failure> {
    let services = ctx.services;
    for (channel, daily) in services.store.dailies_of(club).await? {
        let next = zone.next(ctx.now, daily.hour);
        let daily = Daily { next, ..daily };
        services.store.set_daily(channel, Some(daily)).await?;
    }
    Ok(())
}

/// When which puzzle comes in the channel.
pub(crate) async fn told(ctx: &Ctx<'_>) -> Result<Text, Failure> {
    let daily = ctx.services.store.daily(ctx.channel()).await?;
    Ok(match daily {
        None => say::daily::off(),
        Some(daily) => say::daily::is(
            when_named(Summary::At(daily.hour)),
            topic_named(daily.topic),
            level_named(daily.level),
            Until(daily.next),
        ),
    })
}

/// The time zone of `club`.
pub(crate) async fn zone_told(ctx: &Ctx<'_>, club: ClubId) -> Result<Text, Failure> {
    Ok(match prefs::chosen_club_zone(ctx.services, club).await? {
        Some(zone) => say::people::zone_is(zone.name().to_owned()),
        None => say::daily::zone_unknown(),
    })
}

fn when_named(when: Summary) -> Text {
    match when {
        Summary::Off => say::daily::off(),
        Summary::At(hour) => say::daily::at(format!("{:02}:00", hour.get())),
    }
}

fn topic_named(topic: Option<Topic>) -> Text {
    match topic {
        Some(topic) => say::puzzle::topic_named(topic.name().to_owned()),
        None => say::daily::any_topic(),
    }
}

fn level_named(level: Option<Level>) -> Text {
    match level {
        Some(level) => say::puzzle::level_of(level.number()),
        None => say::daily::any_level(),
    }
}
