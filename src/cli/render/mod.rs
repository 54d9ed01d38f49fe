//! `tengen render`: a position of a record as a picture, all of them as a moving one, or some on a sheet.

mod figure;

use std::fs;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::Args;

use super::ending::{Drawn, Kind};
use super::film::{self, FilmArgs};
use super::input::{self, InputError};
use super::sheet::{self, SheetArgs};
use super::verify::rule_set;
use crate::record::{BadSetup, IllegalTurn, ImportError, Records, Replay};
use crate::render::{Crop, Diagram, MOST_MOVES, Note, Pixels, Renderer, Theme, svg};
use crate::rules::{Point, PointSet, RuleSet, Size};

/// Draw a position of an SGF record as a PNG or SVG picture, or the game as an animated GIF
///
/// The main line is replayed to the requested move or to its end. The picture shows the last move and the marks,
/// letters and lines of the record there, and only the part of the board that the record shows. If a move is illegal,
/// the position before it is the last one that can be drawn (`verify` says more about it).
#[derive(Args, Clone, Debug)]
pub struct RenderArgs {
    /// The record, of at most 16 MiB; `-` is standard input
    #[arg(value_name = "GAME.sgf")]
    pub record: PathBuf,
    /// The game in a file of several, counted from 1
    #[arg(long, value_name = "N", default_value = "1")]
    pub game: NonZeroUsize,
    /// The position after this number of moves, passes included; 0 is the start [default: the last one]
    #[arg(long = "move", value_name = "N")]
    pub after: Option<usize>,
    /// Number the moves from this one on, as books do, with the numbers of the record [default: 1 if --to is given]
    #[arg(long, value_name = "M", conflicts_with_all = ["after", "animate"])]
    pub from: Option<usize>,
    /// The last move to number [default: the last one if --from is given]
    #[arg(long, value_name = "N", conflicts_with_all = ["after", "animate"])]
    pub to: Option<usize>,
    /// Show only this part of the board, given by two opposite corners [default: what the record shows, or all]
    #[arg(long, value_name = "A1:G7", value_parser = view)]
    pub view: Option<View>,
    /// The theme of the board
    #[arg(long, value_name = "THEME", default_value = Theme::default().name(), value_parser = theme)]
    pub theme: Theme,
    /// The height of the picture in pixels, 160 to 2400; with --sheet, of each board [default: depends on the board]
    #[arg(long, value_name = "PX", value_parser = pixels)]
    pub size: Option<Pixels>,
    /// Replay by this rule set instead of the one in the record
    #[arg(long, value_name = "RULES", value_parser = rule_set)]
    pub rules: Option<&'static RuleSet>,
    /// The file to write: `.png`, `.svg` for print, or `.gif` with --animate; an existing file is replaced
    #[arg(short, long, value_name = "OUT")]
    pub output: PathBuf,
    #[command(flatten)]
    pub film: FilmArgs,
    #[command(flatten)]
    pub sheet: SheetArgs,
}

fn theme(name: &str) -> Result<Theme, String> {
    Theme::from_name(name).ok_or_else(|| {
        let names: Vec<_> = Theme::ALL.iter().map(|theme| theme.name()).collect();
        format!("the themes are {}", names.join(", "))
    })
}

/// A part of a board, given by two opposite corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View(Point, Point);

/// Parses a part of a board, for clap.
///
/// # Errors
///
/// A sentence with the format.
pub fn view(text: &str) -> Result<View, String> {
    const HOW: &str = "a part of the board is two of its points, as in A1:G7";
    let (one, other) = text.split_once([':', '-']).ok_or(HOW)?;
    let point = |text: &str| {
        text.parse()
            .map_err(|error| format!("{text}: {error}; {HOW}"))
    };
    Ok(View(point(one)?, point(other)?))
}

fn pixels(text: &str) -> Result<Pixels, String> {
    let pixels = text.parse().ok().and_then(Pixels::new);
    pixels.ok_or_else(|| {
        format!(
            "the height is a number from {} to {}",
            Pixels::MIN,
            Pixels::MAX
        )
    })
}

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    /// The record cannot be used.
    #[error("{0}")]
    Record(String),
    /// The requested position is after the end.
    #[error("there is no position after move {asked}: the record has {moves} moves")]
    NoSuchMove { asked: usize, moves: usize },
    /// The requested position is after an illegal move.
    #[error("there is no position after move {asked}: move {} ({}) is illegal: {}", illegal.number, illegal.at, illegal.reason)]
    Illegal { asked: usize, illegal: IllegalTurn },
    /// The requested part is not on the board.
    #[error("{point} is not on the board of {size}")]
    NoSuchPart {
        /// The first corner that is off the board.
        point: Point,
        size: Size,
    },
    /// No move would be numbered.
    #[error("there are no moves {from} to {to}: the first move is 1")]
    NoMoves { from: usize, to: usize },
    /// The game has more moves than an animation shows.
    #[error(
        "an animation shows at most {MOST_MOVES} moves, not {moves}: end it earlier with --move"
    )]
    TooLong { moves: usize },
    /// The file name has the ending of another format.
    #[error("cannot draw into {}: {}", path.display(), drawn.advice())]
    Misnamed { drawn: Drawn, path: PathBuf },
    /// A sheet would have too many boards.
    #[error(
        "a sheet shows at most {} boards, not {boards}: ask for fewer with --every",
        sheet::MOST_BOARDS
    )]
    TooMany { boards: usize },
    /// The picture cannot be written.
    #[error("cannot write {}: {reason}", path.display())]
    Unwritable { path: PathBuf, reason: io::Error },
    /// The report cannot be written.
    #[error("cannot write: {0}")]
    Out(#[from] io::Error),
}

impl From<InputError> for RenderError {
    fn from(error: InputError) -> Self {
        Self::Record(error.to_string())
    }
}

impl From<ImportError> for RenderError {
    fn from(error: ImportError) -> Self {
        Self::Record(error.to_string())
    }
}

impl From<BadSetup> for RenderError {
    fn from(error: BadSetup) -> Self {
        Self::Record(error.to_string())
    }
}

/// Runs the command, and reports on `out`.
///
/// # Errors
///
/// [`RenderError`] if there is no such position or the picture cannot be written.
pub fn run(args: &RenderArgs, out: &mut impl Write) -> Result<(), RenderError> {
    let drawn = if args.film.animate {
        Drawn::Film
    } else if args.sheet.sheet {
        Drawn::Sheet
    } else {
        Drawn::Board
    };
    let kind = drawn.kind(&args.output)?;
    let records = input::records(&args.record)?;
    let transcript = records.game(args.game.get())?;
    let rules = args
        .rules
        .map_or_else(|| transcript.rules.rules(), |set| set.rules);
    let mut before = Vec::new();
    let asked = args.after.or(args.to).or(args.sheet.last());
    let replay = transcript.replay_with(&rules, asked, |position| {
        if drawn != Drawn::Board {
            before.push(Diagram::of(position));
        }
    })?;
    // The position before an illegal move is the last one.
    before.truncate(replay.moves);
    if let Some(asked) = asked.filter(|&asked| asked > replay.moves) {
        return Err(no_such_move(asked, replay));
    }
    let size = transcript.size;
    let crop = crop(args.view, replay.view, size)?;
    let before = before
        .into_iter()
        .map(|diagram| diagram.crop(crop))
        .collect();
    let numbered = (args.from.or(args.to)).map(|_| args.from.unwrap_or(1));
    let (last, notes) = match numbered {
        Some(from) => figure::number_moves(&transcript, &rules, &replay, from)?,
        None => (figure::position(&rules, &replay), Vec::new()),
    };
    let last = last.crop(crop);
    let pixels = args.size.unwrap_or_else(|| Pixels::usual(size));
    let picture = match (drawn, kind) {
        (Drawn::Film, _) => film::gif(args.film, before, last, args.theme, args.size)?,
        (Drawn::Sheet, _) => sheet::png(&args.sheet, before, last, args.theme, args.size)?,
        (Drawn::Board, Kind::Svg) => svg(&last, args.theme, pixels).into_bytes(),
        (Drawn::Board, _) => Renderer::new().png(&last, args.theme, pixels),
    };
    fs::write(&args.output, &picture).map_err(|reason| RenderError::Unwritable {
        path: args.output.clone(),
        reason,
    })?;
    describe(args, out, &replay, numbered, picture.len(), size)?;
    say_which(args, out, &records)?;
    if !notes.is_empty() {
        let notes: Vec<_> = notes.iter().map(Note::to_string).collect();
        writeln!(out, "{}", notes.join(", "))?;
    }
    Ok(())
}

/// Why there is no position after move `asked` in `replay`.
fn no_such_move(asked: usize, replay: Replay) -> RenderError {
    match replay.first_illegal {
        Some(illegal) => RenderError::Illegal { asked, illegal },
        None => RenderError::NoSuchMove {
            asked,
            moves: replay.moves,
        },
    }
}

/// The requested part of the board, or the part that the record shows, or all of it.
fn crop(asked: Option<View>, shown: Option<PointSet>, size: Size) -> Result<Crop, RenderError> {
    if let Some(view) = asked {
        let View(one, other) = view;
        let point = if size.contains(one) { other } else { one };
        let crop = Crop::between(size, one, other);
        return crop.ok_or(RenderError::NoSuchPart { point, size });
    }
    let shown = shown.and_then(|points| Crop::exactly(size, points));
    Ok(shown.unwrap_or(Crop::whole(size)))
}

/// Prints which game of the file was drawn, if there are several.
fn say_which(args: &RenderArgs, out: &mut impl Write, records: &Records) -> io::Result<()> {
    let games = records.len();
    if games > 1 {
        let game = args.game;
        writeln!(
            out,
            "game {game} of {games} games: --game draws another one"
        )?;
    }
    Ok(())
}

/// Describes the picture and its size in bytes.
fn describe(
    args: &RenderArgs,
    out: &mut impl Write,
    replay: &Replay,
    numbered: Option<usize>,
    bytes: usize,
    size: Size,
) -> io::Result<()> {
    if let Some(illegal) = &replay.first_illegal {
        writeln!(
            out,
            "Move {} is illegal ({}): the picture is of the position before it.",
            illegal.number, illegal.reason
        )?;
    }
    writeln!(
        out,
        "{}: {}x{} board {}, {} bytes",
        args.output.display(),
        size.columns(),
        size.rows(),
        match numbered {
            Some(from) => format!("with moves {from} to {}", replay.moves),
            None => format!("after move {}", replay.moves),
        },
        bytes
    )
}
