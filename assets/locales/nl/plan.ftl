# Zetten vooruit: een plan dat alleen de speler zelf ziet, en de antwoorden die eruit volgen.
# plan = plan
# line = reeks
# move = zet
# answer = antwoord
# pass = pas
# opponent = tegenstander
# capture = slaan
# handicap stone = handicapsteen
# count = telling
# to take back = terugnemen

plan-command = als-dan
plan-command-about = Plan je antwoorden: speelt je tegenstander daar, dan speel jij hier. Alleen jij ziet je plan
plan-they = als
plan-they-about = Wat je tegenstander kan spelen, bv. D4; pas is ook een zet
plan-me = dan
plan-me-about = Jouw antwoord, bv. E5
plan-line = reeks
plan-line-about = Een langere reeks, beginnend met de zet van je tegenstander: D4 E5 F6 G7
plan-drop = verwijderen
plan-drop-about = Een reeks die je uit je plan verwijdert, bv. D4 E5 F6; “alles” verwijdert het hele plan
plan-pass = pas
plan-heading = Je plan in partij { $number }
plan-legend = Zet van je tegenstander → jouw antwoord. Ingesprongen regels volgen op de regel erboven. Alleen jij ziet dit.
plan-nothing = Je hebt nog geen plan in partij { $number }. Met **{ plan-button-add }** kies je een zet van je tegenstander en je antwoord; alleen jij ziet het.
plan-start = Kies een zet van je tegenstander, dan je antwoord, en druk op **{ plan-button-save }**: speelt je tegenstander zo, dan volgt je antwoord meteen. Alleen jij ziet het plan.
plan-picture = Op het plaatje zie je de reeks { $line }.
plan-added = Gepland: { $line }.
plan-replaced = Dit vervangt een ander antwoord en alles wat daarna gepland was.
plan-dropped = Verwijderd: { $line }, en alles wat daarna gepland was.
plan-cleared = Je plan is verwijderd.
plan-button-add = Reeks toevoegen
plan-pick-theirs = Als je tegenstander speelt: { $line }
plan-pick-answer = Dan antwoord ik: { $line }
plan-button-save = Opslaan
plan-button-on = En daarna …
plan-button-back = Terug
plan-button-clear = Plan verwijderen
plan-drop-placeholder = Een reeks verwijderen, met alles erna
plan-form-title = Partij { $number }: een reeks voor je plan
plan-form-line = Zet van tegenstander, jouw antwoord, enz.
plan-deviated = Je tegenstander speelde { $point }, en dat had je niet gepland: je plan is verwijderd.
plan-deviated-pass = Je tegenstander paste, en dat had je niet gepland: je plan is verwijderd.
plan-impossible = Je geplande antwoord { $point } was niet meer mogelijk: je plan is verwijderd.
plan-upset = De partij liep niet zoals gepland: een zet is teruggenomen of anders beantwoord, of de telling is begonnen. Je plan is verwijderd.
plan-over = De partij is afgelopen of wordt geteld: je plan is verwijderd.
plan-dropped-by-game = Partij { $number } liep niet zoals gepland: je plan is verwijderd. { $place }
plan-more = Vooruitplannen
plan-more-about = Bekijk of verander je geplande antwoorden; alleen jij ziet ze
plan-not-playing = Je kunt alleen vooruitplannen zolang de partij gespeeld wordt.
plan-pairs = In Pair Go en rengo kun je niet vooruitplannen: tussendoor zijn je partners aan zet.
plan-placing = Je kunt vooruitplannen zodra de handicapstenen geplaatst zijn.
plan-own-turn = Jij bent aan zet: speel eerst, en plan dan wat daarna komt.
plan-empty = Vul minstens één zet van je tegenstander en jouw antwoord in.
plan-both = Vul beide in: `{ plan-they }`, de zet van je tegenstander, en `{ plan-me }`, jouw antwoord.
plan-no-answer = De reeks eindigt met een zet van je tegenstander. Voeg jouw antwoord toe.
plan-too-deep = Een reeks kan hoogstens { $most } { $most ->
    [one] antwoord
   *[other] antwoorden
} hebben.
plan-too-many = Een plan kan hoogstens { $most } { $most ->
    [one] antwoord
   *[other] antwoorden
} hebben.
plan-bad-move = Zet { $number } van de reeks: { $reason }
plan-illegal = Zet { $number } van de reeks is daar niet toegestaan. { $reason }
plan-not-planned = Zet { $number } van de reeks staat niet in je plan.
plan-played-as-planned = { terms-color } speelde volgens plan { $point }.
plan-captured = { terms-color } speelde volgens plan { $point } en sloeg { $stones ->
    [one] één steen
   *[other] { $stones } stenen
}.
plan-passed = { terms-color } paste volgens plan.
plan-after = { $first } { $then }
