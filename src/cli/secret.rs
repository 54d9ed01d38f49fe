//! The secrets of the bot: from the environment, else from the files that the settings name.

use crate::config::Config;
use crate::discord::{ClientSecret, SECRET_VARIABLE, TOKEN_VARIABLE, Token, TokenError};

/// The bot's token.
///
/// # Errors
///
/// A [`TokenError`] if there is none, or it cannot be one.
pub(super) fn token(config: &Config) -> Result<Token, TokenError> {
    Token::find(
        variable(TOKEN_VARIABLE).as_deref(),
        config.discord.token_file(),
    )
}

/// The application's client secret, if there is one.
///
/// # Errors
///
/// A [`TokenError`] if it cannot be one.
pub(super) fn client_secret(config: &Config) -> Result<Option<ClientSecret>, TokenError> {
    let file = config.web.client_secret_file();
    ClientSecret::find(variable(SECRET_VARIABLE).as_deref(), file)
}

/// The environment's variable `name`. A value that is not UTF-8 is not missing: it is read in part, and so refused.
fn variable(name: &str) -> Option<String> {
    let value = std::env::var_os(name)?;
    Some(value.to_string_lossy().into_owned())
}
