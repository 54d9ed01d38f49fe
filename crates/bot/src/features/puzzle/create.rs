//! `/puzzle create`: propose a puzzle of your own as SGF.

use std::sync::LazyLock;

use crate::features::puzzle::command::level;
use crate::features::puzzle::propose;
use crate::i18n::say;
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::options::Options;
use crate::kit::outcome::Handled;
use crate::kit::spec::{Need, OptionKind, OptionSpec};

/// Highest number of a game in a file: no file within the size limit has more.
const MOST_GAMES: i64 = 9999;

pub(crate) static SUBCOMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
};

fn spec() -> OptionSpec {
    use say::puzzle as p;
    let options = vec![
        OptionSpec {
            name: "file",
            title: p::file(),
            about: p::file_about(),
            kind: OptionKind::File { endings: &[".sgf"] },
            need: Need::Required,
        },
        OptionSpec::optional(
            "level",
            p::level(),
            p::own_level_about(),
            OptionKind::Integer { least: 1, most: 5 },
        ),
        OptionSpec::optional(
            "game",
            p::which_game(),
            p::which_game_about(),
            OptionKind::Integer {
                least: 1,
                most: MOST_GAMES,
            },
        ),
    ];
    OptionSpec::subcommand("create", p::create(), p::create_about(), options)
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let level = level(options)?;
    let file = options.file("file")?;
    let game = options
        .number("game")?
        .and_then(|game| usize::try_from(game).ok());
    propose::propose(ctx, file, game, level).await
}
