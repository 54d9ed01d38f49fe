//! Blocking: a blocked member cannot challenge the one who blocked them, nor bring them into a game in another way, and
//! gets no reason.

use crate::game::PlayerId;
use crate::i18n::{Name, Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::prefs::Pref;
use crate::kit::refusal::LimitRefusal;
use crate::kit::services::Services;
use crate::people::limits;
use crate::store::StoreError;

/// The most people that a member may block: their mentions fit into one field.
const MOST_BLOCKED: usize = 30;

/// A player's blocked members.
pub(crate) static BLOCKED: Pref<PlayerId, Vec<PlayerId>> = Pref::new("blocks");

/// Removes `player` from all block lists (data deletion).
pub(crate) async fn unblock_everywhere(
    services: &Services,
    player: PlayerId,
) -> Result<(), StoreError> {
    let without = move |_, mut blocked: Vec<PlayerId>| {
        blocked.retain(|known| *known != player);
        blocked
    };
    let blocked = BLOCKED.property();
    services.store.edit_property(blocked, without).await
}

/// Blocks or unblocks members for the caller, and reports the result.
pub(crate) async fn change_blocks(
    ctx: &Ctx<'_>,
    block: Option<PlayerId>,
    unblock: Option<PlayerId>,
) -> Result<Vec<Text>, Failure> {
    if block.is_none() && unblock.is_none() {
        return Ok(Vec::new());
    }
    let _members = limits::lock_members(ctx, []).await;
    let mut blocked = BLOCKED.get(ctx.services, ctx.caller()).await?;
    let mut texts = Vec::new();
    if let Some(player) = unblock {
        blocked.retain(|known| *known != player);
        texts.push(say::limit::unblocked(Name::mention(player)));
    }
    if let Some(player) = block {
        blocked.retain(|known| *known != player);
        if blocked.len() >= MOST_BLOCKED {
            return Err(LimitRefusal::Blocks(MOST_BLOCKED).into());
        }
        blocked.push(player);
        texts.push(say::limit::blocked(Name::mention(player)));
    }
    BLOCKED.set(ctx.services, ctx.caller(), &blocked).await?;
    Ok(texts)
}
