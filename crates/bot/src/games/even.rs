//! Two ranks in a proposed game, if both are known: terms that make it even, and the colour of the stronger player.

use crate::game::{ClubId, ColorChoice, Draft, Game, PlayerId, Stronger};
use crate::games::rated;
use crate::i18n::{Name, Text, say};
use crate::kit::services::Services;
use crate::rules::{Balance, Color, Handicap, Komi, Rank, Variant};
use crate::store::StoreError;

/// Two players with their ranks, the weaker one first, and the handicap that makes a game between them even.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Even {
    weaker: (PlayerId, Rank),
    stronger: (PlayerId, Rank),
    /// Stones and komi.
    pub balance: Balance,
}

impl Even {
    /// Terms that make the challenge `game` to `invited` even; none if a rank is unknown or the game has no handicap.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] if a rank cannot be read.
    pub(crate) async fn of(
        services: &Services,
        game: &Game,
        invited: PlayerId,
    ) -> Result<Option<Self>, StoreError> {
        let (offer, terms) = (game.offer(), game.terms());
        let players = [offer.challenger, invited];
        let usual = terms.rules.default_komi(Handicap::NONE);
        Self::between(services, offer.place.club, terms, players, usual).await
    }

    /// Terms that make a game of `terms` between two players in `club` even, where `usual` is the komi between equals;
    /// none if a rank is unknown or the game has no handicap.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] if a rank cannot be read.
    pub(crate) async fn between(
        services: &Services,
        club: Option<ClubId>,
        terms: &Draft,
        [one, another]: [PlayerId; 2],
        usual: Komi,
    ) -> Result<Option<Self>, StoreError> {
        if terms.rules.variant() != Variant::Go {
            return Ok(None);
        }
        let ranks = rated::ranks(services, club, terms, [one, another]);
        let Some([own, other]) = ranks.await? else {
            return Ok(None);
        };
        let (one, another) = ((one, own), (another, other));
        let (weaker, stronger) = if own < other {
            (one, another)
        } else {
            (another, one)
        };
        let steps = own.above(other).unsigned_abs();
        Ok(Some(Self {
            weaker,
            stronger,
            balance: Balance::suggest(steps, terms.size, usual),
        }))
    }

    /// The colours that `challenger` proposes: the weaker player takes Black.
    pub(crate) fn colors(&self, challenger: PlayerId) -> ColorChoice {
        if self.weaker.1 == self.stronger.1 {
            return ColorChoice::Random;
        }
        ColorChoice::Challenger(if self.weaker.0 == challenger {
            Color::Black
        } else {
            Color::White
        })
    }

    /// A sentence about it.
    pub(crate) fn text(&self) -> Text {
        let (weaker, weak) = self.weaker;
        let (stronger, strong) = self.stronger;
        let Balance { handicap, komi } = self.balance;
        if weak == strong {
            return say::challenge::balance_equal(weak, komi);
        }
        say::challenge::balance(
            Name::mention(weaker),
            weak,
            Name::mention(stronger),
            strong,
            handicap.stones(),
            komi,
        )
    }
}

/// The ranks of a challenger and of an accepter, if the colours depend on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranked {
    challenger: (PlayerId, Rank),
    accepter: (PlayerId, Rank),
}

impl Ranked {
    /// The ranks that decide the colours when `accepter` accepts; none if the terms say otherwise or a rank is unknown.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] if a rank cannot be read.
    pub(crate) async fn of(
        services: &Services,
        game: &Game,
        accepter: PlayerId,
    ) -> Result<Option<Self>, StoreError> {
        if game.terms().colors != ColorChoice::StrongerTakesWhite {
            return Ok(None);
        }
        let challenger = game.offer().challenger;
        let (club, terms) = (game.offer().place.club, game.terms());
        let ranks = rated::ranks(services, club, terms, [challenger, accepter]);
        let Some([first, second]) = ranks.await? else {
            return Ok(None);
        };
        Ok(Some(Self {
            challenger: (challenger, first),
            accepter: (accepter, second),
        }))
    }

    /// The stronger player.
    pub(crate) fn stronger(&self) -> Stronger {
        match self.challenger.1.cmp(&self.accepter.1) {
            std::cmp::Ordering::Greater => Stronger::Challenger,
            std::cmp::Ordering::Less => Stronger::Accepter,
            std::cmp::Ordering::Equal => Stronger::Equal,
        }
    }

    /// The consequence of the ranks, in a sentence.
    pub(crate) fn text(&self) -> Text {
        let ((stronger, high), (weaker, low)) = match self.stronger() {
            Stronger::Challenger => (self.challenger, self.accepter),
            Stronger::Accepter => (self.accepter, self.challenger),
            Stronger::Equal => return say::challenge::by_equal_rank(self.challenger.1),
        };
        say::challenge::by_rank(Name::mention(stronger), high, Name::mention(weaker), low)
    }
}
