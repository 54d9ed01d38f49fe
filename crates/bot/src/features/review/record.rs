//! Reviews of records that are attached to messages. Nothing of one is stored: another request reads the record again.

use std::sync::Arc;

use crate::engine::review::{Played, Review};
use crate::features::review::read;
use crate::features::review::refusal::{MOST_MOVES, ReviewRefusal};
use crate::features::review::view::{graph_picture, mark_better};
use crate::features::review::words::{Reviewed, about, judgement, mistake_lines};
use crate::game::Game;
use crate::games::find;
use crate::games::promised;
use crate::games::promised::Reporter;
use crate::games::view::diagram::position_diagram;
use crate::kit::ctx::Ctx;
use crate::kit::draft;
use crate::kit::draft::{Draft, Drawing, Otherwise, Picture, Size};
use crate::kit::failure::Failure;
use crate::kit::outcome::Handled;
use crate::kit::refusal::Refusal;
use crate::kit::services::Services;
use crate::kit::style::Style;
use crate::port::message::Message;
use crate::port::order::{Audience, Order, ReviewSubject, Work};
use crate::record::{Records, Replay, Transcript};
use crate::rules::{Color, Komi, Position, Rules, Status};

/// The value of RE where a result is not known.
const UNKNOWN: &str = "?";
/// Number of equal moves that makes two games count as the same.
const SHARED_MOVES: usize = 10;
/// Longest alternative text, in characters.
const LONGEST_ALT: usize = 1024;

/// A record of a game that is over.
struct FinishedRecord {
    transcript: Transcript,
    /// Number of games in the file: this is the first.
    games: usize,
    /// The number of the first illegal move in the file, before which this game ends.
    illegal: Option<usize>,
    played: Played,
}

impl FinishedRecord {
    /// Whether it is probably a record of `game`, perhaps a shorter or longer one.
    fn is_of(&self, game: &Game) -> bool {
        let (own, others) = (&self.played.moves, game.moves());
        let shared = own.len().min(others.len());
        shared >= SHARED_MOVES && own[..shared] == others[..shared]
    }
}

/// Promises the caller a review of the record in `file`.
///
/// # Errors
///
/// A refusal of anything but the record of a finished game: another game may be in progress elsewhere. A result that
/// somebody has added to the record of a game of the caller's does not finish it.
pub(super) async fn promise(ctx: &Ctx<'_>, file: Arc<[u8]>) -> Handled {
    let record = open(ctx.services, &file).await?;
    let (running, _) = find::running_games(ctx.services, ctx.caller()).await?;
    if running.iter().any(|game| record.is_of(game)) {
        return Err(ReviewRefusal::NothingYet.into());
    }
    let work = Work::Review(ReviewSubject::Record(file));
    Ok(promised::promise(ctx, work, Audience::Caller))
}

/// The review of the record in `file`, which `order` promised.
pub(super) async fn review(
    services: &Services,
    order: &Order,
    file: &Arc<[u8]>,
    reporter: &mut Reporter<'_>,
) -> Result<Message, Failure> {
    let record = open(services, file).await?;
    let review = read::read(services, order, record.played.clone(), reporter).await?;
    let style = read::style(order);
    Ok(view(&record, &review, style).paint(services, style).await)
}

async fn open(services: &Services, file: &Arc<[u8]>) -> Result<FinishedRecord, Failure> {
    let file = Arc::clone(file);
    let opened = services.cpu.work(move || read_record(&file)).await;
    Ok(opened.ok_or(Refusal::Trouble)??)
}

/// The first game in `file`.
fn read_record(file: &[u8]) -> Result<FinishedRecord, ReviewRefusal> {
    let unreadable = |_| ReviewRefusal::BadRecord;
    let records = Records::read(file).map_err(unreadable)?;
    let transcript = records.game(1).map_err(unreadable)?;
    let rules = transcript.rules.rules();
    let result = transcript.result.as_deref().map(str::trim);
    if result.is_none_or(|result| result.is_empty() || result == UNKNOWN) {
        return Err(ReviewRefusal::UnfitRecord);
    }
    let mut first = None;
    let replay = transcript
        .replay_with(&rules, Some(MOST_MOVES + 1), |position| {
            first.get_or_insert_with(|| position.clone());
        })
        .map_err(|_| ReviewRefusal::BadRecord)?;
    let positions = first.and_then(|first| positions(&rules, first, &replay));
    let positions = positions.ok_or(ReviewRefusal::UnfitRecord)?;
    Ok(FinishedRecord {
        games: records.len(),
        illegal: replay.first_illegal.map(|turn| turn.number),
        played: Played {
            rules,
            komi: transcript.komi.komi.unwrap_or(Komi::ZERO),
            positions,
            moves: replay.line,
            unjudged: 0,
            seed: 0,
        },
        transcript,
    })
}

/// The position before the first move, and after each; none where there are too few or too many moves, or stones were
/// set up between them.
fn positions(rules: &Rules, first: Position, replay: &Replay) -> Option<Vec<Position>> {
    if !(1..=MOST_MOVES).contains(&replay.line.len()) {
        return None;
    }
    let mut positions = Vec::new();
    let mut position = first;
    for &(color, mv) in &replay.line {
        position = turned_to(rules, position, color);
        let mut after = position.clone();
        rules.play(&mut after, mv).ok()?;
        positions.push(std::mem::replace(&mut position, after));
    }
    let is_same = position.board().arrangement() == replay.position.board().arrangement();
    positions.push(position);
    is_same.then_some(positions)
}

/// `position` with `color` to move.
fn turned_to(rules: &Rules, mut position: Position, color: Color) -> Position {
    let is_stopped = rules.status(&position) == Status::Stopped;
    if is_stopped || position.to_move() != color {
        rules.resume(&mut position, color);
    }
    position
}

/// The graph, the mistakes in words, and a small board for each.
fn view(record: &FinishedRecord, review: &Review, style: Style) -> Draft {
    let played = &record.played;
    let reviewed = Reviewed {
        rules: played.rules,
        size: record.transcript.size,
        moves: &played.moves,
        review,
    };
    let about = about(&record.transcript, record.games, record.illegal);
    let mistakes = mistake_lines(reviewed, style);
    let to_line = |text| style.say(text);
    let lines = about.iter().map(to_line).chain(mistakes.iter().cloned());
    let lines: Vec<_> = lines
        .chain(judgement(reviewed).iter().map(to_line))
        .collect();
    let mut pictures = vec![graph_picture(
        reviewed,
        "record-review.png".to_owned(),
        style,
    )];
    pictures.extend(boards(played, review, &mistakes));
    Draft {
        message: Message {
            content: lines.join("\n"),
            ..Message::default()
        },
        pictures,
    }
}

/// The board after each mistake, with a circle where a better move was; none without mistakes.
fn boards(played: &Played, review: &Review, mistakes: &[String]) -> Option<Picture> {
    let boards = review.mistakes.iter().filter_map(|mistake| {
        let number = usize::from(mistake.number);
        let position = played.positions.get(number)?;
        let diagram = position_diagram(&played.rules, position);
        Some((mark_better(diagram, mistake), number.to_string()))
    });
    let boards: Vec<_> = boards.collect();
    let (first, _) = boards.first()?;
    Some(Picture {
        name: "record-mistakes.png".to_owned(),
        size: Size::Small,
        alt: mistakes.join(" ").chars().take(LONGEST_ALT).collect(),
        otherwise: Otherwise::Content(draft::board_text(first)),
        drawing: Drawing::Sheet(boards),
    })
}
