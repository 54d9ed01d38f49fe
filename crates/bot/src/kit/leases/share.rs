//! A fair share of the work: the leases that a process takes, and those that it gives back.

use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};

use crate::store::{ProcessId, Work};

/// Changes that a process makes to its leases.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Plan {
    /// Work to take, and from whom.
    pub(super) take: Vec<(Work, Option<ProcessId>)>,
    /// Work to release.
    pub(super) leave: Vec<Work>,
}

/// The plan of the process `me` for `works`, each held by one of `holders` or free, while the processes `alive` are
/// running.
pub(super) fn plan(
    me: ProcessId,
    works: &[Work],
    holders: &HashMap<Work, ProcessId>,
    alive: &BTreeSet<ProcessId>,
) -> Plan {
    let (own, other): (Vec<Work>, Vec<Work>) = works
        .iter()
        .copied()
        .partition(|work| holders.get(work) == Some(&me));
    let held = |process: ProcessId| {
        let holder = |work: &&Work| holders.get(*work) == Some(&process);
        works.iter().filter(holder).count()
    };
    // Processes with the most work come first, so that an uneven remainder stays where it is.
    let rank = |process: ProcessId| (Reverse(held(process)), process);
    let before_me = alive.iter().filter(|process| rank(**process) < rank(me));
    let before_me = before_me.count();
    let processes = alive.len().max(1);
    // The first few have one more, if they cannot be divided evenly.
    let part = works.len() / processes + usize::from(before_me < works.len() % processes);
    let is_free = |work: &Work| {
        holders
            .get(work)
            .is_none_or(|holder| !alive.contains(holder))
    };
    let mut free: Vec<Work> = other.into_iter().filter(is_free).collect();
    // Processes that look at the same time start at different places, so that they do not compete for the same work.
    if !free.is_empty() {
        let start = before_me * free.len() / processes;
        free.rotate_left(start);
    }
    let take = free.into_iter().take(part.saturating_sub(own.len()));
    Plan {
        take: take
            .map(|work| (work, holders.get(&work).copied()))
            .collect(),
        leave: own.into_iter().skip(part).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Processes by numbers as they draw them.
    fn processes() -> impl Iterator<Item = ProcessId> {
        (1..).map(|number: u64| ProcessId::new(number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 11))
    }

    fn works() -> Vec<Work> {
        (0..16).map(Work::Range).collect()
    }

    /// Result of plans that are carried out one after the other.
    fn carry_out(
        holders: &mut HashMap<Work, ProcessId>,
        alive: &BTreeSet<ProcessId>,
        me: ProcessId,
    ) -> Plan {
        let plan = plan(me, &works(), holders, alive);
        for work in &plan.leave {
            assert_eq!(holders.remove(work), Some(me), "one leaves what one has");
        }
        for (work, from) in &plan.take {
            let before = holders.insert(*work, me);
            assert_eq!(before, *from);
            assert!(
                from.is_none_or(|from| !alive.contains(&from)),
                "nobody who runs loses anything"
            );
        }
        plan
    }

    fn counts(holders: &HashMap<Work, ProcessId>, alive: &BTreeSet<ProcessId>) -> Vec<usize> {
        let count = |process| holders.values().filter(|holder| *holder == process).count();
        alive.iter().map(count).collect()
    }

    #[test]
    fn the_work_is_divided_evenly_however_processes_come_and_go() {
        let all: Vec<ProcessId> = processes().take(5).collect();
        let mut holders = HashMap::new();
        let stages: [&[usize]; 7] = [
            &[0],
            &[0, 1],
            &[0, 1, 2],
            &[1, 2],
            &[3, 4],
            &[0, 1, 2, 3, 4],
            &[2],
        ];
        for running in stages {
            let alive: BTreeSet<_> = running.iter().map(|at| all[*at]).collect();
            // Work that is left over is taken at the next look. Two processes that took the same number settle it in
            // the next round.
            for _ in 0..3 {
                for &process in &alive {
                    carry_out(&mut holders, &alive, process);
                }
            }
            let counts = counts(&holders, &alive);
            assert_eq!(counts.iter().sum::<usize>(), 16, "{running:?}: {counts:?}");
            let (least, most) = (counts.iter().min(), counts.iter().max());
            assert!(most <= least.map(|least| least + 1).as_ref(), "{counts:?}");
            for &process in &alive {
                let idle = carry_out(&mut holders, &alive, process);
                assert_eq!(idle, Plan::default(), "who has their part keeps it");
            }
        }
    }

    #[test]
    fn a_single_shard_stays_where_it_is_when_processes_come() {
        let all: BTreeSet<_> = processes().take(5).collect();
        let shard = [Work::Shard { number: 0, of: 1 }];
        for &keeper in &all {
            let holders = HashMap::from([(shard[0], keeper)]);
            for &process in &all {
                let idle = plan(process, &shard, &holders, &all);
                assert_eq!(idle, Plan::default(), "{keeper:?} {process:?}");
            }
        }
    }

    #[test]
    fn with_more_processes_than_work_some_have_none() {
        let alive: BTreeSet<_> = processes().take(20).collect();
        let mut holders = HashMap::new();
        for &process in &alive {
            carry_out(&mut holders, &alive, process);
        }
        let counts = counts(&holders, &alive);
        assert_eq!(counts.iter().sum::<usize>(), 16);
        assert!(counts.iter().all(|count| *count <= 1), "{counts:?}");
    }
}
