//! Texts of a question: the question itself, why the right answer is right, and why others are wrong.

use crate::i18n::{Text, say};
use crate::kit::quiz::show::{stones, unite};
use crate::kit::refusal::illegal;
use crate::puzzle::quiz::{Question, Quiz};
use crate::puzzle::{self, Choice, Mistake, Reason};
use crate::rules::{Color, FiveRules, Komi, Move, Position, Rules, Score, Scoring, Variant};

/// The label of a choice's button.
pub(crate) fn title(choice: Choice) -> Text {
    match choice {
        Choice::Yes => say::puzzle::yes(),
        Choice::No => say::puzzle::no(),
        Choice::Black => say::terms::color(Color::Black),
        Choice::White => say::terms::color(Color::White),
        other => say::rules::choice(other.word().to_owned()),
    }
}

/// The question in words.
pub(crate) fn ask(quiz: &Quiz) -> Text {
    use say::rules as r;
    let color = quiz.position.to_move();
    let prisoners = quiz.position.prisoners();
    match quiz.question {
        Question::Rule(question) => ask_rule(question, &quiz.position),
        Question::Name { .. } => r::ask_name(),
        Question::Turn => r::ask_turn(),
        Question::Chains(color) => r::ask_chains(color),
        Question::Capture => r::ask_capture(color),
        Question::Eyes { .. } => r::ask_eyes(color),
        Question::Seki => r::ask_seki(),
        Question::Gain => r::ask_gain(color),
        Question::Points(color) => {
            let scoring = scoring(&quiz.rules).to_owned();
            r::ask_points(color, scoring, prisoners.black, prisoners.white)
        }
        Question::Filled(color) => r::ask_filled(color, prisoners[!color]),
        Question::Win => r::ask_win(color),
        Question::Partner => r::ask_partner(),
    }
}

fn ask_rule(question: puzzle::Question, position: &Position) -> Text {
    use puzzle::Question as Q;
    use say::{puzzle as p, rules as r};
    let color = position.to_move();
    match question {
        Q::Liberties { .. } => r::ask_liberties(),
        Q::Forbidden => r::ask_forbidden(color),
        Q::Captures { at } => p::ask_captures(color, at),
        Q::Ko { at } => p::ask_ko(color, at),
        Q::Stones => r::ask_winner("stones".to_owned(), Komi::ZERO, 0, 0),
        Q::Territory { komi, .. } => {
            let taken = position.prisoners();
            r::ask_winner("territory".to_owned(), komi, taken.black, taken.white)
        }
        Q::DeadChains => r::ask_dead(),
        Q::Five => p::ask_five(color),
        Q::Pairs => p::ask_pairs(color),
        Q::AtariGo { moves } => p::ask_atari_go(color, moves),
    }
}

/// The right answer with its explanation; `color` is to move.
pub(crate) fn why(color: Color, reason: &Reason) -> Text {
    use say::{puzzle as p, rules as r};
    match reason {
        Reason::Liberties(chain) => r::why_liberties(chain.liberties.len(), chain.liberties),
        Reason::Forbidden(points) => {
            let points = points.iter().map(|(point, _)| *point);
            r::why_forbidden(color, points.collect())
        }
        Reason::Captures { at, chains } => {
            let stones = stones(chains);
            p::why_captures(*at, stones.len(), stones)
        }
        Reason::Ko(_) => p::why_ko(),
        Reason::NoKo { at, takes } => p::why_no_ko(*at, takes.len()),
        Reason::Count(score) => {
            let winner = Choice::of(score.winner()).word().to_owned();
            let (total, margin) = (score.total, score.margin());
            r::why_winner(total.black, total.white, score.komi, winner, margin)
        }
        Reason::Dead(chains) => r::why_dead(stones(chains)),
        Reason::Lines(all) => r::why_win_five(color, unite(all).0),
        Reason::Pairs(all) => r::why_pair(color, unite(all).0),
        Reason::Line(moves) => {
            let points = moves.iter().filter_map(|mv| match mv {
                Move::Play(point) => Some(point.to_string()),
                Move::Pass => None,
            });
            p::why_line(points.collect::<Vec<_>>().join(" "))
        }
        Reason::Name(point) => r::why_name(*point),
        Reason::Turn(stones) => r::why_turn(color, stones.black, stones.white),
        Reason::Chains(chains) => r::why_chains(chains.len()),
        Reason::Takes(points) => r::why_capture(color, *points),
        Reason::Eyes(points) => r::why_eyes(*points),
        Reason::Seki(points) => r::why_seki(*points),
        Reason::Gains(points) if points.is_empty() => r::why_pass(),
        Reason::Gains(points) => r::why_gain(color, *points),
        Reason::Points(color, score) => why_points(*color, score),
        Reason::Filled {
            color,
            surrounded,
            prisoners,
            left,
        } => r::why_filled(
            *color,
            *surrounded,
            *prisoners,
            left.territory[*color].len(),
        ),
        Reason::WinsByTaking(points) => r::why_win_capture(color, *points),
        Reason::Partner { stones, next } => r::why_partner(*stones, title(*next)),
    }
}

/// The composition of a colour's points.
fn why_points(color: Color, score: &Score) -> Text {
    use say::rules as r;
    let (total, surrounded) = (score.total[color], score.territory[color].len());
    let (scoring, extra) = match score.scoring {
        Scoring::Stones => return r::why_points_stones(color, total),
        Scoring::Area => ("area", score.stones[color]),
        Scoring::Territory { .. } => ("territory", score.prisoners[color]),
    };
    r::why_points(color, scoring.to_owned(), surrounded, extra, total)
}

/// Why an answer is not right.
pub(crate) fn wrong(quiz: &Quiz, mistake: &Mistake) -> Text {
    use puzzle::Question as Q;
    use say::rules as r;
    match *mistake {
        Mistake::TooMany(number) => wrong_number(quiz.question, "more", number),
        Mistake::TooFew(number) => wrong_number(quiz.question, "less", number),
        Mistake::Choice(choice) => match quiz.question {
            Question::Gain => r::not_gain(choice.word().to_owned()),
            Question::Rule(_) => r::not_winner(scoring(&quiz.rules).to_owned()),
            Question::Partner => r::not_partner(),
            _ => r::not_turn(),
        },
        Mistake::Points(points) => match quiz.question {
            Question::Rule(Q::DeadChains) => r::not_dead(points),
            Question::Seki => r::not_seki(points),
            _ if quiz.rules == Rules::Gomoku(FiveRules::Renju) => r::not_forbidden_renju(points),
            _ => r::not_forbidden(points),
        },
        Mistake::Incomplete => r::not_all(),
        Mistake::Point(point) => match quiz.question {
            Question::Capture if quiz.rules.variant() == Variant::GoBang => r::not_pair(point),
            Question::Capture => r::not_capture(point),
            Question::Eyes { .. } => r::not_eyes(point),
            Question::Win => r::not_win(point),
            _ => r::not_name(point),
        },
        Mistake::Illegal { at, reason } => illegal(Move::Play(at), reason, quiz.position.size()),
        Mistake::Refuted(_) => say::puzzle::refuted(),
    }
}

fn wrong_number(question: Question, than: &str, number: u16) -> Text {
    use say::rules as r;
    let (than, number) = (than.to_owned(), number.into());
    match question {
        Question::Rule(_) => r::not_liberties(than, number),
        Question::Chains(_) => r::not_chains(than, number),
        _ => r::not_points(number),
    }
}

/// How points are counted, as a selector in texts.
fn scoring(rules: &Rules) -> &'static str {
    match rules {
        Rules::Go(rules) => match rules.scoring {
            Scoring::Territory { .. } => "territory",
            Scoring::Area => "area",
            Scoring::Stones => "stones",
        },
        Rules::AtariGo(_) | Rules::Gomoku(_) | Rules::GoBang(_) => "stones",
    }
}
