//! In which language each member is spoken to, and which are spoken in public.

use std::collections::BTreeSet;

use tengen::i18n::Locale;

use super::words::Tag;

/// Knowledge about a member's language.
#[derive(Clone, Debug)]
struct Own {
    /// That of their client.
    client: Tag,
    /// Their possible choices with /me, none among them: several until an answer tells.
    chosen: BTreeSet<Option<Tag>>,
}

impl Own {
    fn new() -> Self {
        Self {
            client: "en",
            chosen: BTreeSet::from([None]),
        }
    }
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
        Self {
            own: std::array::from_fn(|_| Own::new()),
            ever: std::array::from_fn(|_| BTreeSet::from(["en"])),
            public: BTreeSet::from(["en"]),
        }
    }

    /// Those in which a private answer to a member may be.
    pub(super) fn of(&self, who: usize) -> BTreeSet<Tag> {
        let own = &self.own[who];
        let all = own.chosen.iter();
        all.map(|chosen| chosen.unwrap_or(own.client)).collect()
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
        self.own[who].chosen.insert(language.map(tag));
        self.ever[who].extend(language.map(tag));
    }

    /// A channel's language was asked for.
    pub(super) fn speak(&mut self, language: &str) {
        if language != "usual" {
            self.public.insert(tag(language));
        }
    }

    /// A member was told something in this language: now it is known what they have chosen.
    pub(super) fn heard(&mut self, who: usize, language: Tag) {
        let Own { client, chosen } = &mut self.own[who];
        let fits = |chosen: &Option<Tag>| chosen.unwrap_or(client) == language;
        if chosen.iter().any(fits) {
            chosen.retain(fits);
        }
    }
}

fn tag(language: &str) -> Tag {
    Locale::of(language).language()
}
