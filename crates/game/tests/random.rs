//! Random games, in which anybody tries any action.

use proptest::prelude::*;
use tengen_game::clock::{Span, Timestamp};
use tengen_game::time::TimeControl;
use tengen_game::{
    Action, Actor, ColorChoice, Draft, Event, Game, GameId, Invitation, Life, Overdue, Pace, Phase,
    PlayerId, Proposal, Revision, Ruling, Stronger, Suggestion, Terms, decide, offer,
};
use tengen_rules::{Color, Handicap, Move, Placement, Point, PointSet, RuleSet, Rules, Variant};

use super::table::{AKA, AO, HERE, JUDGE, KURO, MOMO, SHIRO, START, THREAD, size};

/// Side of the boards: small, so that captures, kos and full boards occur by chance.
const SIDE: u8 = 5;

/// Everybody who may play, or act in a game of others.
pub(super) const PEOPLE: [PlayerId; 6] = [KURO, SHIRO, AKA, MOMO, AO, JUDGE];

/// A step of a game: an actor tries several actions until one is possible.
#[derive(Clone, Debug)]
pub(super) struct Step {
    who: Who,
    pub(super) actions: Vec<Action>,
    later: i64,
}

#[derive(Clone, Copy, Debug)]
enum Who {
    /// One of the players who have something to do, by number.
    Awaited(usize),
    /// The player.
    Any(Actor),
}

impl Step {
    /// The actor of the next event in `game`.
    pub(super) fn actor(&self, game: &Game) -> Actor {
        match self.who {
            Who::Any(actor) => actor,
            Who::Awaited(number) => {
                let awaited = game.players_to_act();
                let one = number.checked_rem(awaited.len());
                Actor::Player(one.map_or(SHIRO, |one| awaited[one]))
            }
        }
    }
}

fn color() -> impl Strategy<Value = Color> {
    prop::sample::select(&Color::ALL)
}

/// Points of the board and of a line beyond it.
fn point() -> impl Strategy<Value = Point> {
    (0..=SIDE, 0..=SIDE).prop_map(|(column, row)| Point::new(column, row).expect("a point"))
}

fn points() -> impl Strategy<Value = PointSet> {
    prop::collection::vec(point(), 0..6).prop_map(|points| points.into_iter().collect())
}

fn person() -> impl Strategy<Value = PlayerId> {
    prop::sample::select(&PEOPLE)
}

fn stronger() -> impl Strategy<Value = Option<Stronger>> {
    prop::option::of(prop::sample::select(vec![
        Stronger::Challenger,
        Stronger::Accepter,
        Stronger::Equal,
    ]))
}

fn proposal() -> impl Strategy<Value = Proposal> {
    prop_oneof![
        1 => Just(Proposal::NoResult),
        1 => Just(Proposal::BothLose),
        4 => (person(), person()).prop_map(|(out, into)| Proposal::Substitute { out, into }),
        6 => (0..40_u32).prop_map(|to| Proposal::Undo { to: Revision::new(to) }),
        8 => Just(Proposal::Pause),
        1 => Just(Proposal::CallOff),
        1 => Just(Proposal::Draw),
        2 => prop::sample::select(vec![HERE, THREAD]).prop_map(|place| Proposal::GoOnIn { place }),
    ]
}

fn ruling() -> impl Strategy<Value = Ruling> {
    prop_oneof![
        Just(Ruling::BothLose),
        Just(Ruling::CalledOff),
        color().prop_map(|loser| Ruling::Forfeit { loser }),
        color().prop_map(|winner| Ruling::Adjudicated { winner }),
        (color(), hours()).prop_map(|(color, span)| Ruling::MoreTime { color, span }),
        (person(), person()).prop_map(|(out, into)| Ruling::Reseat { out, into }),
    ]
}

fn hours() -> impl Strategy<Value = Span> {
    (-1..900_i64).prop_map(Span::hours)
}

fn pace() -> impl Strategy<Value = Pace> {
    let (hour, day) = (Span::hours(1), Span::days(1));
    let controls = vec![
        TimeControl::per_move(3).expect("a clock"),
        TimeControl::fischer(hour, hour, day).expect("a clock"),
        TimeControl::byo_yomi(day, day, 3).expect("a clock"),
        TimeControl::canadian(day, day, 4).expect("a clock"),
    ];
    let overdue = vec![
        Overdue::WaitingSideChooses,
        Overdue::WaitingSideChooses,
        Overdue::Loses,
    ];
    let choices = (
        prop::sample::select(controls),
        prop::sample::select(overdue),
    );
    let timed = choices.prop_map(|(control, overdue)| Pace {
        overdue,
        ..Pace::of(control)
    });
    // Much of the count takes longer than most clocks allow.
    prop_oneof![1 => Just(Pace::UNTIMED), 1 => timed]
}

fn action() -> impl Strategy<Value = Action> {
    let life = prop::sample::select(vec![Life::Dead, Life::Alive, Life::Seki]);
    let at_the_table = prop_oneof![
        60 => point().prop_map(|point| Action::Move(Move::Play(point))),
        9 => Just(Action::Move(Move::Pass)),
        9 => (point(), life).prop_map(|(point, life)| Action::Mark { point, life }),
        13 => [points(), points(), points(), points()].prop_map(|[dead, seki, proven, unsettled]| {
            Action::Suggest(Suggestion { dead, seki, proven, unsettled })
        }),
        7 => Just(Action::Agree),
        2 => Just(Action::Resume),
        4 => Just(Action::Object),
        3 => color().prop_map(|first| Action::Try { first }),
        9 => point().prop_map(Action::PassForKo),
        1 => Just(Action::EndTrial),
        9 => Just(Action::TakeBack),
        9 => Just(Action::GoOn),
        6 => Just(Action::Consent),
        1 => hours().prop_map(Action::GiveTime),
        9 => hours().prop_map(Action::Rest),
        12 => Just(Action::RunOut),
        1 => color().prop_map(|color| Action::NoShow { color }),
        1 => Just(Action::Unrate),
        9 => Just(Action::Claim),
        9 => Just(Action::CallOff),
    ];
    let beside_it = prop_oneof![
        1 => Just(Action::Resign),
        36 => (stronger(), color()).prop_map(|(stronger, toss)| Action::Accept { stronger, toss }),
        3 => Just(Action::Decline),
        16 => Just(Action::Withdraw),
        3 => Just(Action::Replace),
        8 => Just(Action::Lapse),
        4 => prop::sample::select(vec![HERE, THREAD]).prop_map(Action::Relocate),
        12 => proposal().prop_map(Action::Propose),
        6 => Just(Action::Consent),
        6 => Just(Action::Reject),
        12 => ruling().prop_map(|ruling| Action::Rule { ruling, reason: None }),
    ];
    prop_oneof![5 => at_the_table, 1 => beside_it]
}

pub(super) fn actor() -> impl Strategy<Value = Actor> {
    prop_oneof![
        12 => person().prop_map(Actor::Player),
        2 => person().prop_map(Actor::Plan),
        6 => Just(Actor::Clock),
        3 => Just(Actor::Moderator(JUDGE)),
    ]
}

fn who() -> impl Strategy<Value = Who> {
    prop_oneof![
        3 => any::<usize>().prop_map(Who::Awaited),
        1 => actor().prop_map(Who::Any),
    ]
}

/// Mostly Go, by the rules with the most stages.
fn rules() -> impl Strategy<Value = Rules> {
    prop_oneof![
        Just(RuleSet::from_name("japanese").expect("a rule set").rules),
        prop::sample::select(RuleSet::ALL).prop_map(|set| set.rules),
    ]
}

pub(super) fn game() -> impl Strategy<Value = Game> {
    let colors = vec![
        ColorChoice::Random,
        ColorChoice::Challenger(Color::White),
        ColorChoice::StrongerTakesWhite,
    ];
    let pairs = Invitation::Pairs {
        partner: MOMO,
        opponents: [SHIRO, AO],
    };
    let invitations = vec![Invitation::Anyone, Invitation::One(SHIRO), pairs];
    let choices = (
        rules(),
        prop::sample::select(colors),
        prop::sample::select(invitations),
        prop::option::weighted(0.2, 2..=9_u8),
        pace(),
    );
    choices.prop_map(|(rules, colors, mut invitation, free, pace)| {
        let mut draft = Draft {
            colors,
            pace,
            ..Draft::even(rules, size(SIDE))
        };
        match (rules.variant(), free) {
            (Variant::Go, Some(stones)) => {
                let free = Handicap::with_placement(stones, Placement::Free);
                draft.handicap = free.expect("2 to 9");
            }
            (Variant::Go, None) => {}
            _ => invitation = Invitation::One(SHIRO),
        }
        if let Invitation::Pairs { .. } = invitation {
            draft.colors = ColorChoice::Random;
        }
        let terms = Terms::new(draft).expect("sound terms");
        let first = offer(KURO, invitation, terms, HERE, START).expect("a challenge");
        Game::begin(GameId::new(1), first).expect("a game")
    })
}

pub(super) fn steps() -> impl Strategy<Value = Vec<Step>> {
    let actions = prop::collection::vec(action(), 1..4);
    // Now and then a challenge lapses, or time runs out.
    let later = prop_oneof![
        30 => 0..2_000_000_i64,
        30 => 0..60_000_i64,
        1 => Just(86_400_000),
        1 => Just(7 * 86_400_000),
    ];
    let step = (who(), actions, later).prop_map(|(who, actions, later)| Step {
        who,
        actions,
        later,
    });
    prop::collection::vec(step, 0..250)
}

/// Aims a pass for a ko at an actual ko, and an undo at an actual move: at random they would rarely meet one.
fn aimed(game: &Game, actor: Actor, action: Action) -> Action {
    match (action.clone(), game.phase()) {
        (Action::Propose(Proposal::Undo { to }), Phase::Playing) => {
            let Actor::Player(player) = actor else {
                return action;
            };
            let color = game.color_of(player);
            let to = color.and_then(|color| game.undo_point(color)).unwrap_or(to);
            Action::Propose(Proposal::Undo { to })
        }
        (Action::PassForKo(point), Phase::Trial { trial, .. }) => {
            Action::PassForKo(trial.barred_points().iter().next().unwrap_or(point))
        }
        (action, _) => action,
    }
}

/// A step, with the game before and after it.
pub(super) struct Taken<'a> {
    pub(super) before: &'a Game,
    pub(super) after: &'a Game,
    pub(super) step: &'a Step,
    pub(super) now: Timestamp,
}

/// Takes the possible ones of `steps`, and calls `look` with each.
pub(super) fn run(
    mut game: Game,
    steps: &[Step],
    mut look: impl FnMut(Taken<'_>) -> Result<(), TestCaseError>,
) -> Result<Game, TestCaseError> {
    let mut now = START;
    for step in steps {
        now = now.after(Span::millis(step.later));
        let before = game.clone();
        let actor = step.actor(&game);
        let mut tried = step.actions.iter().map(|action| {
            let action = aimed(&before, actor, action.clone());
            decide(&before, actor, action, now)
        });
        if let Some(event) = tried.find_map(Result::ok) {
            prop_assert_eq!(game.apply(event.clone()), Ok(()), "{:?}", event);
        }
        look(Taken {
            before: &before,
            after: &game,
            step,
            now,
        })?;
    }
    Ok(game)
}

/// The event of the step, if it was possible.
pub(super) fn taken<'a>(taken: &Taken<'a>) -> Option<&'a Event> {
    let before = taken.before.events().len();
    taken.after.events().get(before)
}
