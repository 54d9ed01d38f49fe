//! `/looking-for-game`: an open challenge for players of certain ranks, or a game each week.

use std::sync::LazyLock;

use crate::features::challenge::{command, pace, suggestions, weekly};
use crate::game::Invitation;
use crate::games::options::game_option;
use crate::i18n::{Text, UserInput, say};
use crate::kit::command::{Command, Subcommand, dispatch};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::Handled;
use crate::kit::refusal::Refusal;
use crate::kit::spec::{CommandSpec, OptionKind, OptionSpec};
use crate::rules::{Rank, RankRange};

pub(crate) static COMMAND: Command = Command {
    spec: LazyLock::new(|| {
        let (title, about) = (say::seats::command_looking(), say::seats::looking_about());
        CommandSpec::new("looking-for-game", title, about).with_each(SUBCOMMANDS)
    }),
    run: |ctx, options| dispatch(SUBCOMMANDS, ctx, options),
    complete: |ctx, options, focused| Box::pin(suggestions::complete(ctx, options, focused)),
};

static SUBCOMMANDS: &[&Subcommand] = &[&NOW, &weekly::command::COMMAND];

static NOW: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        let [clock, rest] = pace::options();
        let options = vec![
            game_option(),
            command::size_option(),
            clock,
            rest,
            rank_option(
                "weakest",
                say::seats::weakest(),
                say::seats::weakest_about(),
            ),
            rank_option(
                "strongest",
                say::seats::strongest(),
                say::seats::strongest_about(),
            ),
        ];
        let (title, about) = (say::seats::command_now(), say::seats::now_about());
        OptionSpec::subcommand("now", title, about, options)
    }),
    run: |ctx, options| Box::pin(now(ctx, options)),
};

fn rank_option(name: &'static str, title: Text, about: Text) -> OptionSpec {
    OptionSpec::optional(name, title, about, OptionKind::Text { longest: 8 })
}

/// Makes an open challenge for the ranks that the options name.
async fn now(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let invitation = match (rank(options, "weakest")?, rank(options, "strongest")?) {
        (None, None) => Invitation::Anyone,
        (weakest, strongest) => Invitation::Ranked(RankRange::between(
            weakest.unwrap_or(Rank::WEAKEST),
            strongest.unwrap_or(Rank::STRONGEST),
        )),
    };
    command::propose_from(ctx, invitation, options.0).await
}

fn rank(options: Options<'_>, name: &str) -> Result<Option<Rank>, Failure> {
    let Some(typed) = options.text(name)? else {
        return Ok(None);
    };
    let bad = |_| Refusal::BadRank(UserInput::new(&typed));
    Ok(Some(typed.parse().map_err(bad)?))
}
