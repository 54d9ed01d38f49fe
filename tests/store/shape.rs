//! The shape of version 1 is frozen: databases that were written must be read for ever.
//!
//! The fixtures are a small database with every shape in it, as it was first written:
//! its rows in hexadecimal digits, and its export.

use std::fmt::Write as _;
use std::path::Path;

use tengen::clock::Span;
use tengen::game::{
    Action, Actor, ChannelId, ClubId, ColorChoice, Draft, Game, Life, MessageId, Place, PlayerId,
    Revision, Stronger, Terms, Venue, decide, offer,
};
use tengen::rules::{Color, GoRules, Handicap, KoRule, Komi, RuleSet, Rules, Scoring, Size};
use tengen::store::{BoardMessage, Store};

use super::{CHANNEL, KURO, SHIRO, START, act, in_runtime, open, place, play, table};
use crate::support::board::at;
use crate::support::database::bare;

const EXPORT: &str = include_str!("fixtures/v1.jsonl");
/// Lines of tree, key and value.
const ROWS: &str = include_str!("fixtures/v1.hex");
const TREES: [&str; 7] = [
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
    store.create(event).await.unwrap()
}

async fn by_the_clock(store: &Store, game: &Game, action: Action, after: Span) -> Game {
    let events = decide(game, Actor::Clock, action, START.after(after)).unwrap();
    store.append(game, events).await.unwrap()
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
    let board = BoardMessage {
        channel: CHANNEL,
        message: MessageId::new(1_234_567_890_123_456_789),
        revision: Revision::new(3),
    };
    store
        .set_board_message(tengen::game::GameId::new(5), board)
        .await
        .unwrap();
    store.set_setting("language/100", "de").await.unwrap();
}

fn exported(store: &Store) -> String {
    let mut bytes = Vec::new();
    store.export(&mut bytes).unwrap();
    String::from_utf8(bytes).unwrap()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn rows(folder: &Path) -> String {
    let db = bare(folder);
    let mut text = String::new();
    for name in TREES {
        for row in db.open_tree(name).unwrap().iter() {
            let (key, value) = row.unwrap();
            writeln!(text, "{name} {} {}", hex(&key), hex(&value)).unwrap();
        }
    }
    text
}

#[test]
fn version_one_is_written_as_ever() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        every_shape(&store).await;
        assert_eq!(exported(&store), EXPORT);
        store.close().await.unwrap();
        assert_eq!(rows(folder.path()), ROWS);
    });
}

#[test]
fn version_one_is_read_for_ever() {
    let folder = tempfile::tempdir().unwrap();
    {
        let unhex = |digits: &str| -> Vec<u8> {
            let pairs = digits
                .as_bytes()
                .chunks(2)
                .map(|pair| str::from_utf8(pair).unwrap());
            pairs
                .map(|pair| u8::from_str_radix(pair, 16).unwrap())
                .collect()
        };
        let db = bare(folder.path());
        for line in ROWS.lines() {
            let mut row = line.split(' ');
            let mut next = || row.next().unwrap();
            let (tree, key, value) = (next(), unhex(next()), unhex(next()));
            db.open_tree(tree).unwrap().insert(key, value).unwrap();
        }
        db.flush().unwrap();
    }
    in_runtime(async {
        assert_eq!(exported(&open(folder.path())), EXPORT);
    });
}

#[test]
fn the_fixture_holds_every_shape() {
    let shapes = "offered accepted declined withdrawn lapsed relocated played passed resigned marked \
        agreed resumed dead alive black white player clock simple positional_superko \
        situational_superko territory area stones crosscut empty wins exact random challenger_black \
        challenger_white stronger_takes_white here thread";
    for shape in shapes.split_whitespace() {
        assert!(EXPORT.contains(&format!("\"{shape}\"")), "{shape}");
    }
    for tree in TREES {
        assert!(ROWS.lines().any(|row| row.starts_with(tree)), "{tree}");
    }
}

#[test]
fn a_finished_game_is_small() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        counted(&store).await;
        store.close().await.unwrap();
    });
    let rows = rows(folder.path());
    let record = rows.lines().find(|row| row.starts_with("records")).unwrap();
    let (_, value) = record.rsplit_once(' ').unwrap();
    assert!(
        value.len() / 2 < 15 * 20,
        "{} bytes for 15 events",
        value.len() / 2
    );
}
