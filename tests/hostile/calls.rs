//! No member can ping another one without limit: by any means, only a few pings an hour.
//! Each of these was a way to ping a member hundreds of times.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::Message;
use tengen::bot::port::request::ChannelKind;
use tengen::clock::Span;
use tengen::evening::Evening;
use tengen::game::{ChannelId, Phase};
use tengen::i18n::{Text, say};
use tengen::ladder;
use tengen::ladder::ClubLadder;

use super::assert_refused;
use crate::bot::games::pairs;
use crate::support::cast::{AKA, AO, KURO, MIDORI, Member, SHIRO};
use crate::support::script::{agree_to_count, moderating, play, resign_game, seated};
use crate::support::table::{TABLE, Table, private, public};
use crate::support::words::{assert_told, english};

/// Maximum pings of one member by another in an hour.
const PINGS_AN_HOUR: usize = 5;
/// The number of attempts.
const ATTEMPTS: usize = 60;

/// The refusal for kuro at the limit of pings of `whom`.
fn enough(whom: Member) -> Text {
    say::limit::calls_between(PINGS_AN_HOUR as u16, whom.mention())
}

/// Repeats `act` until it is refused because of the pings of `whom`; the number of successes.
fn count_until_refused(whom: Member, mut act: impl FnMut() -> Answer) -> usize {
    let refusal = english(enough(whom));
    for done in 0..ATTEMPTS {
        if let Answer::Ephemeral(Message { content, .. }) = act()
            && content == refusal
        {
            return done;
        }
    }
    panic!("{ATTEMPTS} times, and nothing stands against it");
}

/// Number of the bot's own posts that ping `whom`.
fn count_pings(table: &Table, whom: Member) -> usize {
    let state = table.desk.lock();
    let posts = state.pings.iter();
    posts
        .filter(|called| called.contains(&whom.player()))
        .count()
}

/// A ladder with these members from the first place down.
fn ladder_of(table: &mut Table, members: &[Member]) {
    let _ = moderating(table, |table| table.say(KURO, "/ladder create size:9"));
    for member in members {
        let _ = table.press(*member, say::ladder::button_join());
    }
    table.send_outbox();
    let _ = table.take_deeds();
}

/// Kuro leaves the ladder and joins it again.
fn come_back(table: &mut Table) {
    let _card = table.say(KURO, "/ladder show");
    let _asked = table.press(KURO, say::ladder::button_leave());
    let _left = table.press(KURO, say::ladder::button_leave());
    let _joined = table.press(KURO, say::ladder::button_join());
}

#[test]
fn a_member_who_leaves_a_ladder_and_joins_again_has_challenged_lately_all_the_same() {
    let mut table = Table::new().with_threads();
    ladder_of(&mut table, &[SHIRO, KURO]);
    let _ = private(table.say(KURO, "/ladder challenge player:@shiro"));
    table.tick();
    let first = count_pings(&table, SHIRO);
    let again = table.now().after(Span::days(7));
    for _ in 0..ATTEMPTS {
        come_back(&mut table);
        let lately = say::ladder::no_lately(SHIRO.mention(), tengen::i18n::Until(again));
        assert_refused(table.say(KURO, "/ladder challenge player:@shiro"), lately);
    }
    // The abandoned game is resigned, with one message to both.
    table.tick();
    let _ = table.take_deeds();
    assert!(count_pings(&table, SHIRO) <= first + 1);
    assert_eq!(super::games(&table), 1);
    // Ending the ladder is no loophole.
    let stored = table
        .wait(table.store().activity::<ClubLadder>(TABLE))
        .unwrap()
        .unwrap();
    assert_eq!(stored.ladder.lately().len(), 1);
}

#[test]
fn games_that_nobody_has_to_accept_are_calls_and_count_together_with_challenges() {
    let mut table = Table::new();
    ladder_of(&mut table, &[SHIRO, KURO]);
    let _ = private(table.say(KURO, "/ladder challenge player:@shiro"));
    let done = count_until_refused(SHIRO, || {
        let answer = table.say(KURO, "/challenge opponent:@shiro size:5");
        if matches!(answer, Answer::Post(_)) {
            let _ = table.press(KURO, say::challenge::button_decline());
        }
        answer
    });
    assert_eq!(done, PINGS_AN_HOUR - 1);
    table.tick();
    let _ = table.take_deeds();
    // After an action of shiro's in it, that game is no unanswered ping of kuro's.
    resign_game(&mut table, SHIRO, 1);
    let _ = public(table.say(KURO, "/challenge opponent:@shiro size:5"));
    let _ = table.take_deeds();
}

#[test]
fn pairs_at_an_evening_that_are_called_off_again_and_again_find_an_end() {
    let mut table = Table::new();
    let create = "/evening create weekday:tuesday time:19:30 where:The Swan";
    let _ = moderating(&mut table, |table| table.say(KURO, create));
    table.send_outbox();
    for member in [KURO, SHIRO] {
        let _ = private(table.press(member, say::evening::button_come()));
    }
    let begins = table
        .wait(table.store().activity::<Evening>(TABLE))
        .unwrap()
        .unwrap();
    let wait = begins.begins.since(table.now());
    table.clock.advance(wait);
    table.tick();
    let _ = table.take_deeds();
    let done = count_until_refused(SHIRO, || {
        let answer = table.press(KURO, say::evening::button_pair());
        table.send_outbox();
        if matches!(answer, Answer::Post(_)) {
            let _asked = table.press(KURO, say::evening::button_result());
            let _off = table.press(KURO, say::evening::button_off());
            table.send_outbox();
        }
        answer
    });
    assert_eq!(done, PINGS_AN_HOUR);
    // Leaving and coming back does not help, either.
    let _ = table.press(KURO, say::evening::button_away());
    let _ = table.press(KURO, say::evening::button_come());
    table.send_outbox();
    assert_refused(
        table.press(KURO, say::evening::button_pair()),
        enough(SHIRO),
    );
    // Shiro may have the two of them paired.
    let _ = public(table.press(SHIRO, say::evening::button_pair()));
    let _ = table.take_deeds();
}

#[test]
fn a_member_who_challenges_for_one_channel_after_another_is_the_one_who_calls() {
    let mut table = Table::new();
    let mut channel = 1000;
    let done = count_until_refused(SHIRO, || {
        channel += 1;
        table.go_to(ChannelId::new(channel), ChannelKind::Channel);
        let answer = table.say(KURO, "/together vote opponent:@shiro size:5");
        if matches!(answer, Answer::Post(_)) {
            let _ = table.press(SHIRO, say::challenge::button_decline());
        }
        answer
    });
    assert_eq!(done, PINGS_AN_HOUR);
    table.restart();
    channel += 1;
    table.go_to(ChannelId::new(channel), ChannelKind::Channel);
    let again = table.say(KURO, "/together vote opponent:@shiro size:5");
    assert_refused(again, enough(SHIRO));
    // An hour later pings are allowed again, and no row is left.
    table.clock.advance(Span::minutes(61));
    table.tick();
    let _ = public(table.say(KURO, "/together vote opponent:@shiro size:5"));
    let _ = table.take_deeds();
}

#[test]
fn a_proposal_that_is_taken_back_is_not_made_anew_without_end() {
    let mut table = seated("size:5");
    play(&mut table, "C3");
    let done = count_until_refused(SHIRO, || {
        let answer = table.say(KURO, "/game call-off");
        if matches!(answer, Answer::Post(_)) {
            let _ = table.press(KURO, say::table::button_reject());
        }
        answer
    });
    assert_eq!(done, PINGS_AN_HOUR);
    // It does not prevent moves, and a move of the other player answers all of them.
    let _ = public(table.say(SHIRO, "/play at:B2"));
    let _ = public(table.say(KURO, "/game call-off"));
    let _ = table.take_deeds();
}

#[test]
fn a_substitute_who_is_proposed_again_and_again_is_called_a_few_times() {
    let mut table = pairs::seated();
    let done = count_until_refused(MIDORI, || {
        let answer = table.say(KURO, "/game substitute player:@midori leaving:@kuro");
        if matches!(answer, Answer::Post(_)) {
            let _ = table.press(KURO, say::table::button_reject());
        }
        answer
    });
    assert_eq!(done, PINGS_AN_HOUR);
    let _ = table.take_deeds();
}

#[test]
fn a_member_who_takes_a_move_back_and_makes_it_anew_calls_nobody_without_end() {
    let mut table = seated("size:5");
    let done = count_until_refused(SHIRO, || {
        let _ = table.say(KURO, "/play at:C3");
        table.say(KURO, "/game undo")
    });
    assert_eq!(done, PINGS_AN_HOUR);
    assert_eq!(table.game(1).phase(), Phase::Playing);
    let _ = table.take_deeds();
}

#[test]
fn in_the_count_one_side_is_called_once_however_often_the_other_marks_and_agrees() {
    let mut table = seated("size:5");
    play(&mut table, "C3 C2 pass pass");
    let mut calls = 0;
    for _ in 0..ATTEMPTS {
        let said = table.say(KURO, "/game mark at:C2");
        calls += usize::from(matches!(&said, Answer::Post(message)
            if message.mention.contains(&SHIRO.player())));
        let agreed = agree_to_count(&mut table, KURO);
        calls += usize::from(agreed.mention.contains(&SHIRO.player()));
    }
    assert!((1..=3).contains(&calls), "{calls} calls");
    let _ = table.take_deeds();
}

#[test]
fn an_hour_has_room_for_so_many_calls_of_whomever() {
    let mut table = Table::new().with_limits(tengen::config::Limits {
        calls_an_hour: 3,
        ..tengen::config::Config::default().limits
    });
    for whom in ["shiro", "aka", "ao"] {
        let _ = public(table.say(KURO, &format!("/challenge opponent:@{whom} size:5")));
    }
    let midori = "/challenge opponent:@midori size:5";
    assert_refused(table.say(KURO, midori), say::limit::calls(3));
    // An accepted challenge is answered; a declined one is not.
    let _ = public(table.press(AO, say::challenge::button_decline()));
    assert_refused(table.say(KURO, midori), say::limit::calls(3));
    let (accept, message) = table.custom_id(say::challenge::button_accept());
    let _ = public(table.press_id(AKA, &accept, message));
    let _ = public(table.say(KURO, midori));
    let _ = table.take_deeds();
}

#[test]
fn a_member_who_is_forgotten_again_and_again_does_not_begin_anew_without_end() {
    let mut table = Table::new();
    for _ in 0..2 {
        let _ = private(table.say(KURO, "/me forget"));
        let forgotten = private(table.press(KURO, say::people::button_forget()));
        assert_eq!(forgotten.content, english(say::people::forgotten()));
    }
    let _ = private(table.say(KURO, "/me forget"));
    let third = table.press(KURO, say::people::button_forget());
    assert_told(third, say::limit::forgotten(2));
    table.clock.advance(Span::minutes(61));
    let _ = private(table.say(KURO, "/me forget"));
    let later = table.press(KURO, say::people::button_forget());
    assert_told(later, say::people::forgotten());
}

#[test]
fn a_member_who_has_blocked_somebody_or_plays_no_more_keeps_no_place_of_a_ladder_by_that() {
    let mut table = Table::new().with_threads();
    ladder_of(&mut table, &[SHIRO, KURO, AKA]);
    let _ = private(table.say(SHIRO, "/me block member:@kuro"));
    let told = private(table.say(KURO, "/ladder challenge player:@shiro"));
    let overtaken = say::ladder::overtaken(SHIRO.mention(), 1);
    assert_eq!(told.content, english(overtaken));
    table.tick();
    let _ = table.take_deeds();
    assert_eq!(
        count_pings(&table, SHIRO),
        0,
        "nobody is called who has blocked the other"
    );
    assert_eq!(super::games(&table), 0);
    let stored = table
        .wait(table.store().activity::<ClubLadder>(TABLE))
        .unwrap()
        .unwrap();
    let order: Vec<_> = stored.ladder.rungs().iter().map(|rung| rung.who).collect();
    assert_eq!(order, [KURO, SHIRO, AKA].map(Member::player));
    // A week has to pass between two challenges; say shiro has challenged and won the place back.
    let mut ladder = stored.ladder;
    let now = table.now();
    assert_eq!(ladder.overtake(SHIRO.player(), KURO.player(), now), Some(1));
    let may = ladder.may_challenge(KURO.player(), SHIRO.player(), |_| false, now);
    assert!(
        matches!(may, Err(ladder::Refusal::Lately { .. })),
        "{may:?}"
    );
}

/// The bound on the pings of a file's posts.
#[derive(Clone, Copy, Debug)]
enum Bound {
    /// These files ask the ledger before the file posts.
    Asked(&'static [&'static str]),
    /// Its posts were requested by the pinged member, come by the clock, or at the pinged member's pace.
    Else,
}

/// Every file of the bot that pings members, with its bound. A new one belongs here: actions of members that ping
/// others ask `calls::ask` (or `limits::check_offer`, which does) first.
const CALLING: &[(&str, Bound)] = &[
    ("delivery/call.rs", Bound::Asked(&["games/act.rs"])),
    ("delivery/card.rs", BEGINS),
    // At the member's own request: reminders, and pending games.
    ("delivery/notice.rs", Bound::Else),
    // Once for each move to another channel, with the other side's consent.
    ("delivery/moved.rs", Bound::Else),
    // In place of another post.
    ("delivery/elsewhere.rs", Bound::Else),
    ("features/challenge/card.rs", BEGINS),
    // Members who have joined a side are pinged when the game begins, and again at a rematch.
    ("features/challenge/rengo/sign_up.rs", BEGINS),
    ("features/count/view.rs", Bound::Asked(&["games/act.rs"])),
    // The end of a game, once.
    ("features/look/result.rs", Bound::Else),
    ("features/play/board.rs", Bound::Asked(&["games/act.rs"])),
    // By the clock.
    ("features/evening/send.rs", Bound::Else),
    // By a moderator, once for each evening.
    ("features/evening/manage.rs", Bound::Else),
    // The opponent of a leaving member, once for each pairing, which is checked.
    ("features/evening/guests.rs", Bound::Else),
    (
        "features/evening/pair.rs",
        Bound::Asked(&["features/evening/pair.rs"]),
    ),
    (
        "features/evening/result.rs",
        Bound::Asked(&["features/evening/result.rs"]),
    ),
    ("features/league/news.rs", Bound::Else),
    ("features/notices/summary.rs", Bound::Else),
    // Once for each game, and each teacher once a day.
    ("features/review/ask.rs", Bound::Else),
    // Each teacher once a day, for all requests together.
    ("features/teach/message.rs", Bound::Else),
    // By the organiser, once for each round; members' actions are checked.
    (
        "features/tournament/asked.rs",
        Bound::Asked(&["features/tournament/side.rs"]),
    ),
    ("features/tournament/news.rs", Bound::Else),
    ("features/tournament/over.rs", Bound::Else),
    ("features/tournament/pairs.rs", Bound::Else),
    ("people/calls.rs", Bound::Else),
];
/// Actions that begin games are checked in their channel.
const BEGINS: Bound = Bound::Asked(&[
    "features/challenge/offer.rs",
    "features/ladder/challenge.rs",
    "features/league/play.rs",
    "features/simul/take.rs",
    "features/teach/take.rs",
]);

/// The files of the bot by their paths, without test code.
fn sources() -> BTreeMap<String, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/bot/src");
    let (mut folders, mut sources): (Vec<PathBuf>, _) = (vec![root.clone()], BTreeMap::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let name = path.strip_prefix(&root).unwrap().to_str().unwrap();
            let text = fs::read_to_string(&path).unwrap();
            let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
            sources.insert(name.to_owned(), code.to_owned());
        }
    }
    sources
}

#[test]
fn whatever_calls_somebody_asks_the_ledger_for_leave_or_says_here_why_not() {
    let sources = sources();
    let calls = |code: &str| {
        let mut lines = code.lines().map(str::trim);
        lines.any(|line| {
            let sets = line.starts_with("mention:") || line.contains(".mention =");
            let sets = sets || line == "mention,";
            sets && !line.contains("Vec::new()")
        })
    };
    let is_wire = |name: &str| name.starts_with("port/");
    let known = |name: &str| CALLING.iter().any(|(known, _)| *known == name);
    let unknown: Vec<_> = sources
        .iter()
        .filter(|(name, code)| !is_wire(name) && calls(code) && !known(name))
        .map(|(name, _)| name)
        .collect();
    assert!(unknown.is_empty(), "these call somebody: {unknown:?}");
    for (name, bound) in CALLING {
        let code = sources.get(*name);
        assert!(code.is_some_and(|code| calls(code)), "{name} calls nobody");
        let Bound::Asked(files) = bound else { continue };
        for file in *files {
            let code = &sources[*file];
            let asks = code.contains("calls::ask(") || code.contains("limits::check_offer(");
            assert!(asks && code.contains(".note_used"), "{file} asks nobody");
        }
    }
}
