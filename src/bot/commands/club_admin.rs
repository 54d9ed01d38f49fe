//! `/clubadmin`: what those who manage a server decide for its channels and members.

use super::daily;
use super::me::{language_given, language_named, languages, suggest_zones, zone_given};
use crate::bot::ask::{Ask, whisper};
use crate::bot::catalogue::{Command, CommandSpec, OptionKind, OptionSpec};
use crate::bot::failure::Failure;
use crate::bot::options::Options;
use crate::bot::reply::{Card, Message, Response};
use crate::bot::request::Permissions;
use crate::bot::settings::{Choosable, Policy, choice, language_of_channel, zone_of_club};
use crate::game::{ClubId, Overdue};
use crate::i18n::{Text, say};

/// The most days of vacation that a club can grant within a year.
const MOST_DAYS: i64 = 365;

pub(in crate::bot) const COMMAND: Command = Command {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
    complete: |_, options, focused| {
        let suggestions = suggest_zones(options, focused);
        Box::pin(async { suggestions })
    },
};

fn spec() -> CommandSpec {
    use say::command as c;
    let option = OptionSpec::optional;
    let spec = CommandSpec::new("clubadmin", c::club_admin(), c::club_admin_about())
        .with(option(
            "messages",
            c::messages(),
            c::messages_about(),
            OptionKind::choice_of(policy_named),
        ))
        .with(option(
            "language",
            c::language(),
            c::language_about(),
            OptionKind::Choice(languages(say::people::language_of_server())),
        ))
        .with(option(
            "overdue",
            c::overdue(),
            c::overdue_about(),
            OptionKind::choice_of(overdue_named),
        ))
        .with(option(
            "vacation",
            c::club_vacation(),
            c::club_vacation_about(),
            OptionKind::Integer {
                least: 0,
                most: MOST_DAYS,
            },
        ));
    daily::with_options(spec).for_holders(Permissions::MANAGE_SERVER)
}

fn policy_named(policy: Policy) -> Text {
    say::people::policy_named(policy.word().to_owned())
}

fn overdue_named(overdue: Overdue) -> Text {
    say::people::overdue_named(overdue.word().to_owned())
}

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let club = ask
        .request
        .setting
        .place
        .club
        .ok_or_else(say::people::no_club)?;
    // All is read before anything is kept.
    let policy: Option<Policy> = options.chosen("messages")?;
    let overdue: Option<Overdue> = options.chosen("overdue")?;
    let language = language_given(options)?;
    let days = match options.number("vacation")? {
        None => None,
        Some(days) => {
            let granted = u16::try_from(days).ok().filter(|_| days <= MOST_DAYS);
            Some(granted.ok_or_else(say::people::bad_vacation)?)
        }
    };
    let zone = zone_given(options)?;
    let puzzle = daily::given(ask, options).await?;
    let (bot, channel) = (ask.bot, ask.channel());
    let mut kept = Vec::new();
    kept.extend(policy.map(|policy| choice(channel, policy)));
    kept.extend(overdue.map(|overdue| choice(club, overdue)));
    kept.extend(language.map(|language| language_of_channel(channel, language)));
    if let Some(days) = days {
        kept.push(bot.granting(club, days).await?);
    }
    kept.extend(zone.map(|zone| zone_of_club(club, zone)));
    bot.store.set_settings(&kept).await?;
    if let Some(Some(language)) = language {
        bot.note_language(channel, language).await;
    }
    if let Some(zone) = zone {
        daily::move_to(ask, club, zone).await?;
    }
    if let Some(puzzle) = puzzle {
        daily::keep(ask, club, puzzle).await?;
    }
    Ok(whisper(settings(ask, club).await?))
}

/// Everything that can be set here, as it is.
async fn settings(ask: &Ask<'_>, club: ClubId) -> Result<Message, Failure> {
    use say::people as p;
    let (bot, channel) = (ask.bot, ask.channel());
    let language = match bot.language_chosen_for(channel).await? {
        Some(language) => language_named(language),
        None => p::language_of_server(),
    };
    let fields = [
        (
            p::field_messages(),
            policy_named(bot.chosen(channel).await?),
        ),
        (p::field_language(), language),
        (p::field_overdue(), overdue_named(bot.chosen(club).await?)),
        (
            p::field_vacation_days(),
            p::vacation_days(bot.vacation_grant(Some(club)).await?.at(ask.now)),
        ),
        (say::daily::field_zone(), daily::zone_told(ask, club).await?),
        (say::daily::field(), daily::told(ask).await?),
    ];
    let reader = ask.reader();
    Ok(Message {
        card: Some(Card {
            body: p::club_how().to(reader).into(),
            ..Card::of(&p::club_title(), fields, reader)
        }),
        ..Message::default()
    })
}
