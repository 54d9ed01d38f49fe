//! The figures of all criteria but the direct ones, for everybody.

use super::criterion::Criterion;
use super::event::{Index, Tournament};
use super::parameters::MainScore;
use super::points::Points;
use super::score::{Scores, start};
use super::slot::{Played, Slot};

/// The values of all criteria for all players.
pub(super) struct Figures {
    rows: Vec<[Points; Criterion::COUNT]>,
}

impl Figures {
    /// The values after `round`; the direct criteria are 0.
    pub(super) fn after(event: &Tournament, round: u8) -> Self {
        let players = event.players().len();
        let mut figures = Self {
            rows: vec![[Points::ZERO; Criterion::COUNT]; players],
        };
        let after: Vec<_> = (0..=round)
            .map(|round| Scores::after(event, round))
            .collect();
        let last = &after[usize::from(round)];
        for (index, player) in event.players().iter().enumerate() {
            let category = event.parameters().category(player.rank) + 1;
            figures.set(index, Criterion::Category, Points::whole(category));
            figures.set(index, Criterion::Rank, Points::whole(player.rank.number()));
            figures.set(index, Criterion::Rating, Points::whole(player.rating));
            figures.set(index, Criterion::Boards, event.boards(index));
            let (faced, overcome) = difficulties(event, index, round, last);
            figures.set(index, Criterion::Ext, faced);
            figures.set(index, Criterion::Exr, overcome);
        }
        for names in [Names::WINS, Names::MMS] {
            figures.add_sums(event, &names, &after);
        }
        figures
    }

    /// The value of `criterion` for `player`.
    pub(super) fn get(&self, player: Index, criterion: Criterion) -> Points {
        self.rows[player][criterion as usize]
    }

    /// Sets the value of `criterion` for `player`.
    pub(super) fn set(&mut self, player: Index, criterion: Criterion, points: Points) {
        self.rows[player][criterion as usize] = points;
    }

    /// Adds the score itself and the criteria that sum scores.
    fn add_sums(&mut self, event: &Tournament, names: &Names, after: &[Scores]) {
        let round = after.len() - 1;
        let last = &after[round];
        let players = 0..event.players().len();
        for player in players.clone() {
            let own = |scores: &Scores| scores.own[player].of(names.kind);
            let sum = Sums::of(event, player, round as u8, names.kind, last);
            self.set(player, names.score, own(last));
            self.set(player, names.sos, sum.sos);
            self.set(player, names.sos1, sum.without_lowest(1));
            self.set(player, names.sos2, sum.without_lowest(2));
            self.set(player, names.sodos, sum.sodos);
            self.set(player, names.cuss, after[1..].iter().map(own).sum());
        }
        for player in players {
            let opponents = (1..=round as u8).map(|earlier| match event.slot(player, earlier) {
                Slot::Played(game) => self.get(game.opponent, names.sos),
                _ => own_start(event, player, names.kind) * round as i64,
            });
            let sum = opponents.sum();
            self.set(player, names.sosos, sum);
        }
    }
}

/// The criteria based on one of the two scores.
struct Names {
    kind: MainScore,
    score: Criterion,
    sos: Criterion,
    sos1: Criterion,
    sos2: Criterion,
    sodos: Criterion,
    sosos: Criterion,
    cuss: Criterion,
}

impl Names {
    const WINS: Self = Self {
        kind: MainScore::Wins,
        score: Criterion::Nbw,
        sos: Criterion::Sosw,
        sos1: Criterion::Sosw1,
        sos2: Criterion::Sosw2,
        sodos: Criterion::Sodosw,
        sosos: Criterion::Sososw,
        cuss: Criterion::Cussw,
    };
    const MMS: Self = Self {
        kind: MainScore::Mms,
        score: Criterion::Mms,
        sos: Criterion::Sosm,
        sos1: Criterion::Sosm1,
        sos2: Criterion::Sosm2,
        sodos: Criterion::Sodosm,
        sosos: Criterion::Sososm,
        cuss: Criterion::Cussm,
    };
}

/// The sums of opponents' scores of a player.
struct Sums {
    sos: Points,
    sodos: Points,
    /// The opponents' scores, lowest first.
    terms: Vec<Points>,
}

impl Sums {
    fn of(event: &Tournament, player: Index, round: u8, kind: MainScore, last: &Scores) -> Self {
        let mut sodos = Points::ZERO;
        let mut terms = Vec::with_capacity(usize::from(round));
        for round in 1..=round {
            terms.push(match event.slot(player, round) {
                Slot::Played(game) => {
                    let score = last.seen[game.opponent].of(kind) + adjustment(&game, kind);
                    sodos = sodos + score.share(game.won);
                    score
                }
                _ => own_start(event, player, kind),
            });
        }
        terms.sort_unstable();
        Self {
            sos: terms.iter().copied().sum(),
            sodos,
            terms,
        }
    }

    /// SOS without the `count` lowest; 0 after at most that number of rounds.
    fn without_lowest(&self, count: usize) -> Points {
        self.terms.iter().skip(count).copied().sum()
    }
}

/// The handicap's adjustment of the opponent's McMahon score: plus the stones for White, minus for Black.
fn adjustment(game: &Played, kind: MainScore) -> Points {
    match kind {
        MainScore::Wins => Points::ZERO,
        MainScore::Mms => Points::whole(game.stones_given()),
    }
}

/// The opponent's score that a round without a game counts as.
fn own_start(event: &Tournament, player: Index, kind: MainScore) -> Points {
    match kind {
        MainScore::Wins => Points::ZERO,
        MainScore::Mms => start(event, player),
    }
}

/// EXT and EXR: opponents' wins, once against an equal, twice against one a grade stronger, three times against one
/// stronger than that, handicap counted.
fn difficulties(event: &Tournament, player: Index, round: u8, last: &Scores) -> (Points, Points) {
    let rank = |player: Index| event.players()[player].rank.number();
    let mut faced = Points::ZERO;
    let mut overcome = Points::ZERO;
    for (_, game) in event.games_before(player, round + 1) {
        let stronger = rank(game.opponent) - rank(player) + game.stones_given();
        let factor = (stronger + 1).clamp(0, 3);
        let difficulty = last.own[game.opponent].wins * factor;
        faced = faced + difficulty;
        if game.won == Points::ONE {
            overcome = overcome + difficulty;
        }
    }
    (faced, overcome)
}
