//! Studies on disk that wait for a moderator.

use tengen::clock::Span;
use tengen::game::PlayerId;
use tengen::puzzle::{Level, Puzzle, Remark, Study};
use tengen::store::{AppendError, IdempotencyKey, ImportError, Posted, Proposal, PuzzleId};

use super::fixture::exported;
use super::{CHANNEL, KURO, SHIRO, START, forget, in_runtime, open, place, with_store};

const ONE: PuzzleId = PuzzleId::new(1);
const TWO: PuzzleId = PuzzleId::new(2);

fn proposal(by: PlayerId) -> Proposal {
    let sgf = "(;SZ[5]AB[bc][cb][dc]AW[cc]C[Schön](;B[cd]C[so])(;B[aa];W[cd]))";
    Proposal {
        study: Study::read(sgf.as_bytes()).unwrap(),
        remarks: vec![
            Remark::Games { taken: 2, games: 3 },
            Remark::FirstBranch,
            Remark::Charset("Shift_JIS".to_owned()),
        ],
        level: Level::ALL[4],
        by,
        place: place(CHANNEL),
        at: START,
    }
}

fn posted() -> Posted {
    let Proposal {
        study,
        level,
        by,
        place,
        at,
        ..
    } = proposal(KURO);
    Posted {
        puzzle: Puzzle::Study(study),
        level,
        by: Some(by),
        place,
        at,
        closes: at.after(Span::days(1)),
        closed: None,
        message: None,
        poster_knows: false,
    }
}

#[test]
fn a_study_that_waits_is_there_after_a_restart_and_is_posted_under_its_number_once() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let id = store
            .propose(&proposal(KURO), 1, Some(IdempotencyKey(7)))
            .await;
        assert_eq!(id.unwrap(), Some(ONE));
        let again = store
            .propose(&proposal(KURO), 1, Some(IdempotencyKey(7)))
            .await;
        assert!(matches!(again, Err(AppendError::Repeated)), "{again:?}");
        let one_more = store
            .propose(&proposal(KURO), 1, Some(IdempotencyKey(8)))
            .await;
        assert_eq!(one_more.unwrap(), None, "one waits");
        store.close().await.unwrap();
        let store = open(folder.path());
        assert_eq!(store.proposal(ONE).await, Ok(Some(proposal(KURO))));
        assert_eq!(store.puzzle(ONE).await, Ok(None));
        // Its number is not reused.
        assert_eq!(store.post_puzzle(&posted(), None).await.unwrap(), TWO);
        assert_eq!(store.take_proposal(ONE, &posted()).await, Ok(true));
        assert_eq!(store.take_proposal(ONE, &posted()).await, Ok(false));
        assert_eq!(store.take_proposal(TWO, &posted()).await, Ok(false));
        assert_eq!(store.proposal(ONE).await, Ok(None));
        assert_eq!(store.puzzle(ONE).await, Ok(Some(posted())));
        let due = store.puzzles_due(START.after(Span::days(1))).await.unwrap();
        assert_eq!(due, [ONE, TWO]);
    });
}

#[test]
fn a_study_is_refused_or_forgotten() {
    with_store(async |store| {
        let later = Proposal {
            at: START.after(Span::days(1)),
            ..proposal(SHIRO)
        };
        for proposal in [&proposal(KURO), &proposal(SHIRO), &later] {
            store.propose(proposal, 2, None).await.unwrap();
        }
        store.refuse_proposal(ONE).await.unwrap();
        assert_eq!(store.proposals_by(KURO).await, Ok(vec![]));
        let three = PuzzleId::new(3);
        assert_eq!(store.proposals_by(SHIRO).await, Ok(vec![TWO, three]));
        store.forget_proposals(START).await.unwrap();
        assert_eq!(store.proposals_by(SHIRO).await, Ok(vec![three]));
        forget(&store, SHIRO).await;
        assert_eq!(store.proposal(three).await, Ok(None));
    });
}

#[test]
fn an_export_carries_what_waits_and_an_import_checks_it() {
    let [old, new] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    in_runtime(async {
        let store = open(old.path());
        store.propose(&proposal(KURO), 1, None).await.unwrap();
        let export = exported(&store).await;
        let copy = open(new.path());
        for (right, forged) in [("B[cd]", "B[cc]"), (r#""level":5"#, r#""level":0"#)] {
            assert!(export.contains(right), "{export}");
            let forged = export.replacen(right, forged, 1);
            let refused = copy.import(forged.as_bytes()).await.unwrap_err();
            assert!(
                matches!(refused, ImportError::Line { line: 3, .. }),
                "{refused}"
            );
        }
        let copied = copy.import(export.as_bytes()).await;
        assert!(copied.is_ok(), "{copied:?}");
        assert_eq!(exported(&copy).await, export);
        assert_eq!(copy.proposal(ONE).await, Ok(Some(proposal(KURO))));
        assert_eq!(copy.post_puzzle(&posted(), None).await.unwrap(), TWO);
    });
}
