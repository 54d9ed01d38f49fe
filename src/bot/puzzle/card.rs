//! The card of a puzzle: the question for everybody, how many have tried it, and in the end its solution.

use super::told::Explanation;
use super::{Step, button, scene, words};
use crate::bot::Bot;
use crate::bot::failure::Failure;
use crate::bot::reply::{Button, Card, Look, Message, Outbound, OutboundError, Row};
use crate::bot::view::Style;
use crate::clock::Timestamp;
use crate::game::ChannelId;
use crate::i18n::{Locale, Until, say};
use crate::puzzle::Topic;
use crate::store::{Posted, PuzzleId};

/// A message about a puzzle, still without its picture.
pub(super) fn page(
    id: PuzzleId,
    topic: Topic,
    body: String,
    buttons: Vec<Button>,
    locale: Locale,
) -> Message {
    let topic = say::puzzle::topic_named(topic.name().to_owned());
    let rows = match buttons.is_empty() {
        true => Vec::new(),
        false => vec![Row::Buttons(buttons)],
    };
    Message {
        card: Some(Card {
            title: say::puzzle::title(id.to_string(), topic).to(locale).into(),
            body: body.into(),
            fields: Vec::new(),
        }),
        rows,
        ..Message::default()
    }
}

impl Bot {
    /// The message that shows everybody the puzzle as it is at `now`.
    pub(super) async fn puzzle_card(
        &self,
        id: PuzzleId,
        posted: &Posted,
        now: Timestamp,
        style: Style,
    ) -> Result<Message, Failure> {
        use say::{puzzle as p, rules as r};
        let locale = style.locale;
        let press = |label, step, look| button(&label, step, id, look, locale);
        let (store, puzzle) = (self.store.clone(), posted.puzzle.clone());
        let is_closed = posted.is_closed(now);
        let work = move || {
            let solution = is_closed.then(|| Explanation::of(&puzzle, None, locale).words);
            (store.tally(id), solution)
        };
        let worked = self.easels.work(work).await;
        let (tally, solution) = worked.ok_or_else(say::refusal::trouble)?;
        let tally = tally?;
        let mut body = words::question(&posted.puzzle, locale);
        let buttons = if let Some(why) = solution {
            body += &format!("\n\n||{why}||\n\n{}", p::closed().to(locale));
            vec![press(r::button_solve(), Step::Solve, Look::Secondary)]
        } else {
            body += &format!("\n\n{}", p::closes(Until(posted.closes)).to(locale));
            vec![
                press(r::button_answer(), Step::Answer, Look::Primary),
                press(p::button_close(), Step::Close, Look::Secondary),
            ]
        };
        let level = p::level_of(posted.level.number()).to(locale);
        let tally = p::tally(tally.tried, tally.solved).to(locale);
        body += &format!("\n{level} · {tally}");
        let page = page(id, posted.puzzle.topic(), body, buttons, locale);
        let scene = scene::asked(&posted.puzzle);
        let name = format!("tengen-puzzle-{id}.png");
        Ok(self.with_scene(page, name, &scene, style).await)
    }

    /// Has the message of the puzzle show it as it is now. Where the bot only answers, it stays as it was.
    pub(in crate::bot) async fn send_puzzle(
        &self,
        id: PuzzleId,
        channel: ChannelId,
        out: &dyn Outbound,
    ) -> Result<(), OutboundError> {
        if self.is_silent(channel).await {
            return Ok(());
        }
        let posted = self.puzzle_of_letter(id).await?;
        let Some(message) = posted.message else {
            // Nobody is known to have seen it: there is nothing to tell.
            return Ok(());
        };
        let style = self.style_in(channel).await;
        let card = self.card_of_letter(id, &posted, style).await?;
        out.refresh(channel, message, &card).await
    }

    /// The puzzle that a letter is about.
    pub(super) async fn puzzle_of_letter(&self, id: PuzzleId) -> Result<Posted, OutboundError> {
        self.posted(id).await.map_err(Failure::undelivered)
    }

    /// The card of the puzzle for a letter, as it is now.
    pub(super) async fn card_of_letter(
        &self,
        id: PuzzleId,
        posted: &Posted,
        style: Style,
    ) -> Result<Message, OutboundError> {
        let card = self.puzzle_card(id, posted, self.now(), style).await;
        card.map_err(Failure::undelivered)
    }
}
