//! A game against the program: a private choice of game, level and manner, and one button that starts it.

use crate::club::teach::custom_id::LessonGameButton;
use crate::engine::Level;
use crate::features::challenge::offer::{Before, store_challenge};
use crate::features::challenge::style::{lowest, name, with_style};
use crate::features::challenge::venue;
use crate::game::{ColorChoice, Draft, Game, Invitation, Manner, PlayerId, Terms};
use crate::games::program::offered::Offered;
use crate::games::program::{PlayButton, TEACHES_FROM};
use crate::games::{find, listing, rated};
use crate::i18n::{Locale, Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::{CustomId as _, custom_ids};
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, ephemeral, instead};
use crate::kit::prefs::choice::Choosable;
use crate::kit::refusal::{Refusal, TermsRefusal};
use crate::people::limits;
use crate::port::message::{Button, Entry, Look, Menu, Message, Row, Selection};
use crate::rating::{self, Pool};
use crate::rules::{Color, Rules, Size};

/// A changed part of the choice, or its confirmation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The game and its board: a menu.
    Game,
    /// The engine's manner: a menu.
    Style,
    /// The level: a menu, where there are levels.
    Level,
    /// Confirms the choice: a button.
    Begin,
}

impl Choosable for Part {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::Game, "game"),
        (Self::Style, "style"),
        (Self::Level, "level"),
        (Self::Begin, "begin"),
    ];
}

/// Custom ids of the choice's menus and button: the game, the manner, and the level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProgramChoice {
    /// The changed part.
    pub part: Part,
    game: Offered,
    manner: Manner,
    level: Level,
}

impl ProgramChoice {
    /// The initial choice.
    pub const FIRST: Self = Self {
        part: Part::Begin,
        game: Offered::ALL[0],
        manner: Manner::Usual,
        level: Level::LOWEST,
    };

    /// The choice with another part to change.
    #[must_use]
    pub fn about(self, part: Part) -> Self {
        Self { part, ..self }
    }

    /// The choice in another manner, at a level that exists in it.
    fn in_manner(self, manner: Manner) -> Self {
        Self {
            manner,
            level: self.level.max(lowest(manner)),
            ..self
        }
    }

    /// The chosen engine.
    fn program(self) -> PlayerId {
        let level = self.manner.has_level().then(|| engine_at(self.level));
        with_style(level, Some(self.manner)).expect("a level is named where there is one")
    }
}

custom_ids! {
    ProgramChoice { part, game, manner, level } = "versus";
}

/// Opens the choice privately.
pub(crate) fn open(ctx: &Ctx<'_>) -> Handled {
    Ok(ephemeral(choice_message(
        ProgramChoice::FIRST,
        ctx.reader(),
    )))
}

/// Opens the choice with the button's game.
pub(crate) fn press(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let PlayButton(game) = PlayButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let first = ProgramChoice::FIRST;
    let choice = game.map_or(first, |game| ProgramChoice { game, ..first });
    Ok(ephemeral(choice_message(choice, ctx.reader())))
}

/// Changes the choice in place.
pub(crate) fn choose(ctx: &Ctx<'_>, custom_id: &str, value: &str) -> Handled {
    let choice = ProgramChoice::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let changed = match choice.part {
        Part::Game => Offered::from_word(value).map(|game| ProgramChoice { game, ..choice }),
        Part::Style => Manner::named(value).map(|manner| choice.in_manner(manner)),
        Part::Level => {
            let level = value.parse().ok();
            level.map(|level| ProgramChoice { level, ..choice })
        }
        Part::Begin => None,
    };
    let changed = changed.ok_or(Refusal::UnknownButton)?;
    Ok(instead(choice_message(changed, ctx.reader())))
}

/// Challenges the engine to the chosen game, which is posted in a new message.
pub(crate) async fn begin(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let choice = ProgramChoice::parse(custom_id).filter(|choice| choice.part == Part::Begin);
    let choice = choice.ok_or(Refusal::UnknownButton)?;
    let program = choice.program();
    let (rules, board) = (choice.game.rules(), choice.game.board());
    let _alone = limits::lock_members(ctx, [program]).await;
    // The second of two quick presses finds the game of the first.
    let running = find_running(ctx, program, rules, board).await?;
    let game = match running.filter(|game| game.moves().is_empty()) {
        Some(game) => game,
        None => challenge(ctx, program, rules, board).await?,
    };
    Ok(instead(beginning_message(ctx, &game)))
}

/// Starts the teaching game of a step of the course, on a small board, or links to it if it is in progress.
pub(crate) async fn begin_lesson_game(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let LessonGameButton(stage) =
        LessonGameButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let teacher = PlayerId::teacher(TEACHES_FROM.number());
    let teacher = teacher.expect("a teacher has the levels of the program");
    let board = Size::square(9).expect("there is such a board");
    let rules = stage.rules();
    let _alone = limits::lock_members(ctx, [teacher]).await;
    if let Some(running) = find_running(ctx, teacher, rules, board).await? {
        let way = listing::way_to(ctx.services, &running).await;
        return Ok(ctx.ephemeral(&say::opponent::plays_on(way)));
    }
    let game = challenge(ctx, teacher, rules, board).await?;
    Ok(ephemeral(beginning_message(ctx, &game)))
}

/// The caller's game in progress that they have offered to `program`, with these rules and this board.
async fn find_running(
    ctx: &Ctx<'_>,
    program: PlayerId,
    rules: Rules,
    board: Size,
) -> Result<Option<Game>, Failure> {
    let (games, _) = find::running_games(ctx.services, ctx.caller()).await?;
    let is_same = |game: &Game| {
        let (offer, terms) = (game.offer(), game.terms());
        offer.challenger == ctx.caller()
            && offer.invitation.invited_player() == Some(program)
            && (terms.rules, terms.size) == (rules, board)
    };
    Ok(games.into_iter().find(is_same))
}

fn beginning_message(ctx: &Ctx<'_>, game: &Game) -> Message {
    Message::text(say::opponent::begun(game.id()).to(ctx.reader()))
}

/// Starts a game of the caller as Black against `program`, while the limits of both are locked.
async fn challenge(
    ctx: &Ctx<'_>,
    program: PlayerId,
    rules: Rules,
    board: Size,
) -> Result<Game, Failure> {
    let draft = Draft {
        colors: ColorChoice::Challenger(Color::Black),
        venue: venue::usual(ctx).await?,
        ..Draft::even(rules, board)
    };
    let terms = Terms::new(draft);
    let terms = terms.map_err(|error| TermsRefusal::Terms(error, rules.variant()))?;
    let invitation = Invitation::One(program);
    let place = ctx.request.setting.place;
    let stakes = rated::usual(ctx.services, place, invitation, &terms).await?;
    let terms = terms.with_stakes(stakes);
    store_challenge(
        ctx,
        ctx.caller(),
        invitation,
        terms,
        Before::Nothing(Vec::new()),
    )
    .await
}

/// The engine at `level`.
pub(crate) fn engine_at(level: Level) -> PlayerId {
    PlayerId::program(level.number()).expect("the program has the levels of its engine")
}

/// A level, with the rank at which the program plays there, which was measured in Go on 9×9.
pub(crate) fn level_label(level: Level, rules: &Rules, size: Size, locale: Locale) -> String {
    let label = say::opponent::level_named(level.number()).to(locale);
    let is_measured = Pool::of(rules, size).contains(&Pool::Go9);
    if is_measured {
        let rank = rating::program(level.number(), Pool::Go9).rank();
        format!("{label} · ≈ {rank}")
    } else {
        label
    }
}

/// The message of the current choice.
fn choice_message(choice: ProgramChoice, locale: Locale) -> Message {
    let carried = |part| choice.about(part).write().expect("words are short");
    let menu = |part, placeholder: Text, entries: Vec<Entry>| {
        Row::Menu(Menu {
            custom_id: carried(part),
            placeholder: placeholder.to(locale),
            entries,
            selection: Selection::One,
        })
    };
    let mut rows = vec![
        menu(
            Part::Game,
            say::opponent::menu_game(),
            games(choice, locale),
        ),
        menu(
            Part::Style,
            say::opponent::menu_style(),
            manners(choice, locale),
        ),
    ];
    if choice.manner.has_level() {
        let levels = levels(choice, locale);
        rows.push(menu(Part::Level, say::opponent::menu_level(), levels));
    }
    rows.push(Row::Buttons(vec![Button {
        label: say::opponent::button_begin().to(locale),
        custom_id: carried(Part::Begin),
        look: Look::Success,
    }]));
    Message {
        content: say::opponent::setup().to(locale),
        rows,
        ..Message::default()
    }
}

fn entry(label: String, value: String, is_chosen: bool) -> Entry {
    Entry {
        label,
        value,
        description: None,
        is_chosen,
    }
}

fn games(choice: ProgramChoice, locale: Locale) -> Vec<Entry> {
    let other = Some(choice.game).filter(|game| !Offered::ALL.contains(game));
    let games = Offered::ALL.into_iter().chain(other).map(|game| {
        let title = say::challenge::title((&game.rules()).into(), game.board());
        entry(title.to(locale), game.word(), game == choice.game)
    });
    games.collect()
}

fn manners(choice: ProgramChoice, locale: Locale) -> Vec<Entry> {
    let manners = Manner::WORDS.iter().map(|&(manner, word)| {
        let label = name(manner).to(locale);
        entry(label, word.to_owned(), manner == choice.manner)
    });
    manners.collect()
}

fn levels(choice: ProgramChoice, locale: Locale) -> Vec<Entry> {
    let (rules, board) = (choice.game.rules(), choice.game.board());
    let levels = Level::all().filter(|level| *level >= lowest(choice.manner));
    let levels = levels.map(|level| {
        let label = level_label(level, &rules, board, locale);
        entry(label, level.to_string(), level == choice.level)
    });
    levels.collect()
}
