//! A teacher's caution before a move that the engine takes for a mistake.

use crate::engine::{Decision, Level, judge};
use crate::game::{Game, Phase, is_taught};
use crate::games::hints::in_atari;
use crate::games::program::advice::{NoTime, advise};
use crate::games::program::question;
use crate::games::program::thinking::Question;
use crate::i18n::{Text, say};
use crate::kit::ctx::Ctx;
use crate::rules::{Chain, Color, Move, Point, PointSet, Position, Rules, Status};

/// Minimum loss of win rate that makes a move a mistake, of 1: between good moves the engine's chances differ by much
/// less.
const MISTAKE: f32 = 0.2;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Caution {
    /// The move.
    pub(crate) point: Point,
    /// The engine's answer, or a better move for the caller.
    pub(crate) answer: Point,
    why: Why,
}

/// Why a move is a mistake: for beginners by stones lost, otherwise by the change of winning chances.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Why {
    /// The caller's winning chances before the move and after it, in percent.
    Chances(u8, u8),
    /// The stone has one liberty left.
    OneLiberty,
    /// These stones of the caller's could be saved, and are left in atari.
    Left(PointSet),
    /// These stones of the other side could be captured, and get away.
    Missed(PointSet),
}

impl Caution {
    /// The caution in words.
    pub(crate) fn text(&self) -> Text {
        use say::opponent as o;
        let answers = PointSet::from_iter([self.answer]);
        match self.why {
            Why::Chances(before, after) => o::caution(self.point, self.answer, before, after),
            Why::OneLiberty => o::caution_one_liberty(self.point, self.answer),
            Why::Left(stones) => o::caution_own(stones.len(), stones, answers),
            Why::Missed(stones) => o::caution_theirs(stones.len(), stones, answers),
        }
    }
}

/// The caution against the caller's stone on `point`; none without a teacher, for a good move, or if the caller's
/// budget is used up.
pub(crate) async fn caution(ctx: &Ctx<'_>, game: &Game, point: Point) -> Option<Caution> {
    let is_move = game.phase() == Phase::Playing && game.opening().is_none();
    let is_own = game.to_move().is_some() && game.to_move() == game.color_of(ctx.caller());
    if !is_taught(game) || !is_move || !is_own || game.position().to_place() > 0 {
        return None;
    }
    let rules = game.terms().rules;
    let before = question(game, Level::HIGHEST);
    let mut position = before.position.clone();
    // An illegal move is refused later, when it is made.
    let played = rules.play(&mut position, Move::Play(point)).ok()?;
    if rules.status(&position) != Status::InProgress {
        return None;
    }
    if played.captured.is_empty()
        && let Some(mistake) = mistake(&rules, &before.position, &position, point)
    {
        return Some(mistake);
    }
    let after = Question {
        position,
        ..question(game, Level::HIGHEST)
    };
    judge_stone(ctx, point, [before, after])
        .await
        .ok()
        .flatten()
}

/// The caution that follows from the positions before and after a stone on `point`, if one does.
async fn judge_stone(
    ctx: &Ctx<'_>,
    point: Point,
    [before, after]: [Question; 2],
) -> Result<Option<Caution>, NoTime> {
    let own = advise(ctx, before, judge).await?;
    let theirs = advise(ctx, after, judge).await?;
    let (Some(own), Some(theirs)) = (own, theirs) else {
        return Ok(None);
    };
    let (best, played) = (own.win_rate, 1.0 - theirs.win_rate);
    let Decision::Play(answer) = theirs.decision else {
        return Ok(None);
    };
    // From 0 to 100.
    let percent = |chance: f32| (chance * 100.0).round() as u8;
    Ok((best - played >= MISTAKE).then_some(Caution {
        point,
        answer,
        why: Why::Chances(percent(best), percent(played)),
    }))
}

/// Checks a stone on `point` that captures nothing, for the mistakes of beginners.
fn mistake(rules: &Rules, before: &Position, after: &Position, point: Point) -> Option<Caution> {
    let wins_by_one = match rules {
        Rules::Go(_) => false,
        Rules::AtariGo(_) => true,
        Rules::Gomoku(_) | Rules::GoBang(_) => return None,
    };
    let own = before.to_move();
    let caution = |answer, why| Caution { point, answer, why };
    for chain in chains_in_atari(before, !own) {
        let at = last_liberty(&chain)?;
        let is_legal = rules.play(&mut before.clone(), Move::Play(at)).is_ok();
        if is_legal && (wins_by_one || gets_away(rules, before, at)) {
            return Some(caution(at, Why::Missed(chain.stones)));
        }
    }
    let played = after.board().chain(point)?;
    if played.liberties.len() == 1 {
        return Some(caution(last_liberty(&played)?, Why::OneLiberty));
    }
    for chain in chains_in_atari(before, own) {
        let at = last_liberty(&chain)?;
        let is_left = after.board().chain(chain.name())?.liberties.len() == 1;
        if is_left && liberties_at(rules, before, at) > 1 {
            return Some(caution(at, Why::Left(chain.stones)));
        }
    }
    None
}

/// The chains of `color` that have one liberty left.
fn chains_in_atari(position: &Position, color: Color) -> Vec<Chain> {
    let (stones, _) = in_atari(position, color);
    let (mut left, mut chains) = (stones, Vec::new());
    while let Some(chain) = left.iter().next().and_then(|at| position.board().chain(at)) {
        left = left.difference(chain.stones);
        chains.push(chain);
    }
    chains
}

fn last_liberty(chain: &Chain) -> Option<Point> {
    chain.liberties.iter().next()
}

/// Number of liberties of the stone on `at`, once the side to move has played it; 0 if it is illegal.
fn liberties_at(rules: &Rules, before: &Position, at: Point) -> usize {
    let mut after = before.clone();
    let played = rules.play(&mut after, Move::Play(at));
    let chain = played.ok().and_then(|_| after.board().chain(at));
    chain.map_or(0, |chain| chain.liberties.len())
}

/// Whether the other side would have more than one liberty at `at` by playing there.
fn gets_away(rules: &Rules, before: &Position, at: Point) -> bool {
    let mut passed = before.clone();
    rules.play(&mut passed, Move::Pass).is_ok() && liberties_at(rules, &passed, at) > 1
}
