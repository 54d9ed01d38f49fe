//! Names and user input: cut and escaped, so that they can neither ping anybody nor look like the bot's own words.

use std::fmt;

use super::Value;
use super::clean::{clean, escape};
use crate::{Locale, Text, say};
use tengen_game::{Manner, PlayerId};

/// A player's name inside a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(Named);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Named {
    /// The same in every language.
    Word(String),
    /// The program, named after its level and manner.
    Program(PlayerId),
}

impl Name {
    /// Longest name, in characters: that of Discord's own names.
    const LONGEST: usize = 32;

    /// A mention: Discord shows the name; whether it pings is decided when the message is sent. Forgotten players get a
    /// placeholder; programs are named, this one with its level.
    pub fn mention(player: PlayerId) -> Self {
        Self(match player.manner() {
            Some(_) => Named::Program(player),
            None => Named::Word(mention(player)),
        })
    }

    /// Several mentions: two of a pair with an ampersand, more of them with commas.
    pub fn mentions(players: &[PlayerId]) -> Self {
        if let &[player] = players {
            return Self::mention(player);
        }
        let mentions: Vec<_> = players.iter().copied().map(mention).collect();
        let between = match mentions.len() {
            ..=2 => " & ",
            _ => ", ",
        };
        Self(Named::Word(mentions.join(between)))
    }

    /// The name of a pair or team, and mentions of its players.
    pub fn of_side(name: &str, players: &[PlayerId]) -> Self {
        let members = Self::mentions(players);
        Self(Named::Word(format!("{}: {members}", Self::escape(name))))
    }

    /// The name itself, for places where Discord renders no markup (labels, menus, alt texts).
    pub fn bare(name: &str) -> Self {
        Self(Named::Word(clean(name, Self::LONGEST)))
    }

    /// The name for places where Discord renders markup: it is shown unchanged.
    pub fn escape(name: &str) -> Self {
        Self(Named::Word(escape(&clean(name, Self::LONGEST))))
    }

    /// The name in `locale`.
    pub fn to(&self, locale: Locale) -> String {
        match &self.0 {
            Named::Word(word) => word.clone(),
            Named::Program(program) => program_text(*program).to(locale),
        }
    }
}

/// The name of the `program`.
fn program_text(program: PlayerId) -> Text {
    match (program.level(), program.manner()) {
        (Some(level), Some(Manner::Teaching)) => say::opponent::teacher(level),
        (Some(level), _) => say::opponent::name(level),
        (None, Some(Manner::Sparring)) => say::opponent::sparring(),
        (None, _) => say::opponent::even(),
    }
}

/// The English name; a text uses the language of its reader.
impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to(Locale::English))
    }
}

fn mention(player: PlayerId) -> String {
    if let Some(channel) = player.team_channel() {
        return format!("<#{channel}>");
    }
    if let Some(name) = player.outside_name() {
        // Only letters, digits and spaces: nothing to escape.
        return name;
    }
    if player.is_nobody() {
        "👤".to_owned()
    } else {
        program_name(player).unwrap_or_else(|| format!("<@{player}>"))
    }
}

/// The program's English name; none if `player` is not the program.
pub fn program_name(player: PlayerId) -> Option<String> {
    player.manner()?;
    Some(match player.level() {
        Some(level) => format!("tengen {level}"),
        None => "tengen".to_owned(),
    })
}

/// User input inside a text: cut and escaped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UserInput(String);

impl UserInput {
    /// The first few characters of `text`.
    pub fn new(text: &str) -> Self {
        Self(escape(&clean(text, 24)))
    }
}

/// A sentence by a user, such as an author, inside a text: one line, cut and escaped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quote(String);

impl Quote {
    /// The first few hundred characters of `text`.
    pub fn new(text: &str) -> Self {
        Self(escape(&clean(text, 400)))
    }

    /// Without escaping, for places where Discord renders no markup, such as descriptions of pictures.
    pub fn bare(text: &str) -> Self {
        Self(clean(text, 400))
    }
}

impl fmt::Display for Quote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<Name> for Value {
    fn from(name: Name) -> Self {
        match name.0 {
            Named::Word(word) => Self::Word(word),
            Named::Program(program) => Self::Text(program_text(program)),
        }
    }
}

impl From<UserInput> for Value {
    fn from(typed: UserInput) -> Self {
        Self::Word(typed.0)
    }
}

impl From<Quote> for Value {
    fn from(quote: Quote) -> Self {
        Self::Word(quote.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pair_has_an_ampersand_and_more_have_commas() {
        let named = |players: &[u64]| {
            let players: Vec<_> = players.iter().map(|id| PlayerId::new(*id)).collect();
            Name::mentions(&players).to_string()
        };
        assert_eq!(named(&[1]), "<@1>");
        assert_eq!(named(&[1, 2]), "<@1> & <@2>");
        assert_eq!(named(&[1, 2, 3]), "<@1>, <@2>, <@3>");
    }
}
