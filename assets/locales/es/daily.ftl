# Un acertijo que llega cada día a la hora que el servidor ha elegido.
# puzzle = acertijo
# topic = tema
# level = nivel, de 1 a 5

daily-about = A qué hora llega cada día un acertijo a este canal
daily-topic-about = De qué trata el acertijo diario
daily-level-about = Lo difícil que es el acertijo diario
daily-zone-about = Zona horaria de este servidor, por una ciudad grande: marca la hora del acertijo diario
daily-at = A las { $hour }
daily-off = Ninguno
daily-any-topic = Cualquier tema
daily-any-level = Cualquier nivel
daily-field = Acertijo diario en este canal
daily-field-zone = Zona horaria de este servidor
daily-zone-unknown = Sin definir: UTC
daily-is = { $at } · { $topic } · { $level }; el siguiente llega { $next }
daily-none = A este canal aún no llega ningún acertijo diario: elige también la hora.
daily-not-here = No puedo escribir en este canal por mi cuenta, así que aquí no puede llegar un acertijo diario.
daily-lost = Para la moderación: no pude publicar el acertijo diario en { $channel }: ese canal ya no existe o no puedo escribir en él. Allí no llegarán más acertijos hasta que `/{ command-club-admin }` vuelva a fijar una hora.
