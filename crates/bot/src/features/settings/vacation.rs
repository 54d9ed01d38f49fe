//! `/me vacation`: pause all your clocks for some days, within the yearly allowance of each game's club.
//!
//! It works in any channel. If the clubs of the caller's games grant different numbers of days, the most generous one
//! decides, and the answer names the games whose clocks rest for fewer days.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::clock::{Span, Timestamp};
use crate::features::settings::refusal::SettingsRefusal;
use crate::game::{GameId, Interval, PlayerId};
use crate::games::time::calendar::{VACATIONS, prune};
use crate::games::time::vacation::Grant;
use crate::games::time::{alarm, vacation};
use crate::i18n::{Text, Until, When, say};
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, ephemeral};
use crate::kit::prefs::group::Group;
use crate::kit::refusal::Refusal;
use crate::kit::setting::Setting;
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::people::limits;
use crate::port::message::Message;

/// Maximum number of games named, and of different ends listed.
const MOST_NAMED: usize = 10;

pub(super) static COMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
};

/// A member's current vacation, in `/me`.
pub(crate) static SETTING: Setting<PlayerId, Vec<Interval>> = Setting {
    pref: &VACATIONS,
    group: Group::Time,
    title: say::people::field_vacation,
    describe: |vacations, now| match vacations.iter().find(|away| away.to > now) {
        Some(away) => say::people::away_until(Until(away.to)),
        None => say::people::not_away(),
    },
    asked: None,
};

fn spec() -> OptionSpec {
    use say::command as c;
    let number = OptionKind::Integer {
        least: 0,
        most: 365,
    };
    let days = OptionSpec::optional("days", c::days(), c::vacation_days_about(), number);
    OptionSpec::subcommand(
        "vacation",
        c::vacation(),
        c::vacation_about(),
        vec![days.required()],
    )
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let days = options.number("days")?.ok_or(Refusal::MissingOption)?;
    let (services, now) = (ctx.services, ctx.now);
    // The grant depends on earlier vacations: the lock prevents taking it twice at once.
    let _member = services.members.lock(ctx.caller()).await;
    let mut vacations = VACATIONS.get(services, ctx.caller()).await?;
    let is_away = vacations.iter().any(|away| away.to > now);
    end(&mut vacations, now);
    if days == 0 {
        if !is_away {
            return Err(SettingsRefusal::NoVacation.into());
        }
        VACATIONS.set(services, ctx.caller(), &vacations).await?;
        alarm::move_deadlines(services, ctx.caller()).await?;
        return Ok(ctx.ephemeral(&say::people::vacation_over()));
    }
    let grants = vacation::grants_for(services, ctx.caller()).await?;
    let without_games = vacation::grants_without_games(services, ctx.caller()).await?;
    let all = grants.iter().map(|(_, grant)| grant).chain(&without_games);
    let all: Vec<_> = all.collect();
    let time_left = |grant: &Grant| grant.time_left(&vacations, now);
    let most = all.iter().max_by_key(|grant| time_left(grant));
    let most = most.ok_or(SettingsRefusal::NoClocks)?;
    let wanted = match days {
        1..=365 => Span::days(days),
        _ => return Err(SettingsRefusal::VacationDays(most.at(now)).into()),
    };
    let left = time_left(most);
    if wanted > left {
        return Err(SettingsRefusal::VacationTooLong {
            days: most.at(now),
            left,
        }
        .into());
    }
    limits::check_vacations(ctx, &vacations)?;
    let granted = grants.iter().map(|(game, grant)| (*game, time_left(grant)));
    let granted: Vec<_> = granted.collect();
    let least = all.iter().map(|grant| time_left(grant)).min();
    let remaining = least.unwrap_or(left).minus(wanted).max(Span::ZERO);
    let to = now.after(wanted);
    vacations.push(Interval { from: now, to });
    let vacations = prune(vacations);
    VACATIONS.set(services, ctx.caller(), &vacations).await?;
    alarm::move_deadlines(services, ctx.caller()).await?;
    let text = say::people::vacation_until(Until(to), say::pace::duration(remaining));
    let texts = std::iter::once(text).chain(exceptions(&granted, wanted, now));
    let lines: Vec<_> = texts.map(|line| line.to(ctx.reader())).collect();
    Ok(ephemeral(Message::text(lines.join("\n"))))
}

/// Games whose clubs grant less than `wanted`, and the effect on their clocks.
fn exceptions(granted: &[(GameId, Span)], wanted: Span, now: Timestamp) -> Vec<Text> {
    let mut by_left: BTreeMap<Span, Vec<String>> = BTreeMap::new();
    for (game, left) in granted.iter().filter(|(_, left)| *left < wanted) {
        by_left.entry(*left).or_default().push(format!("#{game}"));
    }
    let sentences = by_left
        .into_iter()
        .take(MOST_NAMED)
        .map(|(left, mut games)| {
            if games.len() > MOST_NAMED {
                games.truncate(MOST_NAMED);
                games.push("…".to_owned());
            }
            let games = games.join(", ");
            match left {
                Span::ZERO => say::people::vacation_not_in(games),
                left => say::people::vacation_shorter(games, When(now.after(left))),
            }
        });
    sentences.collect()
}

/// Ends all vacations by `now`.
fn end(vacations: &mut Vec<Interval>, now: Timestamp) {
    for away in vacations.iter_mut() {
        away.to = away.to.min(now);
    }
    vacations.retain(|away| away.from < away.to);
}
