//! The ledger of pings: members pinged by a caller within the last hour, for any purpose.
//!
//! Every action of a member that pings another who has not asked for it asks for leave here first, and notes the ping
//! once it is made. Answers to a ping, such as accepting or a move, do not count: the pinged member sets the pace. The
//! ledger is a row for each caller, so that restarts, other processes and features do not reset it: leaving a ladder or
//! withdrawing a proposal changes nothing about it.

use tokio::sync::OwnedMutexGuard;

use crate::clock::Timestamp;
use crate::game::{Actor, ChannelId, EventKind, Game, GameId, PlayerId, Revision};
use crate::i18n::Text;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::prefs::{Pref, language};
use crate::kit::refusal::LimitRefusal;
use crate::kit::services::Services;
use crate::people::recent::HOUR;
use crate::port::message::Message;
use crate::port::outbound::{Outbound, OutboundError};
use crate::store::{Batch, OutboxId, StoreError, Timer, stored_as};

/// The ledger's name among members' properties, and of its timer.
const NAME: &str = "calls";
static CALLS: Pref<PlayerId, Vec<Called>> = Pref::new(NAME);

/// A ping of a member by another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Called {
    at: Timestamp,
    /// The number of the action: all members pinged by it have the same.
    act: i64,
    whom: PlayerId,
    /// The game that it was about, if it was about one, as it was then.
    about: Option<(GameId, Revision)>,
}

stored_as! {
    Called, as (Timestamp, (i64, (PlayerId, (GameId, i64)))):
        |called| {
            let (game, revision) = called.about.unwrap_or((GameId::NONE, Revision::new(0)));
            (called.at, (called.act, (called.whom, (game, revision.get().into()))))
        },
        |(at, (act, (whom, (game, revision))))| {
            let revision = Revision::new(revision.try_into().ok()?);
            let about = (game != GameId::NONE).then_some((game, revision));
            Some(Self { at, act, whom, about })
        };
}

/// The permission to ping a member; pings of the same member wait while it lives.
#[must_use = "a call that is not noted does not count"]
pub(crate) struct Leave<'a> {
    services: &'a Services,
    caller: PlayerId,
    whom: Vec<PlayerId>,
    at: Timestamp,
    _turn: Option<OwnedMutexGuard<()>>,
}

/// Asks for permission to ping `whom` for the caller; bots and engines are never pinged.
///
/// # Errors
///
/// [`LimitRefusal::CallsBetween`] or [`LimitRefusal::Calls`] where the caller has called often within the last hour.
pub(crate) async fn ask<'a>(
    ctx: &Ctx<'a>,
    whom: impl IntoIterator<Item = PlayerId>,
) -> Result<Leave<'a>, Failure> {
    let (services, caller) = (ctx.services, ctx.caller());
    let mut whom: Vec<_> = whom.into_iter().filter(|one| one.is_person()).collect();
    whom.retain(|one| *one != caller);
    whom.sort_unstable();
    whom.dedup();
    let mut leave = Leave {
        services,
        caller,
        whom,
        at: ctx.now,
        _turn: None,
    };
    if !leave.whom.is_empty() {
        leave._turn = Some(services.callers.lock(caller).await);
        leave.check().await?;
    }
    Ok(leave)
}

impl Leave<'_> {
    async fn check(&self) -> Result<(), Failure> {
        let limits = &self.services.limits;
        let mut lately = CALLS.get(self.services, self.caller).await?;
        lately.retain(|called| is_fresh(called, self.at));
        let most_between = limits.calls_between_an_hour;
        for &player in &self.whom {
            let them: Vec<_> = lately.iter().filter(|one| one.whom == player).collect();
            if self.has_reached(most_between, &them).await? {
                return Err(LimitRefusal::CallsBetween(most_between, player).into());
            }
        }
        let most = limits.calls_an_hour;
        let all: Vec<_> = lately.iter().collect();
        if self.has_reached(most, &all).await? {
            return Err(LimitRefusal::Calls(most).into());
        }
        Ok(())
    }

    /// Whether the caller has made `most` of these `calls` that are unanswered. Answers are looked up only if there are
    /// as many calls as that: most members have far fewer.
    async fn has_reached(&self, most: u16, calls: &[&Called]) -> Result<bool, StoreError> {
        let is_enough = |acts: &[i64]| acts.len() >= usize::from(most);
        let mut acts: Vec<_> = calls.iter().map(|called| called.act).collect();
        acts.dedup();
        if !is_enough(&acts) {
            return Ok(false);
        }
        acts.clear();
        for called in calls {
            if acts.last() != Some(&called.act) && !is_answered(self.services, called).await? {
                acts.push(called.act);
            }
        }
        Ok(is_enough(&acts))
    }

    /// Records the pings, with the game that they are `about`. A failure is only logged: the members were pinged.
    pub(crate) async fn note_used(self, about: Option<&Game>) {
        if self.whom.is_empty() {
            return;
        }
        let about = about.map(|game| (game.id(), game.revision()));
        let (at, whom) = (self.at, self.whom);
        let noted = move |calls: &mut Vec<Called>| {
            calls.retain(|called| is_fresh(called, at));
            let act = calls.last().map_or(0, |last| last.act + 1);
            calls.extend(whom.iter().map(|&whom| Called {
                at,
                act,
                whom,
                about,
            }));
        };
        let over = Timer::at(self.caller, NAME, at.after(HOUR));
        let (store, ledger) = (&self.services.store, CALLS.property());
        if let Err(error) = store.revise(ledger, self.caller, vec![over], noted).await {
            tracing::error!(%error, "could not save a ping");
        }
    }

    /// As [`note_used`](Self::note_used) if only `these` were pinged.
    pub(crate) async fn note_used_for(mut self, these: &[PlayerId]) {
        self.whom.retain(|one| these.contains(one));
        self.note_used(None).await;
    }
}

/// Whether the ping was less than an hour before `now`, or less than an hour after it if the clock was set back.
fn is_fresh(called: &Called, now: Timestamp) -> bool {
    called.at.after(HOUR) > now && now.after(HOUR) > called.at
}

/// Whether the pinged member has acted on it since, other than by declining.
async fn is_answered(services: &Services, called: &Called) -> Result<bool, StoreError> {
    let Some((game, since)) = called.about else {
        return Ok(false);
    };
    let game = match services.store.game(game).await {
        Ok(Some(game)) => game,
        // A call about a game that is gone or unreadable stays unanswered.
        Ok(None) | Err(StoreError::Corrupt { .. }) => return Ok(false),
        Err(error) => return Err(error),
    };
    let mut since = game.events().iter().skip(since.get() as usize);
    Ok(since.any(|event| {
        let is_no = matches!(event.kind, EventKind::Declined | EventKind::Rejected { .. });
        event.by == Actor::Player(called.whom) && !is_no
    }))
}

/// Deletes calls older than an hour at `now`.
pub(crate) async fn forget_old(services: &Services, now: Timestamp) {
    let due = match services.store.timers_due::<PlayerId>(NAME, now).await {
        Ok(due) => due,
        Err(error) => {
            tracing::error!(%error, "could not read which pings are old");
            return;
        }
    };
    for caller in due {
        if let Err(error) = forget_old_of(services, caller, now).await {
            tracing::error!(%error, "could not delete old pings");
        }
    }
}

async fn forget_old_of(
    services: &Services,
    caller: PlayerId,
    now: Timestamp,
) -> Result<(), StoreError> {
    let over = Batch {
        assignments: vec![CALLS.property().clear(caller)],
        timers: vec![Timer::off(caller, NAME)],
        ..Batch::default()
    };
    let calls = match CALLS.get(services, caller).await {
        Ok(calls) => calls,
        // An unreadable row is about a past hour.
        Err(StoreError::Unreadable { .. }) => return services.store.write_all(over).await,
        Err(error) => return Err(error),
    };
    if !calls.iter().any(|called| is_fresh(called, now)) {
        // A member who has pinged somebody in the meantime keeps their row.
        let as_read = vec![CALLS.assign(caller, &calls)];
        services.store.write_all_if(as_read, over).await?;
    }
    Ok(())
}

/// Erases the calls of `player`, for data deletion.
pub(crate) async fn forget(services: &Services, player: PlayerId) -> Result<(), StoreError> {
    let without = move |_, mut calls: Vec<Called>| {
        calls.retain(|called| called.whom != player);
        calls
    };
    let ledger = CALLS.property();
    services.store.edit_property(ledger, without).await
}

/// Posts `text`, which names `player`, in `channel`, so that they are pinged.
///
/// # Errors
///
/// An [`OutboundError`] if it could not be posted.
pub(crate) async fn ping(
    services: &Services,
    queued: OutboxId,
    player: PlayerId,
    channel: ChannelId,
    text: Text,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let message = Message {
        content: text.to(language::channel_language(services, channel).await),
        mention: vec![player],
        ..Message::default()
    };
    let nonce = format!("o{queued}");
    out.post(channel, &message, &nonce).await.map(drop)
}
