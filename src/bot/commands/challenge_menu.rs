//! "Challenge to Go" in the menu on a person: a challenge with the usual terms.

use super::challenge;
use crate::bot::catalogue::{CommandSpec, UserCommand};
use crate::i18n::say;

pub(in crate::bot) const COMMAND: UserCommand = UserCommand {
    spec: || CommandSpec::menu("Challenge to Go", say::command::challenge_menu()),
    run: |ask, target| Box::pin(challenge::usual(ask, target)),
};
