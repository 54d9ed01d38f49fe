//! A game on one page: its terms, its state, rulings of moderators, and its record.

use crate::clock::Timestamp;
use crate::game::{Actor, Event, EventKind, Game, Phase};
use crate::games::record;
use crate::games::view::buttons::button;
use crate::games::view::{board as view_board, heading, result, shown_state, terms, words};
use crate::games::votes::clubs;
use crate::games::votes::held::Held;
use crate::i18n::{Name, Quote, Text, Until, say};
use crate::kit::hooks;
use crate::kit::prefs::OrUsual as _;
use crate::kit::services::Services;
use crate::kit::style::{Files, Style};
use crate::kit::verb::Verb;
use crate::port::message::{Body, Card, Look, Message, Row};
use crate::port::within::length;
use crate::rules::Color;

/// Maximum number of rulings listed; fewer if their reasons are long.
const MOST_RULINGS: usize = 8;
/// Discord's limit for the value of an embed's field, in characters.
const LONGEST_FIELD: usize = 1024;

/// The page of `game`; the side to move is out of time at `deadline`, if ever.
pub(crate) async fn details(
    services: &Services,
    game: &Game,
    deadline: Option<Timestamp>,
    style: Style,
) -> Message {
    let Card {
        title, mut fields, ..
    } = terms::terms(game, style.locale);
    let mut add = |name: Text, text: String| fields.push((style.say(&name).into(), text.into()));
    add(say::people::field_state(), style.say(&state(game)));
    if let Some(deadline) = deadline {
        let until = say::people::out_at(Until(deadline));
        add(say::people::field_deadline(), style.say(&until));
    }
    add(
        say::people::field_offered(),
        style.say(&say::people::offered_at(Until(game.offer().at))),
    );
    for (field, text) in hooks::activities_of(services, game, style).await {
        add(field, text);
    }
    let rulings = rulings(game, style);
    if !rulings.is_empty() {
        add(say::people::field_rulings(), rulings.join("\n"));
    }
    let number = style.say(&say::people::game_number(game.id()));
    let mut message = Message {
        content: match game.seats() {
            Some(_) => heading(game, style),
            None => number.clone(),
        },
        card: Some(Card {
            title: format!("{title} · {number}").into(),
            body: votes(services, game, style).await,
            fields,
        }),
        ..Message::default()
    };
    message = clubs::message_for(services, game, style.club, message).await;
    if game.seats().is_some() {
        message.rows = vec![Row::Buttons(vec![button(
            &say::table::button_film(),
            Verb::Film,
            shown_state(game),
            Look::Secondary,
            style.locale,
        )])];
        message = view_board::with_picture(services, message, game, style).await;
        if style.files == Files::Allowed {
            message
                .files
                .push(record::record(services, game, style.club).await);
        }
    }
    message
}

/// The procedure of the votes in `game`, if a side votes; empty if unreadable.
async fn votes(services: &Services, game: &Game, style: Style) -> Body {
    let held = Held::of(services, game).await.or_usual(None);
    let lines = held.map(|held| held.lines(style.locale));
    lines.unwrap_or_default().join("\n").into()
}

/// Rulings of moderators; only the latest if not all fit.
fn rulings(game: &Game, style: Style) -> Vec<String> {
    let rulings: Vec<_> = game.events().iter().filter_map(ruling).collect();
    let first = rulings.len().saturating_sub(MOST_RULINGS);
    let lines = rulings[first..].iter().map(|line| style.say(line));
    let mut lines: Vec<_> = lines.collect();
    while lines.len() > 1 && length(&lines.join("\n")) > LONGEST_FIELD {
        lines.remove(0);
    }
    lines
}

/// The phase of the game, and its number of moves.
fn state(game: &Game) -> Text {
    use say::people as p;
    let moves = game.moves().len();
    match game.phase() {
        Phase::Offered { .. } => say::table::entry_offered(),
        Phase::Closed(_) => p::state_closed(),
        Phase::Finished(outcome) => match game.seats() {
            Some(seats) => {
                let names = seats.as_ref().map(|seat| words::seat(*seat));
                result::verdict(game, outcome, names)
            }
            None => p::state_closed(),
        },
        Phase::Playing if game.is_paused() => p::state_paused(moves),
        Phase::Playing if game.opening().is_some() => say::opening::state(moves),
        Phase::Playing => match game.to_move() {
            Some(Color::White) => p::state_playing(Color::White, moves),
            _ => p::state_playing(Color::Black, moves),
        },
        Phase::Counting { .. } | Phase::Trial { .. } => p::state_counting(moves),
    }
}

/// A moderator's ruling, with its author and time.
fn ruling(event: &Event) -> Option<Text> {
    use say::people as p;
    let EventKind::Ruled { ruling, reason } = &event.kind else {
        return None;
    };
    let (Actor::Moderator(author) | Actor::Player(author) | Actor::Plan(author)) = event.by else {
        return None;
    };
    let (at, author) = (Until(event.at), Name::mention(author));
    let what = words::ruling(*ruling);
    Some(match reason {
        Some(reason) => p::ruled_for(at, author, what, Quote::new(reason.as_str())),
        None => p::ruled(at, author, what),
    })
}
