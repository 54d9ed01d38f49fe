//! `/tournament change`: an organiser changes those settings of a tournament on which no round depends.

use std::sync::LazyLock;

use crate::club::club_terms::read_bounded;
use crate::contest::{Changes, MAX_PLANNED, Setup, Title};
use crate::features::tournament::find::{change, check_organises, contest_option, find_contest};
use crate::features::tournament::refusal::ContestRefusal;
use crate::features::tournament::{create, words};
use crate::i18n::say;
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::Handled;
use crate::kit::refusal::Refusal;
use crate::kit::spec::OptionSpec;

pub(crate) static SUBCOMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
};

fn spec() -> OptionSpec {
    use say::tournament as t;
    let mut options = create::changeable();
    options.push(contest_option());
    OptionSpec::subcommand("change", t::change(), t::change_about(), options)
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let found = find_contest(ctx, options).await?;
    check_organises(ctx, &found.contest)?;
    let changes = changes(options, &found.contest.setup)?;
    let sentence = if changes.control.is_some() {
        say::tournament::changed_clock
    } else {
        say::tournament::changed
    };
    let changed = change(ctx, found.id, move |contest, results| {
        contest.change(changes.clone(), results)?;
        Ok(Vec::new())
    });
    let title = words::title(&changed.await?.contest);
    ctx.services.delivery.notify();
    Ok(ctx.ephemeral(&sentence(title)))
}

/// Changes of `setup` by `options`.
fn changes(options: Options<'_>, setup: &Setup) -> Result<Changes, Failure> {
    let title = options.text("name")?;
    let title = title.map(|name| Title::new(&name).ok_or(ContestRefusal::NoName(Title::LONGEST)));
    let rounds = read_bounded(options, "rounds", 1, MAX_PLANNED.into())?;
    let changes = Changes {
        title: title.transpose()?,
        rounds: rounds.map(|rounds| rounds as u8),
        control: create::clock(options, setup.manner)?,
        handicaps: options.chosen("handicap")?,
        system: options.chosen("system")?,
        next_round: options.chosen("next-round")?,
    };
    if changes == Changes::default() {
        return Err(Refusal::MissingOption.into());
    }
    let variant = setup.terms.rules.variant();
    create::check(setup.format, variant, changes.handicaps, changes.system)?;
    Ok(changes)
}
