//! Tournaments on disk: their rows, and the effect of a game's end.

use tengen::clock::Span;
use tengen::contest::{
    At, Contest, ContestId, EntryIndex, Format, Handicaps, Manner, NextRound, NoShow, Outcome,
    Phase, Proposal, Results, Setup, Side, System, TeamSize, Title,
};
use tengen::game::{Action, Actor, Draft, MessageId, PlayerId, Ruling, Terms, decide};
use tengen::rules::{Color, RuleSet, Size, Variant};
use tengen::store::{
    CONTEST_MESSAGE, CONTEST_NEWS, CONTEST_OVER, Change, ContestError, ContestNews, Envelope,
    IdempotencyKey, Store, Subject,
};

use super::fixture::exported;
use super::{
    CHANNEL, KURO, SHIRO, START, act, after, bare, forget, in_runtime, open, place, table,
    with_store, wrong,
};

const ONE: ContestId = ContestId::new(1);
/// The only board of the first round.
const FIRST: At = At {
    round: 1,
    table: 1,
    board: 1,
};

fn setup(system: System, rounds: u8) -> Setup {
    let rules = RuleSet::default_of(Variant::Go).rules;
    let draft = Draft::even(rules, Size::square(9).unwrap());
    Setup {
        title: Title::new("Autumn").unwrap(),
        format: Format::Single,
        system,
        rounds,
        terms: Terms::new(draft).unwrap(),
        handicaps: Handicaps::None,
        manner: Manner::Games,
        capacity: 500,
        entries_until: None,
        grace: Span::days(3),
        next_round: NextRound::ByHand,
    }
}

/// A tournament of kuro's in its first round, between kuro and shiro.
pub(super) async fn running(store: &Store) -> Contest {
    running_of(store, 1).await
}

/// The same with `rounds` rounds.
async fn running_of(store: &Store, rounds: u8) -> Contest {
    let setup = setup(System::Swiss, rounds);
    let contest = Contest::new(setup, KURO, place(CHANNEL), START);
    let cause = Some(IdempotencyKey(7));
    let made = store.create_contest(&contest, 1, cause).await.unwrap();
    assert_eq!(made, Some(ONE));
    let begun = store.change_contest(ONE, |contest, results| {
        contest.enter(KURO, Some("5k".parse().unwrap()), START, results)?;
        contest.enter(SHIRO, None, START, results)?;
        let version = contest.propose(0, results)?.version;
        contest.publish(version, START, results)?;
        Ok(Vec::new())
    });
    begun.await.unwrap().0
}

/// The same, with a game.
async fn with_game(store: &Store) -> tengen::game::Game {
    let contest = running(store).await;
    assert_eq!(contest.due(), Some(START));
    assert_eq!(store.contests_due(START).await.unwrap(), [ONE]);
    let events = table(store, "japanese", 9).await.events().to_vec();
    let begin = |events| store.begin_contest_game(ONE, FIRST, events, Change::default());
    let game = begin(events.clone()).await.unwrap();
    let again = begin(events).await;
    assert!(matches!(again, Err(ContestError::Refused(_))), "it has one");
    game
}

/// A tournament with as much as it can hold, and every message about it.
pub(super) async fn every_shape(store: &Store) {
    let _ = running_of(store, 2).await;
    let white = Outcome::Won(Color::White);
    let changed = store.change_contest(ONE, move |contest, results| {
        contest.report(FIRST, Color::Black, white, results)?;
        contest.report(FIRST, Color::White, Outcome::Void, results)?;
        contest.enter(PlayerId::new(13), None, START, results)?;
        contest.withdraw(PlayerId::new(13), START, results)?;
        contest.note(FIRST, Some(Outcome::BothLose), KURO)?;
        for late in [14, 15] {
            contest.enter(PlayerId::new(late), None, START, results)?;
        }
        contest.sit_out(PlayerId::new(14), START, results)?;
        contest.keep_apart(PlayerId::new(14), PlayerId::new(15), results)?;
        let absent = NoShow {
            board: FIRST,
            color: Color::Black,
            at: START,
        };
        let _out = contest.note_no_shows(1, &[absent], Some(START), START);
        contest.message = Some(MessageId::new(8));
        contest.proposal = Some(Proposal {
            version: 2,
            lot: 1,
            couples: vec![contest.rounds[0].pairs[0].couple],
            byes: Vec::new(),
        });
        let news = |news| CONTEST_NEWS.to(KURO, (ONE, (1, news)));
        let told = [
            ContestNews::Undelivered { table: 1 },
            ContestNews::MovedUp,
            ContestNews::Substituted,
            ContestNews::Asked { entry: 0 },
            ContestNews::Changed { entry: 0 },
            ContestNews::Dissolved { by: SHIRO },
            ContestNews::RoundOver,
            ContestNews::Absent,
            ContestNews::SitsOut,
            ContestNews::Plays,
            ContestNews::Removed,
        ];
        for told in told {
            let read = CONTEST_NEWS.read(&news(told));
            assert_eq!(read, Some((KURO, (ONE, (1, told)))));
        }
        Ok(told.map(news).to_vec())
    });
    changed.await.unwrap();
    for format in [Format::Pairs, Format::Teams(TeamSize::new(2).unwrap())] {
        sides(store, format).await;
    }
}

/// A tournament of sides, of which one is complete and one waits for an answer.
async fn sides(store: &Store, format: Format) {
    let setup = Setup {
        format,
        ..setup(System::McMahon, 1)
    };
    let contest = Contest::new(setup, SHIRO, place(CHANNEL), START);
    let made = store.create_contest(&contest, 9, None).await.unwrap();
    let entered = store.change_contest(made.unwrap(), move |contest, results| {
        for captain in [20, 30] {
            let others = [PlayerId::new(captain + 1)];
            let (captain, rank) = (PlayerId::new(captain), "5k".parse().ok());
            let side = Side::with_requests(captain, rank, &others, format);
            contest.form(side.expect("two are enough"), START, results)?;
        }
        contest.join(EntryIndex::new(0), PlayerId::new(21), None, START, results)?;
        Ok(Vec::new())
    });
    entered.await.unwrap();
}

async fn queued(store: &Store) -> Vec<Envelope> {
    let queue = store.queue().await.unwrap().into_iter();
    let of_contest = queue.filter(|queued| queued.subject == Subject::Contest(ONE));
    of_contest.map(|queued| queued.envelope).collect()
}

#[test]
fn it_is_there_after_a_restart_and_in_an_export() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let running = running(&store).await;
        let another = store.create_contest(&running, 1, None).await.unwrap();
        assert_eq!(another, None, "kuro has one that is not over");
        let export = exported(&store).await;
        store.close().await.unwrap();
        let store = open(folder.path());
        assert_eq!(store.contest(ONE).await.unwrap().unwrap().0, running);
        let club = place(CHANNEL).club.unwrap();
        assert_eq!(store.contests_in(club).await.unwrap(), [ONE]);
        let other = tempfile::tempdir().unwrap();
        let copy = open(other.path());
        copy.import(export.as_bytes()).await.unwrap();
        assert_eq!(copy.contest(ONE).await.unwrap().unwrap().0, running);
        assert_eq!(copy.contests_in(club).await.unwrap(), [ONE]);
        assert!(wrong(&copy).await.is_empty());
        let next = copy.create_contest(&running, 9, None).await.unwrap();
        assert_eq!(next, Some(ContestId::new(2)));
    });
}

/// The index from a game to its tournament is derived from the tournament, whose row precedes the game in an export.
#[test]
fn a_game_of_a_tournament_that_cannot_be_read_is_carried_along() {
    let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    in_runtime(async {
        let store = open(one.path());
        let game = with_game(&store).await;
        store.close().await.unwrap();
        let first = [game.id().get().to_be_bytes().as_slice(), &[0; 4]].concat();
        assert!(bare(one.path()).put("events", first, b"\x01\xff"));
        let text = exported(&open(one.path())).await;
        assert!(text.contains("\"unreadable\""), "{text}");
        let copy = open(other.path());
        copy.import(text.as_bytes()).await.unwrap();
        assert_eq!(exported(&copy).await, text);
        let contest = copy.contest_of(game.id()).await.unwrap();
        assert_eq!(contest.map(|contest| contest.organiser), Some(KURO));
    });
}

#[test]
fn the_end_of_a_game_shows_in_its_tournament_and_so_does_a_correction() {
    with_store(async |store| {
        let game = with_game(&store).await;
        for queued in store.queue().await.unwrap() {
            store.delete_sent(&queued).await.unwrap();
        }
        let _ = act(&store, &game, KURO, Action::Resign).await;
        let (contest, results) = store.contest(ONE).await.unwrap().unwrap();
        assert_eq!(results.get(1, 1), Some(Outcome::Won(Color::White)));
        assert_eq!(contest.phase(&results), Phase::Over);
        let told = queued(&store).await;
        let refreshed = CONTEST_MESSAGE.to(CHANNEL, ONE);
        let over = CONTEST_OVER.to(CHANNEL, ONE);
        assert_eq!(told, [refreshed, over], "nothing is left to be done");
        let noted = store.change_contest(ONE, |contest, _| {
            contest.note(FIRST, Some(Outcome::Jigo), SHIRO)?;
            Ok(Vec::new())
        });
        let (_, results) = noted.await.unwrap();
        assert_eq!(results.get(1, 1), Some(Outcome::Jigo));
        assert_eq!(
            queued(&store).await.len(),
            2,
            "one takes the place of another"
        );
        assert!(wrong(&store).await.is_empty());
    });
}

#[test]
fn the_organiser_is_told_of_a_round_that_another_one_follows_and_everybody_of_the_end() {
    with_store(async |store| {
        let _ = running_of(&store, 2).await;
        let round_over = CONTEST_NEWS.to(KURO, (ONE, (1, ContestNews::RoundOver)));
        let ended = CONTEST_OVER.to(CHANNEL, ONE);
        let noted = store.change_contest(ONE, |contest, _| {
            contest.note(FIRST, Some(Outcome::Jigo), KURO)?;
            Ok(Vec::new())
        });
        noted.await.unwrap();
        let told = queued(&store).await;
        assert!(told.contains(&round_over) && !told.contains(&ended));
        for queued in store.queue().await.unwrap() {
            store.delete_sent(&queued).await.unwrap();
        }
        let closed = store.change_contest(ONE, |contest, results| {
            contest.close(START, results)?;
            Ok(Vec::new())
        });
        closed.await.unwrap();
        let told = queued(&store).await;
        assert!(told.contains(&ended) && !told.contains(&round_over));
    });
}

#[test]
fn a_player_who_is_forgotten_is_named_in_no_tournament() {
    with_store(async |store| {
        let game = with_game(&store).await;
        let _ = act(&store, &game, KURO, Action::Resign).await;
        forget(&store, KURO).await;
        let (contest, results) = store.contest(ONE).await.unwrap().unwrap();
        assert!(contest.organiser.is_nobody());
        assert!(contest.entries[0].side.captain().is_nobody());
        assert_eq!(contest.entries[1].side.captain(), SHIRO);
        assert_eq!(results.get(1, 1), Some(Outcome::Won(Color::White)));
        assert!(wrong(&store).await.is_empty());
    });
}

#[test]
fn a_substitute_sits_at_the_board_and_in_the_tournament_or_nowhere() {
    with_store(async |store| {
        let game = with_game(&store).await;
        let (out, into) = (KURO, PlayerId::new(77));
        let ruling = Ruling::Reseat { out, into };
        let action = Action::Rule {
            ruling,
            reason: None,
        };
        let event = decide(&game, Actor::Moderator(SHIRO), action, START).unwrap();
        let reseated = after(&game, &[event]);
        let refused = store.change_contest_and_game(
            ONE,
            |contest, results| {
                contest.withdraw(PlayerId::new(99), START, results)?;
                Ok(Vec::new())
            },
            &game,
            reseated.clone(),
            Change::default(),
        );
        assert!(refused.await.is_err());
        let known = store.game(game.id()).await.unwrap().unwrap();
        assert_eq!(known, game, "neither has changed");
        let substitute = move |contest: &mut Contest, results: &Results| {
            contest.substitute(out, into, None, START, results)?;
            Ok(Vec::new())
        };
        let change = Change::default();
        let done = store.change_contest_and_game(ONE, substitute, &game, reseated.clone(), change);
        let done = done.await;
        assert!(done.unwrap().0.seat_of(into).is_some());
        let known = store.game(game.id()).await.unwrap().unwrap();
        assert_eq!(known, reseated);
        // A stale read is refused, and no change is partial.
        let before = store.contest(ONE).await.unwrap();
        let nothing = |_: &mut Contest, _: &Results| Ok(Vec::new());
        let stale = store.change_contest_and_game(ONE, nothing, &game, reseated, Change::default());
        assert_eq!(stale.await, Err(ContestError::MovedOn));
        assert_eq!(store.contest(ONE).await.unwrap(), before);
    });
}

#[test]
fn what_is_refused_changes_nothing() {
    with_store(async |store| {
        let before = running(&store).await;
        let refused = store.change_contest(ONE, |contest, results| {
            contest.withdraw(KURO, START, results)?;
            contest.withdraw(PlayerId::new(99), START, results)?;
            Ok(Vec::new())
        });
        let refused = refused.await;
        assert!(
            matches!(refused, Err(ContestError::Refused(_))),
            "{refused:?}"
        );
        assert_eq!(store.contest(ONE).await.unwrap().unwrap().0, before);
        let missing = store.change_contest(ContestId::new(9), |_, _| Ok(Vec::new()));
        assert_eq!(missing.await, Err(ContestError::Missing));
    });
}
