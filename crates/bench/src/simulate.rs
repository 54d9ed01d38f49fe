//! What so many running games cost. `docs/scale.md` has the figures, and what follows from them.

mod calls;
#[path = "../benches/support/figure.rs"]
mod figure;
mod kept;
mod line;
mod week;

use std::path::PathBuf;

use crate::generate::GenerateError;

/// What so many running games cost.
///
/// With a folder the games are kept there and the program itself works on them: bytes, rows, memory, and the times of
/// a start, a new game, a move and a look at what is due. Without one nothing is kept: players, clocks, looks and
/// outbox pass by a virtual clock, which has room for more games than a disk.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// Games that are being played.
    #[arg(long, default_value_t = 100_000)]
    pub games: u64,
    /// In a folder: moves of each game before anything is measured.
    #[arg(long, default_value_t = 20)]
    pub moves: u16,
    /// In a folder: so many messages are left in the outbox at last, to see how long it takes to read it.
    #[arg(long, default_value_t = 0)]
    pub backlog: u64,
    /// By a virtual clock: how everything falls.
    #[command(flatten)]
    pub pace: Pace,
    /// A folder that is not there yet, or an empty one.
    pub folder: Option<PathBuf>,
}

/// How players, processes and Discord go on.
#[derive(Clone, Debug, clap::Args)]
pub struct Pace {
    /// Another number, another run.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Days that are looked at, after as many in which clocks and outbox come to where they stay.
    #[arg(long, default_value_t = 7)]
    pub days: u32,
    /// Moves a day in each game.
    #[arg(long, default_value_t = 2.0)]
    pub moves_a_day: f64,
    /// One turn of so many is never taken, and the clock runs out.
    #[arg(long, default_value_t = 500)]
    pub left: u32,
    /// Moves after which a game is over, on average. Another one begins.
    #[arg(long, default_value_t = 200)]
    pub length: u32,
    /// Processes that share the work.
    #[arg(long, default_value_t = 1)]
    pub processes: u32,
    /// Calls a second that Discord takes from the bot.
    #[arg(long, default_value_t = 50.0)]
    pub global: f64,
    /// Calls a second that a process makes at most.
    #[arg(long, default_value_t = 45.0)]
    pub calls: f64,
    /// How long a call takes, in milliseconds.
    #[arg(long, default_value_t = 150.0)]
    pub call_millis: f64,
    /// How long a process needs for a game that is due, in milliseconds.
    #[arg(long, default_value_t = 0.4)]
    pub due_millis: f64,
}

/// Measures or reckons what `args` ask for, and prints it.
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
            week::pass(args.games, &args.pace);
            Ok(())
        }
    }
}
