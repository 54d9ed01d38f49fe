//! `/ladder show`, and all places page by page.

use std::sync::LazyLock;

use crate::club::activity;
use crate::features::ladder::card::{card, places};
use crate::features::ladder::custom_id::{LadderPress, button_with_label};
use crate::game::ChannelId;
use crate::i18n::say;
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, Outcome, ephemeral, instead};
use crate::kit::spec::OptionSpec;
use crate::ladder::ClubLadder;
use crate::port::answer::Answer;
use crate::port::message::{Body, Card, Look, Message, Row};

/// Places on a page.
const PAGE: usize = 50;

pub(crate) static SUBCOMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        use say::ladder as l;
        OptionSpec::subcommand("show", l::show(), l::show_about(), Vec::new())
    }),
    run: |ctx, options| Box::pin(run(ctx, options)),
};

/// Shows the ladder: to everybody in its own channel, where the new message replaces the earlier one; elsewhere to the
/// caller alone.
async fn run(ctx: &Ctx<'_>, _: Options<'_>) -> Handled {
    let (channel, ladder) = activity::find_here(ctx).await?;
    Ok(if channel == ctx.channel() {
        Outcome::showing(
            Answer::Post(card(channel, &ladder, ctx.club)),
            Some(activity::shows::<ClubLadder>(channel)),
        )
    } else {
        ephemeral(card(channel, &ladder, ctx.reader()))
    })
}

/// The first places, in a new message for the caller alone.
pub(crate) fn show_all(ctx: &Ctx<'_>, channel: ChannelId, ladder: &ClubLadder) -> Handled {
    Ok(ephemeral(page(ctx, channel, ladder, 1)))
}

/// The places from `first` on, replacing the page shown.
pub(crate) fn turn(ctx: &Ctx<'_>, channel: ChannelId, ladder: &ClubLadder, first: u16) -> Handled {
    Ok(instead(page(ctx, channel, ladder, first.into())))
}

fn page(ctx: &Ctx<'_>, channel: ChannelId, ladder: &ClubLadder, first: usize) -> Message {
    let reader = ctx.reader();
    let number = ladder.ladder.rungs().len();
    // The custom id may be forged, and the ladder may have become shorter.
    let first = first.clamp(1, number.max(1));
    let turn = |sign: &str, first: usize| {
        let label = format!("{sign} {first}–{}", (first + PAGE - 1).min(number));
        let step = LadderPress::From(first as u16);
        button_with_label(label, step, channel, Look::Secondary)
    };
    let before = (first > 1).then(|| turn("◀", first.saturating_sub(PAGE).max(1)));
    let after = (first + PAGE <= number).then(|| turn("▶", first + PAGE));
    let buttons: Vec<_> = before.into_iter().chain(after).collect();
    let lines = places(ladder, first, PAGE, reader);
    Message {
        card: Some(Card {
            title: say::ladder::title().to(reader).into(),
            body: Body::first_lines(lines, 0, |more| say::standing::more(more).to(reader)),
            fields: Vec::new(),
        }),
        rows: if buttons.is_empty() {
            Vec::new()
        } else {
            vec![Row::Buttons(buttons)]
        },
        ..Message::default()
    }
}
