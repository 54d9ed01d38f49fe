//! Keeping what has been decided: the events, and what must reach Discord because of them, in one transaction.

use std::borrow::Cow;
use std::sync::Arc;

use super::abreast::abreast;
use super::alarm::follow;
use super::failure::Failure;
use super::outbox::board;
use super::reminder::nobody_reminded;
use super::{Bot, calendar, refusal};
use crate::clock::Timestamp;
use crate::game::{
    Action, Actor, Event, Game, GameId, Phase, Place, PlayerId, Refusal, decide, kept_until,
};
use crate::store::{AppendError, Cause, Change, Matter};

impl Bot {
    /// Appends `events` to `game`, with the letters that `tell` makes of what comes of them.
    pub(super) async fn keep(
        &self,
        game: &Game,
        events: Vec<Event>,
        tell: impl FnOnce(&Game) -> Vec<Matter>,
        cause: Option<Cause>,
    ) -> Result<Game, Failure> {
        if events.is_empty() {
            return Ok(game.clone());
        }
        let mut after = game.clone();
        follow(&mut after, &events)?;
        let mut letters = tell(&after);
        letters.extend(Box::pin(self.air_at_first(game, &after)).await);
        let settings = match game.waits_since() == after.waits_since() {
            true => Vec::new(),
            false => vec![
                nobody_reminded(game.id()),
                calendar::no_zones_of_turn(game.id()),
            ],
        };
        let change = Change {
            letters,
            alarm: Box::pin(self.next_look(&after)).await,
            cause,
            settings,
        };
        // Much is awaited around this; held apart, it makes none of that larger.
        match Box::pin(self.store.append(game, after, change)).await {
            Ok(after) => Ok(after),
            Err(AppendError::Stale { .. } | AppendError::Repeated) => {
                let game = self.game(game.id()).await?;
                Err(Failure::MovedOn(Box::new(game)))
            }
            Err(AppendError::Store(error)) => Err(error.into()),
        }
    }

    /// Does what is due at `now`: challenges lapse and, when they have long come to nothing, go; time runs out, summaries and puzzles come, puzzles close. A second tick finds nothing more.
    pub async fn tick(self: &Arc<Self>, now: Timestamp) {
        let due = match self.store.due(now, usize::MAX).await {
            Ok(due) => due,
            Err(error) => {
                tracing::error!(%error, "what is due could not be read");
                return;
            }
        };
        let pause = self.office.pause();
        let bot = Arc::clone(self);
        let each = due.into_iter().map(move |(_, id)| {
            let bot = Arc::clone(&bot);
            async move {
                if let Err(failure) = bot.do_what_is_due(id, now).await {
                    tracing::warn!(game = %id, ?failure, "what was due did not happen");
                }
            }
        });
        abreast(each).await;
        drop(pause);
        self.summarize(now).await;
        self.close_puzzles(now).await;
        self.forget_proposals(now).await;
        self.end_mutes(now).await;
        self.office.end_deferrals(now);
        self.post_dailies(now).await;
    }

    async fn do_what_is_due(&self, id: GameId, now: Timestamp) -> Result<(), Failure> {
        let _seat = self.tables.lock(id).await;
        let game = self.game(id).await?;
        if let Some(until) = kept_until(&game) {
            // It may only just have come to nothing.
            if until <= now {
                self.store.discard(id).await?;
            }
            return Ok(());
        }
        let Some(action) = self.due(&game, now).await? else {
            let change = self.meanwhile(&game, now).await?;
            return self.keep_alarm(&game, change).await;
        };
        let standing = self.board_message(id).await;
        let tell = |after: &Game| match (after.phase(), standing) {
            // The card says that the challenge has lapsed.
            (Phase::Closed(_), Some(card)) => vec![Matter::Card {
                channel: card.channel,
                message: card.message,
            }],
            (Phase::Closed(_), None) => Vec::new(),
            _ => vec![board(after)],
        };
        let events = self.by_clock(&game, action, now).await?;
        self.keep(&game, events, tell, None).await?;
        self.office.ring();
        Ok(())
    }

    /// Moves `game` to `place`, where its board is to stand then; the players `told` hear of it directly.
    pub(super) async fn relocate(
        &self,
        game: GameId,
        place: Place,
        told: &[PlayerId],
        now: Timestamp,
    ) -> Result<Game, Failure> {
        let _seat = self.tables.lock(game).await;
        let game = self.game(game).await?;
        let told = told.iter().map(|&player| Matter::MovedFor { player });
        let tell = |after: &Game| [board(after)].into_iter().chain(told).collect();
        let relocated = self.by_clock(&game, Action::Relocate(place), now);
        let kept = self.keep(&game, relocated.await?, tell, None).await?;
        self.office.ring();
        Ok(kept)
    }

    /// What happens in `game` when something is done that no player does; nothing if it is so already.
    async fn by_clock(
        &self,
        game: &Game,
        action: Action,
        now: Timestamp,
    ) -> Result<Vec<Event>, Failure> {
        let mut events = self.rested(game, now).await?;
        let mut after = Cow::Borrowed(game);
        if !events.is_empty() {
            follow(after.to_mut(), &events)?;
        }
        let decided = match decide(&after, Actor::Clock, action, now) {
            Ok(event) => event,
            Err(Refusal::NothingToChange) => return Ok(Vec::new()),
            Err(refusal) => return Err(refusal::text(&refusal, game.terms().size).into()),
        };
        events.push(decided);
        Ok(events)
    }
}
