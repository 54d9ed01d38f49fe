//! Routes: the limits that a call counts against, by its method and path.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use reqwest::Method;

/// A method with a path template, and the major parameter: calls with the same two share a bucket.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Route {
    /// As in `PATCH /channels/{major}/messages/{id}`.
    pub(super) template: String,
    pub(super) major: Major,
    pub(super) kind: Kind,
}

/// The major parameter: a channel, a server, or a webhook with its token; 0 for all other routes.
///
/// A token is stored as its hash: keys of buckets may be logged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Major {
    id: u64,
    token: u64,
}

/// The limits that a call counts against besides its bucket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Kind {
    /// The global one.
    Ordinary,
    /// None: Discord exempts answers to interactions.
    Interaction,
    /// The global limit, and one of the channel that no header defines.
    Channel(ChannelLimit),
}

/// Calls with a limit per channel that no header defines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum ChannelLimit {
    /// Edits of messages that are older than an hour.
    OldEdit,
    /// New names of the channel.
    Rename,
}

impl Route {
    /// The route of a call of `path`, which is the part after the version and may have a query.
    pub(crate) fn of(method: &Method, path: &str) -> Self {
        let (path, _query) = path.split_once('?').unwrap_or((path, ""));
        let mut segments = path.trim_start_matches('/').split('/');
        let resource = segments.next().unwrap_or_default();
        let mut template = format!("{method} /{resource}");
        let mut major = Major::default();
        let has_token = matches!(resource, "interactions" | "webhooks");
        if has_token || matches!(resource, "channels" | "guilds") {
            major.id = segments.next().map_or(0, |id| id.parse().unwrap_or(0));
            template += "/{major}";
        }
        if has_token && let Some(token) = segments.next() {
            let mut hasher = DefaultHasher::new();
            token.hash(&mut hasher);
            major.token = hasher.finish();
            template += "/{token}";
        }
        for segment in segments {
            template += "/";
            template += match segment.parse::<u64>() {
                Ok(_) => "{id}",
                Err(_) => segment,
            };
        }
        let kind = if has_token {
            Kind::Interaction
        } else {
            Kind::Ordinary
        };
        Self {
            template,
            major,
            kind,
        }
    }

    /// Its method and path without any number or token, as in `PATCH /channels/{major}/messages/{id}`.
    pub(crate) fn template(&self) -> &str {
        &self.template
    }

    /// The route of an edit of a message older than an hour.
    pub(crate) fn of_old_message(self) -> Self {
        Self {
            kind: Kind::Channel(ChannelLimit::OldEdit),
            ..self
        }
    }

    /// The route of a change of a channel's name.
    pub(crate) fn of_new_name(self) -> Self {
        Self {
            kind: Kind::Channel(ChannelLimit::Rename),
            ..self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn route(path: &str) -> Route {
        Route::of(&Method::PATCH, path)
    }

    #[test]
    fn messages_of_one_channel_share_a_route_and_those_of_another_do_not() {
        let one = route("/channels/1/messages/20");
        assert_eq!(one.template, "PATCH /channels/{major}/messages/{id}");
        assert_eq!(one, route("/channels/1/messages/21?with=query"));
        assert_ne!(one, route("/channels/2/messages/20"));
        assert_ne!(one, Route::of(&Method::DELETE, "/channels/1/messages/20"));
        let own = route("/users/@me/channels");
        assert_eq!(own.template, "PATCH /users/@me/channels");
    }

    #[test]
    fn routes_differ_by_token_and_contain_none() {
        let callback = route("/interactions/7/secret/callback?with_response=true");
        let original = route("/webhooks/7/secret/messages/@original");
        assert_ne!(callback, route("/interactions/7/other/callback"));
        assert_eq!(callback.kind, Kind::Interaction);
        assert_eq!(original.kind, Kind::Interaction);
        assert_eq!(
            original.template,
            "PATCH /webhooks/{major}/{token}/messages/@original"
        );
        assert!(!format!("{callback:?} {original:?}").contains("secret"));
    }
}
