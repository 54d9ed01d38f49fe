//! "Challenge to Go" in the menu on a person: a challenge with the usual terms.

use crate::bot::features::challenge::command;
use crate::bot::kit::command::UserCommand;
use crate::bot::kit::spec::CommandSpec;
use crate::i18n::say;

pub(crate) const COMMAND: UserCommand = UserCommand {
    spec: || CommandSpec::menu("Challenge to Go", say::command::challenge_menu()),
    run: |ctx, target| Box::pin(command::usual(ctx, target)),
};
