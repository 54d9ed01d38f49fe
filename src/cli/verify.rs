//! `tengen verify`: whether the moves of a record are legal.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use serde_json::{Value, json};

use super::input::{self, InputError};
use crate::record::{BadSetup, Replay, Transcript};
use crate::rules::{Color, Komi, Marking, RuleSet, Score};

/// Replay the main line of an SGF record and name its first illegal move.
///
/// Prints the final board (X is Black, O is White), the stones that each side has taken, and the score of the
/// board as it stands, with no stones marked dead.
/// The exit code is 0 if every move is legal, and 1 if one is not or if there is no record to replay.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = JSON_HELP)]
pub struct VerifyArgs {
    /// The record, of at most 16 MiB; `-` reads standard input
    #[arg(value_name = "GAME.sgf")]
    pub record: PathBuf,
    /// Judge by this rule set, whatever the record says of its rules
    #[arg(long, value_name = "RULES", value_parser = rule_set)]
    pub rules: Option<&'static RuleSet>,
    /// Print one JSON object instead of text
    #[arg(long)]
    pub json: bool,
}

const JSON_HELP: &str = "\
The JSON object has these members:
  size           lines of the board; \"13x9\" (columns by rows) if it is not square
  moves          legal moves played, passes included, up to the end or the first illegal move
  passes         how many of them are passes
  first_illegal  null, or {move, point, reason}: its number (the first move is 1),
                 its point as in D4 (or \"pass\", or the record's own letters if it is off the board),
                 and one of occupied, ko, superko, suicide, off-board, not-a-point, pass-forbidden, game-over
  board          the rows, the top one first, of X (Black), O (White) and .
  prisoners      {black, white}: stones taken by each side
  charset        what the record was read in
  black, white   the players, or null
  komi           a number, or null
  handicap       a number, 0 without
  result         what the record says, or null
or only this, for a file that is no record:
  error          why not";

/// A rule set by its name, for clap.
///
/// # Errors
///
/// A sentence that lists the names.
pub fn rule_set(name: &str) -> Result<&'static RuleSet, String> {
    RuleSet::named(name).ok_or_else(|| {
        let names: Vec<_> = RuleSet::ALL.iter().map(|set| set.name).collect();
        format!("the rule sets are {}", names.join(", "))
    })
}

/// Why there is nothing to replay.
#[derive(Debug, thiserror::Error)]
enum VerifyError {
    #[error(transparent)]
    Input(#[from] InputError),
    #[error(transparent)]
    Setup(#[from] BadSetup),
}

/// Runs the command and prints to `out`.
///
/// # Errors
///
/// If `out` cannot be written to. What is wrong with the record is printed, and is in the exit code.
pub fn run(args: &VerifyArgs, out: &mut impl Write) -> io::Result<ExitCode> {
    let verified = verify(args);
    match &verified {
        Ok((transcript, _, replay)) if args.json => {
            writeln!(out, "{}", to_json(transcript, replay))?;
        }
        Ok((transcript, rules, replay)) => write_text(out, transcript, rules, replay)?,
        Err(error) if args.json => writeln!(out, "{}", json!({ "error": error.to_string() }))?,
        Err(error) => writeln!(out, "No record to verify: {error}.")?,
    }
    out.flush()?;
    let legal = verified.is_ok_and(|(_, _, replay)| replay.first_illegal.is_none());
    Ok(if legal {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn verify(args: &VerifyArgs) -> Result<(Transcript, &'static RuleSet, Replay), VerifyError> {
    let transcript = input::transcript(&args.record)?;
    let rules = args.rules.unwrap_or(transcript.rules);
    let replay = transcript.replay(&rules.rules, None)?;
    Ok((transcript, rules, replay))
}

fn to_json(transcript: &Transcript, replay: &Replay) -> Value {
    let size = transcript.size;
    let board = replay.position.board().to_string();
    let rows: Vec<_> = board.lines().map(|row| row.replace(' ', "")).collect();
    json!({
        "size": if size.columns() == size.rows() { json!(size.columns()) } else { json!(size.to_string()) },
        "moves": replay.moves,
        "passes": replay.passes,
        "first_illegal": replay.first_illegal.as_ref().map(|illegal| json!({
            "move": illegal.number,
            "point": illegal.at,
            "reason": illegal.reason.name(),
        })),
        "board": rows,
        "prisoners": { "black": replay.prisoners.black, "white": replay.prisoners.white },
        "charset": transcript.charset,
        "black": transcript.players.black,
        "white": transcript.players.white,
        "komi": transcript.komi.map(|komi| f64::from(komi.half_points()) / 2.0),
        "handicap": transcript.handicap,
        "result": transcript.result,
    })
}

fn write_text(
    out: &mut impl Write,
    transcript: &Transcript,
    rules: &RuleSet,
    replay: &Replay,
) -> io::Result<()> {
    write_head(out, transcript, rules)?;
    if replay.placed.stones() > 0 {
        writeln!(
            out,
            "The {} handicap stones are on the marked points, as the record leaves them out.",
            replay.placed.stones()
        )?;
    }
    writeln!(out)?;
    write_board(out, replay)?;
    writeln!(out)?;
    writeln!(
        out,
        "Prisoners taken: Black {}, White {}",
        replay.prisoners.black, replay.prisoners.white
    )?;
    match score(transcript, rules, replay) {
        Ok(score) => write_score(out, &score)?,
        Err(why) => writeln!(out, "Score: none, as {why}")?,
    }
    if let Some(result) = &transcript.result {
        writeln!(out, "Result in the record: {}", printable(result))?;
    }
    writeln!(out)?;
    let played = format!("{} moves, {} of them passes", replay.moves, replay.passes);
    match &replay.first_illegal {
        None => writeln!(out, "Legal: {played}."),
        Some(illegal) => writeln!(
            out,
            "Illegal: move {} ({} {}): {}. Before it: {played}.",
            illegal.number,
            color_name(illegal.color),
            printable(&illegal.at),
            illegal.reason,
        ),
    }
}

/// What the record says of the game, and what was read past in it.
fn write_head(out: &mut impl Write, transcript: &Transcript, rules: &RuleSet) -> io::Result<()> {
    let name = |color: Color| match &transcript.players[color] {
        Some(name) => printable(name),
        None => "unnamed".to_owned(),
    };
    writeln!(out, "Black: {}", name(Color::Black))?;
    writeln!(out, "White: {}", name(Color::White))?;
    let komi = transcript
        .komi
        .map_or("none given".to_owned(), |komi| komi.to_string());
    writeln!(
        out,
        "Board: {}x{}   Komi: {komi}   Handicap: {}   Charset: {}",
        transcript.size.columns(),
        transcript.size.rows(),
        transcript.handicap,
        transcript.charset
    )?;
    match &transcript.rules_named {
        Some(named) => writeln!(
            out,
            "Rules: {} (the record says {:?})",
            rules.name,
            printable(named)
        )?,
        None => writeln!(out, "Rules: {} (the record names none)", rules.name)?,
    }
    for flaw in &transcript.flaws {
        writeln!(out, "Read past at byte {}: {}", flaw.offset, flaw.kind)?;
    }
    Ok(())
}

/// The count of the board as it stands, or why there is none.
fn score(transcript: &Transcript, rules: &RuleSet, replay: &Replay) -> Result<Score, &'static str> {
    // A later setup makes a new position, which knows nothing of the prisoners before it.
    let known = replay.position.prisoners().map(u32::from);
    if known != replay.prisoners {
        return Err("the record sets up stones in mid-game");
    }
    let komi = transcript.komi.unwrap_or(Komi::ZERO);
    rules
        .rules
        .count(&replay.position, &Marking::default(), komi)
        .ok_or("the game is not counted")
}

fn write_score(out: &mut impl Write, score: &Score) -> io::Result<()> {
    write!(
        out,
        "Score as it stands, nothing marked dead: Black {}, White {}",
        score.total.black, score.total.white
    )?;
    match score.winner() {
        Some(winner) => writeln!(out, " ({} by {})", color_name(winner), score.margin()),
        None => writeln!(out, " (a draw)"),
    }
}

/// The board with its coordinates.
fn write_board(out: &mut impl Write, replay: &Replay) -> io::Result<()> {
    let size = replay.position.size();
    let letters: Vec<_> = size
        .all()
        .take(usize::from(size.columns()))
        .map(|point| point.letter().to_string())
        .collect();
    let letters = format!("   {}", letters.join(" "));
    writeln!(out, "{letters}")?;
    let board = replay.position.board().to_string();
    for (row, number) in board.lines().zip((1..=size.rows()).rev()) {
        writeln!(out, "{number:2} {row} {number}")?;
    }
    writeln!(out, "{letters}")
}

const fn color_name(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}

/// `text` without what could move a terminal's cursor or change its colours, and cut short.
fn printable(text: &str) -> String {
    text.chars()
        .take(200)
        .map(|character| {
            if character.is_control() {
                '\u{fffd}'
            } else {
                character
            }
        })
        .collect()
}
