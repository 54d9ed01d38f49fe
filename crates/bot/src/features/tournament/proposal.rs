//! The organiser's view before a round is published: the pairs, page by page, with a menu to swap players.

use crate::contest::{Contest, Couple, EntryIndex, Proposal};
use crate::features::tournament::apart;
use crate::features::tournament::card::missing_players;
use crate::features::tournament::custom_id::{ProposalPage, TournamentPress};
use crate::features::tournament::find::CurrentContest;
use crate::features::tournament::words;
use crate::i18n::{Locale, Name, say};
use crate::kit::ctx::Ctx;
use crate::port::message::{Body, Button, Card, Entry, Look, Menu, Message, Row, Selection};
use crate::rules::Color;

/// Pairs on a page: a menu has 25 entries, those with a bye among them.
const PAGE: usize = 12;

/// A page of the pairs, with the selected entry; none without a proposal.
pub(crate) async fn proposal(
    ctx: &Ctx<'_>,
    found: &CurrentContest,
    page: usize,
    selected: Option<EntryIndex>,
) -> Option<Message> {
    let proposal = found.contest.proposal.as_ref()?;
    let pages = proposal.couples.len().div_ceil(PAGE).max(1);
    let page = page.min(pages - 1);
    let shown = proposal.couples.chunks(PAGE).nth(page).unwrap_or_default();
    let locale = ctx.reader();
    let round = found.contest.rounds.len() as u8 + 1;
    let lines = lines(found, proposal, page, pages, shown, locale);
    let mut rows = Vec::new();
    if is_free(&found.contest) {
        let menu = menu(ctx, found, proposal, shown, page, selected).await;
        rows.push(Row::Menu(menu));
    }
    if selected.is_some() && is_free(&found.contest) {
        let seen = page_of(proposal, page, selected);
        let press = |label, step, look| words::button(&label, step, found.id, look, locale);
        rows.push(Row::Buttons(vec![
            press(
                say::tournament::button_sit_out(),
                TournamentPress::SitOut(seen),
                Look::Secondary,
            ),
            press(
                say::tournament::button_remove(),
                TournamentPress::Remove(seen),
                Look::Secondary,
            ),
        ]));
    }
    let buttons = buttons(found, proposal, page, pages, selected, locale);
    rows.push(Row::Buttons(buttons));
    Some(Message {
        card: Some(Card {
            title: say::tournament::proposal(round).to(locale).into(),
            body: Body::first_lines(lines, 0, |more| say::standing::more(more).to(locale)),
            fields: Vec::new(),
        }),
        rows,
        ..Message::default()
    })
}

/// Whether an organiser can swap entries: where later rounds follow from the seeds, nobody can.
fn is_free(contest: &Contest) -> bool {
    !contest.setup.system.is_fixed()
}

fn lines(
    found: &CurrentContest,
    proposal: &Proposal,
    page: usize,
    pages: usize,
    shown: &[Couple],
    locale: Locale,
) -> Vec<String> {
    let contest = &found.contest;
    let mut lines = Vec::new();
    if is_free(contest) {
        lines.push(say::tournament::proposal_about().to(locale));
    }
    let open = found.results.open(contest.rounds.len() as u8);
    if open > 0 {
        lines.push(say::tournament::still_open(open).to(locale));
    }
    if !lines.is_empty() {
        lines.push(String::new());
    }
    let couples = shown.iter().zip(page * PAGE + 1..);
    lines.extend(couples.map(|(couple, table)| words::couple(contest, table, couple, locale)));
    if !proposal.byes.is_empty() && page + 1 == pages {
        let byes = words::ranked_all(contest, &proposal.byes, locale);
        lines.push(say::tournament::bye(byes).to(locale));
    }
    lines.extend(missing_players(contest, &found.results, locale));
    lines.extend(apart::lines(contest, proposal, locale));
    lines
}

async fn menu(
    ctx: &Ctx<'_>,
    found: &CurrentContest,
    proposal: &Proposal,
    shown: &[Couple],
    page: usize,
    selected: Option<EntryIndex>,
) -> Menu {
    let contest = &found.contest;
    let seats = shown
        .iter()
        .flat_map(|couple| [couple.seats.black, couple.seats.white]);
    let mut entries = Vec::new();
    for index in seats.chain(proposal.byes.iter().copied().take(1)) {
        entries.push(Entry {
            label: seat(ctx, contest, index).await,
            value: index.get().to_string(),
            description: None,
            is_chosen: selected == Some(index),
        });
    }
    let placeholder = match selected {
        None => say::tournament::swap(),
        Some(selected) => say::tournament::swap_with(seat(ctx, contest, selected).await),
    };
    Menu {
        custom_id: words::encode(
            TournamentPress::Swap(page_of(proposal, page, selected)),
            found.id,
        ),
        placeholder: placeholder.to(ctx.reader()),
        entries,
        selection: Selection::One,
    }
}

fn buttons(
    found: &CurrentContest,
    proposal: &Proposal,
    page: usize,
    pages: usize,
    selected: Option<EntryIndex>,
    locale: Locale,
) -> Vec<Button> {
    let publish = TournamentPress::Publish(proposal.version);
    let press = |label, step, look| words::button(&label, step, found.id, look, locale);
    let mut buttons = vec![press(
        say::tournament::button_publish(),
        publish,
        Look::Success,
    )];
    if is_free(&found.contest) {
        let lot = TournamentPress::Lot(proposal.version);
        buttons.push(press(say::tournament::button_lot(), lot, Look::Secondary));
    }
    for (other, sign) in [(page.checked_sub(1), "◀"), (Some(page + 1), "▶")] {
        if let Some(other) = other.filter(|other| *other < pages) {
            let last = ((other + 1) * PAGE).min(proposal.couples.len());
            let label = format!("{sign} {}–{last}", other * PAGE + 1);
            let step = TournamentPress::Page(page_of(proposal, other, selected));
            buttons.push(words::button_with_label(
                label,
                step,
                found.id,
                Look::Secondary,
            ));
        }
    }
    buttons
}

fn page_of(proposal: &Proposal, page: usize, selected: Option<EntryIndex>) -> ProposalPage {
    ProposalPage {
        version: proposal.version,
        page: page as u16,
        selected,
    }
}

/// The entry at `index` with its seat in the proposal, as in `3 ⚪ anna`.
async fn seat(ctx: &Ctx<'_>, contest: &Contest, index: EntryIndex) -> String {
    let couples = contest
        .proposal
        .iter()
        .flat_map(|proposal| &proposal.couples);
    let mut seats = couples.zip(1_usize..).filter_map(|(couple, table)| {
        let sign = match couple.color_of(index)? {
            Color::White => "⚪",
            Color::Black => "⚫",
        };
        Some(format!("{table} {sign}"))
    });
    let seat = seats.next().unwrap_or_else(|| "–".to_owned());
    let entry = contest.entry(index);
    let name = words::plain_name(ctx.services, entry, ctx.club_id()).await;
    format!("{seat} {}", Name::bare(&name))
}
