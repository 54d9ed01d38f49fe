//! Continuing a game in another place, which both sides decide.

use tengen_game::{Action, Proposal, Refusal};
use tengen_rules::Color;

use super::table::{AKA, AO, HERE, KURO, MOMO, SHIRO, THREAD, Table, terms};

const THERE: Action = Action::Propose(Proposal::GoOnIn { place: THREAD });

#[test]
fn the_other_side_consents_to_another_place() {
    let mut table = Table::seated("territory", 9);
    table.does(SHIRO, THERE).expect("proposed");
    assert_eq!(table.game.place(), HERE);
    table.refuses(SHIRO, &[Action::Consent], Refusal::OwnProposal);
    table.refuses(AKA, &[THERE, Action::Consent], Refusal::NotAPlayer);
    // A move is no answer.
    table.moves("D4 E5");
    assert_eq!(
        table.game.open_proposal().map(|(color, _)| color),
        Some(Color::White)
    );
    table.does(KURO, Action::Consent).expect("consented");
    assert_eq!(
        (table.game.place(), table.game.open_proposal()),
        (THREAD, None)
    );
    assert_eq!(
        table.game.offer().place,
        HERE,
        "it belongs where it was offered"
    );
    table.refuses(KURO, &[THERE], Refusal::NothingToChange);
}

#[test]
fn a_player_who_proposes_the_same_place_consents_and_a_rejected_one_is_none() {
    let mut table = Table::seated("territory", 9);
    table.does(SHIRO, THERE).expect("proposed");
    table.does(KURO, Action::Reject).expect("rejected");
    table.refuses(KURO, &[Action::Consent], Refusal::NothingProposed);
    table.both(THERE);
    assert_eq!(table.game.place(), THREAD);
}

#[test]
fn where_the_game_has_gone_by_itself_nothing_is_left_to_decide() {
    let mut table = Table::seated("territory", 9);
    table.does(KURO, THERE).expect("proposed");
    table.ticks(Action::Relocate(THREAD)).expect("moved");
    assert_eq!(table.game.open_proposal(), None);
}

#[test]
fn a_partner_does_not_consent_for_the_other_side() {
    let mut table = Table::pairs(terms("japanese", 9));
    table.does(KURO, THERE).expect("proposed");
    table.refuses(MOMO, &[Action::Consent], Refusal::OwnProposal);
    table.does(AO, Action::Consent).expect("consented");
    assert_eq!(table.game.place(), THREAD);
}

#[test]
fn an_undo_takes_no_game_back_to_where_it_was() {
    let mut table = Table::seated("territory", 9);
    table.moves("D4");
    table.both(THERE);
    table
        .does(
            KURO,
            Action::Propose(Proposal::Undo {
                to: table.game.undo_point(Color::Black).expect("a move"),
            }),
        )
        .expect("asked");
    table.does(SHIRO, Action::Consent).expect("consented");
    assert_eq!((table.game.moves(), table.game.place()), (&[][..], THREAD));
}
