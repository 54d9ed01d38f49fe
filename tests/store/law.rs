//! A property of the store: every game is read as it was written.

use proptest::prelude::*;
use proptest::sample::Index;
use tengen::clock::Span;
use tengen::game::{
    Action, Actor, ColorChoice, Draft, Game, Life, Outline, Stronger, Terms, decide, offer,
};
use tengen::rules::{Color, Move, Point, RuleSet, Size};
use tengen::store::{Change, Store};

use super::{CHANNEL, KURO, SHIRO, START, after, create, in_runtime, open, place, wrong};

fn draft() -> impl Strategy<Value = Draft> {
    let colors = vec![
        ColorChoice::Random,
        ColorChoice::Challenger(Color::Black),
        ColorChoice::Challenger(Color::White),
        ColorChoice::StrongerTakesWhite,
    ];
    let set = prop::sample::select(RuleSet::ALL);
    (set, any::<Index>(), prop::sample::select(colors)).prop_map(|(set, size, colors)| {
        let size = Size::square(*size.get(set.rules.usual_sizes())).expect("an offered size");
        Draft {
            colors,
            ..Draft::even(set.rules, size)
        }
    })
}

fn action() -> impl Strategy<Value = Action> {
    let point = || (0..9_u8, 0..9_u8).prop_map(|(x, y)| Point::new(x, y).expect("a point"));
    let life = prop::sample::select(vec![Life::Dead, Life::Alive]);
    prop_oneof![
        40 => point().prop_map(|point| Action::Move(Move::Play(point))),
        12 => Just(Action::Move(Move::Pass)),
        6 => (point(), life).prop_map(|(point, life)| Action::Mark { point, life }),
        3 => Just(Action::Agree),
        2 => Just(Action::Resume),
        1 => Just(Action::Resign),
    ]
}

/// The game after all `actions` that are legal, each by a player who may do it.
fn played(mut game: Game, actions: &[Action]) -> Game {
    let toss = Color::Black;
    let accept = Action::Accept {
        stronger: Some(Stronger::Equal),
        toss,
    };
    for (action, second) in std::iter::once(&accept).chain(actions).zip(1..) {
        for player in [SHIRO, KURO] {
            let now = START.after(Span::seconds(second));
            if let Ok(event) = decide(&game, Actor::Player(player), action.clone(), now) {
                game.apply(event).expect("it was decided");
                break;
            }
        }
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_read_is_what_was_written(draft in draft(), actions in prop::collection::vec(action(), 0..60)) {
        let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        in_runtime(async {
            let store = open(one.path());
            let terms = Terms::new(draft).unwrap();
            let offered = offer(KURO, Some(SHIRO), terms, place(CHANNEL), START).unwrap();
            let offered = create(&store, offered).await;
            let game = played(offered.clone(), &actions);
            let later = after(&offered, &game.events()[1..]);
            let silent = Change::silent(&later);
            let kept = store.append(&offered, later, silent).await.unwrap();
            assert_eq!(kept, game);
            let told = async |store: &Store| store.outline(game.id()).await;
            assert_eq!(told(&store).await.unwrap(), Some(Outline::of(&game)));
            assert_eq!(wrong(&store).await, []);
            store.close().await.unwrap();
            let store = open(one.path());
            assert_eq!(store.game(game.id()).await.unwrap().as_ref(), Some(&game));
            let mut text = Vec::new();
            store.export(&mut text).await.unwrap();
            let copy = open(other.path());
            copy.import(&*text).await.unwrap();
            assert_eq!(wrong(&copy).await, []);
            assert_eq!(told(&copy).await.unwrap(), Some(Outline::of(&game)));
            assert_eq!(copy.game(game.id()).await.unwrap(), Some(game));
        });
    }
}
