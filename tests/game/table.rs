//! Two players, an onlooker, and the game between them.

use tengen::clock::{Span, Timestamp};
use tengen::game::{
    Action, Actor, ChannelId, ClubId, ColorChoice, Draft, Event, Game, GameId, Life, Place,
    PlayerId, Refusal, Terms, decide, offer,
};
use tengen::rules::{Color, Move, RuleSet, Rules, Size};

/// The challenger; Black in [`Table::seated`].
pub(crate) const KURO: PlayerId = PlayerId::new(1);
/// The one who accepts.
pub(crate) const SHIRO: PlayerId = PlayerId::new(2);
/// Plays no part.
pub(crate) const AKA: PlayerId = PlayerId::new(3);

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
    RuleSet::named(name).expect("a rule set").rules
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
    pub(crate) fn offered(terms: Terms, invited: Option<PlayerId>) -> Self {
        let first = offer(KURO, invited, terms, HERE, START).expect("a challenge");
        Self {
            game: Game::offered(GameId::new(7), first).expect("a game"),
            now: START,
        }
    }

    /// Kuro is Black and Shiro is White, by rules of this name on a board of `side`.
    pub(crate) fn seated(name: &str, side: u8) -> Self {
        let mut table = Self::offered(terms(name, side), Some(SHIRO));
        table.does(SHIRO, accept(Color::Black)).expect("accepted");
        table
    }

    pub(crate) fn later(&mut self, span: Span) {
        self.now = self.now.after(span);
    }

    /// `player` does `action`; what is refused must change nothing.
    pub(crate) fn does(&mut self, player: PlayerId, action: Action) -> Result<(), Refusal> {
        self.acts(Actor::Player(player), action)
    }

    /// The clock does `action`.
    pub(crate) fn ticks(&mut self, action: Action) -> Result<(), Refusal> {
        self.acts(Actor::Clock, action)
    }

    fn acts(&mut self, actor: Actor, action: Action) -> Result<(), Refusal> {
        for event in decide(&self.game, actor, action, self.now)? {
            self.game.apply(event).expect("what was decided applies");
        }
        Ok(())
    }

    /// The players move in turn: `"D4 E5 pass"`.
    pub(crate) fn moves(&mut self, moves: &str) {
        for at in moves.split_whitespace() {
            let player = self.to_move();
            self.does(player, play(at))
                .unwrap_or_else(|refusal| panic!("{at} by {player:?}: {refusal}"));
        }
    }

    /// Whose turn it is.
    pub(crate) fn to_move(&self) -> PlayerId {
        let color = self.game.to_move().expect("somebody is to move");
        let seat = self.game.seats().expect("seats")[color];
        seat.players().next().expect("a player")
    }

    /// The last event.
    pub(crate) fn last(&self) -> &Event {
        self.game.events().last().expect("at least the challenge")
    }
}
