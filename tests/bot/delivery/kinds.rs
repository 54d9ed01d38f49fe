//! Each kind of outbox message has one owner, and messages without an owner are kept.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use tengen::bot::delivery::kinds::names;
use tengen::bot::games::outbox::MOVED_FOR;
use tengen::bot::kit::link::Link;
use tengen::game::{ChannelId, GameId, MessageId, PlayerId};
use tengen::observe::{self, Observed, Report};
use tengen::store::{Envelope, OutboxKind, Partition, STRIP, Subject};
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;
use tracing::Level;

use crate::support::cast::KURO;
use crate::support::desk::{Deed, direct};
use crate::support::imports::modules;
use crate::support::log::Log;
use crate::support::script::seated;
use crate::support::table::TABLE;
use crate::support::words::{assert_begins, assert_says};

/// The names of all declared kinds, with repetitions.
fn declared() -> Vec<String> {
    let code = [
        modules("crates/store/src", ""),
        modules("crates/bot/src", ""),
    ];
    let code = code.into_iter().flatten();
    let mut names = Vec::new();
    for (_, code) in code {
        // One function makes the five notices.
        for made in ["OutboxKind::new(", "Notice = notice("] {
            let calls = code.split(made).skip(1);
            let named = calls.filter_map(|call| call.trim_start().strip_prefix('"'));
            names.extend(named.map(|name| name.split('"').next().unwrap().to_owned()));
        }
    }
    names
}

#[test]
fn each_kind_has_a_name_of_its_own_and_one_owner() {
    let mut owned: BTreeMap<&str, usize> = BTreeMap::new();
    for name in names() {
        *owned.entry(name).or_default() += 1;
    }
    let twice: Vec<_> = owned.iter().filter(|(_, owners)| **owners > 1).collect();
    assert!(twice.is_empty(), "owned by several: {twice:?}");
    let declared = declared();
    let different: BTreeSet<&str> = declared.iter().map(String::as_str).collect();
    assert_eq!(
        declared.len(),
        different.len(),
        "declared twice: {declared:?}"
    );
    assert!(
        different.iter().eq(owned.keys()),
        "{different:?} and {owned:?}"
    );
}

#[test]
fn what_nobody_knows_is_kept_and_named_in_the_log_and_holds_up_no_other_one() {
    let table = seated("size:9");
    let unknown: OutboxKind<ChannelId, ()> = OutboxKind::new("of the future", Partition::Upkeep);
    let changed: OutboxKind<ChannelId, u64> = OutboxKind::new("moved", Partition::Channel);
    let kept = [unknown.to(TABLE, ()), changed.to(TABLE, 7)];
    let known = [
        STRIP.to(TABLE, MessageId::new(5001)),
        MOVED_FOR.to(KURO.player(), ()),
    ];
    let log = Log::default();
    let listening = log.listen();
    table.wait(async {
        for queued in kept.iter().chain(&known) {
            let written = table.store().write(GameId::new(1), queued.clone()).await;
            written.unwrap();
        }
    });
    for _ in 0..2 {
        table.send_outbox();
    }
    drop(listening);
    let deeds = table.take_deeds();
    let is_told =
        |deed: &Deed| matches!(deed, Deed::Posted(channel, _) if *channel == direct(KURO.player()));
    assert!(deeds.iter().any(is_told), "{deeds:?}");
    let queue = table.wait(table.store().queue()).unwrap().into_iter();
    let left: Vec<Envelope> = queue.map(|queued| queued.envelope).collect();
    assert_eq!(left, kept);
    let errors = log
        .lines()
        .into_iter()
        .filter(|line| line.level == Level::ERROR);
    let errors: Vec<_> = errors.map(|line| line.fields).collect();
    let [one, other] = &errors[..] else {
        panic!("each is named once: {errors:?}");
    };
    assert_says(one, "kind=of the future");
    assert_says(other, "kind=moved");
}

#[test]
fn one_of_a_player_who_is_forgotten_goes_with_them_though_nobody_knows_it() {
    let table = seated("size:9");
    let unknown: OutboxKind<PlayerId, ()> = OutboxKind::new("of the future", Partition::Player);
    let player = KURO.player();
    table.wait(async {
        let store = table.store();
        let queued = unknown.to(player, ());
        store.write(Subject::Member(player), queued).await.unwrap();
        store.forget(player).await.unwrap();
        assert_eq!(store.queue().await.unwrap(), []);
    });
}

#[test]
fn what_waits_for_another_program_makes_this_one_no_less_ready() {
    let table = seated("size:9");
    let told = |queued: Envelope| {
        let (_line, link) = watch::channel(Link::Whole);
        let observed = Observed {
            store: table.store(),
            link,
            clock: table.clock.clone(),
            outbox_bound: Duration::ZERO,
        };
        let (reports, report) = watch::channel(None::<Report>);
        let stop = CancellationToken::new();
        let once = |_: &Report| stop.cancel();
        table.wait(async {
            let written = table.store().write(GameId::new(1), queued).await;
            written.unwrap();
            observe::run(observed, reports, once, stop.clone()).await;
        });
        let report = report.borrow().clone().unwrap();
        report.checks[2].seen.clone()
    };
    let unknown: OutboxKind<ChannelId, ()> = OutboxKind::new("of the future", Partition::Upkeep);
    assert_eq!(told(unknown.to(TABLE, ())), "empty");
    let known = told(STRIP.to(TABLE, MessageId::new(5001)));
    assert_begins(&known, "1 waiting");
}
