// @ts-check
// More… and each of its entries, on boards that came from a picker.
import assert from 'node:assert/strict';
import { checked } from './check.mjs';
import { bring, onTurn, seat, stone } from './table.mjs';

/** Both players choose every entry of More…; what one proposes the other would consent to, so each has a game. */
export async function more(members, shot) {
  for (const which of [0, 1]) {
    await seat(members, 'game:Go size:9');
    const mover = await onTurn(members);
    await bring(members, mover, (member) => stone(member, 'D4'));
    const member = [mover, members.find((other) => other !== mover)][which];
    await member.press('more');
    const entries = await member.entries('more');
    assert.ok(entries.length >= 5, `More… offers ${entries.join(', ')}`);
    await shot(member, `more-${which}`);
    for (const entry of entries) {
      await member.press('more');
      // There is one proposal at a time: after the first, the others are not offered.
      if (!(await member.entries('more')).includes(entry)) continue;
      await member.choose('more', entry);
      const form = member.page.locator('dialog.modal');
      if (await form.count()) await form.getByRole('button', { name: 'Cancel' }).click();
    }
    await shot(member, `more-${which}-answers`);
    await member.dismissAll();
    checked(`${member.name} chooses from More…: ${entries.join(', ')}`);
  }
}
