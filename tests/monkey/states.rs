//! Nudges for rare states.

use super::nudge::{End, Nudge};

macro_rules! nudges {
    ($end:ident; $($name:literal: [$($line:literal),* $(,)?])*) => {
        &[$(Nudge { name: $name, lines: &[$($line),*], end: End::$end }),*]
    };
}
pub(super) use nudges;

/// The first nudges, before any finished game or rank.
pub(super) const FIRST: &[Nudge] = nudges! { Anything;
    "forget": ["ao: /me export", "ao: /me forget", "ao: !forget"]
    "next-stage": [
        "shiro: /challenge opponent:@ao game:atari-go size:9 colour:black", "ao: !accept",
        "shiro ao: F4 A1 E3", "ao: !page !more=text !film",
    ]
    "there": [
        "kuro: /challenge opponent:@shiro size:5 colour:black", "shiro: !accept",
        "in lobby", "kuro: /play at:C3", "kuro: !put-sure", "shiro: /game pass", "kuro: /game undo", "kuro: !there",
    ]
    "stronger": [
        "aka: /challenge opponent:@ao colour:stronger size:5", "ao: !accept !accept-challenger",
        "aka: /challenge opponent:@ao colour:stronger size:5", "ao: !accept !accept-accepter",
        "aka: /challenge opponent:@ao colour:stronger size:5", "ao: !accept !accept-equal",
        "ao: /game resign game:$", "ao: !resign-sure",
    ]
    "lesson": [
        "kuro: /me rank rank:5k", "kuro: /me show", "kuro: !settings:own=teaching !value=on",
        "shiro: /rules topic:board", "shiro: !book:try !book:answer(J3)",
        "shiro: /rules topic:turns", "shiro: !book:try !book:white",
        "shiro: /rules topic:liberties", "shiro: !book:try !book:answer(8)",
        "shiro: /rules topic:chains", "shiro: !book:try !book:answer(6)",
        "shiro: /rules topic:capture", "shiro: !book:try !book:answer(D4)",
        "shiro: /rules topic:suicide", "shiro: !book:try !book:answer(A7 E5)",
        "shiro: /rules topic:atari-go", "shiro: !book:try !book:answer(D5)",
        "shiro: !teach:ask !teach:not-now !teach:ask !teach:sure", "aka: !teach:teach !teach:join",
        "shiro: !teach:ask !teach:withdraw !teach:ask !teach:sure", "kuro: !exercises !teach:teach",
        "shiro: !teach:back",
    ]
};

pub(super) const ALL: &[Nudge] = nudges! { Anything;
    "commands": [
        "kuro: menu shiro",
        "kuro: /challenge opponent:@shiro size:5 colour:black clock:3d", "shiro: !accept", "kuro: C3",
        "shiro: /game add-time days:1", "shiro: /game undo", "shiro: /game pause", "shiro: /game draw", "shiro: /game call-off", "shiro: /game mark at:C3",
        "shiro: /game substitute player:@aka", "shiro: /game sgf", "shiro: /game board as:rows", "shiro: /games", "shiro: /game show game:$",
        "shiro: /me boards theme:slate", "shiro: /me vacation days:1", "shiro: /me vacation days:0", "shiro: /me rank rank:5k",
        "kuro: /serveradmin channel theme:dark", "kuro: /moderate call-off game:$", "kuro: !rule(Nobody plays on)",
    ]
    "settings": [
        "shiro: /me show", "shiro: /me time zone:Europe/Berlin", "shiro: /me language language:en",
        "shiro: /me show", "shiro: !settings:own=preview !value=timed !settings:own=zone(Europe/Berlin)",
        "kuro: /serveradmin show", "kuro: !settings:club=policy !value=each-move !settings:club=vacation-days(28)",
        "shiro: /me notices reminders:6h", "kuro: /serveradmin show", "kuro: /serveradmin channel messages:each-move",
    ]
    "families": [
        "kuro: /serveradmin setup", "kuro: !family=ladder-off !family=ladder-on",
        "kuro: /help topic:organisers", "kuro: !organise=ladder-off !organise=ladder-on", "until /ladder",
    ]
    "record": ["shiro: record", "shiro: !record:back !record:on !record:first !record:ten-on !record:ten-back"]
    "tournament": [
        "kuro: /tournament create name:Draw system:swiss rounds:6 where:evening",
        "kuro: !tournament:enter", "shiro: !tournament:enter", "aka: !tournament:enter",
        "kuro: !tournament:pair !tournament:swap=* !tournament:sit-out !tournament:swap=* !tournament:remove",
        "kuro: !tournament:end !tournament:end-sure", "kuro: /tournament create name:Cup system:swiss rounds:6 where:evening",
        "kuro: !tournament:enter", "shiro: !tournament:enter", "aka: !tournament:enter !tournament:leave",
        "kuro: /tournament sit-out player:@shiro", "kuro: /tournament sit-out player:@shiro",
        "kuro: !tournament:pair !tournament:lot !tournament:swap=* !tournament:publish",
        "kuro: !tournament:result !tournament:say", "shiro: !tournament:result !tournament:say",
        "kuro: /tournament result table:1 result:white", "kuro: !tournament:pair !tournament:publish",
        "kuro: /tournament substitute player:@shiro substitute:@ao",
        "kuro: !tournament:pair !tournament:publish", "kuro: !tournament:pair !tournament:publish",
        "kuro: !tournament:pair !tournament:publish !tournament:standings !tournament:table !tournament:share",
        "kuro: /tournament show", "kuro: /tournament files", "kuro: !tournament:end !tournament:end-sure",
        "kuro: /tournament create name:Games system:knock-out size:9", "kuro: !tournament:enter", "shiro: !tournament:enter",
        "kuro: !tournament:pair !tournament:publish", "hours 1",
        "kuro: /tournament remove player:@shiro", "kuro: !tournament:remove-sure", "hours 80",
        "kuro: /tournament create name:Late system:swiss size:9", "kuro: !tournament:enter", "shiro: !tournament:enter",
        "kuro: !tournament:pair !tournament:publish", "hours 1",
        "kuro: /tournament result table:1 result:white", "kuro: !tournament:call-off",
    ]
    "pairs": [
        "kuro: /tournament create name:Pairs format:pairs system:swiss size:9",
        "kuro: !tournament:enter !tournament-others=@aka !tournament:enter !tournament-others=@shiro", "shiro: !tournament:decline",
        "kuro: !tournament:enter !tournament-others=@shiro", "shiro: !tournament:join",
        "aka: !tournament:enter !tournament-others=@ao", "ao: !tournament:enter !tournament:join",
        "kuro: !tournament:pair !tournament:publish", "hours 1", "kuro: C3", "aka: D4", "shiro: E5",
        "kuro: !tournament:end !tournament:end-sure",
        "kuro: /tournament create name:Teams format:teams-2 system:swiss where:evening",
        "kuro: !tournament:enter !tournament-others=@aka", "aka: !tournament:join",
        "shiro: !tournament:enter !tournament-others=@ao", "ao: !tournament:join",
        "kuro: !tournament:pair !tournament:publish", "aka: !tournament:result !tournament:say",
        "kuro: /tournament result table:1 board:1 result:jigo", "kuro: !tournament:standings",
        "aka: !tournament:leave !tournament:leave-sure",
        "kuro: !tournament:end !tournament:end-sure",
    ]
    "setup": [
        "kuro: /serveradmin setup", "kuro: /help", "kuro: !start:setup",
        "kuro: !setup:venue=channel !setup:policy=one-message !setup:venue=threads !setup:policy=each-move",
        "kuro: !setup:channel-language=usual !setup:daily=off",
    ]
    "program": [
        "kuro: /serveradmin setup", "kuro: !setup:venue=channel", "kuro: /help", "kuro: !opponent",
        "kuro: !versus:game=go-5 !versus:style=teaching !versus:level=2 !versus:begin", "answered",
        "kuro: !hint", "kuro: C3", "answered", "kuro: /game hint game:$", "kuro: /game estimate game:$", "kuro: /game undo", "answered",
        "kuro: /game resign game:$", "kuro: !resign-sure",
        "shiro: /challenge opponent:@tengen level:1 size:5 colour:black", "answered", "kuro: /moderate win game:$ colour:black", "kuro: !rule(Nobody plays on)",
        "shiro: !rematch-higher", "answered", "shiro: /game resign game:$", "shiro: !resign-sure",
        "shiro: /challenge opponent:@tengen style:even size:5 colour:white", "answered", "shiro: C2", "answered",
        "shiro: /game resign game:$", "shiro: !resign-sure",
        "shiro: /challenge opponent:@tengen style:sparring size:5 colour:black", "answered", "shiro: C2", "answered",
        "shiro: /game resign game:$", "shiro: !resign-sure",
    ]
    "teacher": [
        "aka: /challenge opponent:@tengen style:teaching size:5 komi:0 colour:black", "answered", "aka: !hint",
        "aka: /play at:A1", "aka: !put-sure", "answered", "aka: /game resign game:$", "aka: !resign-sure",
    ]
    "lists": [
        "kuro: /challenge opponent:@shiro size:5 colour:black", "shiro: !accept",
        "aka: /games", "aka: !club !follow:board !follow:each !follow:end", "kuro: C3", "aka: /games", "aka: !watch=*",
        "aka: !follow:stop !club !own", "kuro: /challenge size:5 colour:black", "aka: !open !take",
    ]
    "ratings": [
        "kuro: /challenge opponent:@shiro game:go size:9 colour:black rated:rated", "shiro: !accept",
        "kuro shiro: C3 D4 C5 D6 E3 F4 G3 F6 G7", "shiro: /game resign game:$", "shiro: !resign-sure",
        "shiro: /profile", "shiro: !profile=go-9", "kuro: /profile player:@shiro", "aka: /standings",
        "aka: !standings=atari-go", "aka: /standings game:go-9", "kuro: /moderate annul game:$", "kuro: !rule(Was a trial)",
        "kuro: /serveradmin season name:Autumn begin:2026-10-01", "aka: /standings",
        "kuro: /serveradmin season name:off begin:off", "kuro: /serveradmin games program:unrated",
    ]
    "ladder": [
        "kuro: /ladder create size:5", "kuro: !ladder:join", "shiro: !ladder:join", "aka: !ladder:join",
        "shiro: !ladder:challenge !ladder-challenge=*", "shiro: /ladder show",
        "kuro: /game resign game:$", "kuro: !resign-sure", "aka: /ladder challenge player:@shiro", "aka: /ladder show",
        "aka: !ladder:leave !ladder:leave-sure", "kuro: /ladder remove player:@shiro",
        "kuro: /ladder end", "kuro: !ladder:end-sure",
    ]
    "club": [
        "kuro: /serveradmin club name:Sanrensei", "aka: /club", "kuro: /club",
        "kuro: !club-page:edit(Lundi, 20 h) !club-page:share",
        "kuro: /serveradmin club digest:18 game-of-the-month:on", "kuro: /challenge opponent:@shiro size:5 colour:black", "shiro: !accept",
        "kuro shiro: C3 B2", "kuro: /game resign game:$", "kuro: !resign-sure", "hours 168", "kuro: /serveradmin club digest:off",
    ]
    "league": [
        "kuro: /league create size:5 division:4 days:14", "kuro: !league:join", "shiro: !league:join",
        "aka: !league:join", "kuro: !league:more !league-next=* !league:more !league:start !league:start-sure",
        "shiro: !league:play !league-play=*", "aka: !league:table", "aka: /league play", "kuro: /league show",
        "shiro: /game resign game:$", "shiro: !resign-sure", "kuro: !league:more !league:extend",
        "kuro: /league show", "kuro: !league:play !league-play=*",
        "kuro: /league show", "kuro: !league:more !league:close !league:close-sure",
        "kuro: !league:more !league:close !league:close-now-sure",
        "aka: !league:leave !league:leave-sure", "kuro: /league remove player:@shiro",
        "kuro: /league show", "kuro: !league:more !league:end !league:end-sure",
    ]
    "evening": [
        "kuro: /evening create weekday:monday time:19:30 where:Swan", "shiro: !evening:come !evening:teach",
        "aka: !evening:come !evening:learn", "kuro: !evening:come !evening:game !evening:away !evening:come", "gathered",
        "kuro: !evening:pair", "shiro: !evening:result !evening:won", "aka: !evening:result !evening:lost",
        "shiro: !evening:result !evening:draw", "kuro: !evening:pair !evening:pair-sure !evening:result !evening:off",
        "hours 12", "closed", "kuro: /evening show", "kuro: !evening:skip !evening:skip-sure", "kuro: /evening show",
        "kuro: !evening:end !evening:end-sure",
    ]
    "simul": [
        "kuro: /together simul size:5 boards:3 hours:2 clock:none", "shiro: !simul:take !simul:mine !simul:from",
        "kuro: !simul:mine !simul:from", "shiro: /game resign game:$", "shiro: !resign-sure", "aka: !simul:take",
        "kuro: /together simul-show", "kuro: !simul:close !simul:close-sure", "hours 3",
    ]
    "seats": [
        "kuro: /serveradmin open-challenges list:here", "aka: /me rank rank:5k",
        "kuro: /looking-for-game now size:5 weakest:10k strongest:1d", "hours 1", "aka: !seats !seat",
        "kuro: /serveradmin open-challenges pairing:18", "aka: /looking-for-game weekly", "kuro: /looking-for-game weekly", "hours 168",
        "aka: /looking-for-game weekly", "aka: !weekly-leave", "kuro: /looking-for-game weekly", "kuro: !weekly-leave",
        "kuro: /serveradmin open-challenges list:off pairing:off",
    ]
    "vote": [
        "kuro: /together against size:5 hours:1 colour:black where:here veto:@aka", "aka: !accept",
        "kuro shiro: C3 B2", "aka: !veto !veto-move=*", "shiro: D2", "hours 2", "kuro shiro: D4 B2", "hours 2", "kuro: /game resign game:$", "kuro: !resign-sure",
        "shiro: /together vote size:5 hours:1 level:1 where:here", "answered", "kuro: B2", "hours 2",
    ]
    "rengo": [
        "kuro: /together rengo size:5 rules:japanese where:here",
        "aka: !join-black", "ao: !join-black", "shiro: !join-white", "ao: !leave-side", "ao: !join-white",
        "kuro: !start-game",
        "ao: /game substitute player:@kuro game:$", "kuro: !consent", "aka: !reject",
        "aka shiro aka ao: B1 D1 B2 D2 pass pass",
        "aka: !agree", "ao: !agree",
        "shiro: !rematch", "aka: !join-black", "shiro: !disband",
    ]
    "sides": [
        "kuro: /together rengo size:9 handicap:2", "shiro: !join-white", "shiro: !join-black !leave-side", "kuro: !disband",
    ]
    "match": [
        "kuro: /together invite", "kuro: /together match code:1-ABC", "kuro: /together match size:5",
        "kuro: /together match channel:lobby size:5 hours:1 colour:white where:here", "in lobby", "aka: !accept",
        "kuro: !play !put", "aka: /play at:C3", "hours 2", "kuro: /game resign game:$", "kuro: !resign-sure", "kuro: !rematch !rematch-same",
        "kuro: !decline",
    ]
    "rulings": [
        "kuro: /challenge opponent:@shiro size:5 colour:black clock:3d", "shiro: !accept", "kuro: C3",
        "kuro: /moderate time game:$ colour:black days:1", "kuro: !rule(Was ill)",
        "kuro: /moderate replace game:$ leaving:@shiro player:@ao", "kuro: !rule(Has left)",
        "kuro: /moderate win game:$ colour:black", "kuro: !rule(Nobody plays on)",
    ]
    "unwanted": [
        "kuro: /challenge opponent:@shiro", "shiro: !decline",
        "kuro: /challenge opponent:@shiro", "kuro: !decline", "kuro: /challenge size:5", "kuro: !withdraw",
        "kuro: /challenge size:5 colour:black", "aka: !accept",
        "kuro: C3", "aka: !more=text !more=resign !resign-sure", "kuro: !rematch !rematch-swapped", "aka: !decline",
    ]
    "terms": [
        "shiro: /me rank rank:5k", "kuro: /me rank rank:7k",
        "kuro: /challenge opponent:@shiro size:9",
        "shiro: !change !offer:size=13 !offer:rules=chinese !offer:odds=2.1 !offer:clock=3d !offer:color !offer:send",
        "kuro: !change !offer:size=9 !offer:send", "shiro: !decline",
        "kuro: /challenge opponent:@shiro size:19", "shiro: !offer:even", "kuro: !accept",
        "kuro: /challenge size:9", "aka: !change !offer:size=13 !offer:send", "kuro: !terms !accept",
    ]
    "preview": [
        "kuro: /challenge opponent:@shiro size:9 colour:black", "shiro: !accept",
        "kuro: /me boards preview:on",
        "kuro: /play at:C3", "kuro: !type(Z9) !type(B2)",
        "kuro: /me boards preview:off",
    ]
    "picker": [
        "kuro: /challenge opponent:@shiro size:9 colour:black", "shiro: !accept",
        "kuro: !play !view !put", "kuro: /play",
        "kuro: /challenge opponent:@shiro size:5 colour:black", "shiro: !accept",
        "kuro: !play !put !undo",
    ]
    "menu": [
        "kuro: /challenge opponent:@shiro size:5 colour:black clock:3d", "shiro: !accept",
        "kuro shiro: C3 B2", "kuro: !more=note !reviewed:note(B3)",
        "kuro: !pass !more=board !more=text !more=film !more=sgf !more=rules !more=plan !more=undo",
        "shiro: !reject !more=pause", "kuro: !consent !go-on !more=call-off", "shiro: !reject",
        "shiro: !more=resign !resign-sure", "aka: !film !review !reviewed:on !reviewed:back !reviewed:on !reviewed:graph !share-review !reviewed:guess !guess",
        "kuro: !review !reviewed:on !reviewed:on !reviewed:publish !reviewed:comment(C2) !reviewed:remove=* !review !reviewed:ask",
        "aka: !more=review !more=guess", "shiro: !rematch !rematch-same", "kuro: !accept",
    ]
    "pass": [
        "kuro: /challenge opponent:@shiro size:5 colour:black rules:strasbourg", "shiro: !accept",
        "kuro shiro: C3 B2", "kuro: !pass !pass-sure", "shiro: !pass !pass-sure", "aka: !film !rematch",
    ]
    "count": [
        "kuro: /challenge opponent:@shiro size:5 colour:black rules:japanese", "shiro: !accept",
        "kuro shiro: B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 E5 A1 pass pass",
        "kuro: !more=mark(A1) !more=seki(B1 D1) !more=seki(B1,D1)",
        "shiro: !dead=B1,E5", "kuro: /game mark game:$", "kuro: !dead= !dead=E5,A1",
        "shiro: !more=try !try-black", "kuro: !end-trial !more=try !try-white", "shiro: !end-trial",
        "shiro: !more=both-lose !both-lose-sure", "kuro: !reject",
        "kuro: !agree !steps", "shiro: !object",
        "kuro: !resume", "shiro kuro: pass pass pass",
        "kuro: !agree", "shiro: !agree", "aka: !steps !share-steps !film !share-film", "kuro: !rematch",
    ]
    "disputes": [
        "kuro: /challenge opponent:@shiro size:5 colour:black rules:japanese", "shiro: !accept",
        "kuro shiro: B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 E5 A1 pass pass",
        "kuro: !more=mark(A1)", "shiro: !agree !agree-sure",
        "kuro: !more=try !try-black", "kuro: A2", "shiro: !end-trial", "shiro: !mark-tried",
        "kuro: /game resign game:$", "kuro: !resign-sure",
    ]
    "two-kos": [
        "kuro: /challenge opponent:@shiro size:9 colour:black rules:japanese", "shiro: !accept",
        "kuro shiro: C4 D4 B3 E3 C2 D2 D3 D9 C9 E8 B8 D7 C7 pass D8 pass pass",
        "kuro: !more=try !try-white", "shiro kuro: C3 A1 C8", "kuro: !pass-ko(D3)", "shiro: A9",
        "kuro: !pass-ko",
    ]
    "no-result": [
        "kuro: /challenge opponent:@shiro size:5 colour:black rules:japanese", "shiro: !accept",
        "kuro shiro: B1 A2 C2 B2 D1 B5 A4 C4 B4 D5 A1 C1 B1 A5 C5 B5",
        "shiro: !no-result", "kuro: !reject !no-result", "shiro: !consent",
    ]
    "mute": [
        "kuro: /moderate mute member:@aka days:1 reason:loud", "aka: /challenge opponent:@ao size:5", "kuro: /moderate mute",
        "kuro: /moderate mute member:@aka days:0", "kuro: /moderate mute member:@shiro days:0", "kuro: /moderate mute member:@ao days:0",
        "shiro: /me block member:@ao", "ao: /challenge opponent:@shiro size:5", "shiro: /me unblock member:@ao",
    ]
    "overdue": [
        "kuro: /me vacation days:0", "shiro: /me vacation days:0", "kuro: /serveradmin games overdue:choose",
        "kuro: /challenge opponent:@shiro size:5 colour:black clock:1d", "shiro: !accept",
        "kuro shiro: C3 B2", "hours 30", "shiro: !give-day", "hours 60", "shiro: !claim !claim-sure",
        "kuro: /challenge opponent:@shiro size:5 colour:black clock:1d", "shiro: !accept",
        "kuro shiro: C3 B2", "hours 40", "shiro: !call-off !call-off-sure",
        "kuro: /serveradmin games overdue:lose",
    ]
    "unanswered": [
        "kuro: /me vacation days:0", "shiro: /me vacation days:0",
        "kuro: /challenge opponent:@shiro size:5 colour:black clock:1d rules:territory", "shiro: !accept",
        "kuro shiro: C3 B2 pass pass", "kuro: !agree", "hours 60", "kuro: !claim !claim-sure",
    ]
    "elsewhere": [
        "kuro: /challenge opponent:@shiro size:5 colour:black", "shiro: !accept",
        "kuro shiro: C3 B2", "in lobby", "kuro: /games", "kuro: /game board game:$",
    ]
    "moved": [
        "kuro: /challenge opponent:@shiro size:5 colour:black where:thread", "shiro: !accept",
        "kuro: /challenge opponent:@shiro size:5 colour:black", "shiro: !accept", "kuro: C3",
        "delete", "in lobby", "kuro: /game board game:$", "kuro: !here",
    ]
    "plan": [
        "kuro: /challenge opponent:@shiro size:9 colour:black", "shiro: !accept", "kuro: C3",
        "kuro: /game if-then if:G7 then:G3", "kuro: !line:next !plan-add(D4 E5) !plan-drop=* !plan-clear",
        "kuro: /game if-then", "kuro: !line:next !line-view !line:put !line:put !line:next !line:put !line:put !line:save",
        "kuro: !line:next !line:put !line:put !line:back",
        "kuro: /game if-then line:G7_G3_C7_C5", "shiro: G7",
        "kuro: /challenge opponent:@shiro size:5 colour:black", "shiro: !accept", "kuro: C3",
        "kuro: /game if-then game:$", "kuro: !line:next !line:put !line:put !line:save",
    ]
    "page": [
        "kuro: /challenge opponent:@shiro size:5 colour:black", "shiro: !accept", "kuro: !board",
        "kuro: visit", "shiro: visit", "shiro: /me show", "shiro: !settings:own=boards !browsers=*",
    ]
    "which": [
        "kuro: /challenge opponent:@shiro size:5 colour:black", "shiro: !accept",
        "kuro: /challenge opponent:@aka size:5 colour:black", "aka: !accept",
        "kuro: /play at:C3", "kuro: !which=*",
    ]
    "puzzles": [
        "kuro: /puzzle now topic:liberties", "kuro: !practice:post", "aka: !puzzle:answer(99) !puzzle:again(98) !puzzle:solve", "kuro: !puzzle:close !puzzle:close-sure",
        "kuro: /puzzle now topic:ko", "kuro: !practice:post", "aka: !puzzle:yes", "shiro: !puzzle:no",
        "kuro: /puzzle now topic:stones", "kuro: !practice:post", "aka: !puzzle:black", "shiro: !puzzle:white", "ao: !puzzle:nobody",
        "ao: /puzzle now topic:liberties", "ao: !practice:answer(99) !practice:answer(98) !practice:solve !practice:next",
        "ao: /puzzle now topic:ko", "ao: !practice:yes !practice:next", "ao: !practice:no",
        "ao: /puzzle now topic:stones", "ao: !practice:black !practice:next", "ao: !practice:white !practice:next", "ao: !practice:nobody",
        "shiro: /puzzle me", "shiro: /puzzle top",
    ]
    "studies": [
        "shiro: /puzzle create file:study", "kuro: !puzzle:look !puzzle:take", "aka: !puzzle:answer(A5)",
        "shiro: /puzzle create file:study", "kuro: !puzzle:refuse",
        "kuro: /puzzle create file:study", "kuro: !puzzle:confirm",
    ]
    "daily": [
        "kuro: /serveradmin puzzle hour:9 topic:liberties level:1", "hours 25", "aka: !puzzle:answer(3)", "hours 24",
        "kuro: /serveradmin puzzle hour:off",
    ]
    "book": [
        "aka: /rules topic:turns", "aka: !book:try !book:white", "aka: /rules topic:turns", "aka: !book:try !book:black !book:turn",
        "aka: /rules topic:passing", "aka: !book:try !book:pass", "aka: /rules topic:passing", "aka: !book:try !book:gain",
        "aka: /rules topic:strasbourg", "aka: !book:try !book:nobody",
        "aka: /rules topic:pair-go", "aka: !book:try !book:black-first !book:black-second !book:white-second !book:white-first",
        "aka: /rules topic:board language:de", "aka: !book:try !book:answer(A1) !book:solve",
        "aka: /rules topic:atari-go", "aka: !book:try !book:solve !lesson-game",
        "aka: /rules topic:liberties", "aka: !book:try !book:count",
        "aka: /rules topic:contents", "aka: !shelf:path=*", "aka: /rules topic:contents", "aka: !book:turn@contents--1 !shelf:go=*",
        "aka: /rules topic:contents", "aka: !book:turn@contents--2 !shelf:more=*",
        "aka: /rules topic:contents", "aka: !book:turn@contents--3 !shelf:rule-sets=*",
        "aka: /help", "aka: !shelf:start=*", "aka: /help", "aka: !start:puzzle !start:challenge",
    ]
};
