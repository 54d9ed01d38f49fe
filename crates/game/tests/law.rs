//! Laws that hold for every game, tried on random ones.

use std::collections::BTreeMap;

use proptest::prelude::*;
use proptest::sample::Index;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use tengen_game::{
    Action, Actor, Closing, EventKind, Game, Invitation, Phase, PlayerId, Refusal, Seat, Stronger,
    Unanswered, deadline, decide,
};
use tengen_rules::{Color, Move, Status};

use super::random::{PEOPLE, Taken, actor, game, run, steps, taken};
use super::table::START;

/// Number of random games in which every kind of event is sure to occur.
const GAMES: usize = 400;

/// The players with a possible action that the game waits for.
fn awaited(taken: &Taken<'_>) -> Vec<PlayerId> {
    let game = taken.after;
    let mut now = taken.now;
    let mut due = vec![Action::Consent];
    match game.phase() {
        // The game waits for nobody in particular.
        Phase::Offered { .. } if game.offer().invitation == Invitation::Anyone => {}
        Phase::Offered { .. } => {
            // An expired challenge lapses only at the scheduler's next look.
            now = START;
            let stronger = Some(Stronger::Equal);
            let toss = Color::Black;
            due.push(Action::Accept { stronger, toss });
        }
        Phase::Playing => {
            let legal = game.terms().rules.legal_points(game.position());
            let play = legal.iter().next().map(Move::Play);
            due.push(Action::Claim);
            // A side whose time is out may still move until that is recorded.
            now = game
                .clocks()
                .and_then(|clocks| clocks.since())
                .unwrap_or(now);
            due.extend(play.into_iter().chain([Move::Pass]).map(Action::Move));
        }
        Phase::Trial { .. } => due.push(Action::Move(Move::Pass)),
        // If one side does not answer the count in time, the other may let the count stand.
        Phase::Counting { .. } => due.extend([Action::Agree, Action::Claim]),
        Phase::Finished(_) | Phase::Closed(_) => {}
    }
    let mut awaited = PEOPLE.to_vec();
    awaited.retain(|&player| {
        let actor = Actor::Player(player);
        let mut due = due.iter();
        due.any(|action| decide(game, actor, action.clone(), now).is_ok())
    });
    awaited.sort_unstable();
    awaited
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn replaying_the_record_gives_the_live_game(game in game(), steps in steps()) {
        let live = run(game, &steps, |_| Ok(()))?;
        let [replayed, verified] =
            [Game::replay, Game::verify].map(|read| read(live.id(), live.events().to_vec()));
        prop_assert_eq!(replayed.as_ref(), Ok(&live));
        prop_assert_eq!(verified, Ok(live));
    }

    #[test]
    fn the_revision_counts_the_events_and_the_record_only_grows(game in game(), steps in steps()) {
        run(game, &steps, |Taken { before, after, .. }| {
            prop_assert_eq!(after.revision().get() as usize, after.events().len());
            prop_assert!(after.events().starts_with(before.events()));
            Ok(())
        })?;
    }

    #[test]
    fn seats_once_taken_are_kept_but_for_substitutes(game in game(), steps in steps()) {
        run(game, &steps, |step| {
            let (Some(before), Some(after)) = (step.before.seats(), step.after.seats()) else {
                prop_assert_eq!(step.before.seats(), None);
                return Ok(());
            };
            if before != after {
                let event = taken(&step).expect("nothing changes by itself");
                let replaced = matches!(event.kind, EventKind::Consented { .. } | EventKind::Ruled { .. });
                prop_assert!(replaced);
            }
            let mut seated: Vec<_> = Color::ALL.iter().flat_map(|&color| after[color].players()).collect();
            let seats = seated.len();
            seated.sort_unstable();
            seated.dedup();
            prop_assert_eq!(seated.len(), seats, "nobody sits twice");
            Ok(())
        })?;
    }

    #[test]
    fn partners_take_turns_whatever_happens(game in game(), steps in steps()) {
        run(game, &steps, |step| {
            let Some(event) = taken(&step) else { return Ok(()) };
            let EventKind::Moved { color, .. } = event.kind else { return Ok(()) };
            // An undone turn does not count.
            let turns = step.before.moves().iter().filter(|(side, _)| *side == color).count();
            let mover = match step.before.seats().expect("seats")[color] {
                Seat::Player(player) => player,
                Seat::InTurn(rota) => rota.players()[turns % rota.players().len()],
            };
            prop_assert!([Actor::Player(mover), Actor::Plan(mover)].contains(&event.by));
            Ok(())
        })?;
    }

    #[test]
    fn those_are_awaited_for_whom_what_is_awaited_is_possible(game in game(), steps in steps()) {
        run(game, &steps, |step| {
            let mut found = step.after.players_to_act();
            found.sort_unstable();
            prop_assert_eq!(found, awaited(&step), "{:?}", step.after.phase());
            Ok(())
        })?;
    }

    /// Neither the count nor a trial on a copy moves a stone.
    #[test]
    fn only_moves_move_stones_and_only_while_the_players_move_in_turn(game in game(), steps in steps()) {
        run(game, &steps, |step| {
            let (before, after) = (step.before, step.after);
            match taken(&step).map(|event| &event.kind) {
                Some(EventKind::Moved { color, mv }) => {
                    prop_assert_eq!(before.phase(), Phase::Playing);
                    prop_assert_eq!(before.to_move(), Some(*color));
                    prop_assert_eq!(after.last_move(), Some((*color, *mv)));
                    prop_assert_eq!(after.position().ply().0, before.position().ply().0 + 1);
                }
                // The opponent of the side that resumes moves next; passes and ko are reset.
                Some(EventKind::Resumed { color }) => {
                    prop_assert_eq!(after.to_move(), Some(!*color));
                    prop_assert_eq!(after.position().passes(), 0);
                    prop_assert_eq!(after.position().ko(), None);
                    prop_assert_eq!(after.position().board(), before.position().board());
                    prop_assert_eq!(after.position().prisoners(), before.position().prisoners());
                }
                Some(EventKind::TakenBack { .. } | EventKind::Consented { .. })
                    if after.moves() != before.moves() =>
                {
                    prop_assert!(before.moves().starts_with(after.moves()));
                    let played = Game::replay(after.id(), after.events().to_vec()).expect("a record");
                    prop_assert_eq!(after.position(), played.position());
                    prop_assert_eq!(after.phase(), Phase::Playing);
                }
                _ => prop_assert_eq!(after.position(), before.position()),
            }
            Ok(())
        })?;
    }

    /// The clocks run exactly while the players move in turn, and no event adds time by itself;
    /// in the count there is a deadline only for an answer that one side owes the other.
    #[test]
    fn a_move_takes_time_and_nothing_else_gives_any(game in game(), steps in steps()) {
        run(game, &steps, |step| {
            let (Some(before), Some(after)) = (step.before.clocks(), step.after.clocks()) else {
                return Ok(());
            };
            if step.after.phase() != Phase::Playing {
                let late = after.is_overdue();
                let unanswered = step.after.pending_answer().filter(|_| !late);
                let expected = unanswered.map(Unanswered::late_at);
                prop_assert_eq!(deadline(step.after), expected);
            }
            let Some(event) = taken(&step) else { return Ok(()) };
            let color = match event.kind {
                EventKind::Moved { color, .. } => Some(color),
                _ => None,
            };
            for side in Color::ALL {
                let kept = before.time_left(side) == after.time_left(side);
                let may_change = color == Some(side) || matches!(
                    event.kind,
                    EventKind::TakenBack { .. } | EventKind::Consented { .. }
                        | EventKind::TimeGiven { .. } | EventKind::Ruled { .. }
                );
                prop_assert!(kept || may_change, "{:?}", event.kind);
            }
            Ok(())
        })?;
    }

    #[test]
    fn a_game_goes_on_exactly_while_its_rules_say_so(game in game(), steps in steps()) {
        run(game, &steps, |Taken { after, .. }| {
            let rules = after.terms().rules;
            let status = rules.status(after.position());
            match after.phase() {
                Phase::Playing => prop_assert_eq!(status, Status::InProgress),
                Phase::Counting { .. } | Phase::Trial { .. } => {
                    prop_assert_eq!(status, Status::Stopped);
                }
                _ => {}
            }
            Ok(())
        })?;
    }

    #[test]
    fn what_is_over_refuses_everything(game in game(), steps in steps()) {
        run(game, &steps, |step| {
            let (before, now) = (step.before, step.now);
            for action in &step.step.actions {
                let decided = decide(before, step.step.actor(before), action.clone(), now);
                let lapse = *action == Action::Lapse;
                match before.phase() {
                    Phase::Finished(_) if lapse => prop_assert_eq!(decided, Err(Refusal::NotDue { due: None })),
                    Phase::Finished(_) => prop_assert_eq!(decided, Err(Refusal::GameOver)),
                    Phase::Closed(_) if lapse => prop_assert_eq!(decided, Err(Refusal::NotDue { due: None })),
                    Phase::Closed(closing) => {
                        let closing: Closing = closing;
                        prop_assert_eq!(decided, Err(Refusal::ChallengeClosed(closing)));
                    }
                    _ => {}
                }
            }
            Ok(())
        })?;
    }

    /// An event by one actor is not an event by another, nor does it apply twice; an inapplicable event changes
    /// nothing.
    #[test]
    fn apply_takes_only_what_decide_gives(game in game(), steps in steps(), other in actor()) {
        run(game, &steps, |step| {
            let Some(event) = taken(&step) else { return Ok(()) };
            let mut forged = event.clone();
            forged.by = other;
            for (game, event) in [(step.before, &forged), (step.after, event), (step.after, &forged)] {
                let mut changed = game.clone();
                match changed.apply(event.clone()) {
                    Ok(()) => prop_assert_eq!(changed.events().last(), Some(event)),
                    Err(_) => prop_assert_eq!(&changed, game),
                }
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
        let live = run(game, &steps, |_| Ok(()))?;
        let mut events = live.events().to_vec();
        let last = events.len();
        match damage {
            Damage::Lost(at) => drop(events.remove(at.index(last))),
            Damage::Twice(at) => events.insert(at.index(last), events[at.index(last)].clone()),
            Damage::Swapped(one, other) => events.swap(one.index(last), other.index(last)),
            Damage::By(at, actor) => events[at.index(last)].by = actor,
        }
        for read in [Game::replay, Game::verify] {
            if let Ok(told) = read(live.id(), events.clone()) {
                prop_assert_eq!(told.events(), &events);
            }
        }
    }
}

/// Otherwise the laws above would prove little.
#[test]
fn in_random_games_everything_happens() {
    let mut runner = TestRunner::deterministic();
    let mut happened = BTreeMap::new();
    let strategy = (game(), steps());
    for _ in 0..GAMES {
        let (game, steps) = strategy.new_tree(&mut runner).expect("a value").current();
        let game = run(game, &steps, |_| Ok(())).expect("a game");
        for event in game.events() {
            let kind = format!("{:?}", event.kind);
            let name = kind.split([' ', '{']).next().expect("a name").to_owned();
            *happened.entry(name).or_insert(0) += 1;
        }
    }
    assert_eq!(
        happened.len(),
        30,
        "of 30 kinds of events only {happened:?}"
    );
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
