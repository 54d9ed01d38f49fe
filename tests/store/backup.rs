//! Backups: one file per day.

use std::fs;

use tengen::clock::Span;
use tengen::store::Backups;

use super::{START, in_runtime, open, table};

#[test]
fn each_day_gets_one_backup_and_the_newest_stay() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = folder.path().join("backups");
    in_runtime(async {
        let store = open(&folder.path().join("db"));
        table(&store, "territory", 9).await;
        let backups = Backups::new(shelf.clone(), 2);
        let names = || {
            let files = fs::read_dir(&shelf).unwrap();
            let mut names: Vec<_> = files
                .map(|file| file.unwrap().file_name().into_string().unwrap())
                .collect();
            names.sort_unstable();
            names
        };
        let first = backups
            .daily(&store, START)
            .await
            .unwrap()
            .expect("the first");
        assert!(fs::read_to_string(&first).unwrap().contains("\"offered\""));
        let one = names();
        assert_eq!(one.len(), 1, "{one:?}");
        fs::write(&first, "as it was").unwrap();
        assert_eq!(backups.daily(&store, START).await.unwrap(), None);
        assert_eq!(fs::read_to_string(&first).unwrap(), "as it was");
        let anew = backups.replace(&store, START).await.unwrap();
        assert_eq!(anew.as_ref(), Some(&first));
        assert_ne!(fs::read_to_string(&first).unwrap(), "as it was");
        fs::write(shelf.join("tengen-notes.jsonl"), "somebody else's").unwrap();
        for days in 1..=3 {
            let now = START.after(Span::days(days));
            assert!(backups.daily(&store, now).await.unwrap().is_some());
        }
        let left = names();
        assert_eq!(left.len(), 3, "{left:?}");
        assert!(!left.contains(&one[0]), "the oldest goes");
        assert!(left.contains(&"tengen-notes.jsonl".to_owned()));
        store.close().await.unwrap();
    });
}
