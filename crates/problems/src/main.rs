//! Making the problems that come with the program, and proving them again.

use std::collections::HashSet;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use indicatif::ProgressBar;
use tengen_problems::{Budget, Source, Unsolved, draw};
use tengen_puzzle::{
    BadProblem, Level, Problem, Shape, Task, bundled_problems, read_problems, write_problems,
};
use tengen_rules::Chance;

/// Node limits of a proof, for making and for checking problems: more than any proof took.
const MAKE_NODES: u64 = 30_000;
const CHECK_NODES: u64 = 10 * MAKE_NODES;
/// Most positions drawn per problem.
const MOST_POSITIONS: u64 = 2000;

/// Makes the problems that come with tengen, and proves them again.
#[derive(Parser, Debug)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Make proven problems, the same number of each level, and write them to an SGF file
    Make {
        /// Number of problems
        #[arg(long, default_value_t = 240, value_parser = clap::value_parser!(u64).range(1..=10_000))]
        count: u64,
        /// Seed of the random numbers
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Where to write the problems
        file: PathBuf,
    },
    /// Prove each problem of a file again, and check that no two are alike
    Check {
        /// The file to check [default: the problems that come with the program]
        file: Option<PathBuf>,
    },
}

/// Why making or checking failed.
#[derive(Debug, thiserror::Error)]
enum Failure {
    /// A file cannot be read or written.
    #[error("{}: {reason}", path.display())]
    File { path: PathBuf, reason: io::Error },
    /// Standard output is closed.
    #[error("cannot write: {0}")]
    Output(#[from] io::Error),
    /// A problem of the file is unreadable.
    #[error(transparent)]
    Bad(#[from] BadProblem),
    /// Some problems are not proven.
    #[error("{failed} of {all} problems are not proven as they stand")]
    Unproven { failed: usize, all: usize },
    /// Too few positions were problems.
    #[error("only {found} problems were found")]
    TooFew { found: usize },
}

#[expect(
    clippy::print_stderr,
    reason = "the command line speaks to anyone who called it"
)]
fn main() -> ExitCode {
    match run(&Cli::parse(), &mut io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the command.
///
/// # Errors
///
/// [`Failure`], also if a checked problem is not proven.
fn run(args: &Cli, output: &mut impl Write) -> Result<(), Failure> {
    match &args.command {
        Command::Make { count, seed, file } => {
            let problems = make(*count, *seed)?;
            let written = std::fs::write(file, write_problems(&problems) + "\n");
            written.map_err(|reason| Failure::File {
                path: file.clone(),
                reason,
            })?;
            summarize(&problems, output)
        }
        Command::Check { file: None } => check(&bundled_problems(), output),
        Command::Check { file: Some(path) } => {
            let text = std::fs::read_to_string(path).map_err(|reason| Failure::File {
                path: path.clone(),
                reason,
            })?;
            check(&read_problems(&text)?, output)
        }
    }
}

/// Draws positions until there are `count` problems, a fifth of them per level, easiest first.
fn make(count: u64, seed: u64) -> Result<Vec<Problem>, Failure> {
    let quota = |level: Level| {
        let levels = Level::ALL.len() as u64;
        let extra = u64::from(u64::from(level.number()) <= count % levels);
        (count / levels + extra) as usize
    };
    let mut problems: Vec<Problem> = Vec::new();
    let mut shapes = HashSet::new();
    let bar = ProgressBar::new(count);
    for number in 0..count * MOST_POSITIONS {
        if problems.len() as u64 == count {
            break;
        }
        // Games give more problems than constructed positions.
        let source = match number % 6 {
            0 => Source::Games,
            _ => Source::ShutIn,
        };
        let mut chance = Chance::new(seed.wrapping_mul(1_000_003).wrapping_add(number));
        let Some(problem) = draw(source, &mut chance, &Budget::of(MAKE_NODES)) else {
            continue;
        };
        let task = problem.goal().task;
        let is_same_level = |other: &&Problem| other.level() == problem.level();
        let of_level = problems.iter().filter(is_same_level);
        let of_task = of_level.clone().filter(|other| other.goal().task == task);
        let most = quota(problem.level());
        // No task fills more than half of a level.
        let has_room = of_level.count() < most && of_task.count() < most.div_ceil(2);
        if has_room && shapes.insert(Shape::of(&problem)) {
            problems.push(problem);
            bar.inc(1);
        }
    }
    // Abandoned, not finished: a finished bar would be full even if too few were found.
    bar.abandon();
    if (problems.len() as u64) < count {
        return Err(Failure::TooFew {
            found: problems.len(),
        });
    }
    let place = |problem: &Problem| (problem.level(), problem.goal().task.name());
    problems.sort_by_key(place);
    Ok(problems)
}

/// A fault in a problem.
#[derive(Debug, thiserror::Error)]
enum Wrong {
    #[error(transparent)]
    Unproven(#[from] Unsolved),
    #[error("the proof gives another solution or level than the file")]
    Different,
    #[error("it is a copy of another one")]
    Copy,
}

/// Proves all problems again. Writes a line for each, and a summary.
fn check(problems: &[Problem], output: &mut impl Write) -> Result<(), Failure> {
    let mut shapes = HashSet::new();
    let mut failed = 0;
    for (index, problem) in problems.iter().enumerate() {
        let shape = Shape::of(problem);
        let name = shape.number();
        let checked = if shapes.insert(shape) {
            prove(problem)
        } else {
            Err(Wrong::Copy)
        };
        let goal = problem.goal();
        write!(
            output,
            "{:>4} {name:016x} level {} {:<8}",
            index + 1,
            problem.level(),
            goal.task.name()
        )?;
        match checked {
            Ok(()) => {
                let lines = problem.tree().lines();
                let right = lines[0]
                    .first_move()
                    .map(|point| point.to_string())
                    .unwrap_or_default();
                writeln!(output, "{right} only, {} refuted", lines.len() - 1)?;
            }
            Err(wrong) => {
                failed += 1;
                writeln!(output, "NOT PROVEN: {wrong}")?;
            }
        }
    }
    summarize(problems, output)?;
    match failed {
        0 => Ok(()),
        failed => Err(Failure::Unproven {
            failed,
            all: problems.len(),
        }),
    }
}

fn prove(problem: &Problem) -> Result<(), Wrong> {
    let scene = problem.scene().clone();
    let proven = tengen_problems::prove(scene, *problem.goal(), &Budget::of(CHECK_NODES))?;
    if proven == *problem {
        Ok(())
    } else {
        Err(Wrong::Different)
    }
}

/// Writes the number of problems by level and task.
fn summarize(problems: &[Problem], output: &mut impl Write) -> Result<(), Failure> {
    for level in Level::ALL {
        write!(output, "level {level}:")?;
        let of_level = || problems.iter().filter(|problem| problem.level() == level);
        for task in Task::ALL {
            let count = of_level()
                .filter(|problem| problem.goal().task == task)
                .count();
            write!(output, " {count} {}", task.name())?;
        }
        writeln!(output, ", {} in all", of_level().count())?;
    }
    writeln!(output, "{} problems", problems.len())?;
    Ok(())
}
