# Families of commands: a server adds them, and only then are they in its menu.
family-tournaments = Турниры
family-ladder = Лестница
family-league = Лига
family-evenings = Вечера го
family-together = Партии для многих
family-puzzles = Задачи
family-menu = Устроить что-то здесь
family-nothing = На этом сервере пока ничего
family-these = На этом сервере: { $titles }
family-add = Добавит { $commands }
family-remove = Удалит { $commands }
family-added = Добавлено: **{ $family }**. Через мгновение команды появятся у всех на этом сервере. Начни с { $commands }.
family-removed = Удалено из меню: **{ $family }**. Всё, что уже идёт, продолжается, и кнопки работают. Вернуть команды можно в любое время.
family-is-on = **{ $family }**: { $commands }
family-is-off = **{ $family }**, пока не добавлено: { $commands }
