//! The pages of the help.

use super::declare;
use crate::i18n::Text;

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
    rules_territory();
    rules_area();
    rules_stones();
    rules_crosscut();
    rules_empty_start();
    rules_five_or_more();
    rules_exactly_five();
    rules_pairs();
    rules_pairs_exact();
}
