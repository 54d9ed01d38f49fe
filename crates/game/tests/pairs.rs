//! Pair Go (booklet 002): two against two, in a fixed order, any one of a pair speaking for both.

use tengen_game::clock::Span;
use tengen_game::{
    Action, Closing, ColorChoice, Draft, EventKind, Game, Invitation, Life, OFFER_LIFE, Phase,
    PlayerId, Proposal, Refusal, Ruling, Seat, Terms, deadline, offer,
};
use tengen_rules::{ByColor, Color, Ending, Handicap, Placement};

use super::table::{
    AKA, AO, HERE, KURO, MOMO, SHIRO, START, Table, accept, draft, mark, play, terms,
};
use tengen_testkit::board::points;

fn offered() -> Table {
    Table::pairs_offered(terms("japanese", 7))
}

/// Kuro, then Shiro, then Momo, then Ao.
fn seated() -> Table {
    Table::pairs(terms("japanese", 7))
}

fn stopped() -> Table {
    let mut table = seated();
    table.moves("C3 E3 pass pass");
    table
}

fn order(table: &mut Table, moves: &str) -> Vec<PlayerId> {
    let moves = moves.split_whitespace();
    moves
        .map(|mv| {
            let player = table.game.on_turn().expect("somebody is to move");
            table.does(player, play(mv)).expect("legal");
            player
        })
        .collect()
}

// Sitting down.

#[test]
fn all_three_have_to_accept() {
    let mut table = offered();
    assert_eq!(table.game.players_to_act(), [MOMO, SHIRO, AO]);
    table.does(AO, accept(Color::Black)).expect("accepted");
    assert_eq!(table.last().kind, EventKind::Joined);
    assert_eq!(table.game.players_to_act(), [MOMO, SHIRO]);
    table.refuses(AO, &[accept(Color::Black)], Refusal::AlreadyJoined);
    table.does(MOMO, accept(Color::Black)).expect("accepted");
    table.refuses(KURO, &[play("C3")], Refusal::NotStarted);
    let expires = START.after(OFFER_LIFE);
    let joined = &[AO, MOMO];
    assert_eq!(table.game.phase(), Phase::Offered { expires, joined });
    table.does(SHIRO, accept(Color::Black)).expect("accepted");
    assert_eq!(table.game.phase(), Phase::Playing);
    let seats = ByColor {
        black: Seat::from([KURO, MOMO]),
        white: Seat::from([SHIRO, AO]),
    };
    assert_eq!(table.game.seats(), Some(&seats));
}

#[test]
fn the_last_to_accept_brings_the_lot() {
    let lot = Terms::new(Draft {
        colors: ColorChoice::Random,
        ..draft("japanese", 7)
    });
    for toss in Color::ALL {
        let mut table = Table::pairs_offered(lot.expect("sound"));
        table.does(AO, accept(!toss)).expect("accepted");
        table.does(SHIRO, accept(!toss)).expect("accepted");
        table.does(MOMO, accept(toss)).expect("accepted");
        assert_eq!(table.game.color_of(KURO), Some(toss));
        assert_eq!(table.game.color_of(MOMO), Some(toss));
        assert_eq!(table.game.color_of(SHIRO), Some(!toss));
    }
}

/// As in a rematch with colours changed.
#[test]
fn a_challenger_who_takes_white_lets_the_other_pair_begin() {
    let white = Terms::new(Draft {
        colors: ColorChoice::Challenger(Color::White),
        ..draft("japanese", 7)
    });
    let mut table = Table::pairs(white.expect("sound"));
    assert_eq!(
        order(&mut table, "C3 E3 C4 E4 C5"),
        [SHIRO, KURO, AO, MOMO, SHIRO]
    );
}

#[test]
fn only_the_invited_accept_and_decline() {
    let mut table = offered();
    let both = [accept(Color::Black), Action::Decline];
    table.refuses(AKA, &both, Refusal::NotAPlayer);
    table.refuses(KURO, &both, Refusal::OwnChallenge);
}

#[test]
fn any_one_of_the_three_declines_for_all_even_after_accepting() {
    for player in [MOMO, SHIRO, AO] {
        let mut table = offered();
        table.does(player, Action::Decline).expect("declined");
        assert_eq!(table.game.phase(), Phase::Closed(Closing::Declined));
        let mut table = offered();
        table.does(player, accept(Color::Black)).expect("accepted");
        table.does(player, Action::Decline).expect("declined");
        let closed = Refusal::ChallengeClosed(Closing::Declined);
        table.refuses(SHIRO, &[accept(Color::Black)], closed);
    }
}

#[test]
fn only_the_challenger_withdraws_and_not_the_partner() {
    let mut table = offered();
    let only = Refusal::OnlyTheChallenger { challenger: KURO };
    table.refuses(MOMO, &[Action::Withdraw], only);
    table.does(MOMO, accept(Color::Black)).expect("accepted");
    table.does(KURO, Action::Withdraw).expect("withdrawn");
    assert_eq!(table.game.phase(), Phase::Closed(Closing::Withdrawn));
}

#[test]
fn a_challenge_that_not_all_accept_in_time_lapses() {
    let mut table = offered();
    table.does(MOMO, accept(Color::Black)).expect("accepted");
    table.later(Span::days(6));
    table.does(SHIRO, accept(Color::Black)).expect("accepted");
    // Acceptances do not prolong it.
    let at = START.after(OFFER_LIFE);
    assert_eq!(deadline(&table.game), Some(at));
    table.later(Span::days(1));
    table.refuses(AO, &[accept(Color::Black)], Refusal::Expired { at });
    table.ticks(Action::Lapse).expect("lapsed");
    assert_eq!(table.game.phase(), Phase::Closed(Closing::Lapsed));
}

#[test]
fn a_pair_needs_four_people() {
    for (partner, opponents, twice) in [
        (KURO, [SHIRO, AO], KURO),
        (SHIRO, [SHIRO, AO], SHIRO),
        (MOMO, [SHIRO, SHIRO], SHIRO),
        (MOMO, [SHIRO, KURO], KURO),
        (MOMO, [AO, MOMO], MOMO),
    ] {
        let pairs = Invitation::Pairs { partner, opponents };
        assert_eq!(
            offer(KURO, pairs, terms("japanese", 7), HERE, START),
            Err(Refusal::SeatedTwice { player: twice })
        );
    }
}

#[test]
fn pairs_play_go_by_any_of_its_rule_sets() {
    let pairs = Invitation::Pairs {
        partner: MOMO,
        opponents: [SHIRO, AO],
    };
    for set in tengen_rules::RuleSet::ALL {
        let offered = offer(KURO, pairs, terms(set.name, 15), HERE, START);
        match set.rules.variant() {
            tengen_rules::Variant::Go => assert!(offered.is_ok(), "{}", set.name),
            _ => assert_eq!(offered, Err(Refusal::PairsPlayGo), "{}", set.name),
        }
    }
    let stronger = Draft {
        colors: ColorChoice::StrongerTakesWhite,
        ..draft("japanese", 7)
    };
    assert_eq!(
        offer(KURO, pairs, Terms::new(stronger).unwrap(), HERE, START),
        Err(Refusal::PairsByLot)
    );
}

// The order.

#[test]
fn the_order_is_black_1_white_1_black_2_white_2() {
    assert_eq!(
        order(&mut seated(), "C3 E3 C4 E4 C5 E5"),
        [KURO, SHIRO, MOMO, AO, KURO, SHIRO]
    );
}

/// Usual failure 24.
#[test]
fn a_pass_uses_up_that_players_turn() {
    assert_eq!(
        order(&mut seated(), "C3 pass C4 E4 pass E5 C6"),
        [KURO, SHIRO, MOMO, AO, KURO, SHIRO, MOMO]
    );
}

#[test]
fn a_move_out_of_turn_is_refused_and_names_the_partner() {
    let mut table = seated();
    let mine = [play("C3"), play("pass")];
    table.refuses(MOMO, &mine, Refusal::PartnersTurn { partner: KURO });
    let to_move = Color::Black;
    table.refuses(SHIRO, &mine, Refusal::NotYourTurn { to_move });
    table.refuses(AKA, &mine, Refusal::NotAPlayer);
    table.moves("C3 E3");
    table.refuses(
        KURO,
        &[play("C4"), play("pass")],
        Refusal::PartnersTurn { partner: MOMO },
    );
    assert_eq!(table.game.players_to_act(), [MOMO]);
}

/// Usual failure 24. The side that did not ask goes on, with the partner whose turn it would be.
#[test]
fn after_a_resumption_each_side_goes_on_with_the_partner_whose_turn_it_is() {
    // Kuro, Shiro, Momo (pass), Ao (pass): each side has taken two turns.
    for asker in [KURO, MOMO] {
        let mut table = stopped();
        table.does(asker, Action::Resume).expect("resumed");
        assert_eq!(order(&mut table, "E4 C4 E5"), [SHIRO, KURO, AO]);
    }
    for asker in [SHIRO, AO] {
        let mut table = stopped();
        table.does(asker, Action::Resume).expect("resumed");
        assert_eq!(order(&mut table, "C4 E4 C5"), [KURO, SHIRO, MOMO]);
    }
    // With one black turn more, Black's next is Momo.
    let mut table = seated();
    table.moves("C3 pass pass");
    table.does(SHIRO, Action::Resume).expect("resumed");
    assert_eq!(order(&mut table, "C4 E4 C5 E5"), [KURO, AO, MOMO, SHIRO]);
}

/// Usual failure 24.
#[test]
fn a_count_broken_off_twice_changes_nothing_about_the_order() {
    let mut table = stopped();
    for _ in 0..2 {
        table.does(KURO, mark("C3", Life::Dead)).expect("marked");
        table.does(AO, Action::Agree).expect("agreed");
        table.does(SHIRO, Action::Resume).expect("resumed");
        assert_eq!(order(&mut table, "pass pass"), [KURO, SHIRO]);
        table.does(SHIRO, Action::Resume).expect("resumed");
        assert_eq!(order(&mut table, "pass pass"), [MOMO, AO]);
    }
}

#[test]
fn with_a_handicap_white_1_moves_first_and_then_black_1() {
    let with = Terms::new(Draft {
        handicap: Handicap::new(3).expect("three"),
        ..draft("japanese", 9)
    });
    let mut table = Table::pairs(with.expect("sound"));
    assert_eq!(order(&mut table, "E5 E6 E4 F4"), [SHIRO, KURO, AO, MOMO]);
}

#[test]
fn partners_place_the_stones_of_a_free_handicap_in_turn() {
    let free = Terms::new(Draft {
        handicap: Handicap::with_placement(3, Placement::Free).expect("three"),
        ..draft("japanese", 7)
    });
    let mut table = Table::pairs(free.expect("sound"));
    let taken = order(&mut table, "A1 B2 C3 D4 E5 F6 G7");
    assert_eq!(taken, [KURO, MOMO, KURO, SHIRO, MOMO, AO, KURO]);
}

// One player acts for both.

#[test]
fn any_one_of_a_pair_marks_and_agrees_for_the_pair() {
    for (black, white) in [(KURO, SHIRO), (MOMO, AO), (KURO, AO), (MOMO, SHIRO)] {
        let mut table = stopped();
        assert_eq!(table.game.players_to_act(), [KURO, SHIRO, MOMO, AO]);
        table.does(white, mark("E3", Life::Dead)).expect("marked");
        table.does(black, Action::Agree).expect("agreed");
        for own in [KURO, MOMO] {
            table.refuses(own, &[Action::Agree], Refusal::AlreadyAgreed);
        }
        assert_eq!(table.game.players_to_act(), [SHIRO, AO]);
        table.does(white, Action::Agree).expect("agreed");
        assert!(matches!(table.outcome(), (_, Ending::Score(_))));
    }
}

#[test]
fn any_one_of_a_pair_objects_and_resumes() {
    for player in [KURO, MOMO, SHIRO, AO] {
        let mut table = stopped();
        table.does(KURO, Action::Agree).expect("agreed");
        table.does(player, Action::Object).expect("objected");
        table.does(player, Action::Resume).expect("resumed");
        assert_eq!(table.game.phase(), Phase::Playing);
    }
}

#[test]
fn any_one_of_a_pair_resigns_for_the_pair_in_turn_or_not() {
    for (player, winner) in [
        (KURO, Color::White),
        (MOMO, Color::White),
        (SHIRO, Color::Black),
        (AO, Color::Black),
    ] {
        let mut table = seated();
        table.does(player, Action::Resign).expect("resigned");
        assert_eq!(table.outcome(), (Some(winner), Ending::Resignation));
    }
}

#[test]
fn either_partner_moves_while_a_dispute_is_played_out() {
    let mut table = stopped();
    let first = Color::White;
    table.does(MOMO, Action::Try { first }).expect("begun");
    assert_eq!(table.game.players_to_act(), [SHIRO, AO]);
    table.does(AO, play("D4")).expect("played");
    assert_eq!(table.game.players_to_act(), [KURO, MOMO]);
    table.does(MOMO, play("D5")).expect("played");
    table.does(AO, play("E5")).expect("played");
    table.does(KURO, Action::EndTrial).expect("ended");
    table.does(SHIRO, Action::Resume).expect("resumed");
    // Moves on the copy are no turns.
    assert_eq!(table.game.on_turn(), Some(KURO));
}

// Substitutes.

fn substitute(out: PlayerId, into: PlayerId) -> Action {
    Action::Propose(Proposal::Substitute { out, into })
}

/// Kuro and Momo are Black; Aka is proposed as a substitute for Momo.
fn proposed() -> Table {
    let mut table = seated();
    table.does(KURO, substitute(MOMO, AKA)).expect("proposed");
    table
}

#[track_caller]
fn consents(table: &mut Table, players: &[PlayerId]) {
    for &player in players {
        table.does(player, Action::Consent).expect("consented");
    }
}

#[test]
fn a_substitute_takes_the_seat_and_its_turn_when_they_and_the_other_side_consent() {
    let mut table = seated();
    table.moves("C3 E3");
    table.does(KURO, substitute(MOMO, AKA)).expect("proposed");
    assert_eq!(table.game.on_turn(), Some(MOMO), "not yet");
    assert_eq!(table.game.players_to_consent(), [SHIRO, AO, AKA]);
    assert_eq!(table.game.players_to_act(), [SHIRO, AKA, MOMO, AO]);
    consents(&mut table, &[AO]);
    assert_eq!(table.game.on_turn(), Some(MOMO), "not yet either");
    assert_eq!(table.game.first_consent(), Some(AO));
    assert_eq!(table.game.players_to_consent(), [AKA]);
    assert_eq!(table.game.players_to_act(), [AKA, MOMO]);
    consents(&mut table, &[AKA]);
    assert_eq!(table.game.open_proposal(), None);
    assert_eq!(
        table.game.seats().expect("seats").black,
        Seat::from([KURO, AKA])
    );
    assert_eq!(order(&mut table, "C4 E4 C5"), [AKA, AO, KURO]);
    table.refuses(MOMO, &[play("A1"), Action::Resign], Refusal::NotAPlayer);
    let replayed = Game::replay(table.game.id(), table.game.events().to_vec());
    assert_eq!(replayed, Ok(table.game));
}

#[test]
fn a_player_may_propose_their_own_substitute_and_the_first_of_a_pair_stays_the_first() {
    let mut table = seated();
    table.moves("C3");
    table.does(SHIRO, substitute(SHIRO, AKA)).expect("proposed");
    consents(&mut table, &[MOMO, AKA]);
    assert_eq!(order(&mut table, "E3 C4 E4"), [AKA, MOMO, AO]);
}

#[test]
fn substitutes_need_the_consent_of_the_other_side_and_their_own_in_either_order() {
    let stranger = PlayerId::new(6);
    for [first, second] in [[SHIRO, AKA], [AKA, SHIRO]] {
        let mut table = proposed();
        consents(&mut table, &[first]);
        assert_eq!(table.game.color_of(AKA), None, "{first:?} alone");
        // The partner's answer is still missing.
        table.refuses(first, &[Action::Consent], Refusal::AlreadyConsented);
        for own in [KURO, MOMO] {
            table.refuses(own, &[Action::Consent], Refusal::OwnProposal);
        }
        let answers = [Action::Consent, Action::Reject];
        table.refuses(stranger, &answers, Refusal::NotAPlayer);
        let replayed = Game::replay(table.game.id(), table.game.events().to_vec());
        assert_eq!(replayed.as_ref(), Ok(&table.game));
        consents(&mut table, &[second]);
        assert_eq!(table.game.color_of(AKA), Some(Color::Black));
        assert_eq!(table.game.color_of(MOMO), None);
        let verified = Game::verify(table.game.id(), table.game.events().to_vec());
        assert_eq!(verified, Ok(table.game));
    }
}

#[test]
fn a_partner_of_who_has_consented_need_not_consent_too() {
    let mut table = proposed();
    consents(&mut table, &[SHIRO]);
    table.refuses(AO, &[Action::Consent], Refusal::AlreadyConsented);
}

#[test]
fn everyone_concerned_ends_what_is_proposed_of_a_substitute_whoever_has_consented() {
    for consented in [&[][..], &[AO], &[AKA]] {
        for player in [KURO, MOMO, SHIRO, AO, AKA] {
            let mut table = proposed();
            consents(&mut table, consented);
            table.does(player, Action::Reject).expect("rejected");
            assert_eq!(table.game.open_proposal(), None);
            assert_eq!(table.game.players_to_consent(), []);
            assert_eq!(table.game.color_of(AKA), None);
            assert_eq!(table.game.color_of(MOMO), Some(Color::Black));
            table.refuses(AKA, &[Action::Consent], Refusal::NotAPlayer);
        }
    }
}

#[test]
fn what_somebody_consented_to_before_is_no_consent_to_another_substitute() {
    let mut table = proposed();
    consents(&mut table, &[AKA]);
    table.does(KURO, Action::Reject).expect("taken back");
    table.does(KURO, substitute(KURO, AKA)).expect("proposed");
    assert_eq!(table.game.first_consent(), None);
    consents(&mut table, &[AO]);
    assert_eq!(table.game.players_to_consent(), [AKA]);
}

#[test]
fn a_ruling_about_the_seat_or_the_substitute_ends_what_is_proposed() {
    let stranger = PlayerId::new(6);
    for (out, into) in [(MOMO, stranger), (SHIRO, AKA)] {
        let mut table = proposed();
        table.judges(Ruling::Reseat { out, into }).expect("ruled");
        assert_eq!(table.game.open_proposal(), None);
    }
    let mut table = proposed();
    consents(&mut table, &[SHIRO]);
    let (out, into) = (SHIRO, stranger);
    table.judges(Ruling::Reseat { out, into }).expect("ruled");
    assert_eq!(
        table.game.players_to_consent(),
        [AKA],
        "the side has consented"
    );
}

/// Both sides may propose the same fifth player; neither proposal is a consent to the other.
#[test]
fn a_side_names_substitutes_for_its_own_seats_only() {
    let mut table = seated();
    for (player, out) in [(KURO, SHIRO), (SHIRO, MOMO), (AO, AKA)] {
        let refused = Refusal::NotYourSeat { player: out };
        table.refuses(player, &[substitute(out, PlayerId::new(6))], refused);
    }
    table.does(KURO, substitute(MOMO, AKA)).expect("proposed");
    table.refuses(SHIRO, &[substitute(AO, AKA)], Refusal::AlreadyProposed);
}

#[test]
fn nobody_sits_in_two_seats() {
    let mut table = seated();
    for into in [KURO, MOMO, SHIRO, AO] {
        let refused = Refusal::SeatedTwice { player: into };
        table.refuses(KURO, &[substitute(MOMO, into)], refused);
    }
}

#[test]
fn a_substitute_may_give_the_seat_back() {
    let mut table = seated();
    for (out, into) in [(MOMO, AKA), (AKA, MOMO)] {
        table.does(KURO, substitute(out, into)).expect("proposed");
        consents(&mut table, &[SHIRO, into]);
    }
    assert_eq!(
        table.game.seats().expect("seats").black,
        Seat::from([KURO, MOMO])
    );
}

#[test]
fn a_substitute_comes_in_the_count_too_and_moves_void_no_such_proposal() {
    let mut table = seated();
    table.does(KURO, substitute(KURO, AKA)).expect("proposed");
    consents(&mut table, &[AKA]);
    table.moves("C3 E3 pass pass");
    consents(&mut table, &[AO]);
    table.does(AKA, mark("E3", Life::Dead)).expect("marked");
    let Phase::Counting { marking, .. } = table.game.phase() else {
        panic!("the count goes on");
    };
    assert_eq!(marking.dead, points("E3"));
    table.refuses(KURO, &[Action::Agree], Refusal::NotAPlayer);
}

#[test]
fn those_who_play_alone_have_no_substitutes() {
    let mut table = Table::seated("japanese", 7);
    table.refuses(KURO, &[substitute(KURO, AKA)], Refusal::NotPairs);
}

#[test]
fn what_a_pair_wins_or_loses_is_the_sides() {
    let mut table = seated();
    let loser = Color::Black;
    table.judges(Ruling::Forfeit { loser }).expect("ruled");
    assert_eq!(table.outcome(), (Some(Color::White), Ending::Forfeit));
    assert_eq!(table.game.players_to_act(), []);
}
