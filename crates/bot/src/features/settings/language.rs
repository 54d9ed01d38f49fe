//! Languages as settings: a player's own, and that of a channel.

use crate::game::{ChannelId, PlayerId};
use crate::i18n::{Locale, Text, UserInput, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::feature::Changed;
use crate::kit::options::Options;
use crate::kit::prefs::group::Group;
use crate::kit::prefs::language::{CHANNEL_LANGUAGE, OWN_LANGUAGE, language_name};
use crate::kit::prefs::{Foreign, language};
use crate::kit::refusal::Refusal;
use crate::kit::setting::{Asked, Setting};
use crate::kit::spec::{Choice, OptionKind, OptionSpec};

/// The choice of the client's or the server's language.
const AS_USUAL: &str = "usual";

/// The language of answers that only a player reads, in `/me`.
pub(crate) static OWN: Setting<PlayerId, Option<Foreign<Locale>>> = Setting {
    pref: &OWN_LANGUAGE,
    group: Group::Language,
    title: say::people::field_own_language,
    describe: |chosen, _| {
        chosen.map_or_else(say::people::language_of_client, |Foreign(own)| {
            language_name(own)
        })
    },
    asked: Some(Asked {
        option: || {
            option(
                say::command::my_language_about(),
                say::people::language_of_client(),
            )
        },
        given: read_language,
        write: None,
    }),
};

/// The language of a channel's public messages, in `/serveradmin`.
pub(crate) static OF_CHANNEL: Setting<ChannelId, Option<Foreign<Locale>>> = Setting {
    pref: &CHANNEL_LANGUAGE,
    group: Group::Channel,
    title: say::people::field_language,
    describe: |chosen, _| {
        chosen.map_or_else(say::people::language_of_server, |Foreign(own)| {
            language_name(own)
        })
    },
    asked: Some(Asked {
        option: || {
            option(
                say::command::language_about(),
                say::people::language_of_server(),
            )
        },
        given: read_language,
        write: None,
    }),
};

/// Notes the chosen language for messages to the channel that answer no interaction.
pub(crate) async fn follow(ctx: &Ctx<'_>, changed: &Changed<'_>) -> Result<(), Failure> {
    let (services, channel) = (ctx.services, ctx.channel());
    if changed.has(CHANNEL_LANGUAGE.name())
        && let Some(Foreign(language)) = CHANNEL_LANGUAGE.get(services, channel).await?
    {
        language::note(services, channel, language).await;
    }
    Ok(())
}

/// Every language by its own name, and before them `usual`, which is [`AS_USUAL`].
fn option(about: Text, usual: Text) -> OptionSpec {
    let usual = Choice {
        title: usual,
        value: AS_USUAL,
    };
    let languages = Locale::ALL.into_iter().map(|locale| Choice {
        title: language_name(locale),
        value: locale.language(),
    });
    let kind = OptionKind::Choice([usual].into_iter().chain(languages).collect());
    OptionSpec::optional("language", say::command::language(), about, kind)
}

/// The chosen language; inner none for the default.
fn read_language(options: Options<'_>) -> Result<Option<Option<Foreign<Locale>>>, Failure> {
    let Some(tag) = options.text("language")? else {
        return Ok(None);
    };
    match (Locale::from_tag(&tag), tag.as_str()) {
        (Some(locale), _) => Ok(Some(Some(Foreign(locale)))),
        (None, AS_USUAL) => Ok(Some(None)),
        (None, _) => Err(Refusal::BadChoice(UserInput::new(&tag)).into()),
    }
}
