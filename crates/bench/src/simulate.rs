//! The cost of many running games. `docs/scale.md` has the figures and conclusions.

mod calls;
#[path = "../benches/support/figure.rs"]
mod figure;
mod kept;
mod line;
mod week;

use std::path::PathBuf;

use crate::generate::GenerateError;

/// Measure the cost of running games.
///
/// With a folder the games are kept there, and the program itself works on them: bytes, rows, memory, and the times of
/// a start, a new game, a move and a look at what is due. Without one nothing is kept: players, clocks, looks and
/// outbox run by a virtual clock, which handles more games than a disk.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// Running games
    #[arg(long, default_value_t = 100_000)]
    pub games: u64,
    /// With a folder: moves of each game before measuring
    #[arg(long, default_value_t = 20)]
    pub moves: u16,
    /// With a folder: messages left in the outbox at the end, to measure how long reading them takes
    #[arg(long, default_value_t = 0)]
    pub backlog: u64,
    #[command(flatten)]
    pub pace: Pace,
    /// A folder that does not exist or is empty
    pub folder: Option<PathBuf>,
}

/// Parameters of the virtual clock.
#[derive(Clone, Debug, clap::Args)]
pub struct Pace {
    /// Seed of the random numbers
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Days to measure, after the same number of days to warm up
    #[arg(long, default_value_t = 7)]
    pub days: u32,
    /// Moves a day in each game
    #[arg(long, default_value_t = 2.0)]
    pub moves_a_day: f64,
    /// One turn in this number is never taken, so the clock runs out
    #[arg(long, default_value_t = 500)]
    pub left: u32,
    /// Average length of a game, in moves. Another one begins after it
    #[arg(long, default_value_t = 200)]
    pub length: u32,
    /// Processes that share the work
    #[arg(long, default_value_t = 1)]
    pub processes: u32,
    /// Calls a second that Discord accepts from the bot
    #[arg(long, default_value_t = 50.0)]
    pub global: f64,
    /// Most calls a second of one process
    #[arg(long, default_value_t = 45.0)]
    pub calls: f64,
    /// Duration of a call, in milliseconds
    #[arg(long, default_value_t = 150.0)]
    pub call_millis: f64,
    /// Time for a game that is due, in milliseconds
    #[arg(long, default_value_t = 0.4)]
    pub due_millis: f64,
}

/// Runs the measurement, and prints it.
///
/// # Errors
///
/// A [`GenerateError`] when the games cannot be kept.
pub fn run(args: &Args) -> Result<(), GenerateError> {
    match &args.folder {
        Some(folder) => {
            let runtime = tokio::runtime::Builder::new_multi_thread()
                .enable_all()
                .build()?;
            runtime.block_on(kept::measure(args, folder))
        }
        None => {
            week::simulate(args.games, &args.pace);
            Ok(())
        }
    }
}
