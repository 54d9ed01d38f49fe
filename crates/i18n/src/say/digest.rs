//! The weekly digest of a club.

use super::declare;
use crate::{Day, GameName, Link, Name, Text, Until};
use tengen_game::{ChannelId, GameId};
use tengen_rules::Size;

declare! { "digest":
    option();
    option_about();
    field();
    comes(at: Text, channel: ChannelId, next: Until);
    not_here();
    lost(channel: ChannelId);
    heading(since: Day, until: Day);
    title();
    games(games: usize);
    won(winner: Name, loser: Name, number: GameId, game: GameName, size: Size, place: Link);
    unwon(black: Name, white: Name, number: GameId, game: GameName, size: Size, place: Link);
    upsets();
    upset(winner: Name, won: String, loser: Name, lost: String, number: GameId);
    newcomers();
    puzzles(solved: usize);
    month_option();
    month_option_about();
    month_field();
    month_named(choice: String);
    month_heading(since: Day, until: Day);
    month_line(black: Name, white: Name, number: GameId, place: Link);
    month_question();
}
