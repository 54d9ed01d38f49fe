//! A card, within Discord's limits.

use serenity::builder::CreateEmbed;

use crate::bot::port::message::Card;
use crate::bot::port::within::length;
use crate::encode::bounded::bound;

/// Maximum length of all texts of a card, in characters.
pub(super) const CARD: usize = 6000;

/// Maximum number of fields of a card.
pub(super) const FIELDS: usize = 25;

pub(super) fn card(card: &Card) -> CreateEmbed {
    let mut room = CARD - length(&card.title);
    let mut fields = Vec::new();
    for (name, value) in card.fields.iter().take(FIELDS) {
        let Some(left) = room.checked_sub(length(name) + length(value)) else {
            tracing::warn!("a card has more fields than Discord allows");
            break;
        };
        room = left;
        fields.push((&**name, &**value, true));
    }
    CreateEmbed::new()
        .title(&*card.title)
        .description(bound(&card.body, room))
        .fields(fields)
        .colour(CARD_COLOR)
}

/// The colour of the bar beside a card: kaya wood.
pub(super) const CARD_COLOR: u32 = 0x00D8_AC68;
