//! The pages of the help and of the rule book, with the buttons between them.

use crate::features::rulebook::commands::{self, Here};
use crate::features::rulebook::federation::FEDERATIONS;
use crate::features::rulebook::lesson::Lesson;
use crate::features::rulebook::page_button::{BookButton, ShelfMenu};
use crate::features::rulebook::progress::Progress;
use crate::features::rulebook::step::RulebookPress;
use crate::features::rulebook::topic::{Shelf, Topic, TopicPart};
use crate::features::rulebook::{illustration, welcome};
use crate::i18n::{Locale, Text, say};
use crate::kit::command::BoxFuture;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::failure::Failure;
use crate::kit::style::Style;
use crate::port::message::{Button, Card, Entry, Look, Menu, Message, Row, Selection};

/// A page of the help or of the rule book.
///
/// # Errors
///
/// A [`Failure`] if facts about the channel are unreadable.
pub(crate) fn page<'a>(
    ctx: &'a Ctx<'_>,
    page: impl Into<TopicPart>,
    locale: Locale,
) -> BoxFuture<'a, Result<Message, Failure>> {
    let page = page.into();
    match page.topic {
        Topic::Lesson(lesson) => {
            Box::pin(async move { Ok(lesson_page(ctx, lesson, page.part, locale).await) })
        }
        topic => Box::pin(page_text(ctx, topic, page.part, locale)),
    }
}

/// The `part` of `lesson`, or its last one if there are not as many in that language.
async fn lesson_page(
    ctx: &Ctx<'_>,
    lesson: &'static Lesson,
    part: usize,
    locale: Locale,
) -> Message {
    let parts = lesson.parts(locale);
    let last = parts.len() - 1;
    let part = part.min(last);
    let shown = &parts[part];
    let mut title = (lesson.title)().to(locale);
    if last > 0 {
        title += &format!(" · {}/{}", part + 1, parts.len());
    }
    let page = Message {
        card: Some(Card {
            title: title.into(),
            body: commands::with_mentions(ctx, &shown.text, locale).into(),
            fields: Vec::new(),
        }),
        rows: vec![lesson_row(lesson, part, last, locale)],
        ..Message::default()
    };
    let style = style(ctx, locale);
    let draft = illustration::illustrate(page, shown.picture, style);
    draft.paint(ctx.services, style).await
}

async fn page_text(
    ctx: &Ctx<'_>,
    topic: Topic,
    part: usize,
    locale: Locale,
) -> Result<Message, Failure> {
    let parts: Vec<_> = topic.texts().iter().map(|text| text.to(locale)).collect();
    let mut body = commands::with_mentions(ctx, &parts.join("\n\n"), locale);
    let mut organise = None;
    if let Topic::Commands | Topic::Organisers = topic {
        let here = Here::of(ctx).await?;
        if let Topic::Commands = topic {
            body += &here.commands(ctx, locale);
        } else {
            body += &here.organising(ctx, locale);
            organise = here.menu(ctx, locale);
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
        Topic::Playing | Topic::Commands | Topic::Count | Topic::Clubs | Topic::Organisers => {
            let own = organise.into_iter();
            own.chain(help_rows(&progress, locale)).collect()
        }
        Topic::Contents => contents_rows(part, &progress, locale),
        Topic::Lesson(_) | Topic::Rules(_) => vec![book_row(topic, locale)],
    };
    Ok(Message {
        card: Some(Card {
            title: topic.title().to(locale).into(),
            body: body.into(),
            fields: Vec::new(),
        }),
        rows,
        ..Message::default()
    })
}

pub(crate) fn style(ctx: &Ctx<'_>, locale: Locale) -> Style {
    Style {
        locale,
        ..ctx.own_style()
    }
}

/// The rows below the help: its pages, and the button to the rule book.
fn help_rows(progress: &Progress, locale: Locale) -> Vec<Row> {
    let first = Topic::book().next().expect("the book has pages");
    let label = say::help::shelf_rules();
    vec![
        menu(Shelf::Start, progress, locale),
        Row::Buttons(vec![button(
            &label,
            RulebookPress::Turn,
            locale,
            first,
            Look::Primary,
        )]),
    ]
}

/// The rows below the contents: the pages of the shelf with number `part`, and buttons to the other shelves.
fn contents_rows(part: usize, progress: &Progress, locale: Locale) -> Vec<Row> {
    let open = part.min(Shelf::BOOK.len() - 1);
    let shelves = Shelf::BOOK.iter().enumerate();
    let others = shelves.filter(|(part, _)| *part != open);
    let buttons = others.map(|(part, shelf)| {
        let topic = Topic::Contents;
        button(
            &shelf.title(),
            RulebookPress::Turn,
            locale,
            TopicPart { topic, part },
            Look::Secondary,
        )
    });
    let buttons = Row::Buttons(buttons.collect());
    vec![menu(Shelf::BOOK[open], progress, locale), buttons]
}

/// The row below the `part` of a lesson, of which `last` is the last: back, its exercise, on, and all pages.
fn lesson_row(lesson: &'static Lesson, part: usize, last: usize, locale: Locale) -> Row {
    use say::rules as r;
    let topic = Topic::Lesson(lesson);
    let [before, after] = topic.neighbours();
    let turn = |label: &Text, page, look| button(label, RulebookPress::Turn, locale, page, look);
    let beside = |part| TopicPart { topic, part };
    let before = match part.checked_sub(1) {
        Some(before) => Some(beside(before)),
        None => before.map(|before| TopicPart::last_of(before, locale)),
    };
    let back = before.map(|before| turn(&r::button_back(), before, Look::Secondary));
    let is_tried_now = part == last && lesson.exercise.is_some();
    let [try_look, on_look] = if is_tried_now {
        [Look::Primary, Look::Secondary]
    } else {
        [Look::Secondary, Look::Primary]
    };
    let tries = lesson.exercise.as_ref().map(|_| {
        let label = r::button_try();
        button(&label, RulebookPress::Try, locale, beside(part), try_look)
    });
    let next = if part < last {
        Some(turn(&r::button_on(), beside(part + 1), on_look))
    } else {
        after.map(|after| on(after, locale, on_look))
    };
    let contents = turn(
        &r::contents_title(),
        Topic::Contents.into(),
        Look::Secondary,
    );
    let ways = [back, tries, next, Some(contents)];
    Row::Buttons(ways.into_iter().flatten().collect())
}

/// The row below a rule set: back, on, and all pages.
fn book_row(topic: Topic, locale: Locale) -> Row {
    use say::rules as r;
    let [before, after] = topic.neighbours();
    let before = before.map(|before| TopicPart::last_of(before, locale));
    let turn = |label: &Text, page| {
        let step = RulebookPress::Turn;
        button(label, step, locale, page, Look::Secondary)
    };
    let back = before.map(|before| turn(&r::button_back(), before));
    let after = after.map(|after| on(after, locale, Look::Primary));
    let contents = turn(&r::contents_title(), Topic::Contents.into());
    Row::Buttons(back.into_iter().chain(after).chain([contents]).collect())
}

/// The button that leads on to `topic`.
pub(crate) fn on(topic: Topic, locale: Locale, look: Look) -> Button {
    let label = say::rules::button_next(topic.title());
    button(&label, RulebookPress::Turn, locale, topic, look)
}

pub(crate) fn button(
    label: &Text,
    step: RulebookPress,
    locale: Locale,
    page: impl Into<TopicPart>,
    look: Look,
) -> Button {
    Button {
        label: label.to(locale).chars().take(80).collect(),
        custom_id: token(step, locale, page),
        look,
    }
}

pub(crate) fn token(step: RulebookPress, locale: Locale, page: impl Into<TopicPart>) -> String {
    BookButton(step, locale, page.into().key())
        .write()
        .expect("the names of steps, languages and topics are short")
}

/// The pages of `shelf`, those ticked whose exercise is solved.
fn menu(shelf: Shelf, progress: &Progress, locale: Locale) -> Row {
    let tick = |topic| match topic {
        Topic::Lesson(lesson) if progress.has_solved(lesson) => "✓ ",
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
        custom_id: ShelfMenu(locale, shelf)
            .write()
            .expect("the words are short"),
        placeholder: shelf.title().to(locale),
        entries: entries.collect(),
        selection: Selection::One,
    })
}
