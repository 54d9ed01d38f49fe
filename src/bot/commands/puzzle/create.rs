//! `/puzzle create`: bring a puzzle of one's own as SGF.

use super::level;
use crate::bot::ask::Ask;
use crate::bot::catalogue::{Need, OptionKind, OptionSpec, Subcommand};
use crate::bot::failure::Failure;
use crate::bot::options::Options;
use crate::bot::puzzle;
use crate::bot::reply::Response;
use crate::i18n::say;

pub(super) const SUBCOMMAND: Subcommand = Subcommand {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
};

fn spec() -> OptionSpec {
    use say::puzzle as p;
    let options = vec![
        OptionSpec {
            name: "file",
            title: p::file(),
            about: p::file_about(),
            kind: OptionKind::File,
            need: Need::Required,
        },
        OptionSpec::optional(
            "level",
            p::level(),
            p::own_level_about(),
            OptionKind::Integer { least: 1, most: 5 },
        ),
    ];
    OptionSpec::subcommand("create", p::create(), p::create_about(), options)
}

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let level = level(options)?;
    let file = options.file("file")?;
    puzzle::propose(ask, file, level).await
}
