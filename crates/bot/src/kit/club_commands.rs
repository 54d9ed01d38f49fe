//! The commands of single servers: families that their managers have switched on, and the commands registered with
//! Discord.
//!
//! A switch and the message to Discord are written in one transaction. The message has no content: on delivery, the
//! families that are on at that time are registered, if Discord does not have them already.

use std::collections::{BTreeSet, HashMap};

use crate::game::ClubId;
use crate::kit::prefs::Pref;
use crate::kit::prefs::choice::{Choosable, stored_by_word};
use crate::kit::services::Services;
use crate::port::family::{Families, Family, Registered, Switch};
use crate::port::outbound::{Outbound, OutboundError};
use crate::store::{
    Assignment, Batch, Envelope, OutboxKind, Overtakes, Partition, StoreError, Stored, Subject,
    Value,
};

/// The families switched on in a club; none if nobody has chosen.
static FAMILIES: Pref<ClubId, Option<Families>> = Pref::new("families");

/// The commands registered in a club.
static REGISTERED: Pref<ClubId, Registered> = Pref::new("commands");

/// Registers the commands of a club's families.
pub const COMMANDS: OutboxKind<ClubId, ()> =
    OutboxKind::new("commands", Partition::Club).overtaking(Overtakes::Kind);

impl Choosable for Family {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::Tournaments, "tournaments"),
        (Self::Ladder, "ladder"),
        (Self::League, "league"),
        (Self::Evenings, "evenings"),
        (Self::Together, "together"),
        (Self::Puzzles, "puzzles"),
    ];
}

stored_by_word! { Family }

impl Choosable for Switch {
    const WORDS: &'static [(Self, &'static str)] = &[(Self::On, "on"), (Self::Off, "off")];
}

/// Stored by their words. Switching all off is a choice of its own, with its own word.
impl Stored for Families {
    fn write(&self, values: &mut Vec<Value>) {
        self.iter().for_each(|family| family.write(values));
        if self.iter().next().is_none() {
            NONE.to_owned().write(values);
        }
    }

    fn read(values: &mut std::vec::IntoIter<Value>) -> Option<Self> {
        if values.as_slice() == [Value::Text(NONE.to_owned())] {
            values.next();
            return Some(Self::default());
        }
        Vec::read(values).map(|families: Vec<Family>| families.into_iter().collect())
    }
}

/// The stored word for no family.
const NONE: &str = "none";

impl Stored for Registered {
    fn write(&self, values: &mut Vec<Value>) {
        if *self != Self::default() {
            self.stamp.write(values);
            self.ids.write(values);
        }
    }

    fn read(values: &mut std::vec::IntoIter<Value>) -> Option<Self> {
        let (stamp, ids) = Stored::read(values)?;
        Some(Self { stamp, ids })
    }
}

/// The families that `club` has.
///
/// # Errors
///
/// A [`StoreError`] if that cannot be read.
pub async fn families(services: &Services, club: ClubId) -> Result<Families, StoreError> {
    let chosen = FAMILIES.get(services, club).await?;
    Ok(chosen.unwrap_or_else(|| services.usual_families.clone()))
}

/// The numbers of the commands that only `club` has, by their names.
pub(crate) async fn ids(
    services: &Services,
    club: ClubId,
) -> Result<HashMap<String, u64>, StoreError> {
    let registered = REGISTERED.get(services, club).await?;
    Ok(registered.ids.into_iter().collect())
}

/// Switches `family` in `club`. Concurrent switches of different families both take effect.
pub(crate) async fn switch(
    services: &Services,
    club: ClubId,
    (family, switch): (Family, Switch),
) -> Result<(), StoreError> {
    let usual = services.usual_families.clone();
    let switched = move |chosen: Option<Option<Families>>| {
        let families = chosen.flatten().unwrap_or_else(|| usual.clone());
        Some(families.with_switch(family, switch))
    };
    let store = &services.store;
    let batch = note_changed([club]);
    store
        .change_property(FAMILIES.property(), club, switched, batch)
        .await?;
    tracing::info!(
        family = family.word(),
        ?switch,
        "changing a server's commands"
    );
    services.delivery.notify();
    Ok(())
}

/// Registers the commands that are switched on in `club`.
pub(crate) async fn deliver(
    services: &Services,
    club: ClubId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let known = REGISTERED.get(services, club).await?;
    let families = families(services, club).await?;
    let registered = out.register(club, &families, &known).await?;
    if registered != known {
        REGISTERED.set(services, club, &registered).await?;
    }
    Ok(())
}

/// Looks at the clubs that the bot is `on`: if Discord shows something else than `stamp` says of their families, as
/// after an update of the program, the commands are registered again.
pub(crate) async fn look(
    services: &Services,
    on: &BTreeSet<ClubId>,
    stamp: impl Fn(&Families) -> u64,
) -> Result<(), StoreError> {
    let store = &services.store;
    let chosen = store.each_property(FAMILIES.property()).await?;
    let registered = store.each_property(REGISTERED.property()).await?;
    let (chosen, registered): (HashMap<_, _>, HashMap<_, _>) = (
        chosen.into_iter().collect(),
        registered.into_iter().collect(),
    );
    let mut stamps = HashMap::new();
    let mut differs = |club: &ClubId| {
        let families = chosen.get(club).and_then(Option::as_ref);
        let families = families.unwrap_or(&services.usual_families);
        let wanted = *stamps
            .entry(families.clone())
            .or_insert_with(|| stamp(families));
        wanted != registered.get(club).map_or(0, |known| known.stamp)
    };
    let clubs: Vec<_> = on.iter().filter(|club| differs(club)).collect();
    if clubs.is_empty() {
        return Ok(());
    }
    store
        .write_all(note_changed(clubs.into_iter().copied()))
        .await?;
    services.delivery.notify();
    Ok(())
}

/// Forgets the commands registered in `club`: Discord has deleted them with the bot.
pub(crate) fn forget_registered(club: ClubId) -> Assignment {
    REGISTERED.assign(club, &Registered::default())
}

/// Notes that the commands of `clubs` must be registered again.
pub(crate) fn note_changed(clubs: impl IntoIterator<Item = ClubId>) -> Batch {
    let message = |club| -> (Subject, Envelope) { (Subject::Club(club), COMMANDS.to(club, ())) };
    Batch {
        queue: clubs.into_iter().map(message).collect(),
        ..Batch::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn families_are_read_as_they_were_stored() {
        let one = Families::default().with_switch(Family::League, Switch::On);
        for families in [Families::default(), one, Families::all()] {
            let values = families.values();
            assert!(!values.is_empty(), "no row would be no choice");
            assert_eq!(Families::of_values(values), Some(families));
        }
    }

    #[test]
    fn what_is_registered_is_read_as_it_was_stored_and_nothing_has_no_row() {
        let ids = vec![("ladder".to_owned(), 7)];
        let some = Registered {
            stamp: u64::MAX,
            ids,
        };
        assert_eq!(Registered::of_values(some.values()), Some(some));
        assert!(Registered::default().values().is_empty());
    }
}
