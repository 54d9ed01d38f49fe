//! An opening in words: the next task, the latest choice, and the buttons for it.

use crate::game::{Game, MOST_FIFTHS, OpeningChoice, OpeningStep};
use crate::games::view::buttons::button;
use crate::games::view::{shown_state, words};
use crate::i18n::{Locale, Text, say};
use crate::kit::verb::{GameButton, Verb};
use crate::port::message::{Button, Entry, Look, Menu, Row, Selection};
use crate::rules::Color;

/// The next task; none if there is no opening, or it is over.
pub(crate) fn task(game: &Game) -> Option<Text> {
    use say::opening as o;
    let opening = game.opening()?;
    let (stones, color) = (game.moves().len(), game.position().to_move());
    Some(match opening.step {
        OpeningStep::Place => match opening.rule.square(stones) {
            Some(1) => o::place_middle(),
            Some(across) => o::place_within(stones + 1, color, across),
            None => o::place(stones + 1, color),
        },
        OpeningStep::Choose => o::choose(),
        OpeningStep::ChooseOrPlaceTwo => o::choose_or_two(),
        OpeningStep::ChooseOrOfferTen => o::choose_or_ten(),
        OpeningStep::Count => o::count(),
        OpeningStep::Offer { all, offered } => match offered.len() {
            0 => o::offer_all(all),
            some => o::offer(usize::from(all) - some),
        },
        OpeningStep::Pick { offered } => o::pick(offered),
    })
}

/// The latest choice in an opening.
pub(crate) fn choice_text(game: &Game, choice: OpeningChoice) -> Option<Text> {
    use say::opening as o;
    Some(match choice {
        OpeningChoice::Take(_) => {
            let names = game.seats()?.as_ref().map(|seat| words::seat(*seat));
            o::colors(names.black, names.white)
        }
        OpeningChoice::PlaceTwo => o::two_more(),
        OpeningChoice::Fifths(number) => o::fifth_moves(number),
        OpeningChoice::OfferTen => o::fifth_moves(10),
    })
}

/// Buttons if the next action is not a stone; none if it is.
pub(crate) fn buttons(game: &Game, locale: Locale) -> Option<Vec<Button>> {
    use say::opening as o;
    let press = |label: &Text, verb| button(label, verb, shown_state(game), Look::Primary, locale);
    let take = || {
        vec![
            press(&o::button_take(Color::Black), Verb::TakeBlack),
            press(&o::button_take(Color::White), Verb::TakeWhite),
        ]
    };
    match game.opening()?.step {
        OpeningStep::Place | OpeningStep::Offer { .. } | OpeningStep::Pick { .. } => None,
        OpeningStep::Choose => Some(take()),
        OpeningStep::ChooseOrPlaceTwo => {
            let mut buttons = take();
            buttons.push(press(&o::button_two(), Verb::PlaceTwo));
            Some(buttons)
        }
        OpeningStep::ChooseOrOfferTen => {
            let mut buttons = take();
            buttons.push(press(&o::button_ten(), Verb::OfferTen));
            Some(buttons)
        }
        OpeningStep::Count => Some(Vec::new()),
    }
}

/// The menu in which White chooses the number of fifth moves.
pub(crate) fn menu(game: &Game, locale: Locale) -> Option<Row> {
    let OpeningStep::Count = game.opening()?.step else {
        return None;
    };
    let entries = (1..=MOST_FIFTHS).map(|number| Entry {
        label: say::opening::fifths(number).to(locale),
        value: number.to_string(),
        description: None,
        is_chosen: false,
    });
    Some(Row::Menu(Menu {
        custom_id: GameButton(Verb::Fifths, shown_state(game)).write(),
        placeholder: say::opening::menu_fifths().to(locale),
        entries: entries.collect(),
        selection: Selection::One,
    }))
}
