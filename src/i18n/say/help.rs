//! The pages of the help.

use super::declare;
use crate::i18n::Text;
use crate::rules::RuleSet;

declare! { "help":
    menu();
    start_title();
    start();
    commands_title();
    commands();
    command_line(name: Text, about: Text);
    count_title();
    count();
    go();
    atari_go();
    gomoku();
    go_bang();
    rules_title(rules: Text);
    rules(rules: &'static RuleSet);
    rules_captures(stones: u8);
}
