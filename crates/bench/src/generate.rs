//! A database of many games to measure with.

mod story;

use std::io::Write;
use std::path::{Path, PathBuf};

use indicatif::ProgressBar;
use tokio::task::JoinSet;

pub use story::StoryStage;
use tengen::clock::{Clock as _, SystemClock, Timestamp};
use tengen::game::{Event, Game, GameId, MessageId, Revision};
use tengen::store::{
    AppendError, BOARD, BoardMessage, Change, Envelope, IdempotencyKey, MessageRetention,
    OpenError, Origin, OutboxMessage, Store, StoreError,
};

/// Games saved at the same time: they share a flush.
const TOGETHER: usize = 128;

/// Makes a database of generated games to measure with.
///
/// The games are Go on 19x19 with a clock of days; they are the same in every run except for their times, which are
/// counted back from now.
#[derive(Clone, Debug, clap::Parser)]
pub struct Args {
    /// Running games
    #[arg(long, default_value_t = 100_000)]
    pub games: u64,
    /// Running games whose time has been out for a while
    #[arg(long, default_value_t = 0)]
    pub due: u64,
    /// Finished games
    #[arg(long, default_value_t = 0)]
    pub finished: u64,
    /// Moves of each game
    #[arg(long, default_value_t = 120)]
    pub moves: u16,
    /// How the games are saved
    #[arg(long, value_enum, default_value_t = Pen::Swift)]
    pub pen: Pen,
    /// A folder that does not exist or is empty
    pub folder: PathBuf,
}

/// How games are saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Pen {
    /// Each game in one transaction: fast.
    Swift,
    /// All games side by side, each move with its outbox messages and its board, as the bot does it: shows what games
    /// take on the disk.
    True,
}

/// Why there is no database.
#[derive(Debug, thiserror::Error)]
pub enum GenerateError {
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Append(#[from] AppendError),
    #[error(transparent)]
    System(#[from] std::io::Error),
}

/// Makes the database, and prints its size.
///
/// # Errors
///
/// A [`GenerateError`] when it does not open or cannot be written.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), GenerateError> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let now = SystemClock.now();
        let store = Store::open(&args.folder, 32)?;
        fill(&store, args, now).await?;
        store.close().await?;
        Ok::<_, GenerateError>(())
    })?;
    let (games, bytes) = (args.games + args.finished, size(&args.folder)?);
    writeln!(
        out,
        "{games} games of {} moves, {bytes} bytes on the disk: {} a game",
        args.moves,
        bytes / games.max(1)
    )?;
    Ok(())
}

/// Fills `store` according to `args`, as of `now`.
///
/// # Errors
///
/// A [`GenerateError`] when it cannot be written.
pub async fn fill(store: &Store, args: &Args, now: Timestamp) -> Result<(), GenerateError> {
    let numbers: Vec<u64> = (0..args.games + args.finished).collect();
    let bar = ProgressBar::new(args.games + args.finished);
    for numbers in numbers.chunks(TOGETHER) {
        let stories = numbers.iter().map(|number| {
            let stage = match *number {
                number if number < args.due.min(args.games) => StoryStage::Due,
                number if number < args.games => StoryStage::Running,
                _ => StoryStage::Finished,
            };
            (*number, args.moves, stage, now)
        });
        let mut writes = JoinSet::new();
        for (number, moves, stage, now) in stories {
            let (store, pen) = (store.clone(), args.pen);
            writes.spawn(async move {
                let events = story::story(number, moves, stage, now);
                match pen {
                    Pen::Swift => at_once(&store, number, events).await,
                    Pen::True => one_by_one(&store, number, events).await,
                }
            });
        }
        while let Some(written) = writes.join_next().await {
            written.map_err(std::io::Error::from)??;
            bar.inc(1);
        }
    }
    bar.finish();
    Ok(())
}

/// Saves all `events` of the game number `number` in two transactions.
async fn at_once(store: &Store, number: u64, mut events: Vec<Event>) -> Result<(), AppendError> {
    // A new game cannot be over at once, so its last event comes separately.
    let last = events.pop();
    let game = create(store, events).await?;
    show(store, &game, number).await?;
    if let Some(event) = last {
        append(store, &game, event, Vec::new(), None).await?;
    }
    Ok(())
}

/// Saves each of `events` in a separate transaction, with the outbox messages that the bot would write and send.
async fn one_by_one(store: &Store, number: u64, events: Vec<Event>) -> Result<(), AppendError> {
    let mut events = events.into_iter();
    let mut game = create(store, events.by_ref().take(1).collect()).await?;
    for event in events {
        let revision = Revision::new(game.revision().get() + 1);
        let cause = Some(IdempotencyKey(u64::from(revision.get())));
        let channel = game.place().channel;
        let board = vec![BOARD.to(channel, revision)];
        game = append(store, &game, event, board, cause).await?;
        show(store, &game, number).await?;
        let mine = |queued: &OutboxMessage| queued.subject == game.id().into();
        for queued in store.queue().await?.into_iter().filter(mine) {
            store.delete_sent(&queued).await?;
        }
    }
    Ok(())
}

async fn create(store: &Store, events: Vec<Event>) -> Result<Game, AppendError> {
    let id = GameId::new(0);
    let game = Game::replay(id, events.clone()).map_err(|error| corrupt(id, error))?;
    store
        .create(events, Change::silent(&game), Origin::New)
        .await
}

async fn append(
    store: &Store,
    game: &Game,
    event: Event,
    queue: Vec<Envelope>,
    cause: Option<IdempotencyKey>,
) -> Result<Game, AppendError> {
    let mut after = game.clone();
    after
        .apply(event)
        .map_err(|error| corrupt(game.id(), error))?;
    let change = Change {
        queue,
        cause,
        ..Change::silent(&after)
    };
    store.append(game, after, change).await
}

fn corrupt(game: GameId, reason: impl std::fmt::Display) -> StoreError {
    StoreError::Corrupt {
        game,
        reason: reason.to_string(),
    }
}

/// Records a message with the newest board of `game`.
async fn show(store: &Store, game: &Game, number: u64) -> Result<(), StoreError> {
    let revision = game.revision();
    let board = BoardMessage {
        channel: story::channel(number),
        message: MessageId::new(story::channel(number).get() + u64::from(revision.get())),
        revision,
    };
    store
        .note_shown(game.id(), board, MessageRetention::Kept, &[])
        .await
}

/// The size of all files below `folder`, in bytes.
///
/// # Errors
///
/// The system's error if the files cannot be listed.
pub fn size(folder: &Path) -> std::io::Result<u64> {
    let mut sum = 0;
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        sum += if entry.file_type()?.is_dir() {
            size(&entry.path())?
        } else {
            entry.metadata()?.len()
        };
    }
    Ok(sum)
}
