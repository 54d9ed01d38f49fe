//! A fake Discord controlled by the test: payloads, refusals and close codes that the playground does not know.

use std::collections::VecDeque;
use std::net::Ipv4Addr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::any;
use serde_json::{Value, json};
use tempfile::TempDir;
use tengen::bot::{Bot, Services};
use tengen::clock::{Clock, ManualClock, Timestamp};
use tengen::discord::{Endpoint, Session, SessionError, Token};
use tengen::render::Renderer;
use tengen::rules::Color;
use tengen::store::Store;
use tokio::sync::{Notify, mpsc, watch};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::support::schema::Asked;

pub(super) const TOKEN: &str =
    "MTMwMDAwMDAwMDAwMDAwMDAwMQ.GaBcDe.0123456789abcdefghijklmnopqrstuvwxyz";
pub(super) const APPLICATION: &str = "1300000000000000001";

/// A call of the bot.
#[derive(Clone, Debug)]
pub(super) struct Call {
    pub(super) method: String,
    pub(super) path: String,
    pub(super) agent: String,
    pub(super) body: Value,
}

#[derive(Default)]
struct Inner {
    calls: Mutex<Vec<Call>>,
    /// Answers that wait for the first call whose method and path match: part of both, status, body.
    answers: Mutex<Vec<(String, u16, Value)>>,
    /// Answers delayed by this number of milliseconds, and the number of such answers.
    slow: Mutex<Vec<(String, u64)>>,
    finished: Mutex<usize>,
    /// Close codes for the next connections, after the bot has identified.
    refusals: Mutex<VecDeque<u16>>,
    /// Payloads sent through the gateway, without heartbeats.
    said: Mutex<Vec<Value>>,
    sockets: Mutex<Vec<mpsc::UnboundedSender<Out>>>,
    entries: Mutex<VecDeque<Value>>,
    /// Bodies that violate Discord's document.
    wrong: Mutex<Vec<String>>,
    /// Number of gateway connections so far.
    connections: Mutex<usize>,
    /// Payloads before the hello of the next connections.
    greetings: Mutex<VecDeque<Value>>,
    /// Number of connections to wait for before a hello is sent.
    quiet_until: Mutex<usize>,
    /// Heartbeat interval in milliseconds, if not 40 seconds.
    every: Mutex<Option<u64>>,
    /// Number of heartbeats received.
    beats: Mutex<usize>,
    /// Number of heartbeats before which no session is started or resumed.
    holds_until: Mutex<usize>,
    /// Address for resuming sessions, if not the main one.
    resumes_at: Mutex<Option<String>>,
    news: Notify,
}

enum Out {
    Event(Value),
    Raw(Message),
    Cut,
    Close(u16),
}

/// The server.
#[derive(Clone)]
pub(super) struct Fake {
    inner: Arc<Inner>,
    url: String,
}

impl Fake {
    pub(super) async fn start() -> Self {
        let listener = tokio::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
            .await
            .unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let fake = Self {
            inner: Arc::default(),
            url,
        };
        let app = Router::new()
            .route("/gateway", any(gateway))
            .fallback(rest)
            .with_state(fake.clone());
        tokio::spawn(async move { axum::serve(listener, app).await });
        fake
    }

    pub(super) fn url(&self) -> &str {
        &self.url
    }

    /// Sets the answer of the next call whose method and path contain `part`.
    pub(super) fn answer(&self, part: &str, status: u16, body: Value) {
        let answer = (part.to_owned(), status, body);
        self.inner.answers.lock().unwrap().push(answer);
    }

    /// Delays the answer of the next call whose method and path contain `part`.
    pub(super) fn slow(&self, part: &str, millis: u64) {
        let slow = (part.to_owned(), millis);
        self.inner.slow.lock().unwrap().push(slow);
    }

    /// Number of delayed answers that were sent.
    pub(super) fn finished(&self) -> usize {
        *self.inner.finished.lock().unwrap()
    }

    /// The next answers of `/gateway/bot`, in order; then one shard and a thousand sessions.
    pub(super) fn entry(&self, shards: u32, remaining: u32, reset_after: u32) {
        let entry = self.entry_json(shards, remaining, reset_after);
        self.inner.entries.lock().unwrap().push_back(entry);
    }

    /// The next answer of `/gateway/bot`: `shards` shards that start their sessions one after the other.
    pub(super) fn entry_in_turn(&self, shards: u32) {
        let mut entry = self.entry_json(shards, 1000, 0);
        entry["session_start_limit"]["max_concurrency"] = json!(1);
        self.inner.entries.lock().unwrap().push_back(entry);
    }

    fn entry_json(&self, shards: u32, remaining: u32, reset_after: u32) -> Value {
        json!({
            "url": format!("{}/gateway", self.url.replacen("http", "ws", 1)), "shards": shards,
            "session_start_limit": {
                "total": 1000, "remaining": remaining, "reset_after": reset_after, "max_concurrency": 16,
            },
        })
    }

    /// Closes the next connection with this code after the bot has identified.
    pub(super) fn refuse(&self, code: u16) {
        self.inner.refusals.lock().unwrap().push_back(code);
    }

    /// Number of gateway connections so far.
    pub(super) fn connections(&self) -> usize {
        *self.inner.connections.lock().unwrap()
    }

    /// Sends this payload before the hello of the next connection.
    pub(super) fn greet_with(&self, payload: Value) {
        self.inner.greetings.lock().unwrap().push_back(payload);
    }

    /// Sends no hello before this number of connections has been opened.
    pub(super) fn quiet_until(&self, connections: usize) {
        *self.inner.quiet_until.lock().unwrap() = connections;
    }

    /// Sets the heartbeat interval, in milliseconds.
    pub(super) fn wants_heartbeats(&self, every: u64) {
        *self.inner.every.lock().unwrap() = Some(every);
    }

    /// Starts or resumes no session before `beats` heartbeats have come in all.
    pub(super) fn hold_until(&self, beats: usize) {
        *self.inner.holds_until.lock().unwrap() = beats;
    }

    /// Number of heartbeats received.
    pub(super) fn beats(&self) -> usize {
        *self.inner.beats.lock().unwrap()
    }

    /// Sets the address at which sessions started from now on are to be resumed.
    pub(super) fn resume_at(&self, url: &str) {
        *self.inner.resumes_at.lock().unwrap() = Some(url.to_owned());
    }

    /// Number of calls received.
    pub(super) fn call_count(&self) -> usize {
        self.inner.calls.lock().unwrap().len()
    }

    pub(super) fn calls(&self) -> Vec<Call> {
        self.inner.calls.lock().unwrap().clone()
    }

    /// Payloads sent through the gateway, without heartbeats.
    pub(super) fn payloads(&self) -> Vec<Value> {
        self.inner.said.lock().unwrap().clone()
    }

    /// Sends an interaction to the connection that was opened last.
    pub(super) fn send(&self, interaction: Value) {
        self.out(Out::Event(interaction));
    }

    /// Sends any message, also one that Discord would never send.
    pub(super) fn send_raw(&self, message: Message) {
        self.out(Out::Raw(message));
    }

    /// Sends an interaction to the connection that was opened first.
    pub(super) fn send_first(&self, interaction: Value) {
        let sockets = self.inner.sockets.lock().unwrap();
        let _ = sockets[0].send(Out::Event(interaction));
    }

    /// Stops closing connections.
    pub(super) fn forgive(&self) {
        self.inner.refusals.lock().unwrap().clear();
    }

    /// The bot's answer to the interaction with this number.
    pub(super) async fn answer_to(&self, interaction: u64) -> Value {
        let path = format!("/interactions/{interaction}/");
        let bodies = self.bodies(&path, 1).await;
        bodies[0]["data"].clone()
    }

    /// Cuts the connection that was opened last.
    pub(super) fn cut(&self) {
        self.out(Out::Cut);
    }

    pub(super) fn close(&self, code: u16) {
        self.out(Out::Close(code));
    }

    fn out(&self, out: Out) {
        let sockets = self.inner.sockets.lock().unwrap();
        let _ = sockets.last().expect("the bot is connected").send(out);
    }

    /// Waits until `find` finds something.
    pub(super) async fn until<T>(&self, what: &str, find: impl Fn(&Self) -> Option<T>) -> T {
        let found = async {
            loop {
                let news = self.inner.news.notified();
                if let Some(found) = find(self) {
                    return found;
                }
                news.await;
            }
        };
        match tokio::time::timeout(Duration::from_secs(30), found).await {
            Ok(found) => found,
            Err(_) => panic!(
                "{what} did not come: {:#?} {:#?}",
                self.calls(),
                self.payloads()
            ),
        }
    }

    /// Waits for `count` calls whose method and path contain `part`; their bodies.
    pub(super) async fn bodies(&self, part: &str, count: usize) -> Vec<Value> {
        self.until(part, |fake| {
            let bodies = fake.bodies_now(part);
            (bodies.len() >= count).then_some(bodies)
        })
        .await
    }

    pub(super) fn bodies_now(&self, part: &str) -> Vec<Value> {
        let matching = |call: &&Call| format!("{} {}", call.method, call.path).contains(part);
        let calls = self.inner.calls.lock().unwrap();
        let matching = calls.iter().filter(matching);
        matching.map(|call| call.body.clone()).collect()
    }
}

async fn rest(State(fake): State<Fake>, request: Request) -> Response {
    let (head, body) = request.into_parts();
    let body = axum::body::to_bytes(body, usize::MAX).await.unwrap();
    let path = head.uri.path_and_query().unwrap().to_string();
    let agent = head.headers.get("user-agent");
    let call = Call {
        method: head.method.to_string(),
        path: path.clone(),
        agent: agent.map_or_else(String::new, |agent| agent.to_str().unwrap().to_owned()),
        body: json_of(&body),
    };
    let asked = Asked {
        method: &call.method,
        path: &call.path,
    };
    if !call.body.is_null() {
        let wrong = asked.wrong_request(&call.body);
        fake.inner.wrong.lock().unwrap().extend(wrong);
    }
    fake.inner.calls.lock().unwrap().push(call);
    fake.inner.news.notify_waiters();
    let asked = format!("{} {path}", head.method);
    let slow = {
        let mut slow = fake.inner.slow.lock().unwrap();
        let at = slow
            .iter()
            .position(|(part, _)| asked.contains(part.as_str()));
        at.map(|at| slow.remove(at))
    };
    if let Some((_, millis)) = slow {
        // The slow answer is the subject of the test, so it waits.
        let never = std::future::pending::<()>();
        let _ = tokio::time::timeout(Duration::from_millis(millis), never).await;
        *fake.inner.finished.lock().unwrap() += 1;
        fake.inner.news.notify_waiters();
    }
    let mut answers = fake.inner.answers.lock().unwrap();
    let waiting = answers
        .iter()
        .position(|(part, ..)| asked.contains(part.as_str()));
    let (status, body) = match waiting.map(|at| answers.remove(at)) {
        Some((_, status, body)) => (status, body),
        None => usual(&fake, head.method.as_str(), &path),
    };
    drop(answers);
    let status = StatusCode::from_u16(status).unwrap();
    match status {
        StatusCode::NO_CONTENT => status.into_response(),
        _ => (status, axum::Json(body)).into_response(),
    }
}

/// The JSON of a body, which may be one part of a form.
fn json_of(body: &Bytes) -> Value {
    let text = String::from_utf8_lossy(body);
    let form = text.split("\r\n\r\n").nth(1);
    let part = form.and_then(|form| form.split("\r\n").next());
    [Some(&*text), part]
        .into_iter()
        .flatten()
        .find_map(|text| serde_json::from_str(text).ok())
        .unwrap_or(Value::Null)
}

fn usual(fake: &Fake, method: &str, path: &str) -> (u16, Value) {
    match (method, path) {
        (_, "/api/v10/gateway/bot") => {
            let next = fake.inner.entries.lock().unwrap().pop_front();
            (200, next.unwrap_or_else(|| fake.entry_json(1, 1000, 0)))
        }
        ("GET", path) if path.contains("/commands") => (200, json!([])),
        ("GET", path) if path.ends_with("/applications/@me") => (200, json!({ "id": APPLICATION })),
        (_, path) if path.contains("/callback") => {
            let message = json!({ "id": "900", "flags": 0 });
            (
                200,
                json!({ "interaction": {}, "resource": { "type": 4, "message": message } }),
            )
        }
        _ => (200, json!({ "id": "901" })),
    }
}

async fn gateway(State(fake): State<Fake>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(async move |socket| converse(fake, socket).await)
}

async fn converse(fake: Fake, mut socket: WebSocket) {
    let every = fake.inner.every.lock().unwrap().unwrap_or(40_000);
    let usual = json!({ "op": 10, "d": { "heartbeat_interval": every } });
    *fake.inner.connections.lock().unwrap() += 1;
    fake.inner.news.notify_waiters();
    let awaited = *fake.inner.quiet_until.lock().unwrap();
    fake.until("connections", |fake| {
        (fake.connections() >= awaited).then_some(())
    })
    .await;
    let first = fake.inner.greetings.lock().unwrap().pop_front();
    for greeting in first.into_iter().chain([usual]) {
        // The bot may have disconnected after the first.
        let _ = socket.send(Message::text(greeting.to_string())).await;
    }
    let (sender, mut outgoing) = mpsc::unbounded_channel();
    let (mut sequence, mut begun) = (0, None);
    loop {
        tokio::select! {
            out = outgoing.recv() => match out {
                Some(Out::Event(data)) => {
                    sequence += 1;
                    let event = json!({ "op": 0, "s": sequence, "t": "INTERACTION_CREATE", "d": data });
                    let _ = socket.send(Message::text(event.to_string())).await;
                }
                Some(Out::Raw(message)) => drop(socket.send(message).await),
                Some(Out::Close(code)) => return close(&mut socket, code).await,
                Some(Out::Cut) | None => return,
            },
            received = socket.recv() => {
                let Some(Ok(Message::Text(text))) = received else { return };
                let payload: Value = serde_json::from_str(&text).unwrap();
                let is_heartbeat = payload["op"] == 1;
                if is_heartbeat {
                    let _ = socket.send(Message::text(r#"{"op":11}"#)).await;
                    *fake.inner.beats.lock().unwrap() += 1;
                } else {
                    let refused = fake.inner.refusals.lock().unwrap().pop_front();
                    if let Some(code) = refused {
                        fake.note_payload(payload);
                        return close(&mut socket, code).await;
                    }
                    begun = Some(fake.session_answer(&payload));
                }
                let is_held = fake.beats() < *fake.inner.holds_until.lock().unwrap();
                if !is_held && let Some(mut event) = begun.take() {
                    sequence += 1;
                    event["s"] = json!(sequence);
                    let _ = socket.send(Message::text(event.to_string())).await;
                }
                if is_heartbeat {
                    fake.inner.news.notify_waiters();
                } else {
                    fake.inner.sockets.lock().unwrap().push(sender.clone());
                    fake.note_payload(payload);
                }
            }
        }
    }
}

async fn close(socket: &mut WebSocket, code: u16) {
    let frame = CloseFrame {
        code,
        reason: "".into(),
    };
    let _ = socket.send(Message::Close(Some(frame))).await;
    let _ = socket.recv().await;
}

impl Fake {
    fn note_payload(&self, payload: Value) {
        self.inner.said.lock().unwrap().push(payload);
        self.inner.news.notify_waiters();
    }

    /// Discord's answer to a session that is started or resumed.
    fn session_answer(&self, asked: &Value) -> Value {
        match asked["op"].as_u64() {
            Some(2) => json!({ "op": 0, "t": "READY", "d": self.ready() }),
            _ => json!({ "op": 0, "t": "RESUMED", "d": {} }),
        }
    }

    fn ready(&self) -> Value {
        let resumes_at = self.inner.resumes_at.lock().unwrap().clone();
        let main = || format!("{}/gateway", self.url.replacen("http", "ws", 1));
        json!({
            "session_id": "session", "application": { "id": APPLICATION },
            "user": { "id": APPLICATION, "username": "tengen" },
            "resume_gateway_url": resumes_at.unwrap_or_else(main),
        })
    }
}

/// The bot, connected to a [`Fake`].
pub(super) struct Running {
    pub(super) bot: Arc<Bot>,
    pub(super) store: Store,
    pub(super) clock: Arc<ManualClock>,
    pub(super) ready: watch::Receiver<bool>,
    fake: Fake,
    stop: CancellationToken,
    task: JoinHandle<Result<(), SessionError>>,
    _folder: TempDir,
}

/// Repeats `look` until it finds something.
pub(super) async fn patiently<T>(what: &str, look: impl AsyncFn() -> Option<T>) -> T {
    let looking = async {
        loop {
            if let Some(found) = look().await {
                return found;
            }
            tokio::task::yield_now().await;
        }
    };
    let found = tokio::time::timeout(Duration::from_secs(30), looking).await;
    found.unwrap_or_else(|_| panic!("{what} did not come"))
}

/// The time when every test begins.
pub(super) const START: Timestamp = Timestamp::from_millis(1_800_000_000_000);

impl Running {
    pub(super) async fn start(fake: &Fake) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path(), 8).unwrap();
        let clock = Arc::new(ManualClock::new(START));
        let bot = Arc::new(Bot::new(Services::new(
            store.clone(),
            Renderer::shared(),
            Arc::clone(&clock) as Arc<dyn Clock>,
            Box::new(|| Color::Black),
        )));
        let endpoint = endpoint(fake);
        let token = Token::parse(TOKEN).unwrap();
        let session = Session::connect(Arc::clone(&bot), &endpoint, &token);
        let session = session.await.unwrap();
        let ready = session.ready();
        let stop = CancellationToken::new();
        let task = tokio::spawn(session.run(stop.clone()));
        Self {
            bot,
            store,
            clock,
            ready,
            fake: fake.clone(),
            stop,
            task,
            _folder: folder,
        }
    }

    /// Waits until the commands are registered.
    pub(super) async fn until_ready(&self) {
        let ready = self
            .ready
            .clone()
            .wait_for(|ready| *ready)
            .await
            .map(|_| ());
        ready.unwrap();
    }

    /// The error with which the bot stops by itself.
    pub(super) async fn wait_for_end(self) -> SessionError {
        let ended = tokio::time::timeout(Duration::from_secs(30), self.task).await;
        ended.expect("it ends by itself").unwrap().unwrap_err()
    }

    pub(super) async fn stop(self) {
        self.stop.cancel();
        let stopped = tokio::time::timeout(Duration::from_secs(30), self.task).await;
        stopped.expect("it stops").unwrap().unwrap();
        drop(self.bot);
        self.store.close().await.unwrap();
        let wrong = self.fake.inner.wrong.lock().unwrap();
        assert!(wrong.is_empty(), "{wrong:#?}");
    }
}

pub(super) fn endpoint(fake: &Fake) -> Endpoint {
    Endpoint::Playground(fake.url.parse().unwrap())
}

/// Runs a test with the bot connected to a fake, and stops the bot.
pub(super) fn with_bot(test: impl AsyncFnOnce(&Fake, &Running)) {
    in_runtime(async {
        let fake = Fake::start().await;
        let running = Running::start(&fake).await;
        running.until_ready().await;
        test(&fake, &running).await;
        running.stop().await;
    });
}

pub(super) fn in_runtime<F: Future>(test: F) -> F::Output {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap()
        .block_on(test)
}
