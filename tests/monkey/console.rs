//! The playground's own interface, with its refusals: an action that the client forbids is no step.

use reqwest::Method;
use serde_json::Value;

/// Maximum wait for an answer, in milliseconds: a little longer than Discord's.
const ANSWER_TIMEOUT_MILLIS: u64 = 4_000;

pub(super) struct Console {
    url: String,
    http: reqwest::Client,
}

impl Console {
    pub(super) fn new(url: String) -> Self {
        let http = reqwest::Client::builder().no_proxy().build().unwrap();
        Self { url, http }
    }

    /// The playground's answer, or its refusal.
    pub(super) async fn call(
        &self,
        method: Method,
        path: &str,
        body: Value,
    ) -> Result<Value, String> {
        let url = format!("{}/console/{path}", self.url);
        let mut call = self.http.request(method, url);
        if !body.is_null() {
            call = call.json(&body);
        }
        let answer = call.send().await.unwrap();
        let fine = answer.status().is_success();
        let value: Value = answer.json().await.unwrap();
        if fine {
            Ok(value)
        } else {
            Err(value["error"].as_str().unwrap_or_default().to_owned())
        }
    }

    pub(super) async fn post(&self, path: &str, body: Value) -> Result<Value, String> {
        self.call(Method::POST, path, body).await
    }

    pub(super) async fn patch(&self, path: &str, body: Value) -> Result<Value, String> {
        self.call(Method::PATCH, path, body).await
    }

    pub(super) async fn delete(&self, path: &str) -> Result<Value, String> {
        self.call(Method::DELETE, path, Value::Null).await
    }

    pub(super) async fn get(&self, path: &str) -> Value {
        let answer = self.call(Method::GET, path, Value::Null).await;
        answer.unwrap_or(Value::Null)
    }

    /// An interaction, once it is answered or after longer than Discord waits.
    pub(super) async fn interaction(&self, id: &str) -> Value {
        self.get(&format!("interactions/{id}?wait={ANSWER_TIMEOUT_MILLIS}"))
            .await
    }
}
