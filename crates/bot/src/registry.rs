//! Everything that is collected from the list of features.

pub use crate::features::FEATURES;
use crate::kit::command::{Command, MessageCommand, UserCommand};
use crate::kit::hooks::Hooks;
use crate::kit::settings::specs as specs_of;
use crate::kit::spec::CommandSpec;
use crate::kit::verb::GameButton;

/// Every slash command, in the order of the help.
pub fn commands() -> impl Iterator<Item = &'static Command> {
    let features = FEATURES.iter();
    features.flat_map(|feature| feature.commands).copied()
}

/// Specifications for Discord of all slash commands, in the order of the help.
pub fn specs() -> impl Iterator<Item = CommandSpec> {
    specs_of(FEATURES)
}

/// Every command of the menu on a person.
pub fn user_menu() -> impl Iterator<Item = &'static UserCommand> {
    let features = FEATURES.iter();
    features.flat_map(|feature| feature.user_menu).copied()
}

/// Every command of the menu on a message.
pub fn message_menu() -> impl Iterator<Item = &'static MessageCommand> {
    let features = FEATURES.iter();
    features.flat_map(|feature| feature.message_menu).copied()
}

/// The hooks of all features.
pub(crate) fn hooks() -> Hooks {
    Hooks {
        games: FEATURES.iter().map(|feature| feature.game).collect(),
        clubs: FEATURES.iter().map(|feature| feature.club).collect(),
        members: FEATURES.iter().map(|feature| feature.member).collect(),
    }
}

/// `custom_id` read and written again: the same text; none if the bot never writes it.
pub fn round_trip(custom_id: &str) -> Option<String> {
    if let Some(button) = GameButton::parse(custom_id) {
        return Some(button.write());
    }
    let mut presses = FEATURES.iter().flat_map(|feature| feature.presses);
    presses.find_map(|press| (press.rewrite)(custom_id))
}

/// The words of all buttons, menus and forms that are a feature's own.
pub fn words() -> impl Iterator<Item = &'static str> {
    let presses = FEATURES.iter().flat_map(|feature| feature.presses);
    presses.map(|press| press.word)
}

/// The word of the buttons of `custom_id`; none if the bot never writes it.
pub fn word(custom_id: &str) -> Option<&'static str> {
    let mut presses = FEATURES.iter().flat_map(|feature| feature.presses);
    let press = presses.find(|press| (press.rewrite)(custom_id).is_some());
    press.map(|press| press.word)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::FEATURES;

    #[test]
    fn no_two_settings_share_a_name() {
        let settings = || FEATURES.iter().flat_map(|feature| feature.settings);
        let names: HashSet<_> = settings().map(|setting| setting.name()).collect();
        assert_eq!(names.len(), settings().count());
    }
}
