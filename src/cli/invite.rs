//! `tengen invite`.

use std::num::NonZeroU64;

use super::settings::Settings;
use super::{secret, service};
use crate::bot::port::request::Permissions;

/// The permissions that the bot needs.
const NEEDED: [Permissions; 9] = [
    Permissions::VIEW,
    Permissions::SEND,
    Permissions::EMBED,
    Permissions::ATTACH,
    Permissions::READ_HISTORY,
    Permissions::OPEN_THREADS,
    Permissions::SEND_IN_THREADS,
    Permissions::CREATE_EVENTS,
    Permissions::SEND_POLLS,
];

/// Print the link that invites the bot to a server with exactly the permissions it needs: see channels, read their
/// history, send messages with embeds and pictures, open threads and write in them, create events, send polls
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The application's id [default: read from the token]
    #[arg(long, value_name = "ID")]
    application: Option<NonZeroU64>,
    #[command(flatten)]
    settings: Settings,
}

/// Prints the link.
///
/// # Errors
///
/// A [`service::RunError`] without an id and without a token to read it from.
#[expect(clippy::print_stdout, reason = "the command line's answer")]
pub(super) fn run(args: Args) -> Result<(), service::RunError> {
    let application = match args.application {
        Some(id) => id.get(),
        None => {
            let config = args.settings.load()?;
            secret::token(&config)?.application()?
        }
    };
    println!("{}", link(application));
    Ok(())
}

fn link(application: u64) -> String {
    let permissions = NEEDED.iter().fold(0, |all, one| all | one.0);
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}\
         &scope=bot+applications.commands&permissions={permissions}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = include_str!("../../docs/operate.md");

    /// The permission's name in Discord's clients.
    fn parse_permission(name: &str) -> Permissions {
        match name {
            "View Channels" => Permissions::VIEW,
            "Send Messages" => Permissions::SEND,
            "Embed Links" => Permissions::EMBED,
            "Attach Files" => Permissions::ATTACH,
            "Read Message History" => Permissions::READ_HISTORY,
            "Create Public Threads" => Permissions::OPEN_THREADS,
            "Send Messages in Threads" => Permissions::SEND_IN_THREADS,
            "Create Events" => Permissions::CREATE_EVENTS,
            "Create Polls" => Permissions::SEND_POLLS,
            other => panic!("{other} is not asked for"),
        }
    }

    /// Discord's review of a bot asks for the reason of each permission.
    #[test]
    fn the_documentation_gives_the_reason_for_each_permission() {
        let table = PAGE.split("| permission |").nth(1).expect("the table");
        let rows = table.lines().skip(2).take_while(|row| row.starts_with('|'));
        let mut permissions = Vec::new();
        for row in rows {
            let cells: Vec<_> = row.trim_matches('|').split('|').map(str::trim).collect();
            let [names, reason, without] = cells[..] else {
                panic!("{row}");
            };
            assert!(!reason.is_empty() && !without.is_empty(), "{row}");
            permissions.extend(names.split(", ").map(|name| parse_permission(name).0));
        }
        assert_eq!(permissions, NEEDED.map(|permission| permission.0));
        for more in [
            "Manage Threads",
            "Connect",
            "Manage Channels",
            "Mute Members",
            "Move Members",
        ] {
            assert!(PAGE.contains(&format!("**{more}**")), "{more}");
        }
        assert!(link(7).contains(&permissions.iter().fold(0, |all, one| all | one).to_string()));
    }
}
