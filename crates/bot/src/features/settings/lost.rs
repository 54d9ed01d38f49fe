//! The losses of a member who is forgotten: games that they resign, and places in activities of servers.

use crate::features::settings::forget::exit;
use crate::game::{Action, GameId};
use crate::games::find;
use crate::i18n::{Locale, Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::hooks::Places;
use crate::port::family::Family;

/// Maximum number of games named, and of places of one family.
const MOST_NAMED: usize = 20;

/// The losses of a member.
pub(super) struct Lost {
    /// The games that they resign.
    games: Vec<GameId>,
    /// Their places in activities.
    places: Vec<(Family, Vec<String>)>,
}

impl Lost {
    /// The losses of the caller.
    ///
    /// # Errors
    ///
    /// A [`Failure`] if it cannot be read.
    pub(super) async fn of(ctx: &Ctx<'_>) -> Result<Self, Failure> {
        let (services, caller) = (ctx.services, ctx.caller());
        let (running, _) = find::running_games(services, caller).await?;
        let resigns = |game: &_| exit(game, caller) == Some(Action::Resign);
        let resigned = running.iter().filter(|game| resigns(game));
        let games = resigned.map(|game| game.id()).collect();
        let mut places = Vec::new();
        let members = services.hooks.members.iter();
        for Places { family, of } in members.filter_map(|hooks| hooks.places.as_ref()) {
            let of_family = of(services, caller, ctx.reader()).await?;
            if !of_family.is_empty() {
                places.push((*family, of_family));
            }
        }
        Ok(Self { games, places })
    }

    /// Number of games that they resign.
    pub(super) fn games(&self) -> u16 {
        u16::try_from(self.games.len()).unwrap_or(u16::MAX)
    }

    /// The losses, a line each; empty if there are none.
    pub(super) fn lines(&self, locale: Locale) -> String {
        let numbers: Vec<_> = self.games.iter().map(|game| format!("#{game}")).collect();
        let games = (!numbers.is_empty()).then(|| say::people::forget_games(list_first(&numbers)));
        let places: Vec<_> = self
            .places
            .iter()
            .map(|(family, places)| {
                format!("{} ({})", family.title().to(locale), list_first(places))
            })
            .collect();
        let places = (!places.is_empty()).then(|| say::people::forget_places(places.join(", ")));
        let line = |text: Text| format!("{}\n", text.to(locale));
        games.into_iter().chain(places).map(line).collect()
    }
}

/// The first of `all`, with commas.
fn list_first(all: &[String]) -> String {
    let more = (all.len() > MOST_NAMED).then(|| "…".to_owned());
    let named: Vec<_> = all.iter().take(MOST_NAMED).cloned().chain(more).collect();
    named.join(", ")
}
