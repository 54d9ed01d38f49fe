//! The menus of the form of `/challenge`, and its text field.

use crate::features::challenge::change::view::color_name;
use crate::features::challenge::rated_program;
use crate::features::challenge::style;
use crate::game::{ColorChoice, Invitation, Manner, OpeningRule, PlayerId, Stakes, Terms};
use crate::games::view::words;
use crate::i18n::{Locale, Text, say};
use crate::kit::prefs::choice::Choosable as _;
use crate::port::message::{Entry, Field, Filling, LabelledMenu, Menu, Selection};
use crate::rules::{Color, Handicap, RuleSet, Variant};

/// The field for several terms; a value contains its option, as in `where=here`.
pub(super) const ALSO: &str = "also";

/// The menus of the form: each shows its default, and a menu without entries is left out.
pub(super) fn menus(invitation: Invitation, terms: &Terms, locale: Locale) -> Vec<LabelledMenu> {
    use say::{challenge as s, opening as o};
    let menu = |name: &str, label: Text, usual: Text, entries: Vec<Entry>| LabelledMenu {
        label: label.to(locale),
        menu: Menu {
            custom_id: name.to_owned(),
            placeholder: usual.to(locale),
            entries,
            selection: Selection::One,
        },
    };
    let colors = COLORS.map(|(word, colors)| entry(&color_name(colors), word, locale));
    let (rules, rule_sets) = (words::rules_name(&terms.rules), rule_sets(terms, locale));
    let (handicap, handicaps) = (words::handicap(terms), handicaps(terms, locale));
    let openings = openings(terms, locale);
    let mut also = menu(
        ALSO,
        s::field_also(),
        s::more_usual(),
        also_entries(invitation, terms, locale),
    );
    also.menu.selection = Selection::Any;
    let menus = [
        menu("rules", s::field_rules(), rules, rule_sets),
        menu("handicap", s::field_handicap(), handicap, handicaps),
        menu("opening", o::field(), s::more_usual(), openings),
        menu(
            "colour",
            s::field_colors(),
            color_name(terms.colors),
            colors.into(),
        ),
        also,
    ];
    let has_some = |labelled: &LabelledMenu| !labelled.menu.entries.is_empty();
    menus.into_iter().filter(has_some).collect()
}

fn entry(label: &Text, value: &str, locale: Locale) -> Entry {
    Entry {
        label: label.to(locale),
        value: value.to_owned(),
        description: None,
        is_chosen: false,
    }
}

/// The rule sets of the game, those of booklets last.
fn rule_sets(terms: &Terms, locale: Locale) -> Vec<Entry> {
    let mut sets: Vec<_> = RuleSet::of(terms.rules.variant()).collect();
    sets.sort_by_key(|set| set.is_of_booklet());
    let entry = |set: &RuleSet| entry(&words::rules_name(&set.rules), set.name, locale);
    sets.into_iter().map(entry).collect()
}

/// The handicaps that the rules allow on this board, in stones.
fn handicaps(terms: &Terms, locale: Locale) -> Vec<Entry> {
    let stones = (2..=9).filter(|stones| {
        let handicap = Handicap::with_placement(*stones, terms.handicap.placement());
        handicap.is_some_and(|handicap| terms.rules.allows_handicap(terms.size, handicap))
    });
    let label = say::challenge::line_handicap;
    stones
        .map(|stones| entry(&label(stones), &stones.to_string(), locale))
        .collect()
}

fn openings(terms: &Terms, locale: Locale) -> Vec<Entry> {
    let all = OpeningRule::ALL.into_iter();
    all.filter(|opening| opening.is_possible(&terms.rules, terms.size))
        .map(|opening| entry(&say::opening::name(opening), opening.name(), locale))
        .collect()
}

/// Choices of colours, by their words in the option.
const COLORS: [(&str, ColorChoice); 4] = [
    ("random", ColorChoice::Random),
    ("black", ColorChoice::Challenger(Color::Black)),
    ("white", ColorChoice::Challenger(Color::White)),
    ("stronger", ColorChoice::StrongerTakesWhite),
];

/// Choices for several terms, each with its subject as description.
fn also_entries(invitation: Invitation, terms: &Terms, locale: Locale) -> Vec<Entry> {
    use say::{challenge as s, command as c};
    let term = |option: &str, value: &str, about: Text, label: Text| Entry {
        description: Some(about.to(locale)),
        ..entry(&label, &format!("{option}={value}"), locale)
    };
    let mut all = vec![
        term("where", "here", s::field_venue(), c::venue_here()),
        term("where", "thread", s::field_venue(), c::venue_thread()),
    ];
    all.extend([Stakes::Rated, Stakes::Unrated].map(|stakes| {
        let label = rated_program::name(stakes);
        term("rated", stakes.word(), say::rating::field(), label)
    }));
    all.extend(["weekends", "nights"].map(|pauses| {
        let label = c::rest_named(pauses.to_owned());
        term("pauses", pauses, say::pace::field_rest(), label)
    }));
    if terms.rules.variant() == Variant::Go {
        let label = c::placement_free();
        all.push(term("placement", "free", s::field_handicap(), label));
    }
    let program = invitation.invited_player().and_then(PlayerId::level);
    let styles = [Manner::Teaching, Manner::Even, Manner::Sparring];
    let styles = styles.into_iter().filter(|_| program.is_some());
    all.extend(styles.map(|manner| {
        let about = say::opponent::menu_style();
        term("style", manner.word(), about, style::name(manner))
    }));
    all
}

/// The typed term of the game: the komi of Go, the captures of Atari-Go.
pub(super) fn typed_term(terms: &Terms, locale: Locale) -> Option<Field> {
    use say::challenge as s;
    let (name, label, example) = match terms.rules.variant() {
        Variant::Go => ("komi", s::field_komi(), words::komi(terms).to(locale)),
        Variant::AtariGo => ("captures", s::field_captures(), "1".to_owned()),
        Variant::Gomoku | Variant::GoBang => return None,
    };
    Some(Field {
        name: name.to_owned(),
        label: label.to(locale),
        placeholder: example,
        max_length: 8,
        filling: Filling::Optional(String::new()),
    })
}
