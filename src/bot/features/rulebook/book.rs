//! The rule book in messages: its pages, its exercises, and what came of an answer.
//!
//! Who reads what and in which language is in the buttons alone; which exercises they have solved is in the store.

use crate::bot::features::rulebook::exercise::Exercise;
use crate::bot::features::rulebook::federation::FEDERATIONS;
use crate::bot::features::rulebook::illustration;
use crate::bot::features::rulebook::lesson::Lesson;
use crate::bot::features::rulebook::page_button::{BookButton, ShelfMenu};
use crate::bot::features::rulebook::progress::Progress;
use crate::bot::features::rulebook::topic::{Shelf, Topic};
use crate::bot::features::rulebook::{progress, welcome};
use crate::bot::games::view::scene;
use crate::bot::kit::command::BoxFuture;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::custom_id::CustomId as _;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::outcome::{Handled, instead};
use crate::bot::kit::quiz::{form, words};
use crate::bot::kit::refusal::{PuzzleRefusal, Refusal};
use crate::bot::kit::settings;
use crate::bot::kit::spec::{CommandSpec, OptionKind};
use crate::bot::kit::style::Style;
use crate::bot::port::message::{Button, Card, Entry, Look, Menu, Message, Row, Selection};
use crate::i18n::{Locale, Text, say};
use crate::puzzle::{Answer, Choice, Form, Verdict};

/// What a button of the rule book does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Turn to the page.
    Turn,
    /// Show its exercise.
    Try,
    /// Answer by typing: opens the form, and is the form.
    Answer,
    /// Show the answer.
    Solve,
    /// Answer so.
    Choose(Choice),
}

impl Step {
    /// Every step.
    pub fn all() -> impl Iterator<Item = Self> {
        // No page asks what is answered with yes or no.
        let choices = Choice::ALL.into_iter();
        let choices = choices.filter(|(choice, _)| !matches!(choice, Choice::Yes | Choice::No));
        [Self::Turn, Self::Try, Self::Answer, Self::Solve]
            .into_iter()
            .chain(choices.map(|(choice, _)| Self::Choose(choice)))
    }

    /// The step's word in buttons.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Try => "try",
            Self::Answer => "answer",
            Self::Solve => "solve",
            // No choice is called as another step is: tested.
            Self::Choose(choice) => choice.word(),
        }
    }

    /// The step of that word.
    pub(crate) fn of(word: &str) -> Option<Self> {
        Self::all().find(|step| step.word() == word)
    }
}

/// How far somebody is with an exercise.
enum Stage {
    Asked,
    Wrong(Text),
    /// With how far they are in the course by now.
    Right(Answer, Option<Text>),
    Solved,
}

/// What a button of the rule book leads to.
pub(crate) async fn press(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let BookButton(step, locale, key) = read(custom_id)?;
    let topic = Topic::named(&key).ok_or(Refusal::UnknownButton)?;
    if step == Step::Turn {
        return Ok(instead(page(ctx, topic, locale).await));
    }
    let (lesson, exercise) = exercise_of(&key)?;
    let stage = match step {
        Step::Turn | Step::Try => Stage::Asked,
        Step::Solve => Stage::Solved,
        Step::Choose(choice) => judged(ctx, lesson, exercise, Answer::Choice(choice)).await?,
        Step::Answer => return form(lesson, exercise, locale),
    };
    Ok(instead(tried(ctx, lesson, exercise, &stage, locale).await))
}

/// What comes of an answer that was typed, in the place of the exercise.
pub(crate) async fn answer(ctx: &Ctx<'_>, custom_id: &str, text: &str) -> Handled {
    let BookButton(Step::Answer, locale, key) = read(custom_id)? else {
        return Err(Refusal::UnknownButton.into());
    };
    let (lesson, exercise) = exercise_of(&key)?;
    let asked = exercise.quiz();
    let given = form::typed(asked.question.form(), text, asked.position.size())?;
    let stage = judged(ctx, lesson, exercise, given).await?;
    Ok(instead(tried(ctx, lesson, exercise, &stage, locale).await))
}

fn read(custom_id: &str) -> Result<BookButton, Failure> {
    BookButton::parse(custom_id).ok_or_else(|| Refusal::UnknownButton.into())
}

fn exercise_of(key: &str) -> Result<(&'static Lesson, &'static Exercise), Refusal> {
    let lesson = Lesson::named(key).ok_or(Refusal::UnknownButton)?;
    let exercise = lesson.exercise.as_ref();
    Ok((lesson, exercise.ok_or(Refusal::UnknownButton)?))
}

/// Judges what was answered, and notes that an exercise is solved.
async fn judged(
    ctx: &Ctx<'_>,
    lesson: &'static Lesson,
    exercise: &Exercise,
    given: Answer,
) -> Result<Stage, Failure> {
    let asked = exercise.quiz();
    let judged = asked.judge(&given);
    let verdict =
        judged.map_err(|reason| PuzzleRefusal::NoAnswer(reason, asked.position.size()))?;
    Ok(match verdict {
        Verdict::Right => {
            let progress = progress::note(ctx.services, ctx.caller(), lesson).await?;
            Stage::Right(given, progress.told())
        }
        Verdict::Wrong(mistake) => Stage::Wrong(words::wrong(&asked, &mistake)),
    })
}

/// A page of the help or of the rule book.
pub(crate) fn page<'a>(ctx: &'a Ctx<'_>, topic: Topic, locale: Locale) -> BoxFuture<'a, Message> {
    Box::pin(written(ctx, topic, locale))
}

/// What a command does, or each of its subcommands.
fn command_lines(spec: CommandSpec) -> Vec<Text> {
    let mut lines: Vec<Text> = Vec::new();
    for option in spec.options {
        if let OptionKind::Subcommand(_) = option.kind {
            let command = spec.title.clone();
            lines.push(say::help::subcommand_line(
                command,
                option.title,
                option.about,
            ));
        }
    }
    match spec.about {
        Some(about) if lines.is_empty() => vec![say::help::command_line(spec.title, about)],
        _ => lines,
    }
}

async fn written(ctx: &Ctx<'_>, topic: Topic, locale: Locale) -> Message {
    let parts: Vec<_> = topic.texts().iter().map(|text| text.to(locale)).collect();
    let mut body = parts.join("\n\n");
    if let Topic::Commands = topic {
        for spec in settings::specs(ctx.features) {
            for line in command_lines(spec) {
                body += &format!("\n{}", line.to(locale));
            }
        }
    }
    if let Topic::Clubs = topic {
        let lines = FEDERATIONS
            .iter()
            .map(|(name, address)| format!("\n[{name}]({address})"));
        body.push('\n');
        body.extend(lines);
    }
    let progress = Progress::of(ctx.services, ctx.caller()).await;
    let rows = match topic {
        Topic::Start => vec![
            welcome::buttons_for(ctx, locale),
            menu(Shelf::Start, &progress, locale),
        ],
        Topic::Playing | Topic::Commands | Topic::Count | Topic::Clubs => {
            help_rows(&progress, locale)
        }
        Topic::Lesson(_) | Topic::Rules(_) => book_rows(topic, &progress, locale),
    };
    let mut page = Message {
        card: Some(Card {
            title: topic.title().to(locale).into(),
            body: body.into(),
            fields: Vec::new(),
        }),
        rows,
        ..Message::default()
    };
    if let Topic::Lesson(lesson) = topic {
        for record in lesson.pictures {
            let style = style(ctx, locale);
            let draft = illustration::illustrated(page, record, style);
            page = draft.paint(ctx.services, style).await;
        }
    }
    page
}

fn style(ctx: &Ctx<'_>, locale: Locale) -> Style {
    Style {
        locale,
        ..ctx.own_style()
    }
}

/// Below the help: its pages, and the way to the rule book.
fn help_rows(progress: &Progress, locale: Locale) -> Vec<Row> {
    let first = Topic::book().next().expect("the book has pages");
    let label = say::help::shelf_rules();
    vec![
        menu(Shelf::Start, progress, locale),
        Row::Buttons(vec![button(
            &label,
            Step::Turn,
            locale,
            first,
            Look::Primary,
        )]),
    ]
}

/// Below a page of the rule book: back, its exercise, on, and all pages.
fn book_rows(topic: Topic, progress: &Progress, locale: Locale) -> Vec<Row> {
    use say::rules as r;
    let [before, after] = topic.beside();
    let has_exercise = matches!(
        topic,
        Topic::Lesson(Lesson {
            exercise: Some(_),
            ..
        })
    );
    let mut buttons = Vec::new();
    if let Some(before) = before {
        buttons.push(button(
            &r::button_back(),
            Step::Turn,
            locale,
            before,
            Look::Secondary,
        ));
    }
    if has_exercise {
        buttons.push(button(
            &r::button_try(),
            Step::Try,
            locale,
            topic,
            Look::Primary,
        ));
    }
    if let Some(after) = after {
        let look = match has_exercise {
            true => Look::Secondary,
            false => Look::Primary,
        };
        buttons.push(on(after, locale, look));
    }
    let menus = Shelf::BOOK.map(|shelf| menu(shelf, progress, locale));
    [Row::Buttons(buttons)].into_iter().chain(menus).collect()
}

/// The button that leads on to `topic`.
fn on(topic: Topic, locale: Locale, look: Look) -> Button {
    let label = say::rules::button_next(topic.title());
    button(&label, Step::Turn, locale, topic, look)
}

fn button(label: &Text, step: Step, locale: Locale, topic: Topic, look: Look) -> Button {
    Button {
        label: label.to(locale).chars().take(80).collect(),
        custom_id: token(step, locale, topic),
        look,
    }
}

fn token(step: Step, locale: Locale, topic: Topic) -> String {
    BookButton(step, locale, topic.key())
        .write()
        .expect("the names of steps, languages and topics are short")
}

/// The pages of `shelf`, those ticked whose exercise is solved.
fn menu(shelf: Shelf, progress: &Progress, locale: Locale) -> Row {
    let tick = |topic| match topic {
        Topic::Lesson(lesson) if progress.has(lesson) => "✓ ",
        _ => "",
    };
    let title = |topic: Topic| format!("{}{}", tick(topic), topic.title().to(locale));
    let entries = shelf.topics().into_iter().map(|topic| Entry {
        label: title(topic).chars().take(100).collect(),
        value: topic.key(),
        description: None,
        is_chosen: false,
    });
    Row::Menu(Menu {
        custom_id: ShelfMenu(shelf, locale)
            .write()
            .expect("the words are short"),
        placeholder: shelf.title().to(locale),
        entries: entries.collect(),
        selection: Selection::One,
    })
}

/// An exercise, as far as somebody is with it.
async fn tried(
    ctx: &Ctx<'_>,
    lesson: &'static Lesson,
    exercise: &Exercise,
    stage: &Stage,
    locale: Locale,
) -> Message {
    use say::rules as r;
    let say = |text: &Text| text.to(locale);
    let asked = exercise.quiz();
    let explain = || words::why(asked.position.to_move(), &asked.solve().reason);
    let body = match stage {
        Stage::Asked => say(&words::ask(&asked)),
        Stage::Wrong(why) => format!(
            "{}\n{}\n\n{}",
            say(&r::wrong()),
            say(why),
            say(&words::ask(&asked))
        ),
        Stage::Right(_, progress) => {
            let mut body = format!("{}\n{}", say(&r::right()), say(&explain()));
            body.extend(progress.iter().map(|text| format!("\n\n{}", say(text))));
            body
        }
        Stage::Solved => format!("{}\n{}", say(&r::solved()), say(&explain())),
    };
    let (scene, rows) = match stage {
        Stage::Asked | Stage::Wrong(_) => (exercise.scene(), asking(lesson, exercise, locale)),
        Stage::Right(given, _) => (exercise.solved_scene(Some(*given)), leaving(lesson, locale)),
        Stage::Solved => (exercise.solved_scene(None), leaving(lesson, locale)),
    };
    let solved = match stage {
        Stage::Asked | Stage::Wrong(_) => "",
        Stage::Right(..) | Stage::Solved => "-solved",
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
        press(&r::button_solve(), Step::Solve, Look::Secondary),
        press(&r::button_page(), Step::Turn, Look::Secondary),
    ];
    match exercise.quiz().question.form() {
        Form::Choice(choices) => {
            let choices = choices
                .iter()
                .map(|choice| press(&words::title(*choice), Step::Choose(*choice), Look::Primary));
            vec![
                Row::Buttons(choices.collect()),
                Row::Buttons(ways_out.into()),
            ]
        }
        Form::Number | Form::EmptyPoints | Form::Stones | Form::Point | Form::Play => {
            let answer = press(&r::button_answer(), Step::Answer, Look::Primary);
            vec![Row::Buttons([answer].into_iter().chain(ways_out).collect())]
        }
    }
}

/// Below an exercise that is done with.
fn leaving(lesson: &'static Lesson, locale: Locale) -> Vec<Row> {
    let topic = Topic::Lesson(lesson);
    let [_, after] = topic.beside();
    let read = &say::rules::button_page();
    let mut buttons = vec![button(read, Step::Turn, locale, topic, Look::Secondary)];
    buttons.extend(after.map(|after| on(after, locale, Look::Primary)));
    vec![Row::Buttons(buttons)]
}

/// The form into which an answer is typed.
fn form(lesson: &'static Lesson, exercise: &Exercise, locale: Locale) -> Handled {
    let (asked, stones) = (exercise.quiz(), say::rules::form_stones());
    let custom_id = token(Step::Answer, locale, Topic::Lesson(lesson));
    let (form, size) = (asked.question.form(), asked.position.size());
    form::form(custom_id, form, stones, size, locale)
}
