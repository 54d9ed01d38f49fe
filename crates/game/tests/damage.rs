//! A record that was damaged gives a named error: never a panic, never a wrong board.

use tengen_game::clock::Span;
use tengen_game::{
    Action, Actor, CorruptRecord, Event, EventKind, Game, GameId, Life, Phase, Proposal, Refusal,
    Revision, Ruling, Seat, Stronger, Suggestion,
};
use tengen_rules::{ByColor, Color, IllegalMove, Move, TrialMove};

use super::table::{AKA, AO, JUDGE, KURO, MOMO, SHIRO, Table, mark, terms};
use tengen_testkit::board::{at, points};

const ID: GameId = GameId::new(7);

fn verify(events: Vec<Event>) -> Result<Game, CorruptRecord> {
    Game::verify(ID, events)
}

fn record() -> Vec<Event> {
    let mut table = Table::seated("territory", 5);
    table.moves("C3 D3 pass pass");
    table.does(KURO, mark("C3", Life::Dead)).expect("marked");
    table.does(SHIRO, Action::Agree).expect("agreed");
    table.does(KURO, Action::Agree).expect("agreed");
    table.game.events().to_vec()
}

/// The record with its event `at` changed by `damage`.
fn damaged(at: usize, damage: impl FnOnce(&mut Event)) -> Result<Game, CorruptRecord> {
    let mut events = record();
    damage(&mut events[at]);
    verify(events)
}

fn differs(at: u32) -> Result<Game, CorruptRecord> {
    let at = Revision::new(at);
    Err(CorruptRecord::Differs { at })
}

fn impossible(at: u32, reason: Refusal) -> Result<Game, CorruptRecord> {
    let at = Revision::new(at);
    Err(CorruptRecord::Impossible { at, reason })
}

#[test]
fn a_sound_record_holds() {
    let game = verify(record()).expect("a game");
    assert_eq!(game.events(), record());
    assert_eq!(game.revision().get(), 9);
}

#[test]
fn an_empty_record_is_no_game() {
    assert_eq!(verify(Vec::new()), Err(CorruptRecord::Empty));
}

#[test]
fn a_record_begins_with_a_challenge_by_a_player() {
    assert_eq!(verify(record().split_off(1)), Err(CorruptRecord::NoOffer));
    assert_eq!(
        damaged(0, |event| event.by = Actor::Clock),
        Err(CorruptRecord::NoOffer)
    );
    assert_eq!(
        damaged(0, |event| event.by = Actor::Player(SHIRO)),
        Err(CorruptRecord::Offer(Refusal::AgainstOneself))
    );
}

#[test]
fn there_is_one_challenge() {
    let mut events = record();
    events.push(events[0].clone());
    let at = Revision::new(9);
    assert_eq!(verify(events), Err(CorruptRecord::SecondOffer { at }));
}

#[test]
fn only_the_two_of_the_challenge_are_seated_and_as_the_terms_say() {
    let seats = |black, white| EventKind::Accepted {
        seats: ByColor {
            black: Seat::Player(black),
            white: Seat::Player(white),
        },
    };
    for (black, white) in [(KURO, AKA), (AKA, SHIRO), (SHIRO, KURO), (KURO, KURO)] {
        assert_eq!(
            damaged(1, |event| event.kind = seats(black, white)),
            differs(1)
        );
    }
    assert_eq!(
        damaged(1, |event| event.by = Actor::Player(AKA)),
        impossible(1, Refusal::OnlyTheInvited { invited: SHIRO })
    );
}

#[test]
fn whatever_the_accepter_said_of_strength_replays() {
    use tengen_game::{ColorChoice, Draft, Terms};
    for stronger in [Stronger::Challenger, Stronger::Accepter, Stronger::Equal] {
        for toss in Color::ALL {
            let draft = Draft {
                colors: ColorChoice::StrongerTakesWhite,
                ..super::table::draft("territory", 9)
            };
            let mut table = Table::offered(Terms::new(draft).expect("sound"), Some(SHIRO));
            let stronger = Some(stronger);
            table
                .does(SHIRO, Action::Accept { stronger, toss })
                .expect("accepted");
            assert_eq!(verify(table.game.events().to_vec()), Ok(table.game));
        }
    }
}

#[test]
fn an_acceptance_after_the_seventh_day_is_impossible() {
    let start = record()[0].at;
    let due = start.after(Span::days(7));
    assert_eq!(
        damaged(1, |event| event.at = due),
        impossible(1, Refusal::Expired { at: due })
    );
}

#[test]
fn moves_are_legal_and_by_the_player_of_their_colour() {
    let moved = |color, mv| EventKind::Moved { color, mv };
    assert_eq!(
        damaged(2, |event| event.kind = moved(Color::White, Move::Pass)),
        differs(2)
    );
    assert_eq!(
        damaged(2, |event| event.by = Actor::Player(SHIRO)),
        impossible(
            2,
            Refusal::NotYourTurn {
                to_move: Color::Black
            }
        )
    );
    let mv = Move::Play(at("C3"));
    let reason = IllegalMove::Occupied;
    let refused = Refusal::Illegal { mv, reason };
    assert_eq!(
        damaged(3, |event| event.kind = moved(Color::White, mv)),
        impossible(3, refused)
    );
}

#[test]
fn marks_are_whole_chains() {
    let marked = |chain| EventKind::Marked {
        chain: points(chain),
        life: Life::Dead,
    };
    assert_eq!(damaged(6, |event| event.kind = marked("")), differs(6));
    assert_eq!(damaged(6, |event| event.kind = marked("C3 D3")), differs(6));
    assert_eq!(
        damaged(6, |event| event.kind = marked("A1")),
        impossible(6, Refusal::NoStoneThere(at("A1")))
    );
}

#[test]
fn a_lost_challenge_acceptance_or_move_is_noticed() {
    for lost in 0..=5 {
        let mut events = record();
        events.remove(lost);
        assert!(verify(events).is_err(), "without event {lost}");
    }
}

#[test]
fn nothing_follows_the_end() {
    let mut events = record();
    events.push(events[7].clone());
    assert_eq!(verify(events), impossible(9, Refusal::GameOver));
}

/// The latest event of `by` at `table`, forged into another kind.
#[track_caller]
fn forged(table: &Table, by: Actor, kind: EventKind) -> Result<Game, CorruptRecord> {
    let mut events = table.game.events().to_vec();
    let at = table.now;
    events.push(Event { at, by, kind });
    verify(events)
}

fn stopped() -> Table {
    let mut table = Table::seated("japanese", 5);
    table.moves("C3 D3 C4 pass pass");
    table
}

#[test]
fn a_suggestion_is_of_whole_chains_and_by_the_program() {
    let table = stopped();
    let kind = |dead| {
        EventKind::Suggested(Suggestion {
            dead: points(dead),
            ..Suggestion::default()
        })
    };
    let at = table.game.revision().get();
    assert!(forged(&table, Actor::Clock, kind("C3 C4")).is_ok());
    assert_eq!(forged(&table, Actor::Clock, kind("C3")), differs(at));
    assert_eq!(
        forged(&table, Actor::Player(KURO), kind("C3 C4")),
        impossible(at, Refusal::OnlyTheClock)
    );
}

#[test]
fn nobody_consents_to_what_was_not_proposed() {
    let color = Color::White;
    let mut table = stopped();
    let shiro = Actor::Player(SHIRO);
    let consented = EventKind::Consented { color };
    let at = table.game.revision().get();
    assert_eq!(
        forged(&table, shiro, consented.clone()),
        impossible(at, Refusal::NothingProposed)
    );
    let propose = Action::Propose(Proposal::BothLose);
    table.does(KURO, propose).expect("proposed");
    assert!(forged(&table, shiro, consented).is_ok());
    let color = Color::Black;
    let at = table.game.revision().get();
    let own = EventKind::Consented { color };
    assert_eq!(forged(&table, shiro, own), differs(at));
}

/// A second proposal of the same thing is a consent, which is another event.
#[test]
fn a_second_proposal_of_the_same_is_no_proposal() {
    let mut table = stopped();
    let proposal = Proposal::BothLose;
    table
        .does(KURO, Action::Propose(proposal))
        .expect("proposed");
    let color = Color::White;
    let second = EventKind::Proposed { color, proposal };
    let at = table.game.revision().get();
    assert_eq!(forged(&table, Actor::Player(SHIRO), second), differs(at));
}

#[test]
fn only_a_moderator_has_ruled() {
    let ruling = Ruling::BothLose;
    let table = stopped();
    let at = table.game.revision().get();
    let ruled = EventKind::Ruled {
        ruling,
        reason: None,
    };
    for by in [Actor::Player(JUDGE), Actor::Player(KURO), Actor::Clock] {
        assert_eq!(
            forged(&table, by, ruled.clone()),
            impossible(at, Refusal::OnlyAModerator)
        );
    }
    assert!(forged(&table, Actor::Moderator(JUDGE), ruled).is_ok());
}

#[test]
fn on_the_copy_moves_are_legal_too() {
    let mut table = stopped();
    let first = Color::Black;
    table.does(SHIRO, Action::Try { first }).expect("begun");
    let revision = table.game.revision().get();
    let tried = |color, mv| EventKind::Tried { color, mv };
    let mv = Move::Play(at("C3"));
    let reason = IllegalMove::Occupied;
    let kuro = Actor::Player(KURO);
    assert_eq!(
        forged(&table, kuro, tried(first, TrialMove::Move(mv))),
        impossible(revision, Refusal::Illegal { mv, reason })
    );
    let nowhere = at("A1");
    assert_eq!(
        forged(&table, kuro, tried(first, TrialMove::PassForKo(nowhere))),
        impossible(revision, Refusal::NoKo(nowhere))
    );
    let (color, mv) = (first, Move::Pass);
    // A pass on the copy is none of the game.
    assert_eq!(
        forged(&table, kuro, EventKind::Moved { color, mv }),
        differs(revision)
    );
}

#[test]
fn nothing_is_objected_to_that_was_not_agreed() {
    let color = Color::Black;
    let table = stopped();
    let at = table.game.revision().get();
    assert_eq!(
        forged(&table, Actor::Player(KURO), EventKind::Objected { color }),
        impossible(at, Refusal::NothingToObjectTo)
    );
}

#[test]
fn a_challenge_to_pairs_is_not_accepted_before_all_have_joined() {
    let seats = ByColor {
        black: Seat::from([KURO, MOMO]),
        white: Seat::from([SHIRO, AO]),
    };
    let mut table = Table::pairs_offered(terms("japanese", 5));
    let accepted = EventKind::Accepted { seats };
    assert_eq!(
        forged(&table, Actor::Player(AO), accepted.clone()),
        differs(1)
    );
    for player in [SHIRO, MOMO] {
        let accept = super::table::accept(Color::Black);
        table.does(player, accept).expect("joined");
    }
    assert!(forged(&table, Actor::Player(AO), accepted.clone()).is_ok());
    assert_eq!(
        forged(&table, Actor::Player(AO), EventKind::Joined),
        differs(3)
    );
    assert_eq!(
        forged(&table, Actor::Player(AKA), accepted),
        impossible(3, Refusal::NotAPlayer)
    );
    let swapped = ByColor {
        black: Seat::from([MOMO, KURO]),
        white: Seat::from([SHIRO, AO]),
    };
    let kind = EventKind::Accepted { seats: swapped };
    assert_eq!(forged(&table, Actor::Player(AO), kind), differs(3));
}

#[test]
fn what_does_not_apply_leaves_the_game_as_it_was() {
    let game = Table::seated("territory", 5).game;
    for event in record() {
        let mut other = game.clone();
        if other.apply(event).is_err() {
            assert_eq!(other, game);
        }
    }
}

#[test]
fn a_record_is_trusted_where_it_is_replayed_so_that_a_stricter_rule_makes_no_game_unreadable() {
    // Today only those who play resign, and nobody joins a game for two.
    let mut events = record();
    events.truncate(2);
    let stranger = Event {
        at: events[1].at,
        by: Actor::Player(AO),
        kind: EventKind::Resigned {
            color: Color::Black,
        },
    };
    events.push(stranger);
    assert_eq!(verify(events.clone()), impossible(2, Refusal::NotAPlayer));
    let game = Game::replay(ID, events.clone()).expect("the game as it was told");
    assert_eq!(game.events(), events);
    assert!(matches!(game.phase(), Phase::Finished(_)));
}

#[test]
fn what_can_have_no_consequence_is_refused_wherever_a_record_is_read() {
    let moves = record();
    let occupied = [&moves[..3], &moves[2..3]].concat();
    assert_eq!(Game::replay(ID, occupied), differs(3));
    let twice = [&moves[..2], &moves[..1]].concat();
    let at = Revision::new(2);
    assert_eq!(
        Game::replay(ID, twice),
        Err(CorruptRecord::SecondOffer { at })
    );
}
