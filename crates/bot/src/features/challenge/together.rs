//! `/together`: games of more than two. Simultaneous games are added by their own feature.

use std::sync::LazyLock;

use crate::features::challenge::pairs::PAIR_GO;
use crate::features::challenge::rengo::command::RENGO;
use crate::features::challenge::suggestions;
use crate::features::challenge::vote::{AGAINST, FOR, INVITE, MATCH};
use crate::i18n::say::command as c;
use crate::kit::command::{Command, Shared, Subcommand, dispatch};
use crate::kit::spec::CommandSpec;
use crate::port::family::Family;

pub(crate) static COMMAND: Command = Command {
    spec: LazyLock::new(|| {
        let (title, about) = (c::together(), c::together_about());
        CommandSpec::new(Shared::Together.name(), title, about)
            .in_family(Family::Together)
            .with_each(SUBCOMMANDS)
    }),
    run: |ctx, options| dispatch(SUBCOMMANDS, ctx, options),
    complete: |ctx, options, focused| Box::pin(suggestions::complete_go(ctx, options, focused)),
};

static SUBCOMMANDS: &[&Subcommand] = &[&FOR, &AGAINST, &MATCH, &INVITE, &RENGO, &PAIR_GO];
