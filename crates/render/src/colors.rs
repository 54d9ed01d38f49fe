//! The colours of a theme: its palette, and the paints that are laid over it.

use std::sync::Arc;

use super::paint::Paint;
use super::palette::Palette;
use super::stone::{self, Rims};
use super::theme::{Style, Theme};
use tengen_rules::ByColor;

/// The palette of a theme with its paints.
pub(super) struct Colors {
    pub(super) theme: Theme,
    pub(super) style: Style,
    pub(super) palette: Arc<Palette>,
    pub(super) ink: Paint,
    pub(super) lines: Paint,
    pub(super) shadow: Paint,
    /// The colours of the stones as flat paint.
    pub(super) flat: ByColor<Paint>,
    pub(super) rims: Rims,
    pub(super) last_move: ByColor<Paint>,
    pub(super) line: ByColor<Paint>,
    pub(super) captured: ByColor<Paint>,
    /// The edges of territory squares.
    pub(super) territory: ByColor<Paint>,
    pub(super) ko: Paint,
    /// Erases lines beneath a mark on the wood.
    pub(super) clear: Paint,
    /// Shade and light of wells in the wood, and shadows of stones in them.
    pub(super) well: Paint,
    pub(super) in_well: Paint,
    pub(super) glint: Paint,
}

impl Colors {
    pub(super) fn of(theme: Theme) -> Self {
        let style = theme.style();
        let palette = Arc::new(Palette::of(&style));
        let solid = |color| Paint::new(&palette, color, 1.0);
        Self {
            theme,
            ink: Paint::new(&palette, style.ink.color, style.ink.opacity),
            lines: Paint::new(&palette, style.ink.color, style.line.opacity),
            shadow: Paint::shadow(&palette, &style),
            flat: ByColor {
                black: solid(style.black.color),
                white: solid(style.white.gloss),
            },
            rims: stone::rims(&style, &palette),
            last_move: ByColor {
                black: solid(style.mark.last_on_black),
                white: solid(style.mark.last_on_white),
            },
            line: ByColor {
                black: solid(style.mark.line_on_black),
                white: solid(style.mark.line_on_white),
            },
            captured: ByColor {
                black: solid(style.mark.captured_on_black),
                white: solid(style.mark.captured_on_white),
            },
            territory: ByColor {
                black: solid(style.mark.territory),
                white: Paint::new(&palette, style.ink.color, style.ink.opacity),
            },
            ko: solid(style.mark.ko),
            clear: Paint::new(&palette, style.wood.light, 0.85),
            well: Paint::new(&palette, style.shadow.color, 0.26),
            in_well: solid(style.shadow.color),
            glint: Paint::new(&palette, style.white.gloss, 0.3 * style.wood.bevel),
            style,
            palette,
        }
    }
}
