//! Shares a private view with everybody: a film, or a count step by step.

use crate::game::{ChannelId, Game, PlayerId};
use crate::games::view::buttons::button;
use crate::games::view::shown_state;
use crate::i18n::{Locale, Name, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::verb::Verb;
use crate::people::limits;
use crate::port::message::{Look, Row};
use crate::port::order::Audience;

/// The button that shows a private message to everybody in `channel`: only in the game's channel, since the members of
/// others may not read it.
pub(crate) fn row(game: &Game, verb: Verb, channel: ChannelId, locale: Locale) -> Option<Row> {
    let label = say::table::button_share();
    (game.place().channel == channel).then(|| {
        let share = button(&label, verb, shown_state(game), Look::Secondary, locale);
        Row::Buttons(vec![share])
    })
}

/// The audience of a shared view of `game`: everybody in the game's channel, the caller alone elsewhere.
///
/// # Errors
///
/// A muted member cannot share.
pub(crate) async fn audience(ctx: &Ctx<'_>, game: &Game) -> Result<Audience, Failure> {
    if game.place().channel != ctx.channel() {
        return Ok(Audience::Caller);
    }
    limits::check_not_muted(ctx).await?;
    Ok(Audience::Everybody)
}

/// The line that says who shows something.
pub(crate) fn line(by: PlayerId, locale: Locale) -> String {
    say::table::shown_by(Name::mention(by)).to(locale)
}
