//! Somebody's games as a list: those that wait for them first, the urgent ones before others, as many as fit on a card.

use super::Bot;
use super::commands::games::line;
use super::find::waits_for;
use super::reply::Body;
use super::settings::OrUsual as _;
use crate::clock::Timestamp;
use crate::game::{ClubId, GameId, Outline, PlayerId};
use crate::i18n::{Locale, Name, Until, say};

/// So many lines are listed at most.
pub(super) const LISTED: usize = 20;

/// The games that somebody is to be told of.
pub(super) struct Listing {
    /// The first of them, each with the time at which it ends by itself.
    pub(super) first: Vec<(Option<Timestamp>, Outline)>,
    /// How many more there are.
    more: usize,
}

/// Who reads a list, and where.
#[derive(Clone, Copy)]
pub(super) struct Reader {
    pub(super) player: PlayerId,
    pub(super) locale: Locale,
    /// The club in which it is read: there people go by their nicknames.
    pub(super) club: Option<ClubId>,
}

impl Bot {
    /// `games` as a list for `player`.
    pub(super) async fn listing(&self, games: Vec<Outline>, player: PlayerId) -> Listing {
        let all = games.len();
        let waits = |game: &Outline| waits_for(game, player);
        let (waiting, others): (Vec<_>, Vec<_>) = games.into_iter().partition(waits);
        let mut first = Vec::new();
        for games in [waiting, others] {
            // What is not shown needs no deadline.
            if first.len() >= LISTED {
                break;
            }
            let mut timed = Vec::new();
            for game in games {
                timed.push((self.time_is_out(&game).await, game));
            }
            timed.sort_by_key(|(deadline, game)| (deadline.unwrap_or(Timestamp::MAX), game.id));
            first.extend(timed);
        }
        first.truncate(LISTED);
        let more = all - first.len();
        Listing { first, more }
    }

    /// The text of a `listing` for `reader`, who calls the opponents as `opponent` says;
    /// below it stand the games that cannot be read.
    pub(super) async fn listed(
        &self,
        listing: &Listing,
        unreadable: &[GameId],
        reader: Reader,
    ) -> Body {
        let Reader {
            player,
            locale,
            club,
        } = reader;
        let mut lines = Vec::new();
        for (deadline, game) in &listing.first {
            let opponent = self.opponent(game, reader).await;
            let opponent = Name::escaped(&opponent);
            let mut told = line(self, game, player, opponent, club).await.to(locale);
            if let Some(deadline) = deadline {
                told += " · ";
                told += &say::people::out_at(Until(*deadline)).to(locale);
            }
            lines.push(told);
        }
        for game in unreadable {
            lines.push(say::refusal::corrupt(*game).to(locale));
        }
        Body::listed(lines, listing.more, |more| {
            say::table::games_more(more).to(locale)
        })
    }

    /// When the time of the one who is to move is out, as things stand: by their own calendar; none if it cannot be read.
    pub(super) async fn time_is_out(&self, game: &Outline) -> Option<Timestamp> {
        self.out_at(game).await.or_usual(None)
    }
}
