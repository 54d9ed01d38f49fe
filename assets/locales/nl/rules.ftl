# Het regelboek: een cursus, pagina voor pagina, elk met een plaatje en een oefening.
# board = bord
# point = punt
# edge = rand
# corner = hoek
# row = rij
# column = kolom
# stone = steen
# chain = keten
# group = groep
# liberty = vrijheid
# capture = slaan
# prisoner = gevangene
# atari = atari
# eye = oog
# false eye = vals oog
# dead = dood
# alive = levend
# ko = ko
# seki = seki
# pass = passen
# count = telling
# territory = gebied
# area = oppervlakte
# neutral point = neutraal punt
# handicap stone = handicapsteen
# komi = komi
# draw = remise
# crosscut = kruis van vier stenen
# five in a row = vijf op een rij
# pair = paar
# trap = val
# Pair Go = Pair Go
# exercise = oefening
# Sommige pagina’s en titels staan in help.ftl, waar de hulp ze ook heeft.
# Wat een pagina over de plaatjes zegt, wordt nagekeken met assets/rules.

rules-command = regels
rules-command-about = Leer de regels pagina voor pagina, met plaatjes en oefeningen
rules-language-about = De taal waarin je wilt lezen (standaard: die van jou)

rules-shelf-path = De weg: van de eerste steen tot Straatsburg
rules-shelf-go = Go, het hele spel
rules-shelf-more = Meer spellen, en hoe je hier speelt

rules-button-back = Terug
rules-button-on = Verder
rules-button-next = Verder: { $title }
rules-progress = Opgeloste oefeningen: { $solved } van { $all }
rules-button-try = Probeer het zelf
rules-button-play-stage = { $game } spelen met mij
rules-contents-title = Inhoud
rules-contents = Alle pagina’s van het regelboek. Een vinkje staat bij die waarvan je de oefening hebt opgelost.
rules-button-answer = Antwoorden
rules-button-solve = Antwoord tonen

# De pagina’s.

rules-path-title = Waar je begint
rules-path =
    Twee spelers, één bord, en één regel om mee te beginnen: wie een steen omsingelt, slaat hem. Een paar korte pagina’s leiden naar je eerste partij, **atari-go**: wie het eerst slaat, wint. Daarna komt stap voor stap het hele go.

    {""}**{ rules-button-try }** geeft een oefening: antwoord zo vaak je wilt, niemand anders ziet het.

rules-board-title = Het bord en zijn punten
rules-board =
    Stenen staan waar twee lijnen elkaar kruisen, niet op de vakjes ertussen. Zo’n kruising heet een punt; de punten aan de rand en in de hoeken zijn punten zoals alle andere. Een bord van 9 bij 9 lijnen heeft er 81 en is het beste om mee te beginnen.

    De naam van een punt is de letter van zijn kolom, van links af, en het nummer van zijn rij, van onderen af.
    Op het plaatje is het vierkant A1, in de hoek linksonder, en de cirkel D4. De driehoek in de hoek rechtsboven is J9: de letter I wordt overgeslagen, omdat die op een 1 lijkt.
    De kleine stippen op het bord helpen alleen om de weg te vinden, en laten zien waar handicapstenen staan.

rules-turns-title = Om de beurt
rules-turns =
    De ene kant heeft de zwarte stenen, de andere de witte. Meestal is het bord in het begin leeg, en zwart begint.

    Wie aan zet is, zet een steen op een leeg punt naar keuze. Daarna wordt die steen nooit meer verplaatst: hij blijft staan tot hij geslagen wordt of de partij is afgelopen.
    Op het plaatje zijn zes stenen gezet, in de volgorde van hun nummers. Nu is zwart weer aan zet.

rules-chains-title = Ketens
rules-chains =
    Stenen van één kleur die langs de lijnen naast elkaar staan, horen bij elkaar: ze zijn samen één keten. Schuin naast elkaar telt niet. Een steen die alleen staat, is ook een keten.

    Op het plaatje staat op elke keten hoeveel vrijheden die heeft: 12, 8, 6 en 4. De witte steen in het midden van het kruis, op E7, heeft geen leeg punt naast zich en is toch veilig: het gaat om de vrijheden van de hele keten.
    Op het plaatje raken A, B en C elkaar alleen schuin, dus dat zijn drie ketens. De drie stenen met een D zijn één enkele keten.
    Het plaatje toont het hele voorbeeld uit een oud boekje, dat de lange witte keten 28 vrijheden geeft. Het zijn er 29: tel maar na, en K14, dat twee van de stenen raakt, maar één keer.

# Komt na help-atari-go.
rules-atari-go =
    Het plaatje toont het gebruikelijke begin op 9×9: van elke kleur staan er al twee stenen, kruiselings, en zwart is het eerst aan zet. Let op ketens die nog maar één vrijheid hebben: sla die van de andere kant, en red je eigen ketens.

# Komt na help-go.
rules-go =
    Het plaatje toont een partij op 9×9 na acht zetten. Er is nog niets geslagen: beide kanten bakenen af wat ze zouden willen omsluiten.

rules-strasbourg-title = Straatsburg: stenen tellen
rules-strasbourg =
    In de tweede stap is de partij na het slaan niet afgelopen. Als beide spelers hebben gepast, wint wie de meeste stenen op het bord heeft. Alles telt zoals het staat, en geslagen stenen tellen niet.
    Je hebt dus ruimte nodig voor veel stenen, ruimte waar de andere kant niet in kan. Maar houd twee gescheiden punten leeg, twee ogen: is er één gevuld, dan kunnen al die stenen geslagen worden.

    Op het plaatje hebben beide kanten alles gevuld wat kon. De vier lege punten zijn hun ogen: in die van de andere kant mag je niet zetten, en je eigen ogen kun je beter niet vullen. Zwart heeft 23 stenen en wit 22, dus zwart wint met één steen verschil.

rules-death-title = Valse ogen en dode stenen
rules-death =
    Een oog is vals als de eigenaar het op den duur zelf moet vullen. Op het plaatje heeft de witte groep een echt oog op het vierkant, maar de cirkel is een vals oog: daar kan zwart de stenen met de driehoeken slaan.
    Redt wit ze door op de cirkel te zetten, dan blijft er één oog over, en slaat zwart alles door op het vierkant te zetten.

    Een groep die geen twee ogen meer kan maken, is dood. Dode stenen hoeven niet geslagen te worden: als beide spelers hebben gepast en het erover eens zijn, gaan ze van het bord.
    Op het plaatje is de witte steen met de driehoek dood. Hij is ingesloten, en er is geen ruimte voor twee ogen.

rules-territory-title = Gebied tellen
rules-territory =
    Elk leeg punt dat alleen jouw levende stenen omsluiten, is een punt voor jou, en elke steen die je hebt geslagen ook. De rand van het bord helpt bij het omsluiten. Punten die aan beide kleuren grenzen, zijn van niemand.

    Op het plaatje heeft zwart net op A1 gezet en drie stenen geslagen. Zwart omsluit 10 punten en heeft 3 gevangenen: 13. Wit omsluit 15 punten en heeft geen gevangenen: 15. Wit wint met 2 punten.
    Dode stenen worden gevangenen, en de punten eronder tellen ook mee. Een onnodige steen in je eigen gebied kost je een punt.

rules-filling-title = Tellen door op te vullen
rules-filling =
    Op een houten bord kun je tellen zonder te rekenen. De gevangenen gaan terug op het bord, in het gebied van hun eigen kleur, waar elk van hen een punt wegneemt. Daarna hoef je alleen nog lege punten te tellen, en het verschil is hetzelfde als eerst.

    Op het plaatje omsluit elke kant 16 punten. Zwart heeft één gevangene, de dode steen op B2; wit heeft twee zwarte stenen geslagen.
    Op het plaatje zijn de drie gevangenen terug, gemarkeerd met driehoeken. Op E9, dat neutraal is, ligt een ongebruikte steen, zodat niemand dat punt meetelt. Zwart heeft nog 14 punten en wit 15: wit wint met één punt.

rules-area-title = Oppervlakte tellen
rules-area =
    Volgens oppervlakteregels is elke levende steen van jou een punt voor jou, en elk leeg punt dat alleen jouw stenen omsluiten ook. Geslagen stenen tellen niet. Een steen in je eigen gebied kost hier niets, en elk neutraal punt dat je vult, levert een punt op.

    Het plaatje toont hetzelfde bord als de pagina “{ rules-territory-title }”. Zwart heeft 14 stenen en omsluit 10 punten: 24. Wit heeft 10 stenen en omsluit 15 punten: 25. Ook hier wint wit, deze keer met één punt. Meestal wint bij beide manieren van tellen dezelfde kant.

# Komt na help-gomoku.
rules-gomoku =
    Op het plaatje heeft zwart net gewonnen: van B3 tot F7 staan vijf zwarte stenen op een diagonale rij.

rules-renju =
    Renju is gomoku met beperkingen voor zwart, dat met de eerste zet in het voordeel is. Zwart wint alleen met precies vijf op een rij en mag op sommige punten niet zetten; wit mag overal zetten en wint ook met meer dan vijf.

    Op het plaatje zijn drie punten voor zwart verboden. A zou twee drieën tegelijk maken, B twee vieren en C zes op een rij. Een drie zijn drie stenen waar een toegestane zet vier op een rij met twee open einden van maakt; een vier zijn vier stenen waar één erbij precies vijf van maakt.
    Een drie en een vier samen mogen wel. Een steen die precies vijf maakt, mag altijd en wint.

# Komt na help-go-bang.
rules-go-bang =
    Op het plaatje zet zwart op de cirkel en slaat twee paren tegelijk, samen vier stenen. De witte steen op D4 blijft staan: die is alleen.

rules-pair-go-title = Pair Go
rules-pair-go =
    Twee mensen spelen zwart en twee spelen wit. De volgorde is altijd dezelfde: de eerste speler van zwart, de eerste van wit, de tweede van zwart, de tweede van wit, en dan weer van voren af aan. Passen kost een beurt, net als een steen.
    Partners praten tijdens de partij niet over het spel. Raden wat je partner van plan was, is juist de lol ervan.

    Op het plaatje heeft de eerste speler van zwart de stenen 1 en 5 gezet, en de tweede speler van zwart steen 3. De eerste speler van wit heeft 2 en 6 gezet, en de tweede speler van wit 4.
    `/{ command-together } { command-pair-go }` met `{ command-opponent }`, `{ command-partner }` en `{ command-second }` nodigt er drie mensen voor uit.

rules-etiquette-title = Goede manieren
rules-etiquette =
    Zeg hallo voor de partij en bedank elkaar erna, hoe het ook is afgelopen. Volgens een oud gebruik komt de eerste zwarte steen in het kwart rechtsboven van het bord, zoals op het plaatje.

    Speel in het tempo dat jullie hebben afgesproken; heb je een pauze nodig, zeg het dan met `/{ command-game } { command-pause }` of `/{ command-me } { command-vacation }`. Valt er niets meer te hopen, geef dan op met `/{ command-game } { command-resign }` in plaats van op een blunder te wachten.
    Zolang een partij duurt, vraag je niemand om advies over die partij en geef je het zelf ook niet.
    Wees bij de telling eerlijk over dode stenen, vooral over die van jezelf.

rules-tengen-title = Hier spelen
rules-tengen =
    `/{ command-challenge }` daagt iemand uit voor een partij. Onder het bord kies je met **{ table-button-play }** een punt, en bij **{ table-button-more }** vind je al het andere.
    Wees niet bang voor fouten: mag een zet niet, dan zeg ik alleen tegen jou welke regel hem verbiedt, en kies je een andere. `/{ command-me } { command-boards } { command-hints }` markeert de stenen die in atari staan.
    Hebben beide spelers gepast, dan kies je in het menu onder het bord de dode stenen, en **{ count-button-agree }** sluit de telling af.

    Het punt in het midden van het bord, met de cirkel, heet *tengen*, de oorsprong van de hemel. Daar heb ik mijn naam van. Go zelf heet *igo* in Japan, *weiqi* in China en *baduk* in Korea.

# De oefeningen: eerst een vraag.

rules-try-title = Probeer het zelf: { $title }
rules-ask-name = Hoe heet het punt met de cirkel? Eerst de letter van zijn kolom, dan het nummer van zijn rij.
rules-ask-turn = Niemand heeft gepast en er is niets geslagen. Wie is aan zet?
rules-ask-liberties = Hoeveel vrijheden heeft de keten met de driehoeken?
rules-ask-chains = Hoeveel { $color ->
    [white] witte
   *[black] zwarte
} ketens staan er op het bord?
rules-ask-capture = { $color ->
    [white] Wit is aan zet. Noem een punt waar wit iets slaat.
   *[black] Zwart is aan zet. Noem een punt waar zwart iets slaat.
}
rules-ask-forbidden = { $color ->
    [white] Wit is aan zet. Op welke lege punten mag wit niet zetten? Noem ze allemaal.
   *[black] Zwart is aan zet. Op welke lege punten mag zwart niet zetten? Noem ze allemaal.
}
rules-ask-eyes = { $color ->
    [white] Wit is aan zet. Welke zet geeft de keten met de driehoeken twee ogen?
   *[black] Zwart is aan zet. Welke zet geeft de keten met de driehoeken twee ogen?
}
rules-ask-dead = Beide spelers hebben gepast. Welke ketens zijn dood? Noem van elke keten één steen, zwart en wit.
rules-ask-seki = Op welke lege punten kunnen beide kanten beter niet zetten? Noem ze allemaal.
rules-ask-gain = { $color ->
    [white] Wit is aan zet, en gebied telt. Levert een zet wit nog een punt op?
   *[black] Zwart is aan zet, en gebied telt. Levert een zet zwart nog een punt op?
}
rules-ask-points = { $color ->
    [white] Beide spelers hebben gepast. Hoeveel punten heeft wit
   *[black] Beide spelers hebben gepast. Hoeveel punten heeft zwart
} { $scoring ->
    [area] als oppervlakte telt, dus de stenen en wat ze omsluiten?
    [stones] als stenen tellen?
   *[territory] als gebied en gevangenen tellen? Tot nu toe geslagen: door zwart { $black }, door wit { $white }.
}
rules-ask-filled = { $color ->
    [white] Zwart heeft { $prisoners ->
        [one] één steen
       *[other] { $prisoners } stenen
    } geslagen. Daarmee wordt nu het gebied van wit opgevuld. Hoeveel punten houdt wit daar over?
   *[black] Wit heeft { $prisoners ->
        [one] één steen
       *[other] { $prisoners } stenen
    } geslagen. Daarmee wordt nu het gebied van zwart opgevuld. Hoeveel punten houdt zwart daar over?
}
rules-ask-winner = { $scoring ->
    [area] Beide spelers hebben gepast, en oppervlakte telt.
    [stones] Beide spelers hebben gepast, en de stenen op het bord tellen.
   *[territory] Beide spelers hebben gepast, en gebied telt. Tot nu toe geslagen: door zwart { $black }, door wit { $white }.
} { $komi ->
    [0] Wie wint?
   *[other] De komi is { $komi }. Wie wint?
}
rules-ask-win = { $color ->
    [white] Wit is aan zet en kan meteen winnen. Waar?
   *[black] Zwart is aan zet en kan meteen winnen. Waar?
}
rules-ask-partner = Twee paren spelen, en niemand heeft gepast. Tel de stenen: wie is aan zet?

# Waaruit je kiest.
rules-choice = { $choice ->
    [nobody] Niemand: remise
    [gain] Ja, één nog wel
    [pass] Nee, het is tijd om te passen
    [black-first] Zwart, eerste speler
    [black-second] Zwart, tweede speler
    [white-first] Wit, eerste speler
    [white-second] Wit, tweede speler
   *[other] { $choice }
}

# Wat je invult: hoogstens 45 tekens elk.
rules-form-title = Jouw antwoord
rules-form-point = Een punt
rules-form-points = Alle punten
rules-form-stones = Eén steen van elke dode keten
rules-form-number = Een getal
rules-form-number-example = 7

# Hoe het ging.
rules-right = **Goed!**
rules-wrong = **Nog niet helemaal.** Je kunt opnieuw antwoorden.
rules-solved = **Het antwoord**

# Waarom het goede antwoord goed is.
rules-why-name = Het punt heet { $point }.
rules-why-turn = { $color ->
    [white] Op het bord: { $black } zwarte { $black ->
        [one] steen
       *[other] stenen
    } en { $white } witte. Zwart is begonnen, dus wit is aan zet.
   *[black] Op het bord: { $black } zwarte { $black ->
        [one] steen
       *[other] stenen
    } en { $white } witte. Zwart is begonnen, dus zwart is aan zet.
}
rules-why-liberties = { $number ->
    [one] De keten heeft één vrijheid: { $points }.
   *[other] De keten heeft { $number } vrijheden: { $points }. Een punt dat twee stenen van de keten raakt, telt één keer.
}
rules-why-chains = { $number ->
    [one] Er is één keten: al deze stenen zitten langs de lijnen aan elkaar vast.
   *[other] Er zijn { $number } ketens, gemarkeerd met letters. Stenen met dezelfde letter zitten langs de lijnen aan elkaar vast.
}
rules-why-capture = { $color ->
    [white] Wit slaat op { $points }: dat is de laatste vrijheid van een zwarte keten.
   *[black] Zwart slaat op { $points }: dat is de laatste vrijheid van een witte keten.
}
rules-why-pair = { $color ->
    [white] Wit slaat op { $points }: dat sluit de val om een zwart paar.
   *[black] Zwart slaat op { $points }: dat sluit de val om een wit paar.
}
rules-why-forbidden = { $color ->
    [white] Op { $points } mag wit niet zetten, op elk ander leeg punt wel.
   *[black] Op { $points } mag zwart niet zetten, op elk ander leeg punt wel.
}
rules-why-eyes = De zet is { $points }. Nu omsluit de keten twee gescheiden punten, en de andere kant kan ze nooit allebei vullen.
rules-why-dead = Deze stenen zijn dood: { $points }. Ze zijn ingesloten, en er is geen ruimte voor twee ogen. Alle andere stenen leven.
rules-why-seki = { $points } zijn de laatste vrijheden van de ketens van beide kanten. Wie daar het eerst zet, wordt geslagen: seki.
rules-why-gain = { $color ->
    [white] Ja: op { $points } sluit wit de grens. Elke andere zet levert niets op.
   *[black] Ja: op { $points } sluit zwart de grens. Elke andere zet levert niets op.
}
rules-why-pass = Nee: wat over is, grenst aan beide kleuren en is van niemand, en een steen in je eigen gebied kost alleen maar een punt. Het is tijd om te passen.
rules-why-points = { $color ->
    [white] Wit omsluit { $surrounded ->
        [one] één punt
       *[other] { $surrounded } punten
    }
   *[black] Zwart omsluit { $surrounded ->
        [one] één punt
       *[other] { $surrounded } punten
    }
} { $scoring ->
    [area] en heeft { $extra ->
        [one] één steen
       *[other] { $extra } stenen
    } op het bord: { $total }.
   *[territory] en heeft { $extra ->
        [0] geen gevangenen
        [one] één gevangene
       *[other] { $extra } gevangenen
    }: { $total }.
}
rules-why-points-stones = { $color ->
    [white] Wit heeft { $total } { $total ->
        [one] steen
       *[other] stenen
    } op het bord.
   *[black] Zwart heeft { $total } { $total ->
        [one] steen
       *[other] stenen
    } op het bord.
}
rules-why-filled = { $color ->
    [white] Wit omsloot { $surrounded ->
        [one] één punt
       *[other] { $surrounded } punten
    }.
   *[black] Zwart omsloot { $surrounded ->
        [one] één punt
       *[other] { $surrounded } punten
    }.
} { $prisoners ->
    [one] Op één ervan staat nu een gevangene, met een driehoek gemarkeerd.
   *[other] Op { $prisoners } ervan staan nu gevangenen, met driehoeken gemarkeerd.
} { $left ->
    [one] Er blijft er { $left } over.
   *[other] Er blijven er { $left } over.
}
rules-why-winner = { $komi ->
    [0] Zwart heeft { $black }, wit heeft { $white }.
   *[other] Zwart heeft { $black }, wit heeft { $white } met de komi erbij.
} { $winner ->
    [white] Wit wint met { $margin } { $margin ->
        [one] punt
       *[other] punten
    }.
    [black] Zwart wint met { $margin } { $margin ->
        [one] punt
       *[other] punten
    }.
   *[nobody] Het is remise.
}
rules-why-win-capture = { $color ->
    [white] Op { $points } slaat wit het eerst en wint.
   *[black] Op { $points } slaat zwart het eerst en wint.
}
rules-why-win-five = { $color ->
    [white] Op { $points } maakt wit vijf op een rij en wint.
   *[black] Op { $points } maakt zwart vijf op een rij en wint.
}
rules-why-partner = { $stones ->
    [one] Er is { $stones } steen gezet
   *[other] Er zijn { $stones } stenen gezet
}, en de vier spelen steeds in dezelfde volgorde. Aan zet is: { $player }.

# Waarom een fout antwoord fout is, zonder het goede te verklappen.
rules-not-name = Dat is { $point }, een ander punt. Kijk recht naar beneden voor de letter en recht opzij voor het nummer. De letter I wordt overgeslagen.
rules-not-turn = Tel de stenen. Zijn er van beide kleuren evenveel, dan is zwart aan zet; is er één zwarte meer, dan is het wit.
rules-not-liberties = { $than ->
    [more] { $number } is te veel. Alleen lege punten die langs de lijnen aan de keten grenzen, tellen, en elk maar één keer.
   *[less] { $number } is te weinig. Ga de hele keten rond, steen voor steen.
}
rules-not-chains = { $than ->
    [more] { $number } is te veel. Stenen die langs de lijnen naast elkaar staan, zijn samen één keten.
   *[less] { $number } is te weinig. Stenen die elkaar alleen schuin raken, zijn niet verbonden.
}
rules-not-capture = Een steen op { $point } slaat niets. Zoek een keten die nog maar één vrijheid heeft.
rules-not-pair = Een steen op { $point } slaat niets. Zoek precies twee stenen op een lijn, met aan één uiteinde al een steen van jezelf.
rules-not-forbidden = { $points }: daar mag je zetten. Een steen heeft er een vrijheid, of krijgt er een door te slaan, en de koregel verbiedt het niet.
rules-not-forbidden-renju = Op { $points } mag zwart zetten: daar ontstaat geen dubbele drie, geen dubbele vier en geen te lange rij.
rules-not-all = Tot zover klopt het, maar het is nog niet alles.
rules-not-eyes = Na { $point } omsluit de keten geen twee gescheiden punten. Zoek het punt dat de ruimte van de keten in tweeën deelt.
rules-not-dead = { $points }: die stenen zijn niet te slaan als ze goed verdedigd worden.
rules-not-seki = { $points }: daar kun je zonder schade zetten. Zoek ketens van beide kleuren die hun laatste vrijheden delen.
rules-not-gain = { $choice ->
    [gain] Kijk nog eens: een punt dat aan beide kleuren grenst, is niets waard, en een steen in je eigen gebied kost een punt.
   *[pass] Kijk nog eens: ergens zit nog een gat in de grens.
}
rules-not-points = { $number } is het niet. Tel nog eens, rij voor rij.
rules-not-winner = { $scoring ->
    [area] Tel nog eens: de stenen op het bord, en de lege punten die één kleur alleen omsluit.
    [stones] Tel nog eens: alleen de stenen op het bord.
   *[territory] Tel nog eens: de lege punten die één kleur alleen omsluit, dan de gevangenen, en tot slot de komi voor wit.
}
rules-not-win = { $point } wint nog niet.
rules-not-partner = De volgorde is: de eerste speler van zwart, de eerste van wit, de tweede van zwart, de tweede van wit, en dan weer van voren af aan.

# Na een partij, onder het bord: wat er op de weg nu komt.
rules-step = De volgende stap voor { $players }, wanneer jullie zin hebben: **{ $step }**.
rules-step-named = { $step ->
    [strasbourg] Straatsburg op 9×9
   *[territory] Go met gebied op 9×9
}
rules-button-step = De volgende stap
