//! Resignations owed by members who have left an activity.

use crate::clock::Timestamp;
use crate::club::activity;
use crate::game::{Action, Actor, ChannelId, Game, GameId, PlayerId, decide};
use crate::games::commit::Decided;
use crate::games::outbox::board;
use crate::games::{commit, find};
use crate::kit::failure::Failure;
use crate::kit::services::Services;
use crate::store::{Activity, Properties};

/// Resigns the games that are `owed` in the activity of `channel` by members who have left it; `remove` takes games
/// that need no resignation off its list. A failure is tried again, and does not stop the others.
///
/// # Errors
///
/// The first [`Failure`] of them.
pub(crate) async fn resign_owed<T: Activity>(
    services: &Services,
    channel: ChannelId,
    owed: &[(PlayerId, GameId)],
    remove: fn(&mut T, GameId),
    now: Timestamp,
) -> Result<(), Failure> {
    let mut done = Ok(());
    for &(player, game) in owed {
        let one = async {
            match resign(services, player, game, now).await? {
                // The end of the game takes it off the list.
                Resigned::Now => Ok(()),
                Resigned::Needless => {
                    let taken = services.store.change_activity(channel, move |activity| {
                        remove(activity, game);
                        Ok(Vec::new())
                    });
                    activity::settle(taken.await)
                }
            }
        };
        done = done.and(one.await);
    }
    done
}

/// The result of a pending resignation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Resigned {
    /// The game ends by it.
    Now,
    /// The game was over, or somebody else plays it.
    Needless,
}

/// Resigns the game `id` for `player`; it may have ended by itself.
async fn resign(
    services: &Services,
    player: PlayerId,
    id: GameId,
    now: Timestamp,
) -> Result<Resigned, Failure> {
    let _lock = services.game_locks.lock(id).await;
    let game = find::game(services, id).await?;
    let decided = |read: &Properties<'_>| {
        let mut decided = Decided::with_rest(services, read, &game, now)?;
        match decide(&decided.after, Actor::Player(player), Action::Resign, now) {
            Ok(resigned) => decided.push(resigned)?,
            Err(refusal) => {
                tracing::info!(game = %id, ?refusal, "no resignation needed: the game does not allow one any more");
                return Ok(Decided::unchanged(&game));
            }
        }
        Ok(decided)
    };
    let to_messages = |after: &Game| vec![board(after)];
    let after = commit::prepare_and_write(services, &game, decided, to_messages).await?;
    if after.revision() == game.revision() {
        return Ok(Resigned::Needless);
    }
    services.delivery.notify();
    Ok(Resigned::Now)
}
