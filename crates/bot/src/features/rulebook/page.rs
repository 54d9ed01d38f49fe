//! The pages of the help and of the rule book, with the ways from one to another.

use crate::features::rulebook::commands::{self, Here};
use crate::features::rulebook::federation::FEDERATIONS;
use crate::features::rulebook::lesson::Lesson;
use crate::features::rulebook::page_button::{BookButton, ShelfMenu};
use crate::features::rulebook::progress::Progress;
use crate::features::rulebook::step::RulebookPress;
use crate::features::rulebook::topic::{Shelf, Topic};
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
/// A [`Failure`] if what is told of the place where it was asked cannot be read.
pub(crate) fn page<'a>(
    ctx: &'a Ctx<'_>,
    topic: Topic,
    locale: Locale,
) -> BoxFuture<'a, Result<Message, Failure>> {
    Box::pin(page_text(ctx, topic, locale))
}

async fn page_text(ctx: &Ctx<'_>, topic: Topic, locale: Locale) -> Result<Message, Failure> {
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
        Topic::Contents => Shelf::BOOK
            .map(|shelf| menu(shelf, &progress, locale))
            .into(),
        Topic::Lesson(_) | Topic::Rules(_) => vec![book_row(topic, locale)],
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
            let draft = illustration::illustrate(page, record, style);
            page = draft.paint(ctx.services, style).await;
        }
    }
    Ok(page)
}

pub(crate) fn style(ctx: &Ctx<'_>, locale: Locale) -> Style {
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
            RulebookPress::Turn,
            locale,
            first,
            Look::Primary,
        )]),
    ]
}

/// Below a page of the rule book: back, its exercise, on, and all pages.
fn book_row(topic: Topic, locale: Locale) -> Row {
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
            RulebookPress::Turn,
            locale,
            before,
            Look::Secondary,
        ));
    }
    if has_exercise {
        buttons.push(button(
            &r::button_try(),
            RulebookPress::Try,
            locale,
            topic,
            Look::Primary,
        ));
    }
    if let Some(after) = after {
        let look = if has_exercise {
            Look::Secondary
        } else {
            Look::Primary
        };
        buttons.push(on(after, locale, look));
    }
    buttons.push(button(
        &r::contents_title(),
        RulebookPress::Turn,
        locale,
        Topic::Contents,
        Look::Secondary,
    ));
    Row::Buttons(buttons)
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
    topic: Topic,
    look: Look,
) -> Button {
    Button {
        label: label.to(locale).chars().take(80).collect(),
        custom_id: token(step, locale, topic),
        look,
    }
}

pub(crate) fn token(step: RulebookPress, locale: Locale, topic: Topic) -> String {
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
        custom_id: ShelfMenu(locale, shelf)
            .write()
            .expect("the words are short"),
        placeholder: shelf.title().to(locale),
        entries: entries.collect(),
        selection: Selection::One,
    })
}
