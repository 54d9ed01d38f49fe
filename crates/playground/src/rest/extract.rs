//! Extractors of the REST routes: who calls, and what the path names, with Discord's refusals.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::call::Call;
use crate::Server;
use crate::wire::ApiError;
use crate::wire::command::Scope;
use crate::world::Id;

/// An id in an address; `None` if the text is not a number.
#[derive(Deserialize)]
#[serde(from = "String")]
pub(super) struct Snowflake(Option<Id>);

impl From<String> for Snowflake {
    fn from(text: String) -> Self {
        Self(text.parse().ok())
    }
}

impl Snowflake {
    pub(super) fn id(self) -> Option<Id> {
        self.0
    }

    /// The id, or the refusal for what does not exist.
    pub(super) fn ok_or(self, unknown: ApiError) -> Result<Id, ApiError> {
        self.0.ok_or(unknown)
    }
}

/// A user in a path: `@me` or an id.
#[derive(Deserialize)]
#[serde(from = "String")]
pub(super) enum UserRef {
    Me,
    Other(Snowflake),
}

impl From<String> for UserRef {
    fn from(text: String) -> Self {
        match text.as_str() {
            "@me" => Self::Me,
            _ => Self::Other(text.into()),
        }
    }
}

impl UserRef {
    /// The id, or the refusal for what does not exist.
    pub(super) fn id_or(self, me: Id, unknown: ApiError) -> Result<Id, ApiError> {
        match self {
            Self::Me => Ok(me),
            Self::Other(id) => id.ok_or(unknown),
        }
    }
}

/// Reads the parameters of a path.
pub(super) async fn path_params<T: DeserializeOwned + Send>(
    parts: &mut Parts,
) -> Result<T, ApiError> {
    match Path::from_request_parts(parts, &()).await {
        Ok(Path(found)) => Ok(found),
        Err(_) => Err(ApiError::NotFound),
    }
}

/// The application whose token came with the call.
pub(super) struct Caller(pub(super) Id);

impl FromRequestParts<Arc<Server>> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Server>) -> Result<Self, ApiError> {
        let call = parts.extensions.get::<Arc<Call>>();
        call.and_then(|call| call.application)
            .map(Self)
            .ok_or(ApiError::Unauthorized)
    }
}

/// The channel of the path, which the caller can see.
pub(super) struct VisibleChannel {
    pub(super) me: Id,
    pub(super) channel: Id,
}

#[derive(Deserialize)]
struct ChannelParams {
    channel: Snowflake,
}

impl FromRequestParts<Arc<Server>> for VisibleChannel {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, ApiError> {
        let Caller(me) = Caller::from_request_parts(parts, server).await?;
        let found: ChannelParams = path_params(parts).await?;
        let channel = found.channel.ok_or(ApiError::UnknownChannel)?;
        let world = server.world();
        world.channel(channel)?;
        if world.sees(me, channel) {
            Ok(Self { me, channel })
        } else {
            Err(ApiError::MissingAccess)
        }
    }
}

/// The caller as a member of the guild in the path.
pub(super) struct GuildMember(pub(super) Id);

#[derive(Deserialize)]
struct GuildParams {
    guild: Snowflake,
}

impl FromRequestParts<Arc<Server>> for GuildMember {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, ApiError> {
        let Caller(me) = Caller::from_request_parts(parts, server).await?;
        let found: GuildParams = path_params(parts).await?;
        let guild = found.guild.ok_or(ApiError::UnknownGuild)?;
        let world = server.world();
        if guild == world.guild && world.is_member(me) {
            Ok(Self(me))
        } else {
            Err(ApiError::UnknownGuild)
        }
    }
}

/// The caller's own application, and the scope of commands that the path names: global or, for other
/// bots, the guild.
pub(super) struct OwnApp {
    pub(super) me: Id,
    pub(super) scope: Scope,
}

#[derive(Deserialize)]
struct ApplicationParams {
    application: UserRef,
    guild: Option<Snowflake>,
}

impl FromRequestParts<Arc<Server>> for OwnApp {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, ApiError> {
        let Caller(me) = Caller::from_request_parts(parts, server).await?;
        let found: ApplicationParams = path_params(parts).await?;
        if found.application.id_or(me, ApiError::NotYourApplication)? != me {
            return Err(ApiError::NotYourApplication);
        }
        let Some(guild) = found.guild else {
            let scope = Scope::Global;
            return Ok(Self { me, scope });
        };
        if guild.ok_or(ApiError::MissingAccess)? != server.world().guild {
            return Err(ApiError::MissingAccess);
        }
        let scope = Scope::Guild;
        Ok(Self { me, scope })
    }
}
