//! The messages of a review: the graph with the mistakes in words, and a board after each move.

use crate::engine::review::{Mistake, Review};
use crate::features::review::chart::chart;
use crate::features::review::custom_id::ReviewPress;
use crate::features::review::noted::Noted;
use crate::features::review::offers::Offers;
use crate::features::review::words::{Reviewed, judgement};
use crate::features::review::{noted, words};
use crate::game::{Game, has_partners};
use crate::games::share;
use crate::games::view::buttons::button;
use crate::games::view::diagram::position_diagram;
use crate::games::view::{alt, heading, paging, shown_state};
use crate::i18n::{Text, say};
use crate::kit::draft;
use crate::kit::draft::{Draft, Drawing, Otherwise, Picture, Size};
use crate::kit::style::Style;
use crate::kit::verb::Verb;
use crate::port::message::{Button, Look, Message, Row};
use crate::render::{Diagram, Mark};
use crate::rules::{Move, Position};

/// The readers of a review's message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Readers {
    /// One member, with further offers.
    Private(Offers),
    /// Everybody in the channel.
    Public,
}

/// The graph of `review`, and the mistakes in words.
pub(crate) fn graph(game: &Game, review: &Review, readers: Readers, style: Style) -> Draft {
    let reviewed = Reviewed::of(game, review);
    let mut lines = vec![heading(game, style)];
    lines.extend(words::mistake_lines(reviewed, style));
    lines.extend(judgement(reviewed).iter().map(|text| style.say(text)));
    if game.seats().is_some_and(has_partners) {
        lines.push(style.say(&say::review::sides()));
    }
    let name = format!("tengen-{}-review.png", game.id());
    Draft {
        message: Message {
            content: lines.join("\n"),
            rows: rows(game, review, Page::Graph, readers, style),
            ..Message::default()
        },
        pictures: vec![graph_picture(reviewed, name, style)],
    }
}

/// The graph under `name`.
pub(super) fn graph_picture(reviewed: Reviewed<'_>, name: String, style: Style) -> Picture {
    let graph = chart(reviewed.moves, reviewed.review);
    Picture {
        name,
        drawing: Drawing::Chart(Box::new(graph)),
        size: Size::Usual,
        alt: graph_in_words(reviewed).to(style.locale),
        otherwise: Otherwise::Nothing,
    }
}

/// The lead in the middle of the game and at its end: the mistakes stand beside the picture.
fn graph_in_words(reviewed: Reviewed<'_>) -> Text {
    let (moves, review) = (reviewed.moves.len(), reviewed.review);
    let at = |place: usize| {
        let value = review
            .readings
            .get(place)
            .map_or(0, |reading| reading.value);
        words::standing(review.measure, value)
    };
    say::review::alt(moves, moves / 2, at(moves / 2), at(moves))
}

/// The board at the move of `noted`, with a better move if it was a mistake; none if the game has fewer moves.
pub(crate) fn board(
    game: &Game,
    review: &Review,
    noted: &Noted,
    readers: Readers,
    style: Style,
) -> Option<Draft> {
    let after = usize::from(noted.after);
    let value = review.readings.get(after)?.value;
    let mut positions = game.positions().skip(after.saturating_sub(1));
    let before = positions.next()?;
    let position = if after == 0 {
        before.clone()
    } else {
        positions.next()?
    };
    let mistake = review
        .mistakes
        .iter()
        .find(|one| usize::from(one.number) == after);
    let mut alt_texts = vec![
        say::table::after_move(after, game.moves().len()),
        words::standing(review.measure, value),
    ];
    let rules = game.terms().rules;
    let mut diagram = position_diagram(&rules, &position);
    let mut lines = vec![heading(game, style), on_one_line(&alt_texts, style)];
    if let Some(mistake) = mistake {
        let texts = mistake_texts(Reviewed::of(game, review), mistake, [&before, &position]);
        lines.push(on_one_line(&texts, style));
        alt_texts.extend(texts);
        diagram = mark_better(diagram, mistake);
    }
    lines.extend(noted.lines.iter().cloned());
    alt_texts.extend(alt::position_sentences(&position));
    let picture = Picture {
        name: format!("tengen-{}-review-{after}.png", game.id()),
        size: Size::Usual,
        alt: alt::part(&alt_texts, &diagram, style.locale),
        otherwise: Otherwise::Content(draft::board_text(&diagram)),
        drawing: Drawing::Board(Box::new(diagram)),
    };
    let page = Page::Board {
        after,
        has_private: noted.has_private,
    };
    Some(Draft {
        message: Message {
            content: lines.join("\n"),
            rows: rows(game, review, page, readers, style),
            ..Message::default()
        },
        pictures: vec![picture],
    })
}

/// `diagram` with a circle where a better move than `mistake` was.
pub(crate) fn mark_better(diagram: Diagram, mistake: &Mistake) -> Diagram {
    match mistake.better {
        Move::Play(point) => diagram.mark(Mark::Circle, [point]),
        Move::Pass => diagram,
    }
}

/// Sentences about the move that was better than `mistake`.
pub(crate) fn mistake_texts(
    reviewed: Reviewed<'_>,
    mistake: &Mistake,
    around: [&Position; 2],
) -> Vec<Text> {
    let better = words::better(reviewed, mistake);
    let why = words::why(&reviewed.rules, mistake, around);
    better.into_iter().chain(why).collect()
}

fn on_one_line(texts: &[Text], style: Style) -> String {
    let texts: Vec<_> = texts.iter().map(|text| style.say(text)).collect();
    texts.join(" ")
}

/// The content of a message of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    Graph,
    /// The board after this many moves, and whether the reader has private notes there.
    Board {
        after: usize,
        has_private: bool,
    },
}

/// The buttons: from mistake to mistake, and from move to move. A public message opens a private one.
fn rows(game: &Game, review: &Review, page: Page, readers: Readers, style: Style) -> Vec<Row> {
    let Readers::Private(offers) = readers else {
        let label = say::review::button();
        let open = button(
            &label,
            Verb::Review,
            shown_state(game),
            Look::Secondary,
            style.locale,
        );
        return vec![Row::Buttons(vec![open])];
    };
    let after = match page {
        Page::Graph => 0,
        Page::Board { after, .. } => after,
    };
    let numbers = review
        .mistakes
        .iter()
        .map(|mistake| usize::from(mistake.number));
    let previous = numbers.clone().rev().find(|number| *number < after);
    let next = numbers.clone().find(|number| *number > after);
    let id = |press, after| noted::id(press, game, after);
    let to_mistake = |label: Text, press, to: Option<usize>| Button {
        label: style.say(&label),
        custom_id: id(press, to.unwrap_or(after)),
        look: if to.is_some() {
            Look::Primary
        } else {
            Look::Disabled
        },
    };
    let (label, press) = match page {
        Page::Graph => (say::review::button_guess(), ReviewPress::Guess),
        Page::Board { .. } => (say::review::button_graph(), ReviewPress::Graph),
    };
    let mut first = vec![
        to_mistake(say::review::button_before(), ReviewPress::Before, previous),
        to_mistake(say::review::button_after(), ReviewPress::After, next),
        Button {
            label: style.say(&label),
            custom_id: id(press, after),
            look: Look::Secondary,
        },
    ];
    if let Some(Row::Buttons(share)) =
        share::row(game, Verb::ShareReview, offers.channel, style.locale)
    {
        first.extend(share);
    }
    let turn = |way, to: u16| id(ReviewPress::Page(way), to.into());
    let second = paging::buttons(after, game.moves().len(), style.locale, turn);
    let third = more_buttons(game, page, offers, style, id);
    let rows = [first, second, third].into_iter();
    rows.filter(|row| !row.is_empty())
        .map(Row::Buttons)
        .collect()
}

/// Buttons for comments and notes, and for the further `offers`.
fn more_buttons(
    game: &Game,
    page: Page,
    offers: Offers,
    style: Style,
    id: impl Fn(ReviewPress, usize) -> String,
) -> Vec<Button> {
    let plain = |label: Text, press, after| Button {
        label: style.say(&label),
        custom_id: id(press, after),
        look: Look::Secondary,
    };
    let mut buttons = Vec::new();
    if let Page::Board { after, has_private } = page {
        buttons.push(plain(
            say::note::button_comment(),
            ReviewPress::Comment,
            after,
        ));
        if has_private {
            buttons.push(plain(say::note::button_show(), ReviewPress::Publish, after));
        }
    }
    if offers.ask {
        buttons.push(plain(say::note::button_ask(), ReviewPress::Ask, 0));
    }
    if offers.page {
        let (label, shown) = (say::note::button_page(), shown_state(game));
        let look = Look::Secondary;
        buttons.push(button(&label, Verb::ReviewPage, shown, look, style.locale));
    }
    buttons
}
