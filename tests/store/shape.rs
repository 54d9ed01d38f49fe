//! Every shape on disk is frozen once it is released.

use tengen::clock::Span;
use tengen::game::time::{Nights, TimeControl, Weekends};
use tengen::game::{
    Action, Actor, ChannelId, ClubId, ColorChoice, Draft, Game, GameId, Hour, Invitation, Life,
    MessageId, OpeningChoice, OpeningRule, Overdue, Pace, Place, PlayerId, Proposal, Reason,
    Revision, Ruling, Stakes, Stronger, Suggestion, Terms, Venue, decide, offer,
};
use tengen::puzzle::{Level, Topic};
use tengen::rules::{
    Color, GoRules, Handicap, KoRule, Komi, Move, Placement, RuleSet, Rules, Scoring, Size,
};
use tengen::store::{BoardMessage, Daily, MessageRetention, NEW_PUZZLE, PuzzleId, Store, Subject};

use super::fixture::{Fixture, rows};
use super::{
    CHANNEL, KURO, SHIRO, START, act, append, create, in_runtime, open, place, play, table,
};
use crate::support::board::at;

const GAMES: &[&str] = &[
    "meta",
    "counters",
    "events",
    "alarms",
    "boards",
    "trails",
    "outbox",
    "properties",
];
const EVERYTHING: Fixture = Fixture {
    name: "v1",
    trees: GAMES,
};
/// A posted puzzle of each kind of question, and attempts of two members.
const PUZZLES: Fixture = Fixture {
    name: "puzzles",
    trees: PUZZLE_TREES,
};
/// A posted problem, a posted study, and a proposed one.
const PROBLEMS: Fixture = Fixture {
    name: "problems",
    trees: PUZZLE_TREES,
};
const PUZZLE_TREES: &[&str] = &[
    "meta",
    "counters",
    "puzzles",
    "attempts",
    "practice",
    "proposals",
];
/// Daily puzzles of two channels, and the outbox message of a puzzle that is to be posted.
const DAILY: Fixture = Fixture {
    name: "daily",
    trees: &["meta", "counters", "dailies", "outbox"],
};
/// A tournament in its first round, and its outbox messages.
const CONTEST: Fixture = Fixture {
    name: "contest",
    trees: &["meta", "counters", "contests", "outbox"],
};
/// A ladder with every field filled, and its outbox messages.
const LADDER: Fixture = Fixture {
    name: "ladder",
    trees: &["meta", "counters", "ladders", "outbox"],
};
/// Votes of two members in a game, and the outbox messages about them.
const VOTES: Fixture = Fixture {
    name: "votes",
    trees: &[
        "meta",
        "counters",
        "events",
        "alarms",
        "votes",
        "timers",
        "properties",
        "outbox",
    ],
};
/// A game that both sides have moved to another channel, and the outbox messages about it.
const PLACES: Fixture = Fixture {
    name: "places",
    trees: GAMES,
};
/// A property of each kind of owner, each kind of value, and a timer.
const PROPERTIES: Fixture = Fixture {
    name: "properties",
    trees: &[
        "meta",
        "counters",
        "events",
        "alarms",
        "properties",
        "timers",
    ],
};
/// A game that a moderator has ended, with the reason.
const RULING: Fixture = Fixture {
    name: "ruling",
    trees: GAMES,
};

/// A game with every kind of move, mark and agreement, counted to its end.
async fn counted(store: &Store) {
    let game = table(store, "territory", 5).await;
    let game = play(store, game, "B2 A1 D4 pass pass").await;
    let mark = |life| Action::Mark {
        point: at("A1"),
        life,
    };
    let game = act(store, &game, KURO, mark(Life::Dead)).await;
    let game = act(store, &game, SHIRO, mark(Life::Alive)).await;
    let game = act(store, &game, SHIRO, Action::Resume).await;
    let game = play(store, game, "C3 pass pass").await;
    let game = act(store, &game, KURO, Action::Agree).await;
    act(store, &game, SHIRO, Action::Agree).await;
}

/// A challenge with as many unusual terms as fit together.
async fn offered(store: &Store, draft: Draft, invited: Option<PlayerId>, place: Place) -> Game {
    let event = offer(KURO, invited, Terms::new(draft).unwrap(), place, START).unwrap();
    create(store, event).await
}

/// A game with every event of the Japanese rules, ended by a moderator.
async fn japanese(store: &Store) {
    let game = table(store, "japanese", 5).await;
    let game = play(store, game, "B1 C1 A2 D2 B3 C3 pass B2 pass pass").await;
    let dead = [at("B3")].into_iter().collect();
    let seki = [at("C3")].into_iter().collect();
    let suggest = Action::Suggest(Suggestion {
        dead,
        seki,
        proven: dead,
        unsettled: seki,
    });
    let game = by_the_clock(store, &game, suggest, Span::seconds(9)).await;
    let in_seki = Action::Mark {
        point: at("D2"),
        life: Life::Seki,
    };
    let mut game = act(store, &game, KURO, in_seki).await;
    let first = Color::Black;
    let on_copy = |point: &str| Action::Move(Move::Play(at(point)));
    for (player, action) in [
        (SHIRO, Action::Try { first }),
        (KURO, on_copy("C2")),
        (SHIRO, Action::PassForKo(at("B2"))),
        (KURO, Action::Move(Move::Pass)),
        (SHIRO, on_copy("B2")),
        (KURO, Action::EndTrial),
        (KURO, Action::Propose(Proposal::BothLose)),
        (SHIRO, Action::Reject),
        (KURO, Action::Agree),
        (KURO, Action::Object),
        (KURO, Action::Propose(Proposal::BothLose)),
    ] {
        game = act(store, &game, player, action).await;
    }
    let forfeit = Ruling::Forfeit {
        loser: Color::White,
    };
    let moderator = Actor::Moderator(PlayerId::new(19));
    let event = decide(&game, moderator, rule(forfeit), START).unwrap();
    append(store, &game, event).await.unwrap();
    let game = table(store, "japanese", 5).await;
    let event = decide(&game, moderator, rule(Ruling::BothLose), START).unwrap();
    append(store, &game, event).await.unwrap();
    // Two stones sent and one returned: the whole board comes back.
    let game = table(store, "japanese", 5).await;
    let game = play(store, game, "B1 A2 D1 B2 C2 E5 A1 C1 B1 pass").await;
    let no_result = Action::Propose(Proposal::NoResult);
    let game = act(store, &game, KURO, no_result).await;
    act(store, &game, SHIRO, Action::Consent).await;
}

/// A game of pairs with a substitute.
async fn pairs(store: &Store) {
    let [partner, one, other] = [13, 14, 15].map(PlayerId::new);
    let invitation = Invitation::Pairs {
        partner,
        opponents: [one, other],
    };
    let draft = Draft::even(
        RuleSet::from_name("territory").unwrap().rules,
        Size::square(9).unwrap(),
    );
    let event = offer(
        KURO,
        invitation,
        Terms::new(draft).unwrap(),
        place(CHANNEL),
        START,
    );
    let mut game = create(store, event.unwrap()).await;
    let accept = Action::Accept {
        stronger: None,
        toss: Color::Black,
    };
    let substitute = Proposal::Substitute {
        out: partner,
        into: SHIRO,
    };
    for (player, action) in [
        (one, accept.clone()),
        (partner, accept.clone()),
        (other, accept),
        (partner, Action::Propose(substitute)),
        (one, Action::Consent),
        (SHIRO, Action::Consent),
    ] {
        game = act(store, &game, player, action).await;
    }
}

async fn by_the_clock(store: &Store, game: &Game, action: Action, after: Span) -> Game {
    let event = decide(game, Actor::Clock, action, START.after(after)).unwrap();
    append(store, game, event).await.unwrap()
}

/// kuro and shiro play Gomoku on a clock.
async fn timed(store: &Store, control: TimeControl, overdue: Overdue) -> Game {
    let five = RuleSet::from_name("gomoku").unwrap().rules;
    let draft = Draft {
        colors: ColorChoice::Challenger(Color::Black),
        pace: Pace {
            overdue,
            weekends: Weekends::Rest,
            nights: Nights::Rest,
            ..Pace::of(control)
        },
        ..Draft::even(five, Size::square(15).unwrap())
    };
    let game = offered(store, draft, Some(SHIRO), place(CHANNEL)).await;
    accept(store, &game).await
}

async fn accept(store: &Store, game: &Game) -> Game {
    let accept = Action::Accept {
        stronger: None,
        toss: Color::Black,
    };
    act(store, game, SHIRO, accept).await
}

/// Events of clocks, of undoing and of moderators.
async fn paced(store: &Store) {
    let day = Span::days(1);
    let game = timed(store, TimeControl::FISCHER_OFFERED, Overdue::Loses).await;
    let game = play(store, game, "H8 G8").await;
    let game = act(store, &game, SHIRO, Action::TakeBack).await;
    let to = game.undo_point(Color::Black).unwrap();
    let game = act(store, &game, KURO, Action::Propose(Proposal::Undo { to })).await;
    let game = act(store, &game, SHIRO, Action::Consent).await;
    let game = play(store, game, "H8 H9").await;
    let game = act(store, &game, SHIRO, Action::GiveTime(day)).await;
    let game = act(store, &game, KURO, Action::Propose(Proposal::Pause)).await;
    let game = act(store, &game, SHIRO, Action::Consent).await;
    let game = act(store, &game, KURO, Action::GoOn).await;
    let game = by_the_clock(store, &game, Action::Rest(Span::hours(7)), day).await;
    let span = Span::hours(1);
    let color = Color::White;
    let game = rule_on(store, &game, Ruling::MoreTime { color, span }).await;
    let into = PlayerId::new(77);
    let game = rule_on(store, &game, Ruling::Reseat { out: SHIRO, into }).await;
    let plan = Actor::Plan(KURO);
    let event = decide(
        &game,
        plan,
        Action::Move(Move::Play(at("J9"))),
        START.after(day),
    )
    .unwrap();
    let game = append(store, &game, event).await.unwrap();
    let winner = Color::Black;
    rule_on(store, &game, Ruling::Adjudicated { winner }).await;

    let each = TimeControl::per_move(1).unwrap();
    let game = timed(store, each, Overdue::Loses).await;
    by_the_clock(store, &game, Action::RunOut, Span::days(2)).await;
    let game = timed(store, each, Overdue::WaitingSideChooses).await;
    let game = play(store, game, "H8 H9").await;
    let game = by_the_clock(store, &game, Action::RunOut, Span::days(2)).await;
    act(store, &game, SHIRO, Action::Claim).await;
    let periods = TimeControl::byo_yomi(day, day, 3).unwrap();
    let game = timed(store, periods, Overdue::WaitingSideChooses).await;
    let game = play(store, game, "H8 H9").await;
    let game = by_the_clock(store, &game, Action::RunOut, Span::days(9)).await;
    act(store, &game, SHIRO, Action::CallOff).await;
    let stones = TimeControl::canadian(day, day, 10).unwrap();
    let game = timed(store, stones, Overdue::Loses).await;
    let game = act(store, &game, SHIRO, Action::Propose(Proposal::Draw)).await;
    act(store, &game, KURO, Action::Consent).await;
    let game = timed(store, TimeControl::Untimed, Overdue::WaitingSideChooses).await;
    act(store, &game, SHIRO, Action::Propose(Proposal::CallOff)).await;
    let game = timed(store, stones, Overdue::Loses).await;
    rule_on(store, &game, Ruling::CalledOff).await;
    let game = timed(store, stones, Overdue::Loses).await;
    let no_show = Action::NoShow {
        color: Color::Black,
    };
    let event = decide(&game, Actor::Clock, no_show, START).unwrap();
    append(store, &game, event).await.unwrap();
    let five = RuleSet::from_name("gomoku").unwrap().rules;
    let rated = Draft {
        stakes: Stakes::Rated,
        ..Draft::even(five, Size::square(15).unwrap())
    };
    let game = offered(store, rated, Some(SHIRO), place(CHANNEL)).await;
    let game = accept(store, &game).await;
    let event = decide(&game, Actor::Clock, Action::Unrate, START).unwrap();
    append(store, &game, event).await.unwrap();
}

/// A ruling without a reason, as in earlier versions.
fn rule(ruling: Ruling) -> Action {
    Action::Rule {
        ruling,
        reason: None,
    }
}

async fn rule_on(store: &Store, game: &Game, ruling: Ruling) -> Game {
    let judge = Actor::Moderator(PlayerId::new(99));
    let event = decide(game, judge, rule(ruling), START.after(Span::days(1))).unwrap();
    append(store, game, event).await.unwrap()
}

/// Every rule set, choice of colours, venue, way of ending, and kind of row.
async fn every_shape(store: &Store) {
    counted(store).await;
    let here = place(CHANNEL);
    let private = Place {
        club: None,
        channel: ChannelId::new(101),
    };
    let even = |name: &str, side| {
        Draft::even(
            RuleSet::from_name(name).unwrap().rules,
            Size::square(side).unwrap(),
        )
    };
    let declined = Draft {
        colors: ColorChoice::Challenger(Color::Black),
        ..even("atari-go", 9)
    };
    let game = offered(store, declined, Some(SHIRO), private).await;
    act(store, &game, SHIRO, Action::Decline).await;
    let withdrawn = Draft {
        colors: ColorChoice::Challenger(Color::White),
        ..even("atari-go-empty", 9)
    };
    let game = offered(store, withdrawn, None, here).await;
    act(store, &game, KURO, Action::Withdraw).await;
    let game = offered(store, even("gomoku", 15), Some(SHIRO), here).await;
    act(store, &game, SHIRO, Action::Replace).await;
    let game = offered(store, even("gomoku", 15), None, here).await;
    by_the_clock(store, &game, Action::Lapse, Span::days(7)).await;
    let opened = Draft {
        opening: Some(OpeningRule::Soosorv8),
        ..even("renju", 15)
    };
    let mut game = offered(store, opened, Some(SHIRO), here).await;
    let choose = Action::Choose;
    let put = |name| Action::Move(Move::Play(at(name)));
    let accept_first = || Action::Accept {
        stronger: None,
        toss: Color::Black,
    };
    for (who, action) in [
        (SHIRO, accept_first()),
        (KURO, put("H8")),
        (KURO, put("J9")),
        (KURO, put("K10")),
        (SHIRO, choose(OpeningChoice::Take(Color::Black))),
        (KURO, put("G7")),
        (KURO, choose(OpeningChoice::Fifths(1))),
        (SHIRO, choose(OpeningChoice::Take(Color::Black))),
        (SHIRO, put("L11")),
    ] {
        game = act(store, &game, who, action).await;
    }
    for (opening, choice) in [
        (OpeningRule::Swap, OpeningChoice::Take(Color::White)),
        (OpeningRule::Swap2, OpeningChoice::PlaceTwo),
    ] {
        let opened = Draft {
            opening: Some(opening),
            ..even("gomoku", 15)
        };
        let mut game = offered(store, opened, Some(SHIRO), here).await;
        for (who, action) in [
            (SHIRO, accept_first()),
            (KURO, put("H8")),
            (KURO, put("J9")),
            (KURO, put("K10")),
            (SHIRO, choose(choice)),
        ] {
            game = act(store, &game, who, action).await;
        }
    }
    let taraguchi = Draft {
        opening: Some(OpeningRule::Taraguchi10),
        ..even("renju", 15)
    };
    let mut game = offered(store, taraguchi, Some(SHIRO), here).await;
    for (who, action) in [
        (SHIRO, accept_first()),
        (KURO, put("H8")),
        (SHIRO, choose(OpeningChoice::Take(Color::White))),
        (SHIRO, put("J9")),
        (KURO, choose(OpeningChoice::Take(Color::Black))),
        (KURO, put("K10")),
        (SHIRO, choose(OpeningChoice::Take(Color::White))),
        (SHIRO, put("L7")),
        (KURO, choose(OpeningChoice::OfferTen)),
    ] {
        game = act(store, &game, who, action).await;
    }
    let threaded = Draft {
        colors: ColorChoice::StrongerTakesWhite,
        venue: Venue::Thread,
        ..even("gomoku-exact", 15)
    };
    let game = offered(store, threaded, None, here).await;
    let stronger = Some(Stronger::Accepter);
    let accept = Action::Accept {
        stronger,
        toss: Color::White,
    };
    let game = act(store, &game, SHIRO, accept).await;
    let thread = Place {
        club: Some(ClubId::new(1)),
        channel: ChannelId::new(102),
    };
    let game = by_the_clock(store, &game, Action::Relocate(thread), Span::seconds(2)).await;
    play(store, game, "H8 O1").await;
    let game = table(store, "go-bang", 19).await;
    act(store, &game, KURO, Action::Resign).await;
    offered(store, even("go-bang-exact", 19), Some(SHIRO), here).await;
    for (ko, scoring, komi) in [
        (KoRule::PositionalSuperko, Scoring::Area, 15),
        (KoRule::SituationalSuperko, Scoring::Stones, 0),
        (KoRule::Simple, Scoring::Area, -7),
    ] {
        let rules = Rules::Go(GoRules::new(ko, scoring));
        let komi = Komi::from_half_points(komi).unwrap();
        let handicap = Handicap::new(if komi == Komi::ZERO { 9 } else { 0 }).unwrap();
        let draft = Draft {
            handicap,
            komi,
            ..Draft::even(rules, Size::square(19).unwrap())
        };
        offered(store, draft, Some(SHIRO), here).await;
    }
    japanese(store).await;
    pairs(store).await;
    paced(store).await;
    for name in [
        "traditional-two-edges",
        "tromp-taylor",
        "go-bang-plain",
        "pente",
    ] {
        offered(store, even(name, 19), None, here).await;
    }
    let free = Draft {
        handicap: Handicap::with_placement(3, Placement::Free).unwrap(),
        ..even("chinese", 9)
    };
    offered(store, free, None, here).await;
    let board = BoardMessage {
        channel: CHANNEL,
        message: MessageId::new(1_234_567_890_123_456_789),
        revision: Revision::new(3),
    };
    store
        .note_shown(GameId::new(5), board, MessageRetention::Kept, &[])
        .await
        .unwrap();
    super::property::speak_german(store).await;
}

async fn ruling_with_its_reason(store: &Store) {
    let game = table(store, "japanese", 5).await;
    let rule = Action::Rule {
        ruling: Ruling::BothLose,
        reason: Reason::new("Art. 13: не по правилам"),
    };
    let judge = Actor::Moderator(PlayerId::new(19));
    let event = decide(&game, judge, rule, START).unwrap();
    append(store, &game, event).await.unwrap();
}

async fn daily(store: &Store) {
    let daily = Daily {
        club: ClubId::new(1),
        hour: Hour::ALL[9],
        topic: Some(Topic::LifeAndDeath),
        level: Some(Level::ALL[4]),
        next: START,
    };
    let anything = Daily {
        topic: None,
        level: None,
        ..daily
    };
    for (channel, daily) in [(100, daily), (200, anything)] {
        let channel = ChannelId::new(channel);
        store.set_daily(channel, Some(daily)).await.unwrap();
    }
    let queued = NEW_PUZZLE.to(CHANNEL, PuzzleId::new(7));
    store
        .write(Subject::Channel(CHANNEL), queued)
        .await
        .unwrap();
}

#[test]
fn version_one_is_written_as_ever() {
    EVERYTHING.is_written_by(every_shape);
    PLACES.is_written_by(super::outbox::places);
    RULING.is_written_by(ruling_with_its_reason);
    DAILY.is_written_by(daily);
    VOTES.is_written_by(super::vote::votes);
    CONTEST.is_written_by(super::contest::every_shape);
    LADDER.is_written_by(super::ladder::ladder);
    PROPERTIES.is_written_by(super::property::everything);
}

#[test]
fn version_one_is_read_for_ever() {
    for fixture in [
        EVERYTHING, PLACES, RULING, DAILY, VOTES, CONTEST, PUZZLES, PROBLEMS, PROPERTIES,
    ] {
        fixture.is_read();
    }
}

#[test]
fn the_puzzles_hold_every_shape() {
    for shape in ["problem", "study", "proposals"] {
        assert!(
            PROBLEMS.export().contains(&format!("\"{shape}\"")),
            "{shape}"
        );
    }
    let questions = "liberties forbidden captures ko stones territory dead_chains five pairs atari_go \
        trying solved gave_up rule practice";
    for shape in questions.split_whitespace() {
        assert!(
            PUZZLES.export().contains(&format!("\"{shape}\"")),
            "{shape}"
        );
    }
}

#[test]
fn the_fixture_holds_every_shape() {
    let shapes = "offered accepted declined withdrawn lapsed relocated played passed resigned marked \
        agreed resumed dead alive black white player clock simple positional_superko \
        situational_superko territory area stones crosscut empty wins exact random challenger_black \
        challenger_white stronger_takes_white here thread \
        joined suggested objected trial_began trial_played trial_passed trial_passed_for_ko \
        trial_ended proposed consented rejected ruled anyone one pairs no_result both_lose substitute \
        forfeit seki pair moderator marked free forbidden allowed as_it_stands agreement confirmation \
        territory_with_two_edges stay are_taken five_win";
    let text = EVERYTHING.export();
    for shape in shapes.split_whitespace() {
        assert!(text.contains(&format!("\"{shape}\"")), "{shape}");
    }
    for tree in GAMES
        .iter()
        .filter(|tree| !["trails", "outbox"].contains(tree))
    {
        let rows = EVERYTHING.rows();
        assert!(rows.lines().any(|row| row.starts_with(tree)), "{tree}");
    }
}

#[test]
fn a_finished_game_is_small() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        counted(&store).await;
        store.close().await.unwrap();
    });
    let rows = rows(folder.path(), &["events"]);

    let [row] = rows.lines().collect::<Vec<_>>()[..] else {
        panic!("15 events fit into a row: {rows}");
    };
    let (_, value) = row.rsplit_once(' ').unwrap();
    let bytes = value.len() / 2;
    assert!(bytes < 15 * 12, "{bytes} bytes for 15 events");
}
