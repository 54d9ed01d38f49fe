//! One game of others: its board, and whether one follows it.

use crate::bot::games::follow::{Followed, Told};
use crate::bot::games::tabs::{ClubButton, OwnButton};
use crate::bot::games::view::heading;
use crate::bot::games::{find, follow, listing};
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::custom_id::{CustomId, number};
use crate::bot::kit::failure::Failure;
use crate::bot::kit::outcome::{Handled, Outcome, ephemeral, instead};
use crate::bot::kit::refusal::Refusal;
use crate::bot::port::message::{Button, Entry, Look, Menu, Message, Row, Selection};
use crate::game::{Game, GameId, Outline};
use crate::i18n::{Locale, Text, say};
use crate::store::StoreError;

/// Opens a game that was chosen from a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WatchMenu;

impl CustomId for WatchMenu {
    const WORD: &'static str = "watch";

    fn rest(&self) -> Option<String> {
        Some(String::new())
    }

    fn read(rest: &str) -> Option<Self> {
        rest.is_empty().then_some(Self)
    }
}

/// What a button does with a game of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Watch {
    /// Shows its board to the caller.
    Board,
    /// Follows each move of it.
    EachMove,
    /// Follows it to its end.
    End,
    /// Follows it no more.
    Stop,
}

impl Watch {
    /// Everything, with its word.
    pub const ALL: [(Self, &'static str); 4] = [
        (Self::Board, "board"),
        (Self::EachMove, "each"),
        (Self::End, "end"),
        (Self::Stop, "stop"),
    ];

    fn word(self) -> &'static str {
        let mut all = Self::ALL.into_iter();
        let found = all.find(|(watch, _)| *watch == self);
        found.expect("all have their words").1
    }

    fn label(self) -> Text {
        match self {
            Self::Board => say::list::button_board(),
            Self::EachMove => say::list::button_each(),
            Self::End => say::list::button_end(),
            Self::Stop => say::list::button_stop(),
        }
    }
}

/// Does something with a game of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WatchButton(pub Watch, pub GameId);

impl CustomId for WatchButton {
    const WORD: &'static str = "follow";

    fn rest(&self) -> Option<String> {
        Some(format!("{}:{}", self.0.word(), self.1))
    }

    fn read(rest: &str) -> Option<Self> {
        let (word, game) = rest.split_once(':')?;
        let mut all = Watch::ALL.into_iter();
        let (watch, _) = all.find(|(_, known)| *known == word)?;
        Some(Self(watch, GameId::new(number(game)?)))
    }
}

/// The button that does it with the game `id`.
pub(crate) fn button(watch: Watch, id: GameId, locale: Locale) -> Button {
    Button {
        label: watch.label().to(locale),
        custom_id: WatchButton(watch, id).write().expect("a number is short"),
        look: Look::Secondary,
    }
}

/// The menu that opens one of `games`.
pub(crate) async fn menu(ctx: &Ctx<'_>, games: &[Outline]) -> Row {
    let mut entries = Vec::new();
    for game in games {
        entries.push(Entry {
            description: None,
            ..listing::entry(ctx, game).await
        });
    }
    choice(ctx, &say::list::choose(), entries)
}

/// The menu of the games that the caller follows, if there are any: that they follow them they see wherever they are.
pub(crate) async fn followed(ctx: &Ctx<'_>) -> Result<Option<Row>, StoreError> {
    let followed = follow::followed_by(ctx.services, ctx.caller()).await?;
    let entry = |followed: &Followed| Entry {
        label: say::table::number(followed.game).to(ctx.reader()),
        value: followed.game.to_string(),
        description: Some(followed.told.label().to(ctx.reader())),
        is_chosen: false,
    };
    let entries: Vec<_> = followed.iter().map(entry).collect();
    Ok(match entries.is_empty() {
        true => None,
        false => Some(choice(ctx, &say::list::followed(), entries)),
    })
}

fn choice(ctx: &Ctx<'_>, placeholder: &Text, entries: Vec<Entry>) -> Row {
    Row::Menu(Menu {
        custom_id: WatchMenu.write().expect("a word is short"),
        placeholder: placeholder.to(ctx.reader()),
        entries,
        selection: Selection::One,
    })
}

/// Opens the game that was chosen, in the place of the list.
pub(crate) async fn choose(ctx: &Ctx<'_>, value: &str) -> Handled {
    let id = number(value).ok_or(Refusal::UnknownButton)?;
    Ok(instead(card(ctx, GameId::new(id)).await?))
}

/// What a press does: the card shows at once what has come of it.
pub(crate) async fn press(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let WatchButton(watch, id) = WatchButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let told = match watch {
        Watch::Board => {
            return Ok(Outcome::ShowPrivately {
                game: Box::new(find::visible(ctx, id).await?),
                remark: None,
                style: ctx.own_style(),
            });
        }
        Watch::Stop => {
            follow::follow(ctx, id, None).await?;
            return stopped(ctx, id).await;
        }
        Watch::EachMove => Told::EachMove,
        Watch::End => Told::End,
    };
    let game = find::visible(ctx, id).await?;
    if can_follow(ctx, &game) {
        follow::follow(ctx, id, Some((game.place().channel, told))).await?;
    }
    Ok(instead(card(ctx, id).await?))
}

/// That the caller follows the game `id` no more: on its card where they see it.
async fn stopped(ctx: &Ctx<'_>, id: GameId) -> Handled {
    let told = Message {
        content: say::list::stopped(id).to(ctx.reader()),
        ..Message::default()
    };
    if ctx.club_id().is_none() {
        // The message that has told of a move stays as it is.
        return Ok(ephemeral(told));
    }
    match find::visible(ctx, id).await {
        Ok(_) => Ok(instead(card(ctx, id).await?)),
        Err(Failure::Refused(_)) => Ok(instead(told)),
        Err(failure) => Err(failure),
    }
}

/// Whether the caller can be told of `game`: players are called anyway, and what is over has no news.
fn can_follow(ctx: &Ctx<'_>, game: &Game) -> bool {
    game.phase().is_running() && !find::is_concerned(game, ctx.caller())
}

/// The game `id`: what it is, whether the caller follows it, and what they can do with it.
/// Of a game that they do not see from here it says no more than that they follow it.
async fn card(ctx: &Ctx<'_>, id: GameId) -> Result<Message, Failure> {
    let followed = follow::followed_by(ctx.services, ctx.caller()).await?;
    let told = followed.iter().find(|followed| followed.game == id);
    let told = told.map(|followed| followed.told);
    let game = match find::visible(ctx, id).await {
        Ok(game) => Some(game),
        Err(Failure::Refused(_)) if told.is_some() => None,
        Err(failure) => return Err(failure),
    };
    let mut lines = vec![match &game {
        Some(game) => heading(game, ctx.own_style()),
        None => say::table::number(id).to(ctx.reader()),
    }];
    let mut offered = Vec::new();
    if let Some(game) = &game {
        offered.push(Watch::Board);
        if can_follow(ctx, game) {
            let wanted = [(Watch::EachMove, Told::EachMove), (Watch::End, Told::End)];
            let others = wanted.into_iter().filter(|(_, known)| told != Some(*known));
            offered.extend(others.map(|(watch, _)| watch));
            lines.extend(told.is_none().then(|| say::list::ask().to(ctx.reader())));
        }
    }
    if let Some(told) = told {
        lines.push(told.sentence().to(ctx.reader()));
        offered.push(Watch::Stop);
    }
    let mut buttons: Vec<_> = offered
        .iter()
        .map(|&watch| button(watch, id, ctx.reader()))
        .collect();
    let back = match ctx.club_id() {
        Some(_) => ClubButton(GameId::new(0)).write(),
        None => OwnButton(0).write(),
    };
    buttons.push(Button {
        label: say::rules::button_back().to(ctx.reader()),
        custom_id: back.expect("a word and a number are short"),
        look: Look::Secondary,
    });
    Ok(Message {
        content: lines.join("\n"),
        rows: vec![Row::Buttons(buttons)],
        ..Message::default()
    })
}

impl Told {
    /// What a menu says of it.
    fn label(self) -> Text {
        match self {
            Self::EachMove => say::list::button_each(),
            Self::End => say::list::button_end(),
        }
    }

    fn sentence(self) -> Text {
        match self {
            Self::EachMove => say::list::follows_each(),
            Self::End => say::list::follows_end(),
        }
    }
}
