//! A game in both referees.

use std::fs;

use tempfile::TempDir;
use tengen::rules::{
    Board, ByColor, Color, GoRules, KoRule, Move, Played, Point, PointSet, Position, Rules,
    Scoring, Size, Suicide,
};
use tengen::sgf::{Collection, from_point};

use crate::gtp::{GnuGo, name, points};
use tengen_testkit::random::Random;

/// Games under one rule of repetition, and one of suicide.
pub(crate) struct Pair {
    pub(crate) rules: Rules,
    pub(crate) gnugo: GnuGo,
    pub(crate) position: Position,
    folder: TempDir,
}

impl Pair {
    pub(crate) fn new(ko: KoRule, suicide: Suicide, scoring: Scoring) -> Self {
        let ko_option = match ko {
            KoRule::Simple => "--simple-ko",
            KoRule::PositionalSuperko => "--positional-superko",
            KoRule::SituationalSuperko => "--situational-superko",
        };
        let suicide_option = match suicide {
            Suicide::Forbidden => "--forbid-suicide",
            Suicide::Allowed => "--allow-all-suicide",
        };
        let scoring_option = match scoring {
            Scoring::Area | Scoring::Stones => "--chinese-rules",
            Scoring::Territory { .. } => "--japanese-rules",
        };
        let rules = Rules::Go(GoRules {
            suicide,
            ..GoRules::new(ko, scoring)
        });
        let size = Size::square(5).unwrap();
        Self {
            position: rules
                .position(size, ByColor::default(), Color::Black)
                .unwrap(),
            rules,
            gnugo: GnuGo::start(&[ko_option, suicide_option, scoring_option]),
            folder: TempDir::new().unwrap(),
        }
    }

    /// Begins another game on these stones. GNU Go reads them from a record, which is written here.
    pub(crate) fn begin(&mut self, size: Size, stones: ByColor<PointSet>, to_move: Color) {
        let mut record = Collection::new();
        let root = record.add_game();
        let list = |set: PointSet| -> Vec<String> {
            set.iter().map(|point| from_point(point, size)).collect()
        };
        record.add(root, "GM", ["1"]);
        record.add(root, "FF", ["4"]);
        record.add(root, "SZ", [size.to_string().as_str()]);
        for (color, property) in [(Color::Black, "AB"), (Color::White, "AW")] {
            let list = list(stones[color]);
            if !list.is_empty() {
                record.add(root, property, list.iter().map(String::as_str));
            }
        }
        let first = &name(to_move)[..1].to_uppercase();
        record.add(root, "PL", [first.as_str()]);
        let path = self.folder.path().join("start.sgf");
        fs::write(&path, record.to_sgf()).unwrap();
        let [color] = self.gnugo.ask([&format!("loadsgf {}", path.display())]);
        assert_eq!(color, name(to_move));
        self.position = self.rules.position(size, stones, to_move).unwrap();
    }

    /// Compares stones, captures and the legality of every point; the legal points.
    pub(crate) fn compare(&mut self) -> PointSet {
        let [black, white, by_black, by_white, legal] = self.gnugo.ask([
            "list_stones black",
            "list_stones white",
            "captures black",
            "captures white",
            &format!("all_legal {}", name(self.position.to_move())),
        ]);
        let board = self.position.board();
        assert_eq!(board.stones(Color::Black), points(&black), "{board:?}");
        assert_eq!(board.stones(Color::White), points(&white), "{board:?}");
        let prisoners = self.position.prisoners();
        assert_eq!(prisoners.black.to_string(), by_black, "{board:?}");
        assert_eq!(prisoners.white.to_string(), by_white, "{board:?}");
        let ours = self.rules.legal_points(&self.position);
        let theirs = points(&legal);
        assert_eq!(
            ours,
            theirs,
            "{:?} to move after {:?} on{board:?}ours alone {:?}, theirs alone {:?}",
            self.position.to_move(),
            self.position.last(),
            ours.difference(theirs),
            theirs.difference(ours),
        );
        ours
    }

    pub(crate) fn play(&mut self, mv: Move) -> Played {
        let color = name(self.position.to_move());
        let vertex = match mv {
            Move::Play(point) => point.to_string(),
            Move::Pass => "pass".to_owned(),
        };
        self.gnugo.ask([&format!("play {color} {vertex}")]);
        self.rules.play(&mut self.position, mv).unwrap()
    }

    /// Has GNU Go choose and play a move.
    pub(crate) fn let_gnugo_play(&mut self) {
        let color = name(self.position.to_move());
        let [vertex] = self.gnugo.ask([&format!("genmove {color}")]);
        let mv = match vertex.as_str() {
            "PASS" => Move::Pass,
            point => Move::Play(point.parse().unwrap()),
        };
        self.rules.play(&mut self.position, mv).unwrap();
    }

    /// Whether all neighbours are the mover's own stones.
    pub(crate) fn is_own_eye(&self, point: Point) -> bool {
        let board = self.position.board();
        let own = |next: Point| board.get(next) == Some(self.position.to_move());
        point.neighbours(board.size()).all(own)
    }
}

/// A random arrangement on which every chain has a liberty: three points of four are tried.
pub(crate) fn dense(size: Size, dice: &mut Random) -> ByColor<PointSet> {
    let mut stones = ByColor::<PointSet>::default();
    for point in size.all() {
        if dice.below(4) == 0 {
            continue;
        }
        let mut more = stones;
        more[Color::ALL[dice.below(2)]].insert(point);
        if Board::from_arrangement(size, more).is_some() {
            stones = more;
        }
    }
    stones
}
