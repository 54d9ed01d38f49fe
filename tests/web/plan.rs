//! Planning ahead on the page: a line is played on the board, stored, and part of the chat's plan.

use super::Site;
use super::browser::Browser;
use crate::support::cast::{KURO, SHIRO};
use crate::support::words::{assert_lacks, assert_says};

impl Site {
    /// Number of answers that shiro has planned.
    fn planned(&self) -> usize {
        let (store, game) = (self.table.store(), self.table.game(1).id());
        let plan = self.table.wait(store.plan(game, SHIRO.player())).unwrap();
        plan.map_or(0, |plan| plan.steps().len())
    }

    /// Shiro begins to plan while kuro thinks.
    fn planner(&mut self) -> Browser {
        let mut browser = Browser::open(self, SHIRO, 1);
        browser.press(self, "line", "");
        browser
    }
}

#[test]
fn a_plan_is_played_ahead_branched_and_kept_by_forms() {
    let mut site = Site::new("size:9");
    let mut white = site.planner();
    assert_says(&white.page, "id=\"state\"");
    white.touch(&site, "E5");
    assert!(!white.offers("plan", "save"), "the answer is missing");
    white.touch(&site, "D4");
    white.press(&site, "plan", "save");
    assert_eq!(site.planned(), 1);
    // Forward, back, and another answer to another move.
    white.touch(&site, "F6");
    white.touch(&site, "F5");
    white.press(&site, "plan", "save");
    white.press(&site, "plan", "back");
    white.press(&site, "plan", "back");
    assert_says(&white.page, "aria-current=\"true\">E5 → D4");
    white.touch(&site, "G7");
    white.touch(&site, "C3");
    white.press(&site, "plan", "save");
    assert_eq!(site.planned(), 3);
    // From a step of the tree, which is removed with nothing after it.
    white.press(&site, "line", "E5D4F6F5");
    white.press(&site, "plan", "remove");
    assert_eq!(site.planned(), 2);
    assert_says(&white.page, "name=\"line\" value=\"E5D4\"");
    white.press(&site, "plan", "end");
    assert_lacks(&white.page, "name=\"plan\"");
    assert_eq!(site.moves(), 0, "nothing is played by planning");
    site.play_in_chat(KURO, "E5");
    assert_eq!(site.moves(), 2, "the answer follows");
}

#[test]
fn the_rules_refuse_a_planned_move_and_the_line_stays() {
    let mut site = Site::new("size:9");
    let mut white = site.planner();
    white.touch(&site, "E5");
    white.touch(&site, "E5");
    assert_says(white.answer(), "E5");
    assert_says(&white.page, "name=\"line\" value=\"E5\"");
    white.touch(&site, "D4");
    assert!(white.offers("plan", "save"));
}

#[test]
fn a_line_ends_when_the_game_goes_on_and_no_one_else_may_plan() {
    let mut site = Site::new("size:9");
    let mut white = site.planner();
    white.touch(&site, "E5");
    site.play_in_chat(KURO, "C3");
    white.touch(&site, "D4");
    assert_lacks(&white.page, "name=\"plan\"");
    assert_eq!(site.moves(), 1, "a touch on an old line is no move");
    // It is white's turn now: black may plan, and white may not.
    white.reload(&site);
    assert!(!white.offers("line", ""));
    let black = Browser::open(&mut site, KURO, 1);
    assert!(black.offers("line", ""));
}

#[test]
fn forged_lines_show_the_game_as_it_is() {
    let mut site = Site::new("size:9");
    let cookie = site.cookie(SHIRO, 1);
    let long = "A1".repeat(400);
    for line in ["E5E5", "Z99", "E5%3Cb%3E", "-------", &long, "e5"] {
        let path = format!("/game/1?line={line}&seen=2");
        let seen = site.send(site.get(&path).header("cookie", &cookie));
        assert_eq!(seen.status, 200, "{line}");
        assert_lacks(&seen.text, "name=\"plan\"");
    }
    let seen = site.table.game(1).revision();
    let path = format!("/game/1?line=E5D4&seen={seen}");
    let seen = site.send(site.get(&path).header("cookie", &cookie));
    assert_says(&seen.text, "name=\"plan\" value=\"save\"");
}
