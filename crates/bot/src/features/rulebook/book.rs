//! Presses in the rule book: turning pages, trying exercises, and the results of answers.
//!
//! Page and language are in the buttons' custom ids alone; the exercises a reader has solved are in the store.

use crate::club::teach;
use crate::features::rulebook::page::page;
use crate::features::rulebook::page_button::BookButton;
use crate::features::rulebook::progress;
use crate::features::rulebook::step::RulebookPress;
use crate::features::rulebook::topic::TopicPart;
use crate::features::rulebook::trying::{ExerciseStage, Solved, Tried, exercise_message, form};
use crate::i18n::Locale;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, instead};
use crate::kit::quiz::refusal::AnswerRefusal;
use crate::kit::quiz::{form as typing, words};
use crate::kit::refusal::Refusal;
use crate::puzzle::{Answer, Verdict};

/// Handles a press in the rule book.
pub(crate) async fn press(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let BookButton(step, locale, key) = read(custom_id)?;
    if step == RulebookPress::Turn {
        let part = TopicPart::from_key(&key).ok_or(Refusal::UnknownButton)?;
        return page(ctx, part, locale).await.map(instead);
    }
    let tried = read_tried(&key)?;
    let stage = match step {
        RulebookPress::Turn | RulebookPress::Try => ExerciseStage::Asked,
        RulebookPress::Solve => ExerciseStage::Solved,
        RulebookPress::Choose(choice) => judge(ctx, tried, Answer::Choice(choice), locale).await?,
        RulebookPress::Count(number) => judge(ctx, tried, Answer::Number(number), locale).await?,
        RulebookPress::Answer => return form(tried, locale),
    };
    let shown = exercise_message(ctx, tried, &stage, locale);
    Ok(instead(shown.await))
}

/// Handles a typed answer: the result replaces the exercise.
pub(crate) async fn answer(ctx: &Ctx<'_>, custom_id: &str, text: &str) -> Handled {
    let BookButton(RulebookPress::Answer, locale, key) = read(custom_id)? else {
        return Err(Refusal::UnknownButton.into());
    };
    let tried = read_tried(&key)?;
    let stage = match judge_typed(ctx, tried, text, locale).await {
        Err(Failure::Refused(why)) => ExerciseStage::Unread(why.text()),
        judged => judged?,
    };
    let shown = exercise_message(ctx, tried, &stage, locale);
    Ok(instead(shown.await))
}

fn read(custom_id: &str) -> Result<BookButton, Failure> {
    BookButton::parse(custom_id).ok_or_else(|| Refusal::UnknownButton.into())
}

fn read_tried(key: &str) -> Result<Tried, Refusal> {
    let part = TopicPart::from_key(key).ok_or(Refusal::UnknownButton)?;
    Tried::of(part).ok_or(Refusal::UnknownButton)
}

async fn judge_typed(
    ctx: &Ctx<'_>,
    tried: Tried,
    text: &str,
    locale: Locale,
) -> Result<ExerciseStage, Failure> {
    let quiz = tried.exercise.quiz();
    let given = typing::read_answer(quiz.question.form(), text, quiz.position.size())?;
    judge(ctx, tried, given, locale).await
}

/// Judges an answer, and notes that an exercise is solved.
async fn judge(
    ctx: &Ctx<'_>,
    tried: Tried,
    given: Answer,
    locale: Locale,
) -> Result<ExerciseStage, Failure> {
    let quiz = tried.exercise.quiz();
    let judged = quiz.judge(&given);
    let verdict = judged.map_err(|reason| AnswerRefusal(reason, quiz.position.size()))?;
    Ok(match verdict {
        Verdict::Right => {
            let noted = progress::note(ctx.services, ctx.caller(), tried.lesson);
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
        Verdict::Wrong(mistake) => ExerciseStage::Wrong(words::wrong(&quiz, &mistake)),
    })
}
