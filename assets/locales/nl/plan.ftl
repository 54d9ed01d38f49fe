# Zetten vooruit: een plan dat alleen de speler zelf ziet, en de antwoorden die eruit volgen.
# plan = plan
# line = reeks
# move = zet
# answer = antwoord
# pass = pas
# opponent = tegenstander
# capture = slaan
# handicap stone = voorgiftsteen
# count = telling
# to take back = terugnemen

plan-command = als-dan
plan-command-about = Plan antwoorden vooruit die alleen jij ziet: zetten ze daar, dan zet jij hier
plan-they = als
plan-they-about = Wat je tegenstander kan spelen, bijvoorbeeld D4; “pas” telt ook als zet
plan-me = dan
plan-me-about = Wat jij dan antwoordt, bijvoorbeeld E5
plan-line = reeks
plan-line-about = Een langere reeks, de zet van je tegenstander eerst: D4 E5 F6 G7
plan-drop = schrappen
plan-drop-about = Een reeks die uit je plan moet, zoals D4 E5 F6; “alles” schrapt het hele plan
plan-pass = pas
plan-heading = Je plan in partij { $number }
plan-legend = Zet van je tegenstander → jouw antwoord. Wat verder inspringt, komt daarna. Niemand anders ziet dit.
plan-nothing = Je hebt in partij { $number } niets gepland. Noem een zet van je tegenstander en jouw antwoord, bijvoorbeeld `/{ plan-command } { plan-they }:D4 { plan-me }:E5`; niemand anders ziet het.
plan-picture = Op het plaatje zie je de reeks { $line }.
plan-added = Gepland: { $line }.
plan-replaced = Dit vervangt een ander antwoord en alles wat daarna gepland was.
plan-dropped = Geschrapt: { $line }, en alles wat daarna gepland was.
plan-cleared = Je plan is geschrapt.
plan-button-add = Reeks toevoegen
plan-button-clear = Plan schrappen
plan-drop-placeholder = Een reeks schrappen, met alles erna
plan-form-title = Partij { $number }: een reeks voor je plan
plan-form-line = Hun zet, jouw antwoord, enzovoort
plan-deviated = Je tegenstander speelde { $point }. Dat stond niet in je plan: het is geschrapt.
plan-deviated-pass = Je tegenstander paste. Dat stond niet in je plan: het is geschrapt.
plan-impossible = Je geplande antwoord { $point } kon niet toen het zover was: je plan is geschrapt.
plan-upset = De partij liep anders dan gepland: een zet is teruggenomen of anders beantwoord, of de telling is begonnen. Je plan is geschrapt.
plan-over = Er wordt niet meer om de beurt gezet: je plan is geschrapt.
plan-dropped-by-game = Partij { $number } verliep anders dan in je plan stond: het is geschrapt. { $place }
plan-more = Vooruitplannen
plan-more-about = Bekijk of verander je antwoorden op komende zetten; alleen jij ziet ze
plan-not-playing = Je kunt vooruit plannen zolang er om de beurt wordt gezet.
plan-pairs = In partijen met paren kan niemand vooruit plannen: tussendoor is je partner aan zet.
plan-placing = Je kunt vooruit plannen zodra de voorgiftstenen geplaatst zijn.
plan-own-turn = Jij bent aan zet: speel eerst, en plan dan wat daarna komt.
plan-empty = Noem minstens één zet van je tegenstander en jouw antwoord.
plan-both = Noem ze allebei: `{ plan-they }`, de zet van je tegenstander, en `{ plan-me }`, jouw antwoord.
plan-no-answer = De reeks eindigt met een zet van je tegenstander. Zet jouw antwoord erbij.
plan-too-deep = Een reeks kan hoogstens { $most } { $most ->
    [one] antwoord
   *[other] antwoorden
} hebben.
plan-too-many = Een plan kan hoogstens { $most } { $most ->
    [one] antwoord
   *[other] antwoorden
} hebben.
plan-bad-move = Zet { $number } van de reeks: { $reason }
plan-illegal = Zet { $number } van de reeks zou daar niet kunnen. { $reason }
plan-not-planned = Zet { $number } van de reeks staat niet in je plan.
plan-answered = { terms-color } antwoordde { $point }, zoals gepland.
plan-captured = { terms-color } antwoordde { $point }, zoals gepland, en sloeg { $stones ->
    [one] één steen
   *[other] { $stones } stenen
}.
plan-passed = { terms-color } paste, zoals gepland.
plan-after = { $first } { $then }
