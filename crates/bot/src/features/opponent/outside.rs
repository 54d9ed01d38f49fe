//! Moves of external engines. If an engine does not answer, its game stays due, and waiting players get one notice.
//!
//! External engines only move. Proposals, counts and disputes, for which their protocols have no commands, are answered
//! by tengen's own engine at its highest level.

use crate::engine::Decision;
use crate::features::opponent::step::{Seat, StepResult};
use crate::game::{Action, Game, GameId, decide};
use crate::games::find;
use crate::games::outbox::{ENGINE_GONE, ENGINE_MUTE, Notice};
use crate::games::program::outside::{MoveRequest, Outside, Silence};
use crate::games::program::thinking::Thinking;
use crate::games::time::alarm;
use crate::kit::failure::Failure;
use crate::kit::prefs::Pref;
use crate::kit::services::Services;
use crate::rules::{ByColor, Move};
use crate::store::{Change, Properties};

/// Consecutive failures after which the players get a notice: a single one may be chance.
const FAILURES_BEFORE_NOTICE: u32 = 2;

/// The number of events of a game when its players were informed that its engine does not answer.
static INFORMED: Pref<GameId, Option<i64>> = Pref::new("engine-silent");

/// Plays the move that the program of `seat` answers with, if it is allowed.
pub(super) async fn play(seat: &Seat<'_>) -> Result<StepResult, Failure> {
    let (services, game) = (seat.services, seat.game);
    let (by, member) = (seat.by(), seat.member().await);
    let is_allowed = |decision| decide(game, by.actor, action(decision), by.now).is_ok();
    let request = MoveRequest {
        game,
        program: seat.program,
        member,
        now: by.now,
    };
    // It uses the member's hourly budget for all engines together.
    let spend = |begun, ended| services.state::<Thinking>().spend(member, begun, ended);
    let outside = services.state::<Outside>();
    let answer = outside.ask(request, services.clock.as_ref(), is_allowed, spend);
    let notice = match answer.await {
        Ok(decision) => {
            seat.act(vec![action(decision)]).await?;
            return Ok(StepResult::Again);
        }
        Err(Silence::Gone) => Some(ENGINE_GONE),
        Err(Silence::Mute(failures)) => (failures >= FAILURES_BEFORE_NOTICE).then_some(ENGINE_MUTE),
    };
    if let Some(notice) = notice {
        inform(services, game, notice).await?;
    }
    Ok(StepResult::Silent)
}

const fn action(decision: Decision) -> Action {
    match decision {
        Decision::Play(point) => Action::Move(Move::Play(point)),
        Decision::Pass => Action::Move(Move::Pass),
        Decision::Resign => Action::Resign,
    }
}

/// Informs the players of `game`, unless it has changed since it was `seen` or they have been informed.
async fn inform(services: &Services, seen: &Game, notice: Notice) -> Result<(), Failure> {
    let _lock = services.game_locks.lock(seen.id()).await;
    let game = find::game(services, seen.id()).await?;
    let revision = Some(i64::from(game.revision().get()));
    let is_informed = INFORMED.get(services, game.id()).await? == revision;
    if is_informed || game.revision() != seen.revision() {
        return Ok(());
    }
    let seats = game.seats().into_iter().flat_map(ByColor::iter);
    let players = seats.flat_map(|(_, seat)| seat.players());
    let people = players.filter(|player| !player.is_program() && !player.is_nobody());
    let queue = people.map(|player| notice.to(player, game.revision()));
    let alarm = |read: &Properties<'_>| Ok(alarm::next_look(services, read, &game));
    let change = Change {
        queue: queue.collect(),
        properties: vec![INFORMED.assign(game.id(), &revision)],
        alarm: services.store.look(alarm).await?,
        ..Change::default()
    };
    alarm::write_change(services, &game, change).await
}
