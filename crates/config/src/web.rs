//! The page with a board to touch: the address that it listens on, and its address for members.

use std::net::SocketAddr;
use std::path::Path;

use serde::Deserialize;

use super::ConfigError;

/// The page with a board to touch.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Web {
    /// The address to listen on; empty for no page.
    listen: String,
    /// The origin at which members reach it; empty if only this machine does.
    public_url: String,
    /// The file with the application's client secret; empty for none.
    client_secret_file: String,
}

/// The address that the web board listens on, and the address for members.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    pub listen: SocketAddr,
    /// None if it is the address itself, on this machine.
    pub origin: Option<Origin>,
}

/// Scheme, host and port of the page as browsers write them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin(String);

impl Origin {
    /// The origin `text`: HTTPS, or HTTP on this machine, and no path.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.strip_suffix('/').unwrap_or(text).to_ascii_lowercase();
        let (scheme, authority) = text.split_once("://")?;
        let (host, port) = match authority.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => (host, Some(port)),
            _ => (authority, None),
        };
        let is_local = matches!(host, "127.0.0.1" | "localhost" | "[::1]");
        let is_in_host = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.');
        let is_host = !host.is_empty() && host.bytes().all(is_in_host);
        let is_port = port.is_none_or(|port| port.parse::<u16>().is_ok_and(|port| port > 0));
        let is_valid = match scheme {
            "https" => is_host && is_port,
            "http" => is_local && is_port,
            _ => false,
        };
        // A browser omits the default port of the scheme.
        let default_port = if scheme == "https" { ":443" } else { ":80" };
        let text = text
            .strip_suffix(default_port)
            .map_or(text.clone(), str::to_owned);
        is_valid.then_some(Self(text))
    }

    /// A page at `address` on this machine.
    pub fn of_local(address: SocketAddr) -> Self {
        Self(format!("http://{address}"))
    }

    /// Without the scheme.
    pub fn host(&self) -> &str {
        let (_, host) = self.0.split_once("://").expect("it has a scheme");
        host
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether the traffic between browser and page is encrypted.
    pub fn is_encrypted(&self) -> bool {
        self.0.starts_with("https://")
    }
}

impl Web {
    /// A page that is reached on this machine, at `listen`.
    pub fn local(listen: SocketAddr) -> Self {
        Self {
            listen: listen.to_string(),
            public_url: String::new(),
            client_secret_file: String::new(),
        }
    }

    /// The file with the client secret, which the page inside Discord needs.
    pub fn client_secret_file(&self) -> Option<&Path> {
        (!self.client_secret_file.is_empty()).then(|| Path::new(&self.client_secret_file))
    }

    /// The origin at which Discord reaches the page of its Activity.
    ///
    /// # Errors
    ///
    /// [`ConfigError::Web`] if there is no page, or none that Discord could reach.
    pub fn public_origin(&self) -> Result<Origin, ConfigError> {
        let origin = self.page()?.and_then(|page| page.origin);
        let origin = origin.filter(Origin::is_encrypted);
        origin.ok_or(ConfigError::Web(
            "the Activity is the page inside Discord: it needs `web.listen`, and `web.public_url` with https://",
        ))
    }

    /// The web board's addresses; none if it is off.
    ///
    /// # Errors
    ///
    /// [`ConfigError::Web`] if one of the two settings is missing or invalid.
    pub fn page(&self) -> Result<Option<Page>, ConfigError> {
        if self.listen.is_empty() && self.public_url.is_empty() {
            return Ok(None);
        }
        let listen: SocketAddr = self.listen.parse().map_err(|_| {
            ConfigError::Web("`web.listen` must be an IP address and a port, as in 127.0.0.1:8090")
        })?;
        if self.public_url.is_empty() && listen.ip().is_loopback() {
            return Ok(Some(Page {
                listen,
                origin: None,
            }));
        }
        let origin = Origin::parse(&self.public_url).ok_or(ConfigError::Web(
            "`web.public_url` must be https:// and a host, with no path, as in https://go.example.org",
        ))?;
        Ok(Some(Page {
            listen,
            origin: Some(origin),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_encrypted_or_on_this_machine() {
        for (text, origin) in [
            ("https://go.example.org", "https://go.example.org"),
            ("https://Go.Example.org/", "https://go.example.org"),
            ("https://go.example.org:443", "https://go.example.org"),
            ("https://go.example.org:8443", "https://go.example.org:8443"),
            ("http://127.0.0.1:8090", "http://127.0.0.1:8090"),
            ("http://localhost:8090", "http://localhost:8090"),
            ("http://[::1]:8090", "http://[::1]:8090"),
        ] {
            let parsed = Origin::parse(text).unwrap();
            assert_eq!(parsed.as_str(), origin);
        }
        for text in [
            "",
            "go.example.org",
            "http://go.example.org",
            "https://",
            "https://go.example.org/path",
            "https://a b",
            "https://a@b",
            "https://a:x",
            "https://a\r\nb",
            "http://127.0.0.1:0",
        ] {
            assert_eq!(Origin::parse(text), None, "{text}");
        }
    }
}
