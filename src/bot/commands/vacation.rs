//! `/vacation`: let all one's clocks rest for some days, as many within a year as the club grants.

use super::no_suggestions;
use crate::bot::ask::Ask;
use crate::bot::catalogue::{Command, CommandSpec, Need, OptionKind, OptionSpec};
use crate::bot::failure::Failure;
use crate::bot::options::Options;
use crate::bot::reply::Response;
use crate::clock::{Span, Timestamp};
use crate::game::Interval;
use crate::i18n::{Until, say};

/// Days of vacation count within this time.
const YEAR: Span = Span::days(365);

pub(in crate::bot) const COMMAND: Command = Command {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
    complete: no_suggestions,
};

fn spec() -> CommandSpec {
    use say::command as c;
    CommandSpec::new("vacation", c::vacation(), c::vacation_about()).with(OptionSpec {
        name: "days",
        title: c::days(),
        about: c::vacation_days_about(),
        kind: OptionKind::Integer {
            least: 0,
            most: 365,
        },
        need: Need::Required,
    })
}

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let days = options
        .number("days")?
        .ok_or_else(say::refusal::missing_option)?;
    let (bot, now) = (ask.bot, ask.now);
    let mut vacations = bot.vacations(ask.caller()).await?;
    let is_away = vacations.iter().any(|away| away.to > now);
    end(&mut vacations, now);
    if days == 0 {
        if !is_away {
            return Err(say::people::no_vacation().into());
        }
        bot.set_vacations(ask.caller(), &vacations).await?;
        bot.move_deadlines(ask.caller()).await?;
        return Ok(ask.whisper(&say::people::vacation_over()));
    }
    let granted = bot.vacation_days(ask.request.setting.place.club).await?;
    let wanted = match days {
        1..=365 => Span::days(days),
        _ => return Err(say::people::vacation_days(granted).into()),
    };
    let left = Span::days(granted.into()).minus(taken(&vacations, now));
    if wanted > left {
        let left = say::pace::lasting(left.max(Span::ZERO));
        return Err(say::people::vacation_too_long(granted, left).into());
    }
    ask.check_vacations(&vacations)?;
    let to = now.after(wanted);
    vacations.push(Interval { from: now, to });
    bot.set_vacations(ask.caller(), &vacations).await?;
    bot.move_deadlines(ask.caller()).await?;
    let left = say::pace::lasting(left.minus(wanted));
    Ok(ask.whisper(&say::people::vacation_until(Until(to), left)))
}

/// Ends every vacation at `now` at the latest.
fn end(vacations: &mut Vec<Interval>, now: Timestamp) {
    for away in vacations.iter_mut() {
        away.to = away.to.min(now);
    }
    vacations.retain(|away| away.from < away.to);
}

/// How much of the year before `now` was vacation.
fn taken(vacations: &[Interval], now: Timestamp) -> Span {
    let year = now.after(Span::ZERO.minus(YEAR));
    let within = |away: &Interval| away.to.since(away.from.max(year)).max(Span::ZERO);
    vacations.iter().map(within).fold(Span::ZERO, Span::plus)
}
