//! A game of other members: its board, and following it.

use crate::game::{Game, GameId};
pub(crate) use crate::games::entry_button::button;
pub use crate::games::entry_button::{Watch, WatchButton};
use crate::games::follow::{Followed, FollowedNews};
use crate::games::{find, follow};
use crate::i18n::{Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::{CustomId as _, custom_ids, number};
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, Outcome, PutPrivately, ephemeral, instead};
use crate::kit::prefs::OrUsual as _;
use crate::kit::refusal::Refusal;
use crate::port::message::{Entry, Menu, Message, Row, Selection};
use crate::store::{Properties, StoreError};

/// Opens a game that was chosen from a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WatchMenu;

custom_ids! {
    WatchMenu = "watch";
}

/// The menu of the caller's followed games, if any: their own choice can be shown anywhere.
pub(crate) async fn menu(ctx: &Ctx<'_>) -> Result<Option<Row>, StoreError> {
    let followed = follow::followed_games(ctx.services, ctx.caller()).await?;
    let entry = |followed: &Followed| Entry {
        label: say::table::number(followed.game).to(ctx.reader()),
        value: followed.game.to_string(),
        description: Some(followed.news.label().to(ctx.reader())),
        is_chosen: false,
    };
    let entries: Vec<_> = followed.iter().map(entry).collect();
    Ok(if entries.is_empty() {
        None
    } else {
        Some(Row::Menu(Menu {
            custom_id: WatchMenu.write().expect("a word is short"),
            placeholder: say::list::followed().to(ctx.reader()),
            entries,
            selection: Selection::One,
        }))
    })
}

/// Shows the chosen game. If the caller cannot see it from here, only confirms that they follow it.
pub(crate) async fn choose(ctx: &Ctx<'_>, value: &str) -> Handled {
    let id = GameId::new(number(value).ok_or(Refusal::UnknownButton)?);
    match find::visible(ctx, id).await {
        Ok(game) => Ok(board(ctx, game, None, PutPrivately::New)),
        Err(Failure::Refused(refusal)) => {
            let followed = follow::followed_games(ctx.services, ctx.caller()).await?;
            let entry = followed.iter().find(|followed| followed.game == id);
            let news = entry.ok_or(Failure::Refused(refusal))?.news;
            Ok(ephemeral(Message {
                content: news.sentence().to(ctx.reader()),
                rows: vec![Row::Buttons(vec![button(Watch::Stop, id, ctx.reader())])],
                ..Message::default()
            }))
        }
        Err(failure) => Err(failure),
    }
}

/// Handles a press: the board that it belongs to shows the result at once.
pub(crate) async fn press(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let WatchButton(watch, id) = WatchButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let news = match watch {
        Watch::Board => {
            let game = find::visible(ctx, id).await?;
            return Ok(board(ctx, game, None, PutPrivately::New));
        }
        Watch::EachMove => FollowedNews::EachMove,
        Watch::End => FollowedNews::End,
        Watch::Stop => {
            follow::follow(ctx, id, None).await?;
            return answer(ctx, id, say::list::stopped(id)).await;
        }
    };
    let game = find::visible(ctx, id).await?;
    if !can_follow(ctx, &game) {
        return Ok(board(ctx, game, None, PutPrivately::Instead));
    }
    follow::follow(ctx, id, Some((game.place().channel, news))).await?;
    answer(ctx, id, news.sentence()).await
}

/// The result of a press, above the board if the board is in this channel.
async fn answer(ctx: &Ctx<'_>, id: GameId, sentence: Text) -> Handled {
    let alone = Message::text(sentence.to(ctx.reader()));
    if ctx.club_id().is_none() {
        // A message with news of a move stays as it is.
        return Ok(ephemeral(alone));
    }
    match find::visible(ctx, id).await {
        Ok(game) => Ok(board(ctx, game, Some(sentence), PutPrivately::Instead)),
        Err(Failure::Refused(_)) => Ok(instead(alone)),
        Err(failure) => Err(failure),
    }
}

fn board(ctx: &Ctx<'_>, game: Game, remark: Option<Text>, put: PutPrivately) -> Outcome {
    Outcome::ShowPrivately {
        game: Box::new(game),
        remark,
        style: ctx.own_style(),
        put,
    }
}

/// Whether the caller can follow `game`: its players are pinged anyway, and a finished game has no news.
fn can_follow(ctx: &Ctx<'_>, game: &Game) -> bool {
    game.phase().is_running() && !find::is_concerned(game, ctx.caller())
}

/// The buttons below the board of a game of others: follow, or unfollow.
pub(crate) async fn buttons(ctx: &Ctx<'_>, game: &Game) -> Vec<Row> {
    if !can_follow(ctx, game) {
        return Vec::new();
    }
    // If this is unreadable, the board is shown anyway.
    let read_news = |read: &Properties<'_>| follow::news(read, game, ctx.caller());
    let news = ctx.services.store.look(read_news).await.or_usual(None);
    let offered = [
        (Watch::EachMove, news != Some(FollowedNews::EachMove)),
        (Watch::End, news != Some(FollowedNews::End)),
        (Watch::Stop, news.is_some()),
    ];
    let offered = offered.into_iter().filter(|(_, is_offered)| *is_offered);
    let buttons = offered.map(|(watch, _)| button(watch, game.id(), ctx.reader()));
    vec![Row::Buttons(buttons.collect())]
}

impl FollowedNews {
    /// Its label in a menu.
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
