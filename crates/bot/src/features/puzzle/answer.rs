//! Answers to puzzles: buttons, grading and replies.

use crate::features::puzzle::messages::About;
use crate::features::puzzle::refusal::PuzzleRefusal;
use crate::features::puzzle::shared::{Placement, button, solve_button, token};
use crate::features::puzzle::standing::change_text;
use crate::features::puzzle::step::{PuzzleButton, PuzzlePress};
use crate::features::puzzle::{close, messages, practice, propose, standing};
use crate::i18n::{Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, ephemeral};
use crate::kit::quiz::form;
use crate::kit::quiz::refusal::AnswerRefusal;
use crate::kit::refusal::Refusal;
use crate::port::message::{Button, Look, Message};
use crate::puzzle::{Answer, Form, Puzzle, Verdict};
use crate::store::{Attempt, AttemptStage, Posted, PuzzleAction, PuzzleId, StoreError};

/// Handles a press on a button of a puzzle.
pub(crate) async fn press(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let PuzzleButton(step, id) = parse_button(custom_id)?;
    if let PuzzlePress::Take | PuzzlePress::Confirm | PuzzlePress::Refuse | PuzzlePress::Look = step
    {
        return propose::press(ctx, step, id).await;
    }
    let (posted, known) = read_puzzle(ctx, id).await?;
    let placement = Placement::of(step);
    if let (PuzzlePress::Answer | PuzzlePress::Choose(_) | PuzzlePress::Close, None, Some(card)) =
        (step, posted.message, ctx.pressed_message())
    {
        // The response to the post was lost: this is the message.
        ctx.services.store.set_puzzle_message(id, card).await?;
    }
    let settled = is_settled(ctx, &posted, known);
    match step {
        PuzzlePress::Close => return close::ask(ctx, id, posted).await,
        PuzzlePress::CloseSure => return close::close_surely(ctx, id, posted).await,
        // The card of a closed puzzle has a button for everybody.
        PuzzlePress::Solve if posted.is_closed(ctx.now) => {
            return Ok(ephemeral(
                solution_message(ctx, id, &posted, known, None).await,
            ));
        }
        _ if settled || posted.is_closed(ctx.now) => {
            return Ok(placement.put(solution_message(ctx, id, &posted, known, None).await));
        }
        PuzzlePress::Solve => {
            let store = &ctx.services.store;
            let noted =
                store.note_try(id, ctx.caller(), PuzzleAction::GiveUp, ctx.now, ctx.cause());
            let attempt = noted.await?.ok_or(PuzzleRefusal::TryFirst)?;
            ctx.services.delivery.notify();
            return Ok(placement.put(solution_message(ctx, id, &posted, Some(attempt), None).await));
        }
        PuzzlePress::Choose(choice) => {
            return judge(ctx, id, posted, Answer::Choice(choice), placement).await;
        }
        PuzzlePress::Answer
        | PuzzlePress::Again
        | PuzzlePress::Take
        | PuzzlePress::Confirm
        | PuzzlePress::Refuse
        | PuzzlePress::Look => {}
    }
    open_form(ctx, step, id, &posted.puzzle)
}

/// Whether nothing more counts for the caller: they have solved it or know the solution.
fn is_settled(ctx: &Ctx<'_>, posted: &Posted, known: Option<Attempt>) -> bool {
    let knows_it = posted.poster_knows && posted.by == Some(ctx.caller());
    knows_it || known.is_some_and(|attempt| attempt.stage != AttemptStage::Trying)
}

/// The puzzle, and the caller's attempt at it.
async fn read_puzzle(ctx: &Ctx<'_>, id: PuzzleId) -> Result<(Posted, Option<Attempt>), Failure> {
    let (store, caller) = (ctx.services.store.clone(), ctx.caller());
    let both = async move {
        let posted = store.puzzle(id).await?;
        Ok::<_, StoreError>((posted, store.attempt(id, caller).await?))
    };
    let both = ctx.services.cpu.read(both).await;
    let (posted, attempt) = both.ok_or(Refusal::Trouble)??;
    // Its buttons are in its channel alone, but custom ids may be forged.
    let posted = posted.filter(|posted| posted.place == ctx.request.setting.place);
    Ok((posted.ok_or(Refusal::UnknownButton)?, attempt))
}

/// Handles a submitted form.
pub(crate) async fn submit(ctx: &Ctx<'_>, custom_id: &str, text: &str) -> Handled {
    let PuzzleButton(step, id) = parse_button(custom_id)?;
    let (posted, known) = read_puzzle(ctx, id).await?;
    let placement = Placement::of(step);
    if posted.is_closed(ctx.now) || is_settled(ctx, &posted, known) {
        return Ok(placement.put(solution_message(ctx, id, &posted, known, None).await));
    }
    let puzzle = &posted.puzzle;
    let judged = async {
        let answer = form::read_answer(puzzle.form(), text, puzzle.scene().size())?;
        judge(ctx, id, posted.clone(), answer, placement).await
    };
    match judged.await {
        Err(Failure::Refused(why)) => {
            Ok(placement.put(ask_again(ctx, id, &posted, &why.text()).await))
        }
        judged => judged,
    }
}

/// The question once more, with the reason why the input is no answer.
async fn ask_again(ctx: &Ctx<'_>, id: PuzzleId, posted: &Posted, why: &Text) -> Message {
    let (about, below) = (About::new(id, posted), why.to(ctx.reader()));
    messages::question_message(ctx, &about, &below, vec![retry_button(ctx, id)]).await
}

fn parse_button(custom_id: &str) -> Result<PuzzleButton, Failure> {
    PuzzleButton::parse(custom_id).ok_or_else(|| Refusal::UnknownButton.into())
}

/// Handles an answer: grades it by the rules, counts it, and shows the result to its author alone.
async fn judge(
    ctx: &Ctx<'_>,
    id: PuzzleId,
    posted: Posted,
    answer: Answer,
    placement: Placement,
) -> Handled {
    let size = posted.puzzle.scene().size();
    let puzzle = posted.puzzle.clone();
    let graded = ctx.services.cpu.work(move || puzzle.grade(&answer)).await;
    let graded = graded.ok_or(Refusal::Trouble)?;
    let verdict = graded.map_err(|reason| AnswerRefusal(reason, size))?;
    let action = action_of(&posted.puzzle, &verdict);
    let store = &ctx.services.store;
    let noted = store.note_try(id, ctx.caller(), action, ctx.now, ctx.cause());
    let attempt = noted.await?;
    ctx.services.delivery.notify();
    let trying = attempt.is_some_and(|attempt| attempt.stage == AttemptStage::Trying);
    let mut message = match verdict {
        Verdict::Wrong(mistake) if trying => {
            let about = About::new(id, &posted);
            messages::wrong(ctx, &about, mistake.refutation(), retry_buttons(ctx, id)).await
        }
        _ => solution_message(ctx, id, &posted, attempt, Some(answer)).await,
    };
    let is_first = attempt.is_some_and(|attempt| attempt.tries == 1 && attempt.since == ctx.now);
    if is_first && let Some(card) = &mut message.card {
        let change = standing::rating_change(ctx.services, posted.place, ctx.caller(), id).await;
        let rating_line = change.map(|change| change_text(change).to(ctx.reader()));
        if let Some(line) = rating_line {
            card.body += &format!("\n\n{line}");
        }
    }
    Ok(placement.put(message))
}

/// The action that an answer counts as: if there are few choices, a wrong one is final.
pub(crate) fn action_of(puzzle: &Puzzle, verdict: &Verdict) -> PuzzleAction {
    match (verdict, puzzle.form()) {
        (Verdict::Right, _) => PuzzleAction::Right,
        (Verdict::Wrong(_), Form::Choice(_)) => PuzzleAction::Miss,
        (Verdict::Wrong(_), _) => PuzzleAction::Wrong,
    }
}

/// The solution for the caller alone, and the way to puzzles of their own.
async fn solution_message(
    ctx: &Ctx<'_>,
    id: PuzzleId,
    posted: &Posted,
    attempt: Option<Attempt>,
    given: Option<Answer>,
) -> Message {
    let next = practice::next_button(0, ctx.reader());
    messages::solution(ctx, &About::new(id, posted), attempt, given, vec![next]).await
}

/// The buttons below a wrong answer.
fn retry_buttons(ctx: &Ctx<'_>, id: PuzzleId) -> Vec<Button> {
    vec![retry_button(ctx, id), solve_button(id, ctx.reader())]
}

fn retry_button(ctx: &Ctx<'_>, id: PuzzleId) -> Button {
    let label = say::rules::button_answer();
    button(&label, PuzzlePress::Again, id, Look::Primary, ctx.reader())
}

fn open_form(ctx: &Ctx<'_>, step: PuzzlePress, id: PuzzleId, puzzle: &Puzzle) -> Handled {
    let (stones, size) = (say::count::form_points(), puzzle.scene().size());
    form::form(token(step, id), puzzle.form(), stones, size, ctx.reader())
}
