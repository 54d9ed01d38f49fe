//! The claims of the pages about their pictures, checked by the rules.

use std::path::{Path, PathBuf};

use tengen::record::Transcript;
use tengen::rules::{
    Chain, Color, Explanation, GoRules, Handicap, IllegalMove, KoRule, Komi, Marking, Move, Ply,
    Point, PointSet, Position, Rules, Scoring, Status,
};
use tengen::sgf;

use crate::support::board::{at, points};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/rules")
}

/// The position of a page, with its rules and its marks.
struct Page {
    rules: Rules,
    position: Position,
    record: String,
}

impl Page {
    fn called(name: &str) -> Self {
        let record = std::fs::read_to_string(folder().join(format!("{name}.sgf"))).unwrap();
        let transcript = Transcript::read(record.as_bytes()).unwrap();
        assert!(
            transcript.source.flaws.is_empty(),
            "{name}: {:?}",
            transcript.source.flaws
        );
        let rules = transcript.rules.rules();
        let replay = transcript.replay(&rules, None).unwrap();
        assert_eq!(replay.first_illegal, None, "{name}");
        Self {
            rules,
            position: replay.position,
            record,
        }
    }

    /// The points that the property `name` of the last node marks.
    fn marked(&self, name: &str) -> PointSet {
        let parsed = sgf::parse_text(&self.record).unwrap();
        let game = parsed.collection.games().next().unwrap();
        let last = game.main_line().last().unwrap();
        last.values(name)
            .map(|value| sgf::to_points(value.raw(), self.position.size()).unwrap())
            .fold(PointSet::EMPTY, PointSet::union)
    }

    fn only(&self, name: &str) -> Point {
        let marked = self.marked(name);
        assert_eq!(marked.len(), 1, "{name}: {marked:?}");
        marked.iter().next().unwrap()
    }

    fn chain(&self, point: Point) -> Chain {
        self.position.board().chain(point).expect("a stone")
    }

    /// The same stones with `color` to move.
    fn with(&self, color: Color) -> Position {
        let position = &self.position;
        let stones = position.board().arrangement();
        self.rules.position(position.size(), stones, color).unwrap()
    }

    /// The stones that `color` captures by playing on `point`.
    fn takes(&self, color: Color, point: Point) -> PointSet {
        let mut position = self.with(color);
        let played = self.rules.play(&mut position, Move::Play(point));
        played.expect("a legal move").captured
    }

    fn refused(&self, color: Color, point: Point) -> Option<IllegalMove> {
        self.rules.check(&self.with(color), Move::Play(point)).err()
    }
}

#[test]
fn the_chain_has_the_six_liberties_that_are_marked_and_one_touches_two_stones() {
    let page = Page::called("liberties");
    let chain = page.chain(at("D4"));
    assert_eq!(chain.liberties, page.marked("CR"));
    assert_eq!(chain.liberties.len(), 6);
    let touching = |point: Point| {
        let around = point.neighbours(page.position.size());
        around.filter(|&next| chain.stones.contains(next)).count()
    };
    let twice: PointSet = chain
        .liberties
        .iter()
        .filter(|&point| touching(point) == 2)
        .collect();
    assert_eq!(twice, points("C5"));
    assert_eq!(page.position.board().get(at("D6")), Some(Color::White));
}

#[test]
fn the_marked_chain_is_in_atari_and_comes_off() {
    let page = Page::called("capture");
    let (last, chain) = (page.only("CR"), page.marked("TR"));
    assert!(
        page.position
            .board()
            .is_in_atari(chain.iter().next().unwrap())
    );
    assert_eq!(page.takes(Color::Black, last), chain);
    assert_eq!(chain.len(), 2);
}

#[test]
fn one_point_is_suicide_and_the_other_captures_two() {
    let page = Page::called("suicide");
    let refused = page.refused(Color::Black, page.only("MA"));
    assert_eq!(refused, Some(IllegalMove::Suicide));
    assert_eq!(page.takes(Color::Black, page.only("CR")).len(), 2);
}

#[test]
fn the_cross_is_forbidden_by_ko_until_white_has_played_elsewhere_or_passed() {
    let page = Page::called("ko");
    let (cross, circle) = (page.only("MA"), page.only("CR"));
    assert_eq!(cross, at("C4"));
    let explained = page.rules.explain(&page.position, Move::Play(cross));
    let ko = Explanation::Ko {
        retake: cross,
        taken_by: circle,
        taken_at: Ply(1),
    };
    assert_eq!(explained, Some(ko));
    for away in [Move::Pass, Move::Play(at("A1"))] {
        let mut position = page.position.clone();
        for mv in [away, Move::Play(at("G7")), Move::Play(cross)] {
            page.rules.play(&mut position, mv).expect("a legal move");
        }
    }
}

#[test]
fn the_cross_would_bring_back_the_start_and_the_circle_took_two() {
    let page = Page::called("superko");
    let (cross, circle) = (page.only("MA"), page.only("CR"));
    let last = page.position.last().unwrap();
    assert_eq!(last.mv, Move::Play(circle));
    assert_eq!(last.captured.len(), 2);
    let cross = Move::Play(cross);
    let checked = page.rules.check(&page.position, cross);
    assert_eq!(checked, Err(IllegalMove::Superko { since: Ply(0) }));
    let japanese = Rules::Go(GoRules::new(KoRule::Simple, Scoring::TERRITORY));
    assert_eq!(japanese.check(&page.position, cross), Ok(()));
    assert_eq!(page.rules.check(&page.position, Move::Pass), Ok(()));
}

#[test]
fn two_eyes_cannot_be_filled_and_one_can() {
    let page = Page::called("life");
    assert_eq!(page.marked("MA").len(), 2);
    for eye in page.marked("MA").iter() {
        let refused = page.refused(Color::White, eye);
        assert_eq!(refused, Some(IllegalMove::Suicide), "{eye}");
    }
    let group = page.chain(at("B1"));
    assert_eq!(group.liberties, page.marked("MA"), "nothing else is left");
    let taken = page.takes(Color::Black, page.only("CR"));
    assert_eq!(taken, page.chain(at("F7")).stones);
}

#[test]
fn a_side_that_plays_on_a_shared_liberty_is_captured_on_the_other() {
    let page = Page::called("seki");
    let shared = page.marked("CR");
    assert_eq!(shared.len(), 2);
    for (color, name) in [(Color::Black, "TR"), (Color::White, "SQ")] {
        let stones = page.marked(name);
        let chain = page.chain(stones.iter().next().unwrap());
        assert_eq!((chain.color, chain.stones), (color, stones));
        assert_eq!(chain.liberties, shared);
        for first in shared.iter() {
            let mut position = page.with(color);
            page.rules.play(&mut position, Move::Play(first)).unwrap();
            let other = shared.iter().find(|&other| other != first).unwrap();
            let taken = page.rules.play(&mut position, Move::Play(other)).unwrap();
            assert_eq!(taken.captured.intersection(stones), stones, "{first}");
        }
    }
    let seki = page.rules.find_seki(&page.position, PointSet::EMPTY);
    let marked = page.marked("TR").union(page.marked("SQ"));
    assert_eq!(seki.intersection(marked), marked);
}

fn totals(page: &Page, scoring: Scoring) -> (i32, i32) {
    let rules = Rules::Go(GoRules::new(KoRule::Simple, scoring));
    let counted = rules.count(&page.position, &Marking::default(), Komi::ZERO);
    let total = counted.unwrap().total;
    (total.black.halves() / 2, total.white.halves() / 2)
}

#[test]
fn the_three_ways_to_count_give_what_the_page_says() {
    let page = Page::called("scoring");
    assert_eq!(totals(&page, Scoring::TERRITORY), (18, 12));
    assert_eq!(totals(&page, Scoring::Area), (27, 21));
    assert_eq!(totals(&page, Scoring::Stones), (9, 9));
    let counted = page
        .rules
        .count(&page.position, &Marking::default(), Komi::ZERO)
        .unwrap();
    assert_eq!(counted.territory.black, page.marked("TB"));
    assert_eq!(counted.territory.white, page.marked("TW"));
    let board = page.position.board();
    let neutral = board
        .empty()
        .difference(page.marked("TB").union(page.marked("TW")));
    assert_eq!(neutral, points("E1"));
}

#[test]
fn the_last_point_gains_nobody_anything_and_two_passes_stop_the_game() {
    let page = Page::called("passing");
    let before = totals(&page, Scoring::TERRITORY);
    for color in Color::ALL {
        let mut after = Page::called("passing");
        after.position = page.with(color);
        let last = Move::Play(page.only("CR"));
        page.rules.play(&mut after.position, last).unwrap();
        assert_eq!(totals(&after, Scoring::TERRITORY), before, "{color:?}");
    }
    let mut position = page.position.clone();
    for expected in [Status::InProgress, Status::Stopped] {
        page.rules.play(&mut position, Move::Pass).unwrap();
        assert_eq!(page.rules.status(&position), expected);
    }
}

#[test]
fn four_handicap_stones_stand_as_shown_and_white_moves_first() {
    let page = Page::called("handicap");
    let four = Handicap::new(4).unwrap();
    let opening = page.rules.opening(page.position.size(), four).unwrap();
    assert_eq!(page.position.board(), opening.board());
    assert_eq!(page.position.to_move(), opening.to_move());
    let komi = page.rules.default_komi(four);
    assert!((0..=1).contains(&komi.half_points()), "{komi:?}");
}

#[test]
fn the_circle_captures_a_pair_and_the_square_is_safe() {
    let page = Page::called("pairs");
    assert_eq!(page.takes(Color::Black, page.only("CR")).len(), 2);
    let mut position = page.with(Color::Black);
    let square = page.only("SQ");
    let played = page.rules.play(&mut position, Move::Play(square)).unwrap();
    assert!(played.captured.is_empty());
    let pair = page.rules.moved_in_between(&position);
    assert!(pair.len() == 2 && pair.contains(square));
}
