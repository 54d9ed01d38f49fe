//! What a thread of the bot's own is called: its players first, and in the end who won.

use crate::bot::games::outbox::THREAD_TITLE;
use crate::bot::games::time::thread;
use crate::bot::kit::hooks::{self, Happened};
use crate::bot::kit::people;
use crate::bot::kit::prefs::OrUsual as _;
use crate::bot::kit::services::Services;
use crate::bot::port::within::{cut, length};
use crate::game::{ChannelId, Game, GameId, Phase, PlayerId};
use crate::i18n::{Locale, Name, Text, say};
use crate::rules::{ByColor, Color, Rules};
use crate::store::{Change, Properties, StoreError};

/// The most characters of a thread's name.
const LONGEST: usize = 100;
/// A name is cut to this number of characters at the shortest.
const SHORTEST_NAME: usize = 8;

/// Renames the thread of a game that begins, ends or gets another player.
pub(crate) fn keep(read: &Properties<'_>, happened: Happened<'_>, change: &mut Change) {
    let (Some(before), after) = (happened.before, happened.after) else {
        return;
    };
    let is_over = |game: &Game| matches!(game.phase(), Phase::Finished(_));
    let begins = before.seats().is_none() && after.seats().is_some();
    let changes = begins || is_over(before) != is_over(after) || players(before) != players(after);
    // One that begins as it is made has no number yet, and no thread.
    if !changes || after.seats().is_none() || after.id() == GameId::NONE {
        return;
    }
    let channel = after.place().channel;
    // Where it cannot be read, that is no reason to refuse a move.
    if thread::above(read, channel).or_usual(None).is_some() {
        change.queue.push(THREAD_TITLE.to(channel, after.id()));
    }
}

/// The players of `game`, whatever their colours.
fn players(game: &Game) -> Vec<PlayerId> {
    let seats = game.seats().into_iter().flat_map(ByColor::iter);
    let mut players: Vec<_> = seats.flat_map(|(_, seat)| seat.players()).collect();
    players.sort_unstable();
    players
}

/// The channel above a thread of the bot's own.
pub(crate) struct Above {
    pub(crate) channel: ChannelId,
    pub(crate) name: String,
}

/// What the thread of `game` is called, for readers of `locale`; `above` where the members of that channel play in it.
///
/// # Errors
///
/// A [`StoreError`] if that for which it is played cannot be read.
pub(crate) async fn title(
    services: &Services,
    game: &Game,
    above: Option<&Above>,
    locale: Locale,
) -> Result<String, StoreError> {
    let about = match hooks::titled(services, game).await? {
        Some(about) => about.to(locale),
        None => board(game).to(locale),
    };
    let about = cut(&about, LONGEST / 2);
    let names = people::names(services, game, game.place().club).await;
    // A channel cannot be mentioned in a title, and one of another server has no name here.
    let names = ByColor::from_fn(|color| match team(game, color) {
        None => Some(Name::bare(&names[color]).to(locale)),
        Some(channel) => {
            let above = above.filter(|above| above.channel == channel)?;
            Some(Name::bare(&format!("#{}", above.name)).to(locale))
        }
    });
    let lengths = names.as_ref().map(|name| name.as_deref().map_or(0, length));
    let longest = lengths.black.max(lengths.white).max(SHORTEST_NAME);
    let of_length = |most: usize| {
        let cut = |name: &String| cut(name, most).into_owned();
        let names = names.as_ref().map(|name| name.as_ref().map(cut));
        format!("{} · {about}", pair(game, &names, locale))
    };
    let shorter = (SHORTEST_NAME..=longest).rev().map(of_length);
    let fitting = shorter.into_iter().find(|title| length(title) <= LONGEST);
    Ok(fitting.unwrap_or_else(|| cut(&of_length(SHORTEST_NAME), LONGEST).into_owned()))
}

/// The two sides, with the winner once there is one; a side without a name is the members of a channel elsewhere.
fn pair(game: &Game, names: &ByColor<Option<String>>, locale: Locale) -> String {
    let both = || {
        let name = |color: Color| match &names[color] {
            Some(name) => name.clone(),
            None => say::table::thread_team().to(locale),
        };
        format!("{} – {}", name(Color::Black), name(Color::White))
    };
    let Phase::Finished(outcome) = game.phase() else {
        return both();
    };
    let are_two = players(game).len() == 2;
    let won = outcome.winner.filter(|_| are_two).and_then(|winner| {
        match (&names[winner], &names[!winner]) {
            (Some(winner), Some(loser)) => Some(say::table::thread_won(
                Name::bare(winner),
                Name::bare(loser),
            )),
            (None, Some(loser)) => Some(say::table::thread_team_won(
                "team".into(),
                Name::bare(loser),
            )),
            (Some(winner), None) => Some(say::table::thread_team_won(
                "player".into(),
                Name::bare(winner),
            )),
            (None, None) => None,
        }
    });
    match won {
        Some(won) => format!("✓ {}", won.to(locale)),
        None => format!("✓ {}", both()),
    }
}

/// The channel whose members play as `color`, if they do.
fn team(game: &Game, color: Color) -> Option<ChannelId> {
    let seats = game.seats()?;
    seats[color].players().find_map(PlayerId::team_channel)
}

/// The board, and the game where it is not Go.
fn board(game: &Game) -> Text {
    let terms = game.terms();
    match terms.rules {
        Rules::Go(_) => say::table::thread_of_go(terms.size),
        _ => say::table::thread_of((&terms.rules).into(), terms.size),
    }
}
