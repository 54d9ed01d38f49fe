//! The settings of a channel's daily puzzle in `/serveradmin`.

use crate::features::puzzle::refusal::PuzzleRefusal;
use crate::features::puzzle::zone;
use crate::games::time::calendar::{CLUB_ZONE, club_zone};
use crate::i18n::{Locale, Text, Until, UserInput, say};
use crate::kit::command::BoxFuture;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::feature::{AnySetting, Change, Changed};
use crate::kit::options::Options;
use crate::kit::prefs::choice::EachDay;
use crate::kit::prefs::group::Group;
use crate::kit::prefs::language;
use crate::kit::prefs::language::chosen_language;
use crate::kit::refusal::Refusal;
use crate::kit::spec::{Choice, OptionKind, OptionSpec};
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

/// The chosen values: outer none if nothing was chosen, inner none to turn it off.
#[derive(Clone, Copy, Debug)]
struct DailyChoice {
    when: Option<EachDay>,
    topic: Option<Option<Topic>>,
    level: Option<Option<Level>>,
}

/// The daily puzzle of a channel, in `/serveradmin`: it has a table of its own because it comes due.
pub(crate) static SETTING: DailySetting = DailySetting;

/// The daily puzzle of a channel.
pub(crate) struct DailySetting;

impl AnySetting for DailySetting {
    fn name(&self) -> &'static str {
        "daily"
    }

    fn group(&self) -> Group {
        Group::Puzzle
    }

    fn options(&self) -> Vec<OptionSpec> {
        options()
    }

    fn read_change<'a>(
        &'static self,
        ctx: &'a Ctx<'a>,
        options: Options<'a>,
    ) -> BoxFuture<'a, Result<Option<Change>, Failure>> {
        // Only checks the request: `follow` writes it, by the zone that was chosen with it.
        Box::pin(async move { Ok(read_options(ctx, options).await?.map(|_| Change::default())) })
    }

    fn field<'a>(&'static self, ctx: &'a Ctx<'a>) -> BoxFuture<'a, Result<(Text, Text), Failure>> {
        Box::pin(async move { Ok((say::daily::field(), describe(ctx).await?)) })
    }
}

fn options() -> Vec<OptionSpec> {
    use say::{daily as d, puzzle as p};
    let any = |title| Choice { title, value: ANY };
    let topics = Topic::on_offer().map(|topic| Choice {
        title: topic_name(Some(topic)),
        value: topic.name(),
    });
    let levels = LEVELS.into_iter().map(|(level, value)| Choice {
        title: level_name(Some(level)),
        value,
    });
    let when = OptionKind::choice_of(when_name);
    let topics = OptionKind::Choice([any(d::any_topic())].into_iter().chain(topics).collect());
    let levels = OptionKind::Choice([any(d::any_level())].into_iter().chain(levels).collect());
    vec![
        OptionSpec::optional("hour", say::command::hour(), d::about(), when),
        OptionSpec::optional("topic", p::topic(), d::topic_about(), topics),
        OptionSpec::optional("level", p::level(), d::level_about(), levels),
    ]
}

/// Reschedules the daily puzzles after a change: in the club's zone, and in the channel by its settings.
pub(crate) async fn follow(ctx: &Ctx<'_>, changed: &Changed<'_>) -> Result<(), Failure> {
    if changed.has(CLUB_ZONE.name()) {
        zone::move_dailies(ctx).await?;
    }
    if changed.has(SETTING.name()) {
        store_options(ctx, changed.options).await
    } else {
        Ok(())
    }
}

/// Reads the options about the daily puzzle, and checks that it is possible here.
async fn read_options(ctx: &Ctx<'_>, options: Options<'_>) -> Result<Option<DailyChoice>, Failure> {
    let given = DailyChoice {
        when: options.chosen("hour")?,
        topic: read_choice(options, "topic", |name| {
            Topic::on_offer().find(|topic| topic.name() == name)
        })?,
        level: read_choice(options, "level", |name| {
            let mut levels = LEVELS.into_iter();
            let found = levels.find(|(_, known)| *known == name);
            found.map(|(level, _)| level)
        })?,
    };
    match given.when {
        Some(EachDay::Off) => Ok(Some(given)),
        Some(EachDay::At(_)) if !ctx.at_home() => Err(PuzzleRefusal::DailyNotHere.into()),
        Some(EachDay::At(_)) => Ok(Some(given)),
        None if given.topic.is_none() && given.level.is_none() => Ok(None),
        None => match ctx.services.store.daily(ctx.channel()).await? {
            Some(_) => Ok(Some(given)),
            None => Err(PuzzleRefusal::NoDaily.into()),
        },
    }
}

fn read_choice<T>(
    options: Options<'_>,
    name: &str,
    named: impl Fn(&str) -> Option<T>,
) -> Result<Option<Option<T>>, Failure> {
    match options.text(name)?.as_deref() {
        None => Ok(None),
        Some(ANY) => Ok(Some(None)),
        Some(word) => match named(word) {
            Some(value) => Ok(Some(Some(value))),
            None => Err(Refusal::BadChoice(UserInput::new(word)).into()),
        },
    }
}

/// Stores the chosen options of the channel's daily puzzle; the others stay as they were.
async fn store_options(ctx: &Ctx<'_>, options: Options<'_>) -> Result<(), Failure> {
    let Some(given) = read_options(ctx, options).await? else {
        return Ok(());
    };
    let (services, channel) = (ctx.services, ctx.channel());
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    let known = services.store.daily(channel).await?;
    let daily = match (given.when, known) {
        (Some(EachDay::Off), _) | (None, None) => None,
        (None, known) => known,
        (Some(EachDay::At(hour)), known) => Some(Daily {
            club,
            hour,
            topic: known.and_then(|known| known.topic),
            level: known.and_then(|known| known.level),
            next: club_zone(services, club).await?.next(ctx.now, hour),
        }),
    };
    let daily = daily.map(|daily| Daily {
        topic: given.topic.unwrap_or(daily.topic),
        level: given.level.unwrap_or(daily.level),
        ..daily
    });
    services.store.set_daily(channel, daily).await?;
    // Daily puzzles use the channel's language, which may just have been chosen.
    let servers = || ctx.request.club_locale.as_deref().map(Locale::of);
    let setting = &ctx.request.setting;
    let chosen = services
        .store
        .look(|read| chosen_language(read, setting))
        .await?;
    let spoken = chosen.or_else(servers).unwrap_or(ctx.club);
    language::note(services, channel, spoken).await;
    Ok(())
}

/// Time and topic of the channel's daily puzzle.
async fn describe(ctx: &Ctx<'_>) -> Result<Text, Failure> {
    let daily = ctx.services.store.daily(ctx.channel()).await?;
    Ok(match daily {
        None => say::daily::off(),
        Some(daily) => say::daily::is(
            when_name(EachDay::At(daily.hour)),
            topic_name(daily.topic),
            level_name(daily.level),
            Until(daily.next),
        ),
    })
}

fn when_name(when: EachDay) -> Text {
    match when {
        EachDay::Off => say::daily::off(),
        EachDay::At(hour) => say::daily::at(format!("{:02}:00", hour.get())),
    }
}

fn topic_name(topic: Option<Topic>) -> Text {
    match topic {
        Some(topic) => say::puzzle::topic_named(topic.name().to_owned()),
        None => say::daily::any_topic(),
    }
}

fn level_name(level: Option<Level>) -> Text {
    match level {
        Some(level) => say::puzzle::level_of(level.number()),
        None => say::daily::any_level(),
    }
}
