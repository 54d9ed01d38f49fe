//! An exercise as a message, and the form for its answer.

use crate::club::teach;
use crate::club::teach::Suggestion;
use crate::club::teach::custom_id::LessonGameButton;
use crate::features::rulebook::exercise::Exercise;
use crate::features::rulebook::lesson::Lesson;
use crate::features::rulebook::page::{button, on, style, token};
use crate::features::rulebook::progress;
use crate::features::rulebook::step::RulebookPress;
use crate::features::rulebook::topic::{Topic, TopicPart};
use crate::games::view::scene;
use crate::i18n::{Locale, Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::outcome::Handled;
use crate::kit::quiz::{form, words};
use crate::port::message::{Button, Card, Look, Message, Row};
use crate::puzzle::quiz::Right;
use crate::puzzle::{Answer, Form};

/// An exercise, and the part of its page from which the reader came.
#[derive(Clone, Copy)]
pub(crate) struct Tried {
    pub(crate) lesson: &'static Lesson,
    pub(crate) exercise: &'static Exercise,
    from: TopicPart,
}

impl Tried {
    /// The exercise of this page, if it has one.
    pub(crate) fn of(from: TopicPart) -> Option<Self> {
        let Topic::Lesson(lesson) = from.topic else {
            return None;
        };
        let exercise = lesson.exercise.as_ref()?;
        Some(Self {
            lesson,
            exercise,
            from,
        })
    }
}

/// A member's progress in an exercise.
pub(crate) enum ExerciseStage {
    /// The question.
    Asked,
    /// The typed text is no answer, for this reason.
    Unread(Text),
    /// A wrong answer was given, for this reason.
    Wrong(Text),
    /// This right answer was given.
    Right(Answer, Solved),
    /// The answer was asked for.
    Solved,
}

/// The result of a solved exercise.
pub(crate) struct Solved {
    /// The new progress in the course.
    pub(crate) progress: Option<Text>,
    /// The way to a teaching game, if they have just finished a step.
    pub(crate) suggestion: Option<Suggestion>,
}

/// An exercise with a member's progress in it.
pub(crate) async fn exercise_message(
    ctx: &Ctx<'_>,
    tried: Tried,
    stage: &ExerciseStage,
    locale: Locale,
) -> Message {
    use say::rules as r;
    let say = |text: &Text| text.to(locale);
    let exercise = tried.exercise;
    let quiz = exercise.quiz();
    let explain = || words::why(quiz.position.to_move(), &quiz.solve().reason);
    let body = match stage {
        ExerciseStage::Asked => say(&words::ask(&quiz)),
        ExerciseStage::Unread(why) => format!("{}\n\n{}", say(why), say(&words::ask(&quiz))),
        ExerciseStage::Wrong(why) => format!(
            "{}\n{}\n\n{}",
            say(&r::wrong()),
            say(why),
            say(&words::ask(&quiz))
        ),
        ExerciseStage::Right(_, solved) => {
            let mut body = format!("{}\n{}", say(&r::right()), say(&explain()));
            let suggested = solved.suggestion.iter().map(|suggestion| &suggestion.line);
            let below = solved.progress.iter().chain(suggested);
            body.extend(below.map(|text| format!("\n\n{}", say(text))));
            body
        }
        ExerciseStage::Solved => format!("{}\n{}", say(&r::solved()), say(&explain())),
    };
    let (scene, rows) = match stage {
        ExerciseStage::Asked | ExerciseStage::Unread(_) | ExerciseStage::Wrong(_) => {
            (exercise.scene(), answer_rows(tried, locale))
        }
        ExerciseStage::Right(given, solved) => {
            let rows = closing_rows(tried, solved.suggestion.as_ref(), locale);
            (exercise.solved_scene(Some(*given)), rows)
        }
        ExerciseStage::Solved => (
            exercise.solved_scene(None),
            closing_rows(tried, None, locale),
        ),
    };
    let solved = match stage {
        ExerciseStage::Asked | ExerciseStage::Unread(_) | ExerciseStage::Wrong(_) => "",
        ExerciseStage::Right(..) | ExerciseStage::Solved => "-solved",
    };
    let message = Message {
        card: Some(Card {
            title: say(&r::try_title((tried.lesson.title)())).into(),
            body: body.into(),
            fields: Vec::new(),
        }),
        rows,
        ..Message::default()
    };
    let name = format!("tengen-{}{solved}.png", exercise.record.name);
    let style = style(ctx, locale);
    let draft = scene::with_scene(message, name, &scene, style);
    draft.paint(ctx.services, style).await
}

/// The rows below a question: its answers, the solution, and back.
fn answer_rows(tried: Tried, locale: Locale) -> Vec<Row> {
    use say::rules as r;
    let press = |label: &Text, step, look| button(label, step, locale, tried.from, look);
    let back = press(&r::button_back(), RulebookPress::Turn, Look::Secondary);
    let solve = press(&r::button_solve(), RulebookPress::Solve, Look::Secondary);
    let answer = |look| press(&r::button_answer(), RulebookPress::Answer, look);
    match tried.exercise.quiz().question.form() {
        Form::Choice(choices) => {
            let choices = choices.iter().map(|choice| {
                press(
                    &words::title(*choice),
                    RulebookPress::Choose(*choice),
                    Look::Primary,
                )
            });
            vec![
                Row::Buttons(choices.collect()),
                Row::Buttons(vec![back, solve]),
            ]
        }
        Form::Number => vec![
            Row::Buttons(numbers(tried, locale)),
            Row::Buttons(vec![back, answer(Look::Secondary), solve]),
        ],
        Form::EmptyPoints | Form::Stones | Form::Point | Form::Play => {
            vec![Row::Buttons(vec![back, answer(Look::Primary), solve])]
        }
    }
}

/// Four consecutive numbers, one of which is the answer. Its place among them is derived from the number, so that it
/// varies.
fn numbers(tried: Tried, locale: Locale) -> Vec<Button> {
    let Right::Answer(Answer::Number(right)) = tried.exercise.quiz().solve().right else {
        return Vec::new();
    };
    let first = right.saturating_sub(right % 3);
    let press = |number: u16| Button {
        label: number.to_string(),
        custom_id: token(RulebookPress::Count(number), locale, tried.from),
        look: Look::Primary,
    };
    (first..first.saturating_add(4)).map(press).collect()
}

/// The rows below a finished exercise.
fn closing_rows(tried: Tried, suggestion: Option<&Suggestion>, locale: Locale) -> Vec<Row> {
    let [_, after] = tried.from.topic.neighbours();
    let label = say::rules::button_back();
    let back = button(
        &label,
        RulebookPress::Turn,
        locale,
        tried.from,
        Look::Secondary,
    );
    let game = progress::stage_of_last(tried.lesson).map(|stage| {
        let label = say::rules::button_play_stage(stage.game());
        teach::custom_id::button(&label, LessonGameButton(stage), Look::Success, locale)
    });
    let mut buttons: Vec<_> = [back].into_iter().chain(game).collect();
    buttons.extend(after.map(|after| on(after, locale, Look::Primary)));
    buttons.extend(suggestion.map(|suggestion| suggestion.button.clone()));
    vec![Row::Buttons(buttons)]
}

/// The form into which an answer is typed.
pub(crate) fn form(tried: Tried, locale: Locale) -> Handled {
    let (quiz, stones) = (tried.exercise.quiz(), say::rules::form_stones());
    let custom_id = token(RulebookPress::Answer, locale, tried.from);
    let (form, size) = (quiz.question.form(), quiz.position.size());
    form::form(custom_id, form, stones, size, locale)
}
