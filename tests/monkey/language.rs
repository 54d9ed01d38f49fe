//! In which language each member is spoken to, and which are spoken in public.

use std::collections::BTreeSet;

use tengen::i18n::Locale;

use super::words::Tag;

/// What is known of a member's language.
#[derive(Clone, Copy, Debug)]
struct Own {
    /// That of their client.
    client: Tag,
    /// The one they have chosen with /me.
    chosen: Option<Tag>,
    /// The choice that was asked for last, if nothing has told yet whether it was taken.
    asked: Option<Option<Tag>>,
}

pub(super) struct Languages {
    own: [Own; 4],
    /// All that each has ever had: a private conversation keeps the one in which it began,
    /// and a summary the one in which it was asked for.
    ever: [BTreeSet<Tag>; 4],
    /// The server's, and those that were chosen for channels.
    public: BTreeSet<Tag>,
}

impl Languages {
    pub(super) fn new() -> Self {
        let own = Own {
            client: "en",
            chosen: None,
            asked: None,
        };
        Self {
            own: [own; 4],
            ever: std::array::from_fn(|_| BTreeSet::from(["en"])),
            public: BTreeSet::from(["en"]),
        }
    }

    /// Those in which a private answer to a member may be.
    pub(super) fn of(&self, who: usize) -> BTreeSet<Tag> {
        let own = self.own[who];
        let now = own.chosen.unwrap_or(own.client);
        let soon = own.asked.map(|asked| asked.unwrap_or(own.client));
        std::iter::once(now).chain(soon).collect()
    }

    /// Those in which a member may be told something without having asked for it just now.
    pub(super) fn ever_of(&self, who: usize) -> &BTreeSet<Tag> {
        &self.ever[who]
    }

    /// Those in which a public message may be.
    pub(super) fn public(&self) -> &BTreeSet<Tag> {
        &self.public
    }

    /// A member's client speaks another language.
    pub(super) fn client(&mut self, who: usize, locale: &str) {
        self.own[who].client = tag(locale);
        self.ever[who].insert(tag(locale));
    }

    /// A member asks for a language with /me, or for the usual one.
    pub(super) fn ask(&mut self, who: usize, language: Option<&str>) {
        self.own[who].asked = Some(language.map(tag));
        self.ever[who].extend(language.map(tag));
    }

    /// A channel's language was asked for.
    pub(super) fn speak(&mut self, language: &str) {
        if language != "usual" {
            self.public.insert(tag(language));
        }
    }

    /// A member was told something in this language: now it is known.
    pub(super) fn heard(&mut self, who: usize, language: Tag) {
        let own = &mut self.own[who];
        let soon = own.asked.map(|asked| asked.unwrap_or(own.client));
        if soon == Some(language) {
            own.chosen = own.asked.flatten();
            own.asked = None;
        } else if language == own.chosen.unwrap_or(own.client) {
            own.asked = None;
        }
    }
}

fn tag(language: &str) -> Tag {
    Locale::of(language).language()
}
