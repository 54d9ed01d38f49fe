//! Learning the policy of the engine, and measuring it.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use tengen_engine::policy::{BadWeights, MOST_FEATURES, Weights};
use tengen_train::{
    BadGames, Parameters, count_local_shapes, learn, measure, read_games, select_features,
};

/// Learns the policy of tengen's engine from games of strong players, and measures it.
#[derive(Parser, Debug)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Learn weights from all games but the last ones, and write them to a file
    Learn {
        /// The games, one a line
        games: PathBuf,
        /// Where to write the weights
        weights: PathBuf,
        /// Number of games at the end that are for measuring
        #[arg(long, default_value_t = 3000)]
        last: usize,
        /// Number of games to learn from, the first ones [default: all]
        #[arg(long)]
        first: Option<usize>,
        /// Minimum number of moves with a feature
        #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u8).range(1..))]
        least: u8,
        /// Share of the positions to learn from, in percent
        #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u8).range(1..=100))]
        share: u8,
        /// Learning rate at the first game; it falls linearly to a tenth
        #[arg(long, default_value_t = 0.1)]
        rate: f32,
        /// Seed of the choice of positions
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Measure how often the first guess is the move that was made in the last games
    Measure {
        /// The games, one a line
        games: PathBuf,
        /// The weights
        weights: PathBuf,
        /// Number of games at the end that are measured
        #[arg(long, default_value_t = 3000)]
        last: usize,
    },
}

/// Why learning or measuring failed.
#[derive(Debug, thiserror::Error)]
enum Failure {
    /// A file cannot be read or written.
    #[error("{}: {reason}", path.display())]
    File { path: PathBuf, reason: io::Error },
    /// Standard output is closed.
    #[error("cannot write: {0}")]
    Output(#[from] io::Error),
    /// The games are unreadable.
    #[error(transparent)]
    Games(#[from] BadGames),
    /// The weights are unreadable.
    #[error(transparent)]
    Weights(#[from] BadWeights),
}

#[expect(
    clippy::print_stderr,
    reason = "the command line speaks to anyone who called it"
)]
fn main() -> ExitCode {
    match run(Cli::parse().command, &mut io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command, output: &mut impl Write) -> Result<(), Failure> {
    match command {
        Command::Learn {
            games,
            weights: path,
            last,
            first,
            least,
            share,
            rate,
            seed,
        } => {
            let games = read_games(&games)?;
            let all = games.len().saturating_sub(last);
            let games = &games[..first.unwrap_or(all).min(all)];
            let shapes = count_local_shapes(games);
            let mut keys = select_features(games, least);
            keys.truncate(MOST_FEATURES.saturating_sub(shapes.len()));
            writeln!(
                output,
                "{} features, {} local shapes",
                keys.len(),
                shapes.len()
            )?;
            keys.extend(shapes.iter().map(|(key, _)| key));
            let mut weights = Weights::of(&keys);
            let parameters = Parameters { share, rate, seed };
            learn(&mut weights, games, parameters, print_progress);
            for (key, weight) in shapes {
                let number = weights.find(key).expect("it is among the keys");
                *weights.get_mut(number) = weight;
            }
            let written = std::fs::write(&path, weights.write());
            written.map_err(|reason| Failure::File { path, reason })?;
        }
        Command::Measure {
            games,
            weights: path,
            last,
        } => {
            let games = read_games(&games)?;
            let bytes = std::fs::read(&path).map_err(|reason| Failure::File { path, reason })?;
            let weights = Weights::read(&bytes)?;
            let measured = measure(&weights, &games[games.len().saturating_sub(last)..]);
            let moves = f64::from(measured.moves.max(1));
            writeln!(
                output,
                "{} moves: first guess {:.2} %, among the first five {:.2} %, mean log likelihood {:.4}",
                measured.moves,
                f64::from(measured.first) * 100.0 / moves,
                f64::from(measured.first_five) * 100.0 / moves,
                measured.log_likelihood / moves,
            )?;
        }
    }
    Ok(())
}

#[expect(
    clippy::print_stderr,
    reason = "progress is for people, not for programs that read the output"
)]
fn print_progress(games: usize) {
    if games.is_multiple_of(1000) {
        eprintln!("{games} games");
    }
}
