//! `/challenge more:`: the terms that are rarely asked for, in one form.
//! The form carries the options that were given; what is filled in counts as further options of the command.

use crate::bot::features::challenge::change::view::color_named;
use crate::bot::features::challenge::command;
use crate::bot::features::challenge::rated_program;
use crate::bot::features::challenge::style;
use crate::bot::games::again;
use crate::bot::games::view::words;
use crate::bot::kit::carried::{Carried, CarriedValue};
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::custom_id::{CustomId as _, custom_ids};
use crate::bot::kit::failure::Failure;
use crate::bot::kit::form::filled;
use crate::bot::kit::options::Options;
use crate::bot::kit::outcome::{Handled, Outcome};
use crate::bot::kit::prefs::choice::Choosable as _;
use crate::bot::kit::refusal::{ChallengeRefusal, Refusal};
use crate::bot::kit::spec::{Choice, OptionKind, OptionSpec};
use crate::bot::port::answer::Answer;
use crate::bot::port::message::{Entry, Field, Filling, Form, LabelledMenu, Menu, Selection};
use crate::bot::port::request::OptionValue;
use crate::game::{ColorChoice, Invitation, Manner, OpeningRule, PlayerId, Stakes, Terms};
use crate::i18n::{Locale, Text, say};
use crate::rules::{Color, Handicap, RuleSet, Variant};

/// The form of `/challenge`: it carries the options that were given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TermsForm(pub Carried);

custom_ids! { TermsForm(carried) = "form"; }

/// What the form carries as the command: one letter, because a custom id has 100 characters at most.
const COMMAND: &str = "c";
/// The field of several terms, each of which says its option too, as in `where=here`.
const ALSO: &str = "also";

/// The option of `/challenge` that opens the form.
pub(super) fn option() -> OptionSpec {
    use say::command as c;
    let form = Choice {
        title: c::more_form(),
        value: "form",
    };
    OptionSpec::optional(
        "more",
        c::more(),
        c::more_about(),
        OptionKind::Choice(vec![form]),
    )
}

/// Opens the form for a challenge with these `options`, which have to fit together already.
pub(super) async fn open(ctx: &Ctx<'_>, invitation: Invitation, options: Options<'_>) -> Handled {
    let (terms, _) = command::terms_of(ctx, invitation, options.0).await?;
    let form = TermsForm(carried(invitation, options, &terms)?);
    // Only a clock in an unusual notation can be too long.
    let custom_id = form.write().ok_or(ChallengeRefusal::BadTime)?;
    let locale = ctx.reader();
    Ok(Outcome::answer(Answer::Form(Form {
        custom_id,
        title: say::command::more_form().to(locale),
        menus: menus(invitation, &terms, locale),
        fields: typed_term(&terms, locale).into_iter().collect(),
    })))
}

/// The options that were given, as short as they can be said.
fn carried(
    invitation: Invitation,
    options: Options<'_>,
    terms: &Terms,
) -> Result<Carried, Failure> {
    let text = |name: &str, value: String| Some((name.to_owned(), CarriedValue::Text(value)));
    let opponent = match invitation.one() {
        Some(player) if player.is_person() => {
            Some(("opponent".to_owned(), CarriedValue::Person(player)))
        }
        // Without a level it is meant by how it plays.
        Some(_) => match options.text("level")? {
            Some(level) => text("level", level),
            None => text("style", Manner::Usual.word().to_owned()),
        },
        None => None,
    };
    let game = options.text("game")?.and_then(|game| text("game", game));
    let size = terms.size.columns().to_string();
    let size = text("size", size).filter(|_| options.has("size"));
    let clock = text("clock", terms.pace.control.to_string()).filter(|_| options.has("clock"));
    Ok(Carried {
        command: COMMAND.to_owned(),
        subcommand: None,
        options: [opponent, game, size, clock]
            .into_iter()
            .flatten()
            .collect(),
    })
}

/// The menus of the form: each says what holds if nothing is chosen, and one with nothing to choose is left out.
fn menus(invitation: Invitation, terms: &Terms, locale: Locale) -> Vec<LabelledMenu> {
    use say::{challenge as s, opening as o};
    let one = |name: &str, label: Text, usual: Text, entries: Vec<Entry>| LabelledMenu {
        label: label.to(locale),
        menu: Menu {
            custom_id: name.to_owned(),
            placeholder: usual.to(locale),
            entries,
            selection: Selection::One,
        },
    };
    let colors = COLORS.map(|(word, colors)| entry(&color_named(colors), word, locale));
    let (rules, sets) = (words::rules_name(&terms.rules), sets(terms, locale));
    let (handicap, stones) = (words::handicap(terms), stones(terms, locale));
    let openings = openings(terms, locale);
    let mut several = one(
        ALSO,
        s::field_also(),
        s::more_usual(),
        also(invitation, terms, locale),
    );
    several.menu.selection = Selection::Any;
    let menus = [
        one("rules", s::field_rules(), rules, sets),
        one("handicap", s::field_handicap(), handicap, stones),
        one("opening", o::field(), s::more_usual(), openings),
        one(
            "colour",
            s::field_colors(),
            color_named(terms.colors),
            colors.into(),
        ),
        several,
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
fn sets(terms: &Terms, locale: Locale) -> Vec<Entry> {
    let mut sets: Vec<_> = RuleSet::of(terms.rules.variant()).collect();
    sets.sort_by_key(|set| set.is_of_booklet());
    let entry = |set: &RuleSet| entry(&words::rules_name(&set.rules), set.name, locale);
    sets.into_iter().map(entry).collect()
}

/// How many stones Black may place.
fn stones(terms: &Terms, locale: Locale) -> Vec<Entry> {
    let stones = (2..=9).filter(|stones| {
        let handicap = Handicap::placed(*stones, terms.handicap.placement());
        handicap.is_some_and(|handicap| terms.rules.allows_handicap(terms.size, handicap))
    });
    let label = say::challenge::line_handicap;
    stones
        .map(|stones| entry(&label(stones), &stones.to_string(), locale))
        .collect()
}

fn openings(terms: &Terms, locale: Locale) -> Vec<Entry> {
    let all = OpeningRule::ALL.into_iter();
    all.filter(|opening| opening.suits(&terms.rules, terms.size))
        .map(|opening| entry(&say::opening::name(opening), opening.name(), locale))
        .collect()
}

/// Who takes which colour, as the option says it.
const COLORS: [(&str, ColorChoice); 4] = [
    ("random", ColorChoice::Random),
    ("black", ColorChoice::Challenger(Color::Black)),
    ("white", ColorChoice::Challenger(Color::White)),
    ("stronger", ColorChoice::StrongerTakesWhite),
];

/// Terms that are said by being chosen, each below what it is about.
fn also(invitation: Invitation, terms: &Terms, locale: Locale) -> Vec<Entry> {
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
        let label = rated_program::named(stakes);
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
    let program = invitation.one().and_then(PlayerId::level);
    let styles = [Manner::Teaching, Manner::Even, Manner::Sparring];
    let styles = styles.into_iter().filter(|_| program.is_some());
    all.extend(styles.map(|manner| {
        let about = say::opponent::menu_style();
        term("style", manner.word(), about, style::named(manner))
    }));
    all
}

/// The term of the game that is typed: the komi of Go, the captures of Atari-Go.
fn typed_term(terms: &Terms, locale: Locale) -> Option<Field> {
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

/// Makes the challenge with the options that the form carries and with what was filled in.
pub(crate) async fn submit(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let TermsForm(carried) = TermsForm::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let mut call = again::call(ctx, carried).await;
    // A field that was left empty says nothing.
    for (name, text) in filled(ctx).filter(|(_, text)| !text.trim().is_empty()) {
        let given = match (name, text.split_once('=')) {
            ("rules" | "handicap" | "opening" | "colour" | "komi" | "captures", _) => (name, text),
            (ALSO, Some(given @ ("where" | "rated" | "pauses" | "placement" | "style", _))) => {
                given
            }
            _ => continue,
        };
        let known = call.options.iter_mut().find(|(name, _)| name == given.0);
        match known {
            // Weekends and nights are one option.
            Some((name, value)) if *name == "pauses" => {
                *value = OptionValue::Text("both".to_owned());
            }
            Some((_, value)) => *value = OptionValue::Text(given.1.to_owned()),
            None => {
                let value = OptionValue::Text(given.1.to_owned());
                call.options.push((given.0.to_owned(), value));
            }
        }
    }
    command::run(ctx, Options(&call)).await
}
