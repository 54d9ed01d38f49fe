//! The hour of a player's daily summary.

use crate::game::PlayerId;
use crate::i18n::{Locale, Text, say};
use crate::kit::feature::Change;
use crate::kit::prefs::choice::EachDay;
use crate::kit::prefs::group::Group;
use crate::kit::prefs::language::READS;
use crate::kit::prefs::{Foreign, Pref};
use crate::kit::setting::{Asked, Setting};
use crate::kit::spec::{OptionKind, OptionSpec};

/// The hour of a player's daily summary.
pub static SUMMARY: Pref<PlayerId, EachDay> = Pref::new("summary");

/// The hour of the daily summary, in `/me`.
pub(crate) static SETTING: Setting<PlayerId, EachDay> = Setting {
    pref: &SUMMARY,
    group: Group::Notices,
    title: say::people::field_summary,
    describe: |chosen, _| name(*chosen),
    asked: Some(Asked {
        option: || {
            let kind = OptionKind::choice_of(name);
            OptionSpec::optional(
                "summary",
                say::command::summary(),
                say::command::summary_about(),
                kind,
            )
        },
        given: |options| options.chosen("summary"),
        write: Some(|ctx, player, chosen| {
            // It is written in the language of their client, unless they choose another.
            let client = Locale::of(&ctx.request.locale);
            let rows = vec![
                SUMMARY.assign(player, &chosen),
                READS.assign(player, &Some(Foreign(client))),
            ];
            Box::pin(async { Ok(Change::of(rows)) })
        }),
    }),
};

fn name(summary: EachDay) -> Text {
    match summary {
        EachDay::Off => say::people::summary_off(),
        EachDay::At(hour) => say::people::summary_at(format!("{:02}:00", hour.get())),
    }
}
