use tengen_game::clock::Span;
use tengen_game::{
    Action, Closing, ColorChoice, Draft, Invitation, Life, Phase, Refusal, Seat, Stronger, Terms,
    deadline, offer,
};
use tengen_rules::{ByColor, Color, Move};

use super::table::{
    AKA, HERE, KURO, SHIRO, START, THREAD, Table, accept, draft, mark, play, terms,
};

fn invited() -> Table {
    Table::offered(terms("territory", 9), Some(SHIRO))
}

fn open() -> Table {
    Table::offered(terms("territory", 9), None)
}

fn with_colors(colors: ColorChoice) -> Table {
    let draft = Draft {
        colors,
        ..draft("territory", 9)
    };
    Table::offered(Terms::new(draft).expect("sound terms"), Some(SHIRO))
}

const KURO_BLACK: ByColor<Seat> = ByColor {
    black: Seat::Player(KURO),
    white: Seat::Player(SHIRO),
};
const KURO_WHITE: ByColor<Seat> = ByColor {
    black: Seat::Player(SHIRO),
    white: Seat::Player(KURO),
};

#[test]
fn nobody_challenges_themselves() {
    assert_eq!(
        offer(KURO, Some(KURO), terms("gomoku", 15), HERE, START),
        Err(Refusal::AgainstOneself)
    );
}

#[test]
fn a_challenge_shows_its_terms_and_seats_nobody() {
    let table = invited();
    let game = &table.game;
    assert_eq!(game.offer().challenger, KURO);
    assert_eq!(game.offer().invitation, Invitation::One(SHIRO));
    assert_eq!(game.place(), HERE);
    assert_eq!(game.seats(), None);
    assert_eq!(game.to_move(), None);
    assert_eq!(game.color_of(KURO), None);
    assert_eq!(game.revision().get(), 1);
}

#[test]
fn only_the_invited_accepts() {
    let mut table = invited();
    assert_eq!(
        table.does(AKA, accept(Color::Black)),
        Err(Refusal::OnlyTheInvited { invited: SHIRO })
    );
    assert_eq!(
        table.does(KURO, accept(Color::Black)),
        Err(Refusal::OwnChallenge)
    );
    table.does(SHIRO, accept(Color::Black)).expect("accepted");
    assert_eq!(table.game.phase(), Phase::Playing);
    assert_eq!(table.game.to_move(), Some(Color::Black));
}

#[test]
fn anyone_but_the_challenger_accepts_an_open_challenge() {
    let mut table = open();
    assert_eq!(
        table.does(KURO, accept(Color::Black)),
        Err(Refusal::OwnChallenge)
    );
    table.does(AKA, accept(Color::Black)).expect("accepted");
    assert_eq!(table.game.color_of(AKA), Some(Color::White));
}

#[test]
fn a_challenge_is_accepted_once() {
    let mut table = open();
    table.does(AKA, accept(Color::Black)).expect("accepted");
    for late in [SHIRO, AKA, KURO] {
        assert_eq!(
            table.does(late, accept(Color::Black)),
            Err(Refusal::AlreadyAccepted)
        );
    }
}

#[test]
fn the_lot_gives_the_challenger_its_colour() {
    for (toss, seats) in [(Color::Black, KURO_BLACK), (Color::White, KURO_WHITE)] {
        let mut table = with_colors(ColorChoice::Random);
        table.does(SHIRO, accept(toss)).expect("accepted");
        assert_eq!(table.game.seats(), Some(&seats));
    }
}

#[test]
fn a_chosen_colour_needs_no_lot() {
    for (chosen, seats) in [(Color::Black, KURO_BLACK), (Color::White, KURO_WHITE)] {
        for toss in Color::ALL {
            let mut table = with_colors(ColorChoice::Challenger(chosen));
            table.does(SHIRO, accept(toss)).expect("accepted");
            assert_eq!(table.game.seats(), Some(&seats));
        }
    }
}

#[test]
fn the_stronger_player_takes_white() {
    for (stronger, toss, seats) in [
        (Stronger::Challenger, Color::Black, KURO_WHITE),
        (Stronger::Challenger, Color::White, KURO_WHITE),
        (Stronger::Accepter, Color::Black, KURO_BLACK),
        (Stronger::Accepter, Color::White, KURO_BLACK),
        (Stronger::Equal, Color::Black, KURO_BLACK),
        (Stronger::Equal, Color::White, KURO_WHITE),
    ] {
        let mut table = with_colors(ColorChoice::StrongerTakesWhite);
        let stronger = Some(stronger);
        table
            .does(SHIRO, Action::Accept { stronger, toss })
            .expect("accepted");
        assert_eq!(table.game.seats(), Some(&seats));
    }
}

#[test]
fn a_player_who_accepts_is_asked_who_is_stronger() {
    let mut table = with_colors(ColorChoice::StrongerTakesWhite);
    assert_eq!(
        table.does(SHIRO, accept(Color::Black)),
        Err(Refusal::WhoIsStronger)
    );
    assert!(matches!(table.game.phase(), Phase::Offered { .. }));
}

#[test]
fn the_invited_declines() {
    let mut table = invited();
    let refused = Err(Refusal::OnlyTheInvited { invited: SHIRO });
    assert_eq!(table.does(AKA, Action::Decline), refused);
    table.does(SHIRO, Action::Decline).expect("declined");
    assert_eq!(table.game.phase(), Phase::Closed(Closing::Declined));
    assert_eq!(
        table.does(SHIRO, accept(Color::Black)),
        Err(Refusal::ChallengeClosed(Closing::Declined))
    );
}

#[test]
fn nobody_declines_an_open_challenge() {
    let mut table = open();
    assert_eq!(
        table.does(AKA, Action::Decline),
        Err(Refusal::NobodyInvited)
    );
    assert_eq!(
        table.does(KURO, Action::Decline),
        Err(Refusal::OwnChallenge)
    );
}

#[test]
fn only_the_challenger_withdraws() {
    let mut table = invited();
    assert_eq!(
        table.does(SHIRO, Action::Withdraw),
        Err(Refusal::OnlyTheChallenger { challenger: KURO })
    );
    table.does(KURO, Action::Withdraw).expect("withdrawn");
    assert_eq!(table.game.phase(), Phase::Closed(Closing::Withdrawn));
    assert_eq!(
        table.does(KURO, Action::Withdraw),
        Err(Refusal::ChallengeClosed(Closing::Withdrawn))
    );
}

#[test]
fn a_challenge_lives_seven_days() {
    let mut table = invited();
    let due = START.after(Span::days(7));
    assert_eq!(
        table.game.phase(),
        Phase::Offered {
            expires: due,
            joined: &[]
        }
    );
    assert_eq!(deadline(&table.game), Some(due));

    table.now = due.after(Span::millis(-1));
    let early = Err(Refusal::NotDue { due: Some(due) });
    assert_eq!(table.ticks(Action::Lapse), early);

    table.now = due;
    let expired = Err(Refusal::Expired { at: due });
    assert_eq!(table.does(SHIRO, accept(Color::Black)), expired);
    assert_eq!(table.does(SHIRO, Action::Decline), expired);
    assert_eq!(table.does(KURO, Action::Withdraw), expired);

    table.ticks(Action::Lapse).expect("lapsed");
    assert_eq!(table.game.phase(), Phase::Closed(Closing::Lapsed));
    assert_eq!(deadline(&table.game), None);
}

#[test]
fn a_second_tick_does_nothing() {
    let mut table = invited();
    table.later(Span::days(8));
    table.ticks(Action::Lapse).expect("lapsed");
    let lapsed = table.game.clone();
    assert_eq!(
        table.ticks(Action::Lapse),
        Err(Refusal::NotDue { due: None })
    );
    assert_eq!(table.game, lapsed);
}

#[test]
fn an_accepted_challenge_does_not_lapse() {
    let mut table = invited();
    table.does(SHIRO, accept(Color::Black)).expect("accepted");
    assert_eq!(deadline(&table.game), None);
    table.later(Span::days(8));
    assert_eq!(
        table.ticks(Action::Lapse),
        Err(Refusal::NotDue { due: None })
    );
}

#[test]
fn no_player_lets_a_challenge_lapse() {
    let mut table = invited();
    table.later(Span::days(8));
    for player in [KURO, SHIRO, AKA] {
        assert_eq!(
            table.does(player, Action::Lapse),
            Err(Refusal::OnlyTheClock)
        );
    }
}

#[test]
fn nothing_is_played_before_the_challenge_is_accepted() {
    let mut table = invited();
    for action in [
        play("D4"),
        Action::Move(Move::Pass),
        Action::Resign,
        mark("D4", Life::Dead),
        Action::Agree,
        Action::Resume,
    ] {
        assert_eq!(table.does(KURO, action), Err(Refusal::NotStarted));
    }
}

#[test]
fn the_game_moves_into_its_thread() {
    let mut table = invited();
    table.does(SHIRO, accept(Color::Black)).expect("accepted");
    assert_eq!(
        table.does(KURO, Action::Relocate(THREAD)),
        Err(Refusal::OnlyTheClock)
    );
    table.ticks(Action::Relocate(THREAD)).expect("moved");
    assert_eq!(table.game.place(), THREAD);
    assert_eq!(table.game.offer().place, HERE);
    assert_eq!(
        table.ticks(Action::Relocate(THREAD)),
        Err(Refusal::NothingToChange)
    );
}
