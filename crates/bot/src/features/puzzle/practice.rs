//! Puzzles that a member solves alone: private, one after the other, each replacing the previous one.

use crate::features::puzzle::answer::action_of;
use crate::features::puzzle::choose::choose_near;
use crate::features::puzzle::messages::About;
use crate::features::puzzle::refusal::PuzzleRefusal;
use crate::features::puzzle::step::{PracticeButton, PracticePress};
use crate::features::puzzle::{messages, post};
use crate::i18n::{Locale, Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, ephemeral, instead};
use crate::kit::quiz::refusal::AnswerRefusal;
use crate::kit::quiz::{form, words};
use crate::kit::refusal::Refusal;
use crate::people::limits;
use crate::port::message::{Button, Look, Message};
use crate::puzzle::{Answer, Choice, Form, Level, Pace, Puzzle, Topic, Verdict};
use crate::store::{Attempt, AttemptStage, Practice, PuzzleAction};

/// Level of the first puzzle, unless the member chooses another.
const FIRST: Level = Level::ALL[0];

/// The caller's unfinished puzzle; a new one if there is none, if they ask for a kind of puzzle, or if their earlier
/// topic is not named now.
pub(crate) async fn begin(ctx: &Ctx<'_>, topic: Option<Topic>, level: Option<Level>) -> Handled {
    let before = read_practice(ctx).await?;
    let is_meant = |before: &Practice| {
        let of_any = topic.is_none() && before.topic.is_none();
        of_any && level.is_none() && is_open(before)
    };
    let message = match before {
        Some(before) if is_meant(&before) => show(ctx, before).await?,
        before => {
            let pace = match (level, before) {
                (Some(level), _) => Pace::beginning(level),
                (None, Some(before)) => before.pace,
                (None, None) => Pace::beginning(FIRST),
            };
            let next = start_next(ctx, topic, pace).await?;
            show(ctx, next).await?
        }
    };
    Ok(ephemeral(message))
}

/// Handles a press on a button of a practice puzzle.
pub(crate) async fn press(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let PracticeButton(step, number) = parse_button(custom_id)?;
    let Some((practice, puzzle)) = find(ctx, number).await? else {
        let before = read_practice(ctx).await?;
        let is_posted = before.is_some_and(|before| before.cause == ctx.cause());
        return match step {
            PracticePress::Post if is_posted => post::show_last(ctx).await,
            PracticePress::Next => open_next(ctx, number).await,
            _ => outdated_puzzle(ctx, number).await,
        };
    };
    let is_over = !is_open(&practice);
    match step {
        PracticePress::Next => open_next(ctx, number).await,
        PracticePress::Post => post::post(ctx, practice, puzzle).await,
        _ if is_over => Ok(instead(show(ctx, practice).await?)),
        PracticePress::Choose(choice) => judge(ctx, practice, puzzle, Answer::Choice(choice)).await,
        PracticePress::Answer => {
            let (stones, size) = (say::count::form_points(), puzzle.scene().size());
            let form_id = token(PracticePress::Answer, number);
            form::form(form_id, puzzle.form(), stones, size, ctx.reader())
        }
        PracticePress::Solve => {
            let after = note(ctx, number, PuzzleAction::GiveUp).await?;
            Ok(instead(solution_message(ctx, &after, &puzzle, None).await))
        }
    }
}

/// Handles a submitted form.
pub(crate) async fn submit(ctx: &Ctx<'_>, custom_id: &str, text: &str) -> Handled {
    let PracticeButton(_, number) = parse_button(custom_id)?;
    let Some((practice, puzzle)) = find(ctx, number).await? else {
        return outdated_puzzle(ctx, number).await;
    };
    if !is_open(&practice) {
        return Ok(instead(show(ctx, practice).await?));
    }
    let judged = async {
        let answer = form::read_answer(puzzle.form(), text, puzzle.scene().size())?;
        judge(ctx, practice.clone(), puzzle.clone(), answer).await
    };
    match judged.await {
        Err(Failure::Refused(why)) => ask_again(ctx, &practice, &puzzle, &why.text()).await,
        judged => judged,
    }
}

/// The question once more, with the reason why the input is no answer.
async fn ask_again(ctx: &Ctx<'_>, practice: &Practice, puzzle: &Puzzle, why: &Text) -> Handled {
    let (about, reader) = (About::solo(puzzle), ctx.reader());
    let (below, buttons) = (why.to(reader), answer_buttons(puzzle, practice, reader));
    let asked = messages::question_message(ctx, &about, &below, buttons);
    Ok(instead(asked.await))
}

/// The button that leads from the puzzle of this number to the next one.
pub(crate) fn next_button(number: u32, locale: Locale) -> Button {
    let label = say::puzzle::button_next();
    button(&label, PracticePress::Next, number, Look::Primary, locale)
}

/// The caller's practice puzzle.
async fn read_practice(ctx: &Ctx<'_>) -> Result<Option<Practice>, Failure> {
    let (store, caller) = (ctx.services.store.clone(), ctx.caller());
    let read = async move { store.practice(caller).await };
    let read = ctx.services.cpu.read(read).await;
    Ok(read.ok_or(Refusal::Trouble)??)
}

/// The puzzle of this number, if the caller is still at it.
async fn find(ctx: &Ctx<'_>, number: u32) -> Result<Option<(Practice, Puzzle)>, Failure> {
    let practice = read_practice(ctx)
        .await?
        .filter(|practice| practice.number == number);
    Ok(practice.and_then(|practice| {
        let puzzle = practice.puzzle.clone()?;
        Some((practice, puzzle))
    }))
}

/// Whether it waits for an answer.
fn is_open(practice: &Practice) -> bool {
    let waits = |attempt: &Attempt| attempt.stage == AttemptStage::Trying;
    practice.puzzle.is_some() && practice.attempt.as_ref().is_none_or(waits)
}

/// The result of a press or an answer for an old puzzle of this number, which is no longer the caller's.
async fn outdated_puzzle(ctx: &Ctx<'_>, number: u32) -> Handled {
    match read_practice(ctx).await? {
        // If the last puzzle was posted, it is no longer a practice puzzle.
        Some(last) if last.number == number => Err(PuzzleRefusal::Posted.into()),
        _ => open_next(ctx, number).await,
    }
}

/// The puzzle after this number: an unfinished one, or a new one.
async fn open_next(ctx: &Ctx<'_>, number: u32) -> Handled {
    let message = match read_practice(ctx).await? {
        Some(before) if before.number != number && is_open(&before) => show(ctx, before).await?,
        before => {
            let pace = before
                .as_ref()
                .map_or(Pace::beginning(FIRST), |before| before.pace);
            let topic = before.and_then(|before| before.topic);
            let next = start_next(ctx, topic, pace).await?;
            show(ctx, next).await?
        }
    };
    Ok(instead(message))
}

/// Begins the next puzzle.
async fn start_next(ctx: &Ctx<'_>, topic: Option<Topic>, pace: Pace) -> Result<Practice, Failure> {
    let spent = limits::spend_practice(ctx)?;
    // The same interaction chooses the same puzzle.
    let seed = ctx.request.interaction.0;
    let place = ctx.request.setting.place;
    let chosen = choose_near(ctx.services, topic, pace.level, place, seed).await?;
    let (puzzle, _) = chosen.ok_or(PuzzleRefusal::NoPuzzle)?;
    let store = &ctx.services.store;
    let begun = store.begin_practice(ctx.caller(), puzzle, topic, pace, ctx.cause());
    let begun = begun.await?;
    spent.keep();
    Ok(begun)
}

/// Notes the caller's action on the puzzle of this number, and returns its new state.
async fn note(ctx: &Ctx<'_>, number: u32, action: PuzzleAction) -> Result<Practice, Failure> {
    let store = &ctx.services.store;
    let noted = store.note_practice(ctx.caller(), number, action, ctx.now, ctx.cause());
    Ok(noted.await?.ok_or(Refusal::UnknownButton)?)
}

/// Handles an answer: grades it by the rules, and replaces the question by the result.
async fn judge(ctx: &Ctx<'_>, practice: Practice, puzzle: Puzzle, answer: Answer) -> Handled {
    let (size, asked) = (puzzle.scene().size(), puzzle.clone());
    let graded = ctx.services.cpu.work(move || asked.grade(&answer)).await;
    let graded = graded.ok_or(Refusal::Trouble)?;
    let verdict = graded.map_err(|reason| AnswerRefusal(reason, size))?;
    let action = action_of(&puzzle, &verdict);
    let after = note(ctx, practice.number, action).await?;
    let message = match verdict {
        Verdict::Wrong(mistake) if is_open(&after) => {
            let buttons = answer_buttons(&puzzle, &after, ctx.reader());
            let about = About::solo(&puzzle);
            messages::wrong(ctx, &about, mistake.refutation(), buttons).await
        }
        _ => solution_message(ctx, &after, &puzzle, Some(answer)).await,
    };
    Ok(instead(message))
}

/// The puzzle: its question, or its solution once the member has answered.
async fn show(ctx: &Ctx<'_>, practice: Practice) -> Result<Message, Failure> {
    let puzzle = practice.puzzle.clone().ok_or(Refusal::UnknownButton)?;
    if !is_open(&practice) {
        return Ok(solution_message(ctx, &practice, &puzzle, None).await);
    }
    let reader = ctx.reader();
    let buttons = answer_buttons(&puzzle, &practice, reader);
    let below = progress_line(&practice, &puzzle, reader);
    Ok(messages::question_message(ctx, &About::solo(&puzzle), &below, buttons).await)
}

/// The level, and the number of puzzles solved in a row.
fn progress_line(practice: &Practice, puzzle: &Puzzle, locale: Locale) -> String {
    let level = puzzle.level().unwrap_or(practice.pace.level);
    let level = say::puzzle::level_of(level.number()).to(locale);
    match practice.pace.in_a_row {
        0 | 1 => level,
        row => format!("{level} · {}", say::puzzle::in_a_row(row).to(locale)),
    }
}

/// The solution, with the number of puzzles solved in a row.
async fn solution_message(
    ctx: &Ctx<'_>,
    practice: &Practice,
    puzzle: &Puzzle,
    given: Option<Answer>,
) -> Message {
    let reader = ctx.reader();
    let buttons = vec![
        next_button(practice.number, reader),
        post_button(practice.number, reader),
    ];
    let about = About::solo(puzzle);
    let mut message = messages::solution(ctx, &about, practice.attempt, given, buttons).await;
    if let Some(card) = &mut message.card {
        card.body += &format!("\n\n{}", progress_line(practice, puzzle, reader));
    }
    message
}

/// The buttons below a question.
fn answer_buttons(puzzle: &Puzzle, practice: &Practice, locale: Locale) -> Vec<Button> {
    use say::rules as r;
    let press = |label: &Text, step, look| button(label, step, practice.number, look, locale);
    let answers = match puzzle.form() {
        Form::Choice(choices) => {
            let one = |choice: &Choice| {
                let step = PracticePress::Choose(*choice);
                press(&words::title(*choice), step, Look::Primary)
            };
            choices.iter().map(one).collect()
        }
        _ => vec![press(
            &r::button_answer(),
            PracticePress::Answer,
            Look::Primary,
        )],
    };
    let solve = press(&r::button_solve(), PracticePress::Solve, Look::Secondary);
    let post = post_button(practice.number, locale);
    answers.into_iter().chain([solve, post]).collect()
}

fn post_button(number: u32, locale: Locale) -> Button {
    let label = say::puzzle::button_post_here();
    button(&label, PracticePress::Post, number, Look::Secondary, locale)
}

fn button(label: &Text, step: PracticePress, number: u32, look: Look, locale: Locale) -> Button {
    Button {
        label: label.to(locale),
        custom_id: token(step, number),
        look,
    }
}

fn token(step: PracticePress, number: u32) -> String {
    PracticeButton(step, number)
        .write()
        .expect("a word and a number are shorter than 100 characters")
}

fn parse_button(custom_id: &str) -> Result<PracticeButton, Failure> {
    PracticeButton::parse(custom_id).ok_or_else(|| Refusal::UnknownButton.into())
}
