//! `tengen playground`.

use std::io::IsTerminal as _;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

use tengen_playground::{Options, Playground, RateLimits};

use super::activity;
use super::service::{self, RunError};
use super::settings::Settings;
use crate::clock::{Clock, SystemClock, Timestamp};
use crate::config::{Http, Origin, Web};
use crate::discord::{ClientSecret, Endpoint, Token};
use crate::web::Activity;

/// Try the bot in a chat page on this machine: no token, no account
///
/// The page and its server listen on 127.0.0.1 only. They are for trying and testing, not for a network. Games and chat
/// are saved in a folder, and are there again at the next start.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The port to listen on; 0 picks a free one
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// The folder for games and chat
    #[arg(long, value_name = "FOLDER", default_value = "playground")]
    data: PathBuf,
    /// Serve the page and the protocols, but run no bot: connect one with `tengen run --playground URL`
    #[arg(long)]
    serve_only: bool,
    /// Write every call of the REST interface to this file, one JSON object a line
    #[arg(long, value_name = "FILE")]
    traffic_log: Option<PathBuf>,
    /// Post interactions to this address of a bot (`http.listen` in its settings) instead of the gateway; several
    /// addresses take turns, as behind a load balancer. Implies `--serve-only`
    #[arg(long, value_name = "URL")]
    interactions_url: Vec<String>,
    #[command(flatten)]
    settings: Settings,
}

/// Runs the playground, with the bot in it, until a stop signal.
///
/// # Errors
///
/// A [`RunError`] with what to fix.
pub(super) fn run(args: Args) -> Result<(), RunError> {
    let mut config = args.settings.load()?;
    super::log::start(&config.log);
    config.store.path = args.data.join("games");
    config.store.url.clear();
    config.http = Http::gateway();
    if config.web.page().ok().flatten().is_none() {
        config.web = Web::local(board_address(args.port));
    }
    let options = Options {
        listen: SocketAddr::from((Ipv4Addr::LOCALHOST, args.port)),
        traffic_log: args.traffic_log,
        chat_file: Some(args.data.join("chat.json")),
        now: Arc::new(|| SystemClock.now().as_millis().unsigned_abs()),
        rate_limits: RateLimits::On,
    };
    service::block_on(async move {
        let stop = service::stop_signal()?;
        let playground = Playground::start(options).await?;
        let url = playground.url();
        print_address(&url);
        let ended = if !args.interactions_url.is_empty() {
            playground.post_interactions(&args.interactions_url)?;
            let key = playground.public_key();
            print_line(&format!("no bot: `http.public_key` is {key}"));
            stop.cancelled().await;
            Ok(())
        } else if args.serve_only {
            print_line("no bot: connect one with `tengen run --playground URL`");
            stop.cancelled().await;
            Ok(())
        } else {
            let Connection {
                endpoint,
                token,
                clock,
            } = connection(&playground);
            let activity = match config.web.page()? {
                Some(page) => Some(frame(&playground, &endpoint, &token, page.listen).await?),
                None => None,
            };
            let ready = || print_line("tengen is there; Ctrl-C stops it");
            service::serve(&config, &endpoint, &token, clock, stop, activity, ready).await
        };
        playground.stop().await;
        ended
    })
}

/// The address, token and clock with which the bot connects to a playground.
pub(super) struct Connection {
    pub(super) endpoint: Endpoint,
    pub(super) token: Token,
    pub(super) clock: Arc<dyn Clock>,
}

/// The connection of the bot to `playground`, with its clock.
pub(super) fn connection(playground: &Playground) -> Connection {
    let url = playground.url();
    Connection {
        endpoint: Endpoint::Playground(url.parse().expect("it listens on this machine")),
        token: Token::parse(&playground.token(BOT)).expect("a playground's token is one"),
        clock: Arc::new(PageClock {
            shown: playground.clock(),
            unset: playground.base_clock(),
        }),
    }
}

/// The page at `page` in a frame of the playground, as Discord shows it.
async fn frame(
    playground: &Playground,
    endpoint: &Endpoint,
    token: &Token,
    page: SocketAddr,
) -> Result<Activity, RunError> {
    let origin = playground.serve_activity(BOT, page).await?;
    let origin = Origin::parse(&origin).expect("it is on this machine");
    let secret = ClientSecret::parse(playground.client_secret()).expect("a playground's is one");
    activity::of(endpoint, token, secret, origin, vec![playground.url()])
}

/// The address of the web board: the port above `port`, so that open boards find it after a restart, or a free one.
fn board_address(port: u16) -> SocketAddr {
    let local = |port| SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let free = |address| std::net::TcpListener::bind(address)?.local_addr();
    let above = port.checked_add(1).filter(|_| port > 0).map(local);
    // The playground's frame needs it before the page is bound.
    let above = above.and_then(|address| free(address).ok());
    above.or(free(local(0)).ok()).unwrap_or(local(0))
}

/// The playground's clock for the bot: moving it forward on the page moves both.
struct PageClock<S, U> {
    shown: S,
    unset: U,
}

impl<S, U> Clock for PageClock<S, U>
where
    S: Fn() -> u64 + Send + Sync,
    U: Fn() -> u64 + Send + Sync,
{
    fn now(&self) -> Timestamp {
        timestamp((self.shown)())
    }

    fn unadjusted_now(&self) -> Timestamp {
        timestamp((self.unset)())
    }
}

fn timestamp(millis: u64) -> Timestamp {
    Timestamp::from_millis(i64::try_from(millis).unwrap_or(i64::MAX))
}

/// The bot's name in the playground.
pub(super) const BOT: &str = "tengen";

/// The first line of output: the page's address, in bold on a terminal.
fn print_address(url: &str) {
    if std::io::stdout().is_terminal() {
        print_line(&format!("\x1b[1m{url}\x1b[0m"));
    } else {
        print_line(url);
    }
}

#[expect(clippy::print_stdout, reason = "the command line's answer")]
fn print_line(line: &str) {
    println!("{line}");
}
