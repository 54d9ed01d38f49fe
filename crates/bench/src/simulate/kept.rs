//! Games in a folder, and the program at work on them: disk space, memory and times.
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
use super::figure::{Times, now, print_head};
use crate::generate::{self, GenerateError, Pen};
use crate::process::{processor_seconds, resident_mib};

/// Cache of the database, in MiB: as in the example settings (`store.cache_mib`).
const CACHE_MIB: u16 = 32;
/// Number of measured moves, one in each of this number of games; all games if there are fewer.
const MOVED_GAMES: u64 = 1000;
/// Number of new games.
const NEW_GAMES: u64 = 500;
/// Number of looks that find nothing due.
const IDLE_TICKS: usize = 200;
/// Number of games that are due at a look.
const DUE: u64 = 1000;
/// Number of looks that find games due.
const DUE_TICKS: usize = 3;
/// Maximum number of games whose rows are checked: the check replays all games.
const MOST_CHECKED: u64 = 100_000;
/// Number of messages that are put into the outbox at the same time, and share a flush.
const BATCH: u64 = 128;
/// First number of players and channels of new games.
const NEW_IDS: u64 = 5_000_000_000_000_000_000;

/// Makes the games in `folder`, and measures.
#[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
pub(super) async fn measure(args: &Args, folder: &Path) -> Result<(), GenerateError> {
    let today = SystemClock.now();
    let begin = now();
    let store = Store::open(folder, CACHE_MIB)?;
    generate::fill(&store, &plan(args, folder, args.games, 0), today).await?;
    let moves = pending_moves(&store, args.games).await?;
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
    print_head("the program");
    bot.make_moves(&moves).await;
    bot.begin_games().await;
    bot.look_idle(today).await;
    for _ in 0..DUE_TICKS {
        generate::fill(&store, &plan(args, folder, DUE, DUE), today).await?;
        bot.look_due(&store, today).await?;
    }
    drop(bot);
    println!("{:.0} MiB of memory", resident_mib());
    measure_backlog(&store, args).await?;
    if args.games <= MOST_CHECKED {
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

/// A legal move of the player to move.
struct PendingMove {
    place: Place,
    player: PlayerId,
    point: Point,
}

/// A move in each of up to [`MOVED_GAMES`] games, spread evenly over all.
async fn pending_moves(store: &Store, games: u64) -> Result<Vec<PendingMove>, GenerateError> {
    let mut chance = Chance::new(games);
    let mut moves = Vec::new();
    let many = games.min(MOVED_GAMES);
    for number in 0..many {
        let id = GameId::new(1 + number * games / many);
        let game = store.game(id).await?.expect("games are numbered from 1 on");
        let position = game.position();
        let legal: Vec<Point> = game.terms().rules.legal_points(position).iter().collect();
        let players = game.seats().expect("a game that is being played");
        let player = players[position.to_move()].players().next();
        moves.push(PendingMove {
            place: game.place(),
            player: player.expect("somebody is to move"),
            point: legal[chance.below(legal.len())],
        });
    }
    Ok(moves)
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

    /// Makes each of `moves`, with its calls.
    #[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
    async fn make_moves(&self, moves: &[PendingMove]) {
        let [mut shown, mut made, mut sent] = [(); 3].map(|()| Times::default());
        let (mut bytes, used) = (0, processor_seconds());
        for mv in moves {
            let command = Invocation::Command(Call {
                name: "play".to_owned(),
                subcommand: None,
                options: vec![("at".to_owned(), OptionValue::Text(mv.point.to_string()))],
            });
            let request = self.calls.request(mv.player, mv.place, command);
            let start = now();
            let response = self.bot.handle(request).await;
            shown.add_result(Some(start.elapsed()));
            // In a game with a clock a move is shown before it is made.
            let (preview, custom_id) = preview(&response.answer);
            bytes += preview;
            let press = Invocation::Press {
                custom_id,
                message: MessageId::new(self.calls.number()),
            };
            let request = self.calls.request(mv.player, mv.place, press);
            let start = now();
            let response = self.bot.handle(request).await;
            made.add_result(Some(start.elapsed()));
            // The answer is a confirmation: the dispatcher posts the board.
            assert!(matches!(response.answer, Answer::Replace(_)), "no move");
            let start = now();
            self.note_delivery(response, mv.place.channel, None).await;
            sent.add_result(Some(start.elapsed()));
        }
        let used = (processor_seconds() - used) * 1000.0;
        let many = moves.len().max(1);
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

    /// Starts games: challenges, each accepted.
    #[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
    async fn begin_games(&self) {
        let mut times = Times::default();
        for number in 0..NEW_GAMES {
            let [black, white] = [0, 1].map(|seat| PlayerId::new(NEW_IDS + 2 * number + seat));
            let place = Place {
                club: Some(ClubId::new(NEW_IDS + number / 1000)),
                channel: ChannelId::new(NEW_IDS + number),
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
            times.add_result(Some(time));
            let settled = accepted.shows.and_then(Shows::game);
            assert_eq!(settled, Some(shown.game));
            self.note_delivery(accepted, place.channel, Some(card))
                .await;
        }
        times.print("a new game, offered and accepted: two answers");
        println!("  calls: {}", self.calls.take());
    }

    /// Makes looks that find nothing due.
    async fn look_idle(&self, today: Timestamp) {
        let mut times = Times::default();
        for _ in 0..IDLE_TICKS {
            let start = now();
            self.bot.tick(today).await;
            times.add_result(Some(start.elapsed()));
        }
        times.print("a look, nothing is due");
    }

    /// Makes a look that finds expired clocks, with its calls.
    #[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
    async fn look_due(&self, store: &Store, today: Timestamp) -> Result<(), GenerateError> {
        let due = store.due(today, usize::MAX).await?.len() as u64;
        assert_eq!(due, DUE, "all of them, and no other");
        let (mut look, used) = (Times::default(), processor_seconds());
        let start = now();
        self.bot.tick(today).await;
        look.add_result(Some(start.elapsed()));
        let used = (processor_seconds() - used) * 1000.0;
        look.print(&format!("a look, {DUE} clocks have run out"));
        let waiting = store.queue().await?.len();
        let (mut sent, start) = (Times::default(), now());
        self.bot.send_outbox(&self.calls).await;
        sent.add_result(Some(start.elapsed()));
        sent.print("  what goes out because of them");
        println!(
            "  {used:.0} ms of processor time for the look; {waiting} outbox messages; calls: {}",
            self.calls.take()
        );
        Ok(())
    }

    /// Reports to the bot that the answer of `response` was delivered in a new message, or in `message`.
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
        // Its outbox messages wait until it is dropped.
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
async fn measure_backlog(store: &Store, args: &Args) -> Result<(), GenerateError> {
    if args.backlog == 0 {
        return Ok(());
    }
    for first in (0..args.backlog).step_by(BATCH as usize) {
        let mut writes = JoinSet::new();
        for number in first..args.backlog.min(first + BATCH) {
            let (store, game) = (store.clone(), GameId::new(1 + number % args.games));
            let (channel, message) = (
                ChannelId::new(NEW_IDS + number),
                MessageId::new(NEW_IDS + number),
            );
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
        times.add_result(Some(start.elapsed()));
        assert_eq!(read.len() as u64, args.backlog);
    }
    times.print(&format!("{} outbox messages read", args.backlog));
    Ok(())
}
