//! The message for choosing other terms: the terms as they would be sent, a menu for each of them, and the button that
//! sends them.

use crate::features::challenge::change::changes::{Changes, Odds, colors_for, is_same};
use crate::features::challenge::change::custom_id::{OfferButton, Part};
use crate::features::challenge::pace;
use crate::game::{ColorChoice, Game, PlayerId, Terms, TimeControl, team_in};
use crate::games::find::MOST_CHOICES;
use crate::games::view::buttons::shorten;
use crate::games::view::clock::control_name;
use crate::games::view::terms::terms_line;
use crate::games::view::{shown_state, words};
use crate::i18n::{Locale, Text, say};
use crate::kit::ctx::Ctx;
use crate::port::message::{Button, Entry, Look, Menu, Message, Row, Selection};
use crate::port::within::cut;
use crate::rules::{Color, Handicap, Komi, RuleSet, Size};

/// The rule set called `name`.
pub(crate) fn rules(name: &str) -> Option<&'static RuleSet> {
    RuleSet::from_name(name)
}

/// The message to choose changes: `terms` result from the `changes` of `player` to the challenge `game`.
pub(crate) fn choice(
    ctx: &Ctx<'_>,
    player: PlayerId,
    game: &Game,
    changes: &Changes,
    terms: &Terms,
) -> Message {
    let locale = ctx.reader();
    let how = say::challenge::change().to(locale);
    let carried = |part| encode(part, changes, game);
    let colors = changes
        .colors
        .map(|colors| colors_for(colors, game, player));
    let colors = say::challenge::button_colors(color_name(colors.unwrap_or(terms.colors)));
    let buttons = Row::Buttons(vec![
        Button {
            label: say::challenge::button_send().to(locale),
            custom_id: carried(Part::Send),
            look: if is_same(game, player, terms) {
                Look::Disabled
            } else {
                Look::Success
            },
        },
        Button {
            label: shorten(colors.to(locale)),
            custom_id: carried(Part::Colors),
            look: Look::Secondary,
        },
    ]);
    Message {
        content: format!("{how}\n{}", terms_line(terms, locale)),
        rows: menus(changes, game, terms, locale)
            .chain([buttons])
            .collect(),
        ..Message::default()
    }
}

/// A menu for each term that has more than one choice.
fn menus(
    changes: &Changes,
    game: &Game,
    terms: &Terms,
    locale: Locale,
) -> impl Iterator<Item = Row> {
    let clocks = match team_in(game) {
        // A vote has its own time.
        Some(_) => Vec::new(),
        None => clocks(terms, locale),
    };
    let menu = |part, placeholder: Text, entries: Vec<Entry>| {
        let menu = Menu {
            custom_id: encode(part, changes, game),
            placeholder: placeholder.to(locale),
            entries,
            selection: Selection::One,
        };
        (menu.entries.len() > 1).then_some(Row::Menu(menu))
    };
    let menus = [
        menu(Part::Size, say::command::size(), sizes(terms, locale)),
        menu(
            Part::Rules,
            say::challenge::field_rules(),
            rule_sets(terms, locale),
        ),
        menu(
            Part::Odds,
            say::challenge::field_handicap(),
            odds(terms, locale),
        ),
        menu(Part::Clock, say::pace::field_clock(), clocks),
    ];
    menus.into_iter().flatten()
}

fn encode(part: Part, changes: &Changes, game: &Game) -> String {
    OfferButton(part, *changes, shown_state(game)).encode()
}

fn entry(label: &Text, value: String, is_chosen: bool, locale: Locale) -> Entry {
    Entry {
        label: cut(&label.to(locale), 100).into_owned(),
        value,
        description: None,
        is_chosen,
    }
}

/// The usual boards, and the one that is chosen.
fn sizes(terms: &Terms, locale: Locale) -> Vec<Entry> {
    let usual = terms.rules.usual_sizes().iter().copied();
    let mut sizes: Vec<Size> = usual.filter_map(Size::square).collect();
    sizes.push(terms.size);
    sizes.sort_unstable();
    sizes.dedup();
    let entry = |size: &Size| {
        let label = say::challenge::title((&terms.rules).into(), *size);
        let value = size.columns().to_string();
        entry(&label, value, *size == terms.size, locale)
    };
    sizes.iter().map(entry).collect()
}

/// The rule sets of the game; own rules, such as more captures, stay as long as no other is chosen.
fn rule_sets(terms: &Terms, locale: Locale) -> Vec<Entry> {
    let mut sets: Vec<_> = RuleSet::of(terms.rules.variant()).collect();
    sets.sort_by_key(|set| set.is_of_booklet());
    let entry = |set: &RuleSet| {
        let label = words::rules_name(&set.rules);
        let is_chosen = set.rules == terms.rules;
        entry(&label, set.name.to_owned(), is_chosen, locale)
    };
    sets.into_iter().map(entry).collect()
}

/// No handicap with the default komi and with half a point, each number of stones, and the current choice.
fn odds(terms: &Terms, locale: Locale) -> Vec<Entry> {
    let placement = terms.handicap.placement();
    let stones = (0..=9).filter_map(|stones| Handicap::with_placement(stones, placement));
    let allowed = stones.filter(|handicap| terms.rules.allows_handicap(terms.size, *handicap));
    let mut odds: Vec<Odds> = allowed
        .map(|handicap| Odds {
            stones: handicap.stones(),
            komi: terms.rules.default_komi(handicap),
        })
        .collect();
    let half = Odds {
        stones: 0,
        komi: Komi::HALF,
    };
    let chosen = Odds {
        stones: terms.handicap.stones(),
        komi: terms.komi,
    };
    for more in [half, chosen] {
        if terms.rules.allows_komi(more.komi) && !odds.contains(&more) {
            odds.push(more);
        }
    }
    odds.sort_by_key(|odds| (odds.stones, std::cmp::Reverse(odds.komi)));
    let entry = |odds: &Odds| {
        let label = say::challenge::odds(odds.stones, odds.komi);
        entry(&label, odds.to_string(), *odds == chosen, locale)
    };
    odds.iter().map(entry).collect()
}

/// The clocks that are offered, and the one that is chosen.
fn clocks(terms: &Terms, locale: Locale) -> Vec<Entry> {
    let chosen = terms.pace.control;
    let others = pace::offered_clocks().filter(|control| *control != chosen);
    let all = [chosen].into_iter().chain(others).take(MOST_CHOICES);
    all.map(|control| {
        let label = match control {
            TimeControl::Untimed => say::pace::line_none(),
            control => control_name(control),
        };
        entry(&label, control.to_string(), control == chosen, locale)
    })
    .collect()
}

/// The choice of colours in the challenger's words.
pub(crate) fn color_name(colors: ColorChoice) -> Text {
    match colors {
        ColorChoice::Random => say::command::color_random(),
        ColorChoice::Challenger(Color::Black) => say::command::color_black(),
        ColorChoice::Challenger(Color::White) => say::command::color_white(),
        ColorChoice::StrongerTakesWhite => say::command::color_stronger(),
    }
}
