//! The token is never sent to the real Discord, whatever a playground does.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use tengen::bot::{Bot, Services};
use tengen::clock::SystemClock;
use tengen::discord::{Endpoint, Session, SessionError, Token};
use tengen::render::Renderer;
use tengen::rules::Color;
use tengen::store::Store;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;

use crate::support::runtime::in_runtime;

const TOKEN: &str = "MTMwMDAwMDAwMDAwMDAwMDAwMQ.GaBcDe.0123456789abcdefghijklmnopqrstuvwxyz";

/// A server on this machine that answers everything with `answer`.
async fn server(answer: String) -> SocketAddr {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let answer = answer.clone();
            tokio::spawn(async move {
                let mut request = [0; 4096];
                let _ = stream.read(&mut request).await;
                let _ = stream.write_all(answer.as_bytes()).await;
            });
        }
    });
    address
}

fn http(status: &str, body: &str) -> String {
    format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    )
}

async fn connect(answer: String) -> Result<Session, SessionError> {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path(), 8).unwrap();
    let toss = Box::new(|| Color::Black);
    let bot = Arc::new(Bot::new(Services::new(
        store,
        Renderer::shared(),
        Arc::new(SystemClock),
        toss,
    )));
    let address = server(answer).await;
    let endpoint = Endpoint::Playground(format!("http://{address}").parse().unwrap());
    Session::connect(bot, &endpoint, &Token::parse(TOKEN).unwrap()).await
}

#[test]
fn a_playground_without_a_gateway_is_refused_and_nothing_goes_to_discord() {
    in_runtime(async {
        let refused = connect(http("500 Internal Server Error", "{}")).await;
        assert!(matches!(
            refused,
            Err(SessionError::Trouble { status: 500 })
        ));
    });
}

#[test]
fn a_playground_that_names_a_gateway_elsewhere_is_refused() {
    in_runtime(async {
        for url in [
            "wss://gateway.discord.gg",
            "ws://example.com",
            "ws://127.0.0.1.example.com/",
        ] {
            let refused = connect(http("200 OK", &format!("{{\"url\":\"{url}\"}}"))).await;
            assert!(matches!(refused, Err(SessionError::WrongGateway)), "{url}");
        }
    });
}

#[test]
fn a_playground_that_redirects_is_not_followed() {
    in_runtime(async {
        let answer = "HTTP/1.1 302 Found\r\nlocation: http://192.0.2.1/\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
        let refused = connect(answer.to_owned()).await;
        assert!(matches!(refused, Err(SessionError::Failed(_))));
    });
}
