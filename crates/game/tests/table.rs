//! Two players, an onlooker, and the game between them.

use tengen_game::clock::{Span, Timestamp};
use tengen_game::{
    Action, Actor, ChannelId, ClubId, ColorChoice, Draft, Event, Game, GameId, Invitation, Life,
    Phase, Place, PlayerId, Refusal, Ruling, Terms, decide, offer,
};
use tengen_rules::{Color, Ending, Move, RuleSet, Rules, Size};

/// The challenger; Black in [`Table::seated`].
pub(crate) const KURO: PlayerId = PlayerId::new(1);
/// The player who accepts.
pub(crate) const SHIRO: PlayerId = PlayerId::new(2);
/// An onlooker.
pub(crate) const AKA: PlayerId = PlayerId::new(3);
/// Kuro's partner in Pair Go.
pub(crate) const MOMO: PlayerId = PlayerId::new(4);
/// Shiro's partner in Pair Go.
pub(crate) const AO: PlayerId = PlayerId::new(5);
/// Rules over the games of the club.
pub(crate) const JUDGE: PlayerId = PlayerId::new(9);

pub(crate) const HERE: Place = Place {
    club: Some(ClubId::new(10)),
    channel: ChannelId::new(11),
};
pub(crate) const THREAD: Place = Place {
    club: Some(ClubId::new(10)),
    channel: ChannelId::new(12),
};

pub(crate) const START: Timestamp = Timestamp::from_millis(1_700_000_000_000);

pub(crate) fn rules(name: &str) -> Rules {
    RuleSet::from_name(name).expect("a rule set").rules
}

pub(crate) fn size(side: u8) -> Size {
    Size::square(side).expect("a size")
}

/// An even game in which the challenger is Black.
pub(crate) fn draft(name: &str, side: u8) -> Draft {
    Draft {
        colors: ColorChoice::Challenger(Color::Black),
        ..Draft::even(rules(name), size(side))
    }
}

pub(crate) fn terms(name: &str, side: u8) -> Terms {
    Terms::new(draft(name, side)).expect("sound terms")
}

pub(crate) fn accept(toss: Color) -> Action {
    Action::Accept {
        stronger: None,
        toss,
    }
}

pub(crate) fn mark(at: &str, life: Life) -> Action {
    Action::Mark {
        point: at.parse().expect("a point"),
        life,
    }
}

pub(crate) fn play(at: &str) -> Action {
    Action::Move(match at {
        "pass" => Move::Pass,
        _ => Move::Play(at.parse().expect("a point")),
    })
}

/// A game and the time.
pub(crate) struct Table {
    pub(crate) game: Game,
    pub(crate) now: Timestamp,
}

impl Table {
    /// Kuro has challenged `invited`.
    pub(crate) fn offered(terms: Terms, invited: impl Into<Invitation>) -> Self {
        let first = offer(KURO, invited, terms, HERE, START).expect("a challenge");
        Self {
            game: Game::begin(GameId::new(7), first).expect("a game"),
            now: START,
        }
    }

    /// Kuro is Black and Shiro is White, by rules of this name on a board of `side`.
    pub(crate) fn seated(name: &str, side: u8) -> Self {
        Self::opened(terms(name, side))
    }

    /// Shiro has accepted; Kuro is Black unless the terms say otherwise.
    pub(crate) fn opened(terms: Terms) -> Self {
        let mut table = Self::offered(terms, Some(SHIRO));
        table.does(SHIRO, accept(Color::Black)).expect("accepted");
        table
    }

    /// Pair Go: Kuro and Momo have challenged Shiro and Ao.
    pub(crate) fn pairs_offered(terms: Terms) -> Self {
        let pairs = Invitation::Pairs {
            partner: MOMO,
            opponents: [SHIRO, AO],
        };
        Self::offered(terms, pairs)
    }

    /// Pair Go: Kuro and Momo are Black, Shiro and Ao are White, unless the terms say otherwise.
    pub(crate) fn pairs(terms: Terms) -> Self {
        let mut table = Self::pairs_offered(terms);
        for player in [MOMO, SHIRO, AO] {
            table.does(player, accept(Color::Black)).expect("accepted");
        }
        table
    }

    pub(crate) fn later(&mut self, span: Span) {
        self.now = self.now.after(span);
    }

    /// `player` does `action`; a refusal must change nothing.
    pub(crate) fn does(&mut self, player: PlayerId, action: Action) -> Result<(), Refusal> {
        self.acts(Actor::Player(player), action)
    }

    /// The bot's clock does `action`.
    pub(crate) fn ticks(&mut self, action: Action) -> Result<(), Refusal> {
        self.acts(Actor::Clock, action)
    }

    /// The moderator makes `ruling`.
    pub(crate) fn judges(&mut self, ruling: Ruling) -> Result<(), Refusal> {
        self.acts(
            Actor::Moderator(JUDGE),
            Action::Rule {
                ruling,
                reason: None,
            },
        )
    }

    /// Both sides do `action`, Kuro first.
    #[track_caller]
    pub(crate) fn both(&mut self, action: Action) {
        for player in [KURO, SHIRO] {
            let done = self.does(player, action.clone());
            done.unwrap_or_else(|refusal| panic!("{action:?} by {player:?}: {refusal}"));
        }
    }

    /// How the game ended, and who won.
    #[track_caller]
    pub(crate) fn outcome(&self) -> (Option<Color>, Ending) {
        match self.game.phase() {
            Phase::Finished(outcome) => (outcome.winner, outcome.ending.clone()),
            other => panic!("not over: {other:?}"),
        }
    }

    /// Asserts that `player` cannot do any of `actions`, for this `reason`.
    #[track_caller]
    pub(crate) fn refuses(&mut self, player: PlayerId, actions: &[Action], reason: Refusal) {
        let before = self.game.clone();
        for action in actions {
            let refused = self.does(player, action.clone());
            assert_eq!(refused, Err(reason.clone()), "{action:?} by {player:?}");
        }
        assert_eq!(self.game, before, "what is refused changes nothing");
    }

    pub(crate) fn acts(&mut self, actor: Actor, action: Action) -> Result<(), Refusal> {
        let event = decide(&self.game, actor, action, self.now)?;
        self.game.apply(event).expect("what was decided applies");
        Ok(())
    }

    /// The players move in turn: `"D4 E5 pass"`.
    #[track_caller]
    pub(crate) fn moves(&mut self, moves: &str) {
        for at in moves.split_whitespace() {
            let player = self.to_move();
            self.does(player, play(at))
                .unwrap_or_else(|refusal| panic!("{at} by {player:?}: {refusal}"));
        }
    }

    /// The player to move.
    pub(crate) fn to_move(&self) -> PlayerId {
        if let Some(player) = self.game.on_turn() {
            return player;
        }
        let color = self.game.to_move().expect("somebody is to move");
        let seat = self.game.seats().expect("seats")[color];
        seat.players().next().expect("a player")
    }

    /// The last event.
    pub(crate) fn last(&self) -> &Event {
        self.game.events().last().expect("at least the challenge")
    }
}
