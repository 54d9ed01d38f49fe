# Regelboken: en kurs, sida för sida, var och en med en bild och en övning.
# Några sidor och titlar står i help.ftl, där hjälpen också har dem.
# Det som en sida säger om sina bilder kontrolleras mot assets/rules.
# point = punkt (på brädet), poäng (vid räkningen)
# stone = sten
# chain = kedja
# liberty = frihet
# capture = fånga, slå (par i Go-Bang)
# atari = atari
# eye = öga
# dead, alive = död, levande
# ko = ko
# seki = seki
# territory = territorium
# area = area
# prisoner = fånge
# komi = komi
# to be to move = att vara vid draget
# draw = remi
# Pair Go = par-go
# exercise = övning

rules-command = regler
rules-command-about = Lär dig reglerna sida för sida, med bilder och övningar
rules-language-about = Språket du vill läsa på (förval: ditt eget)

rules-shelf-path = Vägen: från första stenen till Strasbourg
rules-shelf-go = Go, hela spelet
rules-shelf-more = Fler spel, och hur du spelar här

rules-button-back = Tillbaka
rules-button-on = Nästa
rules-button-next = Nästa: { $title }
rules-progress = Lösta övningar: { $solved } av { $all }
rules-button-try = Prova själv
rules-button-play-stage = Spela { $game } med mig
rules-contents-title = Innehåll
rules-contents = Alla sidor i regelboken. En bock står vid dem vars övning du har löst.
rules-button-answer = Svara
rules-button-solve = Visa svaret

# Sidorna.

rules-path-title = Var du börjar
rules-path =
    Två spelare, ett bräde och en regel att börja med: omringa en sten, så är den din. Några korta sidor leder till ditt första parti, **atari-go**: den som fångar först vinner. Sedan kommer hela go, steg för steg.

    {""}**{ rules-button-try }** ger en övning: svara så ofta du vill, ingen annan ser det.

rules-board-title = Brädet och dess punkter
rules-board =
    Stenarna ligger där två linjer korsar varandra, inte på rutorna mellan linjerna. De här korsningarna kallas punkter; de som ligger vid kanten och i hörnen är punkter som alla andra. Ett bräde med 9 gånger 9 linjer har 81 punkter och är det bästa att börja på.

    En punkt heter efter bokstaven för sin kolumn, från vänster, och numret på sin rad, nerifrån.
    På bilden är fyrkanten A1, i hörnet längst ner till vänster, och cirkeln är D4. Triangeln i hörnet längst upp till höger är J9: bokstaven I hoppar man över, eftersom den liknar en etta.
    De små prickarna på brädet hjälper dig bara att hitta och visar var handikappstenar läggs.

rules-turns-title = Turas om
rules-turns =
    Den ena sidan har de svarta stenarna, den andra de vita. Oftast är brädet tomt från början, och svart börjar.

    Den som är vid draget lägger en sten på vilken tom punkt som helst. Sedan flyttas stenen aldrig: den ligger kvar tills den fångas eller partiet är slut.
    På bilden har sex stenar lagts i den ordning som deras nummer visar. Nu är svart vid draget igen.

rules-chains-title = Kedjor
rules-chains =
    Stenar av samma färg som är grannar längs linjerna hör ihop i en kedja. Det gör inte grannar på diagonalen. En sten som ligger ensam är också en kedja.

    På bilden visar talet på varje kedja hur många friheter den har: 12, 8, 6 och 4. Den vita stenen mitt i korset, på E7, har ingen tom punkt intill sig och är ändå säker: det som räknas är hela kedjans friheter.
    På bilden rör A, B och C vid varandra bara diagonalt, så de är tre kedjor. De tre stenarna med D är en enda kedja.
    Bilden visar hela exemplet ur ett gammalt häfte, som ger den långa vita kedjan 28 friheter. Det är 29: räkna efter, och ta K14, som rör vid två av dess stenar, bara en gång.

# Kommer efter help-atari-go.
rules-atari-go =
    Bilden visar den vanliga starten på 9×9: två stenar av varje färg ligger redan i kors, och svart börjar. Håll ögonen på kedjor som bara har en frihet kvar: fånga motståndarens, och rädda dina egna.

# Kommer efter help-go.
rules-go =
    Bilden visar ett parti på 9×9 efter åtta drag. Inget har fångats än: båda sidorna håller på att staka ut det som de vill omringa.

rules-strasbourg-title = Strasbourg: räkna stenar
rules-strasbourg =
    I det andra steget är partiet inte slut när någon fångar. När båda har passat vinner den som har flest stenar på brädet. Allt räknas som det står, och fångade stenar räknas inte.
    Du behöver alltså plats för många stenar, plats som den andra sidan inte kommer in på. Men lämna två åtskilda punkter tomma, två ögon: när det ena är fyllt kan alla de stenarna fångas.

    På bilden har båda fyllt allt som går. De fyra tomma punkterna är deras ögon: i den andra sidans ögon får man inte spela, och sina egna bör man inte fylla. Svart har 23 stenar och vit 22, så svart vinner med en.

rules-death-title = Falska ögon och döda stenar
rules-death =
    Ett öga är falskt om den som äger det till slut måste fylla det. På bilden har den vita gruppen ett äkta öga på fyrkanten, men cirkeln är ett falskt: där kan svart fånga stenarna med trianglarna.
    Om vit räddar dem genom att spela på cirkeln finns bara ett öga kvar, och svart fångar alltihop genom att spela på fyrkanten.

    En grupp som inte längre kan bilda två ögon är död. Döda stenar behöver inte fångas: när båda har passat tas de bort från brädet, om båda är överens om det.
    På bilden är den vita stenen med triangeln död. Den är instängd, och där finns inte plats för två ögon.

rules-territory-title = Räkna territorium
rules-territory =
    Varje tom punkt som bara dina levande stenar omringar ger dig en poäng, och det gör även varje sten som du har fångat. Brädets kant hjälper till att omringa. Punkter som rör vid båda färgerna tillhör ingen.

    På bilden har svart just spelat A1 och fångat tre stenar. Svart omringar 10 punkter och har 3 fångar: 13. Vit omringar 15 punkter och har inga fångar: 15. Vit vinner med 2 poäng.
    Döda stenar blir fångar, och punkterna under dem räknas också. En onödig sten i ditt eget territorium kostar dig en poäng.

rules-filling-title = Räkna genom att fylla i
rules-filling =
    På ett bräde av trä kan man räkna utan att lägga ihop tal. Fångarna läggs tillbaka på brädet, i sin egen färgs territorium, där var och en av dem tar bort en poäng. Sedan är det bara tomma punkter kvar att räkna, och segern blir lika stor som förut.

    På bilden omringar båda sidorna 16 punkter. Svart har en fånge, den döda stenen på B2; vit har fångat två svarta stenar.
    På bilden är de tre fångarna tillbaka, markerade med trianglar. På E9, som är neutral, ligger en oanvänd sten, så att ingen räknar den punkten. Svart har 14 poäng kvar och vit 15: vit vinner med en poäng.

rules-area-title = Räkna area
rules-area =
    Enligt arearegler ger var och en av dina levande stenar dig en poäng, och det gör även varje tom punkt som bara de omringar. Fångade stenar räknas inte. En sten i ditt eget territorium kostar ingenting här, och varje neutral punkt som du fyller är värd en poäng.

    Bilden visar samma bräde som sidan ”{ rules-territory-title }”. Svart har 14 stenar och omringar 10 punkter: 24. Vit har 10 stenar och omringar 15 punkter: 25. Vit vinner här också, den här gången med en poäng. Oftast ger båda sätten att räkna samma vinnare.

# Kommer efter help-gomoku.
rules-gomoku =
    På bilden har svart just vunnit: från B3 till F7 ligger fem svarta stenar i en diagonal rad.

rules-renju =
    Renju är gomoku med begränsningar för svart, som har fördelen av första draget. Svart vinner bara med exakt fem i rad och får inte spela på vissa punkter; vit får spela överallt och vinner också med fler än fem.

    På bilden är tre punkter förbjudna för svart. A skulle göra två treor på en gång, B två fyror och C sex i rad. En trea är tre stenar som ett tillåtet drag gör till fyra i rad med två öppna ändar; en fyra är fyra stenar som en till gör till exakt fem.
    En trea och en fyra tillsammans är tillåtet. En sten som gör exakt fem är alltid tillåten och vinner.

# Kommer efter help-go-bang.
rules-go-bang =
    På bilden spelar svart på cirkeln och slår två par på en gång, sammanlagt fyra stenar. Den vita stenen på D4 blir kvar: den är ensam.

rules-pair-go-title = Par-go
rules-pair-go =
    Två spelar svart och två spelar vit. Ordningen är alltid densamma: svarts första spelare, vits första, svarts andra, vits andra, och sedan från början igen. Den som passar har använt sin tur, precis som med en sten.
    Partnerna talar inte med varandra om partiet så länge det pågår. Det roliga är att gissa vad ens partner hade i tankarna.

    På bilden har svarts första spelare lagt stenarna 1 och 5, och svarts andra spelare sten 3. Vits första spelare har lagt 2 och 6, och vits andra spelare 4.
    `/{ command-together } { command-pair-go }` med `{ command-opponent }`, `{ command-partner }` och `{ command-second }` bjuder in tre personer till det.

rules-etiquette-title = God ton
rules-etiquette =
    Säg hej före partiet och tack efteråt, hur det än gick. Enligt gammal sed läggs svarts första sten i brädets övre högra fjärdedel, som på bilden.

    Spela i den takt ni har kommit överens om; behöver du en paus, så säg till med `/{ command-game } { command-pause }` eller `/{ command-me } { command-vacation }`. Finns det inget kvar att hoppas på, så ge upp med `/{ command-game } { command-resign }` i stället för att vänta på ett misstag.
    Så länge ett parti pågår ska du varken be andra om råd eller ge råd om det.
    Var ärlig i räkningen om vilka stenar som är döda, framför allt när det gäller dina egna.

rules-tengen-title = Spela här
rules-tengen =
    `/{ command-challenge }` utmanar någon på ett parti. Under brädet väljer du en punkt med **{ table-button-play }**, och under **{ table-button-more }** finns allt annat.
    Var inte rädd för misstag: om ett drag inte är tillåtet får bara du veta det, och vilken regel som hindrar det, och så väljer du ett annat. `/{ command-me } { command-boards } { command-hints }` markerar de stenar som är i atari.
    När båda har passat väljer du de döda stenarna i menyn under brädet, och **{ count-button-agree }** avslutar räkningen.

    Punkten mitt på brädet, den med cirkeln, heter *tengen*, himlens ursprung. Det är därifrån jag har mitt namn. Go självt heter *igo* i Japan, *weiqi* i Kina och *baduk* i Korea.

# Övningarna: först en fråga.

rules-try-title = Prova själv: { $title }
rules-ask-name = Vad heter punkten med cirkeln? Först bokstaven för kolumnen, sedan numret på raden.
rules-ask-turn = Ingen har passat, och inget har fångats. Vem är vid draget?
rules-ask-liberties = Hur många friheter har kedjan med trianglarna?
rules-ask-chains = Hur många { $color ->
    [white] vita
   *[black] svarta
} kedjor finns det på brädet?
rules-ask-capture = { $color ->
    [white] Vit är vid draget. Ange en punkt där vit fångar något.
   *[black] Svart är vid draget. Ange en punkt där svart fångar något.
}
rules-ask-forbidden = { $color ->
    [white] Vit är vid draget. På vilka tomma punkter får vit inte spela? Ange alla.
   *[black] Svart är vid draget. På vilka tomma punkter får svart inte spela? Ange alla.
}
rules-ask-eyes = { $color ->
    [white] Vit är vid draget. Vilket drag ger kedjan med trianglarna två ögon?
   *[black] Svart är vid draget. Vilket drag ger kedjan med trianglarna två ögon?
}
rules-ask-dead = Båda har passat. Vilka kedjor är döda? Ange en sten ur var och en, både svarta och vita.
rules-ask-seki = På vilka tomma punkter bör ingen av sidorna spela? Ange alla.
rules-ask-gain = { $color ->
    [white] Vit är vid draget, och territorium räknas. Finns det något drag som ger vit en poäng till?
   *[black] Svart är vid draget, och territorium räknas. Finns det något drag som ger svart en poäng till?
}
rules-ask-points = { $color ->
    [white] Båda har passat. Hur många poäng har vit
   *[black] Båda har passat. Hur många poäng har svart
} { $scoring ->
    [area] när area räknas, stenarna och det som de omringar?
    [stones] när stenar räknas?
   *[territory] när territorium och fångar räknas? Fångat hittills: av svart { $black }, av vit { $white }.
}
rules-ask-filled = { $color ->
    [white] Svart har fångat { $prisoners ->
        [one] en sten. Nu fylls den i.
       *[other] { $prisoners } stenar. Nu fylls de i.
    } Hur många poäng territorium har vit kvar?
   *[black] Vit har fångat { $prisoners ->
        [one] en sten. Nu fylls den i.
       *[other] { $prisoners } stenar. Nu fylls de i.
    } Hur många poäng territorium har svart kvar?
}
rules-ask-winner = { $scoring ->
    [area] Båda har passat, och area räknas.
    [stones] Båda har passat, och stenarna på brädet räknas.
   *[territory] Båda har passat, och territorium räknas. Fångat hittills: av svart { $black }, av vit { $white }.
} { $komi ->
    [0] Vem vinner?
   *[other] Komi är { $komi }. Vem vinner?
}
rules-ask-win = { $color ->
    [white] Vit är vid draget och kan vinna genast. Var?
   *[black] Svart är vid draget och kan vinna genast. Var?
}
rules-ask-partner = Två par spelar, och ingen har passat. Räkna stenarna: vem är vid draget?

# Det man kan välja bland.
rules-choice = { $choice ->
    [nobody] Ingen: remi
    [gain] Ja, det finns ett
    [pass] Nej, det är dags att passa
    [black-first] Svarts första spelare
    [black-second] Svarts andra spelare
    [white-first] Vits första spelare
    [white-second] Vits andra spelare
   *[other] { $choice }
}

# Det man fyller i: högst 45 tecken var.
rules-form-title = Ditt svar
rules-form-point = En punkt
rules-form-points = Alla punkterna
rules-form-stones = En sten ur varje död kedja
rules-form-number = Ett tal
rules-form-number-example = 7

# Hur det gick.
rules-right = **Rätt!**
rules-wrong = **Inte riktigt.** Du kan svara en gång till.
rules-solved = **Svaret**

# Varför det rätta svaret är rätt.
rules-why-name = Punkten heter { $point }.
rules-why-turn = Det ligger { $black ->
    [one] en svart sten
   *[other] { $black } svarta stenar
} och { $white ->
    [one] en vit
   *[other] { $white } vita
} på brädet. { $color ->
    [white] Svart började, så vit är vid draget.
   *[black] Svart började, så svart är vid draget.
}
rules-why-liberties = { $number ->
    [one] Kedjan har en frihet: { $points }.
   *[other] Kedjan har { $number } friheter: { $points }. En punkt som rör vid två av dess stenar räknas en gång.
}
rules-why-chains = { $number ->
    [one] Det är en enda kedja: alla de här stenarna hänger ihop längs linjerna.
   *[other] Det är { $number } kedjor, markerade med bokstäver. Stenar med samma bokstav hänger ihop längs linjerna.
}
rules-why-capture = { $color ->
    [white] Vit fångar på { $points }: det är en svart kedjas sista frihet.
   *[black] Svart fångar på { $points }: det är en vit kedjas sista frihet.
}
rules-why-pair = { $color ->
    [white] Vit slår på { $points }: det stänger fällan om ett svart par.
   *[black] Svart slår på { $points }: det stänger fällan om ett vitt par.
}
rules-why-forbidden = { $color ->
    [white] Vit får inte spela på { $points }, men på alla andra tomma punkter.
   *[black] Svart får inte spela på { $points }, men på alla andra tomma punkter.
}
rules-why-eyes = Draget är { $points }. Nu omringar kedjan två åtskilda punkter, och den andra sidan kan aldrig fylla båda.
rules-why-dead = De här stenarna är döda: { $points }. De är instängda, och det finns inte plats för två ögon. Alla andra stenar lever.
rules-why-seki = { $points } är de sista friheterna för kedjor på båda sidor. Den som spelar där först blir fångad: seki.
rules-why-gain = { $color ->
    [white] Ja: på { $points } stänger vit gränsen. Inget annat drag ger något.
   *[black] Ja: på { $points } stänger svart gränsen. Inget annat drag ger något.
}
rules-why-pass = Nej: det som är kvar rör vid båda färgerna och tillhör ingen, och en sten i det egna territoriet kostar bara en poäng. Det är dags att passa.
rules-why-points = { $color ->
    [white] Vit omringar { $surrounded ->
        [one] en punkt
       *[other] { $surrounded } punkter
    }
   *[black] Svart omringar { $surrounded ->
        [one] en punkt
       *[other] { $surrounded } punkter
    }
} { $scoring ->
    [area] och har { $extra ->
        [one] en sten
       *[other] { $extra } stenar
    } på brädet: { $total }.
   *[territory] och har { $extra ->
        [0] inga fångar
        [one] en fånge
       *[other] { $extra } fångar
    }: { $total }.
}
rules-why-points-stones = { $color ->
    [white] Vit har { $total ->
        [one] en sten
       *[other] { $total } stenar
    } på brädet.
   *[black] Svart har { $total ->
        [one] en sten
       *[other] { $total } stenar
    } på brädet.
}
rules-why-filled = { $color ->
    [white] Vit omringade { $surrounded ->
        [one] en punkt
       *[other] { $surrounded } punkter
    }, och fångarna, markerade med trianglar, fyllde { $prisoners } av dem. Kvar: { $left }.
   *[black] Svart omringade { $surrounded ->
        [one] en punkt
       *[other] { $surrounded } punkter
    }, och fångarna, markerade med trianglar, fyllde { $prisoners } av dem. Kvar: { $left }.
}
rules-why-winner = { $komi ->
    [0] Svart har { $black }, vit har { $white }.
   *[other] Svart har { $black }, vit har { $white } med komi.
} { $winner ->
    [white] Vit vinner med { $margin } poäng.
    [black] Svart vinner med { $margin } poäng.
   *[nobody] Det är remi.
}
rules-why-win-capture = { $color ->
    [white] På { $points } fångar vit först och vinner.
   *[black] På { $points } fångar svart först och vinner.
}
rules-why-win-five = { $color ->
    [white] På { $points } får vit fem i rad och vinner.
   *[black] På { $points } får svart fem i rad och vinner.
}
rules-why-partner = { $stones ->
    [one] En sten
   *[other] { $stones } stenar
} har lagts, och de fyra turas alltid om i samma ordning. Nu är det dags för: { $player }.

# Varför ett fel svar är fel, utan att avslöja det rätta.
rules-not-name = Det är { $point }, en annan punkt. Gå rakt ner för att hitta bokstaven och rakt åt sidan för att hitta talet. Bokstaven I hoppas över.
rules-not-turn = Räkna stenarna. Är de lika många av båda färgerna är svart vid draget; finns det en svart fler är det vit.
rules-not-liberties = { $than ->
    [more] { $number } är för många. Bara tomma punkter intill kedjan längs linjerna räknas, och var och en bara en gång.
   *[less] { $number } är för få. Gå runt hela kedjan, sten för sten.
}
rules-not-chains = { $than ->
    [more] { $number } är för många. Stenar som är grannar längs linjerna bildar tillsammans en kedja.
   *[less] { $number } är för få. Stenar som bara rör vid varandra diagonalt hör inte ihop.
}
rules-not-capture = En sten på { $point } fångar inget. Leta efter en kedja som har en frihet kvar.
rules-not-pair = En sten på { $point } slår inget. Leta efter precis två stenar på en linje, med en av dina egna i ena änden.
rules-not-forbidden = { $points }: där får man spela. En sten har en frihet där eller får en genom att fånga, och ko-regeln hindrar det inte.
rules-not-forbidden-renju = { $points }: där får svart spela. Det uppstår varken dubbel trea, dubbel fyra eller för lång rad.
rules-not-all = Så långt stämmer det, men det är inte allt än.
rules-not-eyes = Efter { $point } omringar kedjan inte två åtskilda punkter. Leta efter punkten som delar dess utrymme.
rules-not-dead = { $points }: de stenarna går inte att fånga om de försvaras väl.
rules-not-seki = { $points }: där kan man spela utan att det skadar. Leta efter kedjor av båda färgerna som delar sina sista friheter.
rules-not-gain = { $choice ->
    [gain] Titta en gång till: en punkt som rör vid båda färgerna är inte värd något, och en sten i det egna territoriet kostar en poäng.
   *[pass] Titta en gång till: någonstans har gränsen fortfarande en lucka.
}
rules-not-points = { $number } är det inte. Räkna om, rad för rad.
rules-not-winner = { $scoring ->
    [area] Räkna om: stenarna på brädet, och tomma punkter som bara en färg omringar.
    [stones] Räkna om: bara stenarna på brädet.
   *[territory] Räkna om: tomma punkter som bara en färg omringar, sedan fångarna och till sist vits komi.
}
rules-not-win = { $point } vinner inte än.
rules-not-partner = Ordningen är: svarts första spelare, vits första, svarts andra, vits andra, och från början igen.

# Efter ett parti, vid brädet: vad som kommer härnäst på vägen.
rules-step = Nästa steg för { $players }, när ni har lust: **{ $step }**.
rules-step-named = { $step ->
    [strasbourg] Strasbourg på 9×9
   *[territory] Go med territorium på 9×9
}
rules-button-step = Nästa steg
