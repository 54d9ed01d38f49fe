//! External engines as opponents.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tengen::bot::games::program::outside::{Engine, EngineError, Programs};
use tengen::clock::{ManualClock, Span};
use tengen::config::{Config, Opponent};
use tengen::engine::Decision;
use tengen::engine::outside::EngineCommand;
use tengen::game::{GameId, Phase, PlayerId};
use tengen::i18n::{Link, Name, UserInput, say};
use tengen::process::ProcessError;
use tengen::rules::{Color, RuleSet, Size};

use super::{points, stone};
use crate::support::board::at;
use crate::support::cast::{KURO, SHIRO};
use crate::support::table::{TABLE, Table, private, public, sentence};
use crate::support::words::{assert_begins, assert_says, english};

/// Settings with two external engines.
const SETTINGS: &str = r#"
[[engine]]
name = "Fake"
strength = "strong"
protocol = "gtp"
command = ["fake"]
rules = ["japanese", "chinese"]
sizes = [13, 9]

[[engine]]
name = "Five"
protocol = "gomocup"
command = ["five"]
rules = ["renju", "gomoku"]
sizes = [9, 15]
"#;

/// A fake engine: answers by a script, and notes the commands.
#[derive(Default)]
struct Fake {
    answers: Mutex<VecDeque<Result<Decision, ProcessError>>>,
    said: Mutex<Vec<String>>,
    restarts: Mutex<usize>,
    clock: Arc<ManualClock>,
    /// Time that passes before a request without a scripted answer fails.
    patience: Mutex<Span>,
}

#[async_trait::async_trait]
impl Programs for Fake {
    async fn ask(&self, _: &Engine, said: &[EngineCommand]) -> Result<Decision, ProcessError> {
        let texts = said.iter().map(|said| said.text.as_str());
        let told = texts.collect::<Vec<_>>().join("\n");
        self.said.lock().unwrap().push(told);
        let answer = self.answers.lock().unwrap().pop_front();
        answer.unwrap_or_else(|| {
            self.clock.advance(*self.patience.lock().unwrap());
            Err(ProcessError::Late)
        })
    }

    async fn answer(
        &self,
        _: &Engine,
        _: &[EngineCommand],
        _: Duration,
    ) -> Result<String, ProcessError> {
        Err(ProcessError::Late)
    }

    async fn restart(&self, _: &Engine) {
        *self.restarts.lock().unwrap() += 1;
    }
}

impl Fake {
    fn will(&self, answers: impl IntoIterator<Item = Result<Decision, ProcessError>>) {
        self.answers.lock().unwrap().extend(answers);
    }

    fn fails_after(&self, patience: Span) {
        *self.patience.lock().unwrap() = patience;
    }

    fn question_count(&self) -> usize {
        self.said.lock().unwrap().len()
    }
}

fn settings() -> Config {
    Config::parse(SETTINGS).unwrap()
}

fn player(name: &str) -> PlayerId {
    PlayerId::outside(name).unwrap()
}

fn named(name: &str) -> Name {
    Name::mention(player(name))
}

/// A table with the programs of the settings.
fn table() -> (Table, Arc<Fake>) {
    let mut table = Table::new();
    let fake = Arc::new(Fake {
        clock: table.clock.clone(),
        ..Fake::default()
    });
    table.program.engines = Engine::all(&settings().engines).unwrap();
    table.program.programs = Some(fake.clone());
    table.restart();
    (table.without_limits(), fake)
}

/// Kuro plays Black against the program that is made for Go.
fn new_game() -> (Table, Arc<Fake>) {
    let (mut table, fake) = table();
    let _card = public(table.say(KURO, "/challenge level:fake size:9 colour:black"));
    assert_eq!(table.answer(), 1, "it accepts");
    drop(table.take_deeds());
    (table, fake)
}

fn refusal(name: &str, what: &str) -> String {
    english(say::opponent::engine_refuses(named(name), what.to_owned()))
}

/// The message to Kuro about an external engine that does not answer.
fn failure_notice(text: fn(Name, Name, GameId, Link) -> tengen::i18n::Text) -> String {
    let place = Link::to_channel(TABLE);
    let told = english(text(KURO.mention(), named("Fake"), GameId::new(1), place));
    told.replace(&format!("<#{TABLE}>"), "")
}

#[test]
fn it_is_suggested_where_it_plays() {
    let (mut table, _) = table();
    let levels: Vec<_> = (1..=9).map(|level| level.to_string()).collect();
    for (command, others) in [
        ("/challenge level:", vec!["Fake", "Five"]),
        ("/challenge game:go level:", vec!["Fake"]),
        ("/challenge game:gomoku level:", vec!["Five"]),
        ("/challenge game:gomoku size:9 level:", vec![]),
        ("/challenge game:go rules:tromp-taylor level:", vec![]),
        ("/challenge game:go size:19 level:", vec![]),
        ("/challenge game:go-bang level:", vec![]),
        ("/challenge style:teaching level:", vec![]),
    ] {
        let suggested = table.suggestions(KURO, command, "level");
        let (own, found) = suggested.split_at(levels.len());
        assert_eq!(own, levels, "{command}");
        assert_eq!(found, others, "{command}");
    }
    let numbered = table.suggestions(KURO, "/challenge level:7", "level");
    assert_eq!(numbered[0], "7", "not a level whose rank has a 7 in it");
    for style in ["even", "sparring"] {
        let command = format!("/challenge style:{style} level:");
        let suggested = table.suggestions(KURO, &command, "level");
        assert!(suggested.is_empty(), "{style} has no levels: {suggested:?}");
    }
    assert_eq!(
        table.suggestions(KURO, "/challenge level:stro", "level"),
        ["Fake"],
        "its strength stands beside its name"
    );
}

#[test]
fn a_challenge_to_it_proposes_what_it_plays_first() {
    let (mut table, _) = table();
    let card = public(table.say(KURO, "/challenge level:FAKE"));
    assert_says(&card, "Fake");
    let _card = public(table.say(KURO, "/challenge level:five"));
    for (number, name, rules, side) in [(1, "Fake", "japanese", 13), (2, "Five", "renju", 15)] {
        let game = table.game(number);
        assert_eq!(game.offer().invitation.invited_player(), Some(player(name)));
        assert_eq!(game.terms().rules, RuleSet::from_name(rules).unwrap().rules);
        assert_eq!(game.terms().size, Size::square(side).unwrap());
    }
}

#[test]
fn what_it_does_not_play_is_refused_in_words() {
    let (mut table, _) = table();
    for (command, name, what) in [
        ("level:fake game:gomoku", "Fake", "only-go"),
        ("level:fake rules:tromp-taylor", "Fake", "rules"),
        ("level:fake size:19", "Fake", "board"),
        ("level:five game:go", "Five", "only-five"),
        ("level:five game:go-bang rules:pente", "Five", "only-five"),
        (
            "level:five game:gomoku size:9 rules:gomoku",
            "Five",
            "board",
        ),
        ("level:five game:gomoku opening:swap2", "Five", "opening"),
    ] {
        let told = sentence(table.say(KURO, &format!("/challenge {command}")));
        assert_eq!(told, refusal(name, what), "{command}");
    }
    let told = sentence(table.say(KURO, "/challenge level:nobody"));
    let typed = UserInput::new("nobody");
    assert_eq!(told, english(say::refusal::bad_choice(typed)));
    let told = sentence(table.say(KURO, "/challenge level:fake rated:rated"));
    assert_eq!(told, english(say::rating::no_engines()));
}

#[test]
fn it_hears_the_whole_game_and_its_move_counts() {
    let (mut table, fake) = new_game();
    let opened = table.desk.lock().messages.last().unwrap().message.clone();
    assert_says(&opened, "Fake");
    fake.will([Ok(stone("G7"))]);
    let _done = private(table.say(KURO, "/play at:C3"));
    assert_eq!(table.answer(), 1);
    drop(table.take_deeds());
    assert_eq!(points(&table.game(1)), [Some(at("C3")), Some(at("G7"))]);
    let said = fake.said.lock().unwrap().join("\n");
    assert_says(&said, "play black C3\ngenmove white");
    let game = table.game(1);
    assert!(game.seats().unwrap()[Color::White].contains(player("Fake")));
    assert_eq!(table.answer(), 0, "it is Kuro's turn");
}

#[test]
fn a_move_that_is_not_allowed_is_asked_for_once_more() {
    let (mut table, fake) = new_game();
    fake.will([Ok(stone("C3")), Ok(stone("D5"))]);
    let _done = private(table.say(KURO, "/play at:C3"));
    assert_eq!(table.answer(), 1);
    drop(table.take_deeds());
    assert_eq!(points(&table.game(1)), [Some(at("C3")), Some(at("D5"))]);
    assert_eq!(*fake.restarts.lock().unwrap(), 1);
}

#[test]
fn a_program_that_is_mute_is_asked_again_and_the_player_is_told_once() {
    let (mut table, fake) = new_game();
    // Longer than its backoff.
    fake.fails_after(Span::minutes(2));
    let _done = private(table.say(KURO, "/play at:C3"));
    assert_eq!(table.answer(), 0);
    // The answer is slow, so the board shows kuro's move alone.
    let _board = table.take_post();
    assert_eq!(fake.question_count(), 2, "once more after a restart");
    assert_eq!(table.answer(), 0);
    assert_eq!(fake.question_count(), 2, "it rests");
    assert_eq!(table.take_deeds(), [], "one failure may be chance");
    table.clock.advance(Span::minutes(1));
    assert_eq!(table.answer(), 0);
    assert_eq!(fake.question_count(), 4);
    let notice = table.take_post();
    assert_eq!(notice.mention, [KURO.player()]);
    let mute = failure_notice(say::opponent::engine_mute);
    assert_begins(&notice, &mute);
    table.clock.advance(Span::minutes(1));
    assert_eq!(table.answer(), 0);
    assert_eq!(fake.question_count(), 4, "it rests longer each time");
    table.restart();
    for _ in 0..3 {
        table.clock.advance(Span::hours(1));
        assert_eq!(table.answer(), 0);
    }
    assert_eq!(table.take_deeds(), [], "they know");
    fake.will([Ok(stone("D5"))]);
    table.clock.advance(Span::hours(1));
    assert_eq!(table.answer(), 1);
    drop(table.take_deeds());
    assert_eq!(table.game(1).moves().len(), 2);
}

#[test]
fn the_time_of_a_program_that_fails_is_spent_as_well() {
    let (mut table, fake) = new_game();
    let minutes = Config::default().opponent.minutes_an_hour;
    fake.fails_after(Span::minutes(minutes.into()));
    let _done = private(table.say(KURO, "/play at:C3"));
    assert_eq!(table.answer(), 0);
    let told = sentence(table.say(KURO, "/challenge level:five"));
    assert_eq!(told, english(say::opponent::no_time()));
    let _board = table.take_post();
}

#[test]
fn a_game_with_a_mute_program_can_be_called_off() {
    let (mut table, _) = new_game();
    let _done = private(table.say(KURO, "/play at:C3"));
    assert_eq!(table.answer(), 0);
    let _asked = table.say(KURO, "/game call-off");
    assert!(table.answer() >= 1);
    drop(table.take_deeds());
    let game = table.game(1);
    assert!(matches!(game.phase(), Phase::Finished(outcome) if outcome.winner.is_none()));
}

#[test]
fn a_program_that_the_settings_name_no_more_says_so() {
    let (mut table, _) = new_game();
    let _done = private(table.say(KURO, "/play at:C3"));
    table.program.engines.clear();
    table.restart();
    assert_eq!(table.answer(), 0);
    let notice = table.take_post();
    let gone = failure_notice(say::opponent::engine_gone);
    assert_begins(&notice, &gone);
    assert_eq!(table.answer(), 0, "they know");
    let _asked = table.say(KURO, "/game call-off");
    assert!(table.answer() >= 1);
    drop(table.take_deeds());
    let _question = table.press(KURO, say::table::button_rematch());
    let again = table.press(KURO, say::challenge::button_rematch_swapped());
    assert_eq!(sentence(again), refusal("Fake", "gone"));
    let told = sentence(table.say(KURO, "/challenge level:fake"));
    assert_eq!(
        told,
        english(say::refusal::bad_choice(UserInput::new("fake")))
    );
}

#[test]
fn games_against_it_are_among_those_against_the_program() {
    let (mut table, _) = table();
    table.program.settings = Opponent {
        games: 1,
        ..Config::default().opponent
    };
    table.restart();
    let _card = public(table.say(KURO, "/challenge level:fake"));
    for level in ["five", "3"] {
        let told = sentence(table.say(KURO, &format!("/challenge level:{level}")));
        assert_eq!(told, english(say::opponent::too_many(1)), "{level}");
    }
    let _card = public(table.say(SHIRO, "/challenge level:five"));
}

#[test]
fn a_game_is_counted_by_the_program_that_the_club_knows() {
    let (mut table, fake) = new_game();
    fake.will([Ok(Decision::Pass)]);
    let _done = private(table.say(KURO, "/play at:E5"));
    assert_eq!(table.answer(), 1);
    let _stopped = table.say(KURO, "/game pass");
    assert!(matches!(table.game(1).phase(), Phase::Counting { .. }));
    assert!(table.answer() >= 1, "it answers the count");
    drop(table.take_deeds());
    assert_eq!(
        fake.question_count(),
        1,
        "another program is asked for moves alone"
    );
}

#[test]
fn settings_that_cannot_be_played_are_refused() {
    let fault = |change: &dyn Fn(&mut tengen::config::Engine)| {
        let mut engine = settings().engines.remove(0);
        change(&mut engine);
        Engine::of(&engine).unwrap_err()
    };
    let name = fault(&|engine| engine.name = "Zen-9".to_owned());
    assert_eq!(name, EngineError::Name("Zen-9".to_owned()));
    let rules = fault(&|engine| engine.rules = vec!["mine".to_owned()]);
    assert!(matches!(rules, EngineError::Rules(..)));
    let size = fault(&|engine| engine.sizes = vec![20]);
    assert!(matches!(size, EngineError::Size(_, 20)));
    let five = fault(&|engine| engine.rules = vec!["atari-go".to_owned()]);
    assert!(matches!(five, EngineError::Inexpressible(_, "atari-go", _)));
    let board = fault(&|engine| {
        engine.rules = vec!["gomoku".to_owned()];
        engine.sizes = vec![2];
    });
    assert!(matches!(board, EngineError::NoBoard(_, "gomoku")));
}
