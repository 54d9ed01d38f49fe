//! Final scores of random games that are played until nothing is left to play.

use tengen::rules::{ByColor, Color, KoRule, Komi, Marking, Move, Point, Scoring, Size, Suicide};

use crate::pair::{Pair, dense};
use crate::random::Random;

/// Plays at random until both have only own eyes left. Gives whether it came to that.
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
fn score(pair: &Pair, komi: Komi) -> String {
    let marking = Marking::default();
    let score = pair.rules.count(&pair.position, &marking, komi).unwrap();
    let winner = match score.winner() {
        Some(Color::Black) => "B",
        Some(Color::White) => "W",
        None => return "0".to_owned(),
    };
    let halves = score.margin().halves();
    format!("{winner}+{}.{}", halves / 2, halves % 2 * 5)
}

/// Compares the scores of `games` finished games, where GNU Go finds nothing dead and no seki:
/// it judges for itself. Gives how many were compared.
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
                score(&pair, komi),
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
