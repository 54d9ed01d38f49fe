//! A playground on a free port, with plain clients.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tengen_playground::{Options, Playground, RateLimits, StartError};
use tokio_tungstenite::tungstenite::Message;

/// A playground whose clock stands still unless the console moves it.
pub(super) struct Club {
    pub(super) playground: Playground,
    http: reqwest::Client,
    pub(super) token: String,
}

impl Club {
    pub(super) async fn open() -> Self {
        Self::with_chat_file(None).await
    }

    /// A playground that stores its chat in a file.
    pub(super) async fn with_chat_file(chat_file: Option<PathBuf>) -> Self {
        Self::of(Self::start("127.0.0.1:0", chat_file, None).await.unwrap())
    }

    /// A playground that writes a traffic log.
    pub(super) async fn with_traffic_log(log: &Path) -> Self {
        Self::of(
            Self::start("127.0.0.1:0", None, Some(log.to_owned()))
                .await
                .unwrap(),
        )
    }

    fn of(playground: Playground) -> Self {
        let token = playground.token("tengen");
        Self {
            playground,
            http: reqwest::Client::new(),
            token,
        }
    }

    pub(super) async fn start(
        address: &str,
        chat_file: Option<PathBuf>,
        traffic_log: Option<PathBuf>,
    ) -> Result<Playground, StartError> {
        Playground::start(Options {
            listen: address.parse().unwrap(),
            traffic_log,
            chat_file,
            now: Arc::new(|| 1_800_000_000_000),
            rate_limits: RateLimits::On,
        })
        .await
    }

    async fn send(
        &self,
        method: &str,
        path: &str,
        kind: &str,
        body: Vec<u8>,
    ) -> reqwest::Result<(u16, Value)> {
        let url = format!("{}/{path}", self.playground.url());
        let mut call = self.http.request(method.parse().unwrap(), url);
        if path.starts_with("api") {
            call = call.header("authorization", format!("Bot {}", self.token));
        }
        if !body.is_empty() {
            call = call.header("content-type", kind).body(body);
        }
        let answer = call.send().await?;
        let status = answer.status().as_u16();
        let text = answer.text().await?;
        Ok((status, serde_json::from_str(&text).unwrap_or(Value::Null)))
    }

    pub(super) async fn ask(
        &self,
        method: &str,
        path: &str,
        body: Value,
    ) -> reqwest::Result<(u16, Value)> {
        let bytes = if body.is_null() {
            vec![]
        } else {
            body.to_string().into_bytes()
        };
        self.send(method, path, "application/json", bytes).await
    }

    /// A REST call of the bot that may fail on the way.
    pub(super) async fn try_rest(
        &self,
        method: &str,
        path: &str,
        body: Value,
    ) -> reqwest::Result<(u16, Value)> {
        self.ask(method, &format!("api/v10/{path}"), body).await
    }

    /// A post of the bot with one file.
    pub(super) async fn upload(
        &self,
        path: &str,
        body: &Value,
        filename: &str,
        bytes: &[u8],
    ) -> (u16, Value) {
        let mut form = format!(
            "--edge\r\nContent-Disposition: form-data; name=\"payload_json\"\r\n\r\n{body}\r\n\
             --edge\r\nContent-Disposition: form-data; name=\"files[0]\"; \
             filename=\"{filename}\"\r\n\r\n"
        )
        .into_bytes();
        form.extend_from_slice(bytes);
        form.extend_from_slice(b"\r\n--edge--\r\n");
        let kind = "multipart/form-data; boundary=edge";
        self.send("POST", &format!("api/v10/{path}"), kind, form)
            .await
            .unwrap()
    }

    /// A REST call of the bot.
    pub(super) async fn rest(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        self.try_rest(method, path, body).await.unwrap()
    }

    /// A call of the console that must succeed.
    pub(super) async fn console(&self, method: &str, path: &str, body: Value) -> Value {
        let (status, value) = self
            .ask(method, &format!("console/{path}"), body)
            .await
            .unwrap();
        assert_eq!(status, 200, "{path}: {value}");
        value
    }

    /// The status of a call of the console.
    pub(super) async fn console_status(&self, method: &str, path: &str, body: Value) -> u16 {
        let path = format!("console/{path}");
        self.ask(method, &path, body).await.unwrap().0
    }

    pub(super) async fn channel(&self, name: &str) -> String {
        let state = self.console("GET", "state?as=kuro", Value::Null).await;
        let channels = state["guilds"][0]["channels"].as_array().unwrap();
        let found = channels
            .iter()
            .find(|channel| channel["name"] == name)
            .unwrap();
        found["id"].as_str().unwrap().to_owned()
    }

    /// Registers a command; the application's id.
    pub(super) async fn register(&self) -> String {
        let (_, me) = self.rest("GET", "users/@me", Value::Null).await;
        let app = me["id"].as_str().unwrap().to_owned();
        let command = json!({ "name": "play", "description": "Play a stone" });
        let (status, _) = self
            .rest("POST", &format!("applications/{app}/commands"), command)
            .await;
        assert_eq!(status, 201);
        app
    }

    /// Registers a command and uses it as kuro in #go.
    pub(super) async fn play(&self) -> Interaction {
        let app = self.register().await;
        let mut gateway = Gateway::connect(self).await;
        gateway.identify(&self.token).await;
        let body = json!({ "as": "kuro", "channel": "go", "command": "play" });
        let started = self.console("POST", "commands", body).await;
        let payload = gateway.until("INTERACTION_CREATE").await["d"].clone();
        Interaction {
            id: started["id"].as_str().unwrap().to_owned(),
            token: payload["token"].as_str().unwrap().to_owned(),
            app,
            payload,
        }
    }

    pub(super) async fn callback(&self, interaction: &Interaction, body: Value) -> (u16, Value) {
        let Interaction { id, token, .. } = interaction;
        self.rest("POST", &format!("interactions/{id}/{token}/callback"), body)
            .await
    }

    /// The messages of #go as a user sees them.
    pub(super) async fn seen_by(&self, user: &str) -> Vec<Value> {
        let path = format!("messages?as={user}&channel=go");
        self.console("GET", &path, Value::Null).await["messages"]
            .as_array()
            .unwrap()
            .clone()
    }
}

/// A started interaction.
pub(super) struct Interaction {
    pub(super) id: String,
    pub(super) token: String,
    pub(super) app: String,
    pub(super) payload: Value,
}

type Socket =
    tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

/// A plain gateway client.
pub(super) struct Gateway(Socket);

impl Gateway {
    pub(super) async fn connect(club: &Club) -> Self {
        let url = format!(
            "ws://{}/gateway?v=10&encoding=json",
            club.playground.address()
        );
        let (socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
        let mut gateway = Self(socket);
        assert_eq!(gateway.next().await.unwrap()["op"], 10);
        gateway
    }

    pub(super) async fn send(&mut self, payload: Value) {
        self.0
            .send(Message::text(payload.to_string()))
            .await
            .unwrap();
    }

    pub(super) async fn identify(&mut self, token: &str) -> Value {
        self.send(json!({ "op": 2, "d": { "token": token, "intents": 513 } }))
            .await;
        self.until("READY").await["d"].clone()
    }

    /// The next payload, or the code with which the server closed.
    pub(super) async fn next(&mut self) -> Result<Value, u16> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(frame))) => {
                    return Err(frame.map_or(0, |frame| frame.code.into()));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(0),
            }
        }
    }

    pub(super) async fn until(&mut self, name: &str) -> Value {
        loop {
            let payload = self.next().await.unwrap();
            if payload["t"] == name {
                return payload;
            }
        }
    }
}
