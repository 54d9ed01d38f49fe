//! The page with a board: binds its address, and serves it.

use std::sync::Arc;

use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use super::service::RunError;
use crate::bot::Bot;
use crate::bot::port::outbound::Outbound;
use crate::config::{self, Origin};
use crate::web::{self, Activity, Web};

/// A page that listens, and is not served yet.
pub(super) struct Bound {
    listener: TcpListener,
    origin: Origin,
}

/// The address of `page` for members, if there is one.
pub(super) fn origin(page: Option<&Bound>) -> Option<Origin> {
    page.map(|page| page.origin.clone())
}

/// Binds the address of the settings, if there is one.
///
/// # Errors
///
/// [`RunError::ListenWeb`] if that fails.
pub(super) async fn bind(settings: &config::Web) -> Result<Option<Bound>, RunError> {
    let Some(page) = settings.page()? else {
        return Ok(None);
    };
    let address = page.listen;
    let listener = TcpListener::bind(address).await;
    let listener = listener.map_err(|reason| RunError::ListenWeb { address, reason })?;
    let bound = listener.local_addr()?;
    let origin = page.origin.unwrap_or_else(|| Origin::of_local(bound));
    tracing::info!(address = %bound, origin = origin.as_str(), "the web page is ready");
    Ok(Some(Bound { listener, origin }))
}

/// Serves the page of `bot` until `stop`, if there is one; inside Discord, too, if there is an `activity`.
pub(super) async fn run(
    page: Option<Bound>,
    bot: Arc<Bot>,
    out: Arc<dyn Outbound>,
    activity: Option<Activity>,
    stop: CancellationToken,
) {
    if let Some(Bound { listener, origin }) = page {
        let web = Web::new(bot, out, origin, stop).inside(activity);
        web::serve(listener, web).await;
    }
}
