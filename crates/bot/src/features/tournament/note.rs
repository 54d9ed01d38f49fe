//! `/tournament result`: an organiser enters or corrects a result.

use std::sync::LazyLock;

use crate::contest::{At, MAX_ENTRIES, Outcome, Refusal, TeamSize};
use crate::features::tournament::find::{change, check_organises, contest_option, find_contest};
use crate::features::tournament::refusal::ContestRefusal;
use crate::features::tournament::ruling;
use crate::features::tournament::words::{number, title};
use crate::i18n::say;
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, ephemeral};
use crate::kit::prefs::choice::Choosable;
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::rules::Color;

pub(crate) static SUBCOMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
};

/// A result that can be entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entered {
    Result(Outcome),
    Nothing,
}

impl Choosable for Entered {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::Result(Outcome::Won(Color::White)), "white"),
        (Self::Result(Outcome::Won(Color::Black)), "black"),
        (Self::Result(Outcome::Jigo), "jigo"),
        (Self::Result(Outcome::BothLose), "both"),
        (Self::Result(Outcome::Void), "void"),
        (Self::Nothing, "clear"),
    ];
}

fn spec() -> OptionSpec {
    use say::tournament as t;
    let number = |most| OptionKind::Integer { least: 1, most };
    let results =
        OptionKind::choice_of(|result: Entered| t::result_named(result.word().to_owned()));
    let most = i64::from(MAX_ENTRIES) / 2;
    let options = vec![
        OptionSpec::optional("table", t::table(), t::table_about(), number(most)).required(),
        OptionSpec::optional("result", t::result(), t::result_about(), results).required(),
        OptionSpec::optional(
            "board",
            t::board(),
            t::board_about(),
            number(TeamSize::MOST.into()),
        ),
        OptionSpec::optional(
            "round",
            t::round(),
            t::round_about(),
            number(u8::MAX.into()),
        ),
        contest_option(),
    ];
    OptionSpec::subcommand("result", t::note(), t::note_about(), options)
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let found = find_contest(ctx, options).await?;
    check_organises(ctx, &found.contest)?;
    let no_table = ContestRefusal::Contest(Refusal::NoTable);
    let table = options.number("table")?.unwrap_or(0);
    let table = usize::try_from(table).map_err(|_| no_table.clone())?;
    let board = options.number("board")?.unwrap_or(1);
    let board = usize::try_from(board).map_err(|_| no_table.clone())?;
    let round = match options.number("round")? {
        Some(round) => u8::try_from(round).map_err(|_| no_table)?,
        None => found.contest.rounds.len() as u8,
    };
    let at = At {
        round,
        table,
        board,
    };
    let entered = options.chosen::<Entered>("result")?;
    let outcome = match entered {
        Some(Entered::Result(outcome)) => Some(outcome),
        Some(Entered::Nothing) | None => None,
    };
    let by = ctx.caller();
    let noted = change(ctx, found.id, move |contest, _| {
        contest.note(at, outcome, by)?;
        Ok(Vec::new())
    });
    let noted = noted.await?;
    ctx.services.delivery.notify();
    let result = match entered {
        Some(result @ Entered::Result(_)) => {
            say::tournament::result_named(result.word().to_owned())
        }
        Some(Entered::Nothing) | None => say::tournament::result_removed(),
    };
    // The answer names the tournament: a caller who named none may have meant another.
    let name = title(&noted.contest);
    let number = number(&noted.contest, at);
    let head = say::tournament::result_at(name, round, number, result).to(ctx.reader());
    Ok(ephemeral(
        ruling::ruling_message(ctx, &noted, at, head).await?,
    ))
}
