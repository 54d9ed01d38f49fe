//! `/evening create`: a moderator sets up the club evening of a channel.

use std::sync::LazyLock;

use crate::club::activity;
use crate::evening::{Evening, Every, LONGEST_PLACE, Rhythm, Room};
use crate::features::evening::refusal::EveningRefusal;
use crate::game::{Hour, Weekday};
use crate::games::time::calendar::CLUB_ZONE;
use crate::i18n::{Text, UserInput, When, is_blank, say};
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, ephemeral};
use crate::kit::prefs::choice::Choosable;
use crate::kit::prefs::language;
use crate::kit::reach::Reached;
use crate::kit::refusal::Refusal;
use crate::kit::spec::{Audience, OptionKind, OptionSpec};
use crate::kit::{settings, zone_option};
use crate::people::limits;
use crate::port::message::Message;
use crate::port::request::Permissions;

/// Maximum number of evenings in a server, one in a channel.
const MOST: usize = 10;
/// Maximum and default duration of an evening, in hours.
const MOST_HOURS: u16 = 12;
const USUAL_HOURS: u8 = 3;

/// Members who may change the time zone of a server.
const MANAGERS: Audience = Audience::Holders(Permissions::MANAGE_SERVER);

impl Choosable for Weekday {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::Monday, "monday"),
        (Self::Tuesday, "tuesday"),
        (Self::Wednesday, "wednesday"),
        (Self::Thursday, "thursday"),
        (Self::Friday, "friday"),
        (Self::Saturday, "saturday"),
        (Self::Sunday, "sunday"),
    ];
}

impl Choosable for Every {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::Week, "week"),
        (Self::SecondWeek, "two-weeks"),
        (Self::First, "first"),
        (Self::Second, "second"),
        (Self::Third, "third"),
        (Self::Fourth, "fourth"),
    ];
}

fn day(day: Weekday) -> Text {
    use say::evening as e;
    match day {
        Weekday::Monday => e::monday(),
        Weekday::Tuesday => e::tuesday(),
        Weekday::Wednesday => e::wednesday(),
        Weekday::Thursday => e::thursday(),
        Weekday::Friday => e::friday(),
        Weekday::Saturday => e::saturday(),
        Weekday::Sunday => e::sunday(),
    }
}

fn rhythm(every: Every) -> Text {
    use say::evening as e;
    match every {
        Every::Week => e::each_week(),
        Every::SecondWeek => e::second_week(),
        Every::First => e::first(),
        Every::Second => e::second(),
        Every::Third => e::third(),
        Every::Fourth => e::fourth(),
    }
}

pub(crate) static SUBCOMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        use say::evening as e;
        let option = OptionSpec::optional;
        let text = |longest| OptionKind::Text { longest };
        let hours = OptionKind::Integer {
            least: 1,
            most: MOST_HOURS.into(),
        };
        let days = OptionKind::choice_of(day);
        let rhythms = OptionKind::choice_of(rhythm);
        let options = vec![
            option("weekday", e::weekday(), e::weekday_about(), days).required(),
            option("time", e::time(), e::time_about(), text(8)).required(),
            option(
                "where",
                e::place(),
                e::place_about(),
                text(LONGEST_PLACE as u16),
            )
            .required(),
            option("every", e::every(), e::every_about(), rhythms),
            zone_option::option(say::daily::zone_about()),
            option("hours", e::hours(), e::hours_about(), hours),
            option("voice", e::voice(), e::voice_about(), OptionKind::Room),
        ];
        OptionSpec::subcommand("create", e::create(), e::create_about(), options)
    }),
    run: |ctx, options| Box::pin(run(ctx, options)),
};

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    activity::check_moderates(ctx)?;
    limits::check_not_muted(ctx).await?;
    let is_channel = ctx.request.setting.channel.is_channel();
    if !is_channel || !matches!(ctx.reach(), Reached::Home | Reached::Unread) {
        return Err(EveningRefusal::NoPosting.into());
    }
    let time = options.require("time")?;
    let (hour, minute) =
        time_of_day(&time).ok_or_else(|| EveningRefusal::BadTime(UserInput::new(&time)))?;
    let rhythm = Rhythm {
        every: options.chosen("every")?.unwrap_or(Every::Week),
        weekday: options.chosen("weekday")?.ok_or(Refusal::MissingOption)?,
        hour,
        minute,
    };
    let place = place(&options.require("where")?)?;
    let hours = options.number_within("hours", 1..=MOST_HOURS)?;
    let hours = hours.map_or(USUAL_HOURS, |hours| hours as u8);
    let mut chosen = CLUB_ZONE.get(ctx.services, club).await?;
    if let Some(zone) = zone_option::read_zone(options)?
        && chosen != Some(zone)
    {
        if chosen.is_some() {
            // All hours of the server's settings depend on the zone.
            MANAGERS.admit(ctx.request.permissions)?;
        }
        let setting = settings::find(ctx.features, CLUB_ZONE.name());
        let setting = setting.ok_or_else(|| Failure::Fault("no zone of a club".to_owned()))?;
        settings::set(ctx, setting, zone.name()).await?;
        chosen = Some(zone);
    }
    let zone = chosen.unwrap_or_default();
    let begins = rhythm.first(zone, ctx.now);
    let mut evening = Evening::new(club, rhythm, place, hours, begins, ctx.now);
    let room = options.room("voice")?;
    evening.room = room.map(|(room, _)| room);
    let channel = ctx.channel();
    language::note(ctx.services, channel, ctx.club).await;
    let (taken, too_many) = (EveningRefusal::Taken, EveningRefusal::TooMany(MOST));
    activity::create(ctx.services, channel, evening, MOST, taken, too_many).await?;
    ctx.services.delivery.notify();
    let no_event = if ctx.may_create_events() {
        room.filter(|(room, bot)| !bot.allow(needed_in(*room)))
            .map(|(room, _)| say::evening::no_event_there(room.channel()))
    } else {
        Some(say::evening::no_events())
    };
    let texts = [
        Some(say::evening::created(When(begins), zone.name().to_owned())),
        chosen.is_none().then(say::evening::no_zone),
        no_event,
    ];
    let sentences = texts.iter().flatten().map(|text| text.to(ctx.reader()));
    Ok(ephemeral(Message::text(
        sentences.collect::<Vec<_>>().join("\n"),
    )))
}

/// Permissions that the bot needs in `room` for an event there.
fn needed_in(room: Room) -> Permissions {
    const STAGE: u64 =
        Permissions::MANAGE_CHANNELS.0 | Permissions::MUTE_MEMBERS.0 | Permissions::MOVE_MEMBERS.0;
    let in_it = match room {
        Room::Voice { .. } => Permissions::CONNECT.0,
        Room::Stage { .. } => STAGE,
    };
    Permissions(Permissions::VIEW.0 | Permissions::CREATE_EVENTS.0 | in_it)
}

/// The time of day that was typed: `19`, `19:30`, `19.30` or `19h30`.
fn time_of_day(typed: &str) -> Option<(Hour, u8)> {
    let number = |text: &str| -> Option<u8> {
        let is_short = (1..=2).contains(&text.len());
        let are_digits = text.bytes().all(|byte| byte.is_ascii_digit());
        (is_short && are_digits).then(|| text.parse().ok())?
    };
    let typed = typed.trim();
    let (hour, minute) = match typed.split_once([':', '.', 'h', 'H']) {
        Some((hour, "")) => (number(hour)?, 0),
        Some((hour, minute)) => (number(hour)?, number(minute)?),
        None => (number(typed)?, 0),
    };
    let hour = Hour::ALL.get(usize::from(hour)).copied()?;
    (minute < 60).then_some((hour, minute))
}

/// The address of the evening, in one line.
fn place(typed: &str) -> Result<String, EveningRefusal> {
    let place = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_short = place.chars().count() <= LONGEST_PLACE;
    if is_short && !is_blank(&place) {
        Ok(place)
    } else {
        Err(EveningRefusal::BadPlace(LONGEST_PLACE))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_of_day_is_read_as_people_write_it() {
        let read = |typed| time_of_day(typed).map(|(hour, minute)| (hour.get(), minute));
        assert_eq!(read("19"), Some((19, 0)));
        assert_eq!(read(" 19:30 "), Some((19, 30)));
        assert_eq!(read("9.05"), Some((9, 5)));
        assert_eq!(read("20h"), Some((20, 0)));
        for typed in ["", "24", "19:60", "7pm", "-1", "1:2:3", "019", "19:", "١٩"] {
            let expected = (typed == "19:").then_some((19, 0));
            assert_eq!(read(typed), expected, "{typed}");
        }
    }

    #[test]
    fn a_place_is_one_line_of_a_hundred_characters_at_most() {
        assert_eq!(place(" The\n Swan ").as_deref(), Ok("The Swan"));
        assert!(place(" \u{200b} ").is_err());
        assert!(place(&"x".repeat(101)).is_err());
    }
}
