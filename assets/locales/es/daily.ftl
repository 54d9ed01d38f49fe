# Un problema que llega cada día a la hora que el servidor ha elegido.
# puzzle = problema
# topic = tema
# level = nivel, de 1 a 5

daily-about = A qué hora se publica aquí cada día un problema
daily-topic-about = De qué trata el problema diario
daily-level-about = La dificultad del problema diario
daily-zone-about = Zona horaria de este servidor: escribe una ciudad grande cercana
daily-at = Hora: { $hour }
daily-off = Desactivado
daily-any-topic = Cualquier tema
daily-any-level = Cualquier nivel
daily-field = Problema diario en este canal
daily-field-zone = Zona horaria de este servidor
daily-zone-unknown = Sin definir: UTC
daily-is = { $at } · { $topic } · { $level }; el siguiente llega { $next }
daily-none = Este canal aún no tiene problema diario: elige también una hora.
daily-not-here = No puedo escribir en este canal por mi cuenta, así que no puede tener un problema diario.
daily-lost = Para moderadores: ya no puedo publicar el problema diario en { $channel }; el canal ya no existe, o no puedo escribir en él. Para reactivarlo, elijan una hora con `/{ command-club-admin }`.
