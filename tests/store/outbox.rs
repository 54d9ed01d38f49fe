//! Outbox messages and due times.

use tengen::clock::{Span, Timestamp};
use tengen::game::{
    Action, Actor, ChannelId, ClubId, Draft, Event, Game, GameId, Invitation, MessageId, Place,
    PlayerId, Proposal, Revision, Terms, decide, offer,
};
use tengen::rules::{Color, Move, Rank, RankRange, RuleSet, Size};
use tengen::store::{
    AppendError, BOARD, BoardMessage, CARD, Change, DELETE, Envelope, IdempotencyKey,
    MessageRetention, NEW_SUMMARY, Origin, OutboxKind, Partition, Property, STRIP, Source, Store,
};

use super::{
    CHANNEL, KURO, SHIRO, START, act, after, append, challenge, create, in_runtime, open, place,
    table, with_store,
};
use crate::support::board::at;
use tengen::bot::games::outbox::{MOVED, MOVED_FOR, REMINDER, THREAD};
use tengen::bot::games::seats::SEATS;

fn board(revision: u32) -> Envelope {
    BOARD.to(CHANNEL, Revision::new(revision))
}

fn strip(message: u64) -> Envelope {
    STRIP.to(CHANNEL, MessageId::new(message))
}

fn board_message(message: u64, revision: u32) -> BoardMessage {
    BoardMessage {
        channel: CHANNEL,
        message: MessageId::new(message),
        revision: Revision::new(revision),
    }
}

fn moved(game: &Game, point: &str) -> Event {
    let player = match game.position().to_move() {
        Color::Black => KURO,
        Color::White => SHIRO,
    };
    let now = game.events().last().unwrap().at.after(Span::seconds(1));
    let action = Action::Move(Move::Play(at(point)));
    decide(game, Actor::Player(player), action, now).unwrap()
}

/// A move with the outbox message of its board.
async fn play(store: &Store, game: &Game, point: &str) -> Game {
    let event = moved(game, point);
    let after = after(game, &[event]);
    let change = Change {
        queue: vec![board(after.revision().get())],
        ..Change::silent(&after)
    };
    store.append(game, after, change).await.unwrap()
}

async fn payloads(store: &Store) -> Vec<(u64, Envelope)> {
    let queue = store.queue().await.unwrap();
    queue
        .into_iter()
        .map(|queued| (queued.subject.game().unwrap().get(), queued.envelope))
        .collect()
}

#[test]
fn a_message_is_kept_with_its_cause_and_is_there_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let one = table(&store, "territory", 9).await;
        let other = table(&store, "gomoku", 15).await;
        play(&store, &other, "H8").await;
        play(&store, &one, "D4").await;
        let written = [(2, board(3)), (1, board(3))];
        assert_eq!(payloads(&store).await, written);
        let queue = store.queue().await.unwrap();
        assert!(queue.iter().all(|queued| queued.source == Source::Present));
        store.close().await.unwrap();
        let store = open(folder.path());
        let queue = store.queue().await.unwrap();
        assert!(queue.iter().all(|queued| queued.source == Source::Past));
        // In the order in which they were written, and new ones after them.
        let third = table(&store, "go-bang", 19).await;
        play(&store, &third, "A1").await;
        assert_eq!(
            payloads(&store).await,
            [(2, board(3)), (1, board(3)), (3, board(3))]
        );
        let newest = store.queue().await.unwrap().remove(2);
        assert_eq!(newest.source, Source::Present);
        store.delete_sent(&newest).await.unwrap();
        assert!(!store.is_waiting(&newest).await.unwrap());
        assert_eq!(payloads(&store).await, written);
    });
}

/// Moves of a game to other channels, and the outbox messages about them.
pub(super) async fn places(store: &Store) {
    let mut game = table(store, "gomoku", 15).await;
    for (channel, club) in [(102, Some(ClubId::new(2))), (103, None)] {
        let channel = ChannelId::new(channel);
        let place = Place { club, channel };
        let there = Action::Propose(Proposal::GoOnIn { place });
        game = act(store, &game, KURO, there).await;
        game = act(store, &game, SHIRO, Action::Consent).await;
    }
    let go = RuleSet::from_name("japanese").unwrap().rules;
    let terms = Terms::new(Draft::even(go, Size::square(9).unwrap())).unwrap();
    let ranked = Invitation::Ranked(RankRange::between(Rank::WEAKEST, Rank::SHODAN));
    let event = offer(KURO, ranked, terms, place(CHANNEL), START).unwrap();
    create(store, event).await;
    for queued in [
        MOVED.to(CHANNEL, ()),
        MOVED_FOR.to(SHIRO, ()),
        SEATS.to(CHANNEL, ClubId::new(1)),
        SAID.to((SHIRO, CHANNEL), (2, "so".to_owned())),
    ] {
        store.write(game.id(), queued).await.unwrap();
    }
}

/// An unknown kind of outbox message.
const SAID: OutboxKind<(PlayerId, ChannelId), (u16, String)> =
    OutboxKind::new("said", |(_, channel)| Partition::Channel(channel)).durable();

#[test]
fn a_message_of_each_kind_is_read_as_it_was_written() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let game = challenge(&store, "gomoku", 15).await.id();
        let said = SAID.to((SHIRO, CHANNEL), (2, "so".to_owned()));
        for queued in [board(3), NEW_SUMMARY.to(SHIRO, ()), said] {
            store.write(game, queued).await.unwrap();
        }
        store.close().await.unwrap();
        let queue = payloads(&open(folder.path())).await;
        let [(_, board), (_, summary), (_, said)] = &queue[..] else {
            panic!("{queue:?}");
        };
        assert_eq!(BOARD.read(board), Some((CHANNEL, Revision::new(3))));
        assert_eq!(NEW_SUMMARY.read(summary), Some((SHIRO, ())));
        let words = (2, "so".to_owned());
        assert_eq!(SAID.read(said), Some(((SHIRO, CHANNEL), words)));
        assert_eq!(BOARD.read(said), None);
        let other: OutboxKind<ChannelId, Revision> = OutboxKind::new("said", Partition::Channel);
        assert_eq!(other.read(said), None, "the same name with another body");
    });
}

#[test]
fn a_refused_change_leaves_no_message() {
    with_store(async |store| {
        let seen = table(&store, "territory", 9).await;
        append(&store, &seen, moved(&seen, "D4")).await.unwrap();
        let late = after(&seen, &[moved(&seen, "E5")]);
        let change = Change {
            queue: vec![board(3)],
            ..Change::silent(&late)
        };
        let refused = store.append(&seen, late, change).await;
        assert!(matches!(refused, Err(AppendError::Stale { .. })));
        assert_eq!(payloads(&store).await, []);
    });
}

#[test]
fn properties_are_written_with_a_change_or_not_at_all() {
    with_store(async |store| {
        let seen = table(&store, "territory", 9).await;
        let reminded: Property<_, i64> = Property::new("reminded");
        let noting = |value: i64| Change {
            properties: vec![reminded.assign(seen.id(), &value)],
            ..Change::default()
        };
        let noted = store.append(&seen, seen.clone(), noting(7)).await;
        assert_eq!(noted, Ok(seen.clone()));
        append(&store, &seen, moved(&seen, "D4")).await.unwrap();
        let refused = store.append(&seen, seen.clone(), noting(8)).await;
        assert!(matches!(refused, Err(AppendError::Stale { .. })));
        assert_eq!(store.property(reminded, seen.id()).await, Ok(Some(7)));
    });
}

#[test]
fn a_newer_board_takes_the_place_of_older_ones_and_of_notices() {
    with_store(async |store| {
        let game = table(&store, "territory", 9).await;
        let game = play(&store, &game, "D4").await;
        let reminder = REMINDER.to(SHIRO, game.revision());
        store.write(game.id(), reminder).await.unwrap();
        store.write(game.id(), strip(70)).await.unwrap();
        play(&store, &game, "E5").await;
        assert_eq!(payloads(&store).await, [(1, strip(70)), (1, board(4))]);
    });
}

#[test]
fn a_board_that_stands_answers_its_message_and_the_one_before_loses_its_buttons() {
    with_store(async |store| {
        let game = play(&store, &table(&store, "territory", 9).await, "D4").await;
        let id = game.id();
        store
            .note_shown(id, board_message(70, 3), MessageRetention::Kept, &[])
            .await
            .unwrap();
        assert_eq!(payloads(&store).await, []);
        play(&store, &game, "E5").await;
        store
            .note_shown(id, board_message(71, 4), MessageRetention::Kept, &[])
            .await
            .unwrap();
        assert_eq!(payloads(&store).await, [(1, strip(70))]);
        // The same message again, with nothing before it.
        store
            .note_shown(id, board_message(71, 4), MessageRetention::Kept, &[])
            .await
            .unwrap();
        assert_eq!(payloads(&store).await, [(1, strip(70))]);
        // A message that was overtaken on its way loses its buttons.
        store
            .note_shown(id, board_message(69, 3), MessageRetention::Kept, &[])
            .await
            .unwrap();
        assert_eq!(payloads(&store).await, [(1, strip(70)), (1, strip(69))]);
        let newest = store.board_message(id).await.unwrap();
        assert_eq!(newest, Some(board_message(71, 4)));
    });
}

#[test]
fn an_overtaken_board_answers_no_message_of_a_newer_one() {
    with_store(async |store| {
        let game = play(&store, &table(&store, "territory", 9).await, "D4").await;
        let game = play(&store, &game, "E5").await;
        store
            .note_shown(game.id(), board_message(70, 3), MessageRetention::Kept, &[])
            .await
            .unwrap();
        assert_eq!(payloads(&store).await, [(1, board(4))]);
    });
}

#[test]
fn where_only_the_last_two_stay_the_one_before_goes_away() {
    with_store(async |store| {
        let id = table(&store, "territory", 9).await.id();
        for (message, revision) in [(70, 3), (71, 4), (72, 5)] {
            let board = board_message(message, revision);
            store
                .note_shown(id, board, MessageRetention::LastKept, &[])
                .await
                .unwrap();
        }
        let delete = DELETE.to(CHANNEL, MessageId::new(70));
        assert_eq!(
            payloads(&store).await,
            [(1, strip(70)), (1, strip(71)), (1, delete)]
        );
    });
}

#[test]
fn a_card_that_shows_its_outcome_is_not_stripped_any_more() {
    with_store(async |store| {
        let game = challenge(&store, "territory", 9).await;
        store
            .note_shown(game.id(), board_message(70, 1), MessageRetention::Kept, &[])
            .await
            .unwrap();
        let accept = Action::Accept {
            stronger: None,
            toss: Color::Black,
        };
        let event = decide(&game, Actor::Player(SHIRO), accept, START).unwrap();
        let card = CARD.to(CHANNEL, MessageId::new(70));
        let after = after(&game, &[event]);
        let change = Change {
            queue: vec![card, board(2)],
            ..Change::silent(&after)
        };
        store.append(&game, after, change).await.unwrap();
        store.delete_cards(game.id()).await.unwrap();
        assert_eq!(payloads(&store).await, [(1, board(2))]);
        store
            .note_shown(game.id(), board_message(71, 2), MessageRetention::Kept, &[])
            .await
            .unwrap();
        assert_eq!(payloads(&store).await, []);
    });
}

#[test]
fn the_same_cause_changes_a_game_once_even_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let game = table(&store, "territory", 9).await;
        let play = async |store: &Store, game: &Game, point: &str, cause: u64| {
            let after = after(game, &[moved(game, point)]);
            let change = Change {
                cause: Some(IdempotencyKey(cause)),
                ..Change::silent(&after)
            };
            store.append(game, after, change).await
        };
        let game = play(&store, &game, "D4", 7).await.unwrap();
        let game = play(&store, &game, "E5", 8).await.unwrap();
        store.close().await.unwrap();
        let store = open(folder.path());
        let again = play(&store, &game, "F6", 7).await;
        assert_eq!(again.unwrap_err(), AppendError::Repeated);
        play(&store, &game, "F6", 9).await.unwrap();
        let offered = game.events()[0].clone();
        let offer = Game::begin(GameId::new(0), offered.clone()).unwrap();
        let change = Change {
            cause: Some(IdempotencyKey(10)),
            ..Change::silent(&offer)
        };
        let event = || vec![offered.clone()];
        let created = store.create(event(), change.clone(), Origin::New);
        created.await.unwrap();
        let again = store.create(event(), change, Origin::New).await;
        assert_eq!(again.unwrap_err(), AppendError::Repeated);
        assert_eq!(store.game(GameId::new(3)).await.unwrap(), None);
    });
}

#[test]
fn a_rematch_is_known_by_the_game_it_came_from() {
    with_store(async |store| {
        let game = table(&store, "territory", 9).await;
        assert_eq!(store.rematch_of(game.id()).await.unwrap(), None);
        let offered = game.events()[0].clone();
        let offer = Game::begin(GameId::new(0), offered.clone()).unwrap();
        let change = Change::silent(&offer);
        let origin = Origin::Rematch(game.id());
        let rematch = store.create(vec![offered], change, origin).await.unwrap();
        assert_eq!(
            store.rematch_of(game.id()).await.unwrap(),
            Some(rematch.id())
        );
    });
}

async fn due(store: &Store, days: i64) -> Vec<(Timestamp, u64)> {
    let due = store.due(START.after(Span::days(days)), 10).await.unwrap();
    due.into_iter().map(|(at, id)| (at, id.get())).collect()
}

/// Sets the alarm of `game`, and changes nothing else.
async fn set_alarm(store: &Store, game: &Game, alarm: Option<Timestamp>) {
    let change = Change {
        alarm,
        ..Change::default()
    };
    store.append(game, game.clone(), change).await.unwrap();
}

#[test]
fn an_alarm_moves_with_a_change_or_without_one() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let game = challenge(&store, "territory", 9).await;
        let day = |days| START.after(Span::days(days));
        assert_eq!(due(&store, 30).await, [(day(7), 1)]);
        set_alarm(&store, &game, Some(day(2))).await;
        assert_eq!(due(&store, 30).await, [(day(2), 1)]);
        assert_eq!(store.alarm(&game).await.unwrap(), Some(day(2)));
        let game = act(
            &store,
            &game,
            SHIRO,
            Action::Accept {
                stronger: None,
                toss: Color::Black,
            },
        )
        .await;
        assert_eq!(due(&store, 30).await, []);
        let after = after(&game, &[moved(&game, "D4")]);
        let change = Change {
            alarm: Some(day(5)),
            ..Change::default()
        };
        let game = store.append(&game, after, change).await.unwrap();
        store.close().await.unwrap();
        let store = open(folder.path());
        assert_eq!(due(&store, 30).await, [(day(5), 1)]);
        set_alarm(&store, &game, None).await;
        assert_eq!(due(&store, 30).await, []);
        assert_eq!(store.alarm(&game).await.unwrap(), None);
    });
}

#[test]
fn messages_alarms_and_outages_are_exported() {
    with_store(async |store| {
        let other = tempfile::tempdir().unwrap();
        let game = play(&store, &table(&store, "territory", 9).await, "D4").await;
        let alarm = Some(START.after(Span::days(3)));
        set_alarm(&store, &game, alarm).await;
        // A game with another due time of its own.
        let offered = challenge(&store, "gomoku", 15).await;
        set_alarm(&store, &offered, Some(START.after(Span::days(2)))).await;
        for payload in [
            CARD.to(CHANNEL, MessageId::new(70)),
            strip(71),
            DELETE.to(CHANNEL, MessageId::new(72)),
            THREAD.to(ChannelId::new(9), MessageId::new(73)),
            REMINDER.to(SHIRO, Revision::new(3)),
        ] {
            store.write(game.id(), payload).await.unwrap();
        }
        store.beat(START).await.unwrap();
        store.beat(START.after(Span::hours(5))).await.unwrap();
        let mut text = Vec::new();
        store.export(&mut text).await.unwrap();
        let copy = open(other.path());
        copy.import(&*text).await.unwrap();
        let mut again = Vec::new();
        copy.export(&mut again).await.unwrap();
        assert_eq!(
            String::from_utf8(again).unwrap(),
            String::from_utf8(text).unwrap()
        );
        assert_eq!(payloads(&copy).await, payloads(&store).await);
        assert_eq!(
            copy.outages().await.unwrap(),
            store.outages().await.unwrap()
        );
        assert_eq!(copy.alarm(&game).await.unwrap(), alarm);
        assert_eq!(due(&copy, 30).await, due(&store, 30).await);
        copy.write(game.id(), strip(74)).await.unwrap();
        assert_eq!(payloads(&copy).await.last(), Some(&(1, strip(74))));
    });
}
