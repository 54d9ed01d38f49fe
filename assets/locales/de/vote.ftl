# Seiten, deren Mitglieder über ihre Züge abstimmen.
# vote = abstimmen, Abstimmung

vote-command = abstimmung
vote-for-about = Lass die Mitglieder dieses Kanals gegen jemanden oder mich spielen
vote-command-against = gegen
vote-against-about = Spiele gegen die Mitglieder dieses Kanals
vote-command-match = duell
vote-match-about = Spiele gegen einen anderen Kanal, hier oder auf einem anderen Server: Beide stimmen ab
vote-command-invite = einladen
vote-invite-about = Hol einen Code, mit dem ein anderer Server diesen Kanal herausfordern kann
vote-channel = kanal
vote-channel-about = Welchen Kanal ihr herausfordert; seine Mitglieder entscheiden, ob sie annehmen
vote-code = code
vote-code-about = Der Code, den euch die Moderation eines Kanals auf einem anderen Server gegeben hat
vote-invited =
    Gib diesen Code der Moderation des anderen Servers. Sie kann ihn einmal verwenden, mit `/{ command-together } { vote-command-match } { vote-code }:`. Er läuft { $until } ab, und ein neuer Code ersetzt ihn.
    Ihre Herausforderung erscheint in diesem Kanal, und nur die Moderation hier kann sie annehmen. Die Partie findet dann auf dem anderen Server statt: Die Moderation dort kann sie entscheiden wie jede andere, und die Mitglieder dort sehen die Züge dieses Kanals, aber nicht, wer dafür gestimmt hat. Auf diesem Server können sie nichts tun.
vote-hours = stunden
vote-hours-about = Wie viele Stunden eine Abstimmung läuft (Standard: 24)
vote-enough = stimmen
vote-enough-about = Nach wie vielen Stimmen sofort gezogen wird
vote-tie = gleichstand
vote-tie-about = Welcher Zug bei Stimmengleichheit gespielt wird (Standard: der des höchsten Rangs)
vote-tie-named = { $tie ->
    [earliest] Der, für den zuerst gestimmt wurde
    [random] Ein zufälliger
   *[strongest] Der, für den der höchste Rang stimmt
}
vote-captain = veto
vote-captain-about = Wer die Stimmen schon vorher sieht und je Abstimmung einen Zug ausschließen darf
vote-terms = Jede Abstimmung läuft { $time }.
vote-terms-enough = { $enough ->
    [one] Sie endet mit der ersten Stimme: Der Zug wird sofort gespielt.
   *[other] Nach { $enough } Stimmen endet sie, und der Zug wird sofort gespielt.
}
vote-terms-tie = { $tie ->
    [earliest] Bei Stimmengleichheit wird der Zug gespielt, für den zuerst gestimmt wurde.
    [random] Bei Stimmengleichheit wird zufällig einer dieser Züge gespielt.
   *[strongest] Bei Stimmengleichheit wird der Zug gespielt, für den der höchste Rang gestimmt hat.
}
vote-terms-voters = Abstimmen kann, wer seit einem Tag Mitglied dieses Servers ist.
vote-line-captain = { $captain } hat ein **Veto** für { $channel }, sieht in jeder Abstimmung, wie viele wofür gestimmt haben, und darf einen Zug ausschließen.
vote-open = **Zug { $number }:** { $channel } stimmt ab, Ende { $until }. Stimmen: { $votes } (noch geheim).
vote-button-vote = Abstimmen
vote-pick-point = Partie { $number }: Drücke auf den Punkt, für den du stimmst. Das siehst nur du.
vote-button-veto = Veto
vote-veto-ask = Welchen Zug schließt du in dieser Abstimmung aus? Das geht einmal, und nur du siehst diese Zahlen.
vote-veto-votes = Stimmen: { $votes }
vote-ruled-out = { $captain } hat { $point } ausgeschlossen.
vote-ruled-out-pass = { $captain } hat das Passen ausgeschlossen.
vote-you-ruled-out = Du hast { $point } ausgeschlossen.
vote-you-ruled-out-pass = Du hast das Passen ausgeschlossen.
vote-vote-again = Stimmen dafür zählen nicht mehr. Wer dafür gestimmt hat, kann noch einmal abstimmen.
vote-cast = Du hast für { $point } gestimmt. Du kannst deine Stimme ändern, bis die Abstimmung { $until } endet.
vote-cast-pass = Du hast fürs Passen gestimmt. Du kannst deine Stimme ändern, bis die Abstimmung { $until } endet.
vote-closed = { $point } wurde mit { $votes } von { $all } Stimmen gespielt: { $voters }
vote-closed-pass = Gepasst mit { $votes } von { $all } Stimmen: { $voters }
vote-new-member = Du kannst abstimmen, sobald du einen Tag lang Mitglied dieses Servers bist.
vote-moderators-act = Das kann für diesen Kanal nur die Moderation tun.
vote-not-here = Ich darf in diesem Kanal nicht von mir aus schreiben, also kann hier nicht abgestimmt werden.
vote-in-thread = Das geht nur in einem Kanal, nicht in einem Thread.
vote-not-there = Du darfst in { $channel } nicht schreiben und kannst die Mitglieder deshalb nicht herausfordern.
vote-bot-not-there = Ich kann in { $channel } nicht schreiben, deshalb lassen sich die Mitglieder dort nicht herausfordern. Ich brauche dort „Kanal anzeigen“ und „Nachrichten senden“.
vote-unreached = Ich darf in { $channel } nicht schreiben, die Mitglieder dort sehen diese Herausforderung also nicht. Sobald ich dort schreiben darf, schickt sie noch einmal.
vote-one-opponent = Fordere entweder einen Kanal dieses Servers heraus, mit `{ vote-channel }:`, oder einen auf einem anderen Server, mit `{ vote-code }:`.
vote-no-such-code = Dieser Code gilt nicht oder nicht mehr. Die Moderation des anderen Servers bekommt einen neuen mit `/{ command-together } { vote-command-invite }`.
vote-new-code = Für eine weitere Partie zwischen zwei Servern braucht es einen neuen Code: Der eine Server holt ihn mit `/{ command-together } { vote-command-invite }`, der andere verwendet ihn mit `/{ command-together } { vote-command-match }`.
vote-stays-there = Eine Partie zwischen zwei Servern bleibt auf dem Server, auf dem sie begonnen hat.
vote-other-side = In dieser Partie stimmst du für { $channel } ab.
vote-captain-plays = Wer das Veto hat, kann nicht gegen den Kanal spielen.
vote-captain-vetoes = Nur { $captain } kann hier einen Zug ausschließen.
vote-veto-used = Du hast in dieser Abstimmung schon einen Zug ausgeschlossen.
vote-nothing-to-veto = Noch hat niemand abgestimmt.
vote-move-ruled-out = Dieser Zug ist in dieser Abstimmung ausgeschlossen. Stimme für einen anderen.
