//! The message about a vote: the number of votes while it is open, and the voters of the winning move once it is over.

use crate::clock::{Span, Timestamp};
use crate::game::{ChannelId, EventKind, Game, GameId, PlayerId, Revision};
use crate::games::find;
use crate::games::view::board::with_picture;
use crate::games::view::buttons::button;
use crate::games::view::{heading, last, shown_state};
use crate::games::votes::held::Held;
use crate::games::votes::{BALLOT, MESSAGES, VoteMessage, away, clubs, message_of, to_vote, veto};
use crate::i18n::{Locale, Name, Text, Until, say};
use crate::kit::services::Services;
use crate::kit::style::{Files, Style};
use crate::kit::verb::Verb;
use crate::port::message::{Button, Look, Message, Row, Sound};
use crate::port::outbound::{Outbound, OutboundError};
use crate::rules::Move;
use crate::store::{OutboxMessage, Turn, Vote};

/// Minimum interval between two edits of the message.
const EDIT_INTERVAL: Span = Span::minutes(1);
/// Maximum number of voters named.
const MOST_NAMED: usize = 30;

/// Posts or updates the message of the vote `turn`; does nothing if the vote is over.
pub(crate) async fn send_open(
    services: &Services,
    queued: &OutboxMessage,
    turn: Turn,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let game = game(services, queued).await?;
    let ballot = BALLOT.get(services, game.id()).await?;
    let ballot = ballot.filter(|ballot| ballot.turn == turn);
    let Some((team, closes)) = to_vote(&game).zip(ballot.and_then(|ballot| ballot.closes())) else {
        return Ok(());
    };
    let Some(members) = team.team_channel() else {
        return Ok(());
    };
    let votes = services.store.votes(game.id(), turn).await?.len();
    let channel = away::channel_of_votes(services, &game, team).await?;
    let news = VoteNews {
        services,
        queued,
        game: &game,
        team,
        turn,
        channel,
    };
    let (captain, vetoed) = find_veto(services, game.id(), team, turn).await?;
    let held = Held::of(services, &game).await?;
    let open = |style: Style| {
        let mut message = open(&game, members, votes, closes, style.locale);
        if let Some(held) = held {
            message.content += &terms(&game, held, style.locale);
        }
        if let (Some(_), Some(Row::Buttons(row))) = (captain, message.rows.first_mut()) {
            row.push(veto_button(&game, style.locale));
        }
        if let Some(vetoed) = &vetoed {
            let again = style.say(&say::vote::vote_again());
            message.content = format!("{}\n{} {again}", message.content, style.say(vetoed));
        }
        if let Some(last) = last::sentence(&game).filter(|_| news.is_away()) {
            message.content = format!("{}\n{}", style.say(&last), message.content);
        }
        message
    };
    if news.send(open, out).await? == Sent::Edited {
        let until = services.now().after(EDIT_INTERVAL);
        services.delivery.defer(queued.subject, until);
    }
    Ok(())
}

/// Updates the message of the vote `turn` with its result, once the game had `until` events.
pub(crate) async fn send_closed(
    services: &Services,
    queued: &OutboxMessage,
    turn: Turn,
    until: Revision,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let game = game(services, queued).await?;
    let id = game.id();
    let votes = services.store.votes(id, turn).await?;
    // The next message is about another vote.
    services.delivery.end_deferral(queued.subject);
    services.delivery.notify();
    match move_made(&game, turn, until) {
        // The result was announced before a crash, and the rows are deleted.
        Some(_) if votes.is_empty() => {}
        Some((team, mv)) => {
            let channel = away::channel_of_votes(services, &game, team).await?;
            let news = VoteNews {
                services,
                queued,
                game: &game,
                team,
                turn,
                channel,
            };
            let (_, vetoed) = find_veto(services, id, team, turn).await?;
            let result = |style: Style| {
                let mut message = result(mv, &votes, style.locale);
                if let Some(vetoed) = &vetoed {
                    message.content = format!("{}\n{}", message.content, style.say(vetoed));
                }
                message
            };
            news.send(result, out).await?;
        }
        // The game has moved on without a move by the vote.
        None => {
            for pref in MESSAGES {
                let posted = pref.get(services, id).await?;
                if let Some(posted) = posted.filter(|one| one.turn == turn) {
                    delete(posted, out).await?;
                }
            }
        }
    }
    services.store.drop_votes(id, turn).await?;
    Ok(())
}

/// The captain of `team`, and the move that they have ruled out in the vote `turn`, if any.
async fn find_veto(
    services: &Services,
    game: GameId,
    team: PlayerId,
    turn: Turn,
) -> Result<(Option<PlayerId>, Option<Text>), OutboundError> {
    let captain = veto::captain(services, game, team).await?;
    let vetoed = captain.zip(veto::in_vote(services, game, turn).await?);
    Ok((captain, vetoed.map(|(by, mv)| veto::ruled_out_line(by, mv))))
}

/// Whether the message of a vote was posted or edited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sent {
    /// Posted: the first vote may edit it at once.
    Posted,
    /// Edited: the next edit has to wait.
    Edited,
}

/// A vote that has something to announce.
struct VoteNews<'a> {
    services: &'a Services,
    queued: &'a OutboxMessage,
    game: &'a Game,
    /// The team that votes.
    team: PlayerId,
    turn: Turn,
    /// The channel of the vote.
    channel: ChannelId,
}

impl VoteNews<'_> {
    /// Edits the message about the vote into that of `message_in`, or posts a new one; with a picture outside of the
    /// game's channel.
    async fn send(
        &self,
        message_in: impl Fn(Style) -> Message,
        out: &dyn Outbound,
    ) -> Result<Sent, OutboundError> {
        let whole = self.message(&message_in, Files::Allowed).await;
        let sent = self.put(&whole, out).await;
        if sent != Err(OutboundError::Forbidden) || whole.files.is_empty() {
            return sent;
        }
        // Most likely the bot may write there but not attach files.
        let text = self.message(&message_in, Files::Forbidden).await;
        self.put(&text, out).await
    }

    /// Whether the game is in another channel.
    fn is_away(&self) -> bool {
        self.channel != self.game.place().channel
    }

    async fn message(&self, message_in: &impl Fn(Style) -> Message, files: Files) -> Message {
        let (services, game) = (self.services, self.game);
        let style = away::style(services, game, self.channel, files).await;
        let mut message = message_in(style);
        if !self.is_away() {
            return message;
        }
        message.content = format!("{}\n{}", heading(game, style), message.content);
        if let Some(Row::Buttons(row)) = message.rows.first_mut() {
            row.extend(further_buttons(game, style.locale));
        }
        let message = clubs::message_for(services, game, style.club, message).await;
        let painted = with_picture(services, message, game, style);
        services.delivery.with_permit(painted).await
    }

    async fn put(&self, message: &Message, out: &dyn Outbound) -> Result<Sent, OutboundError> {
        let (services, id) = (self.services, self.game.id());
        let pref = message_of(self.game, self.team);
        let known = pref.get(services, id).await?;
        if let Some(known) = known.filter(|one| one.turn == self.turn) {
            match out.refresh(known.channel, known.message, message).await {
                // Somebody has deleted the message.
                Err(OutboundError::Gone) => {}
                other => return other.map(|()| Sent::Edited),
            }
        }
        let nonce = format!("v{}", self.queued.id);
        let posted = out.post(self.channel, message, &nonce).await?;
        let new = VoteMessage {
            turn: self.turn,
            channel: self.channel,
            message: posted,
        };
        pref.set(services, id, &Some(new)).await?;
        Ok(Sent::Posted)
    }
}

/// Deletes the message about a vote.
async fn delete(posted: VoteMessage, out: &dyn Outbound) -> Result<(), OutboundError> {
    match out.delete(posted.channel, posted.message).await {
        Err(OutboundError::Gone) => Ok(()),
        done => done,
    }
}

/// The message of an open vote of a channel's members: the number of votes, the deadline, and the button to vote.
fn open(
    game: &Game,
    members: ChannelId,
    votes: usize,
    closes: Timestamp,
    locale: Locale,
) -> Message {
    let number = u32::try_from(game.moves().len()).unwrap_or(u32::MAX);
    let number = number.saturating_add(1);
    let vote = button(
        &say::vote::button_vote(),
        Verb::Play,
        shown_state(game),
        Look::Primary,
        locale,
    );
    Message {
        content: say::vote::open(members, number, votes, Until(closes)).to(locale),
        rows: vec![Row::Buttons(vec![vote])],
        sound: Sound::Silent,
        ..Message::default()
    }
}

/// Further buttons of the side to move, for a message without a board that would have them.
fn further_buttons(game: &Game, locale: Locale) -> impl Iterator<Item = Button> {
    let may_pass = game.terms().rules.check(game.position(), Move::Pass);
    let pass = may_pass
        .is_ok()
        .then(|| (say::table::button_pass(), Verb::Pass));
    let more = (say::table::button_more(), Verb::More);
    let all = pass.into_iter().chain([more]);
    all.map(move |(label, verb)| button(&label, verb, shown_state(game), Look::Secondary, locale))
}

/// The procedure of the vote, below the text of the message: complete in the first vote of each side, later only the
/// number of votes that ends it.
fn terms(game: &Game, held: Held, locale: Locale) -> String {
    match game.moves().len() {
        0 | 1 => format!("\n{}", held.lines(locale).join("\n")),
        _ => held
            .enough()
            .map_or_else(String::new, |text| format!(" {}", text.to(locale))),
    }
}

/// The button with which the captain rules a move out.
fn veto_button(game: &Game, locale: Locale) -> Button {
    let label = say::vote::button_veto();
    button(
        &label,
        Verb::Veto,
        shown_state(game),
        Look::Secondary,
        locale,
    )
}

/// The line with the winning move `mv` and its voters.
fn result(mv: Move, votes: &[(PlayerId, Vote)], locale: Locale) -> Message {
    let voters = votes.iter().filter(|(_, vote)| vote.mv == mv);
    let voters: Vec<_> = voters.map(|(player, _)| *player).collect();
    let named: Vec<_> = voters.iter().take(MOST_NAMED).copied().collect();
    let mut names = Name::mentions(&named).to(locale);
    if voters.len() > MOST_NAMED {
        names.push_str(" …");
    }
    let sentence = match mv {
        Move::Play(point) => say::vote::closed(point, voters.len(), votes.len(), names),
        Move::Pass => say::vote::closed_pass(voters.len(), votes.len(), names),
    };
    Message {
        content: sentence.to(locale),
        sound: Sound::Silent,
        ..Message::default()
    }
}

/// The voting side whose move was made between the events `turn` and `until`, and that move.
fn move_made(game: &Game, turn: Turn, until: Revision) -> Option<(PlayerId, Move)> {
    let events = game.events().iter().take(until.get() as usize);
    let mut events = events.skip(turn.get() as usize).rev();
    events.find_map(|event| match event.kind {
        EventKind::Moved { color, mv } => {
            let team = game.seats()?[color].players().next()?;
            team.team_channel().map(|_| (team, mv))
        }
        _ => None,
    })
}

async fn game(services: &Services, queued: &OutboxMessage) -> Result<Game, OutboundError> {
    let game = queued.subject.game().ok_or(OutboundError::Gone)?;
    let game = find::game(services, game).await;
    game.map_err(OutboundError::from)
}
