//! Interactions over HTTP: both settings or none.

use std::net::SocketAddr;

use serde::Deserialize;

use super::ConfigError;

/// Interactions over HTTP instead of the gateway.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Http {
    /// The address to listen on; empty for the gateway.
    listen: String,
    /// The application's public key in hexadecimal; empty for the gateway.
    public_key: String,
}

/// The endpoint for interactions over HTTP, with the key of their signatures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InteractionsEndpoint {
    /// The address to listen on.
    pub listen: SocketAddr,
    /// The application's public key (Ed25519).
    pub public_key: [u8; 32],
}

impl Http {
    pub fn gateway() -> Self {
        Self {
            listen: String::new(),
            public_key: String::new(),
        }
    }

    /// The endpoint for interactions over HTTP; none if they come over the gateway.
    ///
    /// # Errors
    ///
    /// [`ConfigError::Http`] if one of the two settings is missing or invalid.
    pub fn endpoint(&self) -> Result<Option<InteractionsEndpoint>, ConfigError> {
        if self.listen.is_empty() && self.public_key.is_empty() {
            return Ok(None);
        }
        let listen = self.listen.parse().map_err(|_| {
            ConfigError::Http(
                "`http.listen` must be an IP address and a port, as in 127.0.0.1:8081",
            )
        })?;
        let public_key = hexadecimal(&self.public_key).ok_or(ConfigError::Http(
            "`http.public_key` must be the application's public key: 64 hexadecimal digits",
        ))?;
        Ok(Some(InteractionsEndpoint { listen, public_key }))
    }
}

/// Parses 32 bytes in hexadecimal.
fn hexadecimal(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if text.len() != 64 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).ok()?;
    }
    Some(bytes)
}
