//! `/tournament team`: a member of a pair or a team gives it a name.

use std::sync::LazyLock;

use crate::contest::Title;
use crate::features::tournament::find::{change, contest_option, find_contest};
use crate::features::tournament::refusal::ContestRefusal;
use crate::features::tournament::words;
use crate::i18n::say;
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::options::Options;
use crate::kit::outcome::Handled;
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::people::limits;

/// Maximum length of a name, in characters: that of members' names in Discord.
const LONGEST: u16 = 32;

pub(crate) static SUBCOMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
};

fn spec() -> OptionSpec {
    use say::tournament as t;
    let kind = OptionKind::Text { longest: LONGEST };
    let name = OptionSpec::optional("name", t::name(), t::team_name_about(), kind).required();
    OptionSpec::subcommand(
        "team",
        t::team(),
        t::team_about(),
        vec![name, contest_option()],
    )
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    limits::check_not_muted(ctx).await?;
    let longest = usize::from(LONGEST);
    let name = Title::new(&options.require("name")?);
    let name = name.filter(|name| name.as_str().chars().count() <= longest);
    let name = name.ok_or(ContestRefusal::NoName(longest))?;
    let found = find_contest(ctx, options).await?;
    let caller = ctx.caller();
    let changed = change(ctx, found.id, move |contest, results| {
        contest.name_side(caller, name.clone(), results)?;
        Ok(Vec::new())
    });
    let contest = changed.await?.contest;
    ctx.services.delivery.notify();
    let own = contest.entry_of(caller);
    let own = own.expect("the caller's side has just been given a name");
    let (title, side) = (words::title(&contest), words::name(&contest, own));
    Ok(ctx.ephemeral(&say::tournament::team_named(title, side)))
}
