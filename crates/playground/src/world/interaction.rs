//! Interactions: their start, their delivery to the application, and the state of the response.

use std::sync::Arc;

use serde_json::{Value, json};
use tokio::sync::Notify;

use super::channel::{Channel, Kind};
use super::{Id, World};
use crate::interactions_endpoint::InteractionPost;
use crate::wire::{FILE_LIMIT, permission as may};

/// Time for the first response, in milliseconds.
pub(crate) const RESPONSE_TIMEOUT_MS: u64 = 3_000;
/// Lifetime of a token, in milliseconds.
pub(crate) const TOKEN_LIFETIME_MS: u64 = 15 * 60 * 1000;
/// Time for which an interaction is kept, in milliseconds.
const INTERACTION_LIFETIME_MS: u64 = 60 * 60 * 1000;
/// Maximum number of interactions kept.
const MAX_INTERACTIONS: usize = 50_000;

/// The user's action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum InteractionKind {
    Command = 2,
    Component = 3,
    Autocomplete = 4,
    Modal = 5,
}

/// The state of the response.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum ResponseState {
    Pending,
    /// "Thinking": there is a loading message.
    Deferred,
    Answered,
    Modal(Value),
    /// The client opens this Activity.
    Launched(Value),
    Failed,
}

#[derive(Debug)]
pub(crate) struct Interaction {
    pub(crate) id: Id,
    pub(crate) token: String,
    pub(crate) application: Id,
    pub(crate) kind: InteractionKind,
    pub(crate) user: Id,
    pub(crate) channel: Id,
    /// Time of creation, in Unix milliseconds.
    pub(crate) created: u64,
    /// The payload as sent to the application.
    pub(crate) payload: Arc<str>,
    /// For autocomplete: the type of the option that has the focus.
    pub(crate) focused_option_type: Option<u64>,
    pub(crate) state: ResponseState,
    /// The message with the pressed component; for a modal, the message whose component opened it.
    pub(crate) source_message: Option<Id>,
    /// The first response's message.
    pub(crate) response_message: Option<Id>,
    pub(crate) followups: u32,
    /// The response to an autocomplete.
    pub(crate) choices: Vec<Value>,
    /// Kind and name of the command, for `interaction_metadata`.
    pub(crate) metadata: Value,
    /// Notified of each change of state.
    pub(crate) changed: Arc<Notify>,
}

/// The data of a new interaction.
pub(crate) struct NewInteraction {
    pub(crate) application: Id,
    pub(crate) kind: InteractionKind,
    pub(crate) user: Id,
    pub(crate) channel: Id,
    pub(crate) data: Value,
    pub(crate) source_message: Option<Id>,
    /// `authorizing_integration_owners`.
    pub(crate) owners: Value,
    /// For a modal: the `interaction_metadata` of the interaction that opened it.
    pub(crate) trigger: Option<Value>,
}

impl Interaction {
    /// Whether only the user has installed the application, not the server.
    pub(crate) fn is_user_only(&self) -> bool {
        let owners = self.owners();
        owners.get("0").is_none() && owners.get("1").is_some()
    }

    /// `authorizing_integration_owners`.
    pub(crate) fn owners(&self) -> &Value {
        &self.metadata["authorizing_integration_owners"]
    }
}

impl World {
    /// Starts an interaction and sends it to its application.
    pub(crate) fn start_interaction(&mut self, new: NewInteraction) -> Id {
        let now = self.now();
        while let Some(oldest) = self.interactions.first_entry()
            && (oldest.get().created + INTERACTION_LIFETIME_MS < now
                || self.tokens.len() >= MAX_INTERACTIONS)
        {
            let old = oldest.remove();
            self.tokens.remove(&old.token);
        }
        let id = self.next_id();
        // A guessable token is fine: the playground serves one machine.
        let token = format!(
            "interaction-{id}-{:x}",
            id.wrapping_mul(0x9e37_79b9_7f4a_7c15)
        );
        let payload: Arc<str> = self.payload(id, &token, &new).to_string().into();
        let mut metadata = json!({
            "id": id.to_string(), "type": new.kind as u8,
            "user": self.users.get(&new.user).map(|user| user.json()),
            "authorizing_integration_owners": new.owners,
        });
        if let (InteractionKind::Component, Some(source)) = (new.kind, new.source_message) {
            metadata["interacted_message_id"] = json!(source.to_string());
        }
        if let Some(trigger) = new.trigger {
            metadata["triggering_interaction_metadata"] = trigger;
        }
        if new.kind == InteractionKind::Command {
            metadata["name"] = new.data["name"].clone();
            metadata["command_type"] = new.data["type"].clone();
        }
        self.tokens.insert(token.clone(), id);
        self.interactions.insert(
            id,
            Interaction {
                id,
                token,
                application: new.application,
                kind: new.kind,
                user: new.user,
                channel: new.channel,
                created: now,
                payload,
                focused_option_type: focused_option_type(&new.data["options"]),
                state: ResponseState::Pending,
                source_message: new.source_message,
                response_message: None,
                followups: 0,
                choices: vec![],
                metadata,
                changed: Arc::new(Notify::new()),
            },
        );
        self.deliver_interaction(id);
        self.send_interaction_event(id);
        id
    }

    /// Delivers an interaction to its application; false if there is nobody to deliver it to.
    pub(crate) fn deliver_interaction(&mut self, id: Id) -> bool {
        let Some(interaction) = self.interactions.get(&id) else {
            return false;
        };
        let (application, payload) = (interaction.application, Arc::clone(&interaction.payload));
        let source = self.event_source(interaction.channel);
        if let Some(queue) = &self.endpoint_queue {
            let post = InteractionPost {
                interaction: id,
                payload,
            };
            return queue.send(post).is_ok();
        }
        self.send_to_application(application, source, "INTERACTION_CREATE", &payload);
        let mut sessions = self.sessions.values();
        sessions.any(|session| session.application == application && session.shard.receives(source))
    }

    /// Discord's interaction object, as sent to the application.
    fn payload(&self, id: Id, token: &str, new: &NewInteraction) -> Value {
        let channel = &self.channels[&new.channel];
        let user = &self.users[&new.user];
        let mut channel_json = self.channel_json(channel, Some(new.application));
        let allowed = self.permissions(new.user, new.channel).to_string();
        channel_json["permissions"] = json!(allowed);
        // Contexts: 0 the server, 1 a conversation with the application, 2 another private conversation.
        let (context, bits) = match &channel.kind {
            Kind::Private { people } if people.contains(&new.application) => {
                (1, may::PRIVATE | may::EXTERNAL_EMOJIS)
            }
            Kind::Private { .. } => (2, may::PRIVATE),
            _ if !self.is_member(new.application) => (0, may::PRIVATE),
            _ => (0, self.permissions(new.application, new.channel)),
        };
        let mut json = json!({
            "id": id.to_string(), "application_id": new.application.to_string(),
            "type": new.kind as u8, "token": token, "version": 1,
            "channel_id": new.channel.to_string(), "channel": channel_json, "locale": user.locale,
            "app_permissions": bits.to_string(), "entitlements": [], "context": context,
            "authorizing_integration_owners": new.owners,
            "attachment_size_limit": FILE_LIMIT, "data": new.data,
        });
        if channel.is_private() {
            json["user"] = user.json();
        } else {
            let mut member = self.member(user);
            member["permissions"] = json!(allowed);
            json["member"] = member;
            json["guild_id"] = json!(self.guild.to_string());
            json["guild_locale"] = json!("en-GB");
            json["guild"] =
                json!({ "id": self.guild.to_string(), "locale": "en-GB", "features": [] });
        }
        if let Some(source) = new.source_message
            && let Ok(message) = self.message(new.channel, source)
        {
            json["message"] = self.message_json(message);
        }
        json
    }

    /// Whether Discord makes every response to an interaction ephemeral: the application is not on the server, and its
    /// user may not use external applications there.
    pub(crate) fn is_forced_ephemeral(&self, interaction: &Interaction) -> bool {
        let (user, channel) = (interaction.user, interaction.channel);
        interaction.is_user_only()
            && !self.channels.get(&channel).is_some_and(Channel::is_private)
            && self.permissions(user, channel) & may::EXTERNAL_APPS == 0
    }

    /// Marks an interaction as failed if it still has no response.
    pub(crate) fn expire(&mut self, id: Id) {
        if let Some(interaction) = self.interactions.get_mut(&id)
            && interaction.state == ResponseState::Pending
        {
            interaction.state = ResponseState::Failed;
            self.send_interaction_event(id);
        }
    }

    /// The interaction as the console shows it.
    pub(crate) fn interaction_view(&self, id: Id) -> Value {
        let Some(interaction) = self.interactions.get(&id) else {
            return Value::Null;
        };
        let state = match &interaction.state {
            ResponseState::Pending => "pending",
            ResponseState::Deferred => "deferred",
            ResponseState::Answered => "answered",
            ResponseState::Modal(_) => "modal",
            ResponseState::Launched(_) => "launched",
            ResponseState::Failed => "failed",
        };
        let mut view = json!({ "id": id.to_string(), "state": state });
        if let ResponseState::Modal(modal) = &interaction.state {
            view["modal"] = modal.clone();
        }
        if let ResponseState::Launched(activity) = &interaction.state {
            view["activity"] = activity.clone();
        }
        if let Some(message) = interaction.response_message {
            view["message"] = self.console_message(interaction.channel, message);
        }
        if interaction.kind == InteractionKind::Autocomplete {
            view["choices"] = json!(interaction.choices);
        }
        view
    }
}

/// The type of the option that has the focus.
fn focused_option_type(options: &Value) -> Option<u64> {
    options.as_array()?.iter().find_map(|option| {
        if option["focused"] == true {
            option["type"].as_u64()
        } else {
            focused_option_type(&option["options"])
        }
    })
}
