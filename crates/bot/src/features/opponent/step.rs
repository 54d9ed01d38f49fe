//! One step of the engine in a game: it thinks without a lock, and its result is written if the game has not changed.

use crate::engine::{Decision, Level, Style};
use crate::features::opponent::answer::{Task, task};
use crate::features::opponent::{count, even, opening, outside};
use crate::game::{
    Action, Actor, Game, GameId, Manner, Phase, PlayerId, Revision, Stronger, decide, program_in,
};
use crate::games::act::{Author, act_unasked};
use crate::games::outbox::Card;
use crate::games::program::thinking::{Question, Thinking};
use crate::games::program::{begun, suggest};
use crate::games::view::shown_state;
use crate::games::{find, outbox, program};
use crate::kit::failure::Failure;
use crate::kit::services::Services;
use crate::rules::{ByColor, Move, Position};

/// The result of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StepResult {
    /// It acted, or the game has changed in the meantime: there may be more to do.
    Again,
    /// There is nothing to do until the game has more events than these.
    Idle(Revision),
    /// An external engine does not answer: the game stays due.
    Silent,
}

/// The program's seat in a game.
pub(super) struct Seat<'a> {
    pub(super) services: &'a Services,
    pub(super) game: &'a Game,
    pub(super) program: PlayerId,
    /// The level of its thinking. It also replaces an external engine for everything but moves, and its own level in
    /// close and sparring games.
    level: Level,
}

/// At this level it judges several positions in the time of a move.
const GLANCE: Level = Level::new(7).expect("levels go up to 9");

/// Takes the next action of the program in the game `id`.
pub(crate) async fn step(services: &Services, id: GameId) -> Result<StepResult, Failure> {
    let game = find::game(services, id).await?;
    let idle = Ok(StepResult::Idle(game.revision()));
    let Some(program) = program_in(&game) else {
        return idle;
    };
    let seat = Seat {
        services,
        game: &game,
        program,
        level: program::level(program).unwrap_or(Level::HIGHEST),
    };
    let Some(task) = task(&game, program) else {
        return idle;
    };
    let done = match task {
        Task::Accept => seat.accept().await,
        Task::Do(action) => seat.act(vec![action]).await,
        Task::Move if seat.asks_another() => return retry_if_changed(outside::play(&seat).await),
        Task::Move => seat.play().await,
        Task::JudgeDraw => seat.judge_draw().await,
        Task::Count => seat.count().await,
    };
    retry_if_changed(done.map(|()| StepResult::Again))
}

/// The result of a step: if the game has changed in the meantime there may be more to do.
fn retry_if_changed(done: Result<StepResult, Failure>) -> Result<StepResult, Failure> {
    match done {
        Err(Failure::MovedOn(_)) => Ok(StepResult::Again),
        done => done,
    }
}

impl Seat<'_> {
    /// Whether a move is another program's to make: one of the game itself.
    fn asks_another(&self) -> bool {
        self.program.manner().is_none() && self.game.phase() == Phase::Playing
    }

    pub(super) fn by(&self) -> Author<'_> {
        Author {
            services: self.services,
            actor: Actor::Player(self.program),
            now: self.services.now(),
        }
    }

    pub(super) async fn act(&self, actions: Vec<Action>) -> Result<(), Failure> {
        let to_messages = |after: &Game| vec![outbox::board(after)];
        act_unasked(&self.by(), shown_state(self.game), actions, to_messages).await?;
        Ok(())
    }

    /// Accepts the challenge; the board is posted where the challenge was made, or in a thread below its card.
    async fn accept(&self) -> Result<(), Failure> {
        let action = Action::Accept {
            // In a handicap game against the engine, the member gets the stones.
            stronger: Some(Stronger::Accepter),
            toss: (self.services.toss)(),
        };
        let card = outbox::board_message(self.services, self.game.id()).await;
        let channel = card.map_or(self.game.place().channel, |card| card.channel);
        let card = card.map_or(Card::OnItsWay, |card| Card::Stands(card.message));
        // The dispatcher finds out about permissions in the channel.
        let to_messages = |after: &Game| outbox::acceptance(after, channel, card, true);
        act_unasked(
            &self.by(),
            shown_state(self.game),
            vec![action],
            to_messages,
        )
        .await?;
        Ok(())
    }

    /// Makes the best move; if the rules refuse it, passes, and if they refuse that too, ends the trial or resigns.
    async fn play(&self) -> Result<(), Failure> {
        if let Some(opening) = self.game.opening() {
            let action = opening::answer(self, opening).await;
            return self.act(vec![action.unwrap_or(Action::Resign)]).await;
        }
        let on_copy = matches!(self.game.phase(), Phase::Trial { .. });
        let question = Question {
            style: self.style_to_move(),
            ..program::question(self.game, self.level_to_move().await)
        };
        let decision = self.ask(question).await.map(|(decision, _)| decision);
        let wanted = match decision {
            Some(Decision::Play(point)) => Action::Move(Move::Play(point)),
            Some(Decision::Resign) if !on_copy => Action::Resign,
            Some(Decision::Pass | Decision::Resign) | None => Action::Move(Move::Pass),
        };
        let last = if on_copy {
            Action::EndTrial
        } else {
            Action::Resign
        };
        let by = self.by();
        let is_possible =
            |action: &Action| decide(self.game, by.actor, action.clone(), by.now).is_ok();
        let mut choices = [wanted, Action::Move(Move::Pass)].into_iter();
        self.act(vec![choices.find(is_possible).unwrap_or(last)])
            .await
    }

    /// The level for a move.
    async fn level_to_move(&self) -> Level {
        match self.program.manner() {
            Some(Manner::Even) => {
                let chance = self.judge(self.game.in_play().clone()).await;
                even::level(chance.unwrap_or(0.5))
            }
            Some(Manner::Usual | Manner::Teaching | Manner::Sparring) | None => self.level,
        }
    }

    /// The goal of its search for a move.
    fn style_to_move(&self) -> Style {
        match self.program.manner() {
            Some(Manner::Sparring) => Style::Sparring,
            Some(Manner::Usual | Manner::Teaching | Manner::Even) | None => Style::Usual,
        }
    }

    /// Accepts a draw unless it expects to win.
    async fn judge_draw(&self) -> Result<(), Failure> {
        let thought = self.think().await;
        let is_own_turn = self.game.to_move() == self.game.color_of(self.program);
        let chance = thought.map(|(_, chance)| if is_own_turn { chance } else { 1.0 - chance });
        self.act(vec![if chance.is_none_or(|chance| chance <= 0.5) {
            Action::Consent
        } else {
            Action::Reject
        }])
        .await
    }

    async fn count(&self) -> Result<(), Failure> {
        let Phase::Counting { marking, .. } = self.game.phase() else {
            return Ok(());
        };
        let dead = suggest::find_dead(self.services, self.game).await.dead;
        self.act(count::answer(self.game, self.program, &marking, dead))
            .await
    }

    /// The best move for the side to move, and that side's winning chances.
    pub(super) async fn think(&self) -> Option<(Decision, f32)> {
        let question = program::question(self.game, self.level);
        self.ask(question).await
    }

    /// The winning chances of the side to move in `position`, at a glance.
    pub(super) async fn judge(&self, position: Position) -> Option<f32> {
        let question = Question {
            position,
            ..program::question(self.game, self.level.min(GLANCE))
        };
        self.ask(question).await.map(|(_, chance)| chance)
    }

    async fn ask(&self, question: Question) -> Option<(Decision, f32)> {
        let clock = &self.services.clock;
        let thinking = self.services.state::<Thinking>();
        let thought = thinking.think(self.member().await, question, clock);
        let thought = thought.await?;
        Some((thought.decision, thought.win_rate))
    }

    /// The member whose budget pays: the opponent, or the member who began the game.
    pub(super) async fn member(&self) -> PlayerId {
        let seats = self.game.seats().into_iter().flat_map(ByColor::iter);
        let mut players = seats.flat_map(|(_, seat)| seat.players());
        let other = players.find(|player| *player != self.program);
        let other = other.unwrap_or(self.game.offer().challenger);
        begun::budget_owner(self.services, self.game, other).await
    }
}
