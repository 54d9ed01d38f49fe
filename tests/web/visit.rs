//! Links and cookies: each is for one member, links once and for a limited time.

use tengen::bot::port::message::Row;
use tengen::clock::Span;

use super::{HOSTILE, Site};
use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::desk::Obstacle;
use crate::support::table::{in_place, private};
use crate::support::words::assert_says;

#[test]
fn a_link_opens_a_board_once_and_to_look_at_it_opens_nothing() {
    let mut site = Site::new("size:9");
    let link = site.link(KURO, 1);
    for _ in 0..2 {
        let asked = site.send(site.get(&link));
        assert_eq!((asked.status, asked.cookie), (200, None));
    }
    let opened = site.send(site.post(&link));
    assert_eq!(opened.status, 303);
    assert_eq!(opened.location.as_deref(), Some("/game/1"));
    let cookie = opened.cookie.unwrap();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=2592000"] {
        assert_says(&cookie, part);
    }
    for used in [site.send(site.get(&link)), site.send(site.post(&link))] {
        assert_eq!((used.status, used.cookie), (410, None));
    }
    let cookie = cookie.split(';').next().unwrap();
    assert_eq!(site.page(cookie, 1).status, 200);
}

#[test]
fn a_link_holds_for_ten_minutes_and_a_board_for_thirty_days() {
    let mut site = Site::new("size:9");
    let link = site.link(KURO, 1);
    site.table.clock.advance(Span::minutes(9));
    assert_eq!(site.send(site.get(&link)).status, 200);
    site.table.clock.advance(Span::minutes(1));
    assert_eq!(site.send(site.post(&link)).status, 410);
    let cookie = site.cookie(KURO, 1);
    site.table.advance_days(29);
    assert_eq!(site.page(&cookie, 1).status, 200);
    site.table.advance_days(1);
    assert_eq!(site.page(&cookie, 1).status, 403);
}

#[test]
fn nothing_is_seen_without_a_board_that_was_opened_for_it() {
    let mut site = Site::new("size:9");
    assert_eq!(site.page("tengen=", 1).status, 403);
    let cookie = site.cookie(KURO, 1);
    // A link is no cookie, and a cookie of one game opens no other.
    let link = site.link(KURO, 1);
    let secret = link.rsplit('/').next().unwrap();
    assert_eq!(site.page(&format!("tengen={secret}"), 1).status, 403);
    assert_eq!(site.page(&cookie, 2).status, 403);
}

#[test]
fn a_board_is_closed_here_in_me_and_when_its_member_is_forgotten() {
    let mut site = Site::new("size:9");
    let first = site.cookie(KURO, 1);
    let closed = site.send(site.post("/close").header("cookie", &first));
    assert_eq!(closed.status, 200);
    assert_says(closed.cookie.unwrap(), "Max-Age=0");
    assert_eq!(site.page(&first, 1).status, 403);
    let (second, third) = (site.cookie(KURO, 1), site.cookie(KURO, 1));
    let told = site.table.say(KURO, "/me boards browsers:close");
    drop(told);
    for cookie in [second, third] {
        assert_eq!(site.page(&cookie, 1).status, 403);
    }
    let onlooker = site.cookie(AKA, 1);
    assert_eq!(site.page(&onlooker, 1).status, 200);
    let store = site.table.store();
    site.table.wait(store.forget(AKA.player())).unwrap();
    assert_eq!(site.page(&onlooker, 1).status, 403);
}

#[test]
fn one_browser_holds_the_boards_of_one_member() {
    let mut site = Site::new("size:9");
    let cookie = site.cookie(KURO, 1);
    let others = site.link(SHIRO, 1);
    let asked = site.send(site.post(&others).header("cookie", &cookie));
    assert_eq!((asked.status, asked.cookie), (403, None));
    // That does not use the link up.
    assert_eq!(site.send(site.post(&others)).status, 303);
}

#[test]
fn a_member_who_leaves_the_server_or_may_not_see_the_channel_sees_nothing() {
    let mut site = Site::new("size:9");
    let cookie = site.cookie(KURO, 1);
    let state = |site: &Site| site.page(&cookie, 1).status;
    site.members.lock().obstacle = Some(Obstacle::Outage);
    assert_eq!(state(&site), 503, "Discord cannot be asked");
    site.members.lock().obstacle = None;
    site.members.lock().outsiders.push(KURO.player());
    assert_eq!(state(&site), 403);
    let touched = [("key", "x"), ("seen", "2"), ("point", "E5")];
    let touched = site
        .post("/game/1")
        .header("cookie", &cookie)
        .form(&touched);
    assert_eq!(site.send(touched).status, 403);
    assert_eq!(site.moves(), 0);
}

#[test]
fn names_are_no_markup() {
    let mut site = Site::new("size:9");
    // A member's name is stored with their action.
    let (cookie, other) = (site.cookie(KURO, 1), site.cookie(SHIRO, 1));
    for (cookie, point) in [(&cookie, "E5"), (&other, "D4")] {
        let played = site.send(site.form(cookie, &[("point", point)]));
        assert_eq!(played.status, 200);
    }
    let page = site.page(&cookie, 1).text;
    assert!(
        !page.contains(HOSTILE) && page.contains("&lt;b onclick=x&gt;"),
        "{page}"
    );
}

#[test]
fn me_lists_the_browsers_with_open_boards_and_closes_one_or_all() {
    let mut site = Site::new("size:9");
    let cookies = [site.cookie(KURO, 1), site.cookie(KURO, 1)];
    let open = |site: &Site| cookies.each_ref().map(|cookie| site.page(cookie, 1).status);
    let _card = private(site.table.say(KURO, "/me show"));
    let list = private(site.table.choose(KURO, "boards"));
    let [Row::Menu(menu)] = &list.rows[..] else {
        panic!("one menu: {list:?}");
    };
    let [first, _, _all] = &menu.entries[..] else {
        panic!("each browser, and all: {menu:?}");
    };
    assert!(list.content.lines().count() == 3 && list.content.contains("<t:"));
    drop(site.table.choose(KURO, &first.value));
    assert_eq!(open(&site), [403, 200]);
    let none = in_place(site.table.choose(KURO, "close"));
    assert_eq!(open(&site), [403, 403]);
    assert!(none.rows.is_empty());
}
