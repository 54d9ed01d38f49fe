//! Films on order: what takes longer than an answer may is promised at once, and brought when it is ready.
//!
//! Whoever is served holds a desk until the film is out, and a camera while it is made: so both the work
//! and the memory are bounded. The others take turns by member, each in their order, so that one who asks
//! for forty delays nobody else by more than one.

use std::collections::VecDeque;
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::OnceCell;

use super::Bot;
use super::ask::Ask;
use super::failure::Failure;
use super::order::Order;
use super::reply::{Message, Outbound, OutboundError, Promised};
use super::turns::{Turn, Turns};
use super::view::{boards, film};
use crate::clock::{Span, Timestamp};
use crate::game::{Game, GameId, PlayerId, Revision};
use crate::i18n::{Locale, Name, Text, say};
use crate::render::{Diagram, Pixels, Theme, Timing};

/// How many pictures are painted at a stretch: between two of them boards get their turn.
const STRETCH: usize = 20;
/// How much time lies between two words about the progress, at least.
const PACE: Span = Span::seconds(1);
/// How long Discord lets a promise be kept, less the time that it takes.
const PATIENCE: Span = Span::seconds(14 * 60);
/// How much memory films may take that may be asked for again, in bytes: 15 long games.
const ROOM: usize = 32 << 20;

impl Ask<'_> {
    /// The order of the film of `game`, for the caller alone.
    ///
    /// # Errors
    ///
    /// Where no files may be attached there is no film.
    pub(super) fn order_film(&self, game: &Game) -> Result<Order, Failure> {
        if !self.may_attach() {
            return Err(say::table::film_not_here().into());
        }
        self.spend_film()?.keep();
        let style = self.own_style();
        Ok(Order {
            interaction: self.request.interaction,
            game: game.id(),
            locale: style.locale,
            theme: style.theme,
            limit: self.request.setting.largest_file,
            asked: self.now,
            by: self.caller(),
            home: self.at_home().then(|| self.channel()),
        })
    }
}

/// Where films are made.
pub(super) struct Studio {
    /// For those who are served: their films are being made, or sent.
    desks: Turns,
    /// For those whose films are being made: one processor is left for boards.
    cameras: Turns,
    shelf: Shelf,
}

impl Studio {
    /// A studio with a camera for each processor but one.
    pub(super) fn of_processors() -> Self {
        const BEING_SENT: usize = 3;
        let processors = std::thread::available_parallelism().map_or(2, usize::from);
        let cameras = processors.saturating_sub(1).max(1);
        Self {
            desks: Turns::new(cameras + BEING_SENT),
            cameras: Turns::new(cameras),
            shelf: Shelf::default(),
        }
    }
}

impl Bot {
    /// Makes the film of `order` and puts it in its `place`; a sentence if there is none.
    ///
    /// The place says how far it is meanwhile, if that takes long.
    pub async fn finish(&self, order: Order, place: &dyn Promised, out: &dyn Outbound) {
        let mut teller = Teller {
            place,
            locale: order.locale,
            last: order.asked,
        };
        let desks = &self.studio.desks;
        let _desk = self.admitted(desks, order.by, &mut teller).await;
        let message = if self.now().since(order.asked) > PATIENCE {
            sentence(&late(&order), order.locale)
        } else {
            match self.film(&order, &mut teller).await {
                Ok(message) => message,
                Err(failure) => {
                    if !matches!(failure, Failure::Said(_)) {
                        tracing::error!(game = %order.game, ?failure, "a film was not made");
                    }
                    sentence(&failure.sentence(), order.locale)
                }
            }
        };
        let kept = place.keep(&message).await;
        match (&kept, order.home) {
            (Ok(()), _) => {}
            (Err(OutboundError::Gone | OutboundError::Forbidden), Some(channel)) => {
                tracing::info!(%channel, "a film came too late");
                let mut message = sentence(&late(&order), order.locale);
                message.mention.push(order.by);
                let nonce = format!("film-{}", order.interaction.0);
                if let Err(error) = out.post(channel, &message, &nonce).await {
                    tracing::warn!(%channel, %error, "a word that a film came too late");
                }
            }
            (Err(error), _) => tracing::warn!(%error, "a film could not be brought"),
        }
    }

    async fn film(&self, order: &Order, teller: &mut Teller<'_>) -> Result<Message, Failure> {
        let game = self.game(order.game).await?;
        let reel = Reel {
            game: game.id(),
            revision: game.revision(),
            theme: order.theme,
            limit: order.limit,
        };
        let cell = self.studio.shelf.reel(reel);
        let made = cell.get_or_try_init(|| self.shoot(&game, reel, order.by, teller));
        let made = made.await.cloned();
        self.studio.shelf.tidy();
        made.map(|file| film(&game, file, order.locale))
    }

    /// The film of `game` as a file, as large as the limit allows.
    async fn shoot(
        &self,
        game: &Game,
        reel: Reel,
        by: PlayerId,
        teller: &mut Teller<'_>,
    ) -> Result<Arc<[u8]>, Failure> {
        let _camera = self.admitted(&self.studio.cameras, by, teller).await;
        let replayed = game.clone();
        let boards = self.easels.work(move || boards(&replayed)).await.flatten();
        let boards: Arc<[Diagram]> = boards.ok_or_else(say::refusal::trouble)?.into();
        let mut pixels = Some(Pixels::moving(game.terms().size));
        while let Some(tried) = pixels {
            let file = self.shoot_at(&boards, reel, tried, teller).await;
            if let Some(file) = file.ok_or_else(say::refusal::trouble)? {
                return Ok(file);
            }
            pixels = Pixels::new(tried.get() / 4 * 3);
        }
        Err(say::table::film_too_large(game.id()).into())
    }

    /// `boards` one after the other as a GIF of that size if it is within the limit;
    /// nothing at all if painting failed, which is logged.
    async fn shoot_at(
        &self,
        boards: &Arc<[Diagram]>,
        reel: Reel,
        pixels: Pixels,
        teller: &mut Teller<'_>,
    ) -> Option<Option<Arc<[u8]>>> {
        let (renderer, all) = (self.renderer, Arc::clone(boards));
        let begin = move || {
            let start = all.first()?;
            Some(renderer.film(start, reel.theme, pixels, Timing::default()))
        };
        let mut film = self.easels.work(begin).await.flatten()?;
        for from in (1..boards.len()).step_by(STRETCH) {
            let all = Arc::clone(boards);
            let stretch = self.easels.work(move || {
                all.iter()
                    .skip(from)
                    .take(STRETCH)
                    .for_each(|board| film.show(board));
                film
            });
            let text = say::table::film_progress(reel.game, from, boards.len());
            // A slow line does not hold the camera up.
            let (shot, ()) = tokio::join!(stretch, teller.tell(self.now(), &text));
            film = shot?;
            if film.bytes() > reel.limit {
                return Some(None);
            }
        }
        let file = self.easels.work(move || film.finish()).await?;
        Some((file.len() <= reel.limit).then(|| file.into()))
    }

    /// A place at one of `seats` for `player`; whoever has to wait for it for long is told so.
    async fn admitted(&self, seats: &Turns, player: PlayerId, teller: &mut Teller<'_>) -> Turn {
        const LONG: Duration = Duration::from_millis(PACE.as_millis().unsigned_abs());
        let mut admission = pin!(seats.wait(player));
        match tokio::time::timeout(LONG, &mut admission).await {
            Ok(admitted) => admitted,
            Err(_elapsed) => {
                teller.tell(self.now(), &say::table::film_waits()).await;
                admission.await
            }
        }
    }
}

fn late(order: &Order) -> Text {
    say::table::film_late(Name::mention(order.by), order.game)
}

fn sentence(text: &Text, locale: Locale) -> Message {
    Message {
        content: text.to(locale),
        ..Message::default()
    }
}

/// Tells how far a film is, now and then.
struct Teller<'a> {
    place: &'a dyn Promised,
    locale: Locale,
    last: Timestamp,
}

impl Teller<'_> {
    async fn tell(&mut self, now: Timestamp, text: &Text) {
        if now.since(self.last) < PACE {
            return;
        }
        self.last = now;
        if let Err(error) = self.place.meanwhile(&text.to(self.locale)).await {
            tracing::debug!(%error, "the progress of a film could not be told");
        }
    }
}

/// Names a film: the same one has the same bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Reel {
    game: GameId,
    revision: Revision,
    theme: Theme,
    limit: usize,
}

/// A film that is being made, or was.
type Cell = Arc<OnceCell<Arc<[u8]>>>;

/// The films that were asked for lately, the latest last: one that several want at once is made once.
#[derive(Default)]
struct Shelf(Mutex<VecDeque<(Reel, Cell)>>);

impl Shelf {
    /// The place of `reel`, which is the latest now.
    fn reel(&self, reel: Reel) -> Cell {
        let mut shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = shelf.iter().position(|(known, _)| *known == reel);
        let cell = known.and_then(|at| shelf.remove(at));
        let cell = cell.map_or_else(Cell::default, |(_, cell)| cell);
        shelf.push_back((reel, Arc::clone(&cell)));
        cell
    }

    /// Clears away what failed, and what was asked for longest ago where there is no room.
    fn tidy(&self) {
        let mut shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut room = ROOM;
        let mut kept: VecDeque<_> = shelf
            .drain(..)
            .rev()
            .filter(|(_, cell)| match cell.get() {
                Some(file) => {
                    let fits = file.len() <= room;
                    room = room.saturating_sub(file.len());
                    fits
                }
                // In the making, unless nobody has it any more.
                None => Arc::strong_count(cell) > 1,
            })
            .collect();
        kept.make_contiguous().reverse();
        *shelf = kept;
    }
}
