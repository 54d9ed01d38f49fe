//! A whole game of each variant by forms alone, as with scripts off or by keyboard.

use tengen::game::Phase;
use tengen::rules::Color;

use super::Site;
use super::browser::Browser;
use crate::support::cast::{AKA, AO, KURO, Member, SHIRO};
use crate::support::table::Table;

/// Members with the board of game 1 in browsers.
struct Boards {
    site: Site,
    browsers: Vec<Browser>,
}

impl Boards {
    /// A site with an open challenge that kuro has made by `command`.
    fn offered(command: &str, members: &[Member]) -> Self {
        let mut table = Table::new();
        drop(table.say(KURO, command));
        table.send_outbox();
        table.desk.lock().deeds.clear();
        let mut site = Site::of(table);
        let browsers = members.iter();
        let browsers = browsers
            .map(|who| Browser::open(&mut site, *who, 1))
            .collect();
        Self { site, browsers }
    }

    /// Kuro plays shiro, who has accepted on the page.
    fn of_two(options: &str) -> Self {
        let command = format!("/challenge opponent:@shiro colour:black {options}");
        let mut boards = Self::offered(&command, &[KURO, SHIRO]);
        boards.act(1, "accept");
        boards
    }

    fn act(&mut self, who: usize, verb: &str) {
        let Self { site, browsers } = self;
        browsers[who].reload(site);
        browsers[who].act(site, verb);
        self.note();
    }

    /// Presses a button of the answer.
    fn answer(&mut self, who: usize, name: &str, value: &str) {
        let Self { site, browsers } = self;
        browsers[who].press(site, name, value);
        self.note();
    }

    /// Drops the deeds, since their effect in the chat is tested elsewhere.
    fn note(&self) {
        self.site.table.send_outbox();
        self.site.table.desk.lock().deeds.clear();
    }

    /// Both sides agree to the count, though it may be contested.
    fn agree(&mut self, sides: [usize; 2]) {
        const SURE: &str = "v1:agree-sure:";
        for who in sides {
            self.act(who, "agree");
            if self.browsers[who].offers("press", SURE) {
                self.answer(who, "press", SURE);
            }
        }
        let game = self.site.table.game(1);
        assert!(
            matches!(game.phase(), Phase::Finished(_)),
            "{:?}",
            game.phase()
        );
    }

    /// All play `moves` in turn.
    fn play(&mut self, moves: &str) {
        let turns = (0..self.browsers.len()).cycle();
        for (who, mv) in turns.zip(moves.split_whitespace()) {
            if mv == "pass" {
                self.act(who, "pass");
                self.answer(who, "press", "v1:pass-sure:");
            } else {
                let before = self.site.moves();
                self.touch(who, mv);
                if self.site.moves() == before {
                    // A member with previews has to confirm.
                    self.answer(who, "press", "v1:put-sure:");
                }
                assert_eq!(self.site.moves(), before + 1, "{mv}");
            }
        }
    }

    fn touch(&mut self, who: usize, point: &str) {
        let Self { site, browsers } = self;
        browsers[who].reload(site);
        browsers[who].touch(site, point);
        self.note();
    }

    #[track_caller]
    fn is_won_by(&self, color: Color) {
        let game = self.site.table.game(1);
        let Phase::Finished(outcome) = game.phase() else {
            panic!("{:?}", game.phase());
        };
        assert_eq!(outcome.winner, Some(color));
    }

    fn is_counted(&self) -> bool {
        matches!(self.site.table.game(1).phase(), Phase::Counting { .. })
    }
}

#[test]
fn a_game_of_go_is_counted_and_disputed_by_forms() {
    let mut boards = Boards::of_two("size:5 rules:japanese");
    boards.play("C3 C4 D4 B3 C5 B2 B5 D1 E3 E1 E2 B1 C2 C1 pass pass");
    assert!(boards.is_counted());
    let dead = |boards: &Boards| match boards.site.table.game(1).phase() {
        Phase::Counting { marking, .. } => marking.dead.iter().count(),
        _ => 0,
    };
    let before = dead(&boards);
    boards.touch(0, "D1");
    assert_ne!(dead(&boards), before);
    boards.act(0, "more");
    boards.answer(0, "value", "try");
    boards.answer(0, "press", "v1:try-black:");
    let is_tried = |boards: &Boards| {
        let game = boards.site.table.game(1);
        matches!(game.phase(), Phase::Trial { .. })
    };
    assert!(is_tried(&boards), "{}", boards.browsers[0].answer());
    boards.touch(0, "D2");
    boards.act(0, "end-trial");
    assert!(!is_tried(&boards));
    boards.agree([0, 1]);
}

#[test]
fn who_captures_first_wins_by_forms() {
    let mut boards = Boards::of_two("size:5 rules:atari-go-empty");
    boards.play("B1 A1 A2");
    boards.is_won_by(Color::Black);
}

#[test]
fn five_in_a_row_win_by_forms() {
    for rules in ["gomoku", "go-bang", "pente"] {
        let mut boards = Boards::of_two(&format!("size:9 rules:{rules}"));
        boards.play("E5 A1 F5 C1 G5 E1 H5 G1 J5");
        boards.is_won_by(Color::Black);
    }
    let mut boards = Boards::of_two("size:15 rules:renju");
    boards.play("H8 A1 G8 C1 F8 E1 J8 G1 K8");
    boards.is_won_by(Color::Black);
}

#[test]
fn partners_move_in_turn_by_forms() {
    let command = "/together pair-go opponent:@shiro partner:@aka opponent-partner:@ao \
                   colour:black size:5 rules:japanese";
    let mut boards = Boards::offered(command, &[KURO, SHIRO, AKA, AO]);
    for who in [1, 2, 3] {
        boards.act(who, "accept");
    }
    boards.play("C3 B3 D3 B2 pass pass");
    assert!(boards.is_counted());
    boards.agree([0, 1]);
}

#[test]
fn sides_are_joined_and_play_rengo_by_forms() {
    let command = "/together rengo size:5 rules:japanese";
    let mut boards = Boards::offered(command, &[KURO, SHIRO, AKA, AO]);
    for (who, side) in [(0, "black"), (1, "white"), (2, "black"), (3, "white")] {
        boards.act(who, &format!("join-{side}"));
    }
    boards.act(0, "start-game");
    boards.play("C3 B3 D3 B2 pass pass");
    assert!(boards.is_counted());
    boards.agree([2, 3]);
}
