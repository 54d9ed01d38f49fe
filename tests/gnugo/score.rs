//! Final scores: of random games played to their end, and of GNU Go's own games.

use tengen::rules::{ByColor, Color, KoRule, Komi, Marking, Move, Point, Scoring, Size, Suicide};

use crate::gtp::points;
use crate::pair::{Pair, dense};
use tengen_testkit::random::Random;

/// Plays random moves until both sides have only own eyes left; whether it came to that.
fn play_out(pair: &mut Pair, dice: &mut Random) -> bool {
    for _ in 0..pair.position.size().points() * 6 {
        let legal = pair.rules.legal_points(&pair.position);
        let open: Vec<Point> = legal
            .iter()
            .filter(|&point| !pair.is_own_eye(point))
            .collect();
        let mv = match open.len() {
            0 => Move::Pass,
            number => Move::Play(open[dice.below(number)]),
        };
        pair.play(mv);
        if pair.position.passes() >= 2 {
            return true;
        }
    }
    false
}

/// The score in GNU Go's words: `B+3.5`, `W+2.0` or `0`.
fn score(pair: &Pair, marking: &Marking, komi: Komi) -> String {
    let score = pair.rules.count(&pair.position, marking, komi).unwrap();
    let winner = match score.winner() {
        Some(Color::Black) => "B",
        Some(Color::White) => "W",
        None => return "0".to_owned(),
    };
    let halves = score.margin().halves();
    format!("{winner}+{}.{}", halves / 2, halves % 2 * 5)
}

/// Compares the scores of `games` finished games, except those in which GNU Go finds dead stones or a seki, which it
/// judges for itself; the number of compared games.
fn run(scoring: Scoring, games: usize) -> usize {
    let mut dice = Random::new(0x0005_C02E);
    let mut pair = Pair::new(KoRule::Simple, Suicide::Forbidden, scoring);
    let mut compared = 0;
    for side in [5, 6, 7, 8, 9, 11, 13].into_iter().cycle().take(games) {
        let size = Size::square(side).unwrap();
        let stones = match dice.below(2) {
            0 => ByColor::default(),
            _ => dense(size, &mut dice),
        };
        pair.begin(size, stones, Color::ALL[dice.below(2)]);
        let komi = Komi::from_half_points(dice.below(40) as i16 - 20).unwrap();
        if !play_out(&mut pair, &mut dice) {
            continue;
        }
        let [_, dead, seki] = pair.gnugo.ask([
            &format!("komi {komi}"),
            "final_status_list dead",
            "final_status_list seki",
        ]);
        if dead.is_empty() && seki.is_empty() {
            let [theirs] = pair.gnugo.ask(["final_score"]);
            assert_eq!(
                score(&pair, &Marking::default(), komi),
                theirs,
                "komi {komi}, prisoners {:?} on{:?}",
                pair.position.prisoners(),
                pair.position.board()
            );
            compared += 1;
        }
    }
    compared
}

#[test]
fn gnu_go_agrees_with_the_area_of_finished_games() {
    let compared = run(Scoring::Area, 150);
    assert!(compared >= 75, "only {compared} games were compared");
}

#[test]
fn gnu_go_agrees_with_the_territory_of_finished_games() {
    let compared = run(Scoring::TERRITORY, 150);
    assert!(compared >= 75, "only {compared} games were compared");
}

/// Compares the scores of GNU Go's own games, with the stones that it finds dead, if the borders are closed and the
/// status of every stone is known; the number of compared games, and of those with dead stones.
fn run_own_games(scoring: Scoring, games: usize) -> (usize, usize) {
    let mut dice = Random::new(0x000B_0A7D);
    let mut pair = Pair::new(KoRule::Simple, Suicide::Forbidden, scoring);
    let komi = Komi::from_half_points(11).unwrap();
    let (mut compared, mut with_dead) = (0, 0);
    for side in [5, 7, 9].into_iter().cycle().take(games) {
        let size = Size::square(side).unwrap();
        pair.begin(size, ByColor::default(), Color::Black);
        pair.gnugo.ask([&format!("komi {komi}")]);
        // A random beginning makes another game of each.
        for _ in 0..4 {
            let point = size.all().nth(dice.below(size.points())).unwrap();
            if pair.rules.legal_points(&pair.position).contains(point) {
                pair.play(Move::Play(point));
            }
        }
        while pair.position.passes() < 2 {
            pair.let_gnugo_play();
        }
        let [alive, dead, seki, theirs] = pair.gnugo.ask([
            "final_status_list alive",
            "final_status_list dead",
            "final_status_list seki",
            "final_score",
        ]);
        let marking = Marking {
            dead: points(&dead),
            seki: points(&seki),
        };
        let judged = points(&alive).union(marking.dead).union(marking.seki);
        let stones = pair.position.board().arrangement();
        let ours = pair.rules.count(&pair.position, &marking, komi).unwrap();
        // Dead stones on neutral points: the borders are open.
        let open = !marking.dead.intersection(ours.dame).is_empty();
        if judged == stones.black.union(stones.white) && !open {
            assert_eq!(
                score(&pair, &marking, komi),
                theirs,
                "dead {dead}, seki {seki} on{:?}",
                pair.position.board()
            );
            compared += 1;
            with_dead += usize::from(!marking.dead.is_empty());
        }
    }
    (compared, with_dead)
}

#[test]
fn gnu_go_agrees_with_the_count_of_its_own_games() {
    for scoring in [Scoring::TERRITORY, Scoring::Area] {
        let (compared, with_dead) = run_own_games(scoring, 21);
        assert!(compared >= 15, "only {compared} games were compared");
        assert!(with_dead >= 8, "only {with_dead} games had dead stones");
    }
}
