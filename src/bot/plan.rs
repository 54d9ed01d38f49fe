//! Conditional moves: what a player wants of their plan, and the answers that are made by plans.
//!
//! Only its player ever sees a plan; what has been played by it stands in the record, as what it is.

use super::ask::Ask;
use super::reply::Message;
use super::{Bot, Failure, line, refusal};
use crate::clock::Timestamp;
use crate::game::plan::{DEEPEST, MOST_STEPS};
use crate::game::{
    Action, Actor, Event, EventKind, Game, GameId, Phase, Plan, PlanError, PlayerId, Refusal,
    Revision, Standing, Void, decide,
};
use crate::i18n::{Locale, Text, say};
use crate::rules::{Move, Size};
use crate::store::StoreError;

/// What a player wants of their plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// To see it.
    Show,
    /// One more line.
    Add(Vec<Move>),
    /// One line less.
    Drop(Vec<Move>),
    /// To have none.
    Clear,
}

/// What a plan has to say of the move that was just made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Foreseen {
    /// This is the answer to it.
    Answer(Event),
    /// The plan of this player holds no more: they have foreseen something else, or an answer that is not possible.
    Otherwise(PlayerId),
}

impl Bot {
    /// What the side to move in `after` has planned for the last move, which came after `before`; none without a plan.
    ///
    /// Only the side that waits has a plan, so that one answer is all that can follow from a move.
    pub(super) async fn foreseen(
        &self,
        before: &Game,
        after: &Game,
        now: Timestamp,
    ) -> Option<Foreseen> {
        let latest = after.events().last()?;
        if after.phase() != Phase::Playing || !matches!(latest.kind, EventKind::Moved { .. }) {
            return None;
        }
        let player = after.on_turn()?;
        let plan = self.plan(after.id(), player).await?;
        let answer = match plan.standing(after, player) {
            Standing::Waits(_) => return None,
            Standing::Due(answer) => {
                decide(after, Actor::Plan(player), Action::Move(answer), now).ok()
            }
            Standing::Void(_) => None,
        };
        if let Some(event) = answer {
            return Some(Foreseen::Answer(event));
        }
        // What held no more before is no news.
        let held = matches!(plan.standing(before, player), Standing::Waits(_));
        held.then_some(Foreseen::Otherwise(player))
    }

    /// What `player` has planned in `game`. One that cannot be read is none: it must not stop a game.
    async fn plan(&self, game: GameId, player: PlayerId) -> Option<Plan> {
        match self.store.plan(game, player).await {
            Ok(plan) => plan,
            Err(error) => {
                tracing::error!(%game, %error, "a plan could not be read");
                None
            }
        }
    }

    /// The lines that `player` has planned in `game`, each to its end.
    pub(super) async fn planned_lines(&self, game: &Game, player: PlayerId) -> Vec<String> {
        let plan = self.plan(game.id(), player).await;
        let Some(Standing::Waits(plan)) = plan.map(|plan| plan.standing(game, player)) else {
            return Vec::new();
        };
        let steps = plan.steps();
        let is_end = |index: &usize| {
            let next = steps.get(index + 1);
            next.is_none_or(|next| next.depth <= steps[*index].depth)
        };
        let ends = (0..steps.len()).filter(is_end);
        ends.map(|index| line::told(&plan.line(index), Locale::English))
            .collect()
    }

    async fn keep_plan(
        &self,
        game: GameId,
        player: PlayerId,
        plan: &Plan,
    ) -> Result<(), StoreError> {
        match plan.is_empty() {
            true => self.store.drop_plan(game, player).await,
            false => self.store.set_plan(game, player, plan).await,
        }
    }
}

impl Ask<'_> {
    /// Does with the caller's plan in `game` what they wish, and shows it to them.
    ///
    /// With `seen`, only if the game still is as it was shown.
    pub(super) async fn plan(
        &self,
        game: GameId,
        seen: Option<Revision>,
        wish: &Wish,
    ) -> Result<Message, Failure> {
        let _seat = self.bot.tables.lock(game).await;
        let game = self.bot.game(game).await?;
        self.check_seen(&game, seen)?;
        let (id, caller) = (game.id(), self.caller());
        let kept = self.bot.plan(id, caller).await;
        let standing = kept.map(|plan| plan.standing(&game, caller));
        let farewell = standing.as_ref().and_then(farewell);
        let mut remarks: Vec<Text> = farewell.clone().into_iter().collect();
        let begun = match standing {
            Some(Standing::Waits(plan)) => Ok(plan),
            _ => Plan::new(&game, caller),
        };
        let mut plan = match begun {
            Ok(plan) => plan,
            Err(error) => {
                if farewell.is_some() {
                    self.bot.store.drop_plan(id, caller).await?;
                }
                remarks.push(refused(error, game.terms().size));
                let lines = remarks.iter().map(|text| text.to(self.reader()));
                return Ok(Message {
                    content: lines.collect::<Vec<_>>().join("\n"),
                    ..Message::default()
                });
            }
        };
        let before = plan.clone();
        remarks.extend(self.grant(&game, &mut plan, wish)?);
        if plan != before || farewell.is_some() {
            self.bot.keep_plan(id, caller, &plan).await?;
        }
        let line = match wish {
            Wish::Add(line) => line.clone(),
            Wish::Show | Wish::Drop(_) | Wish::Clear => {
                let leaf = plan.first_leaf();
                leaf.map(|leaf| plan.line(leaf)).unwrap_or_default()
            }
        };
        let style = self.own_style();
        let message = self.bot.plan_message(&game, &plan, &line, &remarks, style);
        Ok(message.await)
    }

    /// Changes `plan` as the caller wishes, and says what has changed.
    fn grant(&self, game: &Game, plan: &mut Plan, wish: &Wish) -> Result<Vec<Text>, Failure> {
        let no = |error| Failure::Said(refused(error, game.terms().size));
        Ok(match wish {
            Wish::Show => Vec::new(),
            Wish::Add(line) => {
                let replaced = plan.add(game, line).map_err(no)?;
                let mut told = vec![say::plan::added(line::told(line, self.reader()))];
                told.extend((!replaced.is_empty()).then(say::plan::replaced));
                told
            }
            Wish::Drop(line) => {
                plan.remove(line).map_err(no)?;
                vec![say::plan::dropped(line::told(line, self.reader()))]
            }
            Wish::Clear => {
                *plan = Plan::new(game, self.caller()).map_err(no)?;
                vec![say::plan::cleared()]
            }
        })
    }
}

/// What is told of a plan that holds no more.
fn farewell(standing: &Standing) -> Option<Text> {
    match standing {
        Standing::Waits(_) => None,
        // The rules had another word on it when it was to be made.
        Standing::Due(Move::Play(point)) => Some(say::plan::impossible(*point)),
        Standing::Due(Move::Pass) => Some(say::plan::upset()),
        Standing::Void(Void::Deviated(Move::Play(point))) => Some(say::plan::deviated(*point)),
        Standing::Void(Void::Deviated(Move::Pass)) => Some(say::plan::deviated_pass()),
        Standing::Void(Void::Upset) => Some(say::plan::upset()),
        Standing::Void(Void::Over) => Some(say::plan::over()),
    }
}

/// Why a line, or any plan, is not possible.
fn refused(error: PlanError, size: Size) -> Text {
    use say::plan as no;
    match error {
        PlanError::NotPlaying => no::not_playing(),
        PlanError::NotAPlayer => say::refusal::not_a_player(),
        PlanError::Pairs => no::pairs(),
        PlanError::Placing => no::placing(),
        PlanError::OwnTurn => no::own_turn(),
        PlanError::Empty => no::empty(),
        PlanError::NoAnswer => no::no_answer(),
        PlanError::TooDeep => no::too_deep(DEEPEST),
        PlanError::TooMany => no::too_many(MOST_STEPS),
        PlanError::Illegal { number, mv, reason } => {
            let why = refusal::text(&Refusal::Illegal { mv, reason }, size);
            no::illegal(number, why)
        }
        PlanError::NotPlanned { number } => no::not_planned(number),
    }
}
