//! The message of simultaneous games: players, terms, the state of each board, and buttons.

use crate::features::simul::custom_id::{SimulPress, button};
use crate::game::{ChannelId, Listed as _, Outline, Progress, Terms};
use crate::games::listing;
use crate::games::view::terms::terms_line;
use crate::i18n::{Locale, Name, Text, Until, When, say};
use crate::kit::services::Services;
use crate::port::message::{Body, Card, Look, Message, Row};
use crate::simul::{End, Odds, Score, Simul, SimulBoard};
use crate::store::StoreError;

/// The current message of the simultaneous games of `channel`.
///
/// # Errors
///
/// A [`StoreError`] if something of them cannot be read.
pub(crate) async fn card(
    services: &Services,
    channel: ChannelId,
    simul: &Simul,
    locale: Locale,
) -> Result<Message, StoreError> {
    let mut lines = head(simul, locale);
    lines.push(String::new());
    // Finished ones come last: they are left out first if space is short.
    let over = simul.boards.iter().filter(|board| board.end.is_some());
    for board in simul.running().chain(over) {
        lines.push(line(services, simul, board, locale).await?);
    }
    if simul.boards.is_empty() {
        lines.push(say::simul::nobody().to(locale));
    }
    Ok(Message {
        card: Some(Card {
            title: say::simul::title().to(locale).into(),
            body: Body::first_lines(lines, 0, |more| say::standing::more(more).to(locale)),
            fields: Vec::new(),
        }),
        rows: rows(channel, simul, locale),
        ..Message::default()
    })
}

/// Lines above the boards.
fn head(simul: &Simul, locale: Locale) -> Vec<String> {
    use say::simul as s;
    let master = || Name::mention(simul.master);
    let rule = match simul.setup.odds {
        Odds::ByRank => s::rule_by_rank(),
        Odds::Even => s::rule_even(master()),
    };
    let state = if simul.is_closed {
        s::closed()
    } else if simul.is_full() {
        s::full()
    } else {
        s::until(When(simul.setup.closes()), Until(simul.setup.closes()))
    };
    let terms = terms_line(&simul.setup.terms, locale);
    let rules = [rule.to(locale), s::unrated().to(locale)].join(" ");
    let mut lines = vec![
        s::with(master(), simul.setup.most).to(locale),
        terms,
        rules,
        state.to(locale),
    ];
    if simul.boards.iter().any(|board| board.end.is_some()) {
        lines.push(score(simul).to(locale));
    }
    lines
}

/// The master's score in the finished games.
pub(crate) fn score(simul: &Simul) -> Text {
    let Score { won, lost, drawn } = simul.score();
    say::simul::score(Name::mention(simul.master), won, lost, drawn)
}

/// A board: `@ben (handicap 3) · to move: @anna · #thread`.
async fn line(
    services: &Services,
    simul: &Simul,
    board: &SimulBoard,
    locale: Locale,
) -> Result<String, StoreError> {
    let player = Name::mention(board.player);
    let game = match services.store.outline(board.game).await {
        Ok(game) => game,
        Err(error) if error.is_damage() => None,
        Err(error) => return Err(error),
    };
    let Some(game) = game else {
        return Ok(say::refusal::corrupt(board.game).to(locale));
    };
    let way = listing::way_to(services, &game).await;
    let way = way.in_words(say::list::to_board);
    let state = state(board, &game);
    let text = match odds(game.terms(), &simul.setup.terms) {
        Some(odds) => say::simul::line_odds(player, odds, state, way),
        None => say::simul::line(player, state, way),
    };
    Ok(text.to(locale))
}

/// The state of a board, for its player.
fn state(board: &SimulBoard, game: &Outline) -> Text {
    use say::simul as s;
    match (board.end, game.progress) {
        (Some(End::Won), _) => s::lost(),
        (Some(End::Lost), _) => s::won(),
        (Some(End::Draw), _) => s::draw(),
        (Some(End::Void), _) => s::void(),
        (None, Progress::Counting) => s::counting(),
        (None, _) => s::to_move(Name::mentions(&game.awaited)),
    }
}

/// Terms of the game that make it even and that the `usual` ones lack, if any.
fn odds(terms: &Terms, usual: &Terms) -> Option<Text> {
    match terms.handicap.stones() {
        0 if terms.komi == usual.komi => None,
        0 => Some(say::challenge::line_komi(terms.komi)),
        stones => Some(say::challenge::line_handicap(stones)),
    }
}

fn rows(channel: ChannelId, simul: &Simul, locale: Locale) -> Vec<Row> {
    use say::simul as s;
    let press = |label, step, look| button(&label, step, channel, look, locale);
    let is_open = !simul.is_closed && !simul.is_full();
    let take = is_open.then(|| press(s::button_take(), SimulPress::Take, Look::Success));
    // Also before the first board is taken, which need not update the message at once.
    let mine = (!simul.is_over()).then(|| press(s::button_mine(), SimulPress::Mine, Look::Primary));
    let close = is_open.then(|| press(s::button_close(), SimulPress::Close, Look::Secondary));
    let buttons: Vec<_> = take.into_iter().chain(mine).chain(close).collect();
    if buttons.is_empty() {
        Vec::new()
    } else {
        vec![Row::Buttons(buttons)]
    }
}
