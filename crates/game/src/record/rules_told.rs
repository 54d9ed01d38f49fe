//! Which rules a file names.

use super::export::{common_name, number};
use super::import::{ImportError, text};
use super::{OWN_COMMENT, OWN_RULES};
use tengen_rules::{RuleSet, Rules, UNKNOWN, Variant};
use tengen_sgf::Node;

/// What a file says of its rules (GM, RU).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesTold {
    /// It names some that are known here.
    Named(&'static RuleSet),
    /// It names none: these are the usual ones of its game.
    Unsaid(&'static RuleSet),
    /// It names some that are not known here. They judge nothing but what all have in common.
    Unknown(Variant),
}

impl RulesTold {
    /// The rule set, if it is known.
    pub const fn known(self) -> Option<&'static RuleSet> {
        match self {
            Self::Named(set) | Self::Unsaid(set) => Some(set),
            Self::Unknown(_) => None,
        }
    }

    /// What the game that begins with `root`, and says `named` of its rules, is played by.
    ///
    /// # Errors
    ///
    /// [`ImportError::OtherGame`] if it is not played here.
    pub(super) fn of(root: Node<'_>, named: Option<&str>) -> Result<Self, ImportError> {
        match own_rules(root, named) {
            Some(rules) => Ok(Self::Named(rules)),
            None => rules_told(root, named),
        }
    }

    /// What the moves can be replayed by.
    pub fn rules(self) -> Rules {
        match self {
            Self::Named(set) | Self::Unsaid(set) => set.rules,
            Self::Unknown(Variant::Go | Variant::AtariGo) => UNKNOWN.rules,
            Self::Unknown(five) => RuleSet::default_of(five).rules,
        }
    }
}

/// The rules of a record that was written here, by our own name for them: several of our rule sets go by one name in RU.
///
/// None if game or rules (GM, RU) are not as we write them with that name: what another program has changed holds.
fn own_rules(root: Node<'_>, named: Option<&str>) -> Option<&'static RuleSet> {
    let comment = text(root, "GC")?;
    let (_, name) = comment.strip_prefix(OWN_COMMENT)?.split_once(OWN_RULES)?;
    let own = RuleSet::named(name)?;
    let is_ours =
        named? == common_name(own.name) && text(root, "GM")? == number(own.rules.variant());
    is_ours.then_some(own)
}

/// The rule set: by its own name, by a name that others use, or the default of the game.
fn rules_told(root: Node<'_>, named: Option<&str>) -> Result<RulesTold, ImportError> {
    let variant = match text(root, "GM").as_deref().map(str::parse::<u32>) {
        // What is no number is a slip: most files are of Go, and the moves will show.
        None | Some(Ok(1) | Err(_)) => Variant::Go,
        Some(Ok(4)) => Variant::Gomoku,
        Some(Ok(other)) => return Err(ImportError::OtherGame(other.to_string())),
    };
    let Some(name) = named else {
        return Ok(RulesTold::Unsaid(RuleSet::default_of(variant)));
    };
    // Our own names say the game, too; what others call theirs ("standard") does not.
    let own = RuleSet::named(&name.trim().to_lowercase());
    let others = || RuleSet::known_as(name).filter(|set| set.rules.variant() == variant);
    let known = own.or_else(others);
    Ok(known.map_or(RulesTold::Unknown(variant), RulesTold::Named))
}
