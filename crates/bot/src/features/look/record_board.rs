//! "Show as a board" in the menu on a message: a record that is attached there, as a board to page through, for the
//! caller alone.
//!
//! Nothing of it is stored: the record goes along with the board, and a press brings it again.

use std::sync::{Arc, LazyLock};

use crate::features::look::refusal::LookRefusal;
use crate::games::view::diagram::position_diagram;
use crate::games::view::paging::Way;
use crate::games::view::{alt, paging};
use crate::i18n::{Quote, Text, say};
use crate::kit::command::MessageCommand;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::{CustomId as _, custom_ids};
use crate::kit::draft;
use crate::kit::draft::{Draft, Drawing, Otherwise, Picture, Size};
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, ephemeral, instead};
use crate::kit::refusal::Refusal;
use crate::kit::spec::CommandSpec;
use crate::kit::style::Style;
use crate::port::message::{File, Message, Row};
use crate::port::request::{LARGEST_FILE, NoFile};
use crate::record::{Format, Records, Replay, Transcript};
use crate::rules::Color;

pub(crate) static COMMAND: MessageCommand = MessageCommand {
    spec: LazyLock::new(|| CommandSpec::menu("Show as a board", say::command::record_menu())),
    run: |ctx| {
        Box::pin(async move {
            let page = page(ctx, usize::MAX).await?;
            Ok(ephemeral(page))
        })
    },
};

/// Shows the record after this many moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordButton(pub Way, pub u16);

custom_ids! {
    RecordButton(way, after) = "record";
}

/// A record after some of its moves.
struct Opened {
    transcript: Transcript,
    format: Format,
    /// How many games the file has.
    games: usize,
    /// How many moves the first of them has, up to the first illegal one.
    moves: usize,
    /// It, after those of them that are shown.
    replay: Replay,
    /// The number of the first illegal move, if there is one.
    illegal: Option<usize>,
}

/// The board that a press leads to.
pub(crate) async fn press(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let RecordButton(_, after) = RecordButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    Ok(instead(page(ctx, after.into()).await?))
}

/// The attached record after this number of moves, or at its end.
async fn page(ctx: &Ctx<'_>, after: usize) -> Result<Message, Failure> {
    if !ctx.may_attach() {
        return Err(Refusal::RecordNotHere.into());
    }
    let file = match &ctx.request.file {
        None => return Err(LookRefusal::NoRecord.into()),
        Some(Err(NoFile::TooLarge)) => {
            return Err(Refusal::FileTooLarge(LARGEST_FILE / 1024).into());
        }
        Some(Err(NoFile::Unavailable)) => return Err(Refusal::FileUnavailable.into()),
        Some(Ok(file)) => Arc::clone(file),
    };
    let read = Arc::clone(&file);
    let opened = ctx.services.cpu.work(move || open(&read, after)).await;
    let opened = opened.ok_or(Refusal::Trouble)?;
    let opened = opened.ok_or(LookRefusal::BadRecord)?;
    let style = ctx.own_style();
    let mut page = board(&opened, style).paint(ctx.services, style).await;
    page.files.push(File {
        name: format!("record.{}", opened.format.name().to_lowercase()),
        bytes: file,
        alt: None,
    });
    Ok(page)
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
    let mut texts = about(opened);
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
    let custom_id = |way, to| {
        let button = RecordButton(way, to);
        button.write().expect("a word and a number are short")
    };
    let buttons = paging::buttons(*after, opened.moves, style.locale, custom_id);
    Draft {
        message: Message {
            content: lines.join("\n"),
            rows: vec![Row::Buttons(buttons)],
            ..Message::default()
        },
        pictures: vec![picture],
    }
}

/// The game's data in the file, and remarks about the file.
fn about(opened: &Opened) -> Vec<Text> {
    use say::table as t;
    let named = |color: Color| opened.transcript.players[color].as_deref().map(Quote::new);
    let players = match (named(Color::Black), named(Color::White)) {
        (None, None) => None,
        (black, white) => {
            let unknown = || Quote::new("?");
            let (black, white) = (black.unwrap_or_else(unknown), white.unwrap_or_else(unknown));
            Some(t::record_players(black, white))
        }
    };
    let result = opened.transcript.result.as_deref().map(Quote::new);
    let games = (opened.games > 1).then(|| t::record_games(opened.games));
    let parts = [
        players,
        result.map(t::record_result),
        games,
        opened.illegal.map(t::record_stops),
    ];
    parts.into_iter().flatten().collect()
}
