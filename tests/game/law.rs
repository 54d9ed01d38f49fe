//! Laws that hold for every game, tried on random ones.

use proptest::prelude::*;
use proptest::sample::Index;
use tengen::clock::{Span, Timestamp};
use tengen::game::{
    Action, Actor, ColorChoice, Draft, Game, GameId, Life, PlayerId, Stronger, Terms, decide, offer,
};
use tengen::rules::{Color, Move, Point, RuleSet};

use super::table::{AKA, HERE, KURO, SHIRO, START, THREAD, size};

/// The side of the boards: small, so that chance captures, kos and full boards come about.
const SIDE: u8 = 5;

fn color() -> impl Strategy<Value = Color> {
    prop::sample::select(&Color::ALL)
}

/// Points of the board and of a line beyond it.
fn point() -> impl Strategy<Value = Point> {
    (0..=SIDE, 0..=SIDE).prop_map(|(column, row)| Point::new(column, row).expect("a point"))
}

fn stronger() -> impl Strategy<Value = Option<Stronger>> {
    prop::option::of(prop::sample::select(vec![
        Stronger::Challenger,
        Stronger::Accepter,
        Stronger::Equal,
    ]))
}

fn action() -> impl Strategy<Value = Action> {
    let life = prop::sample::select(vec![Life::Dead, Life::Alive]);
    prop_oneof![
        60 => point().prop_map(|point| Action::Move(Move::Play(point))),
        9 => Just(Action::Move(Move::Pass)),
        9 => (point(), life).prop_map(|(point, life)| Action::Mark { point, life }),
        4 => Just(Action::Agree),
        2 => Just(Action::Resume),
        1 => Just(Action::Resign),
        9 => (stronger(), color()).prop_map(|(stronger, toss)| Action::Accept { stronger, toss }),
        1 => prop::sample::select(vec![Action::Decline, Action::Withdraw]),
        2 => Just(Action::Lapse),
        1 => prop::sample::select(vec![HERE, THREAD]).prop_map(Action::Relocate),
    ]
}

fn actor() -> impl Strategy<Value = Actor> {
    let player = |id| Just(Actor::Player(id));
    prop_oneof![8 => player(KURO), 8 => player(SHIRO), 1 => player(AKA), 1 => Just(Actor::Clock)]
}

fn game() -> impl Strategy<Value = Game> {
    let colors = vec![
        ColorChoice::Random,
        ColorChoice::Challenger(Color::White),
        ColorChoice::StrongerTakesWhite,
    ];
    let invited: Vec<Option<PlayerId>> = vec![None, Some(SHIRO)];
    let choices = (
        prop::sample::select(RuleSet::ALL),
        prop::sample::select(colors),
        prop::sample::select(invited),
    );
    choices.prop_map(|(set, colors, invited)| {
        let draft = Draft {
            colors,
            ..Draft::even(set.rules, size(SIDE))
        };
        let terms = Terms::new(draft).expect("sound terms");
        let first = offer(KURO, invited, terms, HERE, START).expect("a challenge");
        Game::offered(GameId::new(1), first).expect("a game")
    })
}

fn steps() -> impl Strategy<Value = Vec<(Actor, Action, i64)>> {
    prop::collection::vec((actor(), action(), 0..8_000_000_i64), 0..250)
}

/// Does what can be done of `steps`, `step` looking on before and after.
fn run(
    mut game: Game,
    steps: Vec<(Actor, Action, i64)>,
    mut step: impl FnMut(&Game, &Game) -> Result<(), TestCaseError>,
) -> Result<Game, TestCaseError> {
    let mut now: Timestamp = START;
    for (actor, action, millis) in steps {
        now = now.after(Span::millis(millis));
        let before = game.clone();
        if let Ok(events) = decide(&game, actor, action, now) {
            prop_assert!(!events.is_empty());
            for event in events {
                prop_assert_eq!(game.apply(event), Ok(()));
            }
        }
        step(&before, &game)?;
    }
    Ok(game)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn replaying_the_record_gives_the_live_game(game in game(), steps in steps()) {
        let live = run(game, steps, |_, _| Ok(()))?;
        let replayed = Game::replay(live.id(), live.events().to_vec());
        prop_assert_eq!(replayed, Ok(live));
    }

    #[test]
    fn the_revision_counts_the_events_and_the_record_only_grows(game in game(), steps in steps()) {
        run(game, steps, |before, after| {
            prop_assert_eq!(after.revision().get() as usize, after.events().len());
            prop_assert!(after.events().starts_with(before.events()));
            Ok(())
        })?;
    }

    #[test]
    fn seats_once_taken_are_kept(game in game(), steps in steps()) {
        run(game, steps, |before, after| {
            if let Some(seats) = before.seats() {
                prop_assert_eq!(after.seats(), Some(seats));
            }
            Ok(())
        })?;
    }

    #[test]
    fn a_damaged_record_is_refused_or_is_the_game_that_it_tells(
        game in game(),
        steps in steps(),
        damage in damage(),
    ) {
        let live = run(game, steps, |_, _| Ok(()))?;
        let mut events = live.events().to_vec();
        let last = events.len();
        match damage {
            Damage::Lost(at) => drop(events.remove(at.index(last))),
            Damage::Twice(at) => events.insert(at.index(last), events[at.index(last)].clone()),
            Damage::Swapped(one, other) => events.swap(one.index(last), other.index(last)),
            Damage::By(at, actor) => events[at.index(last)].by = actor,
        }
        if let Ok(told) = Game::replay(live.id(), events.clone()) {
            prop_assert_eq!(told.events(), events);
        }
    }
}

#[derive(Clone, Debug)]
enum Damage {
    Lost(Index),
    Twice(Index),
    Swapped(Index, Index),
    By(Index, Actor),
}

fn damage() -> impl Strategy<Value = Damage> {
    let index = any::<Index>;
    prop_oneof![
        index().prop_map(Damage::Lost),
        index().prop_map(Damage::Twice),
        (index(), index()).prop_map(|(one, other)| Damage::Swapped(one, other)),
        (index(), actor()).prop_map(|(at, actor)| Damage::By(at, actor)),
    ]
}
