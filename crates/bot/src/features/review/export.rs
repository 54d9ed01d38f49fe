//! A member's comments and notes in their export.

use serde_json::{Value as Json, json};

use crate::game::{Note, NoteMark, PlayerId};
use crate::i18n::Locale;
use crate::kit::parse::line::line_text;
use crate::kit::services::Services;
use crate::store::StoreError;

/// All notes of `player`, by games.
pub(super) async fn notes_of(services: &Services, player: PlayerId) -> Result<Json, StoreError> {
    let games = services.store.notes_by(player).await?;
    let games = games.into_iter().map(|(game, notes)| {
        let notes: Vec<_> = notes.iter().map(note_json).collect();
        json!({ "game": game.get(), "comments": notes })
    });
    Ok(Json::Array(games.collect()))
}

fn note_json(note: &Note) -> Json {
    let marks = note.marks.iter().map(|(point, mark)| {
        let mark = match mark {
            NoteMark::Triangle => "triangle".to_owned(),
            NoteMark::Square => "square".to_owned(),
            NoteMark::Letter(letter) => letter.to_string(),
        };
        json!({ "point": point.to_string(), "mark": mark })
    });
    json!({
        "written": note.at.as_millis(),
        "after_move": note.spot.after(),
        "variation": line_text(note.spot.variation(), Locale::English),
        "text": note.text.as_str(),
        "marks": marks.collect::<Vec<_>>(),
        "only_you": !note.is_public(),
    })
}
