//! `tengen match`: two players play games, and an estimate of the difference in strength.

mod elo;
mod game;
mod player;

use std::io::{self, Write};

use super::program::ProgramError;
use super::thinking::{Game, Thinking, rule_set};
use crate::engine::outside::Inexpressible;
use crate::rules::{Color, Handicap, Komi, RuleSet, Size};
use elo::Tally;
use game::{Bout, Verdict};
use player::{Kind, Player};

/// Let two players play a match, colours in turn, and estimate the difference in strength
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLE)]
pub(in crate::cli) struct Args {
    /// One player: a level from 1 to 9, `sparring`, `random`, the command line of a program with the Go Text Protocol,
    /// or `gomocup:` and the command line of one with Gomocup’s protocol
    #[arg(value_name = "A")]
    one: Kind,
    /// The other player
    #[arg(value_name = "B")]
    other: Kind,
    /// Number of games
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// The game and its rules: a variant (go, atari-go, gomoku, go-bang) or a rule set (japanese, pente, …)
    #[arg(long, visible_alias = "rules", value_name = "NAME", default_value = "chinese", value_parser = rule_set)]
    variant: &'static RuleSet,
    /// Lines of the board [default: that of the game]
    #[arg(long, value_name = "LINES")]
    size: Option<u8>,
    /// The komi [default: that of the rules]
    #[arg(long, allow_negative_numbers = true)]
    komi: Option<Komi>,
    #[command(flatten)]
    thinking: Thinking,
}

const EXAMPLE: &str = "\
Examples:
  tengen match 5 4 --games 200 --playouts 2000
  tengen match 9 'gnugo --mode gtp --chinese-rules' --games 40 --komi 7 --seconds 3
  tengen match 9 'gomocup:./rapfi' --variant renju --games 20 --seconds 5";

/// Why a match cannot be played.
#[derive(Debug, thiserror::Error)]
pub(in crate::cli) enum MatchError {
    /// Not a board size of the game.
    #[error("the game is not played on a board of {0} lines")]
    Size(u8),
    /// A program's protocol does not support the game.
    #[error(transparent)]
    Inexpressible(#[from] Inexpressible),
    /// A program does not play.
    #[error(transparent)]
    Program(#[from] ProgramError),
    /// The result cannot be written.
    #[error("cannot write the result: {0}")]
    Output(#[from] io::Error),
}

/// Plays the match; writes a line for each game, then the result.
///
/// # Errors
///
/// A [`MatchError`] if it cannot be played.
pub(in crate::cli) fn run(args: &Args, output: &mut impl Write) -> Result<(), MatchError> {
    let rules = args.variant.rules;
    let lines = args.size.unwrap_or(rules.usual_sizes()[0]);
    let size = Size::square(lines)
        .filter(|&size| rules.allows_size(size))
        .ok_or(MatchError::Size(lines))?;
    let game = Game {
        rules,
        komi: args.komi.unwrap_or(rules.default_komi(Handicap::NONE)),
    };
    let mut one = Player::start(&args.one, &game, size, &args.thinking)?;
    let mut other = Player::start(&args.other, &game, size, &args.thinking)?;
    let mut tally = Tally::default();
    for number in 0..args.games {
        let mut thinking = args.thinking.clone();
        thinking.seed = thinking.seed.wrapping_add(u64::from(number) << 8);
        let bout = Bout::new(game, size, &thinking);
        let color = if number % 2 == 0 {
            Color::Black
        } else {
            Color::White
        };
        let verdict = match color {
            Color::Black => bout.play([&mut one, &mut other])?,
            Color::White => bout.play([&mut other, &mut one])?,
        };
        tally.add(color, &verdict);
        report_game(output, number, &args.one, color, &verdict)?;
    }
    writeln!(output, "{} against {}: {tally}", args.one, args.other)?;
    Ok(())
}

fn report_game(
    output: &mut impl Write,
    number: u32,
    one: &Kind,
    color: Color,
    verdict: &Verdict,
) -> io::Result<()> {
    let side = match color {
        Color::Black => "Black",
        Color::White => "White",
    };
    writeln!(output, "{}. {one} as {side}: {verdict}", number + 1)?;
    output.flush()
}
