//! `/clubadmin`: what those who manage a server decide for its channels and members.

use crate::bot::features::puzzle::daily_command;
use crate::bot::features::settings::me::{language_given, languages, suggest_zones, zone_given};
use crate::bot::games::time::vacation;
use crate::bot::kit::command::Command;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::options::Options;
use crate::bot::kit::outcome::{Handled, whisper};
use crate::bot::kit::prefs::{
    Choosable, Policy, choice, language_named, language_of_channel, zone_of_club,
};
use crate::bot::kit::refusal::{Refusal, SettingsRefusal};
use crate::bot::kit::spec::{CommandSpec, OptionKind, OptionSpec};
use crate::bot::kit::{people, prefs};
use crate::bot::port::message::{Card, Message};
use crate::bot::port::request::Permissions;
use crate::game::{ClubId, Overdue};
use crate::i18n::{Text, say};

/// The most days of vacation that a club can grant within a year.
const MOST_DAYS: i64 = 365;

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
    daily_command::with_options(spec).for_holders(Permissions::MANAGE_SERVER)
}

fn policy_named(policy: Policy) -> Text {
    say::people::policy_named(policy.word().to_owned())
}

fn overdue_named(overdue: Overdue) -> Text {
    say::people::overdue_named(overdue.word().to_owned())
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let club = ctx.request.setting.place.club.ok_or(Refusal::NoClub)?;
    // All is read before anything is kept.
    let policy: Option<Policy> = options.chosen("messages")?;
    let overdue: Option<Overdue> = options.chosen("overdue")?;
    let language = language_given(options)?;
    let days = match options.number("vacation")? {
        None => None,
        Some(days) => {
            let granted = u16::try_from(days).ok().filter(|_| days <= MOST_DAYS);
            Some(granted.ok_or(SettingsRefusal::BadVacation)?)
        }
    };
    let zone = zone_given(options)?;
    let puzzle = daily_command::given(ctx, options).await?;
    let (services, channel) = (ctx.services, ctx.channel());
    let mut kept = Vec::new();
    kept.extend(policy.map(|policy| choice(channel, policy)));
    kept.extend(overdue.map(|overdue| choice(club, overdue)));
    kept.extend(language.map(|language| language_of_channel(channel, language)));
    if let Some(days) = days {
        kept.push(vacation::granting(services, club, days).await?);
    }
    kept.extend(zone.map(|zone| zone_of_club(club, zone)));
    services.store.set_settings(&kept).await?;
    if let Some(Some(language)) = language {
        people::note_language(services, channel, language).await;
    }
    if let Some(zone) = zone {
        daily_command::move_to(ctx, club, zone).await?;
    }
    if let Some(puzzle) = puzzle {
        daily_command::keep(ctx, club, puzzle).await?;
    }
    Ok(whisper(settings(ctx, club).await?))
}

/// Everything that can be set here, as it is.
async fn settings(ctx: &Ctx<'_>, club: ClubId) -> Result<Message, Failure> {
    use say::people as p;
    let (services, channel) = (ctx.services, ctx.channel());
    let language = match prefs::language_chosen_for(services, channel).await? {
        Some(language) => language_named(language),
        None => p::language_of_server(),
    };
    let fields = [
        (
            p::field_messages(),
            policy_named(prefs::chosen(services, channel).await?),
        ),
        (p::field_language(), language),
        (
            p::field_overdue(),
            overdue_named(prefs::chosen(services, club).await?),
        ),
        (
            p::field_vacation_days(),
            p::vacation_days(
                vacation::vacation_grant(services, Some(club))
                    .await?
                    .at(ctx.now),
            ),
        ),
        (
            say::daily::field_zone(),
            daily_command::zone_told(ctx, club).await?,
        ),
        (say::daily::field(), daily_command::told(ctx).await?),
    ];
    let reader = ctx.reader();
    Ok(Message {
        card: Some(Card {
            body: p::club_how().to(reader).into(),
            ..Card::of(&p::club_title(), fields, reader)
        }),
        ..Message::default()
    })
}
