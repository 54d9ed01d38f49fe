//! Learning: repeated games are learned, and lines that are no games are refused.

use tengen_engine::policy::Weights;
use tengen_train::{Game, Parameters, count_local_shapes, learn, measure, select_features};

const LINE: &str = "B+R qdddpqdqfccfccdcbceiplgqgpfqjq";

const PARAMETERS: Parameters = Parameters {
    share: 100,
    rate: 0.1,
    seed: 1,
};

#[test]
fn a_game_that_is_repeated_is_guessed_move_by_move() {
    let games = vec![Game::parse(LINE).unwrap(); 30];
    let keys = select_features(&games, 2);
    let mut weights = Weights::of(&keys);
    let before = measure(&weights, &games[..1]);
    learn(&mut weights, &games, PARAMETERS, |_| {});
    // Rounded as in the file.
    let weights = Weights::read(&weights.write()).unwrap();
    let after = measure(&weights, &games[..1]);
    assert_eq!(after.moves, 15);
    assert!(before.first < 3 && after.first >= 9, "{before:?} {after:?}");
    assert!(
        after.log_likelihood > before.log_likelihood * 0.75,
        "{after:?}"
    );
}

#[test]
fn a_feature_that_occurs_once_gets_no_weight() {
    let games = vec![Game::parse(LINE).unwrap()];
    assert!(!select_features(&games, 1).is_empty());
    let frequent = select_features(&games, 2);
    assert!(frequent.len() < select_features(&games, 1).len());
}

#[test]
fn the_weight_of_a_local_shape_is_the_logarithm_of_its_share() {
    // The last move is the only one beside one of the two before it.
    let games = vec![Game::parse("B+R ddqddcqcdb").unwrap(); 1000];
    let shapes = count_local_shapes(&games);
    let shares: Vec<f32> = shapes.iter().map(|(_, weight)| weight.exp()).collect();
    let played: Vec<_> = shares.iter().filter(|&&share| share > 0.2).collect();
    assert_eq!(played.len(), 1, "{shares:?}");
    assert!(shares.iter().filter(|&&share| share < 0.001).count() >= 3);
}

#[test]
fn what_is_no_game_is_refused() {
    for line in ["", "B+R", "B+R qdd", "B+R qdzz", "B+R q"] {
        assert!(Game::parse(line).is_none(), "{line}");
    }
    // A pass is a move.
    assert!(Game::parse("W+1.5 qdtt").is_some());
}
