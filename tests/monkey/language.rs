//! The languages of messages to each member, and of public ones.

use std::collections::BTreeSet;

use tengen::i18n::Locale;

use super::words::Tag;

/// Knowledge about a member's language.
#[derive(Clone, Debug)]
struct Own {
    /// The client's language.
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
    /// Every language that each member has ever had: a private conversation keeps its first one, and a summary the one
    /// of its request.
    ever: [BTreeSet<Tag>; 4],
    /// The languages of the server and of its channels.
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

    /// Possible languages of a private answer to a member.
    pub(super) fn of(&self, who: usize) -> BTreeSet<Tag> {
        let own = &self.own[who];
        let all = own.chosen.iter();
        all.map(|chosen| chosen.unwrap_or(own.client)).collect()
    }

    /// Possible languages of a direct message that answers no request.
    pub(super) fn ever_of(&self, who: usize) -> &BTreeSet<Tag> {
        &self.ever[who]
    }

    /// Possible languages of a public message.
    pub(super) fn public(&self) -> &BTreeSet<Tag> {
        &self.public
    }

    /// Sets the language of a member's client.
    pub(super) fn client(&mut self, who: usize, locale: &str) {
        self.own[who].client = tag(locale);
        self.ever[who].insert(tag(locale));
    }

    /// Notes a member's choice with /me: a language, or the usual one.
    pub(super) fn ask(&mut self, who: usize, language: Option<&str>) {
        self.own[who].chosen.insert(language.map(tag));
        self.ever[who].extend(language.map(tag));
    }

    /// Notes the choice of a channel's language.
    pub(super) fn speak(&mut self, language: &str) {
        if language != "usual" {
            self.public.insert(tag(language));
        }
    }

    /// Notes the language of an answer, which tells what the member has chosen.
    pub(super) fn note_language(&mut self, who: usize, language: Tag) {
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
