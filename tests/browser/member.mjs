// @ts-check
// A member of the playground at a window of their own.

import { fillTerms, withForm } from './terms.mjs';

const WAIT_MS = 15000;

/** One person in front of the page. */
export class Member {
  constructor(name, page, problems) {
    this.name = name;
    this.page = page;
    page.setDefaultTimeout(WAIT_MS);
    page.on('pageerror', (error) => problems.push(`${name}'s page: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${name}'s console: ${message.text()}`);
    });
  }

  /** Opens the page as this member and waits until it can be used. */
  async open(url, channel) {
    const address = new URL(url);
    address.searchParams.set('as', this.name);
    address.searchParams.set('channel', channel);
    await this.page.goto(address.href);
    await this.page.locator('#me', { hasText: `You are ${this.name}` }).waitFor({ state: 'attached' });
    await this.page.locator('#text:enabled').waitFor();
    await this.page.locator('#offline').waitFor({ state: 'hidden' });
  }

  /** Types a line key by key and sends it. */
  async write(line) {
    const { typed, terms } = withForm(line);
    const text = this.page.locator('#text');
    await text.click();
    await text.pressSequentially(typed);
    await text.press('Enter');
    if (terms.length) await fillTerms(this.page, terms);
  }

  /** Sends a line that is answered privately, and takes the answer away: one that came while a button is pressed would move it. */
  async writeAside(line) {
    await this.dismissAll();
    await this.write(line);
    await this.page.locator('.message.private').last().waitFor();
    await this.dismissAll();
  }

  /** Sends a line and waits until its answer shows a button with this verb: an older message with one may be deleted meanwhile. */
  async writeFor(line, verb) {
    const before = await this.page.locator('.message').last().getAttribute('data-message');
    await this.write(line);
    await this.page.waitForFunction(([old, named]) => {
      const messages = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`.message:has(${named})`));
      return [...messages].some((message) => BigInt(message.dataset.message ?? 0) > BigInt(old ?? 0));
    }, [before, `.components .button[data-custom^="v1:${verb}:"]:enabled`]);
  }

  /** The newest button with this verb that can be pressed: `play`, or `puzzle:answer`. */
  button(verb) {
    return this.page.locator(`.components .button[data-custom^="v1:${verb}:"]:enabled`).last();
  }

  /** Presses the newest button with this verb and waits for what the bot answers. */
  async press(verb) {
    await this.button(verb).click();
    await this.settled();
  }

  /** Presses a button that opens a form, fills its first field in and sends it. */
  async fillIn(verb, value) {
    await this.press(verb);
    await this.fill(value);
  }

  /** Fills the first field of the open form in and sends it. */
  async fill(value) {
    const dialog = this.page.locator('dialog.modal');
    await dialog.locator('input, textarea').first().fill(value);
    await dialog.locator('button[type=submit]').click();
    await dialog.waitFor({ state: 'detached' });
  }

  /** The values that the newest menu with this verb offers. */
  async entries(verb) {
    await this.openMenu(verb);
    const options = this.page.locator('.listbox [role=option]');
    const values = await options.evaluateAll((all) => all.map((option) => option.dataset.value));
    await this.page.keyboard.press('Escape');
    await this.page.locator('.listbox').waitFor({ state: 'detached' });
    return values;
  }

  /** Chooses the entry with this value from the newest menu with this verb. */
  async choose(verb, value) {
    await this.openMenu(verb);
    await this.page.locator(`.listbox [role=option][data-value="${value}"]`).click();
    await this.settled();
  }

  /** Turns entries of the newest menu with this verb, by their places from 0, of which several can be chosen, and closes it. */
  async turn(verb, places) {
    await this.openMenu(verb);
    for (const place of places) await this.page.locator('.listbox [role=option]').nth(place).click();
    await this.page.keyboard.press('Escape');
    await this.page.locator('.listbox').waitFor({ state: 'detached' });
    await this.settled();
  }

  async openMenu(verb) {
    const named = `:is([data-custom="v1:${verb}"], [data-custom^="v1:${verb}:"])`;
    await this.page.locator(`.components .select${named}:enabled`).last().click();
    await this.page.locator('.listbox').waitFor();
  }

  /** Waits until no press waits for its answer; none may have failed. */
  async settled() {
    await this.page.waitForFunction(() => !document.querySelector('.components [aria-busy=true]'));
    const failed = await this.page.locator('.components .failed').allTextContents();
    if (failed.length) throw new Error(`${this.name} reads: ${failed.join(', ')}`);
  }

  /** Takes the private messages away. */
  async dismissAll() {
    const dismiss = this.page.locator('.message.private').getByRole('button', { name: 'Dismiss' });
    while (await dismiss.count()) await dismiss.first().click();
  }

  /** Waits until an element with this text is there. */
  async sees(selector, hasText) {
    await this.page.locator(selector, { hasText }).last().waitFor();
  }

  async count(selector, hasText) {
    return this.page.locator(selector, hasText ? { hasText } : {}).count();
  }

  /** The newest message with a picture: `{ id, pinged, text, alt, loaded }`, or null. */
  newestBoard() {
    return this.page.evaluate(() => {
      const messages = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.message:not(.private)'));
      const message = [...messages].findLast((element) => element.querySelector('.attachments img'));
      const image = /** @type {HTMLImageElement | null | undefined} */ (message?.querySelector('.attachments img'));
      if (!message || !image) return null;
      return {
        id: message.dataset.message, pinged: message.classList.contains('pinged'), text: message.textContent,
        alt: image.alt, loaded: image.complete && image.naturalWidth > 0,
      };
    });
  }

  /** Waits for a board that is newer than `before` and whose picture has arrived. */
  async nextBoard(before) {
    await this.page.waitForFunction((old) => {
      // Who has scrolled up goes down to new messages: pictures load as they come into sight.
      const jump = document.getElementById('jump');
      if (jump && !jump.hidden) jump.click();
      const messages = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.message:not(.private)'));
      const message = [...messages].findLast((element) => element.querySelector('.attachments img'));
      const image = /** @type {HTMLImageElement | null | undefined} */ (message?.querySelector('.attachments img'));
      return Boolean(message && image && message.dataset.message !== old && image.complete && image.naturalWidth > 0);
    }, before?.id ?? null);
    return this.newestBoard();
  }

  screenshot(folder, name) {
    return this.page.screenshot({ path: `${folder}/${name}.png` });
  }
}
