//! Club evenings on disk: their rows, and forgotten members.

use tengen::clock::Span;
use tengen::evening::{
    Evening, Every, Full, Guest, Met, Rhythm, Room, ScheduledId, Score, Table, Wish,
};
use tengen::game::{ChannelId, ClubId, Hour, MessageId, PlayerId, Weekday};
use tengen::rules::{ByColor, Color};
use tengen::store::{
    Creation, DELETE, EVENING_MESSAGE, EVENING_UNSCHEDULED, Envelope, EveningError, STRIP, Store,
    Subject,
};

use super::activity::{is_kept, naming};
use super::fixture::Fixture;
use super::{CHANNEL, KURO, SHIRO, START, forget, with_store};

const AKA: PlayerId = PlayerId::new(13);
const CLUB: ClubId = ClubId::new(1);
const EVENT: ScheduledId = ScheduledId::new(9);

/// The outbox message that deletes the evening's event.
fn unscheduled() -> Envelope {
    EVENING_UNSCHEDULED.to(CHANNEL, (CLUB, EVENT))
}

const FIXTURE: Fixture = Fixture {
    name: "evening",
    trees: &["meta", "counters", "evenings", "outbox"],
};

fn new() -> Evening {
    let rhythm = Rhythm {
        every: Every::SecondWeek,
        weekday: Weekday::Tuesday,
        hour: Hour::ALL[19],
        minute: 30,
    };
    let begins = START.after(Span::days(3));
    Evening::new(CLUB, rhythm, "The Swan".to_owned(), 3, begins, START)
}

fn table(black: PlayerId, white: PlayerId, score: Option<Score>) -> Table {
    Table {
        players: ByColor { black, white },
        steps: Some(3),
        teaches: Some(Color::White),
        score,
    }
}

/// An evening with every field filled, and its outbox messages.
async fn evening(store: &Store) {
    let mut evening = new();
    evening.scheduled = Some(EVENT);
    evening.room = Some(Room::Stage {
        channel: ChannelId::new(10),
    });
    for (who, wish) in [(KURO, Wish::Learn), (SHIRO, Wish::Teach), (AKA, Wish::Game)] {
        evening.add_guest(who).unwrap();
        evening.set_wish(who, wish);
    }
    evening.pair(&[table(KURO, SHIRO, None)], &[AKA]);
    evening.enter(KURO, SHIRO, Score::Draw);
    let closes = evening.closes();
    evening.close(evening.begins.after(Span::days(14)), closes);
    evening.guests = vec![Guest {
        who: KURO,
        wish: Wish::Learn,
    }];
    evening.tables = vec![
        table(KURO, SHIRO, None),
        table(KURO, AKA, Some(Score::Black)),
        table(AKA, SHIRO, Some(Score::White)),
    ];
    evening.message = Some(MessageId::new(8));
    let made = store.create_activity(CHANNEL, evening, 1).await;
    assert_eq!(made.unwrap(), Creation::New);
    for queued in [EVENING_MESSAGE.to(CHANNEL, ()), unscheduled()] {
        let there = Subject::Channel(CHANNEL);
        store.write(there, queued).await.unwrap();
    }
}

async fn stored(store: &Store) -> Evening {
    store.activity::<Evening>(CHANNEL).await.unwrap().unwrap()
}

/// The outbox messages of the evening.
async fn queued(store: &Store) -> Vec<Envelope> {
    let queue = store.queue().await.unwrap().into_iter();
    let queue = queue.filter(|queued| queued.subject == Subject::Channel(CHANNEL));
    queue.map(|queued| queued.envelope).collect()
}

#[test]
fn version_one_is_written_and_read_as_ever() {
    FIXTURE.is_written_by(evening);
    FIXTURE.is_read();
}

#[test]
fn an_evening_is_there_after_a_restart_and_in_an_export() {
    is_kept::<Evening>(evening);
}

#[test]
fn it_is_due_a_day_before_it_begins_and_once_announced_hours_after_its_end() {
    with_store(async |store| {
        store.create_activity(CHANNEL, new(), 1).await.unwrap();
        let due = async |hours| {
            let at = START.after(Span::hours(hours));
            !store
                .activities_due::<Evening>(at)
                .await
                .unwrap()
                .is_empty()
        };
        assert!(!due(47).await);
        assert!(due(48).await);
        let announced = store.do_in_activity::<Evening, _>(CHANNEL, |evening| {
            evening.is_announced = true;
            Ok(((), Vec::new()))
        });
        announced.await.unwrap();
        assert!(!due(72 + 3 + 5).await);
        assert!(due(72 + 3 + 6).await);
    });
}

#[test]
fn the_message_and_the_event_go_when_evenings_end() {
    with_store(async |store| {
        evening(&store).await;
        let (channel, message) = (CHANNEL, MessageId::new(8));
        store
            .end_activity::<Evening>(CHANNEL, |_| Ok(()))
            .await
            .unwrap();
        let queue = queued(&store).await;
        assert!(queue.contains(&STRIP.to(channel, message)), "{queue:?}");
        assert!(queue.contains(&unscheduled()), "{queue:?}");
        assert_eq!(
            store.end_activity::<Evening>(CHANNEL, |_| Ok(())).await,
            Err(EveningError::Missing)
        );
        assert_eq!(naming::<Evening>(&store, KURO).await, []);
    });
}

#[test]
fn a_message_that_shows_what_has_been_skipped_goes_and_so_does_the_event_of_what_has_ended() {
    with_store(async |store| {
        store.create_activity(CHANNEL, new(), 1).await.unwrap();
        let (channel, message) = (CHANNEL, MessageId::new(88));
        let earlier = START.after(Span::days(1));
        let is_meant = move |one: &Evening| one.begins == earlier;
        let stands = store.set_activity_message(CHANNEL, message, is_meant);
        stands.await.unwrap();
        assert_eq!(stored(&store).await.message, None);
        let gone = DELETE.to(channel, message);
        assert!(queued(&store).await.contains(&gone));
        let is_meant = |one: &Evening| one.begins == new().begins;
        let stands = store.set_activity_message(CHANNEL, message, is_meant);
        stands.await.unwrap();
        assert_eq!(stored(&store).await.message, Some(message));
        store
            .end_activity::<Evening>(CHANNEL, |_| Ok(()))
            .await
            .unwrap();
        let late = store.note_scheduled_evening(CHANNEL, new(), EVENT);
        late.await.unwrap();
        let gone = unscheduled();
        assert!(queued(&store).await.contains(&gone));
    });
}

#[test]
fn a_player_who_is_forgotten_is_on_no_list_and_nameless_at_the_tables() {
    with_store(async |store| {
        evening(&store).await;
        forget(&store, KURO).await;
        let after = stored(&store).await;
        assert!(!after.names().any(|player| player == KURO));
        // The unfinished game is removed.
        assert_eq!(after.tables.len(), 2);
        assert!(after.tables[0].players.black.is_nobody());
        assert!(after.guests.is_empty());
        assert_eq!(after.met, Vec::<Met>::new());
        assert_eq!(after.held[0].came, [SHIRO, AKA]);
        assert_eq!(naming::<Evening>(&store, KURO).await, []);
    });
}

#[test]
fn nothing_is_written_where_the_list_is_full() {
    with_store(async |store| {
        store.create_activity(CHANNEL, new(), 1).await.unwrap();
        let full = store.do_in_activity::<Evening, _>(CHANNEL, |evening| {
            for who in 1..=200 {
                evening.add_guest(PlayerId::new(who))?;
            }
            // Again, for a guest.
            evening.add_guest(PlayerId::new(7))?;
            evening.add_guest(PlayerId::new(201))?;
            Ok(((), Vec::new()))
        });
        assert_eq!(full.await, Err(EveningError::Refused(Full)));
        assert!(stored(&store).await.guests.is_empty());
    });
}
