//! The report of `tengen verify` on a game.

use std::io::{self, Write};

use super::{Fault, FaultKind, Verified};
use crate::engine::dead_stones;
use crate::record::{HandicapStones, Replay, Transcript};
use crate::rules::{Color, Komi, Marking, RuleSet, Score};
use crate::sgf::Evidence;

/// Most faults of other games that are listed.
const MOST_LISTED: usize = 100;

/// Writes the findings in the shown game.
pub(super) fn write_game(out: &mut impl Write, verified: &Verified) -> io::Result<()> {
    let Verified {
        transcript, replay, ..
    } = verified;
    if verified.games > 1 {
        writeln!(out, "Game {} of {} games", verified.number, verified.games)?;
    }
    write_head(out, transcript, verified.rules)?;
    match replay.handicap {
        HandicapStones::AsRecorded => {}
        HandicapStones::Marked(stones) => writeln!(
            out,
            "The {stones} handicap stones are on the marked points, as the record leaves them out."
        )?,
        HandicapStones::Unknown(stones) => writeln!(
            out,
            "The {stones} handicap stones are not on the board: the record leaves them out, and by its moves they were not on the marked points."
        )?,
    }
    writeln!(out)?;
    write_board(out, replay)?;
    writeln!(out)?;
    writeln!(
        out,
        "Prisoners taken: Black {}, White {}",
        replay.prisoners.black, replay.prisoners.white
    )?;
    match score(verified, &Marking::default()) {
        Ok(score) => {
            write_score(out, "as it stands, nothing marked dead", &score)?;
            write_score_without_dead(out, verified)?;
        }
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

/// Writes the faults of the other games of a file, and how many of all `games` are `legal`; `shown` is the number of
/// the shown game.
pub(super) fn write_others(
    out: &mut impl Write,
    faults: &[Fault],
    games: usize,
    legal: usize,
    shown: usize,
) -> io::Result<()> {
    writeln!(out)?;
    for fault in faults.iter().take(MOST_LISTED) {
        let game = fault.game;
        match &fault.kind {
            FaultKind::Illegal(illegal) => writeln!(
                out,
                "Game {game}: illegal: move {} ({} {}): {}.",
                illegal.number,
                color_name(illegal.color),
                printable(&illegal.at),
                illegal.reason,
            )?,
            FaultKind::Unreadable(error) => {
                writeln!(
                    out,
                    "Game {game}: not to be replayed: {}.",
                    printable(&error.to_string())
                )?;
            }
        }
    }
    if faults.len() > MOST_LISTED {
        writeln!(out, "and {} more", faults.len() - MOST_LISTED)?;
    }
    let other = if shown == 1 { 2 } else { 1 };
    writeln!(
        out,
        "{games} games, {legal} of them legal; --game {other} shows another one."
    )
}

/// Writes the record's data about the game, and the flaws of the file.
fn write_head(
    out: &mut impl Write,
    transcript: &Transcript,
    rules: Option<&RuleSet>,
) -> io::Result<()> {
    let name = |color: Color| match &transcript.players[color] {
        Some(name) => printable(name),
        None => "unnamed".to_owned(),
    };
    writeln!(out, "Black: {}", name(Color::Black))?;
    writeln!(out, "White: {}", name(Color::White))?;
    writeln!(
        out,
        "Board: {}x{}   Komi: {}   Handicap: {}   Format: {}   Charset: {}",
        transcript.size.columns(),
        transcript.size.rows(),
        komi(transcript),
        transcript.handicap,
        transcript.source.format.name(),
        charset(transcript),
    )?;
    let named = transcript.rules_named.as_deref().map(printable);
    match (rules, named) {
        (Some(rules), Some(named)) => {
            writeln!(out, "Rules: {} (the record says {named:?})", rules.name)?;
        }
        (Some(rules), None) => writeln!(out, "Rules: {} (the record names none)", rules.name)?,
        (None, named) => writeln!(
            out,
            "Rules: none, as {:?} is not known here: only what all rules forbid is called illegal (--rules names others)",
            named.unwrap_or_default()
        )?,
    }
    for flaw in &transcript.source.flaws {
        writeln!(out, "Read past at byte {}: {}", flaw.offset, flaw.kind)?;
    }
    Ok(())
}

/// The komi, with the interpretation if it differs from the file's value.
fn komi(transcript: &Transcript) -> String {
    let read = &transcript.komi;
    let komi = read.komi.map_or("none".to_owned(), |komi| komi.to_string());
    match (&read.written, read.reading.words()) {
        (None, _) => "none given".to_owned(),
        (Some(_), None) => komi,
        (Some(written), Some(words)) => {
            format!("{komi} (the record says {}, {words})", printable(written))
        }
    }
}

/// The charset, with its evidence unless the file names it.
fn charset(transcript: &Transcript) -> String {
    let source = &transcript.source;
    let charset = source.charset;
    match (source.evidence, &source.charset_named) {
        (Evidence::Recognised, Some(named)) => format!(
            "{charset} (recognised by its bytes: the record says {}, which it is not)",
            printable(named)
        ),
        (Evidence::Recognised, None) => {
            format!("{charset} (recognised by its bytes: the record names none)")
        }
        _ => charset.to_owned(),
    }
}

/// The count of the board with these stones dead and in seki, or why there is none.
fn score(verified: &Verified, marking: &Marking) -> Result<Score, &'static str> {
    let Verified {
        transcript, replay, ..
    } = verified;
    let rules = verified.rules.ok_or("its rules are not known here")?;
    if matches!(replay.handicap, HandicapStones::Unknown(_)) {
        return Err("its handicap stones are not known");
    }
    // A setup in mid-game makes a new position, which lacks the prisoners before it.
    let known = replay.position.prisoners().map(u32::from);
    if known != replay.prisoners {
        return Err("the record sets up stones in mid-game");
    }
    let komi = transcript.komi.komi.unwrap_or(Komi::ZERO);
    rules
        .rules
        .count(&replay.position, marking, komi)
        .ok_or("the game is not counted")
}

/// Writes the count without the probably dead stones, if there are any.
fn write_score_without_dead(out: &mut impl Write, verified: &Verified) -> io::Result<()> {
    let Some(set) = verified.rules else {
        return Ok(());
    };
    let position = &verified.replay.position;
    let dead = dead_stones(&set.rules, position);
    let marking = Marking {
        dead,
        seki: set.rules.find_seki(position, dead),
    };
    match score(verified, &marking) {
        Ok(score) if !dead.is_empty() => {
            let names: Vec<_> = dead.iter().map(|point| point.to_string()).collect();
            let how = format!("without what is probably dead, {}", names.join(" "));
            write_score(out, &how, &score)
        }
        _ => Ok(()),
    }
}

fn write_score(out: &mut impl Write, how: &str, score: &Score) -> io::Result<()> {
    write!(
        out,
        "Score {how}: Black {}, White {}",
        score.total.black, score.total.white
    )?;
    match score.winner() {
        Some(winner) => writeln!(out, " ({} by {})", color_name(winner), score.margin()),
        None => writeln!(out, " (a draw)"),
    }
}

/// Writes the board with its coordinates.
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

/// `text` without terminal control characters, and cut short.
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
