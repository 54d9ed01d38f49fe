//! `/tournament apart`: an organiser keeps two players from being paired, or lets them be paired again.

use std::sync::LazyLock;

use crate::contest::{Contest, EntryIndex, Proposal};
use crate::features::tournament::find::{change, check_organises, contest_option, find_contest};
use crate::features::tournament::words;
use crate::game::PlayerId;
use crate::i18n::{Locale, Name, Text, say};
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::Handled;
use crate::kit::refusal::Refusal;
use crate::kit::spec::{OptionKind, OptionSpec};

pub(crate) static SUBCOMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
};

fn spec() -> OptionSpec {
    use say::tournament as t;
    let person = |name, title, about| {
        OptionSpec::optional(name, title, about, OptionKind::Person).required()
    };
    let options = vec![
        person("player", t::out(), t::who_about()),
        person("other", t::other(), t::other_about()),
        contest_option(),
    ];
    OptionSpec::subcommand("apart", t::apart(), t::apart_about(), options)
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let one = person(options, "player")?;
    let other = person(options, "other")?;
    let found = find_contest(ctx, options).await?;
    check_organises(ctx, &found.contest)?;
    let changed = change(ctx, found.id, move |contest, results| {
        contest.keep_apart(one, other, results)?;
        Ok(Vec::new())
    });
    let are_apart = changed.await?.contest.are_apart(one, other);
    ctx.services.delivery.notify();
    let [one, other] = [one, other].map(Name::mention);
    Ok(ctx.ephemeral(&if are_apart {
        say::tournament::kept_apart(one, other)
    } else {
        say::tournament::apart_no_more(one, other)
    }))
}

fn person(options: Options<'_>, name: &str) -> Result<PlayerId, Failure> {
    let person = options.person(name)?.ok_or(Refusal::MissingOption)?;
    Ok(person.player)
}

/// The pairs to be kept apart in the next round, and those that the proposal still pairs, for the organiser.
pub(crate) fn lines(contest: &Contest, proposal: &Proposal, locale: Locale) -> Vec<String> {
    let name = |index| words::name(contest, index).to(locale);
    let line = |pairs: Vec<[EntryIndex; 2]>, say: fn(String) -> Text| {
        let pairs: Vec<_> = pairs
            .into_iter()
            .map(|pair| pair.map(name).join(" – "))
            .collect();
        (!pairs.is_empty()).then(|| say(pairs.join(", ")).to(locale))
    };
    let met: Vec<_> = contest.apart_met(&proposal.couples).collect();
    let apart = contest.pairs_apart().filter(|pair| !met.contains(pair));
    let apart = line(apart.collect(), say::tournament::apart_list);
    let met = line(met, say::tournament::apart_met);
    apart.into_iter().chain(met).collect()
}
