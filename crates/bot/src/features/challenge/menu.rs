//! "Challenge to Go" in the menu on a person: a challenge with the usual terms.

use std::sync::LazyLock;

use crate::features::challenge::command;
use crate::i18n::say;
use crate::kit::command::UserCommand;
use crate::kit::spec::CommandSpec;

pub(crate) static COMMAND: UserCommand = UserCommand {
    spec: LazyLock::new(|| CommandSpec::menu("Challenge to Go", say::command::challenge_menu())),
    run: |ctx, target| Box::pin(command::usual(ctx, target)),
};
