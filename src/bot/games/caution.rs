//! What the program says as a teacher before a move that it takes for a mistake.

use crate::bot::games::advice::{NoTime, advise};
use crate::bot::games::program::question;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::thinking::Question;
use crate::engine::{Decision, Level, judge};
use crate::game::{Game, Phase, is_taught};
use crate::i18n::{Text, say};
use crate::rules::{Move, Point, Status};

/// A move after which the caller wins so much less often is a mistake: of 1. Between good moves the engine's chances
/// differ by much less.
const MISTAKE: f32 = 0.2;

/// Why a move is probably a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Caution {
    /// The move.
    pub(crate) point: Point,
    /// What the program would answer.
    pub(crate) answer: Point,
    /// How likely the caller wins before the move and after it, in percent.
    chances: (u8, u8),
}

impl Caution {
    /// The same in words.
    pub(crate) fn text(&self) -> Text {
        let (before, after) = self.chances;
        say::opponent::caution(self.point, self.answer, before, after)
    }
}

/// What the program says against the caller's stone on `point`; nothing where it is no teacher, takes the move for a good
/// one, or has no time left for the caller.
pub(crate) async fn caution(ctx: &Ctx<'_>, game: &Game, point: Point) -> Option<Caution> {
    let is_move = game.phase() == Phase::Playing && game.opening().is_none();
    let is_own = game.to_move().is_some() && game.to_move() == game.color_of(ctx.caller());
    if !is_taught(game) || !is_move || !is_own || game.position().to_place() > 0 {
        return None;
    }
    let rules = game.terms().rules;
    let before = question(game, Level::HIGHEST);
    let mut position = before.position.clone();
    // What is not allowed is refused by whoever plays it.
    rules.play(&mut position, Move::Play(point)).ok()?;
    if rules.status(&position) != Status::InProgress {
        return None;
    }
    let after = Question {
        position,
        ..question(game, Level::HIGHEST)
    };
    judged(ctx, point, [before, after]).await.ok().flatten()
}

/// The caution that follows from the positions before and after a stone on `point`, if one does.
async fn judged(
    ctx: &Ctx<'_>,
    point: Point,
    [before, after]: [Question; 2],
) -> Result<Option<Caution>, NoTime> {
    let own = advise(ctx, before, judge).await?;
    let theirs = advise(ctx, after, judge).await?;
    let (Some(own), Some(theirs)) = (own, theirs) else {
        return Ok(None);
    };
    let (before, after) = (own.win_rate, 1.0 - theirs.win_rate);
    let Decision::Play(answer) = theirs.decision else {
        return Ok(None);
    };
    // From 0 to 100.
    let percent = |chance: f32| (chance * 100.0).round() as u8;
    Ok((before - after >= MISTAKE).then_some(Caution {
        point,
        answer,
        chances: (percent(before), percent(after)),
    }))
}
