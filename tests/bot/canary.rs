//! "Forget me" leaves nothing: a member uses every feature and is forgotten, and no row of the database holds their
//! number or their name in any encoding.

use std::collections::BTreeSet;
use std::path::Path;

use tengen::bot::kit::spec::{OptionKind, OptionSpec};
use tengen::bot::kit::verb::Verb;
use tengen::bot::port::answer::Shown;
use tengen::bot::port::family::Family;
use tengen::bot::port::message::Message;
use tengen::bot::port::request::{Call, ChannelKind, Invocation, OptionValue};
use tengen::bot::registry;
use tengen::clock::Span;
use tengen::evening::Evening;
use tengen::game::{GameId, Phase};
use tengen::i18n::say;
use tengen::ladder::ClubLadder;
use tengen::league::League;
use tengen::rules::ByColor;
use tengen::simul::Simul;

use crate::support::cast::{AKA, AO, CANARY, KURO, MIDORI, Member, SHIRO};
use crate::support::database;
use crate::support::desk::Obstacle;
use crate::support::runtime::in_runtime;
use crate::support::script::{self, MODERATES, moderating, post_puzzle};
use crate::support::table::{CORNER, TABLE, Table, private, public};
use crate::support::token::Token;
use crate::support::words::{assert_says, english};

const STUDY: &str = "(;SZ[5]AB[bc][cb][dc]AW[cc];B[cd]C[RIGHT])";

/// The canary's number in each encoding of the store, and their name.
fn traces() -> Vec<Vec<u8>> {
    let number = CANARY.player().get();
    let mut varint = Vec::new();
    let mut rest = number;
    while rest >= 0x80 {
        varint.push((rest & 0x7f) as u8 | 0x80);
        rest >>= 7;
    }
    varint.push(rest as u8);
    vec![
        number.to_be_bytes().to_vec(),
        number.to_le_bytes().to_vec(),
        varint,
        number.to_string().into_bytes(),
        CANARY.name.as_bytes().to_vec(),
    ]
}

/// The tables with a row that holds the canary, properties by their names; it restarts the bot.
fn tables_with_traces(table: &mut Table) -> BTreeSet<String> {
    table.while_stopped(|path| {
        let mut found = BTreeSet::new();
        let traces = traces();
        let holds = |bytes: &[u8]| {
            let mut traces = traces.iter();
            traces.any(|trace| bytes.windows(trace.len()).any(|part| part == trace))
        };
        let db = database::bare(path);
        for tree in db.tables() {
            for (key, value) in db.rows(&tree) {
                if holds(&key) || holds(&value) {
                    found.insert(match tree.as_str() {
                        "properties" => property(&key),
                        _ => tree.clone(),
                    });
                }
            }
        }
        found
    })
}

/// The name of a property: after the kind of its owner and the owner's numbers.
fn property(key: &[u8]) -> String {
    let owner = match key[0] {
        b'i' => 17,
        _ => 9,
    };
    String::from_utf8_lossy(&key[owner..]).into_owned()
}

fn challenge(table: &mut Table, who: Member, options: &str) {
    let _ = public(table.say(who, &format!("/challenge colour:black {options}")));
}

/// The settings of all kinds.
fn set_everything(table: &mut Table) {
    let _ = private(table.say(CANARY, "/me time zone:Europe/Berlin"));
    let _ = private(table.say(CANARY, "/me language language:en"));
    let _ = private(table.say(CANARY, "/me boards theme:dark preview:off"));
    let _ = private(table.say(CANARY, "/me notices reminders:half where:direct summary:9"));
    let _ = private(table.say(CANARY, "/me rank rank:3k egd:10000001"));
    let _ = private(table.say(AKA, "/serveradmin open-challenges pairing:0"));
    let _ = private(table.say(CANARY, "/looking-for-game weekly"));
}

/// Challenges that never become games, in every way and from either side: games 1 to 5.
fn challenge_in_vain(table: &mut Table) {
    challenge(table, CANARY, "opponent:@shiro");
    let _ = public(table.press(SHIRO, say::challenge::button_decline()));
    challenge(table, KURO, "opponent:@canarybird");
    let _ = public(table.press(CANARY, say::challenge::button_decline()));
    challenge(table, CANARY, "");
    let _ = public(table.press(CANARY, say::challenge::button_withdraw()));
    let pairs = "opponent:@shiro partner:@canarybird opponent-partner:@ao size:5 rules:japanese";
    let _ = public(table.say(KURO, &format!("/together pair-go colour:black {pairs}")));
    let _ = public(table.press(CANARY, say::challenge::button_accept()));
    let _ = public(table.press(AO, say::challenge::button_decline()));
    challenge(table, CANARY, "opponent:@shiro");
    table.clock.advance(Span::days(8));
    table.tick();
}

/// Game 6, on a clock, with a plan, a vacation, a time zone that changes within a turn, and an undelivered reminder.
fn play_a_game(table: &mut Table) {
    challenge(table, CANARY, "opponent:@shiro size:9 clock:2d");
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    let _ = public(table.say(CANARY, "/play at:D4 game:6"));
    let _ = private(table.say(CANARY, "/game if-then if:E5 then:F6 game:6"));
    let _ = private(table.say(SHIRO, "/me boards preview:off"));
    let _ = public(table.say(SHIRO, "/play at:C3 game:6"));
    let _ = private(table.say(CANARY, "/me boards hints:on"));
    let _ = private(table.say(CANARY, "/me vacation days:1"));
    table.clock.advance(Span::hours(1));
    let _ = private(table.say(CANARY, "/me vacation days:0"));
    let _ = private(table.say(CANARY, "/me time zone:Asia/Tokyo"));
    table.obstruct(Some(Obstacle::Outage));
    table.clock.advance(Span::hours(30));
    table.tick();
}

/// A comment on game 6, which is over.
fn comment(table: &mut Table) {
    let comment = Invocation::Submit {
        custom_id: "v1:reviewed:comment:6:1".to_owned(),
        fields: vec![("at".to_owned(), "a good point".to_owned())],
        message: None,
    };
    let _ = table.ask(CANARY, comment);
}

/// Game 7, pair Go on a clock, in which the canary is replaced during their turn; it goes on.
fn leave_a_seat(table: &mut Table) {
    let pairs = "/together pair-go colour:black opponent:@shiro partner:@aka opponent-partner:@ao";
    let pairs = format!("{pairs} size:5 rules:japanese clock:7d");
    let _ = public(table.say(CANARY, &pairs));
    for member in [AO, AKA, SHIRO] {
        let _ = table.press(member, say::challenge::button_accept());
    }
    let _ = private(table.say(CANARY, "/me time zone:Europe/Berlin"));
    let _ = public(table.say(
        AKA,
        "/game substitute player:@midori leaving:@canarybird game:7",
    ));
    for member in [SHIRO, MIDORI] {
        let _ = public(table.press(member, say::table::button_consent()));
    }
    // The request to come back is still open when they are forgotten.
    let _ = public(table.say(
        AKA,
        "/game substitute player:@canarybird leaving:@midori game:7",
    ));
    let _ = public(table.press(CANARY, say::table::button_consent()));
}

/// The canary rules in others' games, game 8, which goes on, and game 9, which is over; they get a seat in game 10, and
/// lose it again.
fn rule(table: &mut Table) {
    for (game, ruling) in [(8, "time colour:white days:2"), (9, "win colour:black")] {
        challenge(table, KURO, "opponent:@shiro size:9 clock:3d");
        let _ = public(table.press(SHIRO, say::challenge::button_accept()));
        let options = format!("{ruling} game:{game}");
        let _ = public(script::rule(table, CANARY, &options, "late"));
    }
    let message = table.desk.lock().messages[0].id;
    let _ = table.press_id(CANARY, "v1:follow:each:8", message);
    challenge(table, KURO, "opponent:@shiro size:9");
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    for (leaving, player) in [("shiro", "canarybird"), ("canarybird", "midori")] {
        let seats = format!("leaving:@{leaving} player:@{player}");
        let options = format!("replace game:10 {seats}");
        let _ = public(script::rule(table, AKA, &options, "away"));
    }
}

/// The canary joins a side in rengo and leaves it: game 11, which is called off.
fn join_a_side(table: &mut Table) {
    let _ = public(table.say(KURO, "/together rengo size:5"));
    let _ = public(table.press(CANARY, say::rengo::button_join_black()));
    let _ = public(table.press(CANARY, say::rengo::button_leave()));
    let _ = public(table.press(KURO, say::rengo::button_call_off()));
}

/// The canary uses every command without options, and presses every button with a game in its custom id.
fn do_everything(table: &mut Table) {
    let before = std::mem::replace(&mut table.powers, MODERATES);
    for spec in registry::specs().filter(|spec| spec.name != "challenge") {
        let name = spec.name;
        let is_one = |option: &&OptionSpec| matches!(option.kind, OptionKind::Subcommand(_));
        let below = spec.options.iter().filter(is_one);
        let subcommands = below.map(|option| format!("/{name} {}", option.name));
        for line in subcommands.chain([format!("/{name}")]) {
            let _ = table.say(CANARY, &line);
        }
    }
    let message = table.desk.lock().messages[0].id;
    for (verb, _) in Verb::ALL {
        for game in [6, 7, 8, 9, 10] {
            let revision = table.game(game).revision();
            let token = Token::Game(
                *verb,
                Shown {
                    game: GameId::new(game),
                    revision,
                },
            );
            let _ = table.press_id(CANARY, &token.write().unwrap(), message);
        }
    }
    for word in [
        "v1:forget",
        "v1:help",
        "v1:page:ko",
        "v1:book:try:en:ko",
        "v1:puzzle:answer:1",
    ] {
        let _ = table.press_id(CANARY, word, message);
    }
    table.powers = before;
}

/// The canary blocks a member and is blocked, mutes one as a moderator, and has a nickname in the club.
fn deal_with_others(table: &mut Table) {
    let _ = private(table.say(CANARY, "/me block member:@midori"));
    let _ = private(table.say(KURO, "/me block member:@canarybird"));
    let _ = private(table.say(CANARY, "/moderate mute member:@midori days:2 reason:Late"));
    // A request without the nickname would clear it.
    let games = Invocation::Command(Call {
        name: "games".to_owned(),
        ..Call::default()
    });
    let mut request = table.request(CANARY, games);
    request.caller.nick = Some(format!("{} the swift", CANARY.name));
    let _ = private(table.deliver(request));
}

/// Ends the canary's games.
fn end_all(table: &mut Table) {
    let store = table.store();
    let games = table.wait(store.games_of(CANARY.player())).unwrap();
    for id in games {
        let game = table.game(id.get());
        let verb = match game.phase() {
            Phase::Offered { .. } => Verb::Withdraw,
            _ => Verb::ResignSure,
        };
        let revision = game.revision();
        let token = Token::Game(verb, Shown { game: id, revision });
        let message = table.desk.lock().messages[0].id;
        let _ = table.press_id(CANARY, &token.write().unwrap(), message);
    }
}

/// All bytes of all files below `folder`.
fn bytes_below(folder: &Path) -> Vec<u8> {
    let mut all = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.extend(bytes_below(&path))
        } else {
            all.extend(std::fs::read(&path).unwrap())
        }
    }
    all
}

/// Number of traces of the canary in all files of the database, and in those of a copy made by export and import; and
/// whether the export contains the name.
fn traces_in_files(table: &mut Table) -> (usize, usize, bool) {
    let count = |folder: &Path| {
        let bytes = bytes_below(folder);
        let is_there = |trace: &&Vec<u8>| bytes.windows(trace.len()).any(|part| part == **trace);
        traces().iter().filter(is_there).count()
    };
    table.while_stopped(|path| {
        let before = count(path);
        let folder = tempfile::tempdir().unwrap();
        let mut export = Vec::new();
        in_runtime(async {
            let old = database::store(path);
            old.export(&mut export).await.unwrap();
            old.close().await.unwrap();
            let new = database::store(folder.path());
            new.import(&*export).await.unwrap();
            new.close().await.unwrap();
        });
        let named = String::from_utf8(export).unwrap().contains(CANARY.name);
        (before, count(folder.path()), named)
    })
}

/// The canary joins a ladder, and loses a game there.
fn join_a_ladder(table: &mut Table) {
    let create = "/ladder create size:5";
    let _ = public(moderating(table, |table| table.say(KURO, create)));
    for member in [CANARY, SHIRO] {
        let _ = private(table.press(member, say::ladder::button_join()));
    }
    let _ = private(table.say(SHIRO, "/ladder challenge player:@canarybird"));
    let ladder = table
        .wait(table.store().activity::<ClubLadder>(TABLE))
        .unwrap()
        .unwrap();
    let game = ladder.ladder.running()[0].game;
    script::resign_game(table, CANARY, game.get());
}

/// The canary joins a league, and loses a game there.
fn join_a_league(table: &mut Table) {
    moderating(table, |table| {
        let _ = public(table.say(KURO, "/league create size:5"));
        for member in [CANARY, SHIRO] {
            let _ = private(table.press(member, say::league::button_join()));
        }
        let _ = private(table.press(KURO, say::table::button_more()));
        let _ = table.press(KURO, say::league::button_start(1));
        let _ = table.press(KURO, say::league::button_start(1));
    });
    let _ = private(table.say(SHIRO, "/league play"));
    let _ = table.choose(SHIRO, &CANARY.id.to_string());
    let league = table
        .wait(table.store().activity::<League>(TABLE))
        .unwrap()
        .unwrap();
    let game = league.season().unwrap().games()[0].game;
    script::resign_game(table, CANARY, game.get());
}

/// The canary has attended a club evening, signs up for the next one, and has a game there.
fn go_to_an_evening(table: &mut Table) {
    let create = "/evening create weekday:saturday time:9 where:Swan";
    let _ = private(moderating(table, |table| table.say(KURO, create)));
    table.send_outbox();
    for member in [CANARY, SHIRO] {
        let _ = private(table.press(member, say::evening::button_come()));
    }
    let store = table.store();
    let held = store.do_in_activity::<Evening, _>(TABLE, |evening| {
        let game = tengen::evening::Table {
            players: ByColor {
                black: CANARY.player(),
                white: SHIRO.player(),
            },
            steps: None,
            teaches: None,
            score: None,
        };
        evening.pair(&[game], &[CANARY.player()]);
        evening.close(evening.begins.after(Span::days(7)), evening.closes());
        evening.add_guest(CANARY.player())?;
        evening.tables = vec![game];
        Ok(((), Vec::new()))
    });
    table.wait(held).unwrap();
    table.send_outbox();
}

/// The canary enters a tournament of their own, and is withdrawn from it.
fn enter_a_tournament(table: &mut Table) {
    let create = "/tournament create name:Cup where:evening";
    let _ = public(moderating(table, |table| table.say(CANARY, create)));
    let _ = [CANARY, SHIRO].map(|member| table.press(member, say::tournament::button_enter()));
    let _ = private(table.press(CANARY, say::tournament::button_pair(1)));
    let _ = public(table.press(CANARY, say::tournament::button_publish()));
    let _ = private(table.say(CANARY, "/tournament result table:1 result:white"));
}

/// The canary is a teacher, requests a lesson, and accepts a request: game 16.
fn teach(table: &mut Table) {
    let _ = private(table.say(SHIRO, "/me rank rank:5k"));
    for member in [CANARY, SHIRO] {
        let _ = private(table.say(member, "/me show"));
        let _ = table.choose(member, "teaching");
        let _ = table.choose(member, "on");
    }
    let message = table.desk.lock().messages[0].id;
    for member in [CANARY, MIDORI] {
        let _ = public(table.press_id(member, "v1:teach:sure:atari-go", message));
    }
    let _ = public(table.press(CANARY, say::teach::button_teach()));
    script::resign_game(table, CANARY, 16);
}

/// The canary votes on a move of the channel, and is its captain: game 15.
fn vote(table: &mut Table) {
    let line = "/together against size:5 colour:black veto:@canarybird";
    let _ = public(table.say(SHIRO, line));
    let _ = public(table.press(AKA, say::challenge::button_accept()));
    let _ = public(table.say(SHIRO, "/play at:C3 game:15"));
    let _ = private(table.say(CANARY, "/play at:D4 game:15"));
}

/// The canary votes for one of two channels.
fn take_a_side(table: &mut Table) {
    let line = "/together match channel:#200 size:5 colour:black";
    let _ = public(moderating(table, |table| table.say(KURO, line)));
    table.go_to(CORNER, ChannelKind::Channel);
    let (accept, message) = table.custom_id(say::challenge::button_accept());
    let _ = public(table.press_id(AKA, &accept, message));
    table.go_to(TABLE, ChannelKind::Channel);
    let Token::Game(_, shown) = Token::parse(&accept).unwrap() else {
        panic!("no button of a game: {accept}");
    };
    let line = format!("/play at:D4 game:{}", shown.game);
    let _ = private(table.say(CANARY, &line));
}

/// The canary takes a board in simultaneous games, and loses.
fn take_a_board(table: &mut Table) {
    let _ = public(table.say(AO, "/together simul size:5"));
    let _ = private(table.press(CANARY, say::simul::button_take()));
    let taken = table
        .wait(table.store().activity::<Simul>(TABLE))
        .unwrap()
        .unwrap();
    script::resign_game(table, CANARY, taken.boards[0].game.get());
}

fn puzzle(table: &mut Table) {
    let _ = post_puzzle(table, CANARY, "topic:liberties level:1");
    let _ = table.press(CANARY, say::rules::button_answer());
    let _ = private(table.fill(CANARY, "19"));
    let study = OptionValue::File(Ok(STUDY.as_bytes().into()));
    let call = Call {
        name: "puzzle".to_owned(),
        subcommand: Some("create".to_owned()),
        options: vec![("file".to_owned(), study)],
    };
    let _ = public(table.ask(CANARY, Invocation::Command(call)));
}

/// Others look the canary up, in every way.
fn look_up(table: &mut Table) {
    let _ = private(table.say(KURO, "/games player:@canarybird"));
    let _ = private(table.say(
        KURO,
        "/challenge opponent:@canarybird size:7 game:strasbourg clock:nonsense",
    ));
    let _ = private(table.say(KURO, "/game substitute player:@canarybird game:8"));
    let _ = private(table.say(
        AKA,
        "/moderate replace game:8 leaving:@canarybird player:@robot",
    ));
    for game in 1..=10 {
        let _ = table.say(KURO, &format!("/game show game:{game}"));
    }
    let _ = private(table.say(KURO, "/puzzle top"));
    let _ = private(table.say(KURO, "/games"));
}

#[track_caller]
fn assert_forgotten(done: &Message) {
    let said = english(say::people::forgotten());
    assert_says(done, &said);
}

#[test]
fn a_member_who_is_forgotten_is_in_no_row_and_nobody_brings_them_back_by_looking_them_up() {
    let mut table = Table::new();
    set_everything(&mut table);
    challenge_in_vain(&mut table);
    play_a_game(&mut table);
    leave_a_seat(&mut table);
    rule(&mut table);
    join_a_side(&mut table);
    puzzle(&mut table);
    table.obstruct(None);
    enter_a_tournament(&mut table);
    join_a_ladder(&mut table);
    join_a_league(&mut table);
    go_to_an_evening(&mut table);
    drop(table.take_deeds());
    challenge(&mut table, AO, "opponent:@canarybird");
    let exported = private(table.say(CANARY, "/me export"));
    let all: serde_json::Value = serde_json::from_slice(&exported.files[0].bytes).unwrap();
    let games = all["games"].as_array().unwrap().iter();
    let games: BTreeSet<_> = games.map(|game| game["game"].as_u64().unwrap()).collect();
    assert_eq!(games, (1..=14).collect());
    script::play_in(&mut table, 6, [CANARY, SHIRO], "F7 C5 F5 C7 F3 E2 G2");
    script::resign_game(&mut table, SHIRO, 6);
    comment(&mut table);
    vote(&mut table);
    teach(&mut table);
    take_a_side(&mut table);
    take_a_board(&mut table);
    let _ = public(table.say(CANARY, "/together vote level:1 size:5"));
    script::lose_on_time(&mut table, KURO, CANARY);
    challenge(&mut table, CANARY, "opponent:@ao");
    let _ = public(table.press(AO, say::challenge::button_decline()));
    deal_with_others(&mut table);
    // Before, every place that stores personal data holds the canary.
    let before = tables_with_traces(&mut table);
    let expected = "events, notes, running of, finished of, naming, rated, beaten, standings, steps, summaries, \
        summaries due, puzzles, attempts, puzzlers, proposals, contests, contestants, ladders, \
        ladders of, leagues, leagues of, evenings, evenings of, simuls, simuls of, name, nicks, blocks, \
        mute, own-language, rank, egd, last-challenge, theme, hints, zone, vacation, preview, remind, notify, \
        summary, reads, turn-zone, follows, followers, votes, teaching, teaching-asked, timers, captain, \
        vote-sides, vanished, calls, begun-by, begun-for-channels";
    for kind in expected.split(", ") {
        assert!(before.contains(kind), "no {kind} in {before:?}");
    }
    let asked = private(table.say(CANARY, "/me forget")).content;
    // The question names every activity, with its places.
    let families = Family::ALL.into_iter();
    for family in families.filter(|family| *family != Family::Puzzles) {
        let named = format!("{} (", english(family.title()));
        assert_says(&asked, &named);
    }
    let done = private(table.press(CANARY, say::people::button_forget()));
    assert_forgotten(&done);
    assert_eq!(tables_with_traces(&mut table), BTreeSet::new());
    look_up(&mut table);
    assert_eq!(tables_with_traces(&mut table), BTreeSet::new());
    // The games of the others go on.
    table.obstruct(None);
    for who in [MIDORI, KURO] {
        let _ = private(table.say(who, "/me boards preview:off"));
    }
    let _ = table.say(MIDORI, "/play at:C3 game:7");
    let _ = table.say(KURO, "/play at:C3 game:8");
    for game in [7, 8] {
        assert_eq!(table.game(game).moves().len(), 1, "{game}");
    }
    table.tick();
    drop(table.take_deeds());
    assert_eq!(tables_with_traces(&mut table), BTreeSet::new());
    // The database's files still hold data that is not overwritten yet; a copy does not.
    let (old, new, named) = traces_in_files(&mut table);
    assert!(old > 0, "the files of before tell what the test looks for");
    assert_eq!((new, named), (0, false));
}

#[test]
fn a_member_who_has_used_every_command_and_pressed_every_button_once_is_forgotten_wholly() {
    let mut table = Table::new();
    set_everything(&mut table);
    challenge_in_vain(&mut table);
    play_a_game(&mut table);
    leave_a_seat(&mut table);
    rule(&mut table);
    puzzle(&mut table);
    table.obstruct(None);
    do_everything(&mut table);
    drop(table.take_deeds());
    assert!(!tables_with_traces(&mut table).is_empty());
    end_all(&mut table);
    let _ = private(table.say(CANARY, "/me forget"));
    let done = private(table.press(CANARY, say::people::button_forget()));
    assert_forgotten(&done);
    look_up(&mut table);
    drop(table.take_deeds());
    assert_eq!(tables_with_traces(&mut table), BTreeSet::new());
}
