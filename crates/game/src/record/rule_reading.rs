//! Reading the rules of a file.

use super::export::{common_name, number};
use super::import::{ImportError, text};
use super::{OWN_COMMENT, OWN_RULES};
use tengen_rules::{RuleSet, Rules, UNKNOWN, Variant};
use tengen_sgf::Node;

/// The rules that a file names (GM, RU).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadRules {
    /// Known rules.
    Named(&'static RuleSet),
    /// The file names none: the default rules of the game.
    Unnamed(&'static RuleSet),
    /// Unknown rules. Only what all rules of the game have in common is enforced.
    Unknown(Variant),
}

impl ReadRules {
    /// The rule set, if it is known.
    pub const fn rule_set(self) -> Option<&'static RuleSet> {
        match self {
            Self::Named(set) | Self::Unnamed(set) => Some(set),
            Self::Unknown(_) => None,
        }
    }

    /// The rules of the game at `root` whose RU is `named`.
    ///
    /// # Errors
    ///
    /// [`ImportError::OtherGame`] for an unsupported game.
    pub(super) fn of(root: Node<'_>, named: Option<&str>) -> Result<Self, ImportError> {
        match own_rules(root, named) {
            Some(rules) => Ok(Self::Named(rules)),
            None => read_rules(root, named),
        }
    }

    /// The rules to replay by.
    pub fn rules(self) -> Rules {
        match self {
            Self::Named(set) | Self::Unnamed(set) => set.rules,
            Self::Unknown(Variant::Go | Variant::AtariGo) => UNKNOWN.rules,
            Self::Unknown(five) => RuleSet::default_of(five).rules,
        }
    }
}

/// The rules of a record that tengen wrote, by our own name in GC: several of our rule sets share a name in RU.
///
/// None if GM or RU differ from the values that we write for that name: another program has changed them, and its
/// values count.
fn own_rules(root: Node<'_>, named: Option<&str>) -> Option<&'static RuleSet> {
    let comment = text(root, "GC")?;
    let (_, name) = comment.strip_prefix(OWN_COMMENT)?.split_once(OWN_RULES)?;
    let own = RuleSet::from_name(name)?;
    let is_ours =
        named? == common_name(own.name) && text(root, "GM")? == number(own.rules.variant());
    is_ours.then_some(own)
}

/// The rule set by our name, by a name that others use, or the default of the game.
fn read_rules(root: Node<'_>, named: Option<&str>) -> Result<ReadRules, ImportError> {
    let variant = match text(root, "GM").as_deref().map(str::parse::<u32>) {
        // Anything but a number is a mistake: most files are Go, and illegal moves will show if this one is not.
        None | Some(Ok(1) | Err(_)) => Variant::Go,
        Some(Ok(4)) => Variant::Gomoku,
        Some(Ok(other)) => return Err(ImportError::OtherGame(other.to_string())),
    };
    let Some(name) = named else {
        return Ok(ReadRules::Unnamed(RuleSet::default_of(variant)));
    };
    // Our own names imply the game; other programs' names ("standard") do not.
    let own = RuleSet::from_name(&name.trim().to_lowercase());
    let others = || RuleSet::from_any_name(name).filter(|set| set.rules.variant() == variant);
    let known = own.or_else(others);
    Ok(known.map_or(ReadRules::Unknown(variant), ReadRules::Named))
}
