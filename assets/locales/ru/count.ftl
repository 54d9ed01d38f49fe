# Подсчёт: отметки, согласие, счёт.
# count = подсчёт
# chain = цепочка
# dead, alive = мёртвый, живой
# seki = сэки
# ko = ко
# to retake = отбить ко, захватить в ответ
# pass = пас
# score = счёт
# territory = территория
# area = площадь
# prisoners = пленники
# komi = коми
# to object = возразить

count-begins = Обе стороны спасовали: начинается подсчёт.
count-how = Отметьте мёртвые цепочки и согласитесь с подсчётом. Или играйте дальше.
count-marked-dead = Отмечены как мёртвые: { $points }.
count-marked-alive = Отметка снята: { $points }.
count-withdrawn = Отметки изменились, поэтому обеим сторонам нужно согласиться ещё раз.
count-agreed = { $player } соглашается с этим подсчётом.
count-turn = { $player }, нужно твоё согласие.
count-until = Время на ответ: до { $at } ({ $in-words }). Потом другая сторона может принять подсчёт как есть.
count-unanswered = { $color ->
    [white] Белые не ответили вовремя. Чёрные могут принять подсчёт как есть; до тех пор белые ещё могут ответить.
   *[black] Чёрные не ответили вовремя. Белые могут принять подсчёт как есть; до тех пор чёрные ещё могут ответить.
}
count-button-claim = Принять подсчёт
count-confirm-claim = Закончить партию с таким подсчётом? Это необратимо.
count-button-mark = Отметить мёртвые
count-more-mark-about = Вписать по одному камню из каждой цепочки, не выбирая в меню
count-menu = Выберите мёртвые цепочки
count-menu-columns = Мёртвые цепочки, столбцы { $from }–{ $to }
count-chain = { terms-color } { $point }, { table-chain-stones }
count-button-agree = Согласиться
count-button-resume = Играть дальше
count-form-title = Отметить цепочки: мёртвые или снова живые
count-form-points = По одному камню из каждой цепочки
count-score-title = Счёт
count-row-territory = Территория
count-row-stones = Камни
count-row-prisoners = Пленники
count-row-komi = Коми
count-row-total = Итого
count-leads = { $color ->
    [white] Белые впереди
   *[black] Чёрные впереди
} на { $margin } { $margin ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
count-level = Счёт равный.
count-alt-dead = Отмечены как мёртвые: { $points }.
count-alt-seki = В сэки: { $points }.
count-alt-no-dead = Ни одна цепочка не отмечена как мёртвая.
count-alt-score = Счёт: чёрные { $black }, белые { $white }, в том числе коми { $komi }.
count-marked-seki = Отмечены как сэки: { $points }.
count-proven = Точно мертвы: { $points }.
count-suggested = По-моему, мертвы: { $points }. Решать вам: чтобы изменить это, отметьте цепочку.
count-unsettled = Судьба этих цепочек зависит от того, кто ходит первым: { $points }. Если вы не согласны друг с другом, играйте дальше.
count-contested = { $said ->
    [dead] { $player } считает, что мертво, а я — что живо: { $points }.
   *[alive] { $player } считает, что живо, а я — что мертво: { $points }.
}
count-agree-contested = Я вижу { $points } не так, как отмечено. Всё равно согласиться с подсчётом?
count-confirm-claim-contested = Закончить партию с подсчётом? Спорное засчитывается так, как вижу я. Это необратимо.
count-captured-on-copy = { $color ->
    [white] На копии белые захватили { $points }: отметить как мёртвые?
   *[black] На копии чёрные захватили { $points }: отметить как мёртвые?
}
count-button-mark-tried = Отметить как мёртвые
count-seki = В сэки: { $points }. То, что они окружают, не считается.
count-open = Пустые пункты вокруг { $points } соприкасаются с обоими цветами и не достаются никому. Отметьте там мёртвые цепочки или играйте дальше и закройте границу.
count-button-seki = Сэки
count-seki-form-title = Отметить цепочки в сэки или снять отметку
count-button-try = Разыграть на копии
count-more-try-about = Копия не засчитывается. Чтобы продолжить саму партию, выбери «{ count-button-resume }».
count-try-question = Спор можно разыграть на копии доски. Потом партия вернётся к позиции после двух пасов. Кто ходит первым на копии?
count-button-first = { $color ->
    [white] Первыми ходят белые
   *[black] Первыми ходят чёрные
}
count-trial-how = Это копия: ничего из сыгранного здесь не засчитывается, и доска восстановится. Два паса подряд завершают розыгрыш.
count-trial-began = { $color ->
    [white] Белые хотят разыграть спор на копии.
   *[black] Чёрные хотят разыграть спор на копии.
}
count-trial-ended = { $color ->
    [white] Белые восстановили на доске позицию после двух пасов.
   *[black] Чёрные восстановили на доске позицию после двух пасов.
}
count-trial-over = Два паса на копии: на доске снова позиция после двух пасов в партии.
count-trial-turn = На копии ход { $color ->
    [white] белых
   *[black] чёрных
}: { $player }.
count-trial-barred = Ко: отбить на { $points } можно только после паса за это ко.
count-button-end-trial = Восстановить доску
count-button-pass-for-ko = Пас за ко
count-pass-for-ko-point = Где ты хочешь отбить ко?
count-passed-for-ko = { $color ->
    [white] Белые спасовали за ко на { $point }.
   *[black] Чёрные спасовали за ко на { $point }.
}
count-confirm-trial-pass = Спасовать на копии? Два паса подряд восстанавливают доску.
count-alt-trial = Копия доски, на которой разыгрывается спор. { $color ->
    [white] Ход белых.
   *[black] Ход чёрных.
}
count-objected = { $color ->
    [white] Белые возразили, и подсчёт снова открыт.
   *[black] Чёрные возразили, и подсчёт снова открыт.
}
count-button-object = Возразить
count-button-steps = Показать подсчёт
count-step-board = Доска после двух пасов.
count-step-marked = Доска после двух пасов. Мёртвые камни отмечены.
count-step-dead = Мёртвые камни снимаются с доски и добавляются к другим пленникам.
count-step-dead-off = Мёртвые камни снимаются с доски; по этим правилам пленники не считаются.
count-step-neutral = Запасные камни любого цвета заполняют нейтральные пункты (треугольники); очков они никому не приносят.
count-step-filled = Пленники заполняют территорию своего цвета (треугольники). Каждый отнимает там одно очко и больше не считается другой стороне, так что разница не меняется.
count-step-left = У { $color ->
    [white] белых
   *[black] чёрных
} { $stones ->
    [one] остаётся { $stones } пленник
    [few] остаются { $stones } пленника
    [many] остаётся { $stones } пленников
   *[other] остаётся { $stones } пленника
} без места на доске, по очку за пленника.
count-step-arranged = Территории выстроены так, чтобы их можно было легко сосчитать.
count-step-together = Камни каждой стороны и пункты, которые окружают только они, сдвинуты вместе: каждый даёт одно очко.
count-step-points = Чёрные { $black }, белые { $white }.
count-step-komi = С коми: белые { $white }.
