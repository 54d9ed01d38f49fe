//! `/tournament show`, and the standings as a picture.

use std::sync::LazyLock;

use crate::features::tournament::card::card;
use crate::features::tournament::find::{CurrentContest, contest_option, find_contest, is_seen};
use crate::features::tournament::refusal::ContestRefusal;
use crate::features::tournament::table::{self, Page};
use crate::features::tournament::{custom_id::TournamentPress, words};
use crate::games::share;
use crate::i18n::say;
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, Outcome, ephemeral, instead};
use crate::kit::spec::OptionSpec;
use crate::people::limits;
use crate::port::answer::Answer;
use crate::port::message::{Look, Message, Row};

pub(crate) static SUBCOMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
};

fn spec() -> OptionSpec {
    use say::tournament as t;
    OptionSpec::subcommand("show", t::show(), t::show_about(), vec![contest_option()])
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let found = find_contest(ctx, options).await?;
    let mut message = if found.contest.rounds.is_empty() {
        Message::default()
    } else {
        standings_message(ctx, &found, 0).await
    };
    let card = card(found.id, &found.contest, &found.results, ctx.reader());
    message.card = card.card;
    // Without the buttons of the card, which change the public message.
    Ok(ephemeral(message))
}

/// The standings as a picture, in a new message for the caller alone.
pub(crate) async fn standings(ctx: &Ctx<'_>, found: &CurrentContest, page: u32) -> Handled {
    Ok(ephemeral(standings_message(ctx, found, page).await))
}

pub(crate) async fn replace_with_standings(
    ctx: &Ctx<'_>,
    found: &CurrentContest,
    page: u32,
) -> Handled {
    Ok(instead(standings_message(ctx, found, page).await))
}

/// Posts a page of the standings for everybody, with the name of the member who shows it.
pub(crate) async fn share(ctx: &Ctx<'_>, found: &CurrentContest, page: u32) -> Handled {
    limits::check_not_muted(ctx).await?;
    // A player may see the tournament everywhere, but other readers of this channel may not.
    if !is_seen(ctx, &found.contest) {
        return Err(ContestRefusal::Missing.into());
    }
    let style = ctx.style();
    let page = Page::of(ctx.services, &found.contest, &found.results, page, style).await;
    let by = share::line(ctx.caller(), style.locale);
    let message = Message::text(format!("{by}\n{}", page.legend(style.locale)));
    let draft = table::draft(message, page, found.id, &found.contest, style);
    let painted = draft.paint(ctx.services, style).await;
    Ok(Outcome::answer(Answer::Post(painted)))
}

async fn standings_message(ctx: &Ctx<'_>, found: &CurrentContest, number: u32) -> Message {
    let style = ctx.own_style();
    let page = Page::of(ctx.services, &found.contest, &found.results, number, style).await;
    let pages = page.pages;
    let current = page.number;
    let neighbours = [(current.checked_sub(1), "◀"), (Some(current + 1), "▶")];
    let turns = neighbours.into_iter().filter_map(|(other, sign)| {
        let other = other.filter(|other| *other < pages)?;
        let label = format!("{sign} {}/{pages}", other + 1);
        let step = TournamentPress::StandingsPage(other);
        Some(words::button_with_label(
            label,
            step,
            found.id,
            Look::Secondary,
        ))
    });
    let (label, step) = (say::table::button_share(), TournamentPress::Share(current));
    let share = words::button(&label, step, found.id, Look::Secondary, style.locale);
    let share = is_seen(ctx, &found.contest).then_some(share);
    let buttons: Vec<_> = turns.chain(share).collect();
    let row = (!buttons.is_empty()).then_some(Row::Buttons(buttons));
    let message = Message {
        content: page.legend(style.locale),
        rows: row.into_iter().collect(),
        ..Message::default()
    };
    let draft = table::draft(message, page, found.id, &found.contest, style);
    draft.paint(ctx.services, style).await
}
