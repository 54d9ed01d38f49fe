//! Programs as players, this one and others: the games they play, their moves, and their thinking time.

pub(crate) mod advice;
pub(crate) mod begun;
pub mod offered;
pub mod outside;
pub(crate) mod suggest;
pub mod thinking;

use crate::clock::{Span, Timestamp};
use crate::engine::{Level, Style};
use crate::game::{EventKind, Game, Listed, Outline, Phase, PlayerId, program_in};
use crate::games::program::offered::Offered;
use crate::games::program::thinking::{Question, Thinking};
use crate::i18n::{Locale, Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::{CustomId as _, custom_ids};
use crate::kit::failure::Failure;
use crate::kit::refusal::own_refusals;
use crate::port::message::{Button, Look};
use crate::store::List;

/// The button that opens the choice of a game against the program, perhaps with one chosen already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayButton(pub Option<Offered>);

custom_ids! {
    PlayButton(game) = "opponent";
}

/// The level at which the program begins to teach: below it plays no moves that one could learn from.
pub(crate) const TEACHES_FROM: Level = Level::new(3).expect("there is such a level");

/// The button, for readers of `locale`.
pub(crate) fn play_button(game: Option<Offered>, locale: Locale, look: Look) -> Button {
    Button {
        label: say::opponent::button_play().to(locale),
        custom_id: PlayButton(game).write().expect("a word is short"),
        look,
    }
}

/// The level of `player`, if it is the engine.
pub(crate) fn level(player: PlayerId) -> Option<Level> {
    let level = player.level().map(Level::new);
    level.map(|level| level.expect("the program has the levels of its engine"))
}

/// Whether a program sits in `game`, this one or another.
pub(crate) fn is_seated(game: &impl Listed) -> bool {
    program_in(game).is_some_and(|program| game.color_of(program).is_some())
}

/// Interval within which the program's answer is shown together with the move it answers.
const ANSWERS_WITHIN: Span = Span::seconds(3);

/// The time until which the board of `game` waits for the program's answer to a move or a proposal, which replaces it;
/// none if it does not.
pub(crate) fn board_waits(game: &Game) -> Option<Timestamp> {
    let latest = game.events().last()?;
    let answers = match latest.kind {
        EventKind::Moved { .. } => {
            game.phase() == Phase::Playing && game.on_turn().is_some_and(PlayerId::is_program)
        }
        EventKind::Proposed { .. } => {
            let asked = game.players_to_consent();
            !asked.is_empty() && asked.into_iter().all(PlayerId::is_program)
        }
        _ => false,
    };
    answers.then(|| latest.at.after(ANSWERS_WITHIN))
}

/// The position that the players of `game` have before them, for `level` to think about.
///
/// Games differ by when they were offered, and moves by how many came before.
pub(crate) fn question(game: &Game, level: Level) -> Question {
    let offered = game.offer().at.as_millis().cast_unsigned();
    let position = game.in_play().clone();
    Question {
        rules: game.terms().rules,
        seed: offered ^ game.id().get().rotate_left(40) ^ u64::from(game.revision().get()) << 20,
        komi: game.terms().komi,
        position,
        level,
        style: Style::Usual,
    }
}

/// Refuses a game against the program if it could not show its moves there, the `challenger` has too many such games,
/// or the caller has used up its thinking time.
pub(crate) async fn check_room(ctx: &Ctx<'_>, challenger: PlayerId) -> Result<(), Failure> {
    if !ctx.at_home() {
        return Err(ProgramRefusal::NoRoom.into());
    }
    let (store, thinking) = (&ctx.services.store, ctx.services.state::<Thinking>());
    let most = thinking.settings.games;
    let is_one = |game: &Outline| program_in(game).is_some();
    // Games that the caller has started for members of channels count as their own.
    let begun = begun::count(ctx.services, ctx.caller()).await?;
    for (player, begun) in [(challenger, 0), (ctx.caller(), begun)] {
        let games = store.outlines(List::Of(player), most.into(), is_one);
        if games.await?.games.len() + begun >= usize::from(most) {
            return Err(ProgramRefusal::Games(most).into());
        }
    }
    if thinking.has_time(ctx.caller(), ctx.now) {
        Ok(())
    } else {
        Err(ProgramRefusal::Time.into())
    }
}

/// Why the program takes no further game, or does not think. A number is the limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ProgramRefusal {
    /// Games of the caller's against it.
    Games(u16),
    /// It has thought for the caller for long enough within this hour.
    Time,
    /// It could not show its moves where it was asked.
    NoRoom,
}

impl ProgramRefusal {
    /// The sentence for the caller.
    pub(crate) fn text(self) -> Text {
        use say::opponent as no;
        match self {
            Self::Games(most) => no::too_many(most),
            Self::Time => no::no_time(),
            Self::NoRoom => no::no_room(),
        }
    }
}

own_refusals! { ProgramRefusal }
