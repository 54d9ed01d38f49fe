//! Files of messages.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::wire::message::Upload;
use crate::world::Id;

/// A file of a message, without its bytes.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Attachment {
    pub(crate) id: Id,
    pub(crate) filename: String,
    pub(super) description: Option<String>,
    pub(super) content_type: Option<String>,
    pub(super) size: usize,
    pub(super) dimensions: Option<(u32, u32)>,
}

impl Attachment {
    pub(crate) fn json(&self, url: &str) -> Value {
        let mut json = json!({
            "id": self.id.to_string(), "filename": self.filename, "size": self.size,
            "url": url, "proxy_url": url,
        });
        if let Some(description) = &self.description {
            json["description"] = json!(description);
        }
        if let Some(kind) = &self.content_type {
            json["content_type"] = json!(kind);
        }
        if let Some((width, height)) = self.dimensions {
            json["width"] = json!(width);
            json["height"] = json!(height);
        }
        json
    }
}

/// An upload as an attachment object.
pub(crate) fn attachment(
    id: Id,
    upload: &Upload,
    filename: Option<&str>,
    description: Option<String>,
) -> Attachment {
    let name: String = filename
        .unwrap_or(&upload.filename)
        .chars()
        .map(|c| {
            if c.is_alphanumeric() || matches!(c, '.' | '-' | '_') {
                c
            } else {
                '_'
            }
        })
        .collect();
    Attachment {
        id,
        filename: name,
        description,
        content_type: upload.content_type.clone(),
        size: upload.bytes.len(),
        dimensions: picture_size(&upload.bytes),
    }
}

/// Width and height from the header of a PNG or a GIF.
fn picture_size(bytes: &[u8]) -> Option<(u32, u32)> {
    if let Some(header) = bytes.strip_prefix(b"\x89PNG\r\n\x1a\n") {
        let number = |at: usize| Some(u32::from_be_bytes(*header.get(at..)?.first_chunk()?));
        return Some((number(8)?, number(12)?));
    }
    let header = bytes
        .strip_prefix(b"GIF89a")
        .or(bytes.strip_prefix(b"GIF87a"))?;
    let number = |at: usize| Some(u16::from_le_bytes(*header.get(at..)?.first_chunk()?).into());
    Some((number(0)?, number(2)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_tell_their_size_whether_they_move_or_not() {
        let png = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x04\x3c\0\0\x01\x02\x08";
        assert_eq!(picture_size(png), Some((1084, 258)));
        assert_eq!(
            picture_size(b"GIF89a\x80\x02\x04\x01\xf7"),
            Some((640, 260))
        );
        for cut in [&png[..23], b"GIF89a\x80\x02\x04", b"(;GM[1])", b""] {
            assert_eq!(picture_size(cut), None);
        }
    }
}
