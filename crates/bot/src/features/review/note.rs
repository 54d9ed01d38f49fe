//! Notes at the moves of a game: who may read, write and remove them.
//!
//! Comments can be read by everybody who may see the game, once it is over; until then only their author sees a note.

use crate::clock::Timestamp;
use crate::features::review::refusal::{ReviewRefusal, check};
use crate::game::{Game, Listed as _, Marks, Note, NoteText, Phase, PlayerId, Spot, Visibility};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::hooks;
use crate::kit::services::Services;
use crate::people::block::BLOCKED;
use crate::people::limits;
use crate::port::request::Permissions;
use crate::rules::Move;
use crate::store::{NoteKept, StoreError};

/// A note with its author.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    pub author: PlayerId,
    pub note: Note,
}

impl Written {
    pub fn key(&self) -> NoteKey {
        NoteKey {
            author: self.author,
            at: self.note.at,
        }
    }
}

/// Identifies a note at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoteKey {
    pub author: PlayerId,
    /// The time at which it was written.
    pub at: Timestamp,
}

impl NoteKey {
    /// Encoded for a menu or a form.
    pub fn write(self) -> String {
        format!("{}:{}", self.author, self.at.as_millis())
    }

    /// Reads what [`NoteKey::write`] wrote.
    pub fn parse(text: &str) -> Option<Self> {
        let (author, at) = text.split_once(':')?;
        Some(Self {
            author: PlayerId::new(author.parse().ok()?),
            at: Timestamp::from_millis(at.parse().ok()?),
        })
    }
}

/// A note to be written.
#[derive(Clone, Debug)]
pub struct NoteDraft<'a> {
    /// The number of moves of the game before it.
    pub after: u16,
    /// The moves of a variation from there.
    pub line: &'a [Move],
    pub text: &'a str,
    pub marks: Marks,
    pub visibility: Visibility,
}

/// The notes at `game` that `reader` may read, the oldest first.
///
/// # Errors
///
/// A [`StoreError`] if they cannot be read.
pub(crate) async fn readable(
    services: &Services,
    game: &Game,
    reader: Option<PlayerId>,
) -> Result<Vec<Written>, StoreError> {
    let is_over = check(game).is_ok();
    let moves = u16::try_from(game.moves().len()).unwrap_or(u16::MAX);
    let mut readable = Vec::new();
    for (author, notes) in services.store.notes(game.id()).await? {
        let own = reader == Some(author);
        let notes = notes
            .iter()
            .filter(|note| own || is_over && note.is_public());
        readable.extend(notes.map(|note| Written {
            author,
            note: Note {
                spot: note.spot.within(moves),
                ..note.clone()
            },
        }));
    }
    readable.sort_by_key(|written| written.note.at);
    Ok(readable)
}

/// Stores a note of the caller's at `game`.
///
/// # Errors
///
/// A refusal if they may not write it or there are too many notes; else the failure.
pub async fn write(ctx: &Ctx<'_>, game: &Game, draft: NoteDraft<'_>) -> Result<(), Failure> {
    match draft.visibility {
        Visibility::Public => check_comments(ctx, game).await?,
        Visibility::Private => check_private(game)?,
    }
    let text = NoteText::new(draft.text).ok_or(ReviewRefusal::TooLong)?;
    let (spot, _) = Spot::find(game, draft.after, draft.line)
        .map_err(|error| ReviewRefusal::NoSpot(error, game.terms().size))?;
    let note = Note {
        at: ctx.now,
        spot,
        text,
        marks: draft.marks,
        visibility: draft.visibility,
    };
    if note.is_empty() {
        return Err(ReviewRefusal::Empty.into());
    }
    let store = &ctx.services.store;
    check_kept(store.save_note(game.id(), ctx.caller(), note).await?)?;
    hooks::notify_written(ctx.services, game);
    Ok(())
}

/// Lets everybody read a private note of the caller's.
///
/// # Errors
///
/// A refusal if they may not, or there is no such note; else the failure.
pub async fn publish(ctx: &Ctx<'_>, game: &Game, at: Timestamp) -> Result<(), Failure> {
    check_comments(ctx, game).await?;
    let store = &ctx.services.store;
    let published = store.publish_note(game.id(), ctx.caller(), at).await?;
    check_kept(published.ok_or(ReviewRefusal::Gone)?)?;
    hooks::notify_written(ctx.services, game);
    Ok(())
}

/// Removes the note of this `key` for the caller.
///
/// # Errors
///
/// A refusal if they may not remove it, or there is no such note; else the failure.
pub async fn remove(ctx: &Ctx<'_>, game: &Game, key: NoteKey) -> Result<(), Failure> {
    // A note that the caller cannot read does not exist for them.
    let known = readable(ctx.services, game, Some(ctx.caller())).await?;
    let is_known = known.iter().any(|written| written.key() == key);
    if !is_known || !may_remove(ctx, game, key.author) {
        return Err(ReviewRefusal::Gone.into());
    }
    let store = &ctx.services.store;
    if store.remove_note(game.id(), key.author, key.at).await? {
        hooks::notify_written(ctx.services, game);
        Ok(())
    } else {
        Err(ReviewRefusal::Gone.into())
    }
}

/// Whether the caller may remove notes of `author` that they can read.
pub fn may_remove(ctx: &Ctx<'_>, game: &Game, author: PlayerId) -> bool {
    let place = ctx.request.setting.place;
    let moderates = place.club.is_some()
        && place.club == game.place().club
        && ctx.request.permissions.allow(Permissions::MANAGE_MESSAGES);
    author == ctx.caller() || moderates
}

/// Refuses comments on games in progress, and by callers who are muted or blocked by a player.
async fn check_comments(ctx: &Ctx<'_>, game: &Game) -> Result<(), Failure> {
    check(game).map_err(|_| ReviewRefusal::NotOver)?;
    limits::check_not_muted(ctx).await?;
    for player in game.players() {
        // A block stays secret.
        if BLOCKED
            .get(ctx.services, player)
            .await?
            .contains(&ctx.caller())
        {
            return Err(ReviewRefusal::NotYours.into());
        }
    }
    Ok(())
}

/// Refuses notes on a game that has not started or never will.
fn check_private(game: &Game) -> Result<(), ReviewRefusal> {
    match game.phase() {
        Phase::Offered { .. } | Phase::Closed(_) => Err(ReviewRefusal::NothingYet),
        _ => Ok(()),
    }
}

fn check_kept(kept: NoteKept) -> Result<(), ReviewRefusal> {
    match kept {
        NoteKept::Kept => Ok(()),
        NoteKept::MostOfMember => Err(ReviewRefusal::MostOfMember),
        NoteKept::MostOfGame => Err(ReviewRefusal::MostOfGame),
    }
}
