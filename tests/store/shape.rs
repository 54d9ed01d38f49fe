//! The shapes of all versions are frozen: databases that were written must be read for ever.
//!
//! The fixtures are a small database for each version with every shape in it, as it was first written:
//! its rows in hexadecimal digits, and its export. Of version 4 there are two: until games that were over
//! stayed in the rows in which they were played, all their events were packed into one.

use std::fmt::Write as _;
use std::path::Path;

use tengen::clock::Span;
use tengen::game::time::{Nights, TimeControl, Weekends};
use tengen::game::{
    Action, Actor, ChannelId, ClubId, ColorChoice, Draft, Game, GameId, Hour, Invitation, Life,
    MessageId, Overdue, Pace, Phase, Place, PlayerId, Proposal, Revision, Ruling, Stronger, Terms,
    Venue, decide, offer,
};
use tengen::puzzle::{Level, Topic};
use tengen::rules::{
    Color, GoRules, Handicap, KoRule, Komi, Move, Placement, RuleSet, Rules, Scoring, Size,
};
use tengen::store::{BoardMessage, Daily, Matter, PuzzleId, Store, Trail};

use super::{
    CHANNEL, KURO, SHIRO, START, act, append, create, in_runtime, open, place, play, table,
};
use crate::support::board::at;
use crate::support::database::bare;

const EXPORT: &str = include_str!("fixtures/v4.jsonl");
/// Lines of tree, key and value.
const ROWS: &str = include_str!("fixtures/v4-rows.hex");
pub(super) const ROWS_AND_RECORDS: &str = include_str!("fixtures/v4.hex");
const EXPORT_3: &str = include_str!("fixtures/v3.jsonl");
const ROWS_3: &str = include_str!("fixtures/v3.hex");
/// A posted puzzle of each kind of question, and what two people have tried.
const PUZZLES: &str = include_str!("fixtures/puzzles.jsonl");
const PUZZLE_ROWS: &str = include_str!("fixtures/puzzles.hex");
/// A posted problem, a posted study, and one that waits.
const PROBLEMS: &str = include_str!("fixtures/problems.jsonl");
const PROBLEM_ROWS: &str = include_str!("fixtures/problems.hex");
/// What comes each day in two channels, and the letter of a puzzle that is to be posted.
const DAILY: &str = include_str!("fixtures/daily.jsonl");
const DAILY_ROWS: &str = include_str!("fixtures/daily.hex");
const EXPORT_2: &str = include_str!("fixtures/v2.jsonl");
pub(super) const ROWS_2: &str = include_str!("fixtures/v2.hex");
const EXPORT_1: &str = include_str!("fixtures/v1.jsonl");
const ROWS_1: &str = include_str!("fixtures/v1.hex");
const PUZZLE_TREES: [&str; 5] = [
    "puzzles",
    "attempts",
    "puzzlers",
    "puzzles due",
    "proposals",
];
pub(super) const TREES: [&str; 7] = [
    "meta", "events", "records", "lists", "due", "boards", "settings",
];

/// A game with all kinds of moves, marks and agreements, counted to its end.
async fn counted(store: &Store) {
    let game = table(store, "territory", 5).await;
    let game = play(store, game, "B2 A1 D4 pass pass").await;
    let mark = |life| Action::Mark {
        point: at("A1"),
        life,
    };
    let game = act(store, &game, KURO, mark(Life::Dead)).await;
    let game = act(store, &game, SHIRO, mark(Life::Alive)).await;
    let game = act(store, &game, SHIRO, Action::Resume).await;
    let game = play(store, game, "C3 pass pass").await;
    let game = act(store, &game, KURO, Action::Agree).await;
    act(store, &game, SHIRO, Action::Agree).await;
}

/// A challenge with as much out of the ordinary as fits together.
async fn offered(store: &Store, draft: Draft, invited: Option<PlayerId>, place: Place) -> Game {
    let event = offer(KURO, invited, Terms::new(draft).unwrap(), place, START).unwrap();
    create(store, event).await
}

/// A game by the Japanese rules with all that they know of, ended by a moderator.
async fn japanese(store: &Store) {
    let game = table(store, "japanese", 5).await;
    let game = play(store, game, "B1 C1 A2 D2 B3 C3 pass B2 pass pass").await;
    let dead = [at("B3")].into_iter().collect();
    let seki = [at("C3")].into_iter().collect();
    let suggest = Action::Suggest { dead, seki };
    let game = by_the_clock(store, &game, suggest, Span::seconds(9)).await;
    let in_seki = Action::Mark {
        point: at("D2"),
        life: Life::Seki,
    };
    let mut game = act(store, &game, KURO, in_seki).await;
    let first = Color::Black;
    let on_copy = |point: &str| Action::Move(Move::Play(at(point)));
    for (player, action) in [
        (SHIRO, Action::Try { first }),
        (KURO, on_copy("C2")),
        (SHIRO, Action::PassForKo(at("B2"))),
        (KURO, Action::Move(Move::Pass)),
        (SHIRO, on_copy("B2")),
        (KURO, Action::EndTrial),
        (KURO, Action::Propose(Proposal::BothLose)),
        (SHIRO, Action::Reject),
        (KURO, Action::Agree),
        (SHIRO, Action::Agree),
        (SHIRO, Action::Confirm),
        (KURO, Action::Object),
        (KURO, Action::Propose(Proposal::BothLose)),
    ] {
        game = act(store, &game, player, action).await;
    }
    let forfeit = Ruling::Forfeit {
        loser: Color::White,
    };
    let moderator = Actor::Moderator(PlayerId::new(19));
    let event = decide(&game, moderator, rule(forfeit), START).unwrap();
    append(store, &game, event).await.unwrap();
    let game = table(store, "japanese", 5).await;
    let event = decide(&game, moderator, rule(Ruling::BothLose), START).unwrap();
    append(store, &game, event).await.unwrap();
    // Two stones sent and one returned: the whole board comes back.
    let game = table(store, "japanese", 5).await;
    let game = play(store, game, "B1 A2 D1 B2 C2 E5 A1 C1 B1 pass").await;
    let no_result = Action::Propose(Proposal::NoResult);
    let game = act(store, &game, KURO, no_result).await;
    act(store, &game, SHIRO, Action::Consent).await;
}

/// A game of pairs with a substitute.
async fn pairs(store: &Store) {
    let [partner, one, other] = [13, 14, 15].map(PlayerId::new);
    let invitation = Invitation::Pairs {
        partner,
        opponents: [one, other],
    };
    let draft = Draft::even(
        RuleSet::named("territory").unwrap().rules,
        Size::square(9).unwrap(),
    );
    let event = offer(
        KURO,
        invitation,
        Terms::new(draft).unwrap(),
        place(CHANNEL),
        START,
    );
    let mut game = create(store, event.unwrap()).await;
    let accept = Action::Accept {
        stronger: None,
        toss: Color::Black,
    };
    let substitute = Proposal::Substitute {
        out: partner,
        into: SHIRO,
    };
    for (player, action) in [
        (one, accept.clone()),
        (partner, accept.clone()),
        (other, accept),
        (partner, Action::Propose(substitute)),
        (one, Action::Consent),
    ] {
        game = act(store, &game, player, action).await;
    }
}

async fn by_the_clock(store: &Store, game: &Game, action: Action, after: Span) -> Game {
    let event = decide(game, Actor::Clock, action, START.after(after)).unwrap();
    append(store, game, event).await.unwrap()
}

/// kuro and shiro play Gomoku on a clock.
async fn timed(store: &Store, control: TimeControl, overdue: Overdue) -> Game {
    let five = RuleSet::named("gomoku").unwrap().rules;
    let draft = Draft {
        colors: ColorChoice::Challenger(Color::Black),
        pace: Pace {
            overdue,
            weekends: Weekends::Rest,
            nights: Nights::Rest,
            ..Pace::of(control)
        },
        ..Draft::even(five, Size::square(15).unwrap())
    };
    let game = offered(store, draft, Some(SHIRO), place(CHANNEL)).await;
    let accept = Action::Accept {
        stronger: None,
        toss: Color::Black,
    };
    act(store, &game, SHIRO, accept).await
}

/// All that has to do with clocks, with undoing, and with what moderators do besides.
async fn paced(store: &Store) {
    let day = Span::days(1);
    let game = timed(store, TimeControl::FISCHER_OFFERED, Overdue::Loses).await;
    let game = play(store, game, "H8 G8").await;
    let game = act(store, &game, SHIRO, Action::TakeBack).await;
    let to = game.undo_point(Color::Black).unwrap();
    let game = act(store, &game, KURO, Action::Propose(Proposal::Undo { to })).await;
    let game = act(store, &game, SHIRO, Action::Consent).await;
    let game = play(store, game, "H8 H9").await;
    let game = act(store, &game, SHIRO, Action::GiveTime(day)).await;
    let game = act(store, &game, KURO, Action::Propose(Proposal::Pause)).await;
    let game = act(store, &game, SHIRO, Action::Consent).await;
    let game = act(store, &game, KURO, Action::GoOn).await;
    let game = by_the_clock(store, &game, Action::Rest(Span::hours(7)), day).await;
    let span = Span::hours(1);
    let color = Color::White;
    let game = ruled(store, &game, Ruling::MoreTime { color, span }).await;
    let into = PlayerId::new(77);
    let game = ruled(store, &game, Ruling::Reseat { out: SHIRO, into }).await;
    let plan = Actor::Plan(KURO);
    let event = decide(
        &game,
        plan,
        Action::Move(Move::Play(at("J9"))),
        START.after(day),
    )
    .unwrap();
    let game = append(store, &game, event).await.unwrap();
    let winner = Color::Black;
    ruled(store, &game, Ruling::Adjudicated { winner }).await;

    let each = TimeControl::per_move(1).unwrap();
    let game = timed(store, each, Overdue::Loses).await;
    by_the_clock(store, &game, Action::RunOut, Span::days(2)).await;
    let game = timed(store, each, Overdue::WaitingSideChooses).await;
    let game = play(store, game, "H8 H9").await;
    let game = by_the_clock(store, &game, Action::RunOut, Span::days(2)).await;
    act(store, &game, SHIRO, Action::Claim).await;
    let periods = TimeControl::byo_yomi(day, day, 3).unwrap();
    let game = timed(store, periods, Overdue::WaitingSideChooses).await;
    let game = play(store, game, "H8 H9").await;
    let game = by_the_clock(store, &game, Action::RunOut, Span::days(9)).await;
    act(store, &game, SHIRO, Action::CallOff).await;
    let stones = TimeControl::canadian(day, day, 10).unwrap();
    let game = timed(store, stones, Overdue::Loses).await;
    let game = act(store, &game, SHIRO, Action::Propose(Proposal::Draw)).await;
    act(store, &game, KURO, Action::Consent).await;
    let game = timed(store, TimeControl::Untimed, Overdue::WaitingSideChooses).await;
    act(store, &game, SHIRO, Action::Propose(Proposal::CallOff)).await;
    let game = timed(store, stones, Overdue::Loses).await;
    ruled(store, &game, Ruling::CalledOff).await;
}

/// A ruling as there were until reasons were asked for.
fn rule(ruling: Ruling) -> Action {
    Action::Rule {
        ruling,
        reason: None,
    }
}

async fn ruled(store: &Store, game: &Game, ruling: Ruling) -> Game {
    let judge = Actor::Moderator(PlayerId::new(99));
    let event = decide(game, judge, rule(ruling), START.after(Span::days(1))).unwrap();
    append(store, game, event).await.unwrap()
}

/// Every rule set, choice of colours, venue, way of ending, and kind of row.
async fn every_shape(store: &Store) {
    counted(store).await;
    let here = place(CHANNEL);
    let private = Place {
        club: None,
        channel: ChannelId::new(101),
    };
    let even = |name: &str, side| {
        Draft::even(
            RuleSet::named(name).unwrap().rules,
            Size::square(side).unwrap(),
        )
    };
    let declined = Draft {
        colors: ColorChoice::Challenger(Color::Black),
        ..even("atari-go", 9)
    };
    let game = offered(store, declined, Some(SHIRO), private).await;
    act(store, &game, SHIRO, Action::Decline).await;
    let withdrawn = Draft {
        colors: ColorChoice::Challenger(Color::White),
        ..even("atari-go-empty", 9)
    };
    let game = offered(store, withdrawn, None, here).await;
    act(store, &game, KURO, Action::Withdraw).await;
    let game = offered(store, even("gomoku", 15), None, here).await;
    by_the_clock(store, &game, Action::Lapse, Span::days(7)).await;
    let threaded = Draft {
        colors: ColorChoice::StrongerTakesWhite,
        venue: Venue::Thread,
        ..even("gomoku-exact", 15)
    };
    let game = offered(store, threaded, None, here).await;
    let stronger = Some(Stronger::Accepter);
    let accept = Action::Accept {
        stronger,
        toss: Color::White,
    };
    let game = act(store, &game, SHIRO, accept).await;
    let thread = Place {
        club: Some(ClubId::new(1)),
        channel: ChannelId::new(102),
    };
    let game = by_the_clock(store, &game, Action::Relocate(thread), Span::seconds(2)).await;
    play(store, game, "H8 O1").await;
    let game = table(store, "go-bang", 19).await;
    act(store, &game, KURO, Action::Resign).await;
    offered(store, even("go-bang-exact", 19), Some(SHIRO), here).await;
    for (ko, scoring, komi) in [
        (KoRule::PositionalSuperko, Scoring::Area, 15),
        (KoRule::SituationalSuperko, Scoring::Stones, 0),
        (KoRule::Simple, Scoring::Area, -7),
    ] {
        let rules = Rules::Go(GoRules::new(ko, scoring));
        let komi = Komi::from_half_points(komi).unwrap();
        let handicap = Handicap::new(if komi == Komi::ZERO { 9 } else { 0 }).unwrap();
        let draft = Draft {
            handicap,
            komi,
            ..Draft::even(rules, Size::square(19).unwrap())
        };
        offered(store, draft, Some(SHIRO), here).await;
    }
    japanese(store).await;
    pairs(store).await;
    paced(store).await;
    for name in [
        "traditional-two-edges",
        "tromp-taylor",
        "go-bang-plain",
        "pente",
    ] {
        offered(store, even(name, 19), None, here).await;
    }
    let free = Draft {
        handicap: Handicap::placed(3, Placement::Free).unwrap(),
        ..even("chinese", 9)
    };
    offered(store, free, None, here).await;
    let board = BoardMessage {
        channel: CHANNEL,
        message: MessageId::new(1_234_567_890_123_456_789),
        revision: Revision::new(3),
    };
    store
        .shown(GameId::new(5), board, Trail::Kept, &[])
        .await
        .unwrap();
    store.set_setting("language/100", "de").await.unwrap();
}

pub(super) fn exported(store: &Store) -> String {
    let mut bytes = Vec::new();
    store.export(&mut bytes).unwrap();
    String::from_utf8(bytes).unwrap()
}

/// The lines of an export: their order is not part of what they say.
fn sorted(export: &str) -> Vec<&str> {
    let mut lines: Vec<_> = export.lines().collect();
    lines.sort_unstable();
    lines
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

pub(super) fn rows(folder: &Path, trees: &[&str]) -> String {
    let db = bare(folder);
    let mut text = String::new();
    for name in trees {
        for row in db.open_tree(name).unwrap().iter() {
            let (key, value) = row.unwrap();
            writeln!(text, "{name} {} {}", hex(&key), hex(&value)).unwrap();
        }
    }
    text
}

#[test]
fn version_four_is_written_as_ever() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        every_shape(&store).await;
        assert_eq!(exported(&store), EXPORT);
        store.close().await.unwrap();
        assert_eq!(rows(folder.path(), &TREES), ROWS);
    });
}

/// A database with these rows.
pub(super) fn written(folder: &Path, rows: &str) {
    let unhex = |digits: &str| -> Vec<u8> {
        let pairs = digits
            .as_bytes()
            .chunks(2)
            .map(|pair| str::from_utf8(pair).unwrap());
        pairs
            .map(|pair| u8::from_str_radix(pair, 16).unwrap())
            .collect()
    };
    let db = bare(folder);
    for line in rows.lines() {
        // Names of trees may have spaces.
        let mut row = line.rsplitn(3, ' ');
        let mut next = || row.next().unwrap();
        let (value, key, tree) = (unhex(next()), unhex(next()), next());
        db.open_tree(tree).unwrap().insert(key, value).unwrap();
    }
    db.flush().unwrap();
}

#[test]
fn version_four_is_read_for_ever() {
    for rows in [ROWS, ROWS_AND_RECORDS] {
        let folder = tempfile::tempdir().unwrap();
        written(folder.path(), rows);
        in_runtime(async {
            assert_eq!(exported(&open(folder.path())), EXPORT);
        });
    }
}

/// Puzzles are the only news of version 4.
#[test]
fn version_three_is_read_for_ever() {
    let folder = tempfile::tempdir().unwrap();
    written(folder.path(), ROWS_3);
    in_runtime(async {
        let today = EXPORT_3.replacen(r#""schema":3"#, r#""schema":4"#, 1);
        assert_eq!(exported(&open(folder.path())), today);
    });
}

#[test]
fn puzzles_are_written_and_read_as_ever() {
    for (exported, rows) in [(PUZZLES, PUZZLE_ROWS), (PROBLEMS, PROBLEM_ROWS)] {
        are_written_and_read(exported, rows);
    }
    for shape in ["problem", "study", "proposal"] {
        assert!(PROBLEMS.contains(&format!("\"{shape}\"")), "{shape}");
    }
    let questions = "liberties forbidden captures ko stones territory dead_chains five pairs atari_go \
        trying solved gave_up rule";
    for shape in questions.split_whitespace() {
        assert!(PUZZLES.contains(&format!("\"{shape}\"")), "{shape}");
    }
}

#[test]
fn daily_puzzles_are_written_and_read_as_ever() {
    let (old, new) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    written(old.path(), DAILY_ROWS);
    in_runtime(async {
        assert_eq!(exported(&open(old.path())), DAILY);
        let store = open(new.path());
        let daily = Daily {
            club: ClubId::new(1),
            hour: Hour::ALL[9],
            topic: Some(Topic::LifeAndDeath),
            level: Some(Level::ALL[4]),
            next: START,
        };
        let anything = Daily {
            topic: None,
            level: None,
            ..daily
        };
        for (channel, daily) in [(100, daily), (200, anything)] {
            let channel = ChannelId::new(channel);
            store.set_daily(channel, Some(daily)).await.unwrap();
        }
        let letter = Matter::NewPuzzle {
            channel: CHANNEL,
            puzzle: PuzzleId::new(7),
        };
        store.write(GameId::NONE, letter).await.unwrap();
        assert_eq!(exported(&store), DAILY);
        store.close().await.unwrap();
        let trees = ["meta", "dailies", "dailies due", "outbox"];
        assert_eq!(rows(new.path(), &trees), DAILY_ROWS);
    });
}

fn are_written_and_read(text: &str, written_rows: &str) {
    let (old, new) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    written(old.path(), written_rows);
    in_runtime(async {
        assert_eq!(exported(&open(old.path())), text);
        let store = open(new.path());
        store.import(text.as_bytes()).unwrap();
        store.close().await.unwrap();
        let (_, puzzles) = written_rows.split_once("puzzles 00").unwrap();
        assert_eq!(
            rows(new.path(), &PUZZLE_TREES),
            format!("puzzles 00{puzzles}")
        );
    });
}

/// Version 3 has more to say, and says the same of all that version 2 knew.
#[test]
fn version_two_is_read_for_ever() {
    let folder = tempfile::tempdir().unwrap();
    written(folder.path(), ROWS_2);
    in_runtime(async {
        let today = EXPORT_2.replacen(r#""schema":2"#, r#""schema":4"#, 1);
        assert_eq!(sorted(&exported(&open(folder.path()))), sorted(&today));
    });
}

/// The rows and the export of the first version say the same, and older programs are kept out from then on.
#[test]
fn version_one_is_read_for_ever() {
    let (old, new) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    written(old.path(), ROWS_1);
    in_runtime(async {
        let imported = open(new.path());
        imported.import(EXPORT_1.as_bytes()).unwrap();
        let store = open(old.path());
        assert_eq!(exported(&store), exported(&imported));
        for (id, events) in [(1, 15), (2, 2), (5, 5)] {
            let game = store.game(GameId::new(id)).await.unwrap().unwrap();
            assert_eq!(game.events().len(), events, "game {id}");
        }
        let counted = store.game(GameId::new(1)).await.unwrap().unwrap();
        assert_eq!(
            RuleSet::having(&counted.terms().rules).unwrap().name,
            "territory"
        );
        assert_eq!(counted.terms().komi.half_points(), 13);
        assert!(matches!(counted.phase(), Phase::Finished(_)));
        // What was written then goes on now.
        let game = store.game(GameId::new(5)).await.unwrap().unwrap();
        let game = play(&store, game, "H9 O2").await;
        assert_eq!(store.game(game.id()).await.unwrap(), Some(game));
        store.close().await.unwrap();
    });
    let schema = bare(old.path()).open_tree("meta").unwrap().get("schema");
    assert_eq!(&*schema.unwrap().unwrap(), &4_u32.to_be_bytes());
}

#[test]
fn the_fixture_holds_every_shape() {
    let shapes = "offered accepted declined withdrawn lapsed relocated played passed resigned marked \
        agreed resumed dead alive black white player clock simple positional_superko \
        situational_superko territory area stones crosscut empty wins exact random challenger_black \
        challenger_white stronger_takes_white here thread \
        joined suggested confirmed objected trial_began trial_played trial_passed trial_passed_for_ko \
        trial_ended proposed consented rejected ruled anyone one pairs no_result both_lose substitute \
        forfeit seki pair moderator marked free forbidden allowed as_it_stands agreement confirmation \
        territory_with_two_edges stay are_taken five_win";
    for shape in shapes.split_whitespace() {
        assert!(EXPORT.contains(&format!("\"{shape}\"")), "{shape}");
    }
    for tree in TREES {
        let mut rows = ROWS_AND_RECORDS.lines();
        assert!(rows.any(|row| row.starts_with(tree)), "{tree}");
    }
    assert!(!ROWS.contains("records"));
}

#[test]
fn a_finished_game_is_small() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        counted(&store).await;
        store.close().await.unwrap();
    });
    let rows = rows(folder.path(), &TREES);
    let events = rows.lines().filter(|row| row.starts_with("events"));
    let [row] = events.collect::<Vec<_>>()[..] else {
        panic!("15 events fit into a row: {rows}");
    };
    let (_, value) = row.rsplit_once(' ').unwrap();
    let bytes = value.len() / 2;
    assert!(bytes < 15 * 12, "{bytes} bytes for 15 events");
}
