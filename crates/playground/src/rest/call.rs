//! A REST call, and reading its body.

use axum::body::{Body, Bytes};
use axum::extract::{DefaultBodyLimit, Form, FromRequest, Multipart, Request};
use axum::http::{HeaderMap, Method, header};
use serde_json::{Map, Value, json};

use crate::wire::ApiError;
use crate::wire::message::Upload;
use crate::world::Id;

/// A call with its body read and its token resolved.
#[derive(Debug)]
pub(crate) struct Call {
    pub(crate) method: Method,
    /// The path after the version: `/channels/1/messages`.
    pub(crate) path: String,
    pub(crate) body: Value,
    pub(crate) uploads: Vec<Upload>,
    pub(crate) application: Option<Id>,
    /// The user whose access token came with it.
    pub(crate) user: Option<Id>,
    pub(crate) locale: Option<String>,
}

impl Call {
    pub(crate) fn segments(&self) -> Vec<&str> {
        self.path
            .split('/')
            .filter(|part| !part.is_empty())
            .collect()
    }

    /// Whether the call needs no token: it is authorised by other means, or public.
    pub(crate) fn is_tokenless(&self) -> bool {
        matches!(
            self.segments().as_slice(),
            ["interactions" | "webhooks", _, ..] | ["gateway"] | ["oauth2", "token"]
        )
    }

    /// The body for the traffic log.
    pub(crate) fn logged_body(&self) -> Value {
        if self.uploads.is_empty() {
            return self.body.clone();
        }
        let mut all = json!({ "payload_json": self.body });
        for upload in &self.uploads {
            all[format!("files[{}]", upload.number)] = json!({
                "filename": upload.filename, "size": upload.bytes.len(),
                "content_type": upload.content_type,
            });
        }
        all
    }
}

/// Reads a body: JSON, a form, or a multipart form with `payload_json` and `files[n]`.
pub(crate) async fn read_body(
    headers: &HeaderMap,
    bytes: Bytes,
) -> Result<(Value, Vec<Upload>), ApiError> {
    let kind = headers
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .unwrap_or("");
    if kind.starts_with("multipart/form-data") {
        return read_multipart(kind, bytes).await;
    }
    if bytes.is_empty() {
        return Ok((Value::Null, vec![]));
    }
    if kind.starts_with("application/x-www-form-urlencoded") {
        return Ok((read_form(bytes).await?, vec![]));
    }
    let body = serde_json::from_slice(&bytes).map_err(|_| ApiError::InvalidJson)?;
    Ok((body, vec![]))
}

async fn read_form(bytes: Bytes) -> Result<Value, ApiError> {
    let request = Request::post("/")
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .body(Body::from(bytes))
        .map_err(|_| ApiError::InvalidJson)?;
    let fields = Form::<Map<String, Value>>::from_request(request, &()).await;
    let Form(fields) = fields.map_err(|_| ApiError::InvalidJson)?;
    Ok(Value::Object(fields))
}

async fn read_multipart(kind: &str, bytes: Bytes) -> Result<(Value, Vec<Upload>), ApiError> {
    let bad = |_| ApiError::InvalidJson;
    let mut request = Request::builder()
        .header(header::CONTENT_TYPE, kind)
        .body(Body::from(bytes))
        .map_err(|_| ApiError::InvalidJson)?;
    // The size was checked when the body was read.
    DefaultBodyLimit::disable().apply(&mut request);
    let mut parts = Multipart::from_request(request, &())
        .await
        .map_err(|_| ApiError::InvalidJson)?;
    let mut body = None;
    let mut plain = Map::new();
    let mut uploads = Vec::new();
    while let Some(part) = parts.next_field().await.map_err(bad)? {
        let name = part.name().unwrap_or_default().to_owned();
        if name == "payload_json" {
            let text = part.bytes().await.map_err(bad)?;
            body = Some(serde_json::from_slice(&text).map_err(|_| ApiError::InvalidJson)?);
        } else if let Some(filename) = part.file_name().map(str::to_owned) {
            let number = name
                .trim_start_matches("files[")
                .trim_end_matches(']')
                .parse();
            let content_type = part
                .content_type()
                .map(str::to_owned)
                .or_else(|| guess_content_type(&filename));
            let content = part.bytes().await.map_err(bad)?;
            uploads.push(Upload {
                number: number.unwrap_or(uploads.len() as u64),
                filename,
                content_type,
                bytes: content,
            });
        } else {
            plain.insert(name, json!(part.text().await.map_err(bad)?));
        }
    }
    Ok((body.unwrap_or(Value::Object(plain)), uploads))
}

/// Guesses the content type by the ending of a file name.
pub(crate) fn guess_content_type(filename: &str) -> Option<String> {
    let kind = match filename.rsplit('.').next()? {
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "gif" => "image/gif",
        "sgf" => "application/x-go-sgf",
        "txt" => "text/plain; charset=utf-8",
        "json" => "application/json",
        _ => return None,
    };
    Some(kind.to_owned())
}
