//! Playing on the page, in step with the chat.

use tengen::game::Phase;

use super::browser::Browser;
use super::{Seen, Site};
use crate::support::cast::{AKA, KURO, Member, SHIRO};
use crate::support::words::{assert_lacks, assert_says};

/// Maximum total size of the page's own script and style, in bytes, compressed or not.
const LARGEST: usize = 60_000;

impl Site {
    fn touch(&self, cookie: &str, point: &str) -> Seen {
        self.send(self.form(cookie, &[("point", point)]))
    }

    /// Presses the first button of the page, or of the answer on it, whose custom id begins so.
    fn press(&self, cookie: &str, page: &str, verb: &str) -> Seen {
        let begin = format!("value=\"v1:{verb}:");
        let (_, rest) = page
            .split_once(&begin)
            .unwrap_or_else(|| panic!("{verb}: {page}"));
        let rest = rest.split('"').next().unwrap();
        self.send(self.form(cookie, &[("press", &format!("v1:{verb}:{rest}"))]))
    }

    /// `who` plays in the chat.
    pub(super) fn play_in_chat(&mut self, who: Member, point: &str) {
        drop(self.table.say(who, &format!("/play at:{point}")));
        // The removal of older boards' buttons is tested elsewhere.
        self.table.desk.lock().deeds.clear();
    }
}

#[test]
fn a_game_is_played_on_the_page_and_in_the_chat_to_its_end() {
    let mut site = Site::new("size:5 rules:territory");
    let (kuro, shiro) = (site.cookie(KURO, 1), site.cookie(SHIRO, 1));
    let played = site.touch(&kuro, "C3");
    assert_eq!(played.status, 200);
    assert_says(&played.text, "aria-label=\"C3, Black, last move\"");
    site.table.send_outbox();
    let board = site.table.take_post();
    assert_says(&board, "C3");
    site.play_in_chat(SHIRO, "B2");
    let page = site.page(&kuro, 1).text;
    assert_says(&page, "aria-label=\"B2, White, last move\"");
    for cookie in [&kuro, &shiro] {
        let asked = site.press(cookie, &site.page(cookie, 1).text, "pass");
        site.press(cookie, &asked.text, "pass-sure");
    }
    let is_counted = |site: &Site| matches!(site.table.game(1).phase(), Phase::Counting { .. });
    assert!(is_counted(&site));
    // A touch marks a chain as dead, a second one as alive.
    let dead = |site: &Site| match site.table.game(1).phase() {
        Phase::Counting { marking, .. } => marking.dead.iter().count(),
        _ => 0,
    };
    let before = dead(&site);
    site.touch(&kuro, "B2");
    assert_ne!(dead(&site), before);
    site.touch(&kuro, "B2");
    assert_eq!(dead(&site), before);
    for cookie in [&kuro, &shiro] {
        site.press(cookie, &site.page(cookie, 1).text, "agree");
    }
    let game = site.table.game(1);
    assert!(!is_counted(&site), "{:?}", game.phase());
}

#[test]
fn what_the_rules_forbid_is_refused_with_its_reason_and_the_board_stays() {
    let mut site = Site::new("size:9");
    let (kuro, shiro) = (site.cookie(KURO, 1), site.cookie(SHIRO, 1));
    let early = site.touch(&shiro, "E5");
    assert_says(
        &early.text,
        "<section id=\"answer\" aria-live=\"polite\"><p>",
    );
    assert_eq!(site.moves(), 0);
    site.touch(&kuro, "E5");
    let taken = site.touch(&shiro, "E5");
    assert!(taken.text.contains("E5") && taken.text.contains("role=\"grid\""));
    assert_eq!(site.moves(), 1);
    // A second touch on the outdated board is no move.
    let again = site.form(&kuro, &[("point", "D4"), ("seen", "1")]);
    site.send(again);
    assert_eq!(site.moves(), 1);
}

#[test]
fn a_replay_comes_to_the_page_that_has_asked_for_it() {
    let mut site = Site::new("size:9");
    site.play_in_chat(KURO, "E5");
    let mut white = Browser::open(&mut site, SHIRO, 1);
    white.act(&site, "more");
    white.press(&site, "value", "film");
    // If it takes longer, the page asks again.
    while white.offers("later", "1") {
        white.press(&site, "later", "1");
    }
    let answer = white.answer();
    assert_says(answer, "src=\"data:image/gif;");
    assert!(
        !white.offers("press", "v1:share-film:"),
        "nobody else sees it"
    );
}

#[test]
fn a_member_who_looks_on_sees_the_board_and_moves_nothing() {
    let mut site = Site::new("size:9");
    let cookie = site.cookie(AKA, 1);
    let page = site.page(&cookie, 1);
    assert!(page.status == 200 && page.text.contains("data-touch=\"nothing\""));
    assert_lacks(&page.text, "name=\"press\"");
    site.touch(&cookie, "E5");
    assert_eq!(site.moves(), 0);
}

#[test]
fn a_stream_tells_of_a_move_in_the_chat() {
    let mut site = Site::new("size:9");
    let cookie = site.cookie(KURO, 1);
    let live = site.get("/game/1/live").header("cookie", &cookie);
    let mut live = site.table.wait(live.send()).unwrap();
    let next = |site: &Site, live: &mut reqwest::Response| {
        let chunk = site.table.wait(live.chunk()).unwrap().unwrap();
        String::from_utf8(chunk.to_vec()).unwrap()
    };
    let now = site.table.game(1).revision();
    assert_eq!(next(&site, &mut live).trim(), format!("data: {now}"));
    site.play_in_chat(KURO, "E5");
    let then = site.table.game(1).revision();
    assert_ne!(now, then);
    assert_eq!(next(&site, &mut live).trim(), format!("data: {then}"));
}

#[test]
fn a_board_stays_open_over_a_restart() {
    let mut site = Site::new("size:9");
    let cookie = site.cookie(KURO, 1);
    site.touch(&cookie, "E5");
    let mut site = site.restarted();
    let page = site.page(&cookie, 1);
    assert_says(&page.text, "aria-label=\"E5, Black, last move\"");
    site.play_in_chat(SHIRO, "D4");
    assert_eq!(site.touch(&cookie, "C3").status, 200);
    assert_eq!(site.moves(), 3);
}

#[test]
fn script_and_style_are_small() {
    let site = Site::new("size:9");
    let paths = ["/board.js", "/board.css", "/activity.js"];
    let sizes = paths.map(|path| site.send(site.get(path)).text.len());
    let all: usize = sizes.iter().sum();
    assert!(all > 1000 && all <= LARGEST, "{sizes:?}");
}
