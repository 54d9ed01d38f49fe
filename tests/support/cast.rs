//! The people of the tests.

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

/// Makes most of the challenges.
pub(crate) const KURO: Member = human(1, "kuro");
/// Accepts most of them.
pub(crate) const SHIRO: Member = human(2, "shiro");
/// Looks on, or plays in another game.
pub(crate) const AKA: Member = human(3, "aka");
/// Reads German.
pub(crate) const AO: Member = Member {
    locale: "de",
    ..human(4, "ao")
};
/// Comes later, as a substitute.
pub(crate) const MIDORI: Member = human(5, "midori");
/// Wants to be forgotten: number and name are like nothing else in a database.
pub(crate) const CANARY: Member = human(123_456_789_012_345_678, "canarybird");
/// A program.
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
    /// The one called `name`.
    pub(crate) fn named(name: &str) -> Self {
        *CAST
            .iter()
            .find(|member| member.name == name)
            .unwrap_or_else(|| panic!("{name} is not in the cast"))
    }

    /// The same one with a client in another language.
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
