//! Puzzles that somebody has drawn up: proposed with a file, posted by a moderator.

use std::sync::Arc;

use super::post::OPEN;
use super::told::Explanation;
use super::{Step, button, card, scene, unreadable, words};
use crate::bot::Bot;
use crate::bot::ask::{Ask, whisper};
use crate::bot::book::instead;
use crate::bot::failure::Failure;
use crate::bot::reply::{Answer, Button, File, Look, Message, Response, Shows};
use crate::bot::request::Permissions;
use crate::clock::{Span, Timestamp};
use crate::game::MessageId;
use crate::i18n::{Locale, Name, say};
use crate::puzzle::{Level, Puzzle, Study, Topic};
use crate::store::{AppendError, Posted, Proposal, PuzzleId, Store, StoreError};

/// The level of a study whose author has not said one: the middle.
const UNSAID: Level = Level::ALL[2];
/// The most studies of one author that wait at once.
const MOST: usize = 5;
/// So long a study waits for a moderator.
const WAITS: Span = Span::days(14);

/// Takes up the study in `file`: a moderator sees how it was read, and posts it; others wait for one.
pub(in crate::bot) async fn propose(
    ask: &Ask<'_>,
    file: Arc<[u8]>,
    level: Option<Level>,
) -> Result<Response, Failure> {
    ask.check_not_muted().await?;
    let spent = ask.spend_puzzle()?;
    let study = ask.bot.easels.work(move || Study::read(&file)).await;
    let study = study.ok_or_else(say::refusal::trouble)?;
    let proposal = Proposal {
        study: study.map_err(|error| unreadable::why(&error))?,
        level: level.unwrap_or(UNSAID),
        by: ask.caller(),
        place: ask.request.setting.place,
        at: ask.now,
    };
    let id = kept(ask, &proposal).await?;
    spent.keep();
    ask.bot.note_language(ask.channel(), ask.club).await;
    match moderates(ask) {
        true => Ok(whisper(preview(ask, id, &proposal).await)),
        false => Ok(Response {
            answer: Answer::Post(waiting_card(ask, id, &proposal).await),
            shows: None,
            hold: None,
        }),
    }
}

/// Keeps `proposal`, or finds it if the same interaction has proposed it before a restart.
async fn kept(ask: &Ask<'_>, proposal: &Proposal) -> Result<PuzzleId, Failure> {
    let store = &ask.bot.store;
    match store.propose(proposal, MOST, Some(ask.cause())).await {
        Ok(id) => Ok(id.ok_or_else(|| say::puzzle::too_many(MOST))?),
        Err(AppendError::Repeated) => {
            let (store, proposal) = (store.clone(), proposal.clone());
            let found = ask.bot.easels.work(move || waiting(&store, &proposal));
            let found = found.await.ok_or_else(say::refusal::trouble)??;
            Ok(found.ok_or_else(say::puzzle::proposal_gone)?)
        }
        Err(error) => Err(error.into()),
    }
}

/// The number under which `proposal` waits, since whenever; the latest, if its author has brought it more than once.
fn waiting(store: &Store, proposal: &Proposal) -> Result<Option<PuzzleId>, StoreError> {
    for id in store.proposals_by(proposal.by)?.into_iter().rev() {
        let Some(known) = store.proposal(id)? else {
            continue;
        };
        let at = known.at;
        if known
            == (Proposal {
                at,
                ..proposal.clone()
            })
        {
            return Ok(Some(id));
        }
    }
    Ok(None)
}

/// Whether the caller decides what is posted here. In private everybody does: there is nobody else to ask.
fn moderates(ask: &Ask<'_>) -> bool {
    let is_private = ask.request.setting.place.club.is_none();
    is_private || ask.request.powers.allow(Permissions::MANAGE_MESSAGES)
}

/// The card that waits for a moderator: it shows the question, and nothing of the answer.
async fn waiting_card(ask: &Ask<'_>, id: PuzzleId, proposal: &Proposal) -> Message {
    let style = ask.style();
    let puzzle = Puzzle::Study(proposal.study.clone());
    let text = format!(
        "{}\n\n{}",
        say::puzzle::proposed(Name::mention(proposal.by)).to(style.locale),
        words::question(&puzzle, style.locale),
    );
    let press = |label, step, look| button(&label, step, id, look, style.locale);
    let buttons = vec![
        press(say::puzzle::button_post(), Step::Take, Look::Success),
        press(say::puzzle::button_refuse(), Step::Refuse, Look::Danger),
        press(say::rules::button_solve(), Step::Look, Look::Secondary),
    ];
    let page = card::page(id, Topic::Study, text, buttons, style.locale);
    let name = format!("tengen-puzzle-{id}.png");
    ask.bot
        .with_scene(page, name, &scene::asked(&puzzle), style)
        .await
}

/// What its author sees before they post it themselves.
async fn preview(ask: &Ask<'_>, id: PuzzleId, proposal: &Proposal) -> Message {
    let press = |label, step, look| button(&label, step, id, look, ask.reader());
    let buttons = vec![
        press(say::puzzle::button_post(), Step::Confirm, Look::Success),
        press(say::puzzle::button_discard(), Step::Refuse, Look::Danger),
    ];
    opened(ask, id, proposal, buttons).await
}

/// The study with its solution, for those who may know it.
async fn opened(ask: &Ask<'_>, id: PuzzleId, proposal: &Proposal, buttons: Vec<Button>) -> Message {
    let reader = ask.reader();
    let puzzle = Puzzle::Study(proposal.study.clone());
    let explained = Explanation::of(&puzzle, None, reader);
    let lines = proposal.study.tree().lines().len();
    let text = format!(
        "{}\n\n{}\n\n{}\n{}",
        say::puzzle::as_read(lines).to(reader),
        words::question(&puzzle, reader),
        explained.words,
        say::puzzle::level_of(proposal.level.number()).to(reader),
    );
    let page = card::page(id, Topic::Study, text, buttons, reader);
    let name = format!("tengen-puzzle-{id}-solved.png");
    let style = ask.own_style();
    let answer = ask.bot.with_answer(page, name, explained.picture, style);
    let mut message = answer.await;
    if ask.may_attach() {
        message.files.push(File {
            name: format!("tengen-puzzle-{id}.sgf"),
            bytes: proposal.study.to_sgf().into_bytes().into(),
            alt: None,
        });
    }
    message
}

/// A button below a study that waits.
pub(super) async fn pressed(ask: &Ask<'_>, step: Step, id: PuzzleId) -> Result<Response, Failure> {
    let store = ask.bot.store.clone();
    let proposal = ask.bot.easels.work(move || store.proposal(id)).await;
    let Some(proposal) = proposal.ok_or_else(say::refusal::trouble)?? else {
        return gone(ask, step, id).await;
    };
    // Its buttons stand where it was proposed; who moderates elsewhere has no say in it.
    if proposal.place != ask.request.setting.place {
        return Err(say::puzzle::proposal_gone().into());
    }
    let is_own = proposal.by == ask.caller();
    let may = match step {
        Step::Look | Step::Refuse => moderates(ask) || is_own,
        _ => moderates(ask),
    };
    if !may {
        return Err(say::puzzle::moderators_only().into());
    }
    match step {
        Step::Look => Ok(whisper(opened(ask, id, &proposal, Vec::new()).await)),
        Step::Refuse => {
            ask.bot.store.refuse_proposal(id).await?;
            Ok(instead(Message {
                content: say::puzzle::not_taken(id.to_string()).to(spoken(ask, &proposal)),
                ..Message::default()
            }))
        }
        Step::Confirm => take(ask, id, proposal, None).await,
        _ => take(ask, id, proposal, ask.pressed()).await,
    }
}

/// The language of the message below which was pressed: a preview is its author's.
fn spoken(ask: &Ask<'_>, proposal: &Proposal) -> Locale {
    match moderates(ask) && proposal.by == ask.caller() {
        true => ask.reader(),
        false => ask.club,
    }
}

/// Posts the study: `card`, the message that has waited, becomes the puzzle's, or a new one does.
async fn take(
    ask: &Ask<'_>,
    id: PuzzleId,
    proposal: Proposal,
    card: Option<MessageId>,
) -> Result<Response, Failure> {
    let posted = Posted {
        puzzle: Puzzle::Study(proposal.study),
        level: proposal.level,
        by: proposal.by,
        place: proposal.place,
        at: ask.now,
        closes: ask.now.after(OPEN),
        closed: None,
        message: card,
    };
    if !ask.bot.store.take_proposal(id, &posted).await? {
        return Err(say::puzzle::proposal_gone().into());
    }
    let message = ask.bot.puzzle_card(id, &posted, ask.now, ask.style());
    let message = message.await?;
    Ok(match card {
        Some(_) => instead(message),
        None => Response {
            answer: Answer::Post(message),
            shows: Some(Shows::Puzzle(id)),
            hold: None,
        },
    })
}

/// What a button leads to when nothing waits there any more: it may have been posted, and its card was not heard of.
async fn gone(ask: &Ask<'_>, step: Step, id: PuzzleId) -> Result<Response, Failure> {
    let store = ask.bot.store.clone();
    let posted = ask.bot.easels.work(move || store.puzzle(id)).await;
    let posted = posted.ok_or_else(say::refusal::trouble)??;
    let is_here = |posted: &Posted| posted.place == ask.request.setting.place;
    match posted.filter(is_here) {
        Some(posted) if posted.message == ask.pressed() => {
            let card = ask.bot.puzzle_card(id, &posted, ask.now, ask.style());
            Ok(instead(card.await?))
        }
        Some(posted) if step == Step::Confirm && posted.message.is_none() => {
            // The answer that posted it was never heard of.
            let card = ask.bot.puzzle_card(id, &posted, ask.now, ask.style());
            Ok(Response {
                answer: Answer::Post(card.await?),
                shows: Some(Shows::Puzzle(id)),
                hold: None,
            })
        }
        _ => Err(say::puzzle::proposal_gone().into()),
    }
}

impl Bot {
    /// Forgets the studies that have waited too long at `now`.
    pub(in crate::bot) async fn forget_proposals(&self, now: Timestamp) {
        let since = now.after(WAITS.times(-1));
        if let Err(error) = self.store.forget_proposals(since).await {
            tracing::error!(%error, "studies that have waited too long could not be forgotten");
        }
    }
}
