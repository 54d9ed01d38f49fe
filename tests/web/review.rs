//! The page of a review: steps, variations by touching, comments, and attacks.

use std::sync::Arc;

use reqwest::RequestBuilder;
use tengen::game::{ChannelId, GameId, Notes, PlayerId};
use tengen::i18n::say;

use super::{Seen, Site, value};
use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::script::{MODERATES, play, seated};
use crate::support::table::{CORNER, TABLE, Table, private};
use crate::support::words::{assert_lacks, assert_says, english};

const REVIEW: &str = "/game/1/review";
/// Checks whether a stopped page has ended: some seconds' worth.
const ATTEMPTS: u32 = 200_000;
/// Longer than any address of ours.
const HUGE: usize = 40_000;

/// A finished game on 5×5 of eight moves.
fn finished() -> Table {
    let mut table = seated("size:5 rules:chinese");
    play(&mut table, "A1 C3 E1 C2 A5 C4 E5 B3");
    let _question = private(table.say(KURO, "/game resign"));
    let _over = table.confirm(KURO, say::table::button_resign());
    drop(table.take_deeds());
    table
}

/// The club has a page, and everybody can read these channels.
fn open(mut table: Table, channels: &[ChannelId]) -> Site {
    let _ = private(table.say(KURO, "/serveradmin club page:on"));
    let site = Site::of(table);
    site.members.lock().open = channels.to_vec();
    site
}

impl Site {
    fn look(&self, cookie: &str, query: &str) -> Seen {
        self.send(
            self.get(&format!("{REVIEW}{query}"))
                .header("cookie", cookie),
        )
    }

    fn note(&self, cookie: &str, fields: &[(&str, &str)]) -> RequestBuilder {
        let key = value(&self.look(cookie, "").text, "key");
        let fields: Vec<_> = [("key", &*key)]
            .into_iter()
            .chain(fields.iter().copied())
            .collect();
        self.post(REVIEW).header("cookie", cookie).form(&fields)
    }
}

#[test]
fn one_goes_from_move_to_move_and_plays_variations_which_the_rules_check() {
    let mut site = Site::of(finished());
    let cookie = site.cookie(KURO, 1);
    let game = site.page(&cookie, 1).text;
    assert_says(&game, "href=\"/game/1/review\"");
    let end = site.look(&cookie, "").text;
    assert_says(&end, say::table::after_move(8, 8));
    let second = site.look(&cookie, "?at=2").text;
    assert_says(&second, "C3, White, last move");
    // A touch on another point is a variation, and one on the game's move follows the game.
    let other = site.look(&cookie, "?at=2&point=D4").text;
    assert_says(&other, "D4, Black, last move");
    assert_says(&other, "name=\"line\" value=\"D4\"");
    let played = site.look(&cookie, "?at=2&point=E1").text;
    assert!(
        played.contains("name=\"at\" value=\"3\"") && played.contains("name=\"line\" value=\"\"")
    );
    let taken = site.look(&cookie, "?at=2&line=D4&point=C3").text;
    assert!(taken.contains("class=\"refusal\"") && taken.contains("D4, Black, last move"));
    for (query, sentence) in [
        ("?at=9", english(say::note::no_place())),
        (
            "?at=2&line=C3",
            english(say::refusal::occupied("C3".parse().unwrap())),
        ),
    ] {
        let seen = site.look(&cookie, query);
        assert_eq!(seen.status, 200);
        let sentence = sentence.replace('\'', "&#39;");
        assert_says(&seen.text, &sentence);
    }
    let marked = site
        .look(&cookie, "?at=2&tool=letter&marks=D4t&point=E5")
        .text;
    assert_says(&marked, "name=\"marks\" value=\"D4t.E5A\"");
    let long = "D4".repeat(60);
    for hostile in [
        format!("?at=2&line={long}"),
        "?at=-1&line=%3Cscript%3E&marks=%22%3E&tool=%27&point=Z99".to_owned(),
        "?at=99999999999&at=1&x[]=1".to_owned(),
        "?%ff=%00&line=%".to_owned(),
    ] {
        let seen = site.look(&cookie, &hostile);
        assert!(
            [200, 400].contains(&seen.status),
            "{hostile}: {}",
            seen.status
        );
        assert!(
            !seen.text.contains("<script>") && !seen.text.contains("\">\""),
            "{hostile}"
        );
    }
}

#[test]
fn comments_with_variations_and_marks_are_kept_and_in_the_record() {
    let mut site = Site::of(finished());
    let kuro = site.cookie(KURO, 1);
    let hostile = "<img src=x> [\\] & \"cut\"\nhere";
    let sent = site.send(site.note(
        &kuro,
        &[
            ("at", "2"),
            ("line", "D4E5"),
            ("marks", "A1t.B1A"),
            ("text", hostile),
        ],
    ));
    assert_eq!(
        (sent.status, &*sent.location.unwrap()),
        (303, "/game/1/review?at=2&line=D4E5")
    );
    let own = site.send(site.note(&kuro, &[("at", "2"), ("as", "note"), ("text", "only mine")]));
    assert_eq!(own.status, 303);
    let mut site = site.restarted();
    let shiro = site.cookie(SHIRO, 1);
    let seen = site.look(&shiro, "?at=2").text;
    assert_says(&seen, "href=\"?at=2&amp;line=D4\">D4 (1)</a>");
    assert_lacks(&seen, "only mine");
    let seen = site.look(&shiro, "?at=2&line=D4E5").text;
    assert!(
        seen.contains("&lt;img src=x&gt;") && !seen.contains("<img src"),
        "{seen}"
    );
    let record = site
        .send(site.get("/game/1/review.sgf").header("cookie", &shiro))
        .text;
    for part in [
        "(;B[db];W[ea]C[kuro: <img src=x> [\\\\\\] & \"cut\"\nhere]TR[ae]LB[be:A])",
        "PB[kuro]",
    ] {
        assert_says(&record, part);
    }
    assert_lacks(&record, "only mine");
    // The game itself is still the main line.
    let read = tengen::record::Records::read(record.as_bytes()).unwrap();
    let transcript = read.game(1).unwrap();
    let rules = transcript.rules.rules();
    assert_eq!(transcript.replay(&rules, None).unwrap().moves, 8);
}

#[test]
fn who_may_not_write_is_told_why_and_keeps_the_words() {
    let mut site = Site::of(finished());
    let cookie = site.cookie(AKA, 1);
    let _ = private(site.table.say(SHIRO, "/me block member:@aka"));
    let sent = site.send(site.note(&cookie, &[("at", "2"), ("text", "my <words>")]));
    assert_eq!(sent.status, 200);
    assert_says(&sent.text, say::note::not_yours());
    assert_says(&sent.text, "my &lt;words&gt;</textarea>");
    // An illegal move is stored nowhere.
    let cookie = site.cookie(KURO, 1);
    let sent = site.send(site.note(&cookie, &[("at", "2"), ("line", "C3"), ("text", "x")]));
    assert!(sent.status == 200 && stored_notes(&site).is_empty());
    // A note of maximum length in the largest characters is stored, and a longer one is refused.
    let long = "漢".repeat(1_001);
    let sent = site.send(site.note(&cookie, &[("at", "2"), ("as", "note"), ("text", &long)]));
    assert_says(&sent.text, say::note::too_long(1_000, 40));
    let huge = "x".repeat(HUGE);
    let sent = site.send(site.note(&cookie, &[("at", "2"), ("text", &huge)]));
    assert_eq!(sent.status, 403);
}

/// All notes at game 1.
fn stored_notes(site: &Site) -> Vec<(PlayerId, Notes)> {
    let store = site.table.store();
    site.table.wait(store.notes(GameId::new(1))).unwrap()
}

#[test]
fn forged_notes_are_not_taken() {
    let mut site = Site::of(finished());
    let (kuro, shiro) = (site.cookie(KURO, 1), site.cookie(SHIRO, 1));
    let key = value(&site.look(&kuro, "").text, "key");
    let write = |cookie: &str, key: &str| {
        site.post(REVIEW)
            .header("cookie", cookie)
            .form(&[("key", key), ("at", "2"), ("text", "x")])
    };
    for forged in [
        write(&shiro, &key),
        write(&kuro, ""),
        write("", &key),
        write(&kuro, &key).header("origin", "https://evil.example"),
        write(&kuro, &key).header("sec-fetch-site", "cross-site"),
    ] {
        assert_eq!(site.send(forged).status, 403);
    }
    assert!(stored_notes(&site).is_empty());
    assert_eq!(site.send(write(&kuro, &key)).status, 303);
    // Others can remove nothing.
    let notes = stored_notes(&site);
    let at = notes[0].1.iter().next().unwrap().at.as_millis();
    let name = format!("{}:{at}", KURO.player());
    for (name, status) in [(&*name, 200), ("x", 200), ("9:9", 200)] {
        let sent = site.send(site.note(&shiro, &[("remove", name), ("at", "2")]));
        assert_eq!(sent.status, status);
    }
    site.table.powers = MODERATES;
    let sent = site.send(site.note(&kuro, &[("remove", &name), ("at", "2")]));
    assert_eq!(sent.status, 303);
    assert!(stored_notes(&site).is_empty());
}

/// Presses **Review** on the page, and polls until the answer is there.
fn have_read(site: &Site, cookie: &str) -> Seen {
    let mut asked = vec![("read", "1"), ("at", "2"), ("line", "D4")];
    let mut seen = site.send(site.note(cookie, &asked));
    asked.push(("later", "1"));
    while seen.text.contains("data-later") {
        seen = site.send(site.note(cookie, &asked));
    }
    seen
}

#[test]
fn the_page_asks_for_the_engines_view_and_stays_where_it_is() {
    let mut site = Site::of(finished());
    let cookie = site.cookie(KURO, 1);
    let unread = site.look(&cookie, "").text;
    assert!(unread.contains("name=\"read\"") && !unread.contains("class=\"graph\""));
    let seen = have_read(&site, &cookie);
    assert_eq!(seen.status, 200);
    assert!(seen.text.contains("class=\"graph\""), "{}", seen.text);
    assert!(!seen.text.contains("name=\"read\"") && !seen.text.contains("role=\"alert\""));
    assert_eq!(value(&seen.text, "line"), "D4");
    // A review that was made once is there for everybody.
    let other = site.cookie(SHIRO, 1);
    assert!(site.look(&other, "").text.contains("class=\"graph\""));
}

#[test]
fn a_page_that_stops_lets_go_of_the_bot_though_it_has_an_answer_for_somebody() {
    let mut site = Site::of(finished());
    let cookie = site.cookie(KURO, 1);
    let _read = have_read(&site, &cookie);
    let Site {
        table, bot, stop, ..
    } = site;
    let weak = Arc::downgrade(&bot);
    drop(bot);
    stop.cancel();
    table.wait(async {
        for _ in 0..ATTEMPTS {
            if weak.strong_count() == 0 {
                return;
            }
            tokio::task::yield_now().await;
            std::thread::yield_now();
        }
        panic!("something still has the bot");
    });
}

#[test]
fn the_page_says_that_a_member_has_no_thinking_time_left() {
    let mut table = finished();
    table.program.settings.minutes_an_hour = 0;
    table.restart();
    let _first = private(table.say(KURO, "/game estimate game:1"));
    let mut site = Site::of(table);
    let cookie = site.cookie(KURO, 1);
    let seen = have_read(&site, &cookie);
    let told = english(say::opponent::no_time()).replace('\'', "&#39;");
    assert!(seen.text.contains(&told), "{}", seen.text);
    assert!(seen.text.contains("name=\"read\""), "it can be tried again");
}

#[test]
fn who_has_no_board_reads_who_can_ask_for_the_engines_view() {
    let site = open(finished(), &[TABLE]);
    let seen = site.look("", "");
    let told = english(say::note::unread_open()).replace('\'', "&#39;");
    assert!(seen.text.contains(&told) && !seen.text.contains("method=\"post\""));
    let posted = site.post(REVIEW).form(&[("read", "1")]);
    assert_eq!(site.send(posted).status, 403);
}

#[test]
fn a_game_in_progress_has_no_review() {
    let mut table = seated("size:5 rules:chinese");
    play(&mut table, "A1 C3");
    let mut site = open(table, &[TABLE]);
    let told = english(say::review::nothing_yet()).replace('\'', "&#39;");
    let cookie = site.cookie(KURO, 1);
    for cookie in ["", &cookie] {
        for path in [REVIEW, "/game/1/review.sgf"] {
            let seen = site.send(site.get(path).header("cookie", cookie));
            assert_eq!(seen.status, 409, "{path}");
            assert_says(&seen.text, &told);
        }
    }
}

#[test]
fn everybody_reads_the_review_of_an_open_game_and_writes_nothing() {
    let mut site = open(finished(), &[TABLE]);
    let cookie = site.cookie(SHIRO, 1);
    let sent = site.send(site.note(&cookie, &[("at", "2"), ("text", "well played")]));
    assert_eq!(sent.status, 303);
    let seen = site.look("", "?at=2");
    assert_eq!(seen.status, 200);
    assert!(seen.text.contains("well played") && !seen.text.contains("method=\"post\""));
    assert_says(site.look("", "?at=2&point=D4").text, "D4, Black, last move");
    let posted = site.post(REVIEW).form(&[("at", "2"), ("text", "x")]);
    assert_eq!(site.send(posted).status, 403);
    let player = SHIRO.player();
    let store = site.table.store();
    site.table.wait(store.forget(player)).unwrap();
    assert_lacks(site.look("", "?at=2").text, "well played");
    let _ = private(site.table.say(KURO, "/serveradmin club page:off"));
    assert_eq!(site.look("", "").status, 403);
}

#[test]
fn a_review_in_a_private_channel_is_answered_as_one_that_does_not_exist() {
    let site = open(finished(), &[CORNER]);
    for path in ["review", "review.sgf", "review/live"] {
        let [private, strange] =
            [1, 999].map(|game| site.send(site.get(&format!("/game/{game}/{path}"))));
        assert_eq!(
            (private.status, &private.text),
            (403, &strange.text),
            "{path}"
        );
    }
}

#[test]
fn a_link_from_a_review_opens_it_and_readers_are_told_of_comments() {
    let mut site = Site::of(finished());
    let link = format!("{}.review", site.link(KURO, 1));
    let asked = site.send(site.get(&link));
    assert_says(&asked.text, format!("action=\"{link}\""));
    let opened = site.send(site.post(&link));
    assert_eq!((opened.status, &*opened.location.unwrap()), (303, REVIEW));
    let cookie = opened.cookie.unwrap();
    let cookie = cookie.split(';').next().unwrap();
    let live = site
        .get("/game/1/review/live")
        .header("cookie", cookie)
        .send();
    let mut live = site.table.wait(live).unwrap();
    let next = |site: &Site, live: &mut reqwest::Response| {
        let chunk = site.table.wait(live.chunk()).unwrap().unwrap();
        String::from_utf8(chunk.to_vec()).unwrap()
    };
    let stamp = value_of(&site.look(cookie, "").text);
    assert_eq!(next(&site, &mut live).trim(), format!("data: {stamp}"));
    assert_eq!(
        site.send(site.note(cookie, &[("at", "2"), ("text", "x")]))
            .status,
        303
    );
    let then = value_of(&site.look(cookie, "").text);
    assert_ne!(then, stamp);
    assert_eq!(next(&site, &mut live).trim(), format!("data: {then}"));
}

fn value_of(page: &str) -> String {
    let (_, rest) = page.split_once("data-revision=\"").unwrap();
    rest.split('"').next().unwrap().to_owned()
}
