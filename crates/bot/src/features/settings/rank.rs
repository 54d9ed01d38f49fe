//! `/me rank`: declare a rank, so that challenges can suggest handicap and komi, and a number in the European Go
//! Database, for results of tournaments.

use std::sync::LazyLock;

use crate::club::club_terms::read_bounded;
use crate::game::PlayerId;
use crate::i18n::{UserInput, say};
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, ephemeral};
use crate::kit::prefs::group::Group;
use crate::kit::refusal::Refusal;
use crate::kit::setting::{Asked, Setting};
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::people::profile::{EGD, RANK};
use crate::port::message::Message;
use crate::rules::Rank;

pub(super) static COMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        let (title, about) = (say::command::rank(), say::command::rank_about());
        OptionSpec::subcommand("rank", title, about, vec![option().required(), egd()])
    }),
    run: |ctx, options| Box::pin(run(ctx, options)),
};

/// The rank, in `/me`.
pub(crate) static SETTING: Setting<PlayerId, Option<Rank>> = Setting {
    pref: &RANK,
    group: Group::Person,
    title: say::people::field_rank,
    describe: |rank, _| rank.map_or_else(say::people::rank_unknown, say::people::rank_is),
    asked: Some(Asked {
        option,
        given: |options| {
            options
                .text("rank")?
                .map(|typed| read(&typed).map(Some))
                .transpose()
        },
        write: None,
    }),
};

/// The PIN in the European Go Database, in `/me`.
pub(crate) static EGD_SETTING: Setting<PlayerId, Option<i64>> = Setting {
    pref: &EGD,
    group: Group::Person,
    title: say::people::field_egd,
    describe: |pin, _| {
        pin.map_or_else(say::people::rank_unknown, |pin| {
            say::people::egd_is(pin.to_string())
        })
    },
    asked: None,
};

/// The largest PIN.
const LARGEST: i64 = 99_999_999;

fn egd() -> OptionSpec {
    let kind = OptionKind::Integer {
        least: 0,
        most: LARGEST,
    };
    OptionSpec::optional("egd", say::command::egd(), say::command::egd_about(), kind)
}

fn option() -> OptionSpec {
    OptionSpec::optional(
        "rank",
        say::command::rank_value(),
        say::command::rank_value_about(),
        OptionKind::Text { longest: 8 },
    )
}

fn read(typed: &str) -> Result<Rank, Failure> {
    let bad = |_| Refusal::BadRank(UserInput::new(typed)).into();
    typed.parse().map_err(bad)
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let rank = read(&options.require("rank")?)?;
    let pin = read_bounded(options, "egd", 0, LARGEST)?;
    // A number 0 clears the rank.
    let pin = pin.map(|pin| Some(pin).filter(|pin| *pin > 0));
    let caller = ctx.caller();
    let mut changes = vec![RANK.assign(caller, &Some(rank))];
    changes.extend(pin.as_ref().map(|pin| EGD.assign(caller, pin)));
    ctx.services.store.assign(&changes).await?;
    let mut lines = vec![say::table::rank_noted(rank).to(ctx.reader())];
    if let Some(pin) = pin {
        let sentence = (EGD_SETTING.describe)(&pin, ctx.now).to(ctx.reader());
        lines.push(format!(
            "{}: {sentence}",
            say::people::field_egd().to(ctx.reader())
        ));
    }
    Ok(ephemeral(Message::text(lines.join("\n"))))
}
