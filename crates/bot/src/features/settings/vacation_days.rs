//! Days of vacation that a club grants within a year, as a setting.

use crate::features::settings::refusal::SettingsRefusal;
use crate::game::ClubId;
use crate::games::time::vacation::{GRANT, Grant};
use crate::i18n::say;
use crate::kit::feature::Change;
use crate::kit::prefs::group::Group;
use crate::kit::setting::{Asked, Setting};
use crate::kit::spec::{OptionKind, OptionSpec};

/// Maximum number of days of vacation that a club can grant within a year.
const MOST_DAYS: u16 = 365;

/// The days of vacation that a club grants, in `/serveradmin`: changes do not affect vacations that have started.
pub(crate) static SETTING: Setting<ClubId, Grant> = Setting {
    pref: &GRANT,
    group: Group::Games,
    title: say::people::field_vacation_days,
    describe: |grant, now| say::people::vacation_days(grant.at(now)),
    asked: Some(Asked {
        option: || {
            let kind = OptionKind::Integer {
                least: 0,
                most: MOST_DAYS.into(),
            };
            let about = say::command::club_vacation_about();
            OptionSpec::optional("vacation", say::command::club_vacation(), about, kind)
        },
        given: |options| {
            let Some(days) = options.number("vacation")? else {
                return Ok(None);
            };
            let days = u16::try_from(days).ok().filter(|days| *days <= MOST_DAYS);
            Ok(Some(Grant::of(days.ok_or(SettingsRefusal::BadVacation)?)))
        },
        write: Some(|ctx, club, asked| {
            Box::pin(async move {
                let before = GRANT.get(ctx.services, club).await?;
                let changed = before.with_days(ctx.now, asked.at(ctx.now));
                Ok(Change::of(vec![GRANT.assign(club, &changed)]))
            })
        }),
    }),
};
