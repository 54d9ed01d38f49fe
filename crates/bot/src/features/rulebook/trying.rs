//! An exercise as a message, and the form in which its answer is typed.

use crate::club::teach;
use crate::club::teach::Suggestion;
use crate::club::teach::custom_id::LessonGameButton;
use crate::features::rulebook::exercise::Exercise;
use crate::features::rulebook::lesson::Lesson;
use crate::features::rulebook::page::{button, on, style, token};
use crate::features::rulebook::progress;
use crate::features::rulebook::step::RulebookPress;
use crate::features::rulebook::topic::Topic;
use crate::games::view::scene;
use crate::i18n::{Locale, Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::outcome::Handled;
use crate::kit::quiz::{form, words};
use crate::port::message::{Button, Card, Look, Message, Row};
use crate::puzzle::quiz::Right;
use crate::puzzle::{Answer, Form};

/// How far somebody is with an exercise.
pub(crate) enum ExerciseStage {
    /// The question.
    Asked,
    /// A wrong answer was given, for this reason.
    Wrong(Text),
    /// This answer, which is right.
    Right(Answer, Solved),
    /// The answer was asked for.
    Solved,
}

/// The result of a solved exercise.
pub(crate) struct Solved {
    /// How far they are in the course by now.
    pub(crate) progress: Option<Text>,
    /// The way to a teaching game, if they have just finished a step.
    pub(crate) suggestion: Option<Suggestion>,
}

/// An exercise, as far as somebody is with it.
pub(crate) async fn exercise_message(
    ctx: &Ctx<'_>,
    lesson: &'static Lesson,
    exercise: &Exercise,
    stage: &ExerciseStage,
    locale: Locale,
) -> Message {
    use say::rules as r;
    let say = |text: &Text| text.to(locale);
    let asked = exercise.quiz();
    let explain = || words::why(asked.position.to_move(), &asked.solve().reason);
    let body = match stage {
        ExerciseStage::Asked => say(&words::ask(&asked)),
        ExerciseStage::Wrong(why) => format!(
            "{}\n{}\n\n{}",
            say(&r::wrong()),
            say(why),
            say(&words::ask(&asked))
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
        ExerciseStage::Asked | ExerciseStage::Wrong(_) => {
            (exercise.scene(), asking(lesson, exercise, locale))
        }
        ExerciseStage::Right(given, solved) => {
            let suggestion = solved.suggestion.as_ref();
            let rows = leaving(lesson, suggestion, locale);
            (exercise.solved_scene(Some(*given)), rows)
        }
        ExerciseStage::Solved => (exercise.solved_scene(None), leaving(lesson, None, locale)),
    };
    let solved = match stage {
        ExerciseStage::Asked | ExerciseStage::Wrong(_) => "",
        ExerciseStage::Right(..) | ExerciseStage::Solved => "-solved",
    };
    let message = Message {
        card: Some(Card {
            title: say(&r::try_title((lesson.title)())).into(),
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

/// Below a question: how to answer it, and ways out.
fn asking(lesson: &'static Lesson, exercise: &Exercise, locale: Locale) -> Vec<Row> {
    use say::rules as r;
    let topic = Topic::Lesson(lesson);
    let press = |label: &Text, step, look| button(label, step, locale, topic, look);
    let ways_out = [
        press(&r::button_solve(), RulebookPress::Solve, Look::Secondary),
        press(&r::button_page(), RulebookPress::Turn, Look::Secondary),
    ];
    let answer = press(&r::button_answer(), RulebookPress::Answer, Look::Secondary);
    match exercise.quiz().question.form() {
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
                Row::Buttons(ways_out.into()),
            ]
        }
        Form::Number => vec![
            Row::Buttons(numbers(lesson, exercise, locale)),
            Row::Buttons([answer].into_iter().chain(ways_out).collect()),
        ],
        Form::EmptyPoints | Form::Stones | Form::Point | Form::Play => {
            let answer = Button {
                look: Look::Primary,
                ..answer
            };
            vec![Row::Buttons([answer].into_iter().chain(ways_out).collect())]
        }
    }
}

/// Four numbers in a row, one of which is the answer. Its place among them follows from the number, so that it is not always
/// the same.
fn numbers(lesson: &'static Lesson, exercise: &Exercise, locale: Locale) -> Vec<Button> {
    let Right::Answer(Answer::Number(right)) = exercise.quiz().solve().right else {
        return Vec::new();
    };
    let first = right.saturating_sub(right % 3);
    let press = |number: u16| Button {
        label: number.to_string(),
        custom_id: token(RulebookPress::Count(number), locale, Topic::Lesson(lesson)),
        look: Look::Primary,
    };
    (first..first.saturating_add(4)).map(press).collect()
}

/// Below an exercise that is done with.
fn leaving(lesson: &'static Lesson, suggestion: Option<&Suggestion>, locale: Locale) -> Vec<Row> {
    let topic = Topic::Lesson(lesson);
    let [_, after] = topic.beside();
    let read = &say::rules::button_page();
    let game = progress::ended_by(lesson).map(|stage| {
        let label = say::rules::button_play_stage(stage.game());
        teach::custom_id::button(&label, LessonGameButton(stage), Look::Success, locale)
    });
    let mut buttons: Vec<_> = game.into_iter().collect();
    buttons.push(button(
        read,
        RulebookPress::Turn,
        locale,
        topic,
        Look::Secondary,
    ));
    buttons.extend(after.map(|after| on(after, locale, Look::Primary)));
    buttons.extend(suggestion.map(|suggestion| suggestion.button.clone()));
    vec![Row::Buttons(buttons)]
}

/// The form into which an answer is typed.
pub(crate) fn form(lesson: &'static Lesson, exercise: &Exercise, locale: Locale) -> Handled {
    let (asked, stones) = (exercise.quiz(), say::rules::form_stones());
    let custom_id = token(RulebookPress::Answer, locale, Topic::Lesson(lesson));
    let (form, size) = (asked.question.form(), asked.position.size());
    form::form(custom_id, form, stones, size, locale)
}
