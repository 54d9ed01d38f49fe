//! Puzzles on disk: questions, attempts, and closing times.

use tengen::clock::Span;
use tengen::game::{ChannelId, MessageId};
use tengen::puzzle::{
    Level, Puzzle, RulePuzzle, RuleTopic, Study, Symmetry, Topic, bundled_problems,
};
use tengen::rules::Chance;
use tengen::store::{
    AppendError, Attempt, AttemptStage, IdempotencyKey, ImportError, PUZZLE_MESSAGE, Posted,
    PuzzleAction, PuzzleId, Store, Tally,
};

use super::fixture::{counted, counted_with, exported};
use super::{CHANNEL, KURO, SHIRO, START, forget, in_runtime, open, place, with_store};

const ONE: PuzzleId = PuzzleId::new(1);

fn puzzle(topic: RuleTopic, seed: u64) -> RulePuzzle {
    let mut chance = Chance::new(seed);
    let mut made = (0..9).map(|_| RulePuzzle::generate(topic, Level::ALL[0], &mut chance));
    made.find_map(|made| made).unwrap()
}

fn posted(topic: RuleTopic) -> Posted {
    of(Puzzle::Rule(puzzle(topic, 7)))
}

fn of(puzzle: Puzzle) -> Posted {
    Posted {
        puzzle,
        level: Level::ALL[0],
        by: Some(KURO),
        place: place(CHANNEL),
        at: START,
        closes: START.after(Span::days(1)),
        closed: None,
        message: None,
        poster_knows: false,
    }
}

async fn post(store: &Store) -> PuzzleId {
    let posted = posted(RuleTopic::Liberties);
    store.post_puzzle(&posted, None).await.unwrap()
}

/// Stores an action of shiro's on the first puzzle, caused by interaction `cause`.
async fn shiro(store: &Store, action: PuzzleAction, cause: u64) -> Option<Attempt> {
    let noted = store.note_try(ONE, SHIRO, action, START, IdempotencyKey(cause));
    noted.await.unwrap()
}

fn attempt(tries: u32, stage: AttemptStage) -> Option<Attempt> {
    Some(Attempt {
        since: START,
        tries,
        stage,
    })
}

#[test]
fn puzzles_about_every_topic_are_there_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let all: Vec<_> = RuleTopic::ALL.into_iter().map(posted).collect();
        for (posted, number) in all.iter().zip(1..) {
            let id = store.post_puzzle(posted, None).await.unwrap();
            assert_eq!(id, PuzzleId::new(number));
        }
        store.close().await.unwrap();
        let store = open(folder.path());
        for (posted, number) in all.iter().zip(1..) {
            assert_eq!(
                store.puzzle(PuzzleId::new(number)).await.unwrap().as_ref(),
                Some(posted)
            );
        }
        assert_eq!(store.puzzle(PuzzleId::new(99)).await, Ok(None));
    });
}

/// Comments of the author, which the rules do not check.
const STUDY: &str = "(;GM[1]SZ[9]CA[UTF-8]AB[dd]AW[ee]C[Tö\\]te *alles*](;B[fe]TE[1]C[so])(;B[ef];W[de]C[CA[GBK\\] zu spät]))";

fn study() -> Study {
    Study::read(STUDY.as_bytes()).unwrap()
}

#[test]
fn problems_and_studies_are_there_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let problems = bundled_problems();
        let problems = Symmetry::ALL.into_iter().zip(problems.iter().step_by(31));
        let problems = problems.map(|(symmetry, problem)| problem.transform(symmetry));
        let exchanged = bundled_problems()[7].with_colors_exchanged();
        let problems = problems.chain([exchanged]).map(Puzzle::Problem);
        let all: Vec<_> = problems.chain([Puzzle::Study(study())]).map(of).collect();
        for posted in &all {
            store.post_puzzle(posted, None).await.unwrap();
        }
        store.close().await.unwrap();
        let store = open(folder.path());
        for (posted, number) in all.iter().zip(1..) {
            let read = store.puzzle(PuzzleId::new(number)).await.unwrap();
            assert_eq!(read.as_ref(), Some(posted));
        }
        let seen = store.posted_problems(place(CHANNEL)).await.unwrap();
        assert_eq!(seen.len(), all.len() - 1);
    });
}

#[test]
fn a_player_who_posts_again_has_posted_last_there() {
    with_store(async |store| {
        let here = place(CHANNEL);
        assert_eq!(store.last_posted_puzzle(KURO, here).await, Ok(None));
        post(&store).await;
        post(&store).await;
        let elsewhere = Posted {
            place: place(ChannelId::new(77)),
            ..posted(RuleTopic::Ko)
        };
        store.post_puzzle(&elsewhere, None).await.unwrap();
        let noted = store.note_try(ONE, SHIRO, PuzzleAction::Wrong, START, IdempotencyKey(1));
        noted.await.unwrap();
        assert_eq!(
            store.last_posted_puzzle(KURO, here).await,
            Ok(Some(PuzzleId::new(2)))
        );
        assert_eq!(store.last_posted_puzzle(SHIRO, here).await, Ok(None));
    });
}

#[test]
fn each_interaction_counts_once_and_nothing_counts_after_the_solution() {
    with_store(async |store| {
        post(&store).await;
        assert_eq!(shiro(&store, PuzzleAction::GiveUp, 1).await, None);
        assert_eq!(
            shiro(&store, PuzzleAction::Wrong, 2).await,
            attempt(1, AttemptStage::Trying)
        );
        assert_eq!(
            shiro(&store, PuzzleAction::Wrong, 2).await,
            attempt(1, AttemptStage::Trying)
        );
        assert_eq!(
            store.tally(ONE).await,
            Ok(Tally {
                tried: 1,
                solved: 0
            })
        );
        assert_eq!(
            shiro(&store, PuzzleAction::Right, 3).await,
            attempt(2, AttemptStage::Solved)
        );
        assert_eq!(
            shiro(&store, PuzzleAction::Wrong, 4).await,
            attempt(2, AttemptStage::Solved)
        );
        assert_eq!(
            shiro(&store, PuzzleAction::GiveUp, 5).await,
            attempt(2, AttemptStage::Solved)
        );
        assert_eq!(
            store.tally(ONE).await,
            Ok(Tally {
                tried: 1,
                solved: 1
            })
        );
        assert_eq!(
            store.attempt(ONE, SHIRO).await,
            Ok(attempt(2, AttemptStage::Solved))
        );
        assert_eq!(store.attempt(ONE, KURO).await, Ok(None));
    });
}

#[test]
fn a_player_who_gives_up_has_not_solved_it() {
    with_store(async |store| {
        post(&store).await;
        shiro(&store, PuzzleAction::Wrong, 1).await;
        assert_eq!(
            shiro(&store, PuzzleAction::GiveUp, 2).await,
            attempt(1, AttemptStage::GaveUp)
        );
        assert_eq!(
            shiro(&store, PuzzleAction::Right, 3).await,
            attempt(1, AttemptStage::GaveUp)
        );
        let records = store.puzzle_records(place(CHANNEL)).await.unwrap();
        assert_eq!(records.len(), 1);
        assert_eq!((records[0].puzzle, records[0].player), (ONE, SHIRO));
        assert_eq!(records[0].topic, Topic::Rule(RuleTopic::Liberties));
        assert_eq!(records[0].level, Level::ALL[0]);
    });
}

#[test]
fn a_puzzle_closes_once_when_its_time_is_over() {
    with_store(async |store| {
        post(&store).await;
        let end = START.after(Span::days(1));
        assert_eq!(store.puzzles_due(START).await, Ok(vec![]));
        assert_eq!(store.puzzles_due(end).await, Ok(vec![ONE]));
        store.close_puzzle(ONE, end).await.unwrap();
        assert_eq!(store.puzzles_due(end).await, Ok(vec![]));
        store
            .close_puzzle(ONE, end.after(Span::days(1)))
            .await
            .unwrap();
        assert_eq!(store.puzzle(ONE).await.unwrap().unwrap().closed, Some(end));
        assert_eq!(shiro(&store, PuzzleAction::Right, 1).await, None);
        let queue = store.queue().await.unwrap();
        let payloads: Vec<_> = queue.into_iter().map(|queued| queued.envelope).collect();
        let told = PUZZLE_MESSAGE.to(CHANNEL, ONE);
        assert_eq!(payloads, [told]);
    });
}

#[test]
fn the_same_interaction_posts_one_puzzle() {
    with_store(async |store| {
        let posted = posted(RuleTopic::Ko);
        let first = store.post_puzzle(&posted, Some(IdempotencyKey(5))).await;
        assert_eq!(first.unwrap(), ONE);
        let second = store.post_puzzle(&posted, Some(IdempotencyKey(5))).await;
        assert!(matches!(second, Err(AppendError::Repeated)), "{second:?}");
        assert_eq!(store.puzzle(PuzzleId::new(2)).await, Ok(None));
    });
}

#[test]
fn an_export_carries_puzzles_and_attempts() {
    with_store(async |store| {
        let new = tempfile::tempdir().unwrap();
        for topic in RuleTopic::ALL {
            store.post_puzzle(&posted(topic), None).await.unwrap();
        }
        for puzzle in [
            Puzzle::Problem(bundled_problems()[99].clone()),
            Puzzle::Study(study()),
        ] {
            store.post_puzzle(&of(puzzle), None).await.unwrap();
        }
        shiro(&store, PuzzleAction::Wrong, 1).await;
        store
            .set_puzzle_message(ONE, MessageId::new(1 << 60))
            .await
            .unwrap();
        let export = exported(&store).await;
        let copy = open(new.path());
        copy.import(export.as_bytes()).await.unwrap();
        assert_eq!(exported(&copy).await, export);
        assert_eq!(copy.puzzle(ONE).await, store.puzzle(ONE).await);
        assert_eq!(
            copy.puzzles_of(SHIRO).await,
            Ok(vec![(ONE, attempt(1, AttemptStage::Trying).unwrap())])
        );
        assert_eq!(
            copy.puzzles_due(START.after(Span::days(1)))
                .await
                .unwrap()
                .len(),
            12
        );
        // Later puzzles get new numbers.
        assert_eq!(post(&copy).await, PuzzleId::new(13));
    });
}

#[test]
fn an_import_refuses_a_puzzle_that_the_rules_refuse() {
    with_store(async |store| {
        let new = tempfile::tempdir().unwrap();
        post(&store).await;
        let export = exported(&store).await;
        let (before, rest) = export.split_once(r#""of":""#).unwrap();
        let (_, after) = rest.split_once('"').unwrap();
        let forged = format!(r#"{before}"of":"T19"{after}"#);
        let copy = open(new.path());
        let refused = copy.import(forged.as_bytes()).await.unwrap_err();
        assert!(
            matches!(refused, ImportError::Line { line: 3, .. }),
            "{refused}"
        );
        assert_eq!(copy.puzzle(ONE).await, Ok(None));
    });
}

#[test]
fn new_puzzles_are_numbered_after_all_of_an_import_in_whatever_order_they_came() {
    with_store(async |store| {
        let new = tempfile::tempdir().unwrap();
        for _ in 0..3 {
            post(&store).await;
        }
        let export = exported(&store).await;
        let (mut lines, mut puzzles) = (Vec::new(), Vec::new());
        for line in export.lines() {
            if line.starts_with(r#"{"row":{"table":"puzzles""#) {
                puzzles.push(line);
            } else {
                lines.push(line);
            }
        }
        assert_eq!(puzzles.len(), 3);
        lines.extend(puzzles.into_iter().rev());
        let copy = open(new.path());
        copy.import(counted(lines).as_bytes()).await.unwrap();
        assert_eq!(post(&copy).await, PuzzleId::new(4));
    });
}

#[test]
fn an_import_refuses_a_puzzle_that_comes_twice() {
    with_store(async |store| {
        let new = tempfile::tempdir().unwrap();
        post(&store).await;
        shiro(&store, PuzzleAction::Wrong, 1).await;
        let export = exported(&store).await;
        let is_puzzle = |line: &&str| line.starts_with(r#"{"row":{"table":"puzzles""#);
        let line = export.lines().find(is_puzzle).unwrap();
        let copy = open(new.path());
        let refused = copy.import(counted_with(&export, line).as_bytes()).await;
        let said = refused.unwrap_err().to_string();
        assert!(said.contains("came before"), "{said}");
        copy.import(export.as_bytes()).await.unwrap();
    });
}

#[test]
fn an_import_refuses_problems_and_studies_that_are_none() {
    with_store(async |store| {
        let new = tempfile::tempdir().unwrap();
        let problem = Puzzle::Problem(bundled_problems()[0].clone());
        store.post_puzzle(&of(problem), None).await.unwrap();
        let export = exported(&store).await;
        let copy = open(new.path());
        for (right, forged) in [
            ("GE[capture]", "GE[invade]"),
            // The target has to be a stone of the captured side.
            ("TR[ad]", "TR[ii]"),
            ("TR[ad]", "TR[aa]"),
            ("DI[1]", "DI[6]"),
            (";B[bf];W[af]", ";B[bf];W[bf]"),
            ("(;FF[4]", "(;)(;FF[4]"),
            (r#""problem":"#, r#""study":"#),
        ] {
            assert!(export.contains(right), "{right} in {export}");
            let forged = export.replacen(right, forged, 1);
            let refused = copy.import(forged.as_bytes()).await;
            match right {
                // It has a right line as a study, too.
                r#""problem":"# => refused.map(|_| ()).unwrap(),
                _ => assert!(
                    matches!(refused, Err(ImportError::Line { .. })),
                    "{right}: {refused:?}"
                ),
            }
        }
        let start = export.find("(;FF[4]").unwrap();
        let end = start + export[start..].find(")\"").unwrap() + 1;
        let mut two = export.clone();
        two.insert_str(end, &export[start..end]);
        let copy = open(tempfile::tempdir().unwrap().path());
        let refused = copy.import(two.as_bytes()).await.unwrap_err();
        assert!(
            matches!(refused, ImportError::Line { .. }),
            "two problems in one: {refused}"
        );
    });
}

#[test]
fn what_somebody_has_tried_is_forgotten_with_them() {
    with_store(async |store| {
        post(&store).await;
        shiro(&store, PuzzleAction::Right, 1).await;
        forget(&store, SHIRO).await;
        assert_eq!(store.attempt(ONE, SHIRO).await, Ok(None));
        assert_eq!(store.tally(ONE).await, Ok(Tally::default()));
        forget(&store, KURO).await;
        let left = store.puzzle(ONE).await.unwrap().unwrap();
        assert_eq!(left.by, None);
        assert_eq!(store.puzzles_of(SHIRO).await, Ok(vec![]));
        let export = exported(&store).await;
        for person in [KURO, SHIRO] {
            assert!(!export.contains(&format!("\"{person}\"")), "{export}");
        }
    });
}
