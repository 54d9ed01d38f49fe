//! Puzzles by members (studies): proposed with a file, posted by a moderator.

use std::sync::Arc;

use crate::clock::{Span, Timestamp};
use crate::features::puzzle::messages::Explanation;
use crate::features::puzzle::post::OPEN;
use crate::features::puzzle::refusal::PuzzleRefusal;
use crate::features::puzzle::shared::button;
use crate::features::puzzle::step::PuzzlePress;
use crate::features::puzzle::{card, messages, scene};
use crate::game::MessageId;
use crate::games::view::scene as view_scene;
use crate::i18n::{Locale, Name, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, Outcome, ephemeral, instead};
use crate::kit::prefs::language;
use crate::kit::refusal::Refusal;
use crate::kit::response::Shows;
use crate::kit::services::Services;
use crate::people::limits;
use crate::port::answer::Answer;
use crate::port::message::{Button, File, Look, Message};
use crate::port::request::Permissions;
use crate::puzzle::{Level, Puzzle, ReadStudy, Remark, Study, Topic};
use crate::store::{AppendError, Posted, Proposal, PuzzleId, Store, StoreError};

/// Level of a study whose author has chosen none: the middle.
const DEFAULT_LEVEL: Level = Level::ALL[2];
/// Maximum number of waiting studies of one author.
const MOST: usize = 5;
/// Time for which a study waits for a moderator.
const WAITING_TIME: Span = Span::days(14);

/// Proposes the study in `file`: the game with this number, or the first one. A moderator gets a preview and can post
/// the study; for other members it waits for a moderator.
pub(crate) async fn propose(
    ctx: &Ctx<'_>,
    file: Arc<[u8]>,
    game: Option<usize>,
    level: Option<Level>,
) -> Handled {
    limits::check_not_muted(ctx).await?;
    let spent = limits::spend_puzzle(ctx)?;
    let found = ctx
        .services
        .cpu
        .work(move || Study::find(&file, game))
        .await;
    let found = found.ok_or(Refusal::Trouble)?;
    let ReadStudy { study, remarks } = found.map_err(PuzzleRefusal::NoStudy)?;
    let proposal = Proposal {
        study,
        remarks,
        level: level.unwrap_or(DEFAULT_LEVEL),
        by: ctx.caller(),
        place: ctx.request.setting.place,
        at: ctx.now,
    };
    let id = store_proposal(ctx, &proposal).await?;
    spent.keep();
    language::note(ctx.services, ctx.channel(), ctx.club).await;
    if moderates(ctx) {
        Ok(ephemeral(preview(ctx, id, &proposal).await))
    } else {
        Ok(Outcome::answer(Answer::Post(
            waiting_card(ctx, id, &proposal).await,
        )))
    }
}

/// Stores `proposal`, or finds it if the same interaction has proposed it before a restart.
async fn store_proposal(ctx: &Ctx<'_>, proposal: &Proposal) -> Result<PuzzleId, Failure> {
    let store = &ctx.services.store;
    match store.propose(proposal, MOST, Some(ctx.cause())).await {
        Ok(id) => Ok(id.ok_or(PuzzleRefusal::TooManyProposals(MOST))?),
        Err(AppendError::Repeated) => {
            let (store, proposal) = (store.clone(), proposal.clone());
            let found = async move { find_waiting(&store, &proposal).await };
            let found = ctx.services.cpu.read(found);
            let found = found.await.ok_or(Refusal::Trouble)??;
            Ok(found.ok_or(PuzzleRefusal::ProposalGone)?)
        }
        Err(error) => Err(error.into()),
    }
}

/// The number under which `proposal` waits; the latest, if its author has submitted it more than once.
async fn find_waiting(store: &Store, proposal: &Proposal) -> Result<Option<PuzzleId>, StoreError> {
    for id in store.proposals_by(proposal.by).await?.into_iter().rev() {
        let Some(known) = store.proposal(id).await? else {
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

/// Whether the caller decides about posting here. In a private conversation everybody does.
fn moderates(ctx: &Ctx<'_>) -> bool {
    let is_private = ctx.request.setting.place.club.is_none();
    is_private || ctx.request.permissions.allow(Permissions::MANAGE_MESSAGES)
}

/// The card of a study that waits for a moderator: it shows the question, and nothing of the answer.
async fn waiting_card(ctx: &Ctx<'_>, id: PuzzleId, proposal: &Proposal) -> Message {
    let style = ctx.style();
    let puzzle = Puzzle::Study(proposal.study.clone());
    let text = format!(
        "{}\n\n{}{}",
        say::puzzle::proposed(Name::mention(proposal.by)).to(style.locale),
        crate::features::puzzle::words::question(&puzzle, style.locale),
        remark_lines(&proposal.remarks, style.locale),
    );
    let press = |label, step, look| button(&label, step, id, look, style.locale);
    let buttons = vec![
        press(say::puzzle::button_post(), PuzzlePress::Take, Look::Success),
        press(
            say::puzzle::button_refuse(),
            PuzzlePress::Refuse,
            Look::Danger,
        ),
        press(
            say::rules::button_solve(),
            PuzzlePress::Look,
            Look::Secondary,
        ),
    ];
    let title = card::title(id, Topic::Study);
    let page = card::page(&title, text, buttons, style.locale);
    let name = format!("tengen-puzzle-{id}.png");
    view_scene::with_scene(page, name, &scene::question_scene(&puzzle), style)
        .paint(ctx.services, style)
        .await
}

/// Preview for the author before they post it.
async fn preview(ctx: &Ctx<'_>, id: PuzzleId, proposal: &Proposal) -> Message {
    let press = |label, step, look| button(&label, step, id, look, ctx.reader());
    let buttons = vec![
        press(
            say::puzzle::button_post(),
            PuzzlePress::Confirm,
            Look::Success,
        ),
        press(
            say::puzzle::button_discard(),
            PuzzlePress::Refuse,
            Look::Danger,
        ),
    ];
    study_message(ctx, id, proposal, buttons).await
}

/// Remarks for the author on how the file was read, a line each, below the preceding text.
fn remark_lines(remarks: &[Remark], locale: Locale) -> String {
    let remarks = remarks.iter().map(|remark| {
        let text = match remark {
            Remark::Games { taken, games } => say::puzzle::remark_games(*taken, *games),
            Remark::FirstBranch => say::puzzle::remark_first_branch(),
            Remark::Charset(name) => say::puzzle::remark_charset(name.clone()),
        };
        format!("\n\n-# {}", text.to(locale))
    });
    remarks.collect()
}

/// The study with its solution, for members who may know it.
async fn study_message(
    ctx: &Ctx<'_>,
    id: PuzzleId,
    proposal: &Proposal,
    buttons: Vec<Button>,
) -> Message {
    let reader = ctx.reader();
    let puzzle = Puzzle::Study(proposal.study.clone());
    let explained = Explanation::of(&puzzle, None, reader);
    let lines = proposal.study.tree().lines().len();
    let text = format!(
        "{}{}\n\n{}\n\n{}\n{}",
        say::puzzle::as_read(lines).to(reader),
        remark_lines(&proposal.remarks, reader),
        crate::features::puzzle::words::question(&puzzle, reader),
        explained.words,
        say::puzzle::level_of(proposal.level.number()).to(reader),
    );
    let title = card::title(id, Topic::Study);
    let page = card::page(&title, text, buttons, reader);
    let name = format!("tengen-puzzle-{id}-solved.png");
    let style = ctx.own_style();
    let answer = messages::with_answer(ctx.services, page, name, explained.picture, style);
    let mut message = answer.await;
    if ctx.may_attach() {
        message.files.push(File {
            name: format!("tengen-puzzle-{id}.sgf"),
            bytes: proposal.study.to_sgf().into_bytes().into(),
            alt: None,
        });
    }
    message
}

/// Handles a press below a waiting study.
pub(crate) async fn press(ctx: &Ctx<'_>, step: PuzzlePress, id: PuzzleId) -> Handled {
    let store = ctx.services.store.clone();
    let proposal = ctx
        .services
        .cpu
        .read(async move { store.proposal(id).await });
    let proposal = proposal.await;
    let Some(proposal) = proposal.ok_or(Refusal::Trouble)?? else {
        return answer_gone(ctx, step, id).await;
    };
    // The buttons are in the channel of the proposal; moderators of other channels have no say.
    if proposal.place != ctx.request.setting.place {
        return Err(PuzzleRefusal::ProposalGone.into());
    }
    let is_own = proposal.by == ctx.caller();
    let may = match step {
        PuzzlePress::Look | PuzzlePress::Refuse => moderates(ctx) || is_own,
        _ => moderates(ctx),
    };
    if !may {
        return Err(PuzzleRefusal::ModeratorsOnly.into());
    }
    match step {
        PuzzlePress::Look => Ok(ephemeral(
            study_message(ctx, id, &proposal, Vec::new()).await,
        )),
        PuzzlePress::Refuse => {
            ctx.services.store.refuse_proposal(id).await?;
            Ok(instead(Message::text(
                say::puzzle::not_taken(id.to_string()).to(language(ctx, &proposal)),
            )))
        }
        PuzzlePress::Confirm => publish(ctx, id, proposal, None).await,
        _ => publish(ctx, id, proposal, ctx.pressed_message()).await,
    }
}

/// The language of the message below which was pressed: a preview is its author's.
fn language(ctx: &Ctx<'_>, proposal: &Proposal) -> Locale {
    if moderates(ctx) && proposal.by == ctx.caller() {
        ctx.reader()
    } else {
        ctx.club
    }
}

/// Posts the study: its `card`, or else a new message, becomes the message of the puzzle.
async fn publish(
    ctx: &Ctx<'_>,
    id: PuzzleId,
    proposal: Proposal,
    card: Option<MessageId>,
) -> Handled {
    let posted = Posted {
        puzzle: Puzzle::Study(proposal.study),
        level: proposal.level,
        by: Some(proposal.by),
        place: proposal.place,
        at: ctx.now,
        closes: ctx.now.after(OPEN),
        closed: None,
        message: card,
        poster_knows: true,
    };
    if !ctx.services.store.take_proposal(id, &posted).await? {
        return Err(PuzzleRefusal::ProposalGone.into());
    }
    let message = card::puzzle_card(ctx.services, id, &posted, ctx.now, ctx.style());
    let message = message.await?;
    Ok(match card {
        Some(_) => instead(message),
        None => Outcome::showing(Answer::Post(message), Some(Shows::Item(card::shows(id)))),
    })
}

/// The result of a press on a proposal that no longer waits: it may have been posted, with its card unknown.
async fn answer_gone(ctx: &Ctx<'_>, step: PuzzlePress, id: PuzzleId) -> Handled {
    let store = ctx.services.store.clone();
    let posted = ctx.services.cpu.read(async move { store.puzzle(id).await });
    let posted = posted.await;
    let posted = posted.ok_or(Refusal::Trouble)??;
    let is_here = |posted: &Posted| posted.place == ctx.request.setting.place;
    match posted.filter(is_here) {
        Some(posted) if posted.message == ctx.pressed_message() => {
            let card = card::puzzle_card(ctx.services, id, &posted, ctx.now, ctx.style());
            Ok(instead(card.await?))
        }
        Some(posted) if step == PuzzlePress::Confirm && posted.message.is_none() => {
            // The answer that posted it is unknown.
            let card = card::puzzle_card(ctx.services, id, &posted, ctx.now, ctx.style());
            Ok(Outcome::showing(
                Answer::Post(card.await?),
                Some(Shows::Item(card::shows(id))),
            ))
        }
        _ => Err(PuzzleRefusal::ProposalGone.into()),
    }
}

/// Deletes the studies that have waited too long at `now`.
pub(crate) async fn forget_proposals(services: &Services, now: Timestamp) {
    let since = now.after(WAITING_TIME.times(-1));
    if let Err(error) = services.store.forget_proposals(since).await {
        tracing::error!(%error, "could not delete expired puzzle proposals");
    }
}
