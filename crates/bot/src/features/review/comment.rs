//! Comments and private notes in the chat: below a board of a review, and under "More" of a game in progress.

use crate::features::review::custom_id::{ReviewButton, ReviewPress};
use crate::features::review::note::{self, NoteDraft, NoteKey, Written};
use crate::features::review::noted::{Noted, id};
use crate::features::review::{command, refusal};
use crate::game::{Game, Marks, Visibility};
use crate::games::find;
use crate::games::view::alt;
use crate::i18n::{Name, Quote, say};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::form;
use crate::kit::outcome::{Handled, Outcome, ephemeral, instead};
use crate::kit::parse::line::line_text;
use crate::kit::refusal::Refusal;
use crate::people::profile;
use crate::port::message::{Button, Entry, Look, Message, Row};
use crate::store::StoreError;

/// The longest form input: more is written on the page.
const LONGEST_TEXT: u16 = 1_000;
/// Maximum length of all comments below a board, in characters: a message has 2,000, and may contain the board as text.
const LONGEST_COMMENTS: usize = 700;
/// Maximum number of notes in the caller's own list.
const MOST_LISTED: usize = 10;
/// Discord's limit for the entries of a menu, and the maximum length of an entry in characters.
const MOST_ENTRIES: usize = 25;
const ENTRY: usize = 90;

/// The notes at `game` after this many moves, for the caller.
pub(crate) async fn notes_at(ctx: &Ctx<'_>, game: &Game, after: u16) -> Result<Noted, StoreError> {
    let mut notes = note::readable(ctx.services, game, Some(ctx.caller())).await?;
    notes.retain(|written| written.note.spot.after() == after);
    let mut lines = Vec::new();
    let mut space = LONGEST_COMMENTS;
    for written in &notes {
        let line = line(ctx, written);
        let Some(left) = space.checked_sub(alt::length(&line)) else {
            let more = say::note::more(notes.len() - lines.len());
            lines.push(more.to(ctx.reader()));
            break;
        };
        space = left;
        lines.push(line);
    }
    Ok(Noted {
        after,
        lines,
        has_private: notes.iter().any(|written| !written.note.is_public()),
        removable: removable(ctx, game, &notes).await,
    })
}

/// A note in a line: its author, its variation, its text, and a mark if it is private.
fn line(ctx: &Ctx<'_>, written: &Written) -> String {
    let note = &written.note;
    let mut line = Name::mention(written.author).to_string();
    if !note.spot.variation().is_empty() {
        line += &format!(" · {}", line_text(note.spot.variation(), ctx.reader()));
    }
    if !note.text.as_str().is_empty() {
        line += &format!(": {}", Quote::new(note.text.as_str()));
    }
    if !note.is_public() {
        line += &format!(" *({})*", say::note::only_you().to(ctx.reader()));
    }
    line
}

async fn removable(ctx: &Ctx<'_>, game: &Game, notes: &[Written]) -> Vec<Entry> {
    let mut entries = Vec::new();
    let own = notes
        .iter()
        .rev()
        .filter(|written| note::may_remove(ctx, game, written.author));
    for written in own.take(MOST_ENTRIES) {
        let name = profile::name(ctx.services, written.author, ctx.club_id()).await;
        let text = written.note.text.as_str();
        let words = if text.is_empty() {
            line_text(written.note.spot.variation(), ctx.reader())
        } else {
            Quote::bare(text).to_string()
        };
        let label: String = format!("{name}: {words}").chars().take(ENTRY).collect();
        entries.push(Entry {
            label,
            value: written.key().write(),
            description: None,
            is_chosen: false,
        });
    }
    entries
}

/// The form for a comment or a note after this many moves of `game`.
pub(crate) fn open(ctx: &Ctx<'_>, game: &Game, after: u16, visibility: Visibility) -> Handled {
    use say::note as n;
    let (press, label, example) = match visibility {
        Visibility::Public => {
            refusal::check(game)?;
            (
                ReviewPress::Comment,
                n::comment_label(),
                n::comment_example(),
            )
        }
        Visibility::Private => (ReviewPress::Note, n::note_label(), n::note_example()),
    };
    let texts = [&n::form_title(after.into()), &label];
    let example = example.to(ctx.reader());
    Ok(form::form(
        ctx,
        id(press, game, after.into()),
        LONGEST_TEXT,
        texts,
        example,
    ))
}

/// Stores the text of the form, and shows it at its move.
pub(crate) async fn submit(ctx: &Ctx<'_>, custom_id: &str, text: &str) -> Handled {
    let button = ReviewButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let ReviewButton(press, game, after) = button;
    let visibility = match press {
        ReviewPress::Comment => Visibility::Public,
        ReviewPress::Note => Visibility::Private,
        _ => return Err(Refusal::UnknownButton.into()),
    };
    let game = find::visible(ctx, game).await?;
    let draft = NoteDraft {
        after,
        line: &[],
        text,
        marks: Marks::default(),
        visibility,
    };
    note::write(ctx, &game, draft).await?;
    show(ctx, &game, after).await
}

/// Lets everybody read the caller's private notes after this many moves of `game`.
pub(crate) async fn publish(ctx: &Ctx<'_>, game: &Game, after: u16) -> Handled {
    let own = note::readable(ctx.services, game, Some(ctx.caller())).await?;
    let is_meant =
        |written: &&Written| !written.note.is_public() && written.note.spot.after() == after;
    for written in own.iter().filter(is_meant) {
        note::publish(ctx, game, written.note.at).await?;
    }
    show(ctx, game, after).await
}

/// Removes the chosen note.
pub(crate) async fn remove(ctx: &Ctx<'_>, custom_id: &str, value: &str) -> Handled {
    let button = ReviewButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let ReviewButton(ReviewPress::Remove, game, after) = button else {
        return Err(Refusal::UnknownButton.into());
    };
    let key = NoteKey::parse(value).ok_or(Refusal::UnknownButton)?;
    let game = find::visible(ctx, game).await?;
    note::remove(ctx, &game, key).await?;
    show(ctx, &game, after).await
}

/// The board of the review after this many moves; the list of the caller's notes while the game is in progress.
async fn show(ctx: &Ctx<'_>, game: &Game, after: u16) -> Handled {
    if refusal::check(game).is_ok() {
        return command::show_board(ctx, game, after).await;
    }
    let message = own_notes(ctx, game).await?;
    Ok(show_in_place(ctx, message))
}

/// Shows `message` in place of the pressed one if that is private, else as a new private message.
pub(crate) fn show_in_place(ctx: &Ctx<'_>, message: Message) -> Outcome {
    // A forged press does not change what others see.
    if ctx.request.pressed_alone {
        instead(message)
    } else {
        ephemeral(message)
    }
}

/// The caller's notes at a game in progress, and a button for another one.
pub(crate) async fn list(ctx: &Ctx<'_>, game: &Game) -> Handled {
    Ok(ephemeral(own_notes(ctx, game).await?))
}

async fn own_notes(ctx: &Ctx<'_>, game: &Game) -> Result<Message, StoreError> {
    use say::note as n;
    let reader = ctx.reader();
    let all = note::readable(ctx.services, game, Some(ctx.caller())).await?;
    let own: Vec<_> = all
        .into_iter()
        .filter(|written| written.author == ctx.caller())
        .collect();
    let mut lines: Vec<_> = own
        .iter()
        .rev()
        .take(MOST_LISTED)
        .map(|written| {
            let after = usize::from(written.note.spot.after());
            n::line(after, Quote::new(written.note.text.as_str())).to(reader)
        })
        .collect();
    let mut space = LONGEST_COMMENTS;
    lines.retain(|line| {
        let left = space.checked_sub(alt::length(line));
        space = left.unwrap_or_default();
        left.is_some()
    });
    lines.reverse();
    if lines.is_empty() {
        lines.push(n::none().to(reader));
    }
    lines.push(n::explained().to(reader));
    let after = u16::try_from(game.moves().len()).unwrap_or(u16::MAX);
    let write = Button {
        label: n::button_note().to(reader),
        custom_id: id(ReviewPress::Note, game, after.into()),
        look: Look::Primary,
    };
    let noted = Noted {
        after,
        removable: removable(ctx, game, &own).await,
        ..Noted::default()
    };
    Ok(Message {
        content: lines.join("\n"),
        rows: [Row::Buttons(vec![write])]
            .into_iter()
            .chain(noted.menu(game, reader))
            .collect(),
        ..Message::default()
    })
}
