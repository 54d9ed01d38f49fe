//! Presses in the rule book: turning pages, trying exercises, and the results of answers.
//!
//! Page and language are in the buttons' custom ids alone; the exercises a reader has solved are in the store.

use crate::features::rulebook::exercise::Exercise;
use crate::features::rulebook::lesson::Lesson;
use crate::features::rulebook::page::page;
use crate::features::rulebook::page_button::BookButton;
use crate::features::rulebook::progress;
use crate::features::rulebook::step::RulebookPress;
use crate::features::rulebook::topic::TopicPart;
use crate::features::rulebook::trying::{ExerciseStage, Solved, exercise_message, form};
use crate::games::teach;
use crate::i18n::Locale;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, instead};
use crate::kit::quiz::{form as typing, words};
use crate::kit::refusal::{PuzzleRefusal, Refusal};
use crate::puzzle::{Answer, Verdict};

/// Handles a press in the rule book.
pub(crate) async fn press(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let BookButton(step, locale, key) = read(custom_id)?;
    if step == RulebookPress::Turn {
        let leaf = TopicPart::from_key(&key).ok_or(Refusal::UnknownButton)?;
        return page(ctx, leaf, locale).await.map(instead);
    }
    let (lesson, exercise) = exercise_of(&key)?;
    let stage = match step {
        RulebookPress::Turn | RulebookPress::Try => ExerciseStage::Asked,
        RulebookPress::Solve => ExerciseStage::Solved,
        RulebookPress::Choose(choice) => {
            let given = Answer::Choice(choice);
            judge(ctx, lesson, exercise, given, locale).await?
        }
        RulebookPress::Count(number) => {
            let given = Answer::Number(number);
            judge(ctx, lesson, exercise, given, locale).await?
        }
        RulebookPress::Answer => return form(lesson, exercise, locale),
    };
    Ok(instead(
        exercise_message(ctx, lesson, exercise, &stage, locale).await,
    ))
}

/// Handles a typed answer: the result replaces the exercise.
pub(crate) async fn answer(ctx: &Ctx<'_>, custom_id: &str, text: &str) -> Handled {
    let BookButton(RulebookPress::Answer, locale, key) = read(custom_id)? else {
        return Err(Refusal::UnknownButton.into());
    };
    let (lesson, exercise) = exercise_of(&key)?;
    let asked = exercise.quiz();
    let given = typing::read_answer(asked.question.form(), text, asked.position.size())?;
    let stage = judge(ctx, lesson, exercise, given, locale).await?;
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
    lesson: &'static Lesson,
    exercise: &Exercise,
    given: Answer,
    locale: Locale,
) -> Result<ExerciseStage, Failure> {
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
            let progress = progress.text();
            ExerciseStage::Right(
                given,
                Solved {
                    progress,
                    suggestion,
                },
            )
        }
        Verdict::Wrong(mistake) => ExerciseStage::Wrong(words::wrong(&asked, &mistake)),
    })
}
