//! The time zone of a player, as a setting.

use crate::game::{PlayerId, Zone};
use crate::games::time::calendar;
use crate::games::time::calendar::{Turns, ZONE};
use crate::i18n::say;
use crate::kit::feature::Change;
use crate::kit::prefs::group::Group;
use crate::kit::setting::{Asked, Setting};
use crate::kit::zone_option;

/// The time zone, in `/me`. Turns that have started keep the previous zone.
pub(crate) static SETTING: Setting<PlayerId, Option<Zone>> = Setting {
    pref: &ZONE,
    group: Group::Time,
    title: say::people::field_zone,
    describe: |chosen, _| match chosen {
        Some(zone) => say::people::zone_is(zone.name().to_owned()),
        None => say::people::zone_unknown(),
    },
    asked: Some(Asked {
        option: || zone_option::option(say::command::zone_about()),
        given: |options| Ok(zone_option::read_zone(options)?.map(Some)),
        write: Some(|ctx, player, chosen| {
            Box::pin(async move {
                let (turns, mut rows) = calendar::keep_zone_of_turns(ctx.services, player).await?;
                rows.push(ZONE.assign(player, &chosen));
                let texts = match turns {
                    Turns::Some => vec![say::people::zone_kept()],
                    Turns::None => Vec::new(),
                };
                Ok(Change { rows, texts })
            })
        }),
    }),
};
