//! The boards that a member has open in browsers, in `/me`: the list, and closing those of one browser or all.

use crate::features::page::visits;
use crate::features::page::visits::{Browser, VISITS};
use crate::i18n::{Locale, Text, When, say};
use crate::kit::command::BoxFuture;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::{CustomId as _, custom_ids};
use crate::kit::failure::Failure;
use crate::kit::feature::{AnySetting, Change};
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, ephemeral, instead};
use crate::kit::prefs::choice::Choosable;
use crate::kit::prefs::group::Group;
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::port::message::{Entry, Menu, Message, Row, Selection};
use crate::port::within::cut;

/// The option, and the value of the entry that closes all.
const OPTION: &str = "browsers";
/// Maximum number of browsers in the list: a menu has 25 entries.
const MOST_LISTED: usize = 20;
/// Discord's limit for a menu's entry, in characters.
const LONGEST_LABEL: usize = 100;

/// The menu that closes the boards in a browser, or all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BrowserMenu;

custom_ids! {
    BrowserMenu = "browsers";
}

/// Closes all boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct All;

impl Choosable for All {
    const WORDS: &'static [(Self, &'static str)] = &[(Self, "close")];
}

/// The setting: the number of open boards; a menu opens the list.
pub(crate) struct BoardsSetting;

impl AnySetting for BoardsSetting {
    fn name(&self) -> &'static str {
        VISITS.name()
    }

    fn group(&self) -> Group {
        Group::Boards
    }

    fn options(&self) -> Vec<OptionSpec> {
        let kind = OptionKind::choice_of(|All| say::page::close_all());
        let (title, about) = (say::page::option(), say::page::option_about());
        vec![OptionSpec::optional(OPTION, title, about, kind)]
    }

    fn read_change<'a>(
        &'static self,
        ctx: &'a Ctx<'a>,
        options: Options<'a>,
    ) -> BoxFuture<'a, Result<Option<Change>, Failure>> {
        Box::pin(async move {
            let chosen = options.chosen::<All>(OPTION)?;
            let rows = || vec![VISITS.property().clear(ctx.caller())];
            Ok(chosen.map(|All| Change::of(rows())))
        })
    }

    fn field<'a>(&'static self, ctx: &'a Ctx<'a>) -> BoxFuture<'a, Result<(Text, Text), Failure>> {
        Box::pin(async move {
            let browsers = visits::browsers(ctx.services, ctx.caller(), ctx.now).await?;
            Ok((say::page::field(), count(&browsers)))
        })
    }

    fn opens<'a>(&'static self, ctx: &'a Ctx<'a>) -> Option<BoxFuture<'a, Handled>> {
        Some(Box::pin(async move { Ok(ephemeral(list(ctx).await?)) }))
    }
}

fn count(browsers: &[Browser]) -> Text {
    say::page::open_boards(browsers.iter().map(|browser| browser.games.len()).sum())
}

/// Closes the boards chosen from the list, and shows the remaining ones.
pub(crate) async fn close(ctx: &Ctx<'_>, value: &str) -> Handled {
    if All::named(value).is_some() {
        visits::close_all(ctx.services, ctx.caller(), ctx.now).await?;
    } else {
        visits::close_in(ctx.services, ctx.caller(), value, ctx.now).await?;
    }
    Ok(instead(list(ctx).await?))
}

/// The browsers with open boards, each with its games, and a menu that closes them.
async fn list(ctx: &Ctx<'_>) -> Result<Message, Failure> {
    let reader = ctx.reader();
    let browsers = visits::browsers(ctx.services, ctx.caller(), ctx.now).await?;
    let mut lines = vec![format!(
        "**{}** · {}",
        say::page::field().to(reader),
        count(&browsers).to(reader)
    )];
    let listed = browsers.iter().zip(1..).take(MOST_LISTED);
    lines.extend(listed.clone().map(|(browser, number)| {
        let since = When(browser.since);
        say::page::browser(games(browser, number, reader), since).to(reader)
    }));
    let entries = listed.map(|(browser, number)| Entry {
        label: cut(&games(browser, number, reader), LONGEST_LABEL).into_owned(),
        value: browser.hash.clone(),
        description: None,
        is_chosen: false,
    });
    let all = Entry {
        label: say::page::close_all().to(reader),
        value: All.word().to_owned(),
        description: None,
        is_chosen: false,
    };
    let menu = Menu {
        custom_id: BrowserMenu.write().expect("a word is short"),
        placeholder: say::page::close_browser().to(reader),
        entries: entries.chain([all]).collect(),
        selection: Selection::One,
    };
    Ok(Message {
        content: lines.join("\n"),
        rows: if browsers.is_empty() {
            Vec::new()
        } else {
            vec![Row::Menu(menu)]
        },
        ..Message::default()
    })
}

/// The games that are open in a browser, after its number in the list.
fn games(browser: &Browser, number: usize, locale: Locale) -> String {
    let games = browser.games.iter();
    let games: Vec<_> = games
        .map(|game| say::page::title(*game).to(locale))
        .collect();
    format!("{number}. {}", games.join(", "))
}
