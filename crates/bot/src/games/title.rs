//! The name of the bot's own threads: the players first, and finally the winner.

use crate::game::{Game, GameId, Phase, PlayerId};
use crate::games::outbox::THREAD_TITLE;
use crate::games::time::thread;
use crate::i18n::{Locale, Name, Text, say};
use crate::kit::hooks::{self, Happened};
use crate::kit::prefs::OrUsual as _;
use crate::kit::services::Services;
use crate::people::profile;
use crate::port::within::{cut, length};
use crate::rules::{ByColor, Color, Rules};
use crate::store::{Change, Properties, StoreError};

/// The most characters of a thread's name.
const LONGEST_TITLE: usize = 100;
/// Characters of a name that are always shown, if it has as many.
const SHORTEST_NAME: usize = 8;

/// Renames the thread of a game that begins, ends or gets another player.
pub(crate) fn keep(read: &Properties<'_>, happened: Happened<'_>, change: &mut Change) {
    let (Some(before), after) = (happened.before, happened.after) else {
        return;
    };
    let is_over = |game: &Game| matches!(game.phase(), Phase::Finished(_));
    let begins = before.seats().is_none() && after.seats().is_some();
    let changes = begins || is_over(before) != is_over(after) || players(before) != players(after);
    // A game that begins at its creation has no number yet, and no thread.
    if !changes || after.seats().is_none() || after.id() == GameId::NONE {
        return;
    }
    let channel = after.place().channel;
    // If this is unreadable, the move is made anyway.
    if thread::above(read, channel).or_usual(None).is_some() {
        change.queue.push(THREAD_TITLE.to(channel, after.id()));
    }
}

/// The players of `game`, in the order of the title.
fn players(game: &Game) -> Vec<PlayerId> {
    let seats = game.seats().into_iter().flat_map(ByColor::iter);
    let mut players: Vec<_> = seats.flat_map(|(_, seat)| seat.players()).collect();
    players.sort_unstable();
    players
}

/// The name of the thread of `game`, for readers of `locale`.
///
/// # Errors
///
/// A [`StoreError`] if the stakes of the game are unreadable.
pub(crate) async fn title(
    services: &Services,
    game: &Game,
    locale: Locale,
) -> Result<String, StoreError> {
    let about = match hooks::title(services, game).await? {
        Some(about) => about.to(locale),
        None => board(game).to(locale),
    };
    let about = cut(&about, LONGEST_TITLE / 2);
    let names = profile::names(services, game, game.place().club).await;
    let names = ByColor::from_fn(|color| {
        if is_team(game, color) {
            say::table::thread_team().to(locale)
        } else {
            Name::bare(&names[color]).to(locale)
        }
    });
    let longest = length(&names.black).max(length(&names.white));
    let of_length = |most: usize| {
        let names = names.clone().map(|name| cut(&name, most).into_owned());
        format!("{} · {about}", pair(game, names, locale))
    };
    let shorter = (SHORTEST_NAME..=longest).rev().map(of_length);
    let fitting = shorter
        .into_iter()
        .find(|title| length(title) <= LONGEST_TITLE);
    Ok(fitting.unwrap_or_else(|| cut(&of_length(SHORTEST_NAME), LONGEST_TITLE).into_owned()))
}

/// The pairing, with the winner once there is one.
fn pair(game: &Game, names: ByColor<String>, locale: Locale) -> String {
    let Phase::Finished(outcome) = game.phase() else {
        return format!("{} – {}", names.black, names.white);
    };
    let are_two = players(game).len() == 2;
    let won = outcome.winner.filter(|_| are_two).and_then(|winner| {
        let name = |color: Color| Name::bare(&names[color]);
        let teams = [winner, !winner].map(|color| is_team(game, color));
        match teams {
            [false, false] => Some(say::table::thread_won(name(winner), name(!winner))),
            [true, false] => Some(say::table::thread_team_won("team".into(), name(!winner))),
            [false, true] => Some(say::table::thread_team_won("player".into(), name(winner))),
            // Both have the same name.
            [true, true] => None,
        }
    });
    match won {
        Some(won) => format!("✓ {}", won.to(locale)),
        None => format!("✓ {} – {}", names.black, names.white),
    }
}

/// Whether the members of a channel play as `color`: in a title a channel cannot be mentioned.
fn is_team(game: &Game, color: Color) -> bool {
    let seat = game.seats().map(|seats| seats[color]);
    seat.is_some_and(|seat| seat.players().any(|player| player.team_channel().is_some()))
}

/// The board, and the game where it is not Go.
fn board(game: &Game) -> Text {
    let terms = game.terms();
    match terms.rules {
        Rules::Go(_) => say::table::thread_of_go(terms.size),
        _ => say::table::thread_of((&terms.rules).into(), terms.size),
    }
}
