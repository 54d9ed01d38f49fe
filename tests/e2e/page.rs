//! The page with a board, beside the bot of a club.

use std::net::Ipv4Addr;
use std::sync::Arc;

use tengen::bot::Bot;
use tengen::bot::games::facts;
use tengen::bot::port::outbound::Outbound;
use tengen::config::Origin;
use tengen::web::{self, Web};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use super::club::{Club, Way};
use super::time::{its_clock, usual};

/// A free address for the page, if it is to be served.
pub(super) struct Page(Option<(TcpListener, Origin)>);

impl Page {
    pub(super) async fn bind(is_served: bool) -> Self {
        if !is_served {
            return Self(None);
        }
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let origin = Origin::of_local(listener.local_addr().unwrap());
        Self(Some((listener, origin)))
    }

    /// The page's facts, as the bot needs them.
    pub(super) fn origin(&self) -> facts::Page {
        facts::Page(self.0.as_ref().map(|(_, origin)| origin.clone()))
    }

    pub(super) async fn serve(
        self,
        bot: Arc<Bot>,
        out: Arc<dyn Outbound>,
        stop: CancellationToken,
    ) {
        if let Some((listener, origin)) = self.0 {
            web::serve(listener, Web::new(bot, out, origin, stop)).await;
        }
    }
}

impl Club {
    /// A club on the playground's clock, whose bot serves the page.
    pub(crate) async fn with_page() -> Self {
        let mut club = Self::off_line(Way::Gateway, usual(), its_clock).await;
        club.has_page = true;
        club.with_bot().await
    }
}
