//! The card of a puzzle: the question for everybody, the number of members who have tried it, and in the end its
//! solution.

use crate::clock::Timestamp;
use crate::features::puzzle::messages::Explanation;
use crate::features::puzzle::shared::button;
use crate::features::puzzle::step::PuzzlePress;
use crate::features::puzzle::{scene, shared, words};
use crate::game::ChannelId;
use crate::games::view::scene as view_scene;
use crate::i18n::{Locale, Text, Until, say};
use crate::kit::failure::Failure;
use crate::kit::quiz::words as quiz;
use crate::kit::refusal::Refusal;
use crate::kit::response::FeatureItem;
use crate::kit::services::Services;
use crate::kit::style::Style;
use crate::kit::{channel_style, reach};
use crate::port::message::{Button, Card, Look, Message, Row};
use crate::port::outbound::{Outbound, OutboundError};
use crate::puzzle::{Choice, Form, Topic};
use crate::store::{Posted, PuzzleId};

/// The title of a posted puzzle.
pub(crate) fn title(id: PuzzleId, topic: Topic) -> Text {
    let topic = say::puzzle::topic_named(topic.name().to_owned());
    say::puzzle::title(id.to_string(), topic)
}

/// A message about a puzzle, still without its picture.
pub(crate) fn page(title: &Text, body: String, buttons: Vec<Button>, locale: Locale) -> Message {
    let rows = if buttons.is_empty() {
        Vec::new()
    } else {
        vec![Row::Buttons(buttons)]
    };
    Message {
        card: Some(Card {
            title: title.to(locale).into(),
            body: body.into(),
            fields: Vec::new(),
        }),
        rows,
        ..Message::default()
    }
}

/// The public message of the puzzle at `now`.
pub(crate) async fn puzzle_card(
    services: &Services,
    id: PuzzleId,
    posted: &Posted,
    now: Timestamp,
    style: Style,
) -> Result<Message, Failure> {
    use say::{puzzle as p, rules as r};
    let locale = style.locale;
    let (store, puzzle) = (services.store.clone(), posted.puzzle.clone());
    let is_closed = posted.is_closed(now);
    let work = async move {
        let solution = is_closed.then(|| Explanation::of(&puzzle, None, locale).words);
        (store.tally(id).await, solution)
    };
    let worked = services.cpu.read(work).await;
    let (tally, solution) = worked.ok_or(Refusal::Trouble)?;
    let tally = tally?;
    let mut body = words::question(&posted.puzzle, locale);
    let buttons = if let Some(why) = solution {
        body += &format!("\n\n||{why}||\n\n{}", p::closed().to(locale));
        vec![button(
            &r::button_solve(),
            PuzzlePress::Solve,
            id,
            Look::Secondary,
            locale,
        )]
    } else {
        body += &format!("\n\n{}", p::closes(Until(posted.closes)).to(locale));
        open_buttons(id, posted, locale)
    };
    let level = p::level_of(posted.level.number()).to(locale);
    let tally = p::tally(tally.tried, tally.solved).to(locale);
    body += &format!("\n{level} · {tally}");
    let title = title(id, posted.puzzle.topic());
    let page = page(&title, body, buttons, locale);
    let scene = scene::question_scene(&posted.puzzle);
    let name = format!("tengen-puzzle-{id}.png");
    Ok(view_scene::with_scene(page, name, &scene, style)
        .paint(services, style)
        .await)
}

/// The buttons below an open puzzle: its answers, and the one that closes it.
fn open_buttons(id: PuzzleId, posted: &Posted, locale: Locale) -> Vec<Button> {
    let press = |label, step, look| button(&label, step, id, look, locale);
    let mut buttons = match posted.puzzle.form() {
        Form::Choice(choices) => {
            let one = |choice: &Choice| {
                let step = PuzzlePress::Choose(*choice);
                press(quiz::title(*choice), step, Look::Primary)
            };
            choices.iter().map(one).collect()
        }
        _ => vec![press(
            say::rules::button_answer(),
            PuzzlePress::Answer,
            Look::Primary,
        )],
    };
    buttons.push(press(
        say::puzzle::button_close(),
        PuzzlePress::Close,
        Look::Secondary,
    ));
    buttons
}

/// Updates the message of the puzzle. Where the bot may only answer interactions, the message stays as it was.
pub(crate) async fn send_puzzle(
    services: &Services,
    id: PuzzleId,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    if reach::is_silent(services, channel).await {
        return Ok(());
    }
    let posted = puzzle_of_message(services, id).await?;
    let Some(message) = posted.message else {
        // It was never posted: there is nothing to update.
        return Ok(());
    };
    let style = channel_style::style_in(services, channel).await;
    let card = card_of_message(services, id, &posted, style).await?;
    out.refresh(channel, message, &card).await
}

/// The puzzle that an outbox message is about.
pub(crate) async fn puzzle_of_message(
    services: &Services,
    id: PuzzleId,
) -> Result<Posted, OutboundError> {
    shared::read_posted(services, id)
        .await
        .map_err(OutboundError::from)
}

/// The puzzle's current card for an outbox message.
pub(crate) async fn card_of_message(
    services: &Services,
    id: PuzzleId,
    posted: &Posted,
    style: Style,
) -> Result<Message, OutboundError> {
    let card = puzzle_card(services, id, posted, services.now(), style).await;
    card.map_err(OutboundError::from)
}

/// The message of the puzzle `id`, as an item of this feature.
pub(crate) fn shows(id: PuzzleId) -> FeatureItem {
    FeatureItem {
        what: "puzzle",
        id: id.get(),
        note: |services, id, message| {
            let noted = async move {
                services
                    .store
                    .set_puzzle_message(PuzzleId::new(id), message)
                    .await
            };
            Box::pin(noted)
        },
    }
}
