//! The members in the tests.

use tengen::bot::port::request::{Nature, Person};
use tengen::game::PlayerId;

/// A member of the cast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Member {
    pub(crate) id: u64,
    pub(crate) name: &'static str,
    pub(crate) locale: &'static str,
    nature: Nature,
}

const fn human(id: u64, name: &'static str) -> Member {
    Member {
        id,
        name,
        locale: "en-GB",
        nature: Nature::Human,
    }
}

/// The challenger in most tests.
pub(crate) const KURO: Member = human(1, "kuro");
/// The opponent in most tests.
pub(crate) const SHIRO: Member = human(2, "shiro");
/// A spectator, or a player of another game.
pub(crate) const AKA: Member = human(3, "aka");
/// A German reader.
pub(crate) const AO: Member = Member {
    locale: "de",
    ..human(4, "ao")
};
/// A substitute.
pub(crate) const MIDORI: Member = human(5, "midori");
/// A member to be forgotten, whose number and name are unique in a database.
pub(crate) const CANARY: Member = human(123_456_789_012_345_678, "canarybird");
/// A bot's account.
pub(crate) const ROBOT: Member = Member {
    nature: Nature::Bot,
    ..human(9, "robot")
};

/// The bot itself.
pub(crate) const TENGEN: Member = Member {
    nature: Nature::Own,
    ..human(10, "tengen")
};

const CAST: [Member; 8] = [KURO, SHIRO, AKA, AO, MIDORI, CANARY, ROBOT, TENGEN];

impl Member {
    /// The member called `name`.
    pub(crate) fn named(name: &str) -> Self {
        *CAST
            .iter()
            .find(|member| member.name == name)
            .unwrap_or_else(|| panic!("{name} is not in the cast"))
    }

    /// The same member with a client in another language.
    pub(crate) fn reading(self, locale: &'static str) -> Self {
        Self { locale, ..self }
    }

    pub(crate) fn player(self) -> PlayerId {
        PlayerId::new(self.id)
    }

    pub(crate) fn person(self) -> Person {
        Person {
            player: self.player(),
            name: self.name.to_owned(),
            nick: None,
            nature: self.nature,
        }
    }
}
