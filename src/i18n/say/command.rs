//! The names and descriptions of the commands, as the menu of Discord shows them.

use super::declare;

declare! { "command":
    challenge();
    challenge_about();
    play();
    play_about();
    pass();
    pass_about();
    resign();
    resign_about();
    board();
    board_about();
    games();
    games_about();
    mark();
    mark_about();
    sgf();
    sgf_about();
    help();
    help_about();
    challenge_menu();
    opponent();
    opponent_about();
    variant();
    variant_about();
    size();
    size_about();
    color();
    color_about();
    color_random();
    color_black();
    color_white();
    color_stronger();
    handicap();
    handicap_about();
    komi();
    komi_about();
    rules();
    rules_about();
    venue();
    venue_about();
    venue_here();
    venue_thread();
    point();
    point_about();
    points();
    points_about();
    table();
    table_about();
    topic();
    topic_about();
}
