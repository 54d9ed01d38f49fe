//! The page with a board, over HTTP: its members' actions, and attacks.

mod activity;
mod browser;
mod forged;
mod forms;
mod plan;
mod play;
mod public;
mod review;
mod visit;

use std::net::Ipv4Addr;
use std::sync::Arc;

use reqwest::redirect::Policy;
use reqwest::{Client, RequestBuilder};
use tengen::bot::features::page::activity::Activity as IsActivity;
use tengen::bot::games::facts::Page;
use tengen::bot::kit::verb::{GameButton, Verb};
use tengen::bot::port::answer::{Answer, Shown};
use tengen::bot::port::message::{Link, Message, Row};
use tengen::bot::port::request::Invocation;
use tengen::bot::{Bot, Services};
use tengen::config::Origin;
use tengen::game::{GameId, MessageId, Revision};
use tengen::web::{self, Activity, Web};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use crate::support::cast::Member;
use crate::support::desk::Desk;
use crate::support::script::seated;
use crate::support::table::{Table, private};

/// The name of the page's members on the server: hostile markup.
const HOSTILE: &str = "<b onclick=x>\"'&";

/// A table whose game has a board on a page.
struct Site {
    table: Table,
    bot: Arc<Bot>,
    client: Client,
    origin: String,
    /// The members, as Discord knows them.
    members: Arc<Desk>,
    stop: CancellationToken,
}

/// A response: status, relevant headers, and text.
struct Seen {
    status: u16,
    cookie: Option<String>,
    location: Option<String>,
    text: String,
}

/// The button below `message` that opens a page.
fn linked(message: &Message) -> Option<&Link> {
    let mut rows = message.rows.iter();
    rows.find_map(|row| match row {
        Row::Link(link) => Some(link),
        Row::Buttons(_) | Row::Menu(_) | Row::Members(_) => None,
    })
}

impl Site {
    /// Kuro and shiro play game 1.
    fn new(options: &str) -> Self {
        Self::of(seated(options))
    }

    fn of(table: Table) -> Self {
        Self::with(table, None)
    }

    /// The same with the page inside Discord, if there is an `activity`.
    fn with(table: Table, activity: Option<Activity>) -> Self {
        let members = Arc::new(Desk::default());
        members.lock().member_name = Some(HOSTILE);
        let stop = CancellationToken::new();
        let listener = table.wait(TcpListener::bind((Ipv4Addr::LOCALHOST, 0)));
        let listener = listener.unwrap();
        let origin = Origin::of_local(listener.local_addr().unwrap());
        let services = Services::clone(table.bot().services());
        let services = services.with(Page(Some(origin.clone())));
        let services = services.with(IsActivity(activity.is_some()));
        let bot = Arc::new(Bot::new(services));
        let (out, told) = (Arc::clone(&members), origin.as_str().to_owned());
        let web = Web::new(Arc::clone(&bot), out, origin, stop.clone()).inside(activity);
        table.wait(async {
            tokio::spawn(web::serve(listener, web));
        });
        let client = Client::builder().no_proxy().redirect(Policy::none());
        Self {
            table,
            bot,
            client: client.build().unwrap(),
            origin: told,
            members,
            stop,
        }
    }

    /// The same after the program was stopped and started.
    fn restarted(self) -> Self {
        let Self {
            mut table,
            bot,
            client,
            ..
        } = self;
        drop((bot, client));
        table.restart();
        Self::of(table)
    }

    fn get(&self, path: &str) -> RequestBuilder {
        self.client.get(format!("{}{path}", self.origin))
    }

    fn post(&self, path: &str) -> RequestBuilder {
        self.client.post(format!("{}{path}", self.origin))
    }

    fn send(&self, request: RequestBuilder) -> Seen {
        self.table.wait(async {
            let answer = request.send().await.unwrap();
            let header = |name: &str| {
                let value = answer.headers().get(name)?;
                Some(value.to_str().unwrap().to_owned())
            };
            Seen {
                status: answer.status().as_u16(),
                cookie: header("set-cookie"),
                location: header("location"),
                text: answer.text().await.unwrap(),
            }
        })
    }

    /// The path of the link to the board of `game` that `who` gets.
    fn link(&mut self, who: Member, game: u64) -> String {
        let answer = self.press_board(who, game);
        let message = private(answer);
        let link = linked(&message).expect("a link is a button");
        link.url.strip_prefix(&self.origin).unwrap().to_owned()
    }

    /// The answer to `who`, who presses the button for the board of `game`.
    fn press_board(&mut self, who: Member, game: u64) -> Answer {
        let shown = Shown {
            game: GameId::new(game),
            revision: Revision::new(0),
        };
        let press = Invocation::Press {
            custom_id: GameButton(Verb::Board, shown).write(),
            message: MessageId::new(1),
        };
        let request = self.table.request(who, press);
        self.table.wait(self.bot.handle(request)).answer
    }

    /// The cookie of a browser in which `who` has opened the board of `game`.
    fn cookie(&mut self, who: Member, game: u64) -> String {
        let link = self.link(who, game);
        let opened = self.send(self.post(&link));
        assert_eq!(opened.status, 303, "{}", opened.text);
        let cookie = opened.cookie.unwrap();
        cookie.split(';').next().unwrap().to_owned()
    }

    /// The page of `game` in the browser with `cookie`.
    fn page(&self, cookie: &str, game: u64) -> Seen {
        self.send(self.get(&format!("/game/{game}")).header("cookie", cookie))
    }

    /// A form of game 1, with the hidden fields of every form of the page.
    fn form(&self, cookie: &str, fields: &[(&str, &str)]) -> RequestBuilder {
        let page = self.page(cookie, 1).text;
        let hidden = ["key", "seen"].map(|name| (name, value(&page, name)));
        let hidden = hidden.iter().map(|(name, value)| (*name, &**value));
        let fields: Vec<(&str, &str)> = hidden.chain(fields.iter().copied()).collect();
        self.post("/game/1").header("cookie", cookie).form(&fields)
    }

    /// Number of moves in game 1.
    fn moves(&self) -> usize {
        self.table.game(1).moves().len()
    }
}

/// The value of the first hidden field of this name.
fn value(page: &str, name: &str) -> String {
    let field = format!("name=\"{name}\" value=\"");
    let (_, rest) = page.split_once(&field).unwrap_or_else(|| panic!("{page}"));
    rest.split('"').next().unwrap().to_owned()
}
