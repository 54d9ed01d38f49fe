//! Typed custom ids of all buttons, menus and forms, for tests that press everything.

use tengen::bot::club::teach::custom_id::{ExercisesButton, LessonGameButton, TeachButton};
use tengen::bot::features::challenge::change::changes::Changes;
use tengen::bot::features::challenge::change::custom_id::{OfferButton, Part};
use tengen::bot::features::challenge::more::TermsForm;
use tengen::bot::features::challenge::open::TakeButton;
use tengen::bot::features::challenge::program::ProgramChoice;
use tengen::bot::features::challenge::weekly::command::LeaveButton;
use tengen::bot::features::club::custom_id::{ClubPress, PageButton as ClubPageButton};
use tengen::bot::features::count::menu::DeadMenu;
use tengen::bot::features::evening::custom_id::EveningButton;
use tengen::bot::features::ladder::custom_id::{LadderButton, LadderMenu};
use tengen::bot::features::league::custom_id::{LeagueButton, LeagueMenu, LeagueNextMenu};
use tengen::bot::features::look::watch::{Watch, WatchButton, WatchMenu};
use tengen::bot::features::moderation::rule_button::RuleButton;
use tengen::bot::features::page::browsers::BrowserMenu;
use tengen::bot::features::plan::picker::custom_id::{LineButton, LineViewButton, PlanPickerPress};
use tengen::bot::features::play::picker::custom_id::{PutButton, PutSureButton, ViewButton};
use tengen::bot::features::puzzle::step::{
    PracticeButton, PracticePress, PuzzleButton, PuzzlePress,
};
use tengen::bot::features::rating::custom_id::{ProfileMenu, StandingsButton, StandingsMenu};
use tengen::bot::features::review::custom_id::{GuessButton, ReviewButton};
use tengen::bot::features::review::record_board::{RecordButton, RecordPress};
use tengen::bot::features::rulebook::commands::OrganiseMenu;
use tengen::bot::features::rulebook::page_button::{
    BookButton, PageButton, ShelfMenu, StartButton,
};
use tengen::bot::features::rulebook::step::RulebookPress;
use tengen::bot::features::rulebook::topic::Shelf;
use tengen::bot::features::seats::list::SeatsButton;
use tengen::bot::features::settings::card::Whose;
use tengen::bot::features::settings::families::FamilyMenu;
use tengen::bot::features::settings::forget::ForgetButton;
use tengen::bot::features::settings::menu::{SettingMenu, ValueMenu};
use tengen::bot::features::settings::setup::SetupMenu;
use tengen::bot::features::simul::custom_id::SimulButton;
use tengen::bot::features::tournament::custom_id::{OthersMenu, TournamentButton};
use tengen::bot::features::vote::veto::VetoMenu;
use tengen::bot::features::which::custom_id::ThereButton;
use tengen::bot::games::carried::{Carried, WhichMenu};
use tengen::bot::games::program::PlayButton;
use tengen::bot::games::program::offered::Offered;
use tengen::bot::games::seats::SeatButton;
use tengen::bot::games::tabs::{ClubButton, OpenButton, OwnButton};
use tengen::bot::games::view::grid::View;
use tengen::bot::kit::custom_id::CustomId as _;
use tengen::bot::kit::verb::{GameButton, Verb};
use tengen::bot::port::answer::Shown;
use tengen::game::{GameId, Ruling};
use tengen::i18n::Locale;
use tengen::rules::{Move, Point};
use tengen::store::PuzzleId;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    Game(Verb, Shown),
    Dead(DeadMenu),
    Offer(Part, Changes, Shown),
    Put(Point, Shown),
    PutSure(Point, Shown),
    View(View, Shown),
    Rule(Ruling, Shown),
    Forget(u16),
    Which(Carried),
    There(Carried, Shown),
    Shelf(Shelf, Locale),
    Book(RulebookPress, Locale, String),
    Page(String),
    Start(StartButton),
    Puzzle(PuzzlePress, PuzzleId),
    Practice(PracticePress, u32),
    LessonGame(LessonGameButton),
    Own(u16),
    Club(GameId),
    Open(GameId),
    Take(Shown),
    Seat(Shown),
    Seats(SeatsButton),
    WatchFrom,
    Watch(Watch, GameId),
    Record(RecordPress, u16),
    Setup(&'static str),
    Family,
    Browsers,
    Organise,
    Line(PlanPickerPress, Vec<Move>, Shown),
    LineView(View, Vec<Move>, Shown),
    Settings(Whose),
    Value(String),
    PlayProgram(Option<Offered>),
    LeaveWeekly,
    Program(ProgramChoice),
    Tournament(TournamentButton),
    Others(OthersMenu),
    Evening(EveningButton),
    Simul(SimulButton),
    Ladder(LadderButton),
    LadderFrom(LadderMenu),
    League(LeagueButton),
    LeagueFrom(LeagueMenu),
    LeagueNext(LeagueNextMenu),
    Profile(ProfileMenu),
    Season(StandingsButton),
    Standings,
    ClubPress(ClubPress),
    Teach(TeachButton),
    Exercises(ExercisesButton),
    VetoMove(Shown),
    Terms(Carried),
    Reviewed(ReviewButton),
    Guess(GuessButton),
}

impl Token {
    pub(crate) fn write(&self) -> Option<String> {
        match self.clone() {
            Self::Game(verb, shown) => Some(GameButton(verb, shown).write()),
            Self::Dead(menu) => menu.write(),
            Self::Offer(part, changes, shown) => OfferButton(part, changes, shown).write(),
            Self::Put(point, shown) => PutButton(point, shown).write(),
            Self::PutSure(point, shown) => PutSureButton(point, shown).write(),
            Self::View(view, shown) => ViewButton(view, shown).write(),
            Self::Rule(ruling, shown) => RuleButton(ruling, shown).write(),
            Self::Forget(games) => ForgetButton(games).write(),
            Self::Which(carried) => WhichMenu(carried).write(),
            Self::There(carried, shown) => ThereButton(shown, carried).write(),
            Self::Shelf(shelf, locale) => ShelfMenu(locale, shelf).write(),
            Self::Book(step, locale, key) => BookButton(step, locale, key).write(),
            Self::Page(key) => PageButton(key).write(),
            Self::Start(button) => button.write(),
            Self::Puzzle(step, id) => PuzzleButton(step, id).write(),
            Self::Practice(step, number) => PracticeButton(step, number).write(),
            Self::LessonGame(button) => button.write(),
            Self::Own(from) => OwnButton(from).write(),
            Self::Club(first) => ClubButton(first).write(),
            Self::Open(first) => OpenButton(first).write(),
            Self::Take(shown) => TakeButton(shown).write(),
            Self::Seat(shown) => SeatButton(shown).write(),
            Self::Terms(carried) => TermsForm(carried).write(),
            Self::Seats(page) => page.write(),
            Self::WatchFrom => WatchMenu.write(),
            Self::Watch(watch, game) => WatchButton(watch, game).write(),
            Self::Record(press, after) => RecordButton(press, after).write(),
            Self::Setup(setting) => SetupMenu(setting).write(),
            Self::Family => FamilyMenu.write(),
            Self::Browsers => BrowserMenu.write(),
            Self::Organise => OrganiseMenu.write(),
            Self::Line(step, line, shown) => LineButton(step, line, shown).write(),
            Self::LineView(view, line, shown) => LineViewButton(view, line, shown).write(),
            Self::Settings(whose) => SettingMenu(whose).write(),
            Self::Value(name) => ValueMenu(name).write(),
            Self::LeaveWeekly => LeaveButton.write(),
            Self::PlayProgram(game) => PlayButton(game).write(),
            Self::Program(choice) => choice.write(),
            Self::Tournament(button) => button.write(),
            Self::Others(menu) => menu.write(),
            Self::Evening(button) => button.write(),
            Self::Simul(button) => button.write(),
            Self::Ladder(button) => button.write(),
            Self::LadderFrom(menu) => menu.write(),
            Self::League(button) => button.write(),
            Self::LeagueFrom(menu) => menu.write(),
            Self::LeagueNext(menu) => menu.write(),
            Self::Profile(menu) => menu.write(),
            Self::Season(button) => button.write(),
            Self::Standings => StandingsMenu.write(),
            Self::ClubPress(step) => ClubPageButton(step).write(),
            Self::Teach(button) => button.write(),
            Self::Exercises(button) => button.write(),
            Self::VetoMove(shown) => VetoMenu(shown).write(),
            Self::Reviewed(button) => button.write(),
            Self::Guess(button) => button.write(),
        }
    }

    pub(crate) fn parse(text: &str) -> Option<Self> {
        let game = GameButton::parse(text).map(|GameButton(verb, shown)| Self::Game(verb, shown));
        game.or_else(|| PutButton::parse(text).map(|PutButton(at, shown)| Self::Put(at, shown)))
            .or_else(|| PutSureButton::parse(text).map(|PutSureButton(p, at)| Self::PutSure(p, at)))
            .or_else(|| DeadMenu::parse(text).map(Self::Dead))
            .or_else(|| OfferButton::parse(text).map(|OfferButton(p, c, at)| Self::Offer(p, c, at)))
            .or_else(|| ViewButton::parse(text).map(|ViewButton(view, it)| Self::View(view, it)))
            .or_else(|| RuleButton::parse(text).map(|RuleButton(rule, at)| Self::Rule(rule, at)))
            .or_else(|| ForgetButton::parse(text).map(|ForgetButton(games)| Self::Forget(games)))
            .or_else(|| WhichMenu::parse(text).map(|WhichMenu(carried)| Self::Which(carried)))
            .or_else(|| ThereButton::parse(text).map(|ThereButton(at, it)| Self::There(it, at)))
            .or_else(|| ShelfMenu::parse(text).map(|ShelfMenu(to, shelf)| Self::Shelf(shelf, to)))
            .or_else(|| {
                BookButton::parse(text).map(|BookButton(step, l, k)| Self::Book(step, l, k))
            })
            .or_else(|| LessonGameButton::parse(text).map(Self::LessonGame))
            .or_else(|| PageButton::parse(text).map(|PageButton(key)| Self::Page(key)))
            .or_else(|| StartButton::parse(text).map(Self::Start))
            .or_else(|| {
                PuzzleButton::parse(text).map(|PuzzleButton(step, id)| Self::Puzzle(step, id))
            })
            .or_else(|| {
                PracticeButton::parse(text)
                    .map(|PracticeButton(step, number)| Self::Practice(step, number))
            })
            .or_else(|| OwnButton::parse(text).map(|OwnButton(from)| Self::Own(from)))
            .or_else(|| ClubButton::parse(text).map(|ClubButton(first)| Self::Club(first)))
            .or_else(|| OpenButton::parse(text).map(|OpenButton(first)| Self::Open(first)))
            .or_else(|| TakeButton::parse(text).map(|TakeButton(shown)| Self::Take(shown)))
            .or_else(|| TermsForm::parse(text).map(|TermsForm(carried)| Self::Terms(carried)))
            .or_else(|| SeatButton::parse(text).map(|SeatButton(shown)| Self::Seat(shown)))
            .or_else(|| SeatsButton::parse(text).map(Self::Seats))
            .or_else(|| EveningButton::parse(text).map(Self::Evening))
            .or_else(|| SimulButton::parse(text).map(Self::Simul))
            .or_else(|| LadderButton::parse(text).map(Self::Ladder))
            .or_else(|| LadderMenu::parse(text).map(Self::LadderFrom))
            .or_else(|| LeagueButton::parse(text).map(Self::League))
            .or_else(|| LeagueMenu::parse(text).map(Self::LeagueFrom))
            .or_else(|| LeagueNextMenu::parse(text).map(Self::LeagueNext))
            .or_else(|| WatchMenu::parse(text).map(|WatchMenu| Self::WatchFrom))
            .or_else(|| WatchButton::parse(text).map(|WatchButton(it, at)| Self::Watch(it, at)))
            .or_else(|| RecordButton::parse(text).map(|RecordButton(it, at)| Self::Record(it, at)))
            .or_else(|| SetupMenu::parse(text).map(|SetupMenu(it)| Self::Setup(it)))
            .or_else(|| FamilyMenu::parse(text).map(|FamilyMenu| Self::Family))
            .or_else(|| BrowserMenu::parse(text).map(|BrowserMenu| Self::Browsers))
            .or_else(|| OrganiseMenu::parse(text).map(|OrganiseMenu| Self::Organise))
            .or_else(|| SettingMenu::parse(text).map(|SettingMenu(it)| Self::Settings(it)))
            .or_else(|| LineButton::parse(text).map(|LineButton(it, l, at)| Self::Line(it, l, at)))
            .or_else(|| {
                LineViewButton::parse(text)
                    .map(|LineViewButton(view, line, at)| Self::LineView(view, line, at))
            })
            .or_else(|| ValueMenu::parse(text).map(|ValueMenu(it)| Self::Value(it)))
            .or_else(|| LeaveButton::parse(text).map(|LeaveButton| Self::LeaveWeekly))
            .or_else(|| PlayButton::parse(text).map(|PlayButton(game)| Self::PlayProgram(game)))
            .or_else(|| ProgramChoice::parse(text).map(Self::Program))
            .or_else(|| TournamentButton::parse(text).map(Self::Tournament))
            .or_else(|| OthersMenu::parse(text).map(Self::Others))
            .or_else(|| ProfileMenu::parse(text).map(Self::Profile))
            .or_else(|| StandingsButton::parse(text).map(Self::Season))
            .or_else(|| StandingsMenu::parse(text).map(|StandingsMenu| Self::Standings))
            .or_else(|| ClubPageButton::parse(text).map(|ClubPageButton(it)| Self::ClubPress(it)))
            .or_else(|| TeachButton::parse(text).map(Self::Teach))
            .or_else(|| ExercisesButton::parse(text).map(Self::Exercises))
            .or_else(|| VetoMenu::parse(text).map(|VetoMenu(shown)| Self::VetoMove(shown)))
            .or_else(|| ReviewButton::parse(text).map(Self::Reviewed))
            .or_else(|| GuessButton::parse(text).map(Self::Guess))
    }
}
