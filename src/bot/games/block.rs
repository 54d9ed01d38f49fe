//! Whom somebody has blocked: who cannot challenge them, nor bring them into a game otherwise, and does not hear why.
//!
//! `blocks/<player>` is the numbers of those whom the player has blocked, with commas.

use crate::bot::games::limits;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::prefs;
use crate::bot::kit::refusal::LimitRefusal;
use crate::bot::kit::services::Services;
use crate::game::PlayerId;
use crate::i18n::{Name, Text, say};
use crate::store::{NamedValue, StoreError};

/// How the names of these settings begin.
const BLOCKS: &str = "blocks/";
/// The most people whom one may have blocked: so many mentions fit into one field.
const MOST: usize = 30;

/// Those whom `player` has blocked.
pub(crate) async fn blocked_by(
    services: &Services,
    player: PlayerId,
) -> Result<Vec<PlayerId>, StoreError> {
    let blocked = prefs::setting(services, &format!("{BLOCKS}{player}"), read).await?;
    Ok(blocked.unwrap_or_default())
}

/// The lists of those who have blocked `player`, without them.
pub(crate) async fn blocks_without(
    services: &Services,
    player: PlayerId,
) -> Result<Vec<NamedValue>, StoreError> {
    let lists = services.store.settings_under(BLOCKS).await?;
    let mut changed = Vec::new();
    for (name, text) in lists {
        let mut blocked = read(&text).ok_or(StoreError::Unreadable { what: "a block" })?;
        let before = blocked.len();
        blocked.retain(|known| *known != player);
        if blocked.len() < before {
            changed.push(list(name, &blocked));
        }
    }
    Ok(changed)
}

/// Blocks somebody for the caller, and lets somebody challenge them again; says what has come of it.
pub(crate) async fn change_blocks(
    ctx: &Ctx<'_>,
    block: Option<PlayerId>,
    unblock: Option<PlayerId>,
) -> Result<Vec<Text>, Failure> {
    if block.is_none() && unblock.is_none() {
        return Ok(Vec::new());
    }
    let _members = limits::alone_with(ctx, []).await;
    let mut blocked = blocked_by(ctx.services, ctx.caller()).await?;
    let mut told = Vec::new();
    if let Some(player) = unblock {
        blocked.retain(|known| *known != player);
        told.push(say::limit::unblocked(Name::mention(player)));
    }
    if let Some(player) = block {
        blocked.retain(|known| *known != player);
        if blocked.len() >= MOST {
            return Err(LimitRefusal::Blocks(MOST).into());
        }
        blocked.push(player);
        told.push(say::limit::blocked(Name::mention(player)));
    }
    let kept = list(format!("{BLOCKS}{}", ctx.caller()), &blocked);
    ctx.services.store.set_settings(&[kept]).await?;
    Ok(told)
}

fn list(name: String, blocked: &[PlayerId]) -> NamedValue {
    let numbers: Vec<_> = blocked.iter().map(PlayerId::to_string).collect();
    match numbers.is_empty() {
        true => NamedValue::none(name),
        false => NamedValue::some(name, numbers.join(",")),
    }
}

fn read(text: &str) -> Option<Vec<PlayerId>> {
    let numbers = text.split(',').map(|number| number.parse().ok());
    numbers.map(|number| number.map(PlayerId::new)).collect()
}
