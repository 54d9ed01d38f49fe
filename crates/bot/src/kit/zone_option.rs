//! The option that names a time zone.

use crate::game::Zone;
use crate::i18n::{Text, UserInput, say};
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::refusal::Refusal;
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::port::message::Suggestion;

/// The option of a time zone, with its description `about`.
pub(crate) fn option(about: Text) -> OptionSpec {
    let kind = OptionKind::Suggested { longest: 64 };
    OptionSpec::optional("zone", say::command::zone(), about, kind)
}

/// The time zone that was chosen.
pub(crate) fn read_zone(options: Options<'_>) -> Result<Option<Zone>, Failure> {
    let Some(name) = options.text("zone")? else {
        return Ok(None);
    };
    Zone::guess(&name).map(Some).ok_or_else(|| {
        let likely = Zone::suggestions(&name, 3);
        let likely: Vec<_> = likely.iter().map(|zone| zone.name()).collect();
        if likely.is_empty() {
            Refusal::BadZone(UserInput::new(&name)).into()
        } else {
            let likely = likely.join(", ");
            Refusal::BadZoneLikely(UserInput::new(&name), likely).into()
        }
    })
}

/// Time zones that fit what was typed.
pub(crate) fn suggest(options: Options<'_>, focused: &str) -> Result<Vec<Suggestion>, Failure> {
    if focused != "zone" {
        return Ok(Vec::new());
    }
    let typed = options.text("zone")?.unwrap_or_default();
    let zones = Zone::suggestions(&typed, 25).into_iter();
    Ok(zones
        .map(|zone| Suggestion {
            name: zone.name().to_owned(),
            value: zone.name().to_owned(),
        })
        .collect())
}
