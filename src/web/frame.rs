//! The frame around the content of each page: its head, its title, style and script.

use std::sync::LazyLock;

use crate::i18n::Locale;

pub(super) const STYLE: &str = include_str!("../../assets/web/board.css");
pub(super) const SCRIPT: &str = include_str!("../../assets/web/board.js");
pub(super) const ACTIVITY_SCRIPT: &str = include_str!("../../assets/web/activity.js");
/// The script of a review.
pub(super) const STUDY: &str = include_str!("../../assets/web/study.js");

/// The version of style and scripts: a browser caches them by their addresses.
pub(super) static STAMP: LazyLock<String> = LazyLock::new(|| {
    use std::hash::{DefaultHasher, Hash as _, Hasher as _};
    let mut hasher = DefaultHasher::new();
    (STYLE, SCRIPT, ACTIVITY_SCRIPT, STUDY).hash(&mut hasher);
    format!("{:x}", hasher.finish())
});

/// A whole page around its content.
pub(super) struct Frame<'a> {
    /// Its title in the browser, as HTML.
    pub(super) title: String,
    /// Its heading, as HTML.
    pub(super) heading: String,
    /// More of its head.
    pub(super) head: String,
    /// The line above its title, as HTML.
    pub(super) above: String,
    pub(super) body: &'a str,
    pub(super) locale: Locale,
}

impl Frame<'_> {
    pub(super) fn html(&self) -> String {
        let (lang, stamp) = (self.locale.language(), &*STAMP);
        let Self {
            title,
            heading,
            head,
            above,
            body,
            ..
        } = self;
        format!(
            "<!doctype html><html lang=\"{lang}\"><head><meta charset=\"utf-8\"><title>{title} · tengen</title>\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
             <meta name=\"color-scheme\" content=\"light dark\">{head}\
             <link rel=\"icon\" href=\"data:,\"><link rel=\"stylesheet\" href=\"/board.css?{stamp}\">\
             <script src=\"/board.js?{stamp}\" defer></script></head>\
             <body><header>{above}<h1>{heading}</h1></header><main>{body}</main></body></html>"
        )
    }
}
