//! `tengen verify`: whether the moves of a record are legal.

mod report;

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use serde_json::{Value, json};

use super::input::{self, InputError};
use crate::record::{BadSetup, ImportError, Records, Replay, Transcript};
use crate::rules::{AGA, AREA, GOE, RuleSet};

/// Replay the main line of each game in a record, and name its first illegal move
///
/// Prints the final board of the first game, or of the one asked for (X is Black, O is White), the prisoners of each
/// side, and the score of the board as it stands, with no stones marked dead, and again without those that are probably
/// dead; of the other games, only what is wrong with them.
/// Reads SGF, and the GIB of Tygem, the NGF of WBaduk and the UGF of PandaNet, in any charset.
/// The exit code is 0 if every move is legal, and 1 if one is not or if there is no record to replay.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = JSON_HELP)]
pub struct VerifyArgs {
    /// The record, of at most 16 MiB; `-` is standard input
    #[arg(value_name = "GAME.sgf")]
    pub record: PathBuf,
    /// Check and show only this game of a file of several, counted from 1 [default: check all, show the first]
    #[arg(long, value_name = "N")]
    pub game: Option<NonZeroUsize>,
    /// Judge by this rule set instead of the one in the record
    #[arg(long, value_name = "RULES", value_parser = rule_set)]
    pub rules: Option<&'static RuleSet>,
    /// Print one JSON object instead of text
    #[arg(long)]
    pub json: bool,
}

const JSON_HELP: &str = "\
The JSON object has these members:
  game, games    number of the game in the file, from 1, and number of games
  size           lines of the board; \"13x9\" (columns by rows) if it is not square
  moves          legal moves up to the end or the first illegal one, passes included
  passes         number of passes among them
  first_illegal  null, or {move, point, reason}: the number of the move, from 1;
                 the point, such as D4, \"pass\", or what the record says if it is off the board;
                 one of occupied, ko, superko, suicide, off-board, not-a-point,
                 pass-forbidden, game-over
  board          the rows from the top, of X (Black), O (White) and .
  prisoners      {black, white}: stones captured by each side
  format         SGF, GIB, NGF or UGF
  charset        the charset in which the record was read
  charset_from   \"record\" (it names the charset), \"mark\" (a byte order mark),
                 \"ascii\" (nothing else occurs), or \"recognised\" (guessed by its bytes)
  black, white   the players, or null
  rules          the rule set applied; null if the record names an unknown one:
                 then only what all rules forbid is illegal
  rules_named    the rules as the record names them, or null
  komi           a number of points, or null
  komi_written   the komi as the record writes it, or null
  handicap       a number, 0 without
  result         the result in the record, or null
  others         games of the file in which something is wrong, unless --game is given:
                 {game, first_illegal} or {game, error}; at most 1000
Or only this, for a file that is no record, or a game that cannot be replayed:
  error          why not";

/// Parses the name of a rule set, for clap.
///
/// # Errors
///
/// A sentence with the names.
pub fn rule_set(name: &str) -> Result<&'static RuleSet, String> {
    RuleSet::from_any_name(name).ok_or_else(|| {
        let sets = RuleSet::ALL.iter().chain([&AGA, &AREA, &GOE]);
        let names: Vec<_> = sets.map(|set| set.name).collect();
        format!("the rule sets are {}", names.join(", "))
    })
}

/// Why nothing can be replayed.
#[derive(Debug, thiserror::Error)]
enum VerifyError {
    #[error(transparent)]
    Input(#[from] InputError),
    #[error(transparent)]
    Record(#[from] ImportError),
    #[error(transparent)]
    Setup(#[from] BadSetup),
}

struct Verified {
    transcript: Transcript,
    /// The game's number in the file, and the number of games.
    number: usize,
    games: usize,
    /// The rules by which it was judged, if they are known.
    rules: Option<&'static RuleSet>,
    replay: Replay,
}

/// A fault of another game than the shown one.
struct Fault {
    game: usize,
    kind: FaultKind,
}

enum FaultKind {
    Illegal(Box<crate::record::IllegalTurn>),
    Unreadable(VerifyError),
}

/// Maximum number of faults of other games in the JSON report.
const MOST_FAULTS: usize = 1000;

/// Runs the command, and prints to `out`.
///
/// # Errors
///
/// If `out` cannot be written. Faults of the record are printed, and are in the exit status.
pub fn run(args: &VerifyArgs, out: &mut impl Write) -> io::Result<ExitCode> {
    let records = match input::records(&args.record) {
        Ok(records) => records,
        Err(error) => {
            print_error(args, out, &error.into())?;
            return Ok(ExitCode::FAILURE);
        }
    };
    let shown = args.game.map_or(1, NonZeroUsize::get);
    let verified = verify(args, &records, shown);
    let (others, faults) = match args.game {
        Some(_) => (0, Vec::new()),
        None => faults(args, &records, shown),
    };
    match &verified {
        Ok(verified) if args.json => writeln!(out, "{}", to_json(verified, &faults))?,
        Ok(verified) => report::write_game(out, verified)?,
        Err(error) => print_error(args, out, error)?,
    }
    let is_legal = verified.is_ok_and(|verified| verified.replay.first_illegal.is_none());
    if !args.json && others > 0 {
        let legal = others - faults.len() + usize::from(is_legal);
        report::write_others(out, &faults, others + 1, legal, shown)?;
    }
    out.flush()?;
    Ok(if is_legal && faults.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn print_error(args: &VerifyArgs, out: &mut impl Write, error: &VerifyError) -> io::Result<()> {
    if args.json {
        writeln!(out, "{}", json!({ "error": error.to_string() }))
    } else {
        writeln!(out, "No record to verify: {error}.")
    }
}

fn verify(args: &VerifyArgs, records: &Records, number: usize) -> Result<Verified, VerifyError> {
    judge(args, records.game(number)?, number, records.len())
}

fn judge(
    args: &VerifyArgs,
    transcript: Transcript,
    number: usize,
    games: usize,
) -> Result<Verified, VerifyError> {
    let rules = args.rules.or(transcript.rules.rule_set());
    let judged_by = rules.map_or_else(|| transcript.rules.rules(), |set| set.rules);
    let replay = transcript.replay(&judged_by, None)?;
    Ok(Verified {
        transcript,
        number,
        games,
        rules,
        replay,
    })
}

/// The number of other games than the shown one, and their faults.
fn faults(args: &VerifyArgs, records: &Records, shown: usize) -> (usize, Vec<Fault>) {
    let games = records.len();
    let others = (1..)
        .zip(records.games())
        .filter(|(number, _)| *number != shown);
    let faults = others.filter_map(|(number, transcript)| {
        let verified = transcript
            .map_err(VerifyError::from)
            .and_then(|transcript| judge(args, transcript, number, games));
        let kind = match verified {
            Ok(verified) => FaultKind::Illegal(Box::new(verified.replay.first_illegal?)),
            Err(error) => FaultKind::Unreadable(error),
        };
        Some(Fault { game: number, kind })
    });
    (games - 1, faults.collect())
}

fn illegal_json(illegal: &crate::record::IllegalTurn) -> Value {
    json!({
        "move": illegal.number,
        "point": illegal.at,
        "reason": illegal.reason.name(),
    })
}

fn to_json(verified: &Verified, faults: &[Fault]) -> Value {
    let (transcript, replay) = (&verified.transcript, &verified.replay);
    let (size, source) = (transcript.size, &transcript.source);
    let board = replay.position.board().to_string();
    let rows: Vec<_> = board.lines().map(|row| row.replace(' ', "")).collect();
    let komi = transcript.komi.komi;
    let others = faults
        .iter()
        .take(MOST_FAULTS)
        .map(|fault| match &fault.kind {
            FaultKind::Illegal(illegal) => {
                json!({ "game": fault.game, "first_illegal": illegal_json(illegal) })
            }
            FaultKind::Unreadable(error) => {
                json!({ "game": fault.game, "error": error.to_string() })
            }
        });
    json!({
        "game": verified.number,
        "games": verified.games,
        "size": if size.columns() == size.rows() { json!(size.columns()) } else { json!(size.to_string()) },
        "moves": replay.moves,
        "passes": replay.passes,
        "first_illegal": replay.first_illegal.as_ref().map(illegal_json),
        "board": rows,
        "prisoners": { "black": replay.prisoners.black, "white": replay.prisoners.white },
        "format": source.format.name(),
        "charset": source.charset,
        "charset_from": source.evidence.name(),
        "black": transcript.players.black,
        "white": transcript.players.white,
        "rules": verified.rules.map(|rules| rules.name),
        "rules_named": transcript.rules_named,
        "komi": komi.map(|komi| f64::from(komi.half_points()) / 2.0),
        "komi_written": transcript.komi.written,
        "handicap": transcript.handicap,
        "result": transcript.result,
        "others": others.collect::<Vec<_>>(),
    })
}
