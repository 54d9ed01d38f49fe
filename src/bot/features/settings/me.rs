//! `/me`: what one has set for oneself, and the data that is kept.

use crate::bot::features::notices::summary;
use crate::bot::features::settings::data;
use crate::bot::features::settings::theme::AS_THE_CHANNEL;
use crate::bot::games::block;
use crate::bot::games::time::calendar::{Turns, zone_of};
use crate::bot::games::time::{alarm, calendar};
use crate::bot::kit::command::Command;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::options::Options;
use crate::bot::kit::outcome::{Handled, Outcome, whisper};
use crate::bot::kit::people::reader;
use crate::bot::kit::prefs::{
    Choosable, Notices, Preview, Reminder, Summary, choice, language_named, language_of_player,
};
use crate::bot::kit::refusal::{Refusal, SettingsRefusal};
use crate::bot::kit::spec::{Choice, CommandSpec, OptionKind, OptionSpec};
use crate::bot::kit::theme::of_their_own;
use crate::bot::kit::theme_option::{
    choices as themes, named as theme_named, title as theme_title,
};
use crate::bot::kit::{people, prefs, theme};
use crate::bot::port::message::{Card, Message, Suggestion};
use crate::game::{Interval, Zone};
use crate::i18n::{Locale, Name, Text, Typed, Until, say};

/// The choice to be spoken to in the language of one's client, or of the server.
const AS_USUAL: &str = "usual";

pub(crate) const COMMAND: Command = Command {
    spec,
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |_, options, focused| {
        let suggestions = suggest_zones(options, focused);
        Box::pin(async { suggestions })
    },
};

fn spec() -> CommandSpec {
    use say::command as c;
    use say::people as p;
    let option = OptionSpec::optional;
    let follow = Choice {
        title: c::theme_channels(),
        value: AS_THE_CHANNEL,
    };
    let data = [
        ("about", p::data_about()),
        ("export", p::data_export()),
        ("delete", p::data_delete()),
    ];
    let data = data.map(|(value, title)| Choice { title, value });
    CommandSpec::new("me", c::me(), c::me_about())
        .with(option(
            "zone",
            c::zone(),
            c::zone_about(),
            OptionKind::Suggested { longest: 64 },
        ))
        .with(option(
            "language",
            c::language(),
            c::my_language_about(),
            OptionKind::Choice(languages(say::people::language_of_client())),
        ))
        .with(option(
            "theme",
            c::theme_value(),
            c::theme_value_about(),
            OptionKind::Choice(themes().chain([follow]).collect()),
        ))
        .with(option(
            "preview",
            c::preview(),
            c::preview_about(),
            OptionKind::choice_of(preview_named),
        ))
        .with(option(
            "reminders",
            c::reminders(),
            c::reminders_about(),
            OptionKind::choice_of(reminder_named),
        ))
        .with(option(
            "notices",
            c::notices(),
            c::notices_about(),
            OptionKind::choice_of(notices_named),
        ))
        .with(option(
            "summary",
            c::summary(),
            c::summary_about(),
            OptionKind::choice_of(summary_named),
        ))
        .with(option(
            "block",
            say::limit::block(),
            say::limit::block_about(),
            OptionKind::Person,
        ))
        .with(option(
            "unblock",
            say::limit::unblock(),
            say::limit::unblock_about(),
            OptionKind::Person,
        ))
        .with(option(
            "data",
            c::data(),
            c::data_about(),
            OptionKind::Choice(data.into()),
        ))
}

/// Every language by its own name, and before them `usual`, which is [`AS_USUAL`].
pub(crate) fn languages(usual: Text) -> Vec<Choice> {
    let usual = Choice {
        title: usual,
        value: AS_USUAL,
    };
    let languages = Locale::ALL.into_iter().map(|locale| Choice {
        title: language_named(locale),
        value: locale.language(),
    });
    [usual].into_iter().chain(languages).collect()
}

/// The language that was chosen; none inside if it is to be the usual one.
pub(crate) fn language_given(options: Options<'_>) -> Result<Option<Option<Locale>>, Failure> {
    let Some(tag) = options.text("language")? else {
        return Ok(None);
    };
    match (Locale::tagged(&tag), tag.as_str()) {
        (Some(locale), _) => Ok(Some(Some(locale))),
        (None, AS_USUAL) => Ok(Some(None)),
        (None, _) => Err(Refusal::BadChoice(Typed::new(&tag)).into()),
    }
}

fn preview_named(preview: Preview) -> Text {
    say::people::preview_named(preview.word().to_owned())
}

fn reminder_named(reminder: Reminder) -> Text {
    // What a text selects by begins with a letter.
    let word = match reminder {
        Reminder::Half => "half",
        Reminder::DayBefore => "day-before",
        Reminder::HoursBefore => "hours-before",
        Reminder::Never => "off",
    };
    say::people::reminder_named(word.to_owned())
}

fn notices_named(notices: Notices) -> Text {
    say::people::notices_named(notices.word().to_owned())
}

fn summary_named(summary: Summary) -> Text {
    match summary {
        Summary::Off => say::people::summary_off(),
        Summary::At(hour) => say::people::summary_at(format!("{:02}:00", hour.get())),
    }
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    // All is read before anything is kept.
    let zone = zone_given(options)?;
    let theme = match options.text("theme")? {
        Some(name) if name == AS_THE_CHANNEL => Some(None),
        Some(name) => Some(Some(theme_named(&name)?)),
        None => None,
    };
    let preview: Option<Preview> = options.chosen("preview")?;
    let reminder: Option<Reminder> = options.chosen("reminders")?;
    let notices: Option<Notices> = options.chosen("notices")?;
    let language = language_given(options)?;
    let summary: Option<Summary> = options.chosen("summary")?;
    let data = data_given(options)?;
    let block = options.human("block")?;
    let unblock = options.person("unblock")?.map(|person| person.player);
    let (services, caller) = (ctx.services, ctx.caller());
    let client = Locale::of(&ctx.request.locale);
    let mut kept = Vec::new();
    let mut turns = Turns::None;
    if let Some(zone) = zone {
        turns = calendar::keep_zone_of_turns(services, caller, &mut kept).await?;
        kept.push(zone_of(caller, zone));
    }
    kept.extend(theme.map(|theme| of_their_own(caller, theme)));
    kept.extend(language.map(|language| language_of_player(caller, language)));
    kept.extend(preview.map(|preview| choice(caller, preview)));
    kept.extend(reminder.map(|reminder| choice(caller, reminder)));
    kept.extend(notices.map(|notices| choice(caller, notices)));
    if let Some(summary) = summary {
        kept.extend([choice(caller, summary), reader(caller, client)]);
    }
    services.store.set_settings(&kept).await?;
    if zone.is_some() || summary.is_some() {
        summary::arrange_summary(services, caller, ctx.now).await?;
    }
    if reminder.is_some() {
        alarm::set_alarms(services, caller).await?;
    }
    let blocks = block::change_blocks(ctx, block, unblock).await?;
    // From here on the language is the one that was just chosen.
    let chosen = language.map(|chosen| chosen.unwrap_or(client));
    let ctx = &ctx.read_in(chosen.unwrap_or(ctx.reader()));
    let answer = match data {
        None => settings(ctx, turns, &blocks).await.map(whisper),
        Some(Data::About) => Ok(whisper(data::about(ctx))),
        Some(Data::Export) => data::export(ctx).await,
        Some(Data::Delete) => data::ask_to_forget(ctx).await,
    };
    Ok(Outcome::InLanguage(ctx.reader(), Box::new(answer)))
}

/// What is to become of the data that are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Data {
    About,
    Export,
    Delete,
}

fn data_given(options: Options<'_>) -> Result<Option<Data>, Failure> {
    match options.text("data")?.as_deref() {
        None => Ok(None),
        Some("about") => Ok(Some(Data::About)),
        Some("export") => Ok(Some(Data::Export)),
        Some("delete") => Ok(Some(Data::Delete)),
        Some(other) => Err(Refusal::BadChoice(Typed::new(other)).into()),
    }
}

/// The time zone that was chosen.
pub(crate) fn zone_given(options: Options<'_>) -> Result<Option<Zone>, Failure> {
    let Some(name) = options.text("zone")? else {
        return Ok(None);
    };
    Zone::meant(&name).map(Some).ok_or_else(|| {
        let likely = Zone::suggestions(&name, 3);
        let likely: Vec<_> = likely.iter().map(|zone| zone.name()).collect();
        match likely.is_empty() {
            true => SettingsRefusal::BadZone(Typed::new(&name)).into(),
            false => {
                let likely = likely.join(", ");
                SettingsRefusal::BadZoneLikely(Typed::new(&name), likely).into()
            }
        }
    })
}

/// Time zones that fit what was typed.
pub(crate) fn suggest_zones(
    options: Options<'_>,
    focused: &str,
) -> Result<Vec<Suggestion>, Failure> {
    if focused != "zone" {
        return Ok(Vec::new());
    }
    let typed = options.text("zone")?.unwrap_or_default();
    let zones = Zone::suggestions(&typed, 25).into_iter();
    Ok(zones
        .map(|zone| Suggestion {
            name: zone.name().to_owned(),
            value: zone.name().to_owned(),
        })
        .collect())
}

/// Everything that the caller can set, as it is; with a word on the turns that keep the zone before,
/// and on what has become of `blocks`.
async fn settings(ctx: &Ctx<'_>, turns: Turns, blocks: &[Text]) -> Result<Message, Failure> {
    use say::people as p;
    let (services, caller) = (ctx.services, ctx.caller());
    let zone = match calendar::zone(services, caller).await? {
        Some(zone) => p::zone_is(zone.name().to_owned()),
        None => p::zone_unknown(),
    };
    let theme = match theme::own_theme(services, caller).await? {
        Some(theme) => theme_title(theme),
        None => say::command::theme_channels(),
    };
    let language = match prefs::own_language(services, caller).await? {
        Some(language) => language_named(language),
        None => p::language_of_client(),
    };
    let rank = match people::rank_of(services, caller).await? {
        Some(rank) => p::rank_is(rank),
        None => p::rank_unknown(),
    };
    let away = calendar::vacations(services, caller).await?;
    let away = away.iter().find(|away| away.to > ctx.now);
    let away = match away {
        Some(Interval { to, .. }) => p::away_until(Until(*to)),
        None => p::not_away(),
    };
    let blocked = block::blocked_by(services, caller).await?;
    let blocked = match blocked.is_empty() {
        true => say::limit::blocked_nobody(),
        false => say::limit::blocked_are(Name::mentions(&blocked)),
    };
    let fields = [
        (p::field_zone(), zone),
        (p::field_own_language(), language),
        (p::field_theme(), theme),
        (
            p::field_preview(),
            preview_named(prefs::chosen(services, caller).await?),
        ),
        (
            p::field_reminders(),
            reminder_named(prefs::chosen(services, caller).await?),
        ),
        (
            p::field_notices(),
            notices_named(prefs::chosen(services, caller).await?),
        ),
        (
            p::field_summary(),
            summary_named(prefs::chosen(services, caller).await?),
        ),
        (p::field_rank(), rank),
        (p::field_vacation(), away),
        (say::limit::field_blocked(), blocked),
    ];
    let reader = ctx.reader();
    let zone_kept = match turns {
        Turns::Some => Some(p::zone_kept()),
        Turns::None => None,
    };
    let told = zone_kept.iter().chain(blocks).map(|text| text.to(reader));
    Ok(Message {
        content: told.collect::<Vec<_>>().join("\n"),
        card: Some(Card {
            body: p::me_how().to(reader).into(),
            ..Card::of(&p::me_title(), fields, reader)
        }),
        ..Message::default()
    })
}
