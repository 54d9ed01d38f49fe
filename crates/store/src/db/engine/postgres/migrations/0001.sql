-- Version 1. Never changed once it is released: what comes later is a file of its own.
--
-- A row is its key, whose bytes sort as what they stand for, and its value: a byte that tells the version of its
-- shape, and the shape. The columns beside them are for people, and for the views below. Tables of a key and a value alone
-- are made from the list of tables (open.rs).

-- The number at the beginning of eight bytes.
create function number_at(bytes bytea, start integer) returns bigint
    language sql immutable strict parallel safe
    return ('x' || encode(substring(bytes from start for 8), 'hex'))::bit(64)::bigint;

create sequence game_numbers;
create sequence puzzle_numbers;
create sequence outbox_numbers;
create sequence contest_numbers;
create view counters as
    select 'game' as name, last_value as value from game_numbers where is_called
    union all select 'puzzle', last_value from puzzle_numbers where is_called
    union all select 'outbox', last_value from outbox_numbers where is_called
    union all select 'contest', last_value from contest_numbers where is_called;

-- The records: some dozen events a row, with how many come before them.
create table events (
    key bytea primary key,
    value bytea not null,
    game bigint generated always as (number_at(key, 1)) stored,
    first_event integer generated always as (('x' || encode(substring(key from 9 for 4), 'hex'))::bit(32)::integer) stored,
    version integer generated always as (get_byte(value, 0)) stored
);

-- What lists tell of a game.
create table outlines (
    key bytea primary key,
    value bytea not null,
    game bigint not null,
    club bigint,
    channel bigint not null,
    state text not null,
    result text,
    challenger bigint not null,
    black bigint[] not null,
    white bigint[] not null,
    moves bigint not null,
    offered timestamptz not null,
    ended timestamptz
);
create index outlines_game on outlines (game);
create index outlines_club on outlines (club, state);
create index outlines_black on outlines using gin (black);
create index outlines_white on outlines using gin (white);

-- When something happens in a game by itself.
create table due (
    key bytea primary key,
    value bytea not null,
    at timestamptz generated always as (
        to_timestamp((number_at(key, 1) # (-9223372036854775808))::double precision / 1000)
    ) stored,
    game bigint generated always as (number_at(key, 9)) stored
);
create index due_game on due (game);

-- What each change leaves behind, so that a lost connection leaves no doubt whether it counts: a row for each change
-- that is made at the same time.
create table marks (slot uuid primary key, mark uuid not null, at timestamptz not null default now());

-- For people.

create view games as
    select o.game, o.club, o.channel, o.state, o.result, o.challenger, o.black, o.white, o.moves, o.offered, o.ended,
        (select min(d.at) from due d where d.game = o.game) as deadline
    from outlines o;

create view records as
    select game, first_event, version, value as record from events order by game, first_event;

create view seats as
    select game, club, channel, state, result, ended, 'black' as color, unnest(black) as player from outlines
    union all
    select game, club, channel, state, result, ended, 'white', unnest(white) from outlines;

create view club_statistics as
    select club,
        count(*) filter (where state = 'offered') as offered,
        count(*) filter (where state in ('playing', 'counting', 'confirming', 'trial')) as running,
        count(*) filter (where state = 'finished') as finished,
        count(*) filter (where ended > now() - interval '30 days') as finished_in_30_days,
        max(ended) as last_finished
    from outlines group by club;

create view club_players as
    select club, player,
        count(*) filter (where state = 'finished') as finished,
        count(*) filter (where result = color || ' won') as won
    from seats group by club, player;
