//! Forged requests: from other sites, for other games, with wrong headers, too large, too many.

use tengen::bot::kit::verb::{GameButton, Verb};
use tengen::bot::port::answer::Shown;
use tengen::game::{GameId, Phase};

use super::{Site, value};
use crate::support::cast::{KURO, SHIRO};
use crate::support::script::{begin, seated};
use crate::support::words::assert_lacks;

#[test]
fn what_does_not_come_from_the_page_changes_nothing() {
    let mut site = Site::new("size:9");
    let (cookie, other) = (site.cookie(KURO, 1), site.cookie(SHIRO, 1));
    let link = site.link(KURO, 1);
    let touch = || site.form(&cookie, &[("point", "E5")]);
    let origin = site.origin.clone();
    let forged = [
        touch().header("origin", "https://evil.example"),
        touch().header("origin", "null"),
        touch().header("origin", format!("{origin}.evil.example")),
        touch()
            .header("origin", &origin)
            .header("origin", "https://evil.example"),
        touch().header("sec-fetch-site", "cross-site"),
        touch().header("sec-fetch-site", "same-site"),
    ];
    for request in forged {
        assert_eq!(site.send(request).status, 403);
    }
    let page = site.page(&cookie, 1).text;
    let seen = value(&page, "seen");
    for key in [None, Some(""), Some("x"), Some(&*seen)] {
        let key = key.map(|key| ("key", key));
        let fields = [("seen", &*seen), ("point", "E5")].into_iter().chain(key);
        let fields: Vec<_> = fields.collect();
        let request = site.post("/game/1").header("cookie", &cookie);
        assert_eq!(site.send(request.form(&fields)).status, 403);
    }
    // The key of another member is refused.
    let theirs = value(&site.page(&other, 1).text, "key");
    let fields = [("key", &*theirs), ("seen", &*seen), ("point", "E5")];
    let request = site.post("/game/1").header("cookie", &cookie);
    assert_eq!(site.send(request.form(&fields)).status, 403);
    assert_eq!(site.moves(), 0);
    let request = site.post(&link).header("origin", "https://evil.example");
    assert_eq!(site.send(request).status, 403);
    let own = touch()
        .header("origin", &origin)
        .header("sec-fetch-site", "same-origin");
    assert_eq!(site.send(own).status, 200);
    assert_eq!(site.moves(), 1);
}

#[test]
fn a_board_presses_nothing_of_another_game() {
    let mut table = seated("size:9");
    begin(&mut table, "size:5 where:here");
    let mut site = Site::of(table);
    let cookie = site.cookie(KURO, 1);
    let game = |id| Shown {
        game: GameId::new(id),
        revision: site.table.game(id).revision(),
    };
    let [own, other] = [1, 2].map(|id| GameButton(Verb::ResignSure, game(id)).write());
    let forged = ["v1:settings:own", "", "v1:put:E5:2:2"];
    for custom_id in forged.into_iter().chain([&*other]) {
        for field in ["press", "choose", "submit"] {
            let request = site.form(&cookie, &[(field, custom_id), ("value", "x")]);
            assert_eq!(site.send(request).status, 200, "{custom_id}");
        }
    }
    let is_over = |id| matches!(site.table.game(id).phase(), Phase::Finished(_));
    assert!(!is_over(1) && !is_over(2));
    // The forged `put` is a move of game 2.
    assert_eq!(site.table.game(2).moves().len(), 0);
    site.send(site.form(&cookie, &[("press", &own)]));
    assert!(is_over(1) && !is_over(2));
}

#[test]
fn a_host_that_lies_and_paths_that_trick_lead_nowhere() {
    let mut site = Site::new("size:9");
    let link = site.link(KURO, 1);
    let asked = site.send(site.get(&link).header("host", "evil.example"));
    assert!(asked.status == 200 && !asked.text.contains("evil.example"));
    let opened = site.send(site.post(&link).header("host", "evil.example"));
    assert_eq!(opened.location.as_deref(), Some("/game/1"));
    let cookie = opened.cookie.unwrap();
    let cookie = cookie.split(';').next().unwrap();
    for path in [
        "/game/01",
        "/game/+1",
        "/game/1/",
        "/game/%31%2e",
        "/game/1%2Flive%2F..",
        "/game/18446744073709551616",
        "/game/-1",
        "/open/x",
        "/open/..%2f..%2fetc%2fpasswd",
        "/board.js/..%2f",
        "/",
    ] {
        let seen = site.send(site.get(path).header("cookie", cookie));
        assert!(
            [403, 404, 410].contains(&seen.status),
            "{path}: {}",
            seen.status
        );
        assert_lacks(&seen.text, "role=\"grid\"");
    }
}

#[test]
fn a_body_without_end_is_not_read() {
    let mut site = Site::new("size:9");
    let cookie = site.cookie(KURO, 1);
    let long = "x".repeat(16 * 1024);
    let request = site.form(&cookie, &[("point", "E5"), ("value", &long)]);
    assert_eq!(site.send(request).status, 403);
    assert_eq!(site.moves(), 0);
}

#[test]
fn one_member_has_a_few_streams_and_others_have_theirs() {
    let mut site = Site::new("size:9");
    let (kuro, shiro) = (site.cookie(KURO, 1), site.cookie(SHIRO, 1));
    let live = |cookie: &str| {
        let request = site.get("/game/1/live").header("cookie", cookie);
        site.table.wait(request.send()).unwrap()
    };
    let mut held: Vec<_> = (0..6).map(|_| live(&kuro)).collect();
    assert!(held.iter().all(|stream| stream.status() == 200));
    assert_eq!(live(&kuro).status(), 429);
    assert_eq!(live(&shiro).status(), 200);
    held.pop();
    // The server notices the dropped stream with the next heartbeat.
    let is_free = (0..40).any(|_| live(&kuro).status() == 200);
    assert!(is_free, "a stream that was left makes room");
    let forged = site
        .get("/game/1/live")
        .header("sec-fetch-site", "cross-site");
    assert_eq!(site.send(forged.header("cookie", &kuro)).status, 403);
}

#[test]
fn every_answer_tells_the_browser_to_load_nothing_else() {
    let site = Site::new("size:9");
    for path in ["/", "/board.js", "/open/x", "/game/1"] {
        let answer = site.table.wait(site.get(path).send()).unwrap();
        let policy = &answer.headers()["content-security-policy"];
        let policy = policy.to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"));
        assert_eq!(answer.headers()["x-content-type-options"], "nosniff");
    }
}
