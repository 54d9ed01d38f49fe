//! Painting diagrams on the threads for such work.

use std::sync::Arc;

use crate::bot::kit::services::Services;
use crate::render::{Diagram, Pixels, Theme};

/// The picture of `diagram` in `theme` as PNG; nothing if painting failed, which is logged.
pub(crate) async fn paint(
    services: &Services,
    diagram: &Diagram,
    theme: Theme,
) -> Option<Arc<[u8]>> {
    let pixels = Pixels::usual(diagram.cropped().shown());
    paint_at(services, diagram, theme, pixels).await
}

/// The same as [`Bot::paint`], smaller: beside a text.
pub(crate) async fn sketch(
    services: &Services,
    diagram: &Diagram,
    theme: Theme,
) -> Option<Arc<[u8]>> {
    let pixels = Pixels::small(diagram.cropped().shown());
    paint_at(services, diagram, theme, pixels).await
}

pub(crate) async fn paint_at(
    services: &Services,
    diagram: &Diagram,
    theme: Theme,
    pixels: Pixels,
) -> Option<Arc<[u8]>> {
    let (renderer, diagram) = (services.renderer, diagram.clone());
    services
        .easels
        .work(move || renderer.png(&diagram, theme, pixels))
        .await
        .map(Arc::from)
}
