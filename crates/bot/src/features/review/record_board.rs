//! "Show as a board" in the menu on a message: a record that is attached there, as a board to page through, for the
//! caller alone.
//!
//! Nothing of it is stored: the record is attached to the board's message, and a press sends it back.

use std::sync::{Arc, LazyLock};

use crate::features::review::record;
use crate::features::review::refusal::ReviewRefusal;
use crate::features::review::words::about;
use crate::games::view::diagram::position_diagram;
use crate::games::view::paging::Way;
use crate::games::view::{alt, paging};
use crate::i18n::say;
use crate::kit::command::MessageCommand;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::{CustomId as _, custom_ids, words};
use crate::kit::draft;
use crate::kit::draft::{Draft, Drawing, Otherwise, Picture, Size};
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, ephemeral, instead};
use crate::kit::refusal::Refusal;
use crate::kit::spec::CommandSpec;
use crate::kit::style::Style;
use crate::port::message::{Button, File, Look, Message, Row};
use crate::port::request::{LARGEST_FILE, NoFile};
use crate::record::{Format, Records, Replay, Transcript};

pub(crate) static COMMAND: MessageCommand = MessageCommand {
    spec: LazyLock::new(|| CommandSpec::menu("Show as a board", say::command::record_menu())),
    run: |ctx| {
        Box::pin(async move {
            let page = page(ctx, usize::MAX).await?;
            Ok(ephemeral(page))
        })
    },
};

/// The purpose of a button below a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordPress {
    /// The engine's view of it.
    Review,
    /// Another board.
    Page(Way),
}

words! { RecordPress:
    Review = "review";
    Page(way)
}

/// Shows the record after this many moves, or its review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordButton(pub RecordPress, pub u16);

custom_ids! {
    RecordButton(press, after) = "record";
}

/// A record after some of its moves.
struct Opened {
    transcript: Transcript,
    format: Format,
    /// Number of games in the file.
    games: usize,
    /// Number of moves in the first game, up to the first illegal one.
    moves: usize,
    /// The game after the shown moves.
    replay: Replay,
    /// The number of the first illegal move, if there is one.
    illegal: Option<usize>,
}

/// The board that a press leads to, or the review.
pub(crate) async fn press(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    match RecordButton::parse(custom_id).ok_or(Refusal::UnknownButton)? {
        RecordButton(RecordPress::Page(_), after) => Ok(instead(page(ctx, after.into()).await?)),
        RecordButton(RecordPress::Review, _) => record::promise(ctx, file(ctx)?).await,
    }
}

/// The attached record after this number of moves, or at its end.
async fn page(ctx: &Ctx<'_>, after: usize) -> Result<Message, Failure> {
    if !ctx.may_attach() {
        return Err(Refusal::RecordNotHere.into());
    }
    let file = file(ctx)?;
    let read = Arc::clone(&file);
    let opened = ctx.services.cpu.work(move || open(&read, after)).await;
    let opened = opened.ok_or(Refusal::Trouble)?;
    let opened = opened.ok_or(ReviewRefusal::BadRecord)?;
    let style = ctx.own_style();
    let mut page = board(&opened, style).paint(ctx.services, style).await;
    page.files.push(File {
        name: format!("record.{}", opened.format.name().to_lowercase()),
        bytes: file,
        alt: None,
    });
    Ok(page)
}

/// The record that is attached to the message.
fn file(ctx: &Ctx<'_>) -> Result<Arc<[u8]>, Failure> {
    match &ctx.request.file {
        None => Err(ReviewRefusal::NoRecord.into()),
        Some(Err(NoFile::TooLarge)) => Err(Refusal::FileTooLarge(LARGEST_FILE / 1024).into()),
        Some(Err(NoFile::Unavailable)) => Err(Refusal::FileUnavailable.into()),
        Some(Ok(file)) => Ok(Arc::clone(file)),
    }
}

/// The first game in `file`, after this number of moves; none if it is no record.
fn open(file: &[u8], after: usize) -> Option<Opened> {
    let records = Records::read(file).ok()?;
    let transcript = records.game(1).ok()?;
    let rules = transcript.rules.rules();
    let all = transcript.replay(&rules, None).ok()?;
    let (moves, illegal) = (
        all.moves,
        all.first_illegal.as_ref().map(|turn| turn.number),
    );
    let replay = if after >= moves {
        all
    } else {
        transcript.replay(&rules, Some(after)).ok()?
    };
    Some(Opened {
        format: records.source().format,
        games: records.len(),
        moves,
        illegal,
        transcript,
        replay,
    })
}

fn board(opened: &Opened, style: Style) -> Draft {
    let Replay {
        position,
        markup,
        moves: after,
        ..
    } = &opened.replay;
    let rules = opened.transcript.rules.rules();
    let diagram = position_diagram(&rules, position)
        .properties(|name| markup.points(name))
        .letters(markup.labels());
    let after_move = say::table::after_move(*after, opened.moves);
    let mut texts = about(&opened.transcript, opened.games, opened.illegal);
    texts.push(after_move);
    let lines: Vec<_> = texts.iter().map(|text| style.say(text)).collect();
    let mut words = vec![texts.pop().expect("it was just pushed")];
    words.extend(alt::position_sentences(position));
    let picture = Picture {
        name: format!("record-move-{after}.png"),
        size: Size::Usual,
        alt: alt::part(&words, &diagram, style.locale),
        otherwise: Otherwise::Content(draft::board_text(&diagram)),
        drawing: Drawing::Board(Box::new(diagram)),
    };
    let custom_id = |press, to| {
        let button = RecordButton(press, to);
        button.write().expect("a word and a number are short")
    };
    let turn = |way, to| custom_id(RecordPress::Page(way), to);
    let buttons = paging::buttons(*after, opened.moves, style.locale, turn);
    let review = Button {
        label: style.say(&say::review::button()),
        custom_id: custom_id(RecordPress::Review, 0),
        look: Look::Secondary,
    };
    Draft {
        message: Message {
            content: lines.join("\n"),
            rows: vec![Row::Buttons(buttons), Row::Buttons(vec![review])],
            ..Message::default()
        },
        pictures: vec![picture],
    }
}
