//! `tengen activity`, and the page inside Discord by the settings.

use std::num::NonZeroU64;
use std::sync::Arc;

use super::secret;
use super::service::RunError;
use super::settings::Settings;
use crate::bot::port::sign_in::SignIn;
use crate::config::{Config, Origin};
use crate::discord::{CLIENTS, ClientSecret, CodeExchange, Endpoint, SECRET_VARIABLE, Token};
use crate::web::Activity;

/// Print what to enter in Discord's developer portal so that boards open inside Discord
///
/// The page of the settings (`web.public_url`) becomes an Activity of the application. docs/activity.md has the same with
/// pictures.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The application's id [default: read from the token]
    #[arg(long, value_name = "ID")]
    application: Option<NonZeroU64>,
    #[command(flatten)]
    settings: Settings,
}

/// Prints what to enter.
///
/// # Errors
///
/// A [`RunError`] without a page that Discord could reach, or without an id and a token to read it from.
#[expect(clippy::print_stdout, reason = "the command line's answer")]
pub(super) fn run(args: Args) -> Result<(), RunError> {
    let config = args.settings.load()?;
    let application = match args.application {
        Some(id) => id.get(),
        None => secret::token(&config)?.application()?,
    };
    let origin = config.web.public_origin()?;
    let secret = match secret::client_secret(&config)? {
        Some(_) => "it is in the settings",
        None => "it is not in the settings yet",
    };
    println!("{}", entries(application, &origin, secret));
    Ok(())
}

fn entries(application: u64, page: &Origin, secret: &str) -> String {
    let portal = format!("https://discord.com/developers/applications/{application}");
    let host = page.host();
    format!(
        "1. {portal}/oauth2
   Redirects: https://127.0.0.1
   Client Secret: into the file of `web.client_secret_file`, or into {SECRET_VARIABLE} ({secret})
2. {portal}/embedded/settings
   Enable Activities: on
   Supported Platforms: web, iOS, Android
3. {portal}/embedded/url-mappings
   Root Mapping: prefix /, target {host}
4. On servers, members need the permission \"Use Activities\".
5. Start tengen again. Inside Discord the page is at {}",
        frame_origin(application).as_str()
    )
}

/// The address under which Discord shows the page of `application`.
fn frame_origin(application: u64) -> Origin {
    let address = format!("https://{application}.discordsays.com");
    Origin::parse(&address).expect("it is an origin")
}

/// The page inside Discord, if the settings have the application's secret.
///
/// # Errors
///
/// A [`RunError`] if there is no page that Discord could reach, or the token does not say whose it is.
pub(super) fn from_settings(config: &Config, token: &Token) -> Result<Option<Activity>, RunError> {
    let Some(secret) = secret::client_secret(config)? else {
        return Ok(None);
    };
    config.web.public_origin()?;
    let clients = CLIENTS.map(str::to_owned).to_vec();
    let origin = frame_origin(token.application()?);
    of(&Endpoint::Discord, token, secret, origin, clients).map(Some)
}

/// The page at the address `origin`, which clients at the addresses `clients` frame.
pub(super) fn of(
    endpoint: &Endpoint,
    token: &Token,
    secret: ClientSecret,
    origin: Origin,
    clients: Vec<String>,
) -> Result<Activity, RunError> {
    let sign_in: Arc<dyn SignIn> = Arc::new(CodeExchange::new(endpoint, token, secret)?);
    Ok(Activity {
        application: token.application()?,
        origin,
        clients,
        sign_in,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = include_str!("../../docs/activity.md");

    #[test]
    fn the_documentation_has_the_entries() {
        let page = Origin::parse("https://go.example.org").unwrap();
        let printed = entries(1_234_567_890, &page, "it is in the settings");
        let (_, rest) = PAGE.split_once("```text\n").expect("what is printed");
        let (documented, _) = rest.split_once("\n```").expect("its end");
        assert_eq!(documented, printed);
    }
}
