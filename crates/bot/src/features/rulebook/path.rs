//! The beginners' path: Atari-Go, then Strasbourg, then territory.
//!
//! Progress follows from finished games; nothing else is stored. The first finished game of a step announces the next
//! step, once, unless the member has been further before.

use crate::club::teach::stage::CourseStage;
use crate::features::rulebook::page_button::PageButton;
use crate::game::{Game, Phase, PlayerId};
use crate::games::find;
use crate::i18n::{Locale, Name, say};
use crate::kit::custom_id::CustomId as _;
use crate::kit::feature::Remark;
use crate::kit::prefs::choice::Choosable as _;
use crate::kit::services::Services;
use crate::people::profile::RANK;
use crate::port::message::{Button, Look};
use crate::rules::{ByColor, Ending, Rules, Scoring};

/// Finished games above which a player is no beginner any more.
const MOST: usize = 24;

impl CourseStage {
    /// The step that `game` belongs to, if it was finished.
    fn of(game: &Game) -> Option<Self> {
        let Phase::Finished(outcome) = game.phase() else {
            return None;
        };
        match (&outcome.ending, game.terms().rules) {
            (Ending::NotBegun | Ending::CalledOff, _) => None,
            (_, Rules::AtariGo(_)) => Some(Self::AtariGo),
            (_, Rules::Go(rules)) if rules.scoring == Scoring::Stones => Some(Self::Strasbourg),
            (_, Rules::Go(_)) => Some(Self::Territory),
            (_, Rules::Gomoku(_) | Rules::GoBang(_)) => None,
        }
    }

    const fn next(self) -> Option<Self> {
        match self {
            Self::AtariGo => Some(Self::Strasbourg),
            Self::Strasbourg => Some(Self::Territory),
            Self::Territory => None,
        }
    }
}

/// The line and the button that lead on from the finished `game`, if one of its players is new to the next step.
pub(crate) async fn remark(services: &Services, game: &Game, locale: Locale) -> Option<Remark> {
    let (stage, players) = stage_after(services, game).await?;
    let step = say::rules::step(Name::mentions(&players), stage.title());
    Some(Remark {
        line: step.to(locale),
        button: Button {
            label: say::rules::button_step().to(locale),
            custom_id: PageButton(stage.word().to_owned())
                .write()
                .expect("a page's name is short"),
            look: Look::Secondary,
        },
    })
}

/// The next stage after the finished `game`, and the players to whom it is new.
async fn stage_after(services: &Services, game: &Game) -> Option<(CourseStage, Vec<PlayerId>)> {
    let stage = CourseStage::of(game)?;
    let next = stage.next()?;
    let seats = game.seats().into_iter().flat_map(ByColor::iter);
    let players = seats.flat_map(|(_, seat)| seat.players());
    let mut beginners = Vec::new();
    for player in players.filter(|player| player.is_person()) {
        if is_new_to(services, stage, player, game).await {
            beginners.push(player);
        }
    }
    (!beginners.is_empty()).then_some((next, beginners))
}

/// Whether `game` is the first one of `player` on this step or a later one.
async fn is_new_to(services: &Services, stage: CourseStage, player: PlayerId, game: &Game) -> bool {
    // A player who knows their rank has learnt elsewhere.
    if !matches!(RANK.get(services, player).await, Ok(None)) {
        return false;
    }
    let Ok(finished) = services.store.finished_games_of(player, MOST + 1).await else {
        return false;
    };
    if finished.len() > MOST {
        return false;
    }
    for id in finished.into_iter().filter(|id| *id != game.id()) {
        match find::find_game(services, id).await {
            Ok(Some(other)) if CourseStage::of(&other).is_none_or(|other| other < stage) => {}
            // A game that cannot be read may have been one.
            _ => return false,
        }
    }
    true
}
