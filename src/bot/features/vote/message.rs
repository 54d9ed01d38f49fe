//! The message about a vote: how many have voted while it is open, and who voted for the move once it is over.

use crate::bot::games::find;
use crate::bot::games::view::buttons::button;
use crate::bot::games::view::shown;
use crate::bot::games::votes::{BALLOT, MESSAGE, VoteMessage, to_vote};
use crate::bot::kit::failure::Failure;
use crate::bot::kit::people;
use crate::bot::kit::services::Services;
use crate::bot::kit::verb::Verb;
use crate::bot::port::message::{Look, Message, Row, Sound};
use crate::bot::port::outbound::{Outbound, OutboundError};
use crate::clock::{Span, Timestamp};
use crate::game::{ChannelId, EventKind, Game, GameId, PlayerId, Revision};
use crate::i18n::{Locale, Name, Until, say};
use crate::rules::Move;
use crate::store::{OutboxMessage, StoreError, Turn, Vote};

/// The message is edited once in so long, however many vote.
const REST: Span = Span::minutes(1);
/// So many voters are named.
const NAMED: usize = 30;

/// Posts the message of the vote `turn`, or changes it; nothing if that is over.
pub(crate) async fn send_open(
    services: &Services,
    queued: &OutboxMessage,
    turn: Turn,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let game = game(services, queued).await?;
    let ballot = BALLOT.get(services, game.id()).await.map_err(undelivered)?;
    let ballot = ballot.filter(|ballot| ballot.turn == turn);
    let Some(closes) = ballot.and_then(|ballot| ballot.closes) else {
        return Ok(());
    };
    let votes = services.store.votes(game.id(), turn).await;
    let votes = votes.map_err(undelivered)?.len();
    let channel = game.place().channel;
    let locale = people::language(services, channel).await;
    let Some(message) = open(&game, votes, closes, locale) else {
        return Ok(());
    };
    bring(services, queued, (turn, channel), &message, out).await?;
    let until = services.now().after(REST);
    services.delivery.defer(queued.subject, until);
    Ok(())
}

/// Has the message of the vote `turn` tell what came of it, when the game had got `until` so many events.
pub(crate) async fn send_closed(
    services: &Services,
    queued: &OutboxMessage,
    (turn, until): (Turn, Revision),
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let game = game(services, queued).await?;
    let id = game.id();
    let channel = game.place().channel;
    let locale = people::language(services, channel).await;
    let votes = services.store.votes(id, turn).await.map_err(undelivered)?;
    // Whatever comes next is about another vote, in a message of its own.
    services.delivery.end_deferral(queued.subject);
    match made(&game, turn, until) {
        // The result was told before a crash, and the rows went with it.
        Some(_) if votes.is_empty() => {}
        Some(mv) => {
            let message = result(mv, &votes, locale);
            bring(services, queued, (turn, channel), &message, out).await?;
        }
        // What was voted on is not to be decided any more.
        None => {
            if let Some(stands) = stands(services, id, turn).await? {
                withdraw(stands, out).await?;
            }
        }
    }
    let dropped = services.store.drop_votes(id, turn).await;
    dropped.map_err(undelivered)
}

/// Edits the message about the vote `turn` into `message`, or posts it in `channel` where there is none.
async fn bring(
    services: &Services,
    queued: &OutboxMessage,
    (turn, channel): (Turn, ChannelId),
    message: &Message,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let game = queued.subject.game().ok_or(OutboundError::Gone)?;
    if let Some(stands) = stands(services, game, turn).await? {
        match out.refresh(stands.channel, stands.message, message).await {
            // Somebody has deleted it.
            Err(OutboundError::Gone) => {}
            other => return other,
        }
    }
    let posted = out
        .post(channel, message, &format!("v{}", queued.id))
        .await?;
    let stands = VoteMessage {
        turn,
        channel,
        message: posted,
    };
    let noted = MESSAGE.set(services, game, &Some(stands)).await;
    noted.map_err(undelivered)
}

/// Deletes the message about a vote.
async fn withdraw(stands: VoteMessage, out: &dyn Outbound) -> Result<(), OutboundError> {
    match out.delete(stands.channel, stands.message).await {
        Err(OutboundError::Gone) => Ok(()),
        done => done,
    }
}

/// The message about the vote `turn` of `game`, if there is one.
async fn stands(
    services: &Services,
    game: GameId,
    turn: Turn,
) -> Result<Option<VoteMessage>, OutboundError> {
    let stands = MESSAGE.get(services, game).await.map_err(undelivered)?;
    Ok(stands.filter(|one| one.turn == turn))
}

/// How many have voted, until when one can, and the button to do it.
fn open(game: &Game, votes: usize, closes: Timestamp, locale: Locale) -> Option<Message> {
    let team = to_vote(game)?.team_channel()?;
    let number = u32::try_from(game.moves().len()).ok()?.saturating_add(1);
    let vote = button(
        &say::vote::button_vote(),
        Verb::Play,
        shown(game),
        Look::Primary,
        locale,
    );
    Some(Message {
        content: say::vote::open(team, number, votes, Until(closes)).to(locale),
        rows: vec![Row::Buttons(vec![vote])],
        sound: Sound::Silent,
        ..Message::default()
    })
}

/// That `mv` was made, and whose of the `votes` were for it.
fn result(mv: Move, votes: &[(PlayerId, Vote)], locale: Locale) -> Message {
    let voters = votes.iter().filter(|(_, vote)| vote.mv == mv);
    let voters: Vec<_> = voters.map(|(player, _)| *player).collect();
    let named: Vec<_> = voters.iter().take(NAMED).copied().collect();
    let mut names = Name::mentions(&named).to(locale);
    if voters.len() > NAMED {
        names.push_str(" …");
    }
    let told = match mv {
        Move::Play(point) => say::vote::closed(point, voters.len(), votes.len(), names),
        Move::Pass => say::vote::closed_pass(voters.len(), votes.len(), names),
    };
    Message {
        content: told.to(locale),
        sound: Sound::Silent,
        ..Message::default()
    }
}

/// The move that was made for a side that votes between the events `turn` and `until`.
fn made(game: &Game, turn: Turn, until: Revision) -> Option<Move> {
    let events = game.events().iter().take(until.get() as usize);
    let mut events = events.skip(turn.get() as usize).rev();
    events.find_map(|event| match event.kind {
        EventKind::Moved { color, mv } => {
            let team = game.seats()?[color].players().next()?.team_channel();
            team.map(|_| mv)
        }
        _ => None,
    })
}

async fn game(services: &Services, queued: &OutboxMessage) -> Result<Game, OutboundError> {
    let game = queued.subject.game().ok_or(OutboundError::Gone)?;
    let game = find::game(services, game).await;
    game.map_err(Failure::undelivered)
}

fn undelivered(error: StoreError) -> OutboundError {
    Failure::from(error).undelivered()
}
