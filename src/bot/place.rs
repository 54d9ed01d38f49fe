//! Where a game goes on: its players take it to another channel together.
//!
//! A game belongs to the club in which it was offered; who may rule in it never changes with its place.

use super::Failure;
use super::ask::{Ask, whisper};
use super::reply::{Message, Response, Shown};
use crate::game::{Action, Game, PlayerId, Proposal};
use crate::i18n::say;
use crate::rules::ByColor;

/// Proposes to go on with a game in this channel. Where its own is lost, it goes on here at once,
/// within the club to which it belongs, and the other players are told.
pub(super) async fn go_on_here(ask: &Ask<'_>, seen: Shown) -> Result<Response, Failure> {
    let place = ask.request.setting.place;
    let game = ask.bot.game(seen.game).await?;
    if game.color_of(ask.caller()).is_none() {
        return Err(say::refusal::not_a_player().into());
    }
    if ask.is_here(&game) {
        return Ok(ask.show(&game).await);
    }
    if !ask.may_host() {
        return Err(say::refusal::not_a_place_to_play().into());
    }
    let left = game.place().channel;
    let game = if ask.bot.is_lost(left).await && place.club == game.offer().place.club {
        let hold = ask.bot.office.hold(game.id(), ask.now);
        let others = others(&game, ask.caller());
        let moved = ask.bot.relocate(game.id(), place, &others, ask.now).await;
        ask.hold(hold, &moved);
        moved?
    } else {
        let action = Action::Propose(Proposal::GoOnIn { place });
        ask.act(game.id(), None, action).await?
    };
    ask.bot.note_language(place.channel, ask.club).await;
    if ask.is_here(&game) {
        return Ok(ask.unveil(&game).await);
    }
    Ok(whisper(Message {
        content: say::table::asked_to_go_on_here(game.id(), left).to(ask.reader()),
        ..Message::default()
    }))
}

impl Ask<'_> {
    /// Whether games may come to this channel: one of a club, where the bot can show every board by itself.
    /// What is played in a private conversation is in the sight of those in it alone.
    pub(super) fn may_host(&self) -> bool {
        self.request.setting.place.club.is_some() && self.at_home()
    }
}

/// Who plays in `game` besides `player`.
fn others(game: &Game, player: PlayerId) -> Vec<PlayerId> {
    let seats = game.seats().into_iter().flat_map(ByColor::iter);
    seats
        .flat_map(|(_, seat)| seat.players())
        .filter(|other| *other != player && !other.is_nobody())
        .collect()
}
