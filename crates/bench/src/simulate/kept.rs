//! Games in a folder, and the program at work on them: what they take on the disk and in memory, and how long it needs.
//!
//! The bot is called as `discord` calls it, one request after the other, each durable before its answer; outgoing calls
//! are only counted. Times exclude the network.

use std::path::Path;
use std::sync::Arc;

use tengen::bot::kit::response::{Response, Shows};
use tengen::bot::kit::verb::{GameButton, Verb};
use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::{Look, Message, Row};
use tengen::bot::port::request::{Call, Invocation, OptionValue};
use tengen::bot::{Bot, Services};
use tengen::clock::{Clock as _, ManualClock, SystemClock, Timestamp};
use tengen::game::{ChannelId, ClubId, GameId, MessageId, Place, PlayerId};
use tengen::render::Renderer;
use tengen::rules::{Chance, Color, Point};
use tengen::store::{STRIP, Store};
use tokio::task::JoinSet;

use super::Args;
use super::calls::{Calls, person};
use super::figure::{Times, head, now};
use crate::generate::{self, GenerateError, Pen};
use crate::process::{processor_seconds, resident_mib};

/// Cache of the database, in MiB: as in the example settings (`store.cache_mib`).
const CACHE_MIB: u16 = 32;
/// Games with a measured move, one each; all if there are fewer.
const MOVED: u64 = 1000;
/// Games that are begun.
const BEGUN: u64 = 500;
/// Looks that find nothing due.
const IDLE_TICKS: usize = 200;
/// Games that are due at a look, and the number of such looks.
const DUE: u64 = 1000;
const DUE_TICKS: usize = 3;
/// Up to this number of games every row is counted: counting replays all games.
const COUNTED: u64 = 100_000;
/// Messages put into the outbox at the same time: they share a flush.
const TOGETHER: u64 = 128;
/// First number of players and channels of new games.
const NEW: u64 = 5_000_000_000_000_000_000;

/// Keeps the games in `folder`, and measures.
#[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
pub(super) async fn measure(args: &Args, folder: &Path) -> Result<(), GenerateError> {
    let today = SystemClock.now();
    let begin = now();
    let store = Store::open(folder, CACHE_MIB)?;
    generate::fill(&store, &plan(args, folder, args.games, 0), today).await?;
    let seats = seats(&store, args.games).await?;
    println!(
        "{} games of {} moves, kept in {:.0} s, {:.0} MiB of memory after that",
        args.games,
        args.moves,
        begin.elapsed().as_secs_f64(),
        resident_mib()
    );
    store.close().await?;
    let bytes = generate::size(folder)?;
    println!("{bytes} bytes on the disk: {} a game", bytes / args.games);

    let begin = now();
    let store = Store::open(folder, CACHE_MIB)?;
    let opened = begin.elapsed().as_secs_f64();
    println!("opened in {opened:.2} s");
    let bot = CountedBot::new(&store, today);
    head("the program");
    bot.moves(&seats).await;
    bot.begin_games().await;
    bot.look_idle(today).await;
    for _ in 0..DUE_TICKS {
        generate::fill(&store, &plan(args, folder, DUE, DUE), today).await?;
        bot.look_due(&store, today).await?;
    }
    drop(bot);
    println!("{:.0} MiB of memory", resident_mib());
    backlog(&store, args).await?;
    if args.games <= COUNTED {
        let checked = store.check().await?;
        let (rows, games) = (checked.rows, checked.games);
        println!(
            "{rows} rows of {games} games, {} wrong",
            checked.wrong.len()
        );
    }
    Ok(store.close().await?)
}

/// Arguments for `games` running games, `due` of which are out of time.
fn plan(args: &Args, folder: &Path, games: u64, due: u64) -> generate::Args {
    generate::Args {
        games,
        due,
        finished: 0,
        moves: args.moves,
        pen: Pen::Swift,
        folder: folder.to_owned(),
    }
}

/// A move that can be made.
struct Seat {
    place: Place,
    player: PlayerId,
    point: Point,
}

/// A move in each of some games, spread over all.
async fn seats(store: &Store, games: u64) -> Result<Vec<Seat>, GenerateError> {
    let mut chance = Chance::new(games);
    let mut seats = Vec::new();
    let many = games.min(MOVED);
    for number in 0..many {
        let id = GameId::new(1 + number * games / many);
        let game = store.game(id).await?.expect("games are numbered from 1 on");
        let position = game.position();
        let legal: Vec<Point> = game.terms().rules.legal_points(position).iter().collect();
        let players = game.seats().expect("a game that is being played");
        let player = players[position.to_move()].players().next();
        seats.push(Seat {
            place: game.place(),
            player: player.expect("somebody is to move"),
            point: legal[chance.below(legal.len())],
        });
    }
    Ok(seats)
}

/// A bot whose calls to Discord are counted.
struct CountedBot {
    bot: Bot,
    calls: Calls,
}

impl CountedBot {
    fn new(store: &Store, today: Timestamp) -> Self {
        let clock = Arc::new(ManualClock::new(today));
        let toss = Box::new(|| Color::Black);
        let services = Services::new(store.clone(), Renderer::shared(), clock, toss);
        Self {
            bot: Bot::new(services),
            calls: Calls::default(),
        }
    }

    /// A move in each game of `seats`, with its calls.
    #[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
    async fn moves(&self, seats: &[Seat]) {
        let [mut shown, mut made, mut sent] = [(); 3].map(|()| Times::default());
        let (mut bytes, used) = (0, processor_seconds());
        for seat in seats {
            let command = Invocation::Command(Call {
                name: "play".to_owned(),
                subcommand: None,
                options: vec![("at".to_owned(), OptionValue::Text(seat.point.to_string()))],
            });
            let request = self.calls.request(seat.player, seat.place, command);
            let start = now();
            let response = self.bot.handle(request).await;
            shown.note(Some(start.elapsed()));
            // In a game with a clock a move is shown before it is made.
            let (preview, custom_id) = preview(&response.answer);
            bytes += preview;
            let press = Invocation::Press {
                custom_id,
                message: MessageId::new(self.calls.number()),
            };
            let request = self.calls.request(seat.player, seat.place, press);
            let start = now();
            let response = self.bot.handle(request).await;
            made.note(Some(start.elapsed()));
            // The answer is a confirmation: the dispatcher posts the board.
            assert!(matches!(response.answer, Answer::Replace(_)), "no move");
            let start = now();
            self.note_delivery(response, seat.place.channel, None).await;
            sent.note(Some(start.elapsed()));
        }
        let used = (processor_seconds() - used) * 1000.0;
        let many = seats.len().max(1);
        shown.print("a move shown to its player, with a picture");
        made.print("and made: durable, and the answer");
        sent.print("and brought by the dispatcher, with a picture");
        println!(
            "  {:.2} ms of processor time for all three; a picture of {} bytes; calls: {}",
            used / many as f64,
            bytes / many,
            self.calls.take()
        );
    }

    /// Some challenges, each accepted.
    #[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
    async fn begin_games(&self) {
        let mut times = Times::default();
        for number in 0..BEGUN {
            let [black, white] = [0, 1].map(|seat| PlayerId::new(NEW + 2 * number + seat));
            let place = Place {
                club: Some(ClubId::new(NEW + number / 1000)),
                channel: ChannelId::new(NEW + number),
            };
            let offer = Invocation::Command(Call {
                name: "challenge".to_owned(),
                subcommand: None,
                options: vec![("opponent".to_owned(), OptionValue::Person(person(white)))],
            });
            let request = self.calls.request(black, place, offer);
            let start = now();
            let offered = self.bot.handle(request).await;
            let mut time = start.elapsed();
            let Some(Shows::State(shown)) = offered.shows else {
                panic!("no challenge, but {:?}", offered.answer);
            };
            let card = self.note_delivery(offered, place.channel, None).await;
            let press = Invocation::Press {
                custom_id: GameButton(Verb::Accept, shown).write(),
                message: card,
            };
            let request = self.calls.request(white, place, press);
            let start = now();
            let accepted = self.bot.handle(request).await;
            time += start.elapsed();
            times.note(Some(time));
            let settled = accepted.shows.and_then(Shows::game);
            assert_eq!(settled, Some(shown.game));
            self.note_delivery(accepted, place.channel, Some(card))
                .await;
        }
        times.print("a new game, offered and accepted: two answers");
        println!("  calls: {}", self.calls.take());
    }

    /// Looks that find nothing due.
    async fn look_idle(&self, today: Timestamp) {
        let mut times = Times::default();
        for _ in 0..IDLE_TICKS {
            let start = now();
            self.bot.tick(today).await;
            times.note(Some(start.elapsed()));
        }
        times.print("a look, nothing is due");
    }

    /// Looks that find expired clocks, with their calls.
    #[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
    async fn look_due(&self, store: &Store, today: Timestamp) -> Result<(), GenerateError> {
        let due = store.due(today, usize::MAX).await?.len() as u64;
        assert_eq!(due, DUE, "all of them, and no other");
        let (mut look, used) = (Times::default(), processor_seconds());
        let start = now();
        self.bot.tick(today).await;
        look.note(Some(start.elapsed()));
        let used = (processor_seconds() - used) * 1000.0;
        look.print(&format!("a look, {DUE} clocks have run out"));
        let waiting = store.queue().await?.len();
        let (mut sent, start) = (Times::default(), now());
        self.bot.send_outbox(&self.calls).await;
        sent.note(Some(start.elapsed()));
        sent.print("  what goes out because of them");
        println!(
            "  {used:.0} ms of processor time for the look; {waiting} outbox messages; calls: {}",
            self.calls.take()
        );
        Ok(())
    }

    /// Notes the message with the answer of `response`: a new one, or `message`.
    async fn note_delivery(
        &self,
        response: Response,
        channel: ChannelId,
        message: Option<MessageId>,
    ) -> MessageId {
        let message = message.unwrap_or_else(|| MessageId::new(self.calls.number()));
        self.bot
            .on_delivered(&response, channel, Some(message))
            .await;
        // While it is held, its outbox messages wait.
        drop(response);
        self.bot.send_outbox(&self.calls).await;
        message
    }
}

/// Size of the pictures of a previewed move, in bytes, and the button that makes the move.
fn preview(answer: &Answer) -> (usize, String) {
    let Answer::Ephemeral(message) = answer else {
        panic!("nothing is shown first, but {answer:?}");
    };
    let mut buttons = message.rows.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => buttons.as_slice(),
        Row::Menu(_) | Row::Members(_) | Row::Link(_) => &[],
    });
    let play = buttons
        .find(|button| button.look == Look::Success)
        .expect("a button that makes the move");
    (pictures(message), play.custom_id.clone())
}

/// The size of all pictures of `message`, in bytes.
fn pictures(message: &Message) -> usize {
    message.files.iter().map(|file| file.bytes.len()).sum()
}

/// Leaves messages in the outbox, and reads it as each of the dispatcher's lines does.
async fn backlog(store: &Store, args: &Args) -> Result<(), GenerateError> {
    if args.backlog == 0 {
        return Ok(());
    }
    for first in (0..args.backlog).step_by(TOGETHER as usize) {
        let mut writes = JoinSet::new();
        for number in first..args.backlog.min(first + TOGETHER) {
            let (store, game) = (store.clone(), GameId::new(1 + number % args.games));
            let (channel, message) = (ChannelId::new(NEW + number), MessageId::new(NEW + number));
            let strip = STRIP.to(channel, message);
            writes.spawn(async move { store.write(game, strip).await });
        }
        while let Some(written) = writes.join_next().await {
            written.map_err(std::io::Error::from)??;
        }
    }
    let mut times = Times::default();
    for _ in 0..5 {
        let start = now();
        let read = store.queue().await?;
        times.note(Some(start.elapsed()));
        assert_eq!(read.len() as u64, args.backlog);
    }
    times.print(&format!("{} outbox messages read", args.backlog));
    Ok(())
}
