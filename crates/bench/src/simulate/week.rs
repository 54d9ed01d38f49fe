//! Days of many games by a virtual clock: players move, clocks run out, looks find due games, and the outbox is sent
//! within Discord's limits. The same seed gives the same days.
//!
//! The calls of a game are those that [`super::kept`] counts on real games; the behaviour is that of the program, and each
//! constant names its place there.

use tengen::clock::Span;
use tengen::game::time::TimeControl;
use tengen::rules::Chance;

use super::Pace;
use super::line::{Line, quantile};

/// Interval between two looks, in seconds (`bot::schedule`).
const LOOK: u32 = 15;
/// Indexes of the dispatcher's lines (`bot::kit::pending`).
const NEWS: usize = 0;
const UPKEEP: usize = 1;
const PLAYERS: usize = 2;

/// Calls that a process has under way, by line.
const WORKERS: [f64; 3] = [8.0, 4.0, 2.0];
/// Calls a second that upkeep leaves to the others (`discord::limit`).
const SPARE: f64 = 10.0;
/// Direct messages a second of a process: five in ten seconds (`discord::direct`).
const DIRECT: f64 = 0.5;
/// Calls of each direct message: to open the conversation, and to post.
const CALLS_OF_DIRECT: f64 = 2.0;
/// News of a new game: its thread and its board. The accepted card is updated by the answer, which is no call.
const NEWS_OF_BEGIN: u64 = 2;
/// News of a game that ends by its clock: the board with the result.
const NEWS_OF_END: u64 = 1;
/// News of a move: in a game with a clock it is previewed to its player; the answer only confirms it, and the
/// dispatcher posts the board.
const NEWS_OF_MOVE: u64 = 1;
/// Upkeep of a new board: the buttons of the one before are removed.
const UPKEEP_OF_BOARD: u64 = 1;
/// The time control that is offered first, in seconds.
const START: u32 = FISCHER[0];
const INCREMENT: u32 = FISCHER[1];
const CAP: u32 = FISCHER[2];
const FISCHER: [u32; 3] = match TimeControl::FISCHER_OFFERED {
    TimeControl::Fischer {
        start,
        increment,
        cap,
    } => [seconds(start), seconds(increment), seconds(cap)],
    _ => panic!("a Fischer clock is offered first"),
};
/// Maximum time before the end at which a player is reminded; for shorter turns half their time
/// (`bot::games::time::reminder`).
const REMINDED: u32 = DAY;
const DAY: u32 = 86_400;
/// Number of looks within the longest turn: no alarm is further ahead.
const LOOKS: u32 = CAP / LOOK + 2;

const fn seconds(span: Span) -> u32 {
    (span.as_millis() / 1000) as u32
}

/// Simulates the days and prints the figures.
pub(super) fn simulate(games: u64, pace: &Pace) {
    let mut days = Days::begin(games as usize, pace);
    let (all, counted_from) = (2 * pace.days * DAY, pace.days * DAY);
    for second in 0..all {
        if second == counted_from {
            days.begin_counting();
        }
        days.simulate_second(second, pace);
    }
    days.print(pace);
}

/// The clock of a game.
#[derive(Clone, Copy)]
struct Game {
    /// Seconds left to each side when its turn begins.
    left: [u32; 2],
    /// The index of the player to move.
    turn: usize,
    /// The second at which the turn runs out.
    out: u32,
    /// The look whose list contains the game; its alarm may be later.
    look: u32,
    is_reminded: bool,
    /// The turn is never taken.
    is_left: bool,
}

impl Game {
    /// The look at which something is due.
    fn alarm(self) -> u32 {
        let before = REMINDED.min(self.left[self.turn] / 2);
        let at = if self.is_reminded {
            self.out
        } else {
            self.out - before
        };
        at.div_ceil(LOOK)
    }
}

/// Numbers of games due at looks.
#[derive(Clone, Copy, Default)]
struct DueCounts {
    sum: u64,
    most: u64,
    looks: u64,
}

struct Days {
    games: Vec<Game>,
    chance: Chance,
    /// The games of each look, as a ring.
    looks: Vec<Vec<u32>>,
    /// The lines of the dispatcher: news, upkeep, players.
    lines: [Line; 3],
    /// Time of the next move, in seconds from the beginning.
    next_move: f64,
    moves: u64,
    /// Maximum number of moves in one second.
    busiest: u64,
    reminders: u64,
    run_out: u64,
    begun: u64,
    due: DueCounts,
    /// Histogram of the delay after which an expired clock was judged, in milliseconds.
    late: Vec<u64>,
}

impl Days {
    fn begin(many: usize, pace: &Pace) -> Self {
        let new = Game {
            left: [START; 2],
            turn: 0,
            out: START,
            look: 0,
            is_reminded: false,
            is_left: false,
        };
        let mut days = Self {
            games: vec![new; many],
            chance: Chance::new(pace.seed),
            looks: vec![Vec::new(); LOOKS as usize],
            lines: Default::default(),
            next_move: 0.0,
            moves: 0,
            busiest: 0,
            reminders: 0,
            run_out: 0,
            begun: 0,
            due: DueCounts::default(),
            late: Vec::new(),
        };
        for game in 0..many {
            // The first turns began at random times of a day.
            let begun = days.chance.below(DAY as usize) as u32;
            days.games[game].out = START + begun;
            days.list(game);
        }
        days
    }

    /// Puts `game` on the list of the look at its alarm.
    fn list(&mut self, game: usize) {
        let look = self.games[game].alarm();
        self.games[game].look = look;
        self.looks[(look % LOOKS) as usize].push(game as u32);
    }

    /// A random number between 0 and 1, exclusive.
    fn fraction(&mut self) -> f64 {
        const MOST: usize = 1 << 31;
        (self.chance.below(MOST) as f64 + 0.5) / MOST as f64
    }

    fn simulate_second(&mut self, now: u32, pace: &Pace) {
        // 50 % more by day, 50 % fewer at night.
        let wave =
            1.0 + 0.5 * (std::f64::consts::TAU * f64::from(now % DAY) / f64::from(DAY)).sin();
        let rate = self.games.len() as f64 * pace.moves_a_day / f64::from(DAY) * wave;
        let before = self.moves;
        while self.next_move < f64::from(now + 1) {
            self.next_move += -self.fraction().ln() / rate;
            let game = self.chance.below(self.games.len());
            if !self.games[game].is_left {
                self.play(game, now, pace);
            }
        }
        self.busiest = self.busiest.max(self.moves - before);
        if now.is_multiple_of(LOOK) {
            self.look(now, pace);
        }
        self.send(now, pace);
    }

    /// A move in `game`.
    fn play(&mut self, game: usize, now: u32, pace: &Pace) {
        let is_over = self.chance.below(pace.length as usize) == 0;
        let is_left = self.chance.below(pace.left as usize) == 0;
        let here = &mut self.games[game];
        if here.out <= now {
            // Time has run out: the next look handles it.
            return;
        }
        self.moves += 1;
        self.lines[NEWS].ask(now, NEWS_OF_MOVE);
        self.lines[UPKEEP].ask(now, UPKEEP_OF_BOARD);
        if is_over {
            return self.start(game, now);
        }
        here.left[here.turn] = (here.out - now + INCREMENT).min(CAP);
        here.turn = 1 - here.turn;
        here.out = now + here.left[here.turn];
        (here.is_reminded, here.is_left) = (false, is_left);
        // Later alarms are found at their look.
        if here.alarm() < here.look {
            self.list(game);
        }
    }

    /// Starts another game in the slot of `game`.
    fn start(&mut self, game: usize, now: u32) {
        let here = &mut self.games[game];
        (here.left, here.turn, here.out) = ([START; 2], 0, now + START);
        (here.is_reminded, here.is_left) = (false, false);
        self.begun += 1;
        self.lines[NEWS].ask(now, NEWS_OF_BEGIN);
        if self.games[game].alarm() < self.games[game].look {
            self.list(game);
        }
    }

    /// Handles the due games of a look.
    fn look(&mut self, now: u32, pace: &Pace) {
        let look = now / LOOK;
        let listed = std::mem::take(&mut self.looks[(look % LOOKS) as usize]);
        let mut due = 0;
        for game in listed.into_iter().map(|game| game as usize) {
            let here = self.games[game];
            if here.look != look {
                continue;
            }
            if here.alarm() > look {
                self.list(game);
                continue;
            }
            due += 1;
            if here.is_reminded || here.out <= now {
                let each = pace.due_millis / f64::from(pace.processes);
                let late = f64::from(now - here.out) * 1000.0 + due as f64 * each;
                increment(&mut self.late, late as usize);
                self.run_out += 1;
                self.lines[NEWS].ask(now, NEWS_OF_END);
                self.lines[UPKEEP].ask(now, UPKEEP_OF_BOARD);
                self.start(game, now);
            } else {
                self.reminders += 1;
                self.lines[PLAYERS].ask(now, 1);
                self.games[game].is_reminded = true;
            }
            self.list(game);
        }
        self.due.sum += due;
        self.due.most = self.due.most.max(due);
        self.due.looks += 1;
    }

    /// Makes the calls of a second.
    fn send(&mut self, now: u32, pace: &Pace) {
        let processes = f64::from(pace.processes);
        let under_way = |workers: f64| workers * processes * 1000.0 / pace.call_millis;
        let own = pace.calls * processes;
        let all = own.min(pace.global);
        let [news, upkeep, players] = &mut self.lines;
        let mut made = news.make(now, under_way(WORKERS[NEWS]).min(all));
        let most = (DIRECT * processes)
            .min((all - made) / CALLS_OF_DIRECT)
            .min(under_way(WORKERS[PLAYERS]) / CALLS_OF_DIRECT);
        made += players.make(now, most) * CALLS_OF_DIRECT;
        let left = (all - made).min(own - SPARE * processes - made);
        upkeep.make(now, under_way(WORKERS[UPKEEP]).min(left));
    }

    /// Resets the counters.
    fn begin_counting(&mut self) {
        self.lines.iter_mut().for_each(Line::begin_counting);
        (self.moves, self.busiest, self.reminders) = (0, 0, 0);
        (self.run_out, self.begun, self.due) = (0, 0, DueCounts::default());
        self.late.clear();
    }

    #[expect(clippy::print_stdout, reason = "a simulation prints what it found")]
    fn print(&self, pace: &Pace) {
        let seconds = f64::from(pace.days * DAY);
        let a_second = |number: u64| number as f64 / seconds;
        let (moves, begun) = (a_second(self.moves), a_second(self.begun));
        println!(
            "{} games, {} days, {} processes: a second {moves:.3} moves ({} in the busiest), {begun:.4} games begun, \
             {:.4} reminders, {:.4} clocks run out, {:.3} answers to interactions",
            self.games.len(),
            pace.days,
            pace.processes,
            self.busiest,
            a_second(self.reminders),
            a_second(self.run_out),
            // A move is previewed, then made; a game is offered, then accepted.
            2.0 * (moves + begun),
        );
        let names = ["news", "upkeep", "players"];
        for (name, line) in names.into_iter().zip(&self.lines) {
            println!(
                "  {name:<8} asked {:.4} made {:.4} a second; waiting at last {}, at most {}; waited p50 {} p99 {} max {} s",
                a_second(line.asked),
                a_second(line.made),
                line.length(),
                line.longest,
                line.wait(500),
                line.wait(990),
                line.wait(1000),
            );
        }
        let DueCounts { sum, most, looks } = self.due;
        let late = |permille| quantile(&self.late, permille) as f64 / 1000.0;
        println!(
            "  due at a look {:.2}, at most {most}; clocks judged late by p50 {:.2} p99 {:.2} max {:.2} s",
            sum as f64 / looks.max(1) as f64,
            late(500),
            late(990),
            late(1000),
        );
    }
}

/// Increments `counts[index]`.
fn increment(counts: &mut Vec<u64>, index: usize) {
    if counts.len() <= index {
        counts.resize(index + 1, 0);
    }
    counts[index] += 1;
}
