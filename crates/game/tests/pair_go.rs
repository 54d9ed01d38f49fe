//! Pair Go: two against two, in turn (booklet 002). Usual failure 24.

use tengen_game::{
    Action, Actor, Game, GameId, Invitation, Phase, PlayerId, Proposal, Refusal, decide, offer,
};
use tengen_rules::{Color, Ending};

use super::table::{AKA, HERE, KURO, SHIRO, START, accept, play, terms};

/// White's second player.
const AO: PlayerId = PlayerId::new(4);
/// A possible substitute.
const KI: PlayerId = PlayerId::new(5);

/// Kuro and Aka are Black, Shiro and Ao White.
struct Pairs {
    game: Game,
}

impl Pairs {
    fn offered(rules: &str) -> Self {
        let invitation = Invitation::Pairs {
            partner: AKA,
            opponents: [SHIRO, AO],
        };
        let first = offer(KURO, invitation, terms(rules, 9), HERE, START).unwrap();
        Self {
            game: Game::begin(GameId::new(7), first).unwrap(),
        }
    }

    fn seated(rules: &str) -> Self {
        let mut pairs = Self::offered(rules);
        for player in [SHIRO, AKA, AO] {
            pairs.does(player, accept(Color::Black)).unwrap();
        }
        pairs
    }

    fn does(&mut self, player: PlayerId, action: Action) -> Result<(), Refusal> {
        let event = decide(&self.game, Actor::Player(player), action, START)?;
        self.game.apply(event).unwrap();
        Ok(())
    }

    #[track_caller]
    fn plays(&mut self, player: PlayerId, at: &str) {
        assert_eq!(self.game.on_turn(), Some(player), "before {at}");
        self.does(player, play(at)).unwrap();
    }
}

#[test]
fn a_game_of_pairs_begins_when_all_three_have_accepted() {
    let mut pairs = Pairs::offered("japanese");
    for player in [AO, SHIRO] {
        pairs.does(player, accept(Color::Black)).unwrap();
        assert!(matches!(pairs.game.phase(), Phase::Offered { .. }));
    }
    assert_eq!(
        pairs.does(AO, accept(Color::Black)),
        Err(Refusal::AlreadyJoined)
    );
    assert_eq!(
        pairs.does(KI, accept(Color::Black)),
        Err(Refusal::NotAPlayer)
    );
    pairs.does(AKA, accept(Color::Black)).unwrap();
    assert_eq!(pairs.game.phase(), Phase::Playing);
}

#[test]
fn pairs_move_black_1_white_1_black_2_white_2_and_again() {
    let mut pairs = Pairs::seated("japanese");
    for (player, at) in [
        (KURO, "A1"),
        (SHIRO, "A9"),
        (AKA, "B1"),
        (AO, "B9"),
        (KURO, "C1"),
        (SHIRO, "C9"),
    ] {
        pairs.plays(player, at);
    }
}

#[test]
fn a_move_out_of_the_order_of_a_pair_is_refused() {
    let mut pairs = Pairs::seated("japanese");
    let partner = Refusal::PartnersTurn { partner: KURO };
    assert_eq!(pairs.does(AKA, play("A1")), Err(partner.clone()));
    assert_eq!(pairs.does(AKA, play("pass")), Err(partner));
    let to_move = Color::Black;
    for player in [SHIRO, AO] {
        assert_eq!(
            pairs.does(player, play("A1")),
            Err(Refusal::NotYourTurn { to_move })
        );
    }
    assert!(pairs.game.moves().is_empty());
}

#[test]
fn a_pass_uses_the_turn_of_the_one_who_passes() {
    let mut pairs = Pairs::seated("japanese");
    pairs.plays(KURO, "pass");
    pairs.plays(SHIRO, "A9");
    pairs.plays(AKA, "A1");
    pairs.plays(AO, "pass");
    pairs.plays(KURO, "B1");
}

#[test]
fn after_a_resumption_the_partner_whose_turn_it_would_be_goes_on() {
    let stopped = || {
        let mut pairs = Pairs::seated("japanese");
        pairs.plays(KURO, "A1");
        pairs.plays(SHIRO, "pass");
        pairs.plays(AKA, "pass");
        pairs
    };
    // White has taken one turn, so Ao is next there; Black two, so Kuro is.
    let mut pairs = stopped();
    pairs.does(AKA, Action::Resume).unwrap();
    pairs.plays(AO, "B9");
    pairs.plays(KURO, "B1");
    pairs.plays(SHIRO, "C9");
    let mut pairs = stopped();
    pairs.does(SHIRO, Action::Resume).unwrap();
    pairs.plays(KURO, "B1");
    pairs.plays(AO, "B9");
    pairs.plays(AKA, "C1");
}

#[test]
fn either_of_a_pair_agrees_for_both() {
    let mut pairs = Pairs::seated("japanese");
    pairs.plays(KURO, "pass");
    pairs.plays(SHIRO, "pass");
    pairs.does(AKA, Action::Agree).unwrap();
    assert_eq!(pairs.does(KURO, Action::Agree), Err(Refusal::AlreadyAgreed));
    pairs.does(AO, Action::Agree).unwrap();
    let Phase::Finished(outcome) = pairs.game.phase() else {
        panic!("{:?}", pairs.game.phase());
    };
    assert!(matches!(outcome.ending, Ending::Score(_)));
}

#[test]
fn a_substitute_comes_in_with_their_own_consent_and_that_of_the_other_side() {
    let mut pairs = Pairs::seated("japanese");
    pairs.plays(KURO, "A1");
    let (out, into) = (SHIRO, KI);
    let substitute = Action::Propose(Proposal::Substitute { out, into });
    assert_eq!(
        pairs.does(KURO, substitute.clone()),
        Err(Refusal::NotYourSeat { player: SHIRO })
    );
    pairs.does(AO, substitute).unwrap();
    assert_eq!(pairs.does(AO, Action::Consent), Err(Refusal::OwnProposal));
    assert_eq!(pairs.game.on_turn(), Some(SHIRO), "until somebody consents");
    pairs.does(AKA, Action::Consent).unwrap();
    assert_eq!(pairs.game.on_turn(), Some(SHIRO), "until Ki consents");
    pairs.does(KI, Action::Consent).unwrap();
    pairs.plays(KI, "A9");
    pairs.plays(AKA, "B1");
    pairs.plays(AO, "B9");
    assert_eq!(pairs.does(SHIRO, play("C9")), Err(Refusal::NotAPlayer));
}

#[test]
fn pairs_are_four_different_people_who_play_go() {
    let pairs = |partner, opponents| Invitation::Pairs { partner, opponents };
    let offered = |rules, invitation| offer(KURO, invitation, terms(rules, 9), HERE, START).err();
    for (twice, invitation) in [
        (KURO, pairs(KURO, [SHIRO, AO])),
        (AKA, pairs(AKA, [SHIRO, AKA])),
        (SHIRO, pairs(AKA, [SHIRO, SHIRO])),
    ] {
        let expected = Refusal::SeatedTwice { player: twice };
        assert_eq!(offered("japanese", invitation), Some(expected));
    }
    let four = pairs(AKA, [SHIRO, AO]);
    assert_eq!(offered("gomoku", four), Some(Refusal::PairsPlayGo));
    for rules in [
        "japanese",
        "territory",
        "strasbourg",
        "chinese",
        "tromp-taylor",
    ] {
        assert_eq!(offered(rules, four), None, "{rules}");
    }
}
