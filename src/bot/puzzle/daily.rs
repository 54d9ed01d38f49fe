//! A puzzle a day: in the channels that have chosen so, at an hour of the club's day.
//!
//! It is chosen, and kept with the letter that posts it and with when the next one is due, in one transaction:
//! so each comes once, however the program ends. What was missed while the bot was down comes late, and once,
//! however many days that were. Nobody has asked for such a puzzle, so that it has no poster who could be forgotten.
//!
//! Where the channel is gone or closed to the bot, no puzzle comes any more, and the club's moderators are told once.

use std::sync::Arc;

use super::post::OPEN;
use super::{Step, Wish, token};
use crate::bot::Bot;
use crate::bot::abreast::abreast;
use crate::bot::failure::Failure;
use crate::bot::reply::{Message, Outbound, OutboundError};
use crate::bot::view::{Files, Style};
use crate::clock::Timestamp;
use crate::game::{ChannelId, MessageId, Place, PlayerId};
use crate::puzzle::{Level, Puzzle};
use crate::rules::Chance;
use crate::store::{Daily, Posted, PuzzleId};

impl Bot {
    /// Has a puzzle posted in every channel in which one is due at `now`.
    pub(in crate::bot) async fn post_dailies(self: &Arc<Self>, now: Timestamp) {
        let due = match self.store.dailies_due(now).await {
            Ok(due) => due,
            Err(error) => {
                tracing::error!(%error, "where a puzzle is due could not be read");
                return;
            }
        };
        if due.is_empty() {
            return;
        }
        let bot = Arc::clone(self);
        let each = due.into_iter().map(move |channel| {
            let bot = Arc::clone(&bot);
            async move {
                if let Err(failure) = bot.post_daily(channel, now).await {
                    tracing::error!(%channel, ?failure, "a puzzle that was due could not be made");
                }
            }
        });
        abreast(each).await;
        self.office.ring();
    }

    async fn post_daily(&self, channel: ChannelId, now: Timestamp) -> Result<(), Failure> {
        let daily = self.store.daily(channel).await?;
        let Some(daily) = daily.filter(|daily| daily.next <= now) else {
            return Ok(());
        };
        let place = Place {
            club: Some(daily.club),
            channel,
        };
        let Some((puzzle, level)) = self.choose_daily(daily, place, now).await? else {
            tracing::warn!(%channel, "no puzzle could be made just now");
            return Ok(());
        };
        let posted = Posted {
            level: puzzle.level().unwrap_or(level),
            puzzle,
            by: PlayerId::NOBODIES[0],
            place,
            at: now,
            closes: now.after(OPEN),
            closed: None,
            message: None,
        };
        let next = self.club_zone(daily.club).await?.next(now, daily.hour);
        self.store.post_daily(daily, &posted, next).await?;
        Ok(())
    }

    /// A puzzle as `daily` wants it, with its level: the nearest one of which there is a puzzle about the topic.
    async fn choose_daily(
        &self,
        daily: Daily,
        place: Place,
        now: Timestamp,
    ) -> Result<Option<(Puzzle, Level)>, Failure> {
        // What gives no puzzle now may give one at the next look.
        let seed = place.channel.get() ^ now.as_millis().unsigned_abs();
        let any = Level::ALL[Chance::new(seed).below(Level::ALL.len())];
        let wanted = daily.level.unwrap_or(any);
        let mut levels = Level::ALL;
        levels.sort_by_key(|level| level.number().abs_diff(wanted.number()));
        for level in levels {
            let wish = Wish {
                topic: daily.topic,
                level: Some(level),
            };
            let chosen = self.choose_puzzle(wish, place, Chance::new(seed)).await?;
            if let Some(puzzle) = chosen {
                return Ok(Some((puzzle, level)));
            }
        }
        Ok(None)
    }

    /// Posts the puzzle in `channel`, unless it stands there, or is over before it could be posted.
    pub(in crate::bot) async fn send_new_puzzle(
        &self,
        id: PuzzleId,
        channel: ChannelId,
        out: &dyn Outbound,
    ) -> Result<(), OutboundError> {
        let posted = self.puzzle_of_letter(id).await?;
        if posted.message.is_some() || posted.is_closed(self.now()) {
            return Ok(());
        }
        let standing = match standing(id, &posted, out).await? {
            Some(standing) => Ok(standing),
            None => self.post_new_puzzle(id, &posted, out).await,
        };
        match standing {
            Ok(message) => {
                let noted = self.store.puzzle_stands(id, message).await;
                noted.map_err(|error| OutboundError::Unreachable(error.to_string()))
            }
            Err(trouble) if trouble.is_about_place() => {
                tracing::warn!(%channel, %trouble, "a daily puzzle cannot be posted any more");
                let ended = self.end_daily(posted.place).await;
                ended.map_err(Failure::undelivered)
            }
            Err(error) => Err(error),
        }
    }

    async fn post_new_puzzle(
        &self,
        id: PuzzleId,
        posted: &Posted,
        out: &dyn Outbound,
    ) -> Result<MessageId, OutboundError> {
        let channel = posted.place.channel;
        let nonce = format!("u{id}");
        let style = self.style_in(channel).await;
        let card = self.card_of_letter(id, posted, style).await?;
        match out.post(channel, &card, &nonce).await {
            // Most likely the bot may write there but not attach files.
            Err(OutboundError::Forbidden) if !card.files.is_empty() => {
                let files = Files::Forbidden;
                let style = Style { files, ..style };
                let text: Message = self.card_of_letter(id, posted, style).await?;
                out.post(channel, &text, &nonce).await
            }
            done => done,
        }
    }

    /// No puzzle comes in the channel of `place` any more, which the club's moderators are to hear.
    async fn end_daily(&self, place: Place) -> Result<(), Failure> {
        let Some(club) = place.club else {
            return Ok(());
        };
        // First the word, which is not kept twice: should the program end here, the letter is found again.
        self.note_lost_daily(club, place.channel).await?;
        self.store.set_daily(place.channel, None).await?;
        Ok(())
    }
}

/// The message that shows the new puzzle, if one does: its buttons tell.
async fn standing(
    id: PuzzleId,
    posted: &Posted,
    out: &dyn Outbound,
) -> Result<Option<MessageId>, OutboundError> {
    let answer = token(Step::Answer, id);
    match out.traces(posted.place.channel, posted.at, None).await {
        Ok(traces) => {
            let showing = traces.iter().filter(|trace| trace.tokens.contains(&answer));
            Ok(showing.map(|trace| trace.message).max())
        }
        Err(error) if error.is_passing() => Err(error),
        // Where the bot may not look, the nonce is all there is.
        Err(_) => Ok(None),
    }
}
