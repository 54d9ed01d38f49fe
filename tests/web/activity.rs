//! The page inside Discord: signing in by a code of Discord's, choosing a game, and attacks.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use tengen::bot::port::answer::Answer;
use tengen::bot::port::request::Permissions;
use tengen::bot::port::sign_in::{SignIn, SignInCode, SignInError};
use tengen::clock::Span;
use tengen::config::Origin;
use tengen::game::PlayerId;
use tengen::web::Activity;

use super::{Seen, Site, linked, value};
use crate::support::cast::{AKA, KURO, Member, SHIRO};
use crate::support::script::{begin, seated};
use crate::support::table::Table;
use crate::support::words::{assert_ends, assert_lacks, assert_says};

const INSIDE: &str = "https://1300.discordsays.com";
const VERIFIER: &str = "verifier-verifier-verifier-verifier-verifier";
/// The query that Discord adds to the address of a framed page.
const FRAMED: &str = "/?instance_id=i&frame_id=f&platform=desktop&channel_id=1&guild_id=1";

/// A fake Discord with some codes.
#[derive(Default)]
struct Codes {
    members: Mutex<HashMap<String, PlayerId>>,
    asked: Mutex<usize>,
    is_away: Mutex<bool>,
}

#[async_trait::async_trait]
impl SignIn for Codes {
    async fn member(&self, code: &SignInCode) -> Result<PlayerId, SignInError> {
        *self.asked.lock().unwrap() += 1;
        if *self.is_away.lock().unwrap() {
            return Err(SignInError::Unavailable("500".to_owned()));
        }
        let known = self.members.lock().unwrap().remove(code.code());
        known.ok_or(SignInError::Refused)
    }
}

impl Codes {
    fn give(&self, code: &str, who: Member) -> String {
        let mut members = self.members.lock().unwrap();
        members.insert(code.to_owned(), who.player());
        code.to_owned()
    }
}

struct Frame {
    site: Site,
    discord: Arc<Codes>,
}

impl Frame {
    fn new(options: &str) -> Self {
        Self::of(seated(options))
    }

    fn of(mut table: Table) -> Self {
        table.powers = Permissions::USE_ACTIVITIES;
        let discord = Arc::new(Codes::default());
        let activity = Activity {
            application: 1300,
            origin: Origin::parse(INSIDE).unwrap(),
            clients: vec!["https://discord.com".to_owned()],
            sign_in: Arc::<Codes>::clone(&discord),
        };
        let site = Site::with(table, Some(activity));
        Self { site, discord }
    }

    fn sign_in(&self, fields: &[(&str, &str)]) -> Seen {
        let request = self.site.post("/activity").header("origin", INSIDE);
        self.site.send(request.form(fields))
    }

    /// The first page of `who` in a new frame.
    fn enter(&self, who: Member) -> Seen {
        let code = self.discord.give("code", who);
        let seen = self.sign_in(&[("code", &code), ("verifier", VERIFIER), ("channel", "1")]);
        assert_eq!(seen.status, 200, "{}", seen.text);
        seen
    }

    fn open(&self, cookie: &str, game: &str) -> Seen {
        let request = self.site.post("/activity/open").header("origin", INSIDE);
        let request = request.header("cookie", cookie).form(&[("game", game)]);
        self.site.send(request)
    }
}

/// The cookie of a response, as a browser sends it back.
fn cookie(seen: &Seen) -> String {
    let cookie = seen.cookie.as_ref().expect("a cookie");
    cookie.split(';').next().unwrap().to_owned()
}

#[test]
fn the_only_game_of_a_member_opens_at_once_and_is_played() {
    let frame = Frame::new("size:9");
    let entered = frame.enter(KURO);
    assert_says(&entered.text, "data-now");
    assert_eq!(value(&entered.text, "game"), "1");
    let given = entered.cookie.clone().unwrap();
    for part in [
        "HttpOnly",
        "SameSite=None",
        "Secure",
        "Partitioned",
        "Path=/",
    ] {
        assert_says(&given, part);
    }
    let opened = frame.open(&cookie(&entered), "1");
    assert_eq!(opened.status, 303);
    assert_eq!(opened.location.as_deref(), Some("/game/1"));
    let cookie = cookie(&opened);
    assert_says(frame.site.page(&cookie, 1).text, "href=\"/activity\"");
    let played = frame.site.form(&cookie, &[("point", "E5")]);
    let played = frame.site.send(played.header("origin", INSIDE));
    assert_eq!((played.status, frame.site.moves()), (200, 1));
}

#[test]
fn of_several_games_a_member_chooses_one() {
    let mut table = seated("size:9");
    begin(&mut table, "size:5 where:here");
    let frame = Frame::of(table);
    let entered = frame.enter(KURO);
    let shown: Vec<_> = entered.text.match_indices("name=\"game\"").collect();
    assert_eq!(shown.len(), 2, "{}", entered.text);
    let signed_in = cookie(&entered);
    let list = frame.site.get("/activity").header("cookie", &signed_in);
    assert_says(frame.site.send(list).text, "value=\"2\"");
    let opened = frame.open(&signed_in, "2");
    assert_eq!(opened.location.as_deref(), Some("/game/2"));
    // Only the opened game can be seen.
    assert_eq!(frame.site.page(&signed_in, 1).status, 403);
    let nobody = frame.enter(AKA);
    assert_lacks(&nobody.text, "<form");
}

#[test]
fn the_button_opens_discords_frame_and_there_its_game() {
    let mut table = seated("size:9");
    begin(&mut table, "size:5 where:here");
    let mut frame = Frame::of(table);
    let _not_followed = frame.site.press_board(KURO, 1);
    let launched = frame.site.press_board(KURO, 2);
    let Answer::Launch(instead) = launched else {
        panic!("{launched:?}");
    };
    assert!(
        linked(&instead).unwrap().url.contains("/open/"),
        "{instead:?}"
    );
    let entered = frame.enter(KURO);
    assert_eq!(value(&entered.text, "game"), "2");
    let opened = frame.open(&cookie(&entered), "2");
    assert_eq!(opened.location.as_deref(), Some("/game/2"));
    // The next visit does not repeat the button that was pressed before.
    let again = frame.enter(KURO).text;
    assert_eq!(again.matches("name=\"game\"").count(), 2, "{again}");
    // Links that lead out of the frame are opened by the client, in the browser.
    let page = frame.site.page(&cookie(&opened), 2).text;
    let browser = format!("data-browser=\"{}\"", frame.site.origin);
    assert!(
        page.contains(&browser) && page.contains("/activity.js"),
        "{page}"
    );
    // A spectator sees the board of the pressed button, in its channel.
    assert!(matches!(frame.site.press_board(AKA, 1), Answer::Launch(_)));
    let entered = frame.enter(AKA);
    let opened = frame.open(&cookie(&entered), "1");
    assert_eq!(frame.site.page(&cookie(&opened), 1).status, 200);
}

#[test]
fn who_may_open_no_activities_gets_a_link() {
    let mut frame = Frame::new("size:9");
    frame.site.table.powers = Permissions(0);
    assert!(matches!(
        frame.site.press_board(KURO, 1),
        Answer::Ephemeral(_)
    ));
    let link = frame.site.link(KURO, 1);
    let opened = frame.site.send(frame.site.post(&link));
    assert_says(opened.cookie.unwrap(), "SameSite=Lax");
}

#[test]
fn a_code_is_good_once_and_discord_alone_says_for_whom() {
    let frame = Frame::new("size:9");
    let code = frame.discord.give("code", KURO);
    let fields = [("code", &*code), ("verifier", VERIFIER)];
    assert_eq!(frame.sign_in(&fields).status, 200);
    let replayed = frame.sign_in(&fields);
    assert_eq!((replayed.status, replayed.cookie), (403, None));
    let asked = *frame.discord.asked.lock().unwrap();
    // Discord is not asked about a malformed code.
    let hostile = [
        ("", VERIFIER),
        ("code", ""),
        ("code", "short"),
        ("a b", VERIFIER),
        ("../../users/@me", VERIFIER),
        ("code&client_id=1", VERIFIER),
    ];
    for (code, verifier) in hostile {
        let seen = frame.sign_in(&[("code", code), ("verifier", verifier)]);
        assert_eq!((seen.status, seen.cookie), (403, None), "{code}");
    }
    assert_eq!(*frame.discord.asked.lock().unwrap(), asked);
    *frame.discord.is_away.lock().unwrap() = true;
    let away = frame.sign_in(&fields);
    assert_eq!((away.status, away.cookie), (503, None));
}

#[test]
fn nobody_opens_what_they_have_not_signed_in_for() {
    let mut frame = Frame::new("size:9");
    let kuro = cookie(&frame.enter(KURO));
    // Neither a forged cookie nor that of a board opens another game.
    assert_eq!(frame.open("tengen=AAAA", "1").status, 403);
    assert_eq!(frame.open("", "1").status, 403);
    frame.site.table.powers = Permissions(0);
    let board = frame.site.cookie(SHIRO, 1);
    assert_eq!(frame.open(&board, "1").status, 403);
    // Another member's game cannot be opened, whatever its number.
    let aka = cookie(&frame.enter(AKA));
    for game in ["1", "2", "0", "-1", "x", "", "18446744073709551615"] {
        let opened = frame.open(&aka, game);
        assert_eq!((opened.status, opened.cookie), (403, None), "{game}");
    }
    assert_eq!(frame.site.page(&aka, 1).status, 403);
    // The cookie is valid for an hour.
    frame.site.table.clock.advance(Span::minutes(59));
    assert_eq!(frame.open(&kuro, "1").status, 303);
    frame.site.table.clock.advance(Span::minutes(1));
    assert_eq!(frame.open(&kuro, "1").status, 403);
    assert_eq!(frame.site.page(&kuro, 1).status, 200);
}

#[test]
fn other_sites_sign_nobody_in_and_open_nothing() {
    let frame = Frame::new("size:9");
    let signed_in = cookie(&frame.enter(KURO));
    let origins = [
        "https://discord.com",
        "https://1301.discordsays.com",
        "https://1300.discordsays.com.evil.example",
        "http://1300.discordsays.com",
        "null",
    ];
    for origin in origins {
        for path in ["/activity", "/activity/open"] {
            let code = frame.discord.give("forged", KURO);
            let fields = [("code", &*code), ("verifier", VERIFIER), ("game", "1")];
            let request = frame.site.post(path).header("origin", origin);
            let request = request.header("cookie", &signed_in).form(&fields);
            let seen = frame.site.send(request);
            assert_eq!((seen.status, seen.cookie), (403, None), "{origin}");
        }
    }
    let request = frame.site.post("/activity/open");
    let request = request.header("sec-fetch-site", "cross-site");
    let request = request.header("cookie", &signed_in).form(&[("game", "1")]);
    assert_eq!(frame.site.send(request).status, 403);
}

#[test]
fn discord_alone_frames_the_page_and_its_parameters_are_not_repeated() {
    let frame = Frame::new("size:9");
    let policy = |path: &str| {
        let answer = frame.site.table.wait(frame.site.get(path).send()).unwrap();
        let policy = answer.headers()["content-security-policy"].to_str();
        policy.unwrap().to_owned()
    };
    for path in [FRAMED, "/game/1", "/activity", "/nothing"] {
        let policy = policy(path);
        assert_ends(&policy, "frame-ancestors https://discord.com");
        assert!(policy.contains("script-src 'self';") && !policy.contains("unsafe"));
    }
    let hostile = "%22%3E%3Cscript%3Ealert(1)%3C/script%3E";
    let address = format!("/?frame_id={hostile}&channel_id={hostile}&custom_id={hostile}");
    let seen = frame.site.send(frame.site.get(&address));
    assert_eq!(seen.status, 200);
    assert_lacks(&seen.text, "alert");
    let code = frame.discord.give("code", KURO);
    let fields = [
        ("code", &*code),
        ("verifier", VERIFIER),
        ("channel", "\"><b>"),
    ];
    let seen = frame.sign_in(&fields);
    assert!(seen.status == 200 && !seen.text.contains("<b>"));
    // Outside of a frame there is no page.
    assert_eq!(frame.site.send(frame.site.get("/")).status, 404);
}

#[test]
fn without_a_client_secret_there_is_no_page_inside_discord() {
    let mut site = Site::new("size:9");
    site.table.powers = Permissions::USE_ACTIVITIES;
    assert!(matches!(site.press_board(KURO, 1), Answer::Ephemeral(_)));
    assert_eq!(site.send(site.get(FRAMED)).status, 404);
    for path in ["/activity", "/activity/open"] {
        let fields = [("code", "code"), ("verifier", VERIFIER), ("game", "1")];
        assert_eq!(site.send(site.post(path).form(&fields)).status, 404);
    }
}

#[test]
fn who_closes_the_board_inside_discord_is_signed_out() {
    let frame = Frame::new("size:9");
    let signed_in = cookie(&frame.enter(KURO));
    assert_eq!(frame.open(&signed_in, "1").status, 303);
    let close = frame.site.post("/close").header("origin", INSIDE);
    let closed = frame.site.send(close.header("cookie", &signed_in));
    let cookie = closed.cookie.unwrap();
    assert!(cookie.contains("Max-Age=0") && cookie.contains("Partitioned"));
    assert_eq!(frame.open(&signed_in, "1").status, 403);
    assert_eq!(frame.site.page(&signed_in, 1).status, 403);
}

#[test]
fn a_board_inside_discord_is_still_open_after_a_restart() {
    let frame = Frame::new("size:9");
    let signed_in = cookie(&frame.enter(KURO));
    assert_eq!(frame.open(&signed_in, "1").status, 303);
    let site = frame.site.restarted();
    assert_eq!(site.page(&signed_in, 1).status, 200);
}
