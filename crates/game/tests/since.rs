//! A view of a game is current as long as the position, and with it the turn, is the same.

use tengen_game::clock::Span;
use tengen_game::time::TimeControl;
use tengen_game::{
    Action, Actor, Life, Pace, PlayerId, Proposal, Refusal, Revision, Ruling, Terms,
};
use tengen_rules::Color;

use super::table::{AKA, KURO, SHIRO, THREAD, Table, draft, mark, play};

const DAY: Span = Span::days(1);

/// Three days a move by the Japanese rules, and each side has made one.
fn begun() -> Table {
    let mut draft = draft("japanese", 9);
    draft.pace = Pace::of(TimeControl::per_move(3).expect("a clock"));
    let mut table = Table::opened(Terms::new(draft).expect("sound terms"));
    table.moves("D4 E5");
    table
}

/// Whether the present view of the game of `table` is still current after the last of `actions`.
fn holds_after(table: &mut Table, actions: &[(Actor, Action)]) -> bool {
    let seen = table.game.revision();
    for (actor, action) in actions {
        let done: Result<(), Refusal> = table.acts(*actor, action.clone());
        done.unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
    }
    table.game.is_unmoved_since(seen)
}

fn by(player: PlayerId, action: Action) -> (Actor, Action) {
    (Actor::Player(player), action)
}

#[test]
fn what_is_said_of_time_seats_place_and_proposals_leaves_the_position() {
    let propose = |proposal| by(SHIRO, Action::Propose(proposal));
    let consent = || by(KURO, Action::Consent);
    let rule = |ruling| {
        (
            Actor::Moderator(AKA),
            Action::Rule {
                ruling,
                reason: None,
            },
        )
    };
    for actions in [
        &[by(SHIRO, Action::GiveTime(DAY))][..],
        &[propose(Proposal::Pause)],
        &[propose(Proposal::Pause), by(KURO, Action::Reject)],
        &[propose(Proposal::Pause), consent()],
        &[propose(Proposal::Pause), consent(), by(SHIRO, Action::GoOn)],
        &[propose(Proposal::GoOnIn { place: THREAD })],
        &[propose(Proposal::GoOnIn { place: THREAD }), consent()],
        &[(Actor::Clock, Action::Relocate(THREAD))],
        &[rule(Ruling::MoreTime {
            color: Color::Black,
            span: DAY,
        })],
        &[rule(Ruling::Reseat {
            out: SHIRO,
            into: AKA,
        })],
    ] {
        assert!(holds_after(&mut begun(), actions), "{actions:?}");
    }
    let mut table = begun();
    table.later(Span::hours(2));
    let rest = (Actor::Clock, Action::Rest(Span::hours(1)));
    assert!(holds_after(&mut table, &[rest]));
}

#[test]
fn another_place_and_a_rest_leave_everything_that_was_shown() {
    let mut table = begun();
    let seen = table.game.revision();
    let moved = (Actor::Clock, Action::Relocate(THREAD));
    assert!(holds_after(&mut table, &[moved]));
    assert!(table.game.is_untouched_since(seen));
    table.later(Span::hours(2));
    let rest = (Actor::Clock, Action::Rest(Span::hours(1)));
    assert!(holds_after(&mut table, &[rest]));
    assert!(table.game.is_untouched_since(seen));
    let pause = by(SHIRO, Action::Propose(Proposal::Pause));
    assert!(holds_after(&mut table, &[pause]));
    assert!(!table.game.is_untouched_since(seen));
    assert!(!table.game.is_untouched_since(Revision::new(99)));
}

#[test]
fn a_move_an_undo_and_an_end_change_what_there_is_to_decide() {
    let consent = || by(SHIRO, Action::Consent);
    let propose = |proposal| by(KURO, Action::Propose(proposal));
    let table = begun();
    let to = table.game.undo_point(Color::Black).expect("a move");
    for actions in [
        &[by(KURO, play("C3"))][..],
        &[by(KURO, play("pass"))],
        &[by(SHIRO, Action::TakeBack)],
        &[propose(Proposal::Undo { to }), consent()],
        &[propose(Proposal::CallOff), consent()],
        &[propose(Proposal::BothLose), consent()],
        &[by(KURO, Action::Resign)],
        &[(
            Actor::Moderator(AKA),
            Action::Rule {
                ruling: Ruling::BothLose,
                reason: None,
            },
        )],
        // The same move once more is another turn.
        &[by(SHIRO, Action::TakeBack), by(SHIRO, play("E5"))],
    ] {
        assert!(!holds_after(&mut begun(), actions), "{actions:?}");
    }
    // A pause that was consented to before an undo does not cover it.
    let actions = [
        propose(Proposal::Pause),
        consent(),
        propose(Proposal::Undo { to }),
        consent(),
    ];
    assert!(!holds_after(&mut begun(), &actions));
    let mut late = begun();
    late.later(Span::days(4));
    assert!(!holds_after(&mut late, &[(Actor::Clock, Action::RunOut)]));
}

#[test]
fn every_mark_and_every_agreement_changes_a_count() {
    let mut table = begun();
    table.moves("pass pass");
    assert!(holds_after(&mut table, &[]));
    let marked = by(KURO, mark("D4", Life::Dead));
    assert!(!holds_after(&mut table, &[marked]));
    assert!(!holds_after(&mut table, &[by(KURO, Action::Agree)]));
    let first = Color::Black;
    assert!(!holds_after(&mut table, &[by(KURO, Action::Try { first })]));
    assert!(!holds_after(&mut table, &[by(KURO, play("C3"))]));
    assert!(!holds_after(&mut table, &[by(KURO, Action::EndTrial)]));
    assert!(!holds_after(&mut table, &[by(KURO, Action::Resume)]));
}

#[test]
fn nothing_is_known_of_what_is_still_to_come() {
    let table = begun();
    let next = Revision::new(table.game.revision().get() + 1);
    assert!(!table.game.is_unmoved_since(next));
    assert!(!table.game.is_unmoved_since(Revision::new(0)));
}
