//! A body to send: JSON, with files beside it.

use std::sync::Arc;

use reqwest::multipart::{Form, Part};
use serde_json::Value;
use tokio_util::bytes::Bytes;

use crate::bot::port::message::File;

/// A body to send: JSON, with files beside it if there are any.
#[derive(Clone, Debug)]
pub(crate) struct Body {
    /// The JSON part.
    pub(crate) json: Value,
    /// The files, numbered as the JSON part numbers them.
    pub(crate) files: Vec<File>,
}

impl Body {
    /// A body without files.
    pub(crate) fn plain(json: Value) -> Self {
        Self {
            json,
            files: Vec::new(),
        }
    }

    /// JSON part and files as one form.
    pub(crate) fn multipart(&self) -> Form {
        let json = Part::text(self.json.to_string())
            .mime_str("application/json")
            .expect("the type is written correctly");
        let form = Form::new().part("payload_json", json);
        self.files
            .iter()
            .enumerate()
            .fold(form, |form, (number, file)| {
                // Shared, not copied: films are large, and many may be sent at once.
                let bytes = Bytes::from_owner(Arc::clone(&file.bytes));
                let part = Part::stream(bytes).file_name(file.name.clone());
                form.part(format!("files[{number}]"), part)
            })
    }
}
