//! The record of a game as a file.

use crate::game::{ClubId, Game};
use crate::kit::services::Services;
use crate::people::profile;
use crate::port::message::File;

/// The record of `game` as a file for readers in `club`.
pub async fn record(services: &Services, game: &Game, club: Option<ClubId>) -> File {
    let names = profile::names(services, game, club).await;
    let sgf = crate::record::write(game, &names);
    File {
        name: crate::record::file_name(game, &names),
        bytes: sgf.into_bytes().into(),
        alt: None,
    }
}
