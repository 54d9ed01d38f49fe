//! Teaching games: who teaches, who asks for one, and what teachers see.

use super::declare;
use crate::{Name, Text, Until};
use tengen_game::GameId;
use tengen_rules::Rank;

declare! { "teach":
    option();
    option_about();
    field();
    on();
    off();
    on_servers();
    joined();
    suggestion(step: Text);
    button_ask();
    confirm(open: Text, taught: Text);
    button_sure();
    button_not_now();
    not_now();
    already(until: Until);
    withdrawn();
    asks(player: Name);
    finished(step: Text, solved: usize);
    open(until: Until);
    call(teacher: Name);
    call_several(teachers: Name);
    button_teach();
    button_exercises();
    button_back();
    button_hide();
    taken(teacher: Name, player: Name, game: GameId);
    hidden(teacher: Name, player: Name);
    begun(black: Name, white: Name);
    taken_back(player: Name);
    exercises_of(player: Name);
    button_join();
    no_teacher();
    no_rank();
    no_weaker(rank: Rank);
    no_one();
    no_posting();
    no_over();
    no_taken(teacher: Name, player: Name);
    no_learning(game: GameId);
    no_own();
    no_others(player: Name);
}
