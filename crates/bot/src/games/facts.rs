//! Facts that views need besides the game: read once, so that views are pure.

use crate::clock::Timestamp;
use crate::config::Origin;
use crate::game::{Calendar, ChannelId, Game, Phase};
use crate::games::even::{Even, Ranked};
use crate::games::hints::Hints;
use crate::games::repeated::Repeated;
use crate::games::time::{agenda, calendar};
use crate::games::votes::held::Held;
use crate::games::{hints, rated, seats};
use crate::kit::feature::Remark;
use crate::kit::prefs::OrUsual as _;
use crate::kit::services::Services;
use crate::rating::Changed;
use crate::rules::ByColor;
use crate::store::Properties;

/// The address of the page with a board to touch, if there is one.
#[derive(Debug, Default)]
pub struct Page(pub Option<Origin>);

/// Facts that a view needs besides the game.
pub struct Facts {
    /// The time.
    pub now: Timestamp,
    /// The calendar of the side to move; none if unreadable: then no deadline is shown, since it might be wrong.
    pub calendar: Option<Calendar>,
    /// The deadline of the side that a count waits for, if any.
    pub deadline: Option<Timestamp>,
    /// Hints that the players have turned on.
    pub hints: Hints,
    /// Remarks of features below a result.
    pub remarks: Vec<Remark>,
    /// Whether there is a page with a board to touch.
    pub has_page: bool,
    /// Facts about a challenge.
    pub offer: OfferFacts,
    /// Changes of the players' ratings by the game.
    pub rated: ByColor<Option<Changed>>,
}

/// Facts that the card of a challenge needs besides the challenge.
#[derive(Clone, Debug, Default)]
pub struct OfferFacts {
    /// The ranks that decide the colours.
    pub ranked: Option<Ranked>,
    /// Terms that would make the game even.
    pub even: Option<Even>,
    /// Whether it answers another challenge with other terms.
    pub is_counter: bool,
    /// The channel of the list that also shows it.
    pub listed_in: Option<ChannelId>,
    /// The terms of its votes, if a side votes.
    pub votes: Option<Held>,
    /// The game of rengo that it repeats.
    pub repeated: Option<Repeated>,
}

/// Facts for the card of the challenge `game`; empty if it is none, or no longer one. Unreadable facts are left out:
/// the card does without.
async fn of_offer(services: &Services, game: &Game) -> OfferFacts {
    let Phase::Offered { .. } = game.phase() else {
        return OfferFacts::default();
    };
    let answered = services.store.answered_by(game.id()).await;
    let answered = answered.inspect_err(|error| {
        tracing::error!(game = %game.id(), %error, "could not read the challenge that this one answers");
    });
    let votes = Held::of(services, game).await.or_usual(None);
    let Some(invited) = game.offer().invitation.invited_player() else {
        return OfferFacts {
            votes,
            listed_in: seats::list_channel(services, game).await.or_usual(None),
            // On the heap: few offers are repeated, and every card waits for its facts.
            repeated: Box::pin(Repeated::of(services, game)).await.or_usual(None),
            ..OfferFacts::default()
        };
    };
    OfferFacts {
        ranked: Ranked::of(services, game, invited).await.or_usual(None),
        even: Even::of(services, game, invited).await.or_usual(None),
        is_counter: answered.or_usual(None).is_some(),
        listed_in: None,
        votes,
        repeated: None,
    }
}

/// Facts for the view of `game`, without remarks.
pub(crate) async fn of(services: &Services, game: &Game) -> Facts {
    with(services, game, |_| ()).await.0
}

/// As [`of`], together with the result of `also` from the same read.
pub(crate) async fn with<T: Default + Send>(
    services: &Services,
    game: &Game,
    also: impl Fn(&Properties<'_>) -> T + Send + Sync,
) -> (Facts, T) {
    let phase = game.phase();
    let is_counted = matches!(phase, Phase::Counting { .. });
    let known = services.store.look(|read| {
        let calendar = match phase {
            Phase::Playing => calendar::calendar_of_turn(services, read, game).or_usual(None),
            _ => None,
        };
        let deadline = if is_counted && game.pending_answer().is_some() {
            agenda::deadline(services, read, game).or_usual(None)
        } else {
            None
        };
        Ok((calendar, deadline, hints::of(read, game), also(read)))
    });
    let (calendar, deadline, hints, also) = known.await.or_usual(Default::default());
    let facts = Facts {
        now: services.now(),
        calendar,
        deadline,
        hints,
        remarks: Vec::new(),
        has_page: services.state::<Page>().0.is_some(),
        offer: of_offer(services, game).await,
        // On the heap: only a game that is over reads ratings, and every card waits for its facts.
        rated: Box::pin(rated::changes(services, game))
            .await
            .or_usual(rated::Changes::default()),
    };
    (facts, also)
}
