//! Standings in puzzles.

use super::declare;
use crate::{Name, Text};

declare! { "standing":
    me();
    me_about();
    top();
    top_about();
    topic_about();
    none();
    nobody();
    mine();
    best();
    best_of(topic: Text);
    rating_after(more: u32);
    line_unrated(player: Name, solved: u32, tried: u32);
    rating(rating: String);
    place(place: usize, all: usize);
    count(solved: u32, tried: u32, at_once: u32);
    streak(current: u32, longest: u32);
    guess();
    topic(topic: Text, solved: u32, tried: u32);
    line(place: usize, player: Name, rating: String, solved: u32, tried: u32);
    more(number: usize);
    change(before: String, after: String);
}
