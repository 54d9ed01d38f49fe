//! The message that asks others to join a side, and its state once they have answered.

use crate::contest::{Contest, ContestId, EntryIndex, Standing};
use crate::features::tournament::custom_id::TournamentPress;
use crate::features::tournament::words;
use crate::game::{MessageId, PlayerId};
use crate::i18n::{Locale, Name, say};
use crate::kit::services::Services;
use crate::port::message::{Look, Message, Row};
use crate::port::outbound::{Outbound, OutboundError};
use crate::store::{CONTEST_NEWS, ContestNews, Envelope};

/// The public message about a side that waits for answers; none after that.
pub(crate) fn request_message(
    contest: &Contest,
    id: ContestId,
    index: EntryIndex,
    locale: Locale,
) -> Option<Message> {
    let known = contest.entries.get(index.get())?;
    let side = &known.side;
    let asked: Vec<_> = side.asked_members().collect();
    let others: Vec<_> = side.players().skip(1).collect();
    if known.standing != Standing::Forming || asked.is_empty() {
        return None;
    }
    let (title, captain) = (words::title(contest), Name::mention(side.captain()));
    let head = say::tournament::asks(title, captain, Name::mentions(&others));
    let joined: Vec<_> = others
        .into_iter()
        .filter(|player| side.has(*player))
        .collect();
    let joined = (!joined.is_empty()).then(|| say::tournament::has_joined(Name::mentions(&joined)));
    let lines: Vec<_> = [head].into_iter().chain(joined).collect();
    let lines: Vec<_> = lines.iter().map(|line| line.to(locale)).collect();
    let press = |label, step, look| words::button(&label, step, id, look, locale);
    let join = press(
        say::tournament::button_join(),
        TournamentPress::Join(index),
        Look::Success,
    );
    let decline = say::tournament::button_decline();
    let decline = press(decline, TournamentPress::Decline(index), Look::Secondary);
    Some(Message {
        content: lines.join("\n"),
        rows: vec![Row::Buttons(vec![join, decline])],
        mention: asked,
        ..Message::default()
    })
}

/// Posts or updates the message that asks the members of the side at `entry`.
pub(crate) async fn announce(
    services: &Services,
    id: ContestId,
    contest: &Contest,
    entry: EntryIndex,
    locale: Locale,
    nonce: &str,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let known = contest
        .entries
        .get(entry.get())
        .ok_or(OutboundError::Gone)?;
    let (channel, message) = (contest.place.channel, state(contest, id, entry, locale));
    if let Some(asked) = known.asked_in {
        return out.refresh(channel, asked, &message).await;
    }
    if known.standing != Standing::Forming {
        // It was answered before the question was posted.
        return Ok(());
    }
    let posted = out.post(channel, &message, nonce).await?;
    let store = &services.store;
    let noted = store
        .note_side_request(id, entry, known.since, posted)
        .await;
    noted.map_err(OutboundError::from)
}

/// The public message about a substitute on the side at `entry`.
pub(crate) fn change_message(
    contest: &Contest,
    entry: EntryIndex,
    locale: Locale,
) -> Option<Message> {
    let known = contest.entries.get(entry.get())?;
    let (title, name) = (words::title(contest), words::name(contest, entry));
    let players = known.side.players();
    Some(Message {
        content: say::tournament::side_in(title, name).to(locale),
        mention: players.filter(|player| !player.is_nobody()).collect(),
        ..Message::default()
    })
}

/// Updates the question about the side at `entry` by an outbox message, unless it was `pressed` and is updated by the
/// answer.
pub(crate) fn settle(
    id: ContestId,
    contest: &Contest,
    entry: EntryIndex,
    pressed: Option<MessageId>,
) -> Option<Envelope> {
    let known = contest.entry(entry);
    let asked = known.asked_in.filter(|asked| Some(*asked) != pressed);
    let number = entry.get() as u16;
    let captain = known.side.captain();
    asked.map(|_| news(id, contest, captain, ContestNews::Asked { entry: number }))
}

/// The public message about the side at `entry`: waiting for answers, or complete.
pub(crate) fn state(
    contest: &Contest,
    id: ContestId,
    entry: EntryIndex,
    locale: Locale,
) -> Message {
    let (title, name) = (words::title(contest), words::name(contest, entry));
    let text = match contest.entry(entry).standing {
        Standing::Waiting => say::tournament::side_waits(title, name),
        Standing::Entered | Standing::SitsOut | Standing::Absent => {
            say::tournament::side_in(title, name)
        }
        Standing::Forming | Standing::Withdrawn => say::tournament::side_gone(title, name),
    };
    let still = request_message(contest, id, entry, locale);
    still.unwrap_or_else(|| Message::text(text.to(locale)))
}

/// Updates the questions of `asking` sides that no longer wait for answers, by outbox messages.
pub(crate) fn drop_questions(
    id: ContestId,
    contest: &Contest,
    asking: &[EntryIndex],
) -> Vec<Envelope> {
    let asking = asking.iter().copied();
    let dropped = asking.filter(|index| contest.entry(*index).standing != Standing::Forming);
    dropped
        .filter_map(|index| settle(id, contest, index, None))
        .collect()
}

/// The outbox message with the `news` of a tournament for `player`.
pub(crate) fn news(
    id: ContestId,
    contest: &Contest,
    player: PlayerId,
    news: ContestNews,
) -> Envelope {
    CONTEST_NEWS.to(player, (id, (contest.rounds.len() as u8, news)))
}
