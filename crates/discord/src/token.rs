//! The bot's token: read once, never printed.

use std::fmt;
use std::path::{Path, PathBuf};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// The environment variable that may hold the token.
pub const VARIABLE: &str = "DISCORD_TOKEN";

/// A bot's token. Neither `Debug` nor an error prints it.
#[derive(Clone)]
pub struct Token(String);

/// Why there is no token.
#[derive(Debug, thiserror::Error)]
pub enum TokenError {
    /// Neither the environment nor a file contains one.
    #[error("no token: set {VARIABLE}, or name a file with `discord.token_file`")]
    Missing,
    /// The file cannot be read.
    #[error("{path} cannot be read: {reason}")]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// The system's reason.
        reason: std::io::Error,
    },
    /// The text does not consist of three parts of letters, digits, `-` and `_`, separated by dots.
    #[error("this does not look like a bot token (three parts with dots between them)")]
    Malformed,
    /// The text does not consist of letters, digits, `-` and `_`.
    #[error("this does not look like a client secret (letters and digits)")]
    NoSecret,
}

impl Token {
    /// Reads a token from text, white space around it and a leading `Bot ` allowed.
    ///
    /// # Errors
    ///
    /// [`TokenError::Malformed`] if the text cannot be a token; the text itself is not repeated.
    pub fn parse(text: &str) -> Result<Self, TokenError> {
        let text = text.trim();
        let text = text.strip_prefix("Bot ").unwrap_or(text).trim();
        let part = |part: &str| {
            !part.is_empty()
                && part
                    .bytes()
                    .all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
        };
        let parts: Vec<&str> = text.split('.').collect();
        if parts.len() == 3 && parts.iter().all(|text| part(text)) {
            Ok(Self(text.to_owned()))
        } else {
            Err(TokenError::Malformed)
        }
    }

    /// The token from the environment's `variable` value if there is one, else from `file`.
    ///
    /// # Errors
    ///
    /// Any [`TokenError`].
    pub fn find(variable: Option<&str>, file: Option<&Path>) -> Result<Self, TokenError> {
        let text = read_secret(variable, file)?;
        Self::parse(&text.ok_or(TokenError::Missing)?)
    }

    /// The id of the application that the token belongs to: its first part, in base64.
    ///
    /// # Errors
    ///
    /// [`TokenError::Malformed`] if that part is no number.
    pub fn application(&self) -> Result<u64, TokenError> {
        let first = self.0.split('.').next().unwrap_or_default();
        let bytes = URL_SAFE_NO_PAD
            .decode(first)
            .map_err(|_| TokenError::Malformed)?;
        let text = String::from_utf8(bytes).map_err(|_| TokenError::Malformed)?;
        text.parse().map_err(|_| TokenError::Malformed)
    }

    /// The token itself, for the one place that opens connections with it.
    pub(super) fn expose(&self) -> &str {
        &self.0
    }
}

/// The text of the environment's `variable` if there is one, else that of `file`; none without either.
pub(super) fn read_secret(
    variable: Option<&str>,
    file: Option<&Path>,
) -> Result<Option<String>, TokenError> {
    if let Some(text) = variable.filter(|text| !text.trim().is_empty()) {
        return Ok(Some(text.to_owned()));
    }
    let Some(path) = file else {
        return Ok(None);
    };
    let text = std::fs::read_to_string(path).map_err(|reason| TokenError::Unreadable {
        path: path.to_owned(),
        reason,
    })?;
    warn_if_others_read(path);
    Ok(Some(text))
}

/// Warns when other users of this machine may read the file of a secret.
#[cfg(unix)]
fn warn_if_others_read(file: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let others = file
        .metadata()
        .map(|file| file.permissions().mode() & 0o077);
    if others.is_ok_and(|others| others != 0) {
        tracing::warn!(
            file = %file.display(),
            "other users of this machine can read the file of a secret: run `chmod 600` on it"
        );
    }
}

#[cfg(not(unix))]
fn warn_if_others_read(_: &Path) {}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(hidden)")
    }
}
