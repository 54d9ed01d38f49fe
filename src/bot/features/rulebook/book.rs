//! Presses in the rule book: turning pages, trying exercises, and what came of an answer.
//!
//! Page and language are in the buttons' custom ids alone; the exercises a reader has solved are in the store.

use crate::bot::features::rulebook::exercise::Exercise;
use crate::bot::features::rulebook::lesson::Lesson;
use crate::bot::features::rulebook::page::page;
use crate::bot::features::rulebook::page_button::BookButton;
use crate::bot::features::rulebook::progress;
use crate::bot::features::rulebook::step::Step;
use crate::bot::features::rulebook::topic::Leaf;
use crate::bot::features::rulebook::trying::{Solved, Stage, exercise_message, form};
use crate::bot::games::teach;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::custom_id::CustomId as _;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::outcome::{Handled, instead};
use crate::bot::kit::quiz::{form as typing, words};
use crate::bot::kit::refusal::{PuzzleRefusal, Refusal};
use crate::i18n::Locale;
use crate::puzzle::{Answer, Verdict};

/// What a button of the rule book leads to.
pub(crate) async fn press(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let BookButton(step, locale, key) = read(custom_id)?;
    if step == Step::Turn {
        let leaf = Leaf::from_key(&key).ok_or(Refusal::UnknownButton)?;
        return page(ctx, leaf, locale).await.map(instead);
    }
    let (lesson, exercise) = exercise_of(&key)?;
    let stage = match step {
        Step::Turn | Step::Try => Stage::Asked,
        Step::Solve => Stage::Solved,
        Step::Choose(choice) => {
            let given = Answer::Choice(choice);
            judge(ctx, (lesson, exercise), given, locale).await?
        }
        Step::Count(number) => {
            let given = Answer::Number(number);
            judge(ctx, (lesson, exercise), given, locale).await?
        }
        Step::Answer => return form(lesson, exercise, locale),
    };
    Ok(instead(
        exercise_message(ctx, lesson, exercise, &stage, locale).await,
    ))
}

/// What comes of an answer that was typed, in the place of the exercise.
pub(crate) async fn answer(ctx: &Ctx<'_>, custom_id: &str, text: &str) -> Handled {
    let BookButton(Step::Answer, locale, key) = read(custom_id)? else {
        return Err(Refusal::UnknownButton.into());
    };
    let (lesson, exercise) = exercise_of(&key)?;
    let asked = exercise.quiz();
    let given = typing::read_answer(asked.question.form(), text, asked.position.size())?;
    let stage = judge(ctx, (lesson, exercise), given, locale).await?;
    Ok(instead(
        exercise_message(ctx, lesson, exercise, &stage, locale).await,
    ))
}

fn read(custom_id: &str) -> Result<BookButton, Failure> {
    BookButton::parse(custom_id).ok_or_else(|| Refusal::UnknownButton.into())
}

fn exercise_of(key: &str) -> Result<(&'static Lesson, &'static Exercise), Refusal> {
    let lesson = Lesson::from_key(key).ok_or(Refusal::UnknownButton)?;
    let exercise = lesson.exercise.as_ref();
    Ok((lesson, exercise.ok_or(Refusal::UnknownButton)?))
}

/// Judges what was answered, and notes that an exercise is solved.
async fn judge(
    ctx: &Ctx<'_>,
    (lesson, exercise): (&'static Lesson, &Exercise),
    given: Answer,
    locale: Locale,
) -> Result<Stage, Failure> {
    let asked = exercise.quiz();
    let judged = asked.judge(&given);
    let verdict =
        judged.map_err(|reason| PuzzleRefusal::NoAnswer(reason, asked.position.size()))?;
    Ok(match verdict {
        Verdict::Right => {
            let noted = progress::note(ctx.services, ctx.caller(), lesson);
            let (progress, finished) = noted.await?;
            let suggestion = match finished {
                Some(stage) => teach::suggestion(ctx, stage, locale).await,
                None => None,
            };
            let progress = progress.told();
            Stage::Right(
                given,
                Solved {
                    progress,
                    suggestion,
                },
            )
        }
        Verdict::Wrong(mistake) => Stage::Wrong(words::wrong(&asked, &mistake)),
    })
}
