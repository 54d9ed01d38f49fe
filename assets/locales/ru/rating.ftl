# Рейтинги игроков и рейтинговые партии.
# rated = рейтинговая; rating = рейтинг, число около 1500
rating-rated = Рейтинговая
rating-field = Рейтинг
rating-counts = Рейтинговая: результат влияет на рейтинги на этом сервере
rating-counts-not = Нерейтинговая
rating-stake = { $player }: сейчас { $now }, после победы { $won }, после поражения { $lost }
rating-option = рейтинг
rating-option-about = Влияет ли результат на рейтинг (по умолчанию: да, между двумя участниками)
rating-choice = { $stakes ->
    [rated] Рейтинговая
   *[unrated] Нерейтинговая
}
rating-only-servers = Рейтинговыми бывают только партии на сервере.
rating-no-pairs = Парное го не влияет на рейтинг.
rating-only-boards = Го влияет на рейтинг только на 9×9, 13×13 и 19×19.
rating-not-me = Партии против меня на этом сервере не влияют на рейтинг. Те, кто управляет сервером, могут это изменить: `/{ command-club-admin }`.
rating-no-engines = Партии против других программ не влияют на рейтинг.
rating-no-styles = Учебные партии, партии в твою силу и спарринг не влияют на рейтинг.
rating-no-advice = В рейтинговых партиях я не подсказываю и не оцениваю позицию.
rating-program = программа
rating-program-about = Влияют ли партии против меня на рейтинг (по умолчанию: нет)
rating-field-program = Партии против меня
rating-annul = аннулировать
rating-annul-about = Оставить результат партии, но не учитывать его в рейтинге
rating-annulled = Результат не влияет на рейтинг
rating-not-rated = Эта партия не влияет на рейтинг.
rating-annul-late = С тех пор здесь закончилось больше { $most } рейтинговых партий; так далеко назад рейтинг не пересчитывается.
rating-too-short = Слишком короткая для рейтинга: меньше { $moves } ходов
rating-uncounted-series = Не влияет на рейтинг: у той же стороны время уже вышло в другой партии, и с тех пор ходов не было
rating-changed = Рейтинги: { $black } { $black-before } → **{ $black-after }** · { $white } { $white-before } → **{ $white-after }**
rating-pool = { $pool ->
    [go-9] Го 9×9
    [go-13] Го 13×13
    [go-19] Го 19×19
    [atari-go] Атари-го
    [five] Гомоку
    [go-bang] Го-банг
   *[go] Го
}
rating-game-about = Какая игра и доска (по умолчанию: го на всех досках)
rating-profile = профиль
rating-profile-about = Ранг со временем, результаты и соперники: свои или чужие
rating-player-about = Чей профиль (по умолчанию: твой)
rating-none = У игрока { $player } пока нет рейтинговых партий на этом сервере. Вызов участнику по умолчанию рейтинговый.
rating-rank = Ранг: **{ $rank }** ± { $ranks } · рейтинг { $rating } ± { $deviation }
rating-number = Рейтинг: **{ $rating }** ± { $deviation }
rating-guess = Рейтинг: **{ $rating }** · пока предварительный; новые рейтинговые партии его уточнят
rating-games = Рейтинговые партии: { $games } · победы { $won } · поражения { $lost } · ничьи { $drawn }
rating-colors = За чёрных: победы { $black-won }, поражения { $black-lost } · за белых: победы { $white-won }, поражения { $white-lost }
rating-streak = { $result ->
    [won] Побед подряд: { $count }
   *[lost] Поражений подряд: { $count }
}
rating-opponents = Самые частые соперники
rating-opponent = { $player }: победы { $won }, поражения { $lost }
rating-versus = Против тебя: победы { $won }, поражения { $lost }, ничьи { $drawn }
rating-puzzles = Решено задач: { $count }
rating-chart = График рейтинга игрока { $player }: { $before } на { $from }, { $after } на { $until }, минимум { $least }, максимум { $most }.
rating-chart-ranks = График ранга игрока { $player }: { $before } на { $from }, { $after } на { $until }, минимум { $least }, максимум { $most }.
rating-standings = таблица
rating-standings-about = Таблица сезона по рейтинговым партиям на этом сервере
rating-season-title = Сезон { $season } · { $pool }
rating-season-empty = В этом сезоне ещё нет рейтинговых партий.
rating-line = { $place }. { $player } · **{ $points }** · победы { $won }, поражения { $lost }, ничьи { $drawn } · { $rank }
rating-season-note = Жирным — очки: 1 за победу и ½ за ничью. В конце — ранг или рейтинг, со знаком «?», пока он предварительный. Против одного и того же человека считаются не больше двух побед или ничьих. Сезон начался { $begin }.
rating-own-place = Твоё место: { $place } из { $all }
rating-button-previous = Назад
rating-season = сезон
rating-season-about = Сезон таблицы: название и начало
rating-season-name = название
rating-season-name-about = Название сезона; «{ terms-typed-off }» — без названия
rating-season-begin = начало
rating-season-begin-about = Первый день, например 2026-10-01; «{ terms-typed-off }» — кварталы календаря (по умолчанию)
rating-field-season = Сезон
rating-field-season-begin = Сезон с
rating-season-named = { $name }
rating-season-day = { $day }
rating-season-by-quarter = По кварталам
rating-bad-day = «{ $typed }» — не дата. Пиши её так: 2026-10-01.
