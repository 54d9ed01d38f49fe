//! `tengen gtp`: the Go Text Protocol, version 2.

mod analyse;
mod clock;
mod command;
mod extension;
mod inbox;
mod session;

use std::io::{self, Write};

use super::thinking::{Play, Thinking, rule_set};
use crate::engine::Level;
use crate::rules::RuleSet;
use analyse::Dialect;
use command::Line;
use inbox::Inbox;
use session::Session;

/// Play over a pipe by the Go Text Protocol, version 2, as used by Sabaki, GoGui and gogui-twogtp
///
/// docs/engine.md says how well it plays.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Args {
    /// Strength, from 1 to 9, or `sparring`: tactics alone
    #[arg(long, default_value_t = Play::Level(Level::HIGHEST))]
    level: Play,
    /// The game and its rules: a variant (go, atari-go, gomoku, go-bang) or a rule set (japanese, pente, …)
    #[arg(long, visible_alias = "rules", value_name = "NAME", default_value = "chinese", value_parser = rule_set)]
    variant: &'static RuleSet,
    #[command(flatten)]
    thinking: Thinking,
}

/// Answers commands from standard input until `quit` or its end.
///
/// # Errors
///
/// If standard input cannot be read, or standard output cannot be written.
pub(in crate::cli) fn run(args: Args) -> io::Result<()> {
    let mut session = Session::new(args.variant.rules, args.level, args.thinking);
    serve(&mut session, &Inbox::open(), io::stdout().lock())
}

fn serve(session: &mut Session, inbox: &Inbox, mut output: impl Write) -> io::Result<()> {
    while let Some(line) = inbox.next() {
        let line = line?;
        let Some(line) = Line::read(&String::from_utf8_lossy(&line)) else {
            continue;
        };
        let id = line.id.map(|id| id.to_string()).unwrap_or_default();
        let answer = match Dialect::of(&line) {
            Some(dialect) => session
                .read_analysis_request(dialect, &line)
                .map(|asked| (String::new(), Some(asked))),
            None => session.answer(&line).map(|text| (text, None)),
        };
        match answer {
            Ok((_, Some(asked))) => {
                writeln!(output, "={id} ")?;
                output.flush()?;
                session.analyse(&asked, &inbox.arrival_check(), &mut output)?;
                writeln!(output)?;
            }
            Ok((text, None)) => write!(output, "={id} {text}\n\n")?,
            Err(refusal) => write!(output, "?{id} {refusal}\n\n")?,
        }
        output.flush()?;
        if line.command == "quit" {
            break;
        }
    }
    Ok(())
}
