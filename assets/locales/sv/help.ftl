# Hjälpens sidor. Varje sida har högst 4096 tecken.
# rules = regler
# board = bräde
# point = punkt (på brädet), poäng (vid räkningen)
# edge = kant
# stone = sten
# chain = kedja
# group = grupp
# liberty = frihet
# capture = fånga, slå (par i Go-Bang)
# prisoner = fånge
# atari = atari
# suicide = självmord
# ko = ko
# superko = superko
# eye = öga
# life and death = liv och död
# seki = seki
# pass = pass, att passa
# count = räkning
# territory = territorium
# area = area
# neutral point = neutral punkt
# handicap = handikapp
# komi = komi
# draw (jigo) = remi (jigo)
# no result = utan resultat
# five in a row = fem i rad
# pair = par
# trap = fälla

help-shelf-start = Kom igång, och spelen
help-shelf-rules = Reglerna, en i taget
help-shelf-rule-sets = De olika regelverken
help-welcome-title = Go i er chatt
help-welcome =
    Jag är tengen. Hos mig spelar ni go och besläktade spel: jag visar brädet, kontrollerar varje drag och räknar poängen.

    `/{ command-challenge }` erbjuder någon, eller alla, ett parti.
    `/{ command-games }` visar dina partier och tar dig till dem som väntar på dig.
    `/{ rules-command }` lär dig go från den första stenen.
help-button-offer = Erbjud ett parti
help-button-learn = Lär dig go
help-button-puzzle = Lös ett goproblem
help-start-title = Kom igång
help-start =
    Här spelar ni go och besläktade spel i er egen takt: ett drag i minuten eller ett drag om dagen.

    `/{ command-challenge }` utmanar någon, eller alla som vill spela. När någon trycker på **{ challenge-button-accept }** visas brädet.
    När det är din tur trycker du på **{ table-button-play }** under brädet och väljer en punkt, eller använder `/{ command-play } { command-point }:D4`.
    `/{ command-games }` visar dina partier, med länkar till brädena som väntar på dig.
    { help-organisers-title }: { family-tournaments }, { family-ladder }, { family-league }, { family-evenings }.

    Kolumnerna har bokstäver från vänster, utan bokstaven I; raderna har nummer nerifrån. `A1` är hörnet längst ner till vänster.
    {""}**{ table-button-more }** → **{ table-button-text }** beskriver brädet i ord för en skärmläsare; `/{ command-game } { command-board } { command-form }` beskriver det rad för rad eller kedja för kedja.
help-commands-title = Kommandon
help-commands = Det här kan jag:
help-organisers-title = För arrangörer
help-organisers =
    Turneringar och liknande har egna kommandon. Den som sköter servern lägger till dem med `/{ command-club-admin } { setup-command }`.
    Ett kommando räcker: meddelandet som då visas har knappar för allt annat.
help-moderators = **För moderatorer** { $commands }
help-count-title = Räkningen
help-count =
    När båda spelarna passar efter varandra stannar spelet och räkningen börjar.

    Välj i menyn **{ count-menu }** under brädet varje kedja som inte går att rädda: hela kedjan markeras som död. Det du inte väljer lever.
    Bilden visar territoriet och ställningen enligt markeringen.
    Efter varje ändring måste ni båda godkänna igen. När ni båda har tryckt på **{ count-button-agree }** för samma räkning är partiet slut.
    Kommer ni inte överens, så tryck på **{ count-button-resume }**: då börjar din motståndare.
help-clubs-title = Go nära dig
help-clubs =
    Go spelas också ansikte mot ansikte. Förbunden vet var: klubbar, spelkvällar och turneringar nära dig, och nybörjare är välkomna.
    Finns ditt land inte i listan, så fråga det internationella eller det europeiska förbundet.
help-go =
    Svart och vit turas om att lägga en sten på en tom punkt. Stenar flyttas aldrig.

    Stenar av samma färg som rör vid varandra längs linjerna bildar en kedja. De tomma punkterna intill en kedja är dess friheter; varje punkt räknas en gång.
    Den som tar den sista friheten från en av motståndarens kedjor fångar den: dess stenar tas genast bort från brädet.
    Att lägga en sten som inte ens efter fångst skulle ha någon frihet är självmord och inte tillåtet.
    {""}**Ko:** när en ensam sten just har fångat en ensam sten och själv skulle kunna fångas genast, måste motståndaren först spela någon annanstans.

    Du får passa när som helst. Efter två pass i rad slutar spelet, och räkningen börjar.
help-atari-go =
    Go för den första kvällen: den som fångar först vinner.

    Stenar, kedjor och friheter är som i go. Det finns ingen ko och inget territorium, och självmord är inte tillåtet.
    Du får bara passa om du inte har något tillåtet drag.
help-gomoku =
    Svart och vit turas om att lägga en sten på en tom punkt. Stenar varken flyttas eller slås.

    Den som först har fem stenar i en obruten rad – vågrätt, lodrätt eller diagonalt – vinner. Ett fullt bräde utan fem i rad är remi.
help-go-bang =
    Fem i rad som i gomoku, men här kan man slå.

    Ett par är två stenar av samma färg intill varandra på en linje. Lägg dina stenar i båda ändarna av motståndarens par, och paret tas bort från brädet, i alla åtta riktningar och flera par på en gång.
    Du kan tryggt spela mellan två av motståndarens stenar: bara den som stänger fällan slår.
    Slagna stenar räknas inte; fem i rad vinner.
help-rules-title = Regler: { $rules }
help-rules = { $rules ->
    [japanese]
        Varje tom punkt som bara dina levande stenar omringar ger dig en poäng, och det gör även varje sten som du har fångat. Vit får dessutom komi.
        Grupper som lever bara med hjälp av neutrala punkter är i seki: det de omringar räknas inte.
        Två pass i rad stoppar partiet. Sedan kommer ni överens om vilka stenar som är döda (de behöver inte fångas) och vilka som är i seki; en tvist kan spelas ut på en kopia. Den som godkänner bekräftar också räkningen som står bredvid; tills båda har godkänt kan båda sidor protestera.
        Båda sidor kan ge upp när som helst; då har den andra sidan vunnit (artikel 11).
        Om ställningen upprepas kan ni komma överens om att partiet slutar utan resultat.
        Den som vill spela vidare efter de två passen får det: den andra sidan måste gå med på det och får börja (artikel 9.3).
        När en tvist spelas ut får en ko återtas först efter ett pass för just den kon (artikel 7.2).
        Hittas efter passen ett drag som skulle ändra resultatet, och ni därför inte kan komma överens, förlorar båda (artikel 13).
        På ett bräde av trä läggs en rubbad sten tillbaka på sin punkt och spelet fortsätter; kommer ni inte överens förlorar båda (artikel 13.2). Här kan ingen sten rubbas.
        Den som bryter mot en regel förlorar partiet genast, så länge inte båda har bekräftat räkningen; här avgör en moderator det (artikel 14).
    [traditional]
        Varje tom punkt som bara dina levande stenar omringar ger dig en poäng, och det gör även varje sten som du har fångat eller som är fångad i ditt territorium. Det finns ingen komi; upp till nio handikappstenar gör partiet jämnt.
    [traditional-two-edges]
        Som det står i häftet Go & Go-Bang, taget på orden: högst två av brädets kanter får hjälpa till att omringa territorium, så tomma punkter som når tre eller fyra kanter tillhör ingen. Det finns ingen komi.
    [strasbourg]
        Den som till slut har flest stenar på brädet vinner. Allt räknas som det står: inga stenar är döda, fångade stenar och territorium räknas inte. Två pass i rad avslutar partiet. Komi finns bara om ni kommer överens om det.
    [chinese]
        Var och en av dina levande stenar ger dig en poäng, och det gör även varje tom punkt som bara dina stenar omringar, också i seki. Fångade stenar räknas inte. Vit får dessutom komi; handikappstenar kompenseras inte.
        Inget drag får upprepa en tidigare ställning på hela brädet (superko).
    [tromp-taylor]
        Var och en av dina stenar ger dig en poäng, och det gör även varje tom punkt som bara dina stenar når. Två pass i rad avslutar partiet, och allt räknas som det står: fånga först det du anser vara dött.
        Inget drag får upprepa en tidigare ställning på hela brädet (superko). En kedja som du lämnar utan frihet tas bort från brädet: självmord med flera stenar är tillåtet.
    [new-zealand]
        Var och en av dina levande stenar ger dig en poäng, och det gör även varje tom punkt som bara dina stenar omringar. Vit får dessutom komi, oftast 7.
        Inget drag får upprepa en tidigare ställning på hela brädet med samma sida vid draget (superko). En kedja som du lämnar utan frihet tas bort från brädet: självmord är tillåtet.
    [atari-go]
        Partiet börjar med två svarta och två vita stenar i kors mitt på brädet. Den som först fångar minst en sten vinner.
    [atari-go-empty]
        Partiet börjar med ett tomt bräde. Den som först fångar minst en sten vinner.
    [gomoku]
        Fem i rad vinner, och det gör även en längre rad: den innehåller fem.
    [gomoku-exact]
        Bara en rad på exakt fem vinner; det gör inte sex eller fler i rad.
    [renju]
        Svart vinner bara med exakt fem i rad; vit vinner med fem eller fler.
        En svart sten får inte göra två treor, två fyror eller sex eller fler i rad (dubbel trea, dubbel fyra, för lång rad), om den inte samtidigt gör exakt fem. En trea räknas om ett tillåtet drag gör den till fyra i rad med två öppna ändar. Vit får spela överallt.
        Boten avvisar ett förbjudet drag och visar varför; ingen förlorar på det.
    [go-bang]
        Motståndarens par mellan två av dina stenar slås. Fem i rad vinner, och det gör även en längre rad. Slagna par räknas inte.
    [go-bang-exact]
        Motståndarens par mellan två av dina stenar slås. Bara en rad på exakt fem vinner; det gör inte sex eller fler i rad.
    [go-bang-plain]
        Häftets första variant: inget slås. Fem i rad vinner, och det gör även en längre rad.
    [go-bang-plain-exact]
        Häftets första variant: inget slås. Bara en rad på exakt fem vinner; det gör inte sex eller fler i rad.
    [pente]
        Motståndarens par mellan två av dina stenar slås. Fem i rad vinner, och det gör även en längre rad och fem slagna par.
    [pente-exact]
        Motståndarens par mellan två av dina stenar slås. En rad på exakt fem vinner, och det gör även fem slagna par; sex eller fler i rad vinner inte.
   *[territory]
        Varje tom punkt som bara dina levande stenar omringar ger dig en poäng, och det gör även varje sten som du har fångat. Neutrala punkter och punkter inne i en seki räknas inte.
        Döda stenar tas bort före räkningen och räknas också som fångade. Vit får dessutom komi om ni har kommit överens om en; 5,5 är det vanliga. Står det lika är det remi (jigo).
}
help-rules-captures =
    Den som först har fångat { $stones ->
        [one] en sten
       *[other] { $stones } stenar
    } vinner, på en gång eller i omgångar.

# Reglerna, en i taget. Det som en sida säger om sin bild kontrolleras mot assets/rules.
help-liberties-title = Friheter och kedjor
help-liberties =
    En sten har en frihet på varje tom punkt intill den längs linjerna: fyra mitt på brädet, tre vid kanten, två i hörnet.
    Stenar av samma färg som rör vid varandra längs linjerna är en enda kedja. Stenarna i en kedja har gemensamma friheter, och kedjan står kvar eller faller som en helhet.

    På bilden har den svarta kedjan sex friheter, markerade med cirklar. C5 rör vid två av dess stenar och räknas ändå bara en gång; vit har tagit en frihet med D6.
help-capture-title = Fånga stenar
help-capture =
    Den som tar den sista friheten från en av motståndarens kedjor fångar den: alla dess stenar tas genast bort från brädet och är fångar. Ett drag kan fånga flera kedjor.
    En kedja som har en frihet kvar är i atari.

    På bilden är den vita kedjan med trianglarna i atari. Svart spelar på cirkeln, båda stenarna tas bort, och deras punkter är tomma igen.
    På bilden är den svarta stenen inte fångad än: den har två friheter kvar, markerade med trianglar. De är också vita stenars friheter, men det ändrar inget: vit måste fylla båda.
help-suicide-title = Självmord
help-suicide =
    Ett drag får inte lämna sin egen kedja utan frihet. Men fångst går före: om draget tar den sista friheten från en av motståndarens kedjor tas kedjan bort och ger plats.

    På bilden får svart inte spela på krysset: båda grannarna är vita och har friheter på annat håll. På cirkeln får svart däremot spela, för det fångar två vita stenar.
    Några få regelverk (Tromp-Taylor, de nyzeeländska reglerna) tillåter självmord; kedjan tas då bort från brädet.
help-ko-title = Ko
help-ko =
    Två stenar skulle kunna fånga varandra i all evighet. Ko sätter stopp för det: en sten som just har fångat en ensam sten, och själv står ensam med bara den friheten, får inte fångas redan i nästa drag.

    På bilden har svart just fångat en sten på C4 med stenen i cirkeln, så vit får inte spela på krysset än. Vit spelar någon annanstans eller passar, och får sedan återta om svart inte har fyllt C4.
    Det är inte ko när mer än en sten fångas, eller när stenen som fångar hör till en kedja.
help-superko-title = Superko
help-superko =
    Enligt arearegler får inget drag upprepa en tidigare ställning på hela brädet, hur länge sedan det än var. Det är alltid tillåtet att passa.

    På bilden har vit spelat A1 och därmed offrat två stenar; svart har fångat båda med stenen i cirkeln. Om vit fångade den på krysset skulle hela brädet vara som före A1, så vit måste först spela någon annanstans.
    Vid situationell superko (nyzeeländska regler) är en ställning densamma bara om också samma sida är vid draget. Enligt japanska regler får en sådan cykel fortsätta, och ni kan komma överens om att partiet slutar utan resultat.
help-life-title = Liv och död: två ögon
help-life =
    En grupp som omringar två åtskilda punkter, sina ögon, lever för alltid: man skulle behöva fylla båda på en gång för att fånga den, och att fylla dem en i taget är självmord.
    Ett öga räcker inte.

    På bilden har den svarta gruppen längst ner två ögon: vit får inte spela på något av kryssen. Den vita gruppen uppe till höger har bara ett: svart spelar på cirkeln och fångar den.
    Den svarta gruppen på bilden ser säker ut, men dess två tomma punkter är grannar och bildar bara ett öga. Vit spelar på cirkeln och börjar spränga den inifrån: fångar svart den stenen från A1 spelar vit på cirkeln igen och fångar allt.
    En grupp som inte kan bilda två ögon är död. Är ni överens om det tas den bort efter partiet utan att fångas.
help-seki-title = Seki
help-seki =
    Ibland kan ingen av sidorna fånga den andra, och båda lever utan två ögon: det är seki.

    På bilden delar kedjorna med trianglar och fyrkanter sina två sista friheter, cirklarna. Den som spelar på den ena fångas på den andra, så båda låter det vara som det är.
    Enligt japanska regler räknas inte det som grupper i seki omringar. Enligt arearegler räknas deras stenar, och även de punkter som bara de omringar.
help-passing-title = Passa
help-passing =
    I go får du passa när det är din tur. Du avstår bara från din tur, och en vanlig ko är sedan upphävd.
    Två pass i rad stoppar partiet.

    Passa när inget drag hjälper dig längre: där territorium räknas kostar en sten i ditt eget territorium en poäng. På bilden är bara cirkeln kvar. Den rör vid båda färgerna, så enligt territorieregler vinner ingen något där.
    I atari-go får du bara passa om du inte har något tillåtet drag, i gomoku och Go-Bang inte alls.
help-scoring-title = Territorium, area, stenar
help-scoring =
    Vad som räknas till slut beror på regelverket. **Territorium:** de tomma punkter som bara dina levande stenar omringar, och dina fångar. **Area:** dina levande stenar och de tomma punkter som bara de omringar. **Stenar:** stenarna som du har på brädet.

    På bilden har svart 18 poäng i territorium och vit 12; räknar man area är det 27–21, räknar man stenar 9–9. E1 rör vid båda färgerna och tillhör ingen.
    Döda stenar tas bort före räkningen, utom där stenar räknas som de står.
help-handicap-title = Handikapp och komi
help-handicap =
    Den som börjar har en fördel. Komi uppväger den: så många poäng får vit extra till slut, och en halv poäng utesluter remi.

    Om en spelare är starkare hjälper ett handikapp den andra, som spelar svart: två till nio svarta stenar står på de markerade punkterna i stället för ett första drag, och vit börjar. Bilden visar fyra av dem på 9×9. Då är komi liten: 0,5 eller ingen.
help-pairs-title = Par och fällor
help-pairs =
    I Go-Bang och Pente är två stenar intill varandra på en linje ett par. Lägg dina stenar direkt intill båda ändarna av motståndarens par för att slå det: vågrätt, lodrätt och diagonalt, även flera par på en gång. Ensamma stenar och tre i rad kan inte slås.

    På bilden spelar svart på cirkeln och slår två stenar. På fyrkanten kan svart tryggt spela, även om paret då står mellan två vita stenar: bara den som stänger fällan slår.

# Vid brädet, när ett par just har gått in emellan.
help-moved-in-between = { $points } står nu mellan två av motståndarens stenar och blir kvar: bara den som stänger fällan slår.

# Bilder i ord.
help-alt-part = Bräde på { $columns } gånger { $rows }, { $from } till { $to }.
help-alt-cross = Med ett kryss: { $points }.
help-alt-circle = Med en cirkel: { $points }.
help-alt-triangle = Med en triangel: { $points }.
help-alt-square = Med en fyrkant: { $points }.
help-alt-written = Skrivet på punkterna: { $points }.
help-alt-territory = { $color ->
    [white] Vits territorium
   *[black] Svarts territorium
}: { $points }.
help-alt-partial = Det är inte allt som bilden visar.
