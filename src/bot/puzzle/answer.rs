//! Answering a puzzle: what its buttons lead to, and what comes of an answer.

use super::{Spot, Step, button, card, close, propose, scene, solve_button, token, told, words};
use crate::bot::ask::{Ask, whisper};
use crate::bot::catalogue::Doing;
use crate::bot::failure::Failure;
use crate::bot::quiz;
use crate::bot::reply::{Look, Response};
use crate::bot::standing::changed;
use crate::i18n::say;
use crate::puzzle::{Answer, Choice, Form, Puzzle, Verdict};
use crate::store::{Attempt, Deed, Posted, PuzzleId, Stage, StoreError};

/// What a button of a puzzle leads to.
pub(in crate::bot) fn press<'a>(
    ask: &'a Ask<'_>,
    step: Step,
    id: PuzzleId,
) -> Doing<'a, Result<Response, Failure>> {
    Box::pin(pressed(ask, step, id))
}

async fn pressed(ask: &Ask<'_>, step: Step, id: PuzzleId) -> Result<Response, Failure> {
    if let Step::Take | Step::Confirm | Step::Refuse | Step::Look = step {
        return Box::pin(propose::pressed(ask, step, id)).await;
    }
    let (posted, known) = read(ask, id).await?;
    let spot = Spot::of(step);
    if let (Step::Answer | Step::Close, None, Some(card)) = (step, posted.message, ask.pressed()) {
        // The answer that posted it was never heard of; here it stands.
        ask.bot.store.puzzle_stands(id, card).await?;
    }
    let settled = is_settled(ask, &posted, known);
    match step {
        Step::Close => return close::close(ask, id, posted).await,
        // The card of a closed puzzle has a button for everybody.
        Step::Solve if posted.is_closed(ask.now) => {
            return Ok(whisper(told::solution(ask, id, &posted, known, None).await));
        }
        _ if settled || posted.is_closed(ask.now) => {
            return Ok(spot.put(told::solution(ask, id, &posted, known, None).await));
        }
        Step::Solve => {
            let store = &ask.bot.store;
            let noted = store.note_try(id, ask.caller(), Deed::GiveUp, ask.now, ask.cause());
            let attempt = noted.await?.ok_or_else(say::puzzle::try_first)?;
            ask.bot.office.ring();
            return Ok(spot.put(told::solution(ask, id, &posted, Some(attempt), None).await));
        }
        Step::Choose(choice) => {
            return judged(ask, id, posted, Answer::Choice(choice), spot).await;
        }
        Step::Answer | Step::Again | Step::Take | Step::Confirm | Step::Refuse | Step::Look => {}
    }
    let Form::Choice(choices) = posted.puzzle.form() else {
        return form(ask, step, id, &posted.puzzle);
    };
    let reader = ask.reader();
    let one = |choice: &Choice| {
        let step = Step::Choose(*choice);
        button(&quiz::title(*choice), step, id, Look::Primary, reader)
    };
    let mut buttons: Vec<_> = choices.iter().map(one).collect();
    if known.is_some() {
        buttons.push(solve_button(id, reader));
    }
    let text = words::question(&posted.puzzle, reader);
    let scene = scene::asked(&posted.puzzle);
    let page = card::page(id, posted.puzzle.topic(), text, buttons, reader);
    let name = format!("tengen-puzzle-{id}.png");
    let style = ask.own_style();
    Ok(spot.put(ask.bot.with_scene(page, name, &scene, style).await))
}

/// Whether nothing of the caller's counts any more: they have solved it or know the solution, which a study's author does.
fn is_settled(ask: &Ask<'_>, posted: &Posted, known: Option<Attempt>) -> bool {
    let is_author = matches!(posted.puzzle, Puzzle::Study(_)) && posted.by == ask.caller();
    is_author || known.is_some_and(|attempt| attempt.stage != Stage::Trying)
}

/// The puzzle, and what the caller has tried of it.
async fn read(ask: &Ask<'_>, id: PuzzleId) -> Result<(Posted, Option<Attempt>), Failure> {
    let (store, caller) = (ask.bot.store.clone(), ask.caller());
    let both = move || Ok::<_, StoreError>((store.puzzle(id)?, store.attempt(id, caller)?));
    let both = ask.bot.easels.work(both).await;
    let (posted, attempt) = both.ok_or_else(say::refusal::trouble)??;
    // Its buttons stand in its channel alone, but what a button carries may be forged.
    let posted = posted.filter(|posted| posted.place == ask.request.setting.place);
    Ok((posted.ok_or_else(say::refusal::unknown_button)?, attempt))
}

/// A form that was filled in.
pub(in crate::bot) fn submit<'a>(
    ask: &'a Ask<'_>,
    step: Step,
    id: PuzzleId,
    text: &'a str,
) -> Doing<'a, Result<Response, Failure>> {
    Box::pin(async move {
        let (posted, known) = read(ask, id).await?;
        let spot = Spot::of(step);
        if posted.is_closed(ask.now) || is_settled(ask, &posted, known) {
            return Ok(spot.put(told::solution(ask, id, &posted, known, None).await));
        }
        let puzzle = &posted.puzzle;
        let answer = quiz::typed(puzzle.form(), text, puzzle.scene().size())?;
        judged(ask, id, posted, answer, spot).await
    })
}

/// What comes of an answer: it is graded by the rules, counted, and told to its giver alone.
async fn judged(
    ask: &Ask<'_>,
    id: PuzzleId,
    posted: Posted,
    answer: Answer,
    spot: Spot,
) -> Result<Response, Failure> {
    let size = posted.puzzle.scene().size();
    let puzzle = posted.puzzle.clone();
    let graded = ask.bot.easels.work(move || puzzle.grade(&answer)).await;
    let graded = graded.ok_or_else(say::refusal::trouble)?;
    let verdict = graded.map_err(|reason| quiz::no_answer(reason, size))?;
    let deed = match verdict {
        Verdict::Right => Deed::Right,
        Verdict::Wrong(_) => Deed::Wrong,
    };
    let store = &ask.bot.store;
    let noted = store.note_try(id, ask.caller(), deed, ask.now, ask.cause());
    let attempt = noted.await?;
    ask.bot.office.ring();
    let trying = attempt.is_some_and(|attempt| attempt.stage == Stage::Trying);
    let mut message = match verdict {
        Verdict::Wrong(mistake) if trying => {
            told::wrong(ask, id, &posted, mistake.refutation()).await
        }
        _ => told::solution(ask, id, &posted, attempt, Some(answer)).await,
    };
    let is_first = attempt.is_some_and(|attempt| attempt.tries == 1 && attempt.since == ask.now);
    if is_first && let Some(card) = &mut message.card {
        let change = ask.bot.rating_change(posted.place, ask.caller(), id).await;
        let told = change.map(|change| changed(change).to(ask.reader()));
        if let Some(told) = told {
            card.body += &format!("\n\n{told}");
        }
    }
    Ok(spot.put(message))
}

fn form(ask: &Ask<'_>, step: Step, id: PuzzleId, puzzle: &Puzzle) -> Result<Response, Failure> {
    let (stones, size) = (say::count::form_points(), puzzle.scene().size());
    quiz::form(token(step, id), puzzle.form(), stones, size, ask.reader())
}
