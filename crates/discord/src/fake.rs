//! A local server with the answers of a test, which records the requests.

use std::net::Ipv4Addr;
use std::sync::{Arc, Mutex};

use reqwest::header::HeaderValue;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};

use crate::rest::Rest;

/// An answer: its status, further headers, and the body.
pub(super) type Answer = (u16, &'static str, &'static str);

/// Recorded requests to the server: lines such as `POST /channels/1/messages`.
#[derive(Clone, Debug, Default)]
pub(super) struct Requests(Arc<Mutex<Vec<String>>>);

impl Requests {
    pub(super) fn lines(&self) -> Vec<String> {
        self.0.lock().unwrap().clone()
    }

    /// Number of requests with this line.
    pub(super) fn count(&self, line: &str) -> usize {
        self.lines()
            .iter()
            .filter(|request| *request == line)
            .count()
    }
}

/// A client of a server that answers a call by its line, and by the number of earlier calls with that line.
pub(super) async fn server(
    answer: impl Fn(&str, usize) -> Answer + Send + Sync + 'static,
) -> (Rest, Requests) {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    let (requests, answer) = (Requests::default(), Arc::new(answer));
    let known = requests.clone();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let (known, answer) = (known.clone(), Arc::clone(&answer));
            tokio::spawn(async move { answer_one_call(stream, &known, &*answer).await });
        }
    });
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let rest = Rest::new(client, base, HeaderValue::from_static("Bot token"));
    (rest, requests)
}

/// Answers one call, then closes the connection.
async fn answer_one_call(
    mut stream: TcpStream,
    requests: &Requests,
    answer: &(dyn Fn(&str, usize) -> Answer + Sync),
) {
    let (mut bytes, mut part) = (Vec::new(), [0; 4096]);
    let line = loop {
        match stream.read(&mut part).await {
            Ok(0) | Err(_) => return,
            Ok(read) => bytes.extend_from_slice(&part[..read]),
        }
        if let Some(line) = complete_request(&bytes) {
            break line;
        }
    };
    let before = requests.count(&line);
    let (status, headers, body) = answer(&line, before);
    requests.0.lock().unwrap().push(line);
    let length = body.len();
    let text = format!(
        "HTTP/1.1 {status} \r\n{headers}content-length: {length}\r\nconnection: close\r\n\r\n{body}"
    );
    let _ = stream.write_all(text.as_bytes()).await;
}

/// Method and path of the request in `bytes`, once it is complete.
fn complete_request(bytes: &[u8]) -> Option<String> {
    let text = String::from_utf8_lossy(bytes);
    let (head, body) = text.split_once("\r\n\r\n")?;
    let length = head.lines().find_map(|line| {
        let (name, value) = line.split_once(": ")?;
        let is_length = name.eq_ignore_ascii_case("content-length");
        is_length.then(|| value.parse::<usize>().ok())?
    });
    if body.len() < length.unwrap_or(0) {
        return None;
    }
    let mut words = head.split(' ');
    let (method, path) = (words.next()?, words.next()?);
    let path = path.split('?').next()?;
    Some(format!("{method} {path}"))
}
