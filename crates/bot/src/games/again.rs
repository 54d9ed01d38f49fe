//! A command that has waited for something, as a button, a menu or a form has carried it.

use crate::kit::carried::{Carried, CarriedValue};
use crate::kit::ctx::Ctx;
use crate::kit::people;
use crate::port::request::{Call, Nature, OptionValue, Person};

/// The call of the command that was `carried`.
pub(crate) async fn call(ctx: &Ctx<'_>, carried: Carried) -> Call {
    let mut options = Vec::new();
    for (name, given) in carried.options {
        let value = match given {
            CarriedValue::Text(text) => OptionValue::Text(text),
            CarriedValue::Person(player) => OptionValue::Person(Person {
                player,
                name: people::name(ctx.services, player, ctx.club_id()).await,
                nick: None,
                nature: Nature::Human,
            }),
        };
        options.push((name, value));
    }
    Call {
        name: carried.command,
        subcommand: carried.subcommand,
        options,
    }
}
