### Was man für sich einstellt, miteinander ausmacht und über seine Spiele fragt.

people-undo-while-counting = Die Partie ist angehalten und wird ausgezählt. Um ein Passen zurückzunehmen, drücke „Weiterspielen“.
people-button-go-on = Uhren laufen lassen
people-more-undo = Zurücknehmen
people-more-undo-about = Nimm deinen letzten Zug zurück oder bitte darum
people-more-pause = Pause
people-more-pause-about = Schlage vor, die Uhren anzuhalten
people-more-go-on = Weiter
people-more-go-on-about = Lass die Uhren wieder laufen
people-more-call-off = Abbrechen
people-more-call-off-about = Schlage vor, dass niemand gewinnt oder verliert
