//! Messages before their pictures are painted: pure values, which views make and one function paints.

use std::sync::Arc;

use crate::i18n::say;
use crate::kit::services::Services;
use crate::kit::style::{Files, Style};
use crate::metrics::{self, Part};
use crate::port::message::{File, Message};
use crate::render::{Chart, Diagram, Pixels, TextTable, text};

/// A message whose pictures are still to be painted.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    /// The message without its pictures.
    pub message: Message,
    /// Its pictures, in order.
    pub pictures: Vec<Picture>,
}

/// A picture that is still to be painted.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The file's name.
    pub name: String,
    pub drawing: Drawing,
    pub size: Size,
    /// Its description in words: at most 1024 characters.
    pub alt: String,
    /// Shown if the picture may not be shown or could not be painted.
    pub otherwise: Otherwise,
}

/// The contents of a picture.
#[derive(Clone, Debug)]
pub enum Drawing {
    Board(Box<Diagram>),
    /// Boards side by side, each with a caption below it.
    Sheet(Vec<(Diagram, String)>),
    Table(TextTable),
    /// A value over time.
    Chart(Box<Chart>),
}

/// The size of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// The default for a game's board.
    Usual,
    /// Smaller: beside a text.
    Small,
}

/// The replacement of a picture that may not be shown, or could not be painted.
#[derive(Clone, Debug)]
pub enum Otherwise {
    /// This board as text below the message's text, which says so where files are not allowed.
    Board(Box<Diagram>),
    /// This text below the message's text.
    Content(String),
    /// This board as text in the message's card.
    Card(Box<Diagram>),
    Nothing,
}

/// The most lines of a board that keeps its usual size beside a text: smaller, it would be blurred on a phone.
const SMALL_BOARD: u8 = 9;

impl From<Message> for Draft {
    fn from(message: Message) -> Self {
        Self {
            message,
            pictures: Vec::new(),
        }
    }
}

impl Draft {
    /// The message with its pictures, or with their replacements.
    pub(crate) async fn paint(self, services: &Services, style: Style) -> Message {
        let Self {
            mut message,
            pictures,
        } = self;
        for picture in pictures {
            let bytes = match style.files {
                Files::Allowed => paint_png(services, picture.drawing, picture.size, style).await,
                Files::Forbidden => None,
            };
            match (bytes, picture.otherwise) {
                (Some(bytes), _) => message.files.push(File {
                    name: picture.name,
                    bytes,
                    alt: Some(picture.alt),
                }),
                (None, Otherwise::Content(text)) => message.content += &text,
                (None, Otherwise::Board(board)) => {
                    if style.files == Files::Forbidden {
                        message.content.push('\n');
                        message.content += &style.say(&say::table::no_files());
                    }
                    message.content += &board_text(&board);
                }
                (None, Otherwise::Card(board)) => {
                    if let Some(card) = &mut message.card {
                        card.body += &board_text(&board);
                    }
                }
                (None, Otherwise::Nothing) => {}
            }
        }
        message
    }
}

/// The picture of a board alone, if it could be painted.
pub async fn paint_board(
    services: &Services,
    diagram: Box<Diagram>,
    style: Style,
) -> Option<Arc<[u8]>> {
    paint_png(services, Drawing::Board(diagram), Size::Usual, style).await
}

/// `board` as text, on lines of its own.
pub(crate) fn board_text(board: &Diagram) -> String {
    format!("\n```\n{}\n```", text::board(board).trim_end())
}

/// The picture as PNG, painted in the pool for CPU-bound work; none if that failed, which is logged.
async fn paint_png(
    services: &Services,
    drawing: Drawing,
    size: Size,
    style: Style,
) -> Option<Arc<[u8]>> {
    let renderer = services.renderer;
    let pixels = move |diagram: &Diagram, size: Size| match size {
        Size::Usual => Pixels::usual(diagram.visible_part().size()),
        Size::Small => Pixels::small(diagram.visible_part().size()),
    };
    let paint = move || match drawing {
        Drawing::Board(diagram) => {
            let shown = diagram.visible_part().size();
            let size = if shown.columns().max(shown.rows()) <= SMALL_BOARD {
                Size::Usual
            } else {
                size
            };
            let pixels = pixels(&diagram, size);
            Some(renderer.png(&diagram, style.theme, pixels))
        }
        Drawing::Chart(chart) => Some(renderer.chart(&chart, style.theme)),
        Drawing::Sheet(boards) => {
            let pixels = pixels(&boards.first()?.0, size);
            renderer.sheet(boards, style.theme, pixels)
        }
        Drawing::Table(table) => Some(renderer.table(&table, style.theme)),
    };
    let painted = async {
        let _turn = services.painters.wait(style.club).await;
        services.cpu.work(paint).await
    };
    let painted = metrics::time_part(Part::Draw, painted).await;
    painted.flatten().map(Arc::from)
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;
    use crate::clock::{ManualClock, Timestamp};
    use crate::game::ClubId;
    use crate::i18n::Locale;
    use crate::kit::workers::turns::Turns;
    use crate::render::{Renderer, Theme};
    use crate::rules::Color;
    use crate::store::Store;

    /// Forty pictures of one server wait for the only place, and then one of another.
    #[tokio::test]
    async fn a_server_in_which_much_happens_makes_another_one_wait_for_one_picture() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("db"), 8).unwrap();
        let clock = Arc::new(ManualClock::new(Timestamp::default()));
        let toss = Box::new(|| Color::Black);
        let services = Services {
            painters: Arc::new(Turns::new(1)),
            ..Services::new(store, Renderer::shared(), clock, toss)
        };
        let place = services.painters.wait(None).await;
        let painted: Arc<Mutex<Vec<u64>>> = Arc::default();
        let paint = |club: u64| {
            let (services, painted) = (services.clone(), Arc::clone(&painted));
            tokio::spawn(async move {
                let style = Style {
                    locale: Locale::English,
                    files: Files::Allowed,
                    theme: Theme::default(),
                    club: Some(ClubId::new(club)),
                };
                let drawing = Drawing::Table(TextTable {
                    head: vec!["a".to_owned()],
                    rows: Vec::new(),
                    wide: 0,
                });
                let _ = paint_png(&services, drawing, Size::Small, style).await;
                painted.lock().unwrap().push(club);
            })
        };
        let mut waiting: Vec<_> = (0..40).map(|_| paint(1)).collect();
        waiting.push(paint(2));
        // All of them have asked, as they run on this thread.
        for _ in 0..100 {
            tokio::task::yield_now().await;
        }
        drop(place);
        for task in waiting {
            task.await.unwrap();
        }
        let painted = painted.lock().unwrap();
        assert_eq!(painted.iter().position(|club| *club == 2), Some(1));
    }
}
