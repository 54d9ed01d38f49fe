//! Pushing events to a window of the page.

use std::sync::Arc;

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use super::Refusal;
use crate::Server;
use crate::world::Window;

/// The query of a WebSocket: the member whose events are pushed.
#[derive(Deserialize)]
pub(super) struct EventsQuery {
    r#as: Option<String>,
}

pub(super) async fn connect(
    State(server): State<Arc<Server>>,
    Query(query): Query<EventsQuery>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let events = {
        let mut world = server.world();
        let name = query.r#as;
        let user = name.and_then(|name| world.find_user(&name).map(|user| user.id));
        let Some(user) = user else {
            return Refusal::NotFound("such user").into_response();
        };
        let (sender, events) = unbounded_channel();
        world.windows.push(Window { user, sender });
        events
    };
    upgrade.on_upgrade(async move |socket| {
        push(socket, events).await;
        // A scripted member acts again once the window is gone.
        let wake_scripted = Arc::clone(&server.world().wake_scripted);
        wake_scripted.notify_one();
    })
}

async fn push(mut socket: WebSocket, mut events: UnboundedReceiver<String>) {
    loop {
        tokio::select! {
            event = events.recv() => match event {
                Some(text) => {
                    if socket.send(Message::Text(text.into())).await.is_err() {
                        return;
                    }
                }
                None => return,
            },
            message = socket.recv() => match message {
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {}
            },
        }
    }
}
