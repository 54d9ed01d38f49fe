//! `/moderate`: rulings in games, and mutes.

use std::sync::LazyLock;

use crate::features::moderation::{arbiter, mute};
use crate::i18n::say::command as c;
use crate::kit::command::{Command, Subcommand, dispatch};
use crate::kit::spec::CommandSpec;

pub(crate) static COMMAND: Command = Command {
    spec: LazyLock::new(|| {
        CommandSpec::new("moderate", c::moderate(), c::moderate_about())
            .with_each(SUBCOMMANDS)
            .for_moderators()
    }),
    run: |ctx, options| dispatch(SUBCOMMANDS, ctx, options),
    complete: |ctx, options, _| arbiter::suggest(ctx, options),
};

static SUBCOMMANDS: &[&Subcommand] = &[
    &arbiter::FORFEIT,
    &arbiter::WIN,
    &arbiter::CALL_OFF,
    &arbiter::ANNUL,
    &arbiter::TIME,
    &arbiter::REPLACE,
    &mute::MUTE,
];
