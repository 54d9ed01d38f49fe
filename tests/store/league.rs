//! Leagues on disk: their rows, and the effects of a game's end and of later rulings.

use tengen::clock::Span;
use tengen::game::{Action, Actor, ClubId, Game, GameId, MessageId, PlayerId, Ruling, decide};
use tengen::league::{End, Format, League, NotJoined, NotStarted, Refusal, Side};
use tengen::store::{
    Change, Creation, IdempotencyKey, LEAGUE, LEAGUE_MESSAGE, LeagueError, NewGame, Store, Subject,
};

use super::activity::{is_kept, naming};
use super::fixture::Fixture;
use super::{CHANNEL, KURO, SHIRO, START, act, append, forget, table, with_store};

const AKA: PlayerId = PlayerId::new(13);
const CLUB: ClubId = ClubId::new(1);

/// Kuro, shiro and aka play in a league, in this order.
async fn playing(store: &Store) -> Game {
    let game = table(store, "japanese", 9).await;
    let new = League::new(CLUB, *game.terms(), Format::default());
    let made = store.create_activity(CHANNEL, new.clone(), 1).await;
    assert_eq!(made.unwrap(), Creation::New);
    let taken = store.create_activity(CHANNEL, new, 1).await.unwrap();
    assert_eq!(taken, Creation::Taken);
    let begun = store.change_activity::<League>(CHANNEL, |league| {
        for player in [KURO, SHIRO, AKA] {
            league.join(player)?;
        }
        league.start(START, |_| ())?;
        Ok(Vec::new())
    });
    begun.await.unwrap();
    game
}

/// A game of the league, which begins as `game` has.
async fn begin(
    store: &Store,
    game: &Game,
    pair: (PlayerId, PlayerId),
) -> Result<Game, LeagueError> {
    let change = Change {
        cause: Some(IdempotencyKey(7)),
        ..Change::default()
    };
    let new = NewGame {
        events: game.events().to_vec(),
        change,
    };
    let begun = store.begin_in_league(CHANNEL, pair.0, pair.1, Vec::new(), new, START);
    begun.await
}

/// A game of the league between shiro and kuro.
async fn start_game(store: &Store) -> Game {
    let game = playing(store).await;
    begin(store, &game, (SHIRO, KURO)).await.unwrap()
}

/// The rows of [`league`].
const SHAPE: Fixture = Fixture {
    name: "league",
    trees: &["meta", "counters", "leagues", "outbox"],
};

/// A league with every field filled, and its outbox messages.
async fn league(store: &Store) {
    let game = start_game(store).await;
    act(store, &game, KURO, Action::Resign).await;
    let filled = store.change_activity::<League>(CHANNEL, move |league| {
        league.message = Some(MessageId::new(8));
        league.resigning = vec![(SHIRO, game.id())];
        let ends = [
            End::RanOut(Side::First),
            End::Draw,
            End::BothLose,
            End::Void,
        ];
        for (number, end) in (70..).zip(ends) {
            league.add_game(GameId::new(number), AKA, KURO);
            league.end_game(GameId::new(number), end);
        }
        league.resigning = vec![(SHIRO, game.id())];
        league.add_game(GameId::new(77), AKA, KURO);
        // A second season is over, too, and a third one starts automatically.
        league.set_pause(Some(7), START);
        for _ in 0..2 {
            league.close(START, &[])?;
        }
        league.start(START, |_| ())?;
        league.close(START, &[])?;
        Ok(Vec::new())
    });
    filled.await.unwrap();
}

async fn stored(store: &Store) -> League {
    store.activity::<League>(CHANNEL).await.unwrap().unwrap()
}

#[test]
fn version_one_is_written_as_ever() {
    SHAPE.is_written_by(league);
}

#[test]
fn a_league_is_there_after_a_restart_and_in_an_export() {
    is_kept::<League>(league);
}

#[test]
fn the_end_of_a_game_counts_in_its_transaction() {
    with_store(async |store| {
        let game = start_game(&store).await;
        let due = START.after(Span::days(83));
        assert_eq!(
            store.activities_due::<League>(due).await.unwrap(),
            [CHANNEL],
            "it ends"
        );
        act(&store, &game, KURO, Action::Resign).await;
        let after = stored(&store).await;
        let season = after.season().unwrap();
        let table: Vec<_> = season.table(0).iter().map(|row| row.player).collect();
        assert_eq!(table, [SHIRO, KURO, AKA]);
        let queue = store.queue().await.unwrap().into_iter();
        let shown = queue.filter(|queued| queued.subject == Subject::Channel(CHANNEL));
        let shown: Vec<_> = shown.map(|queued| queued.envelope).collect();
        assert_eq!(shown, [LEAGUE_MESSAGE.to(CHANNEL, ())], "once");
        let outdated = LeagueError::from(NotStarted::Outdated);
        let refused = outdated.clone();
        let other = store.end_activity::<League>(CHANNEL, move |_| Err(refused.clone()));
        assert_eq!(other.await, Err(outdated));
        assert_eq!(stored(&store).await, after, "another one was meant");
        let ended = store
            .end_activity::<League>(CHANNEL, |_| Ok(()))
            .await
            .unwrap();
        assert_eq!(ended, after);
        let gone = store.end_activity::<League>(CHANNEL, |_| Ok(())).await;
        assert_eq!(gone, Err(LeagueError::Missing));
        assert_eq!(naming::<League>(&store, AKA).await, []);
    });
}

#[test]
fn a_game_whose_seats_others_have_taken_counts_for_nothing_and_can_be_played_again() {
    with_store(async |store| {
        let mut game = start_game(&store).await;
        let others = [PlayerId::new(21), PlayerId::new(22)];
        for (out, into) in [KURO, SHIRO].into_iter().zip(others) {
            let ruling = Ruling::Reseat { out, into };
            let rule = Action::Rule {
                ruling,
                reason: None,
            };
            let now = game.events().last().unwrap().at;
            let ruled = decide(&game, Actor::Moderator(AKA), rule, now).unwrap();
            game = append(&store, &game, ruled).await.unwrap();
        }
        act(&store, &game, others[0], Action::Resign).await;
        let after = stored(&store).await;
        let one = after.season().unwrap().game(game.id()).unwrap();
        assert_eq!(one.end, Some(End::Void));
        assert_eq!(after.may_play(KURO, SHIRO, |_| false, START), Ok(()));
    });
}

#[test]
fn a_player_who_is_forgotten_is_in_none_and_nameless_in_the_table() {
    with_store(async |store| {
        let game = start_game(&store).await;
        act(&store, &game, KURO, Action::Resign).await;
        forget(&store, SHIRO).await;
        let after = stored(&store).await;
        assert!(!after.names().any(|player| player == SHIRO));
        let first = after.season().unwrap().table(0)[0];
        assert!(first.player.is_nobody() && first.halves == 3);
        assert_eq!(naming::<League>(&store, SHIRO).await, []);
    });
}

#[test]
fn a_player_who_is_a_member_does_not_join_again_and_nothing_is_written() {
    with_store(async |store| {
        playing(&store).await;
        let before = stored(&store).await;
        let again = store.change_activity::<League>(CHANNEL, |league| {
            league.leave(AKA);
            league.join(SHIRO)?;
            Ok(Vec::new())
        });
        let there = NotJoined::AlreadyThere;
        assert_eq!(again.await, Err(there.into()));
        assert_eq!(stored(&store).await, before);
    });
}

#[test]
fn what_is_refused_and_what_comes_twice_makes_no_game() {
    with_store(async |store| {
        let game = start_game(&store).await;
        let noted = store.property(LEAGUE, game.id()).await.unwrap();
        assert_eq!(noted, Some(CHANNEL));
        let before = stored(&store).await;
        let playing = begin(&store, &game, (KURO, SHIRO)).await;
        assert_eq!(playing, Err(Refusal::Playing.into()));
        let repeated = begin(&store, &game, (AKA, SHIRO)).await;
        assert_eq!(repeated, Err(LeagueError::Repeated));
        assert_eq!(stored(&store).await, before);
    });
}
