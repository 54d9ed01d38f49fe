//! The public pages: a club and its games, what they hide, and what strangers try.

use reqwest::header::HeaderMap;
use tengen::bot::kit::verb::{GameButton, Verb};
use tengen::bot::port::answer::Shown;
use tengen::bot::port::request::{Invocation, Permissions, Request};
use tengen::game::{ChannelId, GameId};
use tengen::i18n::say;

use super::{HOSTILE, Seen, Site};
use crate::support::call::call;
use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::desk::Obstacle;
use crate::support::script::{begin, seated};
use crate::support::table::{CORNER, TABLE, Table, private, public};
use crate::support::words::{assert_lacks, assert_says, english};

/// All addresses that show a game, and all that show a club.
const OF_GAME: [&str; 4] = ["/game/1", "/game/1.png", "/game/1.sgf", "/game/1/live"];
const OF_CLUB: [&str; 5] = [
    "/club/50",
    "/club/50/live",
    "/club/50/embed",
    "/club/50/results.atom",
    "/club/50/evenings.ics",
];

/// The club has a page, and everybody on the server can read these channels.
fn open(mut table: Table, channels: &[ChannelId]) -> Site {
    let _ = private(table.say(KURO, "/serveradmin club page:on"));
    let site = Site::of(table);
    site.members.lock().open = channels.to_vec();
    site
}

impl Site {
    fn seen(&self, path: &str) -> Seen {
        self.send(self.get(path))
    }

    fn headers(&self, path: &str) -> HeaderMap {
        let answer = self.table.wait(self.get(path).send()).unwrap();
        answer.headers().clone()
    }
}

#[test]
fn a_club_has_a_page_only_while_it_wants_one() {
    let mut site = Site::new("size:9");
    site.members.lock().open = vec![TABLE];
    let is_gone = |site: &Site| {
        let strange = site.seen("/club/51");
        for path in OF_CLUB {
            let seen = site.seen(path);
            assert_eq!((seen.status, &seen.text), (404, &strange.text), "{path}");
        }
        let strange = site.seen("/game/999");
        for path in OF_GAME {
            let seen = site.seen(path);
            assert_eq!((seen.status, &seen.text), (403, &strange.text), "{path}");
        }
    };
    is_gone(&site);
    let _ = private(site.table.say(KURO, "/serveradmin club page:on"));
    let page = site.seen("/club/50");
    assert!(page.status == 200 && page.text.contains("href=\"/game/1\""));
    assert!(page.text.contains("kuro") && page.text.contains("shiro"));
    assert_eq!(site.seen("/game/1").status, 200);
    let _ = private(site.table.say(KURO, "/serveradmin club page:off"));
    is_gone(&site);
}

#[test]
fn the_answer_and_the_clubs_card_say_where_the_page_is() {
    let mut site = Site::new("size:9");
    let mut told = |command: &str| {
        let request = site.table.request(KURO, Invocation::Command(call(command)));
        let request = Request {
            permissions: Permissions::ADMINISTRATOR,
            ..request
        };
        format!("{:?}", site.table.wait(site.bot.handle(request)).answer)
    };
    let address = "/club/50>";
    assert_lacks(told("/club"), address);
    assert_says(told("/serveradmin club page:on"), address);
    assert_says(told("/club"), address);
    assert_lacks(told("/serveradmin club page:off"), address);
    assert_lacks(told("/club"), address);
}

#[test]
fn a_game_of_a_private_channel_is_answered_as_one_that_does_not_exist() {
    let site = open(seated("size:9"), &[CORNER]);
    for (path, strange) in OF_GAME.into_iter().zip([
        "/game/999",
        "/game/999.png",
        "/game/999.sgf",
        "/game/999/live",
    ]) {
        let (private, strange) = (site.seen(path), site.seen(strange));
        assert_eq!(private.status, 403, "{path}");
        assert_eq!(private.text, strange.text, "{path}");
        let mut headers = [site.headers(path), site.headers("/game/999")];
        headers.iter_mut().for_each(|one| drop(one.remove("date")));
        assert_eq!(headers[0], headers[1], "{path}");
    }
    let page = site.seen("/club/50");
    assert!(page.status == 200 && !page.text.contains("kuro"));
    assert_lacks(site.seen("/club/50/embed").text, "kuro");
}

#[test]
fn a_challenge_is_no_game_to_watch() {
    let mut table = seated("size:9");
    drop(table.say(KURO, "/challenge opponent:@shiro size:9"));
    let site = open(table, &[TABLE]);
    assert_eq!(site.seen("/game/2").status, 403);
    assert_lacks(site.seen("/club/50").text, "/game/2");
}

#[test]
fn a_spectator_sees_the_board_and_changes_nothing() {
    let mut site = open(seated("size:9"), &[TABLE]);
    site.play_in_chat(KURO, "E5");
    let page = site.seen("/game/1").text;
    assert!(page.contains("data-touch=\"nothing\"") && page.contains("E5, Black, last move"));
    assert!(!page.contains("<form") && !page.contains("name=\"press\""));
    let touched = site.post("/game/1").form(&[("point", "D4"), ("seen", "3")]);
    assert_eq!(site.send(touched).status, 403);
    assert_eq!(site.moves(), 1);
    // The member of the board can still play there.
    let cookie = site.cookie(SHIRO, 1);
    assert_says(site.page(&cookie, 1).text, "data-touch=\"once\"");
}

#[test]
fn a_game_has_a_picture_and_a_record() {
    let site = open(seated("size:9"), &[TABLE]);
    let picture = site.get("/game/1.png").send();
    let picture = site.table.wait(picture).unwrap();
    assert_eq!(picture.headers()["content-type"], "image/png");
    let bytes = site.table.wait(picture.bytes()).unwrap();
    assert!(bytes.starts_with(b"\x89PNG"));
    let record = site.seen("/game/1.sgf").text;
    assert!(
        record.starts_with("(;") && record.contains("PB[kuro]"),
        "{record}"
    );
}

#[test]
fn a_spectator_is_told_of_a_move() {
    let mut site = open(seated("size:9"), &[TABLE]);
    let mut live = site.table.wait(site.get("/game/1/live").send()).unwrap();
    assert_eq!(live.status(), 200);
    let next = |site: &Site, live: &mut reqwest::Response| {
        let chunk = site.table.wait(live.chunk()).unwrap().unwrap();
        String::from_utf8(chunk.to_vec()).unwrap()
    };
    let now = site.table.game(1).revision();
    assert_eq!(next(&site, &mut live).trim(), format!("data: {now}"));
    site.play_in_chat(KURO, "E5");
    let then = site.table.game(1).revision();
    assert_eq!(next(&site, &mut live).trim(), format!("data: {then}"));
    // The page asks for the board after such an event, and shows that move.
    let page = site.send(site.get("/game/1").header("x-part", "1")).text;
    assert!(page.starts_with("<section") && page.contains(&format!("data-revision=\"{then}\"")));
}

#[test]
fn what_a_visitor_has_already_is_not_sent_again() {
    let site = open(seated("size:9"), &[TABLE]);
    for path in OF_CLUB.into_iter().chain(OF_GAME) {
        if path.ends_with("/live") {
            continue;
        }
        let headers = site.headers(path);
        assert_eq!(headers["cache-control"], "public, max-age=5", "{path}");
        let tag = headers["etag"].to_str().unwrap();
        for known in [tag.to_owned(), format!("\"x\", W/{tag}")] {
            let again = site.send(site.get(path).header("if-none-match", known));
            assert_eq!((again.status, again.text.len()), (304, 0), "{path}");
        }
        let other = site.send(site.get(path).header("if-none-match", "\"x\""));
        assert_eq!(other.status, 200, "{path}");
    }
    // Members' boards are not cached.
    assert!(site.seen("/game/999").status == 403);
    assert_eq!(site.headers("/game/999")["cache-control"], "no-store");
}

#[test]
fn other_sites_may_frame_the_small_page_and_show_pictures_and_nothing_else() {
    let site = open(seated("size:9"), &[TABLE]);
    for (path, is_shared) in [
        ("/club/50/embed", true),
        ("/game/1.png", true),
        ("/club/50/results.atom", true),
        ("/club/50", false),
        ("/game/1", false),
        ("/club/51/embed", false),
    ] {
        let headers = site.headers(path);
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert_eq!(policy.contains("frame-ancestors *"), is_shared, "{path}");
        assert_eq!(
            policy.contains("frame-ancestors 'none'"),
            !is_shared,
            "{path}"
        );
        let resource = headers["cross-origin-resource-policy"].to_str().unwrap();
        assert_eq!(resource == "cross-origin", is_shared, "{path}");
    }
    let small = site.seen("/club/50/embed").text;
    assert!(small.contains("target=\"_blank\" rel=\"noopener\"") && !small.contains("<form"));
}

#[test]
fn names_of_members_and_clubs_are_text() {
    let mut table = seated("size:9");
    drop(table.say(KURO, "/serveradmin club name:<b>\"x\"&amp;</b>"));
    drop(table.say(
        KURO,
        "/serveradmin club about:**bold** <script>alert(1)</script>",
    ));
    let mut site = open(table, &[TABLE]);
    let cookie = site.cookie(KURO, 1);
    let played = site.send(site.form(&cookie, &[("point", "E5")]));
    assert_eq!(played.status, 200);
    let theirs = site.cookie(SHIRO, 1);
    let shown = Shown {
        game: GameId::new(1),
        revision: site.table.game(1).revision(),
    };
    let resign = GameButton(Verb::ResignSure, shown).write();
    let request = site.post("/game/1").header("cookie", &theirs);
    let key = super::value(&site.page(&theirs, 1).text, "key");
    let resigned = site.send(request.form(&[("key", &*key), ("press", &resign)]));
    assert_eq!(resigned.status, 200);
    for path in OF_CLUB.into_iter().chain(["/game/1"]) {
        // A calendar has no markup.
        if path.ends_with("/live") || path.ends_with(".ics") {
            continue;
        }
        let text = site.seen(path).text;
        for hostile in [HOSTILE, "<b>\"", "<script>alert", "onclick=x>"] {
            assert_lacks(&text, hostile);
        }
    }
    let page = site.seen("/club/50").text;
    assert_says(&page, "&lt;b&gt;&quot;x&quot;&amp;amp;&lt;/b&gt;");
    assert_says(&page, "&lt;b onclick=x&gt;");
    let feed = site.seen("/club/50/results.atom").text;
    assert!(
        feed.contains("<entry>") && feed.contains("&lt;b onclick=x&gt;"),
        "{feed}"
    );
}

#[test]
fn who_is_forgotten_is_gone_there_too() {
    let mut site = open(seated("size:9"), &[TABLE]);
    site.play_in_chat(KURO, "E5");
    let store = site.table.store();
    let kuro = KURO.player();
    let in_game = store.forget_in(GameId::new(1), kuro);
    site.table.wait(in_game).unwrap();
    site.table.wait(store.forget(kuro)).unwrap();
    for path in ["/game/1", "/game/1.sgf", "/club/50", "/club/50/embed"] {
        let seen = site.seen(path);
        assert_eq!(seen.status, 200, "{path}");
        assert_lacks(&seen.text, "kuro");
        assert_says(&seen.text, "shiro");
    }
}

#[test]
fn nothing_is_shown_if_discord_cannot_be_asked() {
    let site = open(seated("size:9"), &[TABLE]);
    site.members.lock().obstacle = Some(Obstacle::Outage);
    let (club, game) = (site.seen("/club/50"), site.seen("/game/1"));
    assert_eq!((club.status, game.status), (503, 503));
    assert_says(&club.text, say::page::away());
    site.members.lock().obstacle = None;
    assert_eq!(site.seen("/game/1").status, 200);
}

#[test]
fn a_ladder_and_the_next_evening_are_on_the_page() {
    let mut table = seated("size:9");
    table.powers = Permissions::MANAGE_MESSAGES;
    let _ = public(table.say(KURO, "/ladder create"));
    drop(table.say(
        KURO,
        "/evening create weekday:tuesday time:19:30 where:Café <i>Central</i>",
    ));
    table.desk.lock().deeds.clear();
    table.powers = Permissions(0);
    let site = open(table, &[TABLE]);
    let page = site.seen("/club/50").text;
    assert_says(&page, say::ladder::title());
    assert_says(&page, "Café &lt;i&gt;Central&lt;/i&gt;");
    let calendar = site.seen("/club/50/evenings.ics").text;
    assert_says(&calendar, "\r\nLOCATION:Café <i>Central</i>\r\n");
}

#[test]
fn one_address_has_its_share_of_streams_and_leaves_others_theirs() {
    let mut site = open(seated("size:9"), &[TABLE]);
    let live = |site: &Site, from: Option<&str>| {
        let mut request = site.get("/game/1/live");
        if let Some(from) = from {
            // Addresses before the last one are the visitor's claim.
            request = request.header("x-forwarded-for", format!("9.9.9.9, {from}"));
        }
        site.table.wait(request.send()).unwrap()
    };
    let held: Vec<_> = (0..64).map(|_| live(&site, Some("203.0.113.7"))).collect();
    assert!(held.iter().all(|stream| stream.status() == 200));
    let refused = live(&site, Some("203.0.113.7"));
    assert_eq!(refused.status(), 429);
    let text = site.table.wait(refused.text()).unwrap();
    assert_says(&text, english(say::page::busy()).replace('\'', "&#39;"));
    assert_eq!(live(&site, Some("203.0.113.8")).status(), 200);
    // A proxy that strips the header leaves one bound for all.
    assert_eq!(live(&site, None).status(), 200);
    let cookie = site.cookie(AKA, 1);
    let member = site.get("/game/1/live").header("cookie", &cookie);
    let member = member.header("x-forwarded-for", "203.0.113.7");
    assert_eq!(site.table.wait(member.send()).unwrap().status(), 200);
}

#[test]
fn paths_that_trick_and_long_heads_lead_nowhere() {
    let site = open(seated("size:9"), &[TABLE]);
    for path in [
        "/club/",
        "/club/050",
        "/club/-50",
        "/club/50/",
        "/club/50%2fembed",
        "/club/50/../50",
        "/club/18446744073709551616",
        "/club/x",
        "/game/1.svg",
        "/game/01.png",
        "/game/1.png/..",
        "/game/1%00.png",
        "/club/50/embed/x",
    ] {
        let seen = site.seen(path);
        // The client itself resolves dots.
        let is_resolved = path.contains("..");
        assert!(is_resolved || [403, 404].contains(&seen.status), "{path}");
    }
    let long = format!("/club/50?{}", "x".repeat(32 * 1024));
    let sent = site.table.wait(site.get(&long).send());
    assert!(sent.is_err() || sent.unwrap().status().is_client_error());
    assert_eq!(site.seen("/club/50?any=thing&x[]=<script>").status, 200);
}

#[test]
fn a_second_game_is_watched_by_itself() {
    let mut table = seated("size:9");
    begin(&mut table, "size:5 where:here");
    let mut site = open(table, &[TABLE]);
    site.play_in_chat(KURO, "E5 game:1");
    let [one, two] = [1, 2].map(|game| site.seen(&format!("/game/{game}")).text);
    assert!(one.contains("c9 r9") && one.contains("E5, Black, last move"));
    assert!(two.contains("c5 r5") && !two.contains("last move"));
}
