//! Fetches files attached to a command, or to the message that a command was called on, from Discord's file hosts only.
//!
//! Discord sends the address, but it is checked: a forged one must not make the bot call another host. Redirects are
//! not followed, no token is sent, and nothing is read beyond the limit.

use std::sync::Arc;
use std::time::Duration;

use reqwest::StatusCode;

use crate::bot::port::request::{LARGEST_FILE, NoFile};
use crate::endpoint::Endpoint;

/// Timeout of a fetch: the answer to the interaction is due after three seconds.
const TIMEOUT: Duration = Duration::from_millis(1500);

/// A file attached to a command, according to Discord.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Attached {
    /// The option with the file; none if it is attached to the message.
    pub(super) option: Option<String>,
    pub(super) url: String,
    /// Length in bytes.
    pub(super) size: usize,
}

/// Fetches files.
#[derive(Debug)]
pub(super) struct Fetcher {
    client: reqwest::Client,
    endpoint: Endpoint,
}

impl Fetcher {
    /// Fetches files stored by `endpoint`; `client` follows no redirects.
    pub(super) fn new(client: reqwest::Client, endpoint: Endpoint) -> Self {
        Self { client, endpoint }
    }

    /// The bytes of `file`.
    pub(super) async fn fetch(&self, file: &Attached) -> Result<Arc<[u8]>, NoFile> {
        if file.size > LARGEST_FILE {
            return Err(NoFile::TooLarge);
        }
        let Some(url) = self.endpoint.file(&file.url) else {
            tracing::warn!("refused to fetch a file from a host that is not Discord's");
            return Err(NoFile::Unavailable);
        };
        match tokio::time::timeout(TIMEOUT, self.get(url)).await {
            Ok(fetched) => fetched,
            Err(_elapsed) => Err(NoFile::Unavailable),
        }
    }

    async fn get(&self, url: reqwest::Url) -> Result<Arc<[u8]>, NoFile> {
        let unavailable = |error: reqwest::Error| {
            // Addresses of files contain a signature.
            tracing::warn!(error = %error.without_url(), "could not fetch a file");
            NoFile::Unavailable
        };
        let mut response = self.client.get(url).send().await.map_err(unavailable)?;
        if response.status() != StatusCode::OK {
            tracing::warn!(status = %response.status(), "could not fetch a file");
            return Err(NoFile::Unavailable);
        }
        let mut bytes = Vec::new();
        while let Some(chunk) = response.chunk().await.map_err(unavailable)? {
            // The announced length may be wrong.
            if bytes.len() + chunk.len() > LARGEST_FILE {
                return Err(NoFile::TooLarge);
            }
            bytes.extend_from_slice(&chunk);
        }
        Ok(bytes.into())
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;

    use super::*;
    use crate::token::Token;

    fn token() -> Token {
        Token::parse("a.b.c").unwrap()
    }

    /// A local server that answers every request with `answer`, and keeps the connection open; returns its address.
    async fn server(answer: Vec<u8>) -> String {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let answer = answer.clone();
                tokio::spawn(async move {
                    let mut request = [0; 4096];
                    let read = stream.read(&mut request).await.unwrap();
                    let asked = String::from_utf8_lossy(&request[..read]).to_lowercase();
                    assert!(!asked.contains("authorization"), "{asked}");
                    let _ = stream.write_all(&answer).await;
                    let _ = stream.read(&mut request).await;
                });
            }
        });
        format!("http://{address}")
    }

    fn answer(status: &str, headers: &str, body: &[u8]) -> Vec<u8> {
        let length = body.len();
        let head = format!("HTTP/1.1 {status}\r\n{headers}content-length: {length}\r\n\r\n");
        [head.as_bytes(), body].concat()
    }

    fn attachment(url: String) -> Attached {
        Attached {
            option: None,
            url,
            size: 10,
        }
    }

    async fn read_body(answer: Vec<u8>) -> Result<Arc<[u8]>, NoFile> {
        let base = server(answer).await;
        let endpoint = Endpoint::Playground(base.parse().unwrap());
        let fetcher = endpoint.fetcher(&token());
        fetcher
            .fetch(&attachment(format!("{base}/attachments/1/2/a.sgf")))
            .await
    }

    #[tokio::test]
    async fn a_file_is_fetched_unchanged() {
        let file = read_body(answer("200 OK", "", b"(;SZ[5])")).await;
        assert_eq!(file.as_deref(), Ok(&b"(;SZ[5])"[..]));
    }

    #[tokio::test]
    async fn a_file_that_is_too_large_is_not_read_whatever_length_it_announces() {
        let large = vec![b' '; LARGEST_FILE + 1];
        let lying = answer("200 OK", "", &large);
        assert_eq!(read_body(lying).await, Err(NoFile::TooLarge));
        // Without a length, and without an end.
        let endless = [b"HTTP/1.1 200 OK\r\n\r\n", &large[..]].concat();
        assert_eq!(read_body(endless).await, Err(NoFile::TooLarge));
        let just = read_body(answer("200 OK", "", &large[1..])).await;
        assert_eq!(just.map(|file| file.len()), Ok(LARGEST_FILE));
        let endpoint = Endpoint::Discord;
        let announced = Attached {
            size: LARGEST_FILE + 1,
            ..attachment("https://cdn.discordapp.com/attachments/1/2/a.sgf".to_owned())
        };
        let refused = endpoint.fetcher(&token()).fetch(&announced).await;
        assert_eq!(refused, Err(NoFile::TooLarge));
    }

    #[tokio::test]
    async fn a_redirect_is_not_followed_and_an_error_is_no_file() {
        let elsewhere = server(answer("200 OK", "", b"secret")).await;
        let there = format!("location: {elsewhere}/attachments/1/2/a.sgf\r\n");
        for status in ["301 Moved", "302 Found", "307 Temporary Redirect"] {
            let sent = read_body(answer(status, &there, b"")).await;
            assert_eq!(sent, Err(NoFile::Unavailable), "{status}");
        }
        for status in ["404 Not Found", "206 Partial Content", "500 Oops"] {
            let none = read_body(answer(status, "", b"(;SZ[5])")).await;
            assert_eq!(none, Err(NoFile::Unavailable), "{status}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_host_that_does_not_answer_is_given_up() {
        let half = b"HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf".to_vec();
        for silent in [Vec::new(), half] {
            let asked = tokio::time::Instant::now();
            assert_eq!(read_body(silent).await, Err(NoFile::Unavailable));
            // Shorter than the timeout of the client.
            let waited = asked.elapsed();
            let more = Duration::from_millis(100);
            assert!((TIMEOUT..TIMEOUT + more).contains(&waited), "{waited:?}");
        }
    }

    #[test]
    fn files_are_where_discord_keeps_them_and_nowhere_else() {
        let discord = Endpoint::Discord;
        for good in [
            "https://cdn.discordapp.com/attachments/1/2/a.sgf?ex=1&hm=2",
            "https://cdn.discordapp.com/ephemeral-attachments/1/2/a.sgf",
            "https://media.discordapp.net/attachments/1/2/a.sgf",
            "https://CDN.discordapp.com:443/attachments/1/2/a.sgf",
        ] {
            assert!(discord.file(good).is_some(), "{good}");
        }
        let elsewhere = [
            "http://cdn.discordapp.com/attachments/1/2/a.sgf",
            "https://cdn.discordapp.com:8443/attachments/1/2/a.sgf",
            "https://cdn.discordapp.com.example.com/attachments/1/2/a.sgf",
            "https://example.com/cdn.discordapp.com/attachments/1",
            "https://cdn.discordapp.com@example.com/attachments/1/2/a.sgf",
            "https://example.com@cdn.discordapp.com/attachments/1/2/a.sgf",
            "https://user:word@cdn.discordapp.com/attachments/1/2/a.sgf",
            "https://cdn.discordapp.com/api/v10/users/@me",
            "https://cdn.discordapp.com/attachments/../api/v10",
            "https://cdn.discordapp.com\\@example.com/attachments/1",
            "https://evil.cdn.discordapp.com/attachments/1",
            "https://discordapp.com/attachments/1",
            "https://discord.com/attachments/1",
            "https://127.0.0.1/attachments/1",
            "https://[::1]/attachments/1",
            "https://169.254.169.254/attachments/1",
            "file:///attachments/1",
            "ftp://cdn.discordapp.com/attachments/1",
            "//cdn.discordapp.com/attachments/1",
            "attachments/1",
            "",
        ];
        let playground = Endpoint::Playground("http://127.0.0.1:8080".parse().unwrap());
        for bad in elsewhere {
            assert_eq!(discord.file(bad), None, "{bad}");
            assert_eq!(playground.file(bad), None, "{bad}");
        }
        assert!(
            playground
                .file("http://127.0.0.1:8080/attachments/1/2/a")
                .is_some()
        );
        for bad in [
            "http://127.0.0.1:8081/attachments/1/2/a",
            "http://127.0.0.1/attachments/1/2/a",
            "https://127.0.0.1:8080/attachments/1/2/a",
            "http://127.0.0.2:8080/attachments/1/2/a",
            "http://a@127.0.0.1:8080/attachments/1/2/a",
            "http://127.0.0.1:8080/console/state",
            "https://cdn.discordapp.com/attachments/1/2/a.sgf",
        ] {
            assert_eq!(playground.file(bad), None, "{bad}");
        }
    }
}
