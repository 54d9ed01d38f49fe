//! Making questions about rules: a game is played, and questions are asked about suitable positions of it.

use super::atari_go::may_take;
use super::dead::{dead_chains as dead_chains_of, is_settled};
use super::{Question, RulePuzzle};
use crate::play::{Game, Outlook, play_five, play_go, settle, shuffle};
use crate::{Level, RuleTopic, Scene};
use tengen_engine::dead_stones;
use tengen_rules::{Chance, Komi, Move, PointSet, RuleSet, Size};

/// Most games that are played for one puzzle.
const MOST_GAMES: usize = 60;
/// Attempts to settle everything at the end of a game.
const SETTLING_ATTEMPTS: usize = 3;

impl RulePuzzle {
    /// A puzzle about `topic` at exactly this level; equal chance makes an equal puzzle.
    ///
    /// None if none of the games gave one, which is rare; the next chance will.
    pub fn generate(topic: RuleTopic, level: Level, chance: &mut Chance) -> Option<Self> {
        (0..MOST_GAMES).find_map(|_| {
            let candidates = candidates(topic, level, chance);
            let mut found = candidates.into_iter().filter_map(|(scene, question)| {
                let puzzle = Self::new(scene, question).ok()?;
                (puzzle.level == level).then_some(puzzle)
            });
            found.next()
        })
    }
}

/// Candidate questions from a new game, in random order. They may be unsound.
fn candidates(topic: RuleTopic, level: Level, chance: &mut Chance) -> Vec<(Scene, Question)> {
    match topic {
        RuleTopic::Liberties => liberties(level, chance),
        RuleTopic::Forbidden => forbidden(level, chance),
        RuleTopic::Captures => captures(level, chance),
        RuleTopic::Ko => ko(level, chance),
        RuleTopic::Stones => stones(level, chance),
        RuleTopic::Territory => territory(level, chance),
        RuleTopic::DeadChains => dead_chains(level, chance),
        RuleTopic::Five => five(level, chance),
        RuleTopic::Pairs => pairs(level, chance),
        RuleTopic::AtariGo => atari_go(level, chance),
    }
}

fn rule_set(name: &str) -> &'static RuleSet {
    RuleSet::from_name(name).expect("the rule sets of puzzles are there")
}

/// One of the sides that suit the level.
fn size(sides: [&[u8]; 5], level: Level, chance: &mut Chance) -> Size {
    let sides = sides[usize::from(level.number()) - 1];
    Size::square(sides[chance.below(sides.len())]).expect("a board has 1 to 19 lines")
}

/// A game of Go and the plies to look at, in random order.
fn game(size: Size, chance: &mut Chance) -> (Game, Vec<usize>) {
    let game = play_go(size, size.points() * 3 / 2, Outlook::Rough, chance);
    let from = (size.points() / 5).min(game.plies());
    let plies = shuffle((from..=game.plies()).collect(), chance);
    (game, plies)
}

fn liberties(level: Level, chance: &mut Chance) -> Vec<(Scene, Question)> {
    let size = size([&[5, 6], &[6, 7], &[7, 9], &[9], &[9, 11]], level, chance);
    let (game, mut plies) = game(size, chance);
    plies.truncate(6);
    let mut found = Vec::new();
    for ply in plies {
        let board = game.board(ply);
        let stones = size.all().filter(|&point| board.get(point).is_some());
        let heads = stones.filter(|&point| {
            let chain = board.chain(point).expect("a stone has a chain");
            chain.stones.iter().next() == Some(point)
        });
        for of in shuffle(heads.collect(), chance) {
            found.extend(question(
                &game,
                "territory",
                ply,
                0,
                Question::Liberties { of },
            ));
        }
    }
    found
}

fn question(
    game: &Game,
    rules: &str,
    ply: usize,
    behind: usize,
    question: Question,
) -> Option<(Scene, Question)> {
    Some((game.scene(rule_set(rules), ply, behind)?, question))
}

fn forbidden(level: Level, chance: &mut Chance) -> Vec<(Scene, Question)> {
    let size = size([&[5, 6], &[6, 7], &[7, 9], &[9], &[9, 11]], level, chance);
    let (game, plies) = game(size, chance);
    // The last move is included: it may have captured a ko.
    let plies = plies.into_iter().take(30);
    plies
        .filter_map(|ply| question(&game, "territory", ply, 1, Question::Forbidden))
        .collect()
}

fn captures(level: Level, chance: &mut Chance) -> Vec<(Scene, Question)> {
    let size = size([&[5, 6], &[6, 7], &[7, 9], &[9], &[9, 11]], level, chance);
    let (game, plies) = game(size, chance);
    let mut found = Vec::new();
    for ply in plies {
        let (board, enemy) = (game.board(ply), !Game::to_move(ply));
        let mut moves = PointSet::EMPTY;
        for stone in board.stones(enemy).iter() {
            if board.is_in_atari(stone)
                && let Some(chain) = board.chain(stone)
            {
                moves = moves.union(chain.liberties);
            }
        }
        for at in shuffle(moves.iter().collect(), chance) {
            found.extend(question(
                &game,
                "territory",
                ply,
                0,
                Question::Captures { at },
            ));
        }
    }
    found
}

fn ko(level: Level, chance: &mut Chance) -> Vec<(Scene, Question)> {
    let size = size([&[6, 7], &[7, 8], &[7, 8], &[8, 9], &[9]], level, chance);
    let (game, plies) = game(size, chance);
    let mut found = Vec::new();
    for ply in plies {
        found.extend(after_taking(&game, ply));
        // Also a few moves back: a ko may be open again.
        for behind in [3, 5] {
            let taken = ply
                .checked_sub(behind)
                .and_then(|start| game.captures_at(start));
            if let Some((at, 1..=2)) = taken.map(|taken| (taken.iter().next(), taken.len()))
                && let Some(at) = at
            {
                found.extend(question(
                    &game,
                    "territory",
                    ply,
                    behind,
                    Question::Ko { at },
                ));
            }
        }
    }
    let mut found = shuffle(found, chance);
    // Positions in which retaking is legal are rarer in games: draw both with equal probability.
    let is_ko = |(scene, question): &(Scene, Question)| {
        let Question::Ko { at } = *question else {
            return false;
        };
        scene.position().ko() == Some(at)
    };
    let wanted = chance.below(2) == 0;
    found.sort_by_cached_key(|candidate| is_ko(candidate) != wanted);
    found
}

/// Questions about possible captures of one or two stones after `ply` moves.
fn after_taking(game: &Game, ply: usize) -> Vec<(Scene, Question)> {
    let (board, color) = (game.board(ply), Game::to_move(ply));
    let mut found = Vec::new();
    for stone in board.stones(!color).iter() {
        if !board.is_in_atari(stone) {
            continue;
        }
        let Some(chain) = board.chain(stone) else {
            continue;
        };
        let first = chain.stones.iter().next();
        if let (1..=2, Some(last)) = (chain.stones.len(), chain.liberties.iter().next())
            && first == Some(stone)
        {
            let scene = game.scene_with(rule_set("territory"), ply, Move::Play(last));
            found.extend(scene.map(|scene| (scene, Question::Ko { at: stone })));
        }
    }
    found
}

fn stones(level: Level, chance: &mut Chance) -> Vec<(Scene, Question)> {
    let size = size([&[5], &[5, 6], &[6, 7], &[7, 8], &[8, 9]], level, chance);
    let mut game = play_go(size, size.points() * 2, Outlook::Fine, chance);
    settle(&mut game, size.points(), chance, is_settled);
    let ply = game.plies();
    question(&game, "strasbourg", ply, 0, Question::Stones)
        .into_iter()
        .collect()
}

fn territory(level: Level, chance: &mut Chance) -> Vec<(Scene, Question)> {
    let size = size([&[5], &[6, 7], &[7], &[8, 9], &[9]], level, chance);
    let game = play_go(size, size.points() * 2, Outlook::Fine, chance);
    let ply = game.plies();
    let Some(scene) = game.scene(rule_set("territory"), ply, ply) else {
        return Vec::new();
    };
    let position = scene.position();
    let dead = dead_stones(&scene.rules().rules, &position);
    let komi: &[i16] = match level.number() {
        ..3 => &[0],
        3 => &[0, 0, 1],
        _ => &[0, 1, 11],
    };
    let komi = komi
        .iter()
        .filter_map(|&halves| Komi::from_half_points(halves));
    shuffle(komi.collect(), chance)
        .into_iter()
        .map(|komi| (scene.clone(), Question::Territory { dead, komi }))
        .collect()
}

fn dead_chains(level: Level, chance: &mut Chance) -> Vec<(Scene, Question)> {
    let size = size([&[5, 6], &[6, 7], &[6, 7], &[7, 8], &[8, 9]], level, chance);
    let played = play_go(size, size.points() * 2, Outlook::Fine, chance);
    let mut found = Vec::new();
    for _ in 0..SETTLING_ATTEMPTS {
        let mut game = played.clone();
        if settle(&mut game, size.points(), chance, is_settled) {
            found.extend(settled_ends(&game, chance));
        }
    }
    found
}

/// Questions about the end of a settled game, with all of its dead chains and then with fewer and fewer.
fn settled_ends(game: &Game, chance: &mut Chance) -> Vec<(Scene, Question)> {
    let (ply, board) = (game.plies(), game.board(game.plies()));
    let mut stones = board.arrangement();
    let mut all = vec![stones];
    for chain in shuffle(dead_chains_of(&board), chance) {
        stones[chain.color] = stones[chain.color].difference(chain.stones);
        all.push(stones);
    }
    let (rules, first) = (rule_set("territory"), Game::to_move(ply));
    all.into_iter()
        .filter_map(|stones| Scene::new(rules, board.size(), stones, first, Vec::new()).ok())
        .map(|scene| (scene, Question::DeadChains))
        .collect()
}

fn five(level: Level, chance: &mut Chance) -> Vec<(Scene, Question)> {
    let size = size(
        [&[7, 9], &[9], &[9, 11], &[11, 13], &[13, 15]],
        level,
        chance,
    );
    let rules = rule_set("gomoku");
    let game = play_five(rules, size, 80, chance);
    // The last positions of a game that was won: the winning move may have been possible before.
    let plies = (game.plies().saturating_sub(4)..game.plies()).rev();
    plies
        .filter_map(|ply| question(&game, "gomoku", ply, 0, Question::Five))
        .collect()
}

fn pairs(level: Level, chance: &mut Chance) -> Vec<(Scene, Question)> {
    let size = size(
        [&[7, 9], &[9], &[9, 11], &[11, 13], &[13, 15]],
        level,
        chance,
    );
    let game = play_five(rule_set("go-bang"), size, 70, chance);
    // Only positions in which the game itself captured.
    let took = |&ply: &usize| game.captures_at(ply).is_some();
    let plies = shuffle((6..game.plies()).filter(took).collect(), chance);
    plies
        .into_iter()
        .filter_map(|ply| question(&game, "go-bang", ply, 0, Question::Pairs))
        .collect()
}

fn atari_go(level: Level, chance: &mut Chance) -> Vec<(Scene, Question)> {
    let size = size([&[5, 6], &[6, 7], &[6, 7], &[6, 7], &[7]], level, chance);
    let game = play_go(size, size.points(), Outlook::Rough, chance);
    let moves = match level.number() {
        1 => 1,
        2 | 3 => 2,
        _ => 3,
    };
    let from = size.points() / 6;
    // The first capture ends the game.
    let took = |&ply: &usize| game.captures_at(ply).is_some();
    let end = (from..game.plies())
        .find(took)
        .map_or(game.plies(), |ply| ply + 1);
    let plies = shuffle((from..end).collect(), chance);
    plies
        .into_iter()
        .filter(|&ply| may_take(&game.board(ply), Game::to_move(ply), moves))
        .filter_map(|ply| question(&game, "atari-go", ply, 0, Question::AtariGo { moves }))
        .collect()
}
