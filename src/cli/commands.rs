//! `tengen commands`.

use super::run;
use super::service::{self, RunError};
use super::settings::Settings;
use crate::bot::kit::spec::OptionKind;
use crate::bot::registry;
use crate::discord;
use crate::discord::Loopback;
use crate::i18n::Locale;

/// List the commands registered with Discord, or register them
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Print one JSON array as it is registered, all languages included, instead of a line for each
    #[arg(long)]
    json: bool,
    /// Register them with Discord now, even if nothing has changed. The running bot registers changes automatically
    #[arg(long, conflicts_with = "json")]
    register: bool,
    #[command(flatten)]
    settings: Settings,
    /// Register them with a playground on this machine instead of Discord
    #[arg(long, value_name = "URL", requires = "register")]
    playground: Option<Loopback>,
}

/// Prints the commands, or registers them.
///
/// # Errors
///
/// A [`RunError`] if they could not be registered.
#[expect(clippy::print_stdout, reason = "the command line's answer")]
pub(super) fn run(args: Args) -> Result<(), RunError> {
    if args.register {
        let config = args.settings.load()?;
        let (endpoint, token) = run::destination(args.playground, &config)?;
        service::block_on(async move { Ok(discord::register(&endpoint, &token).await?) })?;
        println!("Discord has the commands now.");
        return Ok(());
    }
    if args.json {
        println!("{:#}", discord::definitions());
        return Ok(());
    }
    for spec in registry::specs() {
        let about = spec
            .about
            .map(|text| text.to(Locale::English))
            .unwrap_or_default();
        let place = spec
            .family
            .map_or("", |_| " (in servers that have added it)");
        println!("/{:<12} {about}{place}", spec.name);
        for option in &spec.options {
            if let OptionKind::Subcommand(_) = option.kind {
                let name = format!("{} {}", spec.name, option.name);
                println!("/{name:<12} {}", option.about.to(Locale::English));
            }
        }
    }
    for spec in registry::user_menu().map(|command| command.spec.clone()) {
        println!("{:<13} in a member's menu", spec.name);
    }
    for spec in registry::message_menu().map(|command| command.spec.clone()) {
        println!("{:<13} in a message's menu", spec.name);
    }
    Ok(())
}
