### Analyses van afgelopen partijen, en het raden van hun zetten.
# review = analyse
# mistake = fout

review-command = analyse
review-about = Bekijk waar een afgelopen partij volgens mij beslist is
review-button = Analyse
review-nothing-yet = Ik analyseer afgelopen partijen. Deze loopt nog of heeft geen zetten.
review-progress = Ik analyseer partij { $number }: stelling { $done } van { $all }.
review-waits = Ik analyseer eerst nog een andere partij. Die van jou komt daarna.
review-late = { $player }, de analyse van partij { $number } was te laat klaar voor dit antwoord. Druk nog een keer op “{ review-button }”.
review-better = { $points ->
    [one] { $point } was ongeveer één punt beter.
   *[other] { $point } was ongeveer { $points } punten beter.
}
review-better-pass = { $points ->
    [one] Passen was ongeveer één punt beter.
   *[other] Passen was ongeveer { $points } punten beter.
}
review-likelier = { $point } was beter: een winstkans van { $before }% in plaats van { $after }%.
review-can-be-captured = Na deze zet kon je { $stones } slaan op { $liberties }.
review-none = Ik zie geen grote fouten in deze partij.
review-doubt = Ik oordeel zo goed als ik speel, en kan me vergissen.
review-rough = Op zo’n groot bord lees ik niet diep: zie dit als een grove indicatie.
review-sides = In deze partij speelden partners om de beurt: een fout telt voor de kant, wie de zet ook deed.
review-chances = { $color ->
    [white] Winstkans van wit
   *[black] Winstkans van zwart
}: { $percent }%.
review-alt = Een grafiek van wie er voorstond in { $moves } zetten, zwart boven en wit onder. Na zet { $middle }: { $lead } Aan het eind: { $end }
review-button-before = ‹ Fout
review-button-after = Fout ›
review-button-graph = Grafiek
review-button-guess = Zetten raden
review-guess-about = Speel de partij na en raad elke zet
review-guess-question = { $color ->
    [white] Waar speelde wit zet { $number }?
   *[black] Waar speelde zwart zet { $number }?
}
review-guess-right = { $point } is goed: twee punten.
review-guess-close = { $guess } ligt er dicht bij: één punt. De zet was { $point }.
review-guess-wrong = De zet was { $point }.
review-guess-points = Tot nu toe { $points } van de { $most } punten.
review-guess-end = Dat was de laatste zet. Je hebt { $points } van de { $most } punten.
review-button-another = Andere partij
