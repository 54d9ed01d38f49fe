# Wie Mitglieder eines Servers sich finden: offene Herausforderungen für bestimmte Ränge, und die Liste von allen.
# open challenge = offene Herausforderung

seats-command-looking = partie-suchen
seats-looking-about = Suche jemanden zum Spielen
seats-command-now = jetzt
seats-now-about = Erstelle eine offene Herausforderung, auf Wunsch für bestimmte Ränge
seats-weakest = schwächster
seats-weakest-about = Der schwächste Rang, der annehmen darf, zum Beispiel 15k
seats-strongest = stärkster
seats-strongest-about = Der stärkste Rang, der annehmen darf, zum Beispiel 5k
seats-open-ranked = { $challenger } sucht jemanden zum Spielen. Annehmen kann, wer { $weakest } bis { $strongest } ist.
seats-ranks = { $weakest } bis { $strongest }
seats-rank-unknown = Diese Herausforderung ist für Ränge von { $weakest } bis { $strongest }. Gib zuerst mit `/{ command-me } { command-rank }` deinen Rang an.
seats-other-ranks = Diese Herausforderung ist für Ränge von { $weakest } bis { $strongest }. Dein Rang ist { $rank }.
seats-command = gegner
seats-about = Bringe Mitglieder zusammen: eine Liste offener Herausforderungen und wöchentliche Partien
seats-list = liste
seats-list-about = Führe in diesem Kanal eine Liste aller offenen Herausforderungen des Servers
seats-list-named = { $list ->
    [here] In diesem Kanal
   *[off] Aus
}
seats-list-is = In { $channel }
seats-field-list = Liste der offenen Herausforderungen
seats-also-listed = Steht auch in der Liste in { $channel }.
seats-title = Offene Herausforderungen
seats-line = { $challenger } · { $terms } · { $place }
seats-none = Gerade gibt es keine offenen Herausforderungen. Mit `/{ seats-command-looking } { seats-command-now }` bietest du eine Partie an.
seats-more = … und { $more } weitere
seats-button-all = Alle zeigen
seats-not-here = Ich darf in diesem Kanal nicht von mir aus schreiben, also kann die Liste nicht hier stehen.
seats-lost = Für die Moderation: Die Liste der offenen Herausforderungen in { $channel } ist weg. Jemand hat sie gelöscht, oder ich darf dort nicht schreiben. Wählt mit `/{ command-club-admin } { seats-command }` wieder einen Kanal.
seats-command-weekly = wöchentlich
seats-weekly-about = Spiele jede Woche gegen jemanden von ähnlichem Rang
seats-weekly-in = Du bekommst jeden Montag eine Partie mit jemandem von ähnlichem Rang; die nächste { $next }.
seats-weekly-rank = Gib mit `/{ command-me } { command-rank }` deinen Rang an, damit ich jemanden von ähnlichem Rang finde.
seats-weekly-left = Du bekommst keine wöchentlichen Partien mehr.
seats-weekly-none = Dieser Server hat keine wöchentlichen Partien. Wer ihn verwaltet, kann sie mit `/{ command-club-admin } { seats-command }` einschalten.
seats-button-leave = Aufhören
seats-pairing = paarung
seats-pairing-about = Lose in diesem Kanal wöchentliche Partien aus, montags um diese Zeit
seats-pairing-at = Montags um { $hour } Uhr
seats-pairing-is = { $at } in { $channel }; die nächsten { $next }
seats-pairing-not-here = Ich darf in diesem Kanal nicht von mir aus schreiben, also kann es hier keine wöchentlichen Partien geben.
seats-field-pairing = Wöchentliche Partien
seats-begun = Die Partie dieser Woche: { $black } (Schwarz) gegen { $white } (Weiß).
seats-unpaired = { $player }, diese Woche war niemand mehr für dich übrig. Nächste Woche kommst du zuerst dran.
