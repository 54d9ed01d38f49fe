//! Web addresses that members type: nothing is fetched from them, and they are shown as links.

use std::borrow::Cow;
use std::fmt;

/// The longest address, in characters.
pub(crate) const LONGEST: u16 = 200;

/// Characters of an address after its host, besides letters and digits (RFC 3986, section 2).
const SIGNS: &str = "-._~:/?#[]@!$&'()*+,;=%";

/// Characters that end the host.
const PATH: [char; 3] = ['/', '?', '#'];

/// A web address: `http:` or `https:`, a host with a dot, and no user name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Web(String);

impl Web {
    /// The address in `typed`, with `https:` before it if the scheme is missing; none if it is not an address.
    /// Characters that URLs do not allow, as in `/ä`, are percent-encoded. An international host name becomes its ASCII
    /// form, as in `xn--g-1ga.org` (IDNA, UTS 46), so that a look-alike is visible.
    pub(crate) fn parse(typed: &str) -> Option<Self> {
        let typed = typed.trim();
        // A later separator belongs to the query.
        let scheme = typed.split_once("://");
        let (scheme, rest) = match scheme.filter(|(scheme, _)| !scheme.contains(PATH)) {
            Some((scheme, rest)) => (scheme.to_ascii_lowercase(), rest),
            None => ("https".to_owned(), typed),
        };
        let (host, path) = match rest.find(PATH) {
            Some(end) => rest.split_at(end),
            None => (rest, "/"),
        };
        let host = looked_up(host)?;
        let mut path_bytes = String::new();
        for byte in path.bytes() {
            let c = char::from(byte);
            if c.is_ascii_alphanumeric() || SIGNS.contains(c) {
                path_bytes.push(c);
            } else if byte.is_ascii() {
                return None;
            } else {
                path_bytes.push_str(&format!("%{byte:02X}"));
            }
        }
        let text = format!("{scheme}://{host}{path_bytes}");
        let is_web = matches!(scheme.as_str(), "http" | "https") && is_host(&host);
        let fits = text.len() <= usize::from(LONGEST);
        (is_web && fits).then_some(Self(text))
    }

    /// The address itself.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// Formats a link for which Discord shows no preview.
impl fmt::Display for Web {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "<{}>", self.0)
    }
}

/// The `host` by letters, digits and signs of ASCII; none if no host has such a name.
fn looked_up(host: &str) -> Option<Cow<'_, str>> {
    if host.is_ascii() {
        return Some(Cow::Borrowed(host));
    }
    let (name, port) = match host.rsplit_once(':') {
        Some((name, port)) => (name, Some(port)),
        None => (host, None),
    };
    let name = idna::domain_to_ascii_strict(name).ok()?;
    Some(Cow::Owned(match port {
        Some(port) => format!("{name}:{port}"),
        None => name,
    }))
}

/// Whether `text` is a host with a dot, and perhaps a port.
fn is_host(text: &str) -> bool {
    let (name, port) = text.split_once(':').unwrap_or((text, "443"));
    let is_port = (1..=5).contains(&port.len()) && port.bytes().all(|byte| byte.is_ascii_digit());
    let is_label = |label: &str| {
        let sound = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        !label.is_empty() && label.bytes().all(sound)
    };
    is_port && name.contains('.') && name.split('.').all(is_label)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_of_the_web_and_names_nobody() {
        let link = |typed| Web::parse(typed).map(|web| web.to_string());
        for (typed, shown) in [
            (
                "https://go.example.org/club?a=1",
                "<https://go.example.org/club?a=1>",
            ),
            (" go.example.org ", "<https://go.example.org/>"),
            ("http://go.example.org", "<http://go.example.org/>"),
            (
                "HTTPS://go.example.org:8080?a",
                "<https://go.example.org:8080?a>",
            ),
            (
                "go.example.org/?u=https://x",
                "<https://go.example.org/?u=https://x>",
            ),
            ("go.example.org/ü", "<https://go.example.org/%C3%BC>"),
            (
                "https://gö.example.org:8080/ä",
                "<https://xn--g-1ga.example.org:8080/%C3%A4>",
            ),
            ("Bücher.example", "<https://xn--bcher-kva.example/>"),
        ] {
            assert_eq!(link(typed).as_deref(), Some(shown), "{typed}");
        }
        let long = format!("https://example.org/{}", "x".repeat(200));
        for typed in [
            "",
            "   ",
            "go",
            "javascript:alert(1)",
            "javascript://example.org/%0aalert(1)",
            "file:///etc/passwd",
            "data:text/html,x",
            "mailto:a@example.org",
            "https://discord.com@example.org/",
            "https://a:b@example.org/",
            "@everyone",
            "<@1>",
            "https://",
            "https://example.org/?a=`b`",
            "https://example.org/?a=b|c",
            "https://example.org/> <@1>",
            "https://example.org/a b",
            "https://example..org/",
            // Characters that only look like parts of an address do not belong in a host.
            "https://discord.com＠gö.example.org/",
            "https://ö@example.org/",
            "https://gö example.org/",
            "https://-ö.example.org/",
            "gö",
            "https://example.org:port/",
            &long,
        ] {
            assert_eq!(link(typed), None, "{typed}");
        }
    }
}
