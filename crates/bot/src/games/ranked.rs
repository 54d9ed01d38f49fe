//! Colours by rank: the stronger player takes White without a question, if both ranks are known.

use crate::game::{ColorChoice, Game, PlayerId, Stronger};
use crate::games::rated;
use crate::i18n::{Name, Text, say};
use crate::kit::services::Services;
use crate::rules::Rank;
use crate::store::StoreError;

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
