//! The record of a game as a file.

use crate::bot::kit::people;
use crate::bot::kit::services::Services;
use crate::bot::port::message::File;
use crate::game::{ClubId, Game};

/// The record of `game` as a file for readers in `club`.
pub(crate) async fn record(services: &Services, game: &Game, club: Option<ClubId>) -> File {
    let names = people::names(services, game, club).await;
    let sgf = crate::record::write(game, &names);
    File {
        name: crate::record::file_name(game, &names),
        bytes: sgf.into_bytes().into(),
        alt: None,
    }
}
