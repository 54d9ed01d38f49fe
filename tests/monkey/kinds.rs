//! The kinds of buttons, menus and forms, and their use.

use std::collections::BTreeMap;

use tengen::bot::club::teach::custom_id::TeachButton;
use tengen::bot::features::challenge::change::custom_id::Part;
use tengen::bot::features::challenge::program::Part as Program;
use tengen::bot::features::evening::custom_id::EveningPress;
use tengen::bot::features::ladder::custom_id::LadderPress;
use tengen::bot::features::league::custom_id::LeaguePress;
use tengen::bot::features::look::watch::Watch;
use tengen::bot::features::plan::picker::custom_id::PlanPickerPress;
use tengen::bot::features::puzzle::step::{PracticePress, PuzzlePress};
use tengen::bot::features::rulebook::page_button::StartButton;
use tengen::bot::features::rulebook::step::RulebookPress;
use tengen::bot::features::rulebook::topic::Shelf;
use tengen::bot::features::settings::card::Whose;
use tengen::bot::features::settings::setup::SETTINGS;
use tengen::bot::features::simul::custom_id::SimulPress;
use tengen::bot::features::tournament::custom_id::TournamentPress;
use tengen::bot::games::view::paging::Way;
use tengen::bot::kit::prefs::choice::Choosable as _;
use tengen::bot::kit::verb::Verb;
use tengen::i18n::Locale;

use crate::support::token::Token;

/// The use of a `custom_id`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    Button,
    Menu,
    Form,
}

impl Deed {
    fn word(self) -> &'static str {
        match self {
            Self::Button => "button",
            Self::Menu => "menu",
            Self::Form => "form",
        }
    }
}

/// The kind of the control with `custom_id`: without the game, the page and the language, as in `form play`.
pub(super) fn kind(deed: Deed, custom_id: &str) -> String {
    let mut parts = custom_id.split(':').skip(1);
    let mut part = || parts.next().unwrap_or_default().to_owned();
    // A new kind belongs into `all`, too.
    let word = match Token::parse(custom_id) {
        None => custom_id.to_owned(),
        Some(
            Token::Game(..)
            | Token::Dead(_)
            | Token::Put(..)
            | Token::PutSure(..)
            | Token::View(..)
            | Token::LineView(..)
            | Token::Rule(..)
            | Token::Which(..)
            | Token::There(..)
            | Token::Value(_)
            | Token::Page(_)
            | Token::Forget(_)
            | Token::Own(_)
            | Token::Club(_)
            | Token::Open(_)
            | Token::Take(_)
            | Token::Seat(_)
            | Token::Terms(_)
            | Token::Seats(_)
            | Token::PlayProgram(_)
            | Token::Profile(_)
            // Four members do not fill a page of a table, so it has no other page.
            | Token::Season(_)
            | Token::Standings
            | Token::LeaveWeekly
            | Token::LadderFrom(_)
            | Token::LeagueFrom(_)
            | Token::LeagueNext(_)
            | Token::WatchFrom
            | Token::VetoMove(_)
            | Token::Others(_)
            | Token::Family
            | Token::Browsers
            | Token::Organise
            | Token::LessonGame(_)
            | Token::Guess(_)
            | Token::Exercises(_),
        ) => part(),
        // A button for each possible answer.
        Some(Token::Book(RulebookPress::Count(_), ..)) => "book:count".to_owned(),
        Some(
            Token::Offer(..)
            | Token::Book(..)
            | Token::Puzzle(..)
            | Token::Practice(..)
            | Token::Start(..)
            | Token::Watch(..)
            | Token::Record(..)
            | Token::Program(_)
            | Token::Setup(_)
            | Token::Settings(_)
            | Token::Line(..)
            | Token::Tournament(_)
            | Token::Ladder(_)
            | Token::ClubPress(_)
            | Token::League(_)
            | Token::Evening(_)
            | Token::Simul(_)
            | Token::Reviewed(_)
            | Token::Teach(_),
        ) => {
            format!("{}:{}", part(), part())
        }
        Some(Token::Shelf(..)) => {
            let (shelf, _language) = (part(), part());
            format!("{shelf}:{}", part())
        }
    };
    format!("{} {word}", deed.word())
}

/// Verbs whose button opens a form with the same verb.
const FORMS: [&str; 11] = [
    "form",
    "club-page:edit",
    "type",
    "mark",
    "seki",
    "pass-ko",
    "plan-add",
    "book:answer",
    "rule",
    "reviewed:comment",
    "reviewed:note",
];
/// Entries of a game's menu.
const MORE: [&str; 17] = [
    "board",
    "text",
    "film",
    "sgf",
    "review",
    "guess",
    "note",
    "rules",
    "plan",
    "undo",
    "pause",
    "call-off",
    "both-lose",
    "mark",
    "seki",
    "try",
    "resign",
];

/// Every kind.
fn all() -> Vec<String> {
    let verbs = Verb::ALL.iter().map(|(_, word)| (*word).to_owned());
    // Verbs of a menu or a form alone.
    let buttonless = ["plan-drop", "mark", "seki", "fifths"];
    let mut buttons: Vec<String> = verbs
        .filter(|word| !buttonless.contains(&word.as_str()))
        .collect();
    buttons.extend(
        [
            "put",
            "put-sure",
            "view",
            "line-view",
            "there",
            "page",
            "forget",
            "rule",
        ]
        .map(str::to_owned),
    );
    buttons.extend(["own", "club", "open", "take", "seat", "seats", "guess"].map(str::to_owned));
    // A review need not have a mistake before the position, or ten moves after it.
    let reviewed = [
        "graph", "guess", "on", "back", "comment", "note", "publish", "ask",
    ];
    buttons.extend(reviewed.map(|word| format!("reviewed:{word}")));
    let carried = |token: Token| token.write().unwrap();
    let mut all: Vec<String> = buttons
        .iter()
        .map(|word| format!("button {word}"))
        .collect();
    for step in RulebookPress::all() {
        let token = Token::Book(step, Locale::English, "ko".to_owned());
        all.push(kind(Deed::Button, &carried(token)));
    }
    all.push("button book:count".to_owned());
    for button in StartButton::ALL {
        all.push(kind(Deed::Button, &carried(Token::Start(button))));
    }
    all.extend(PuzzlePress::ALL.map(|(_, word)| format!("button puzzle:{word}")));
    all.extend(PracticePress::ALL.map(|(_, word)| format!("button practice:{word}")));
    let watch = Watch::WORDS.iter();
    all.extend(watch.map(|(_, word)| format!("button follow:{word}")));
    let menus = [
        "more",
        "plan-drop",
        "fifths",
        "which",
        "dead",
        "watch",
        "profile",
        "standings",
        "ladder-challenge",
        "league-play",
        "league-next",
        "veto-move",
        "tournament-others",
        "family",
        "browsers",
        "organise",
        "reviewed:remove",
    ];
    all.extend(menus.map(|word| format!("menu {word}")));
    all.extend(SETTINGS.map(|name| format!("menu setup:{name}")));
    all.extend(["button opponent", "button weekly-leave"].map(str::to_owned));
    for (part, word) in Program::WORDS {
        let deed = match part {
            Program::Begin => "button",
            Program::Game | Program::Style | Program::Level => "menu",
        };
        all.push(format!("{deed} versus:{word}"));
    }
    for (part, word) in Part::ALL {
        let deed = if Part::MENUS.contains(&part) {
            "menu"
        } else {
            "button"
        };
        all.push(format!("{deed} offer:{word}"));
    }
    let line = PlanPickerPress::WORDS.iter();
    all.extend(line.map(|(_, word)| format!("button line:{word}")));
    for whose in Whose::ALL {
        all.push(kind(Deed::Menu, &carried(Token::Settings(whose))));
    }
    all.extend(["menu value", "form value"].map(str::to_owned));
    for shelf in Shelf::ALL {
        all.push(kind(
            Deed::Menu,
            &carried(Token::Shelf(shelf, Locale::English)),
        ));
    }
    for word in TournamentPress::WORDS.iter().copied() {
        let kind = match word {
            // A proposal has pages with more than twenty-four players, and here are four.
            "page" => continue,
            "swap" => "menu tournament:swap".to_owned(),
            word => format!("button tournament:{word}"),
        };
        all.push(kind);
    }
    // A ladder has pages with many players, and here are three.
    let ladder = LadderPress::WORDS
        .iter()
        .copied()
        .filter(|word| !["all", "from"].contains(word));
    all.extend(ladder.map(|word| format!("button ladder:{word}")));
    all.extend(["share", "edit"].map(|word| format!("button club-page:{word}")));
    // Four members are one division.
    let league = LeaguePress::WORDS
        .iter()
        .filter(|word| **word != "division");
    all.extend(league.map(|word| format!("button league:{word}")));
    all.extend(EveningPress::words().map(|word| format!("button evening:{word}")));
    all.extend(
        SimulPress::WORDS
            .iter()
            .map(|word| format!("button simul:{word}")),
    );
    all.extend(
        TeachButton::WORDS
            .iter()
            .map(|word| format!("button teach:{word}")),
    );
    all.push("button exercises".to_owned());
    all.extend(
        Way::WORDS
            .iter()
            .map(|word| format!("button record:{word}")),
    );
    all.push("button lesson-game".to_owned());
    all.extend(FORMS.map(|word| format!("form {word}")));
    all.extend(["answer", "again"].map(|word| format!("form puzzle:{word}")));
    all.push("form practice:answer".to_owned());
    all.extend(MORE.map(|word| format!("more {word}")));
    all
}

/// Number of uses of each kind.
#[derive(Debug, Default)]
pub(super) struct Kinds(BTreeMap<String, u64>);

impl Kinds {
    pub(super) fn note(&mut self, kind: &str) {
        *self.0.entry(kind.to_owned()).or_default() += 1;
    }

    pub(super) fn times(&self, kind: &str) -> u64 {
        self.0.get(kind).copied().unwrap_or(0)
    }

    /// The kinds that were never used.
    pub(super) fn missed(&self) -> Vec<String> {
        let all = all().into_iter();
        all.filter(|kind| self.times(kind) == 0).collect()
    }

    /// A line per kind with its number of uses.
    pub(super) fn summary(&self) -> String {
        let lines = self
            .0
            .iter()
            .map(|(kind, times)| format!("{times:6} {kind}"));
        lines.collect::<Vec<_>>().join("\n")
    }
}
