//! The command line.

mod activity;
mod backup;
mod check;
mod check_config;
mod commands;
mod counted;
pub mod ending;
mod engine;
mod exit;
mod export;
pub mod film;
mod import;
mod input;
mod invite;
mod log;
mod manual;
mod migrate;
mod monitor;
mod notify;
mod open_files;
mod page;
#[cfg(feature = "playground")]
mod playground;
mod progress;
mod referee;
pub mod render;
mod run;
mod secret;
mod service;
mod settings;
pub mod sheet;
mod signal;
mod status;
mod tournament;
pub mod verify;
mod words;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// A Discord bot for correspondence Go and its relatives
///
/// To try it without a token or an account: `tengen playground`, then open the page that it names.
#[derive(Debug, Parser)]
#[command(
    name = "tengen",
    version,
    propagate_version = true,
    arg_required_else_help = true
)]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the bot
    Run(run::Args),
    /// Try the bot in a chat page on this machine: no token, no account
    #[cfg(feature = "playground")]
    Playground(playground::Args),
    /// Print the link that invites the bot to a server with exactly the permissions it needs
    Invite(invite::Args),
    Activity(activity::Args),
    /// Show the settings with their sources, or what is wrong with them
    CheckConfig(check_config::Args),
    /// Show the status of the running bot
    Status(status::Args),
    /// List the commands registered with Discord
    Commands(commands::Args),
    Verify(verify::VerifyArgs),
    Render(render::RenderArgs),
    Referee(referee::Args),
    Gtp(engine::GtpArgs),
    Gomocup(engine::GomocupArgs),
    Match(engine::MatchArgs),
    Play(engine::PlayArgs),
    Tournament(tournament::Args),
    /// Write the whole database as JSON lines
    Export(export::Args),
    /// Read JSON lines written by `export` into an empty database
    Import(import::Args),
    Check(check::Args),
    Migrate(migrate::Args),
    Words(words::Args),
    /// Write man pages into a folder
    Man(manual::ManArgs),
    /// Print completions for a shell
    Completions(manual::CompletionsArgs),
}

/// Runs the program with the arguments of the process.
pub fn main() -> ExitCode {
    match Cli::parse().command {
        Command::Run(args) => exit_code(run::run(args)),
        #[cfg(feature = "playground")]
        Command::Playground(args) => exit_code(playground::run(args)),
        Command::Invite(args) => report(invite::run(args)),
        Command::Activity(args) => report(activity::run(args)),
        Command::CheckConfig(args) => {
            report(check_config::run(&args, &mut std::io::stdout().lock()))
        }
        Command::Status(args) => status::run(&args, &mut std::io::stdout().lock())
            .unwrap_or_else(|error| report(Err(error))),
        Command::Commands(args) => report(commands::run(args)),
        Command::Verify(args) => verify::run(&args, &mut std::io::stdout().lock())
            .unwrap_or_else(|error| report(Err(error))),
        Command::Render(args) => report(render::run(&args, &mut std::io::stdout().lock())),
        Command::Referee(args) => report(referee::run(args)),
        Command::Gtp(args) => report(engine::run_gtp(args)),
        Command::Gomocup(args) => report(engine::run_gomocup(args)),
        Command::Match(args) => report(engine::run_match(&args, &mut std::io::stdout().lock())),
        Command::Play(args) => report(engine::run_play(&args)),
        Command::Tournament(args) => report(tournament::run(&args)),
        Command::Export(args) => report(export::run(args, &mut std::io::stderr())),
        Command::Import(args) => report(import::run(args, &mut std::io::stdout())),
        Command::Check(args) => {
            check::run(&args, &mut std::io::stdout()).unwrap_or_else(|error| report(Err(error)))
        }
        Command::Migrate(args) => report(migrate::run(args, &mut std::io::stderr())),
        Command::Words(args) => report(words::run(&args)),
        Command::Man(args) => report(manual::write_pages(&args)),
        Command::Completions(args) => report(manual::write_completions(
            &args,
            &mut std::io::stdout().lock(),
        )),
    }
}

/// The bot's exit status, with the error on standard error if there is one.
#[expect(
    clippy::print_stderr,
    reason = "the command line speaks to anyone who called it"
)]
fn exit_code(result: Result<(), service::RunError>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tengen: {error}");
            ExitCode::from(exit::status(&error))
        }
    }
}

/// Exit status 0, or 1 with the error on standard error.
#[expect(
    clippy::print_stderr,
    reason = "the command line speaks to anyone who called it"
)]
fn report<E: std::fmt::Display>(result: Result<(), E>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tengen: {error}");
            ExitCode::FAILURE
        }
    }
}
