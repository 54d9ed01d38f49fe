//! `/me data`: the stored data about people: where, for how long, and who sees it.

use std::sync::LazyLock;

use crate::clock::Span;
use crate::game::CLOSED_LIFE;
use crate::i18n::{Text, say};
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::outcome::ephemeral;
use crate::kit::spec::OptionSpec;
use crate::port::message::Message;

/// Explains the stored data.
pub(crate) static COMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        let (title, about) = (say::command::data(), say::people::data_about());
        OptionSpec::subcommand("data", title, about, Vec::new())
    }),
    run: |ctx, _| Box::pin(async { Ok(ephemeral(about(ctx))) }),
};

/// The address of the operator's privacy policy, to which texts about data link.
#[derive(Debug, Default)]
pub struct PrivacyPolicy(pub Option<String>);

/// The message about the stored data: where, for how long, and who sees it.
fn about(ctx: &Ctx<'_>) -> Message {
    let days = u16::try_from(CLOSED_LIFE.as_millis() / Span::days(1).as_millis());
    let days = days.expect("challenges are stored for less than centuries");
    Message::text(with_policy(ctx, &say::people::stored_data(days)))
}

/// `text`, with a link to the operator's privacy policy if there is one.
pub(crate) fn with_policy(ctx: &Ctx<'_>, text: &Text) -> String {
    let reader = ctx.reader();
    let text = text.to(reader);
    match &ctx.services.state::<PrivacyPolicy>().0 {
        // In angle brackets: no preview of the page below the answer.
        Some(url) => {
            let more = say::people::policy(format!("<{url}>")).to(reader);
            format!("{text}\n{more}")
        }
        None => text,
    }
}
