//! Rengo: two sides of any number of players, who move in turn.

use tengen_game::{
    Action, Actor, Closing, ColorChoice, Draft, Game, GameId, Invitation, Listed as _, OFFER_LIFE,
    Phase, PlayerId, Proposal, Refusal, Rota, Seat, Sides, SidesRefusal, Terms, offer,
};
use tengen_rules::{ByColor, Color};

use super::table::{AKA, AO, HERE, KURO, MOMO, SHIRO, START, Table, accept, play, terms};

const BLACK: Action = Action::Join(Color::Black);
const WHITE: Action = Action::Join(Color::White);

fn offered() -> Table {
    Table::offered(terms("japanese", 9), Invitation::Sides)
}

/// Kuro alone is Black; Shiro, Ao and Momo are White and move in this order.
fn one_against_three() -> Table {
    let mut table = offered();
    for (player, join) in [(SHIRO, WHITE), (KURO, BLACK), (AO, WHITE), (MOMO, WHITE)] {
        table.does(player, join).expect("joined");
    }
    table.does(KURO, Action::Start).expect("started");
    table
}

#[track_caller]
fn plays(table: &mut Table, player: PlayerId, at: &str) {
    assert_eq!(table.game.on_turn(), Some(player), "before {at}");
    table.does(player, play(at)).expect("played");
}

fn member(number: usize) -> PlayerId {
    PlayerId::new(1000 + number as u64)
}

#[test]
fn the_sides_keep_the_order_in_which_they_were_joined() {
    let table = one_against_three();
    let seats = ByColor {
        black: Seat::Player(KURO),
        white: Seat::InTurn(Rota::new(&[SHIRO, AO, MOMO]).expect("three")),
    };
    assert_eq!(table.game.seats(), Some(&seats));
    assert_eq!(table.game.phase(), Phase::Playing);
}

#[test]
fn one_against_three_move_in_turn_and_a_pass_is_a_turn() {
    let mut table = one_against_three();
    for (player, at) in [
        (KURO, "A1"),
        (SHIRO, "A9"),
        (KURO, "B1"),
        (AO, "pass"),
        (KURO, "C1"),
        (MOMO, "C9"),
        (KURO, "D1"),
        (SHIRO, "D9"),
    ] {
        plays(&mut table, player, at);
    }
    plays(&mut table, KURO, "E1");
    let partner = AO;
    for player in [SHIRO, MOMO] {
        table.refuses(player, &[play("E9")], Refusal::PartnersTurn { partner });
    }
    let to_move = Color::White;
    table.refuses(KURO, &[play("E9")], Refusal::NotYourTurn { to_move });
}

#[test]
fn an_undone_move_is_no_turn() {
    let mut table = one_against_three();
    plays(&mut table, KURO, "A1");
    plays(&mut table, SHIRO, "A9");
    table.does(SHIRO, Action::TakeBack).expect("taken back");
    plays(&mut table, SHIRO, "B9");
    plays(&mut table, KURO, "B1");
    plays(&mut table, AO, "C9");
    let to = table.game.undo_point(Color::White).expect("a move");
    let undo = Action::Propose(Proposal::Undo { to });
    table.does(MOMO, undo).expect("proposed");
    table.does(KURO, Action::Consent).expect("consented");
    plays(&mut table, AO, "D9");
}

#[test]
fn a_substitute_takes_the_place_in_the_order_on_either_side() {
    let mut table = one_against_three();
    plays(&mut table, KURO, "A1");
    plays(&mut table, SHIRO, "A9");
    let substitute = |out, into| Action::Propose(Proposal::Substitute { out, into });
    table.does(MOMO, substitute(AO, AKA)).expect("proposed");
    table.does(KURO, Action::Consent).expect("consented");
    table.does(AKA, Action::Consent).expect("consented");
    plays(&mut table, KURO, "B1");
    plays(&mut table, AKA, "B9");
    // The side of one as well: its player may be away like any other.
    let out = PlayerId::new(9);
    table.does(KURO, substitute(KURO, out)).expect("proposed");
    table.does(SHIRO, Action::Consent).expect("consented");
    table.does(out, Action::Consent).expect("consented");
    plays(&mut table, out, "C1");
    plays(&mut table, MOMO, "C9");
}

#[test]
fn anyone_of_a_side_agrees_and_resigns_for_it() {
    let mut table = one_against_three();
    plays(&mut table, KURO, "pass");
    plays(&mut table, SHIRO, "pass");
    table.does(MOMO, Action::Agree).expect("agreed");
    table.refuses(SHIRO, &[Action::Agree], Refusal::AlreadyAgreed);
    assert_eq!(table.game.players_to_act(), [KURO]);
    let mut table = one_against_three();
    table.does(AO, Action::Resign).expect("resigned");
    let Phase::Finished(outcome) = table.game.phase() else {
        panic!("{:?}", table.game.phase());
    };
    assert_eq!(outcome.winner, Some(Color::Black));
}

#[test]
fn a_player_who_joins_the_other_side_changes_sides_and_one_who_leaves_is_on_none() {
    let mut table = offered();
    for (player, action) in [
        (SHIRO, BLACK),
        (AO, BLACK),
        (MOMO, BLACK),
        (SHIRO, WHITE),
        (AO, Action::Leave),
        (AO, BLACK),
    ] {
        table.does(player, action).expect("possible");
    }
    let sides = table.game.sides().expect("sides");
    assert_eq!(sides.of(Color::Black), [MOMO, AO]);
    assert_eq!(sides.of(Color::White), [SHIRO]);
    assert_eq!(table.game.joined_players(), [MOMO, AO, SHIRO]);
    table.refuses(AO, &[BLACK], Refusal::NothingToChange);
    table.refuses(KURO, &[Action::Leave], SidesRefusal::NotJoined.into());
}

#[test]
fn a_game_starts_with_three_players_and_somebody_on_each_side() {
    let mut table = offered();
    let too_few = || Refusal::from(SidesRefusal::TooFewPlayers);
    table.refuses(KURO, &[Action::Start], too_few());
    for (player, join) in [(SHIRO, WHITE), (AO, BLACK)] {
        table.does(player, join).expect("joined");
        table.refuses(KURO, &[Action::Start], too_few());
    }
    table.does(AO, WHITE).expect("changed");
    table.does(MOMO, WHITE).expect("joined");
    table.refuses(KURO, &[Action::Start], too_few());
    table.does(AKA, BLACK).expect("joined");
    table.does(KURO, Action::Start).expect("started");
    assert_eq!(
        table.game.color_of(KURO),
        None,
        "who starts it need not play"
    );
    for action in [BLACK, Action::Leave, Action::Start, Action::Withdraw] {
        table.refuses(KURO, &[action], Refusal::AlreadyAccepted);
    }
}

#[test]
fn only_who_has_offered_it_or_a_moderator_starts_it_or_calls_it_off() {
    let mut table = offered();
    for (player, join) in [(SHIRO, WHITE), (AO, BLACK), (MOMO, BLACK)] {
        table.does(player, join).expect("joined");
    }
    let refused = Refusal::from(SidesRefusal::OnlyTheStarter { challenger: KURO });
    table.refuses(SHIRO, &[Action::Start, Action::Withdraw], refused);
    let moderator = Actor::Moderator(AKA);
    table.acts(moderator, Action::Start).expect("started");
    assert_eq!(table.game.phase(), Phase::Playing);
    let mut table = offered();
    table.acts(moderator, Action::Withdraw).expect("called off");
    assert_eq!(table.game.phase(), Phase::Closed(Closing::Withdrawn));
    table.refuses(
        SHIRO,
        &[WHITE, Action::Leave],
        Refusal::ChallengeClosed(Closing::Withdrawn),
    );
}

#[test]
fn a_side_has_eight_players_and_nobody_fills_the_record_by_joining() {
    let mut table = offered();
    for number in 0..Rota::MOST {
        table.does(member(number), BLACK).expect("joined");
    }
    let color = Color::Black;
    table.refuses(KURO, &[BLACK], SidesRefusal::Full { color }.into());
    for turn in 0..Sides::MOST_JOINS_EACH {
        let join = Action::Join([Color::White, Color::Black][turn % 2]);
        if turn + 1 < Sides::MOST_JOINS_EACH {
            table.does(member(0), join).expect("changed");
        } else {
            table.refuses(member(0), &[join], SidesRefusal::JoinedTooOften.into());
        }
    }
    let mut table = offered();
    for number in 0..Sides::MOST_JOINS {
        table.does(member(number), WHITE).expect("joined");
        table.does(member(number), Action::Leave).expect("left");
    }
    table.refuses(KURO, &[WHITE], SidesRefusal::JoinedTooOften.into());
}

#[test]
fn sides_are_joined_in_rengo_alone_and_rengo_is_accepted_in_no_other_way() {
    let other = || Refusal::from(SidesRefusal::OtherChallenge);
    let mut table = offered();
    table.refuses(
        SHIRO,
        &[accept(Color::Black), Action::Decline, Action::Replace],
        other(),
    );
    let mut table = Table::offered(terms("japanese", 9), None);
    table.refuses(SHIRO, &[BLACK, Action::Leave, Action::Start], other());
}

#[test]
fn a_game_that_nobody_starts_lapses() {
    let mut table = offered();
    table.does(SHIRO, WHITE).expect("joined");
    table.now = START.after(OFFER_LIFE);
    let at = table.now;
    table.refuses(AO, &[WHITE], Refusal::Expired { at });
    table.acts(Actor::Clock, Action::Lapse).expect("lapsed");
    assert_eq!(table.game.phase(), Phase::Closed(Closing::Lapsed));
}

#[test]
fn sides_play_go_and_nobody_asks_who_is_the_strongest() {
    let offered = |terms: Terms| offer(KURO, Invitation::Sides, terms, HERE, START).err();
    assert_eq!(offered(terms("gomoku", 15)), Some(Refusal::PairsPlayGo));
    let draft = Draft {
        colors: ColorChoice::StrongerTakesWhite,
        ..*terms("japanese", 9)
    };
    let terms = Terms::new(draft).expect("sound terms");
    assert_eq!(offered(terms), Some(Refusal::PairsByLot));
}

#[test]
fn a_record_of_rengo_is_read_and_verified_and_forgets_whom_it_should() {
    let mut table = offered();
    table.does(AKA, BLACK).expect("joined");
    table.does(AKA, Action::Leave).expect("left");
    for (player, join) in [(SHIRO, WHITE), (KURO, BLACK), (AO, WHITE), (MOMO, WHITE)] {
        table.does(player, join).expect("joined");
    }
    table.does(KURO, Action::Start).expect("started");
    plays(&mut table, KURO, "A1");
    let events = || table.game.events().iter().cloned();
    let id = GameId::new(7);
    assert_eq!(Game::replay(id, events()).as_ref(), Ok(&table.game));
    assert_eq!(Game::verify(id, events()).as_ref(), Ok(&table.game));
    let [nobody, ..] = PlayerId::NOBODIES;
    let renamed = events().map(|event| event.rename_player(AO, nobody));
    let renamed = Game::verify(id, renamed).expect("a game");
    assert!(renamed.events().iter().all(|event| !event.names(AO)));
    assert_eq!(renamed.color_of(nobody), Some(Color::White));
}
