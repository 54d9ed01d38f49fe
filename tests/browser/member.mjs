// A member of the playground at a window of their own.

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
    await this.page.locator('#me', { hasText: `You are ${this.name}` }).waitFor();
    await this.page.locator('#offline').waitFor({ state: 'hidden' });
  }

  /** Types a line key by key and sends it. */
  async write(line) {
    const text = this.page.locator('#text');
    await text.click();
    await text.pressSequentially(line);
    await text.press('Enter');
  }

  /** Presses the newest button with this label. */
  async press(label) {
    await this.page.locator('.components button:enabled', { hasText: label }).last().click();
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
      const message = [...document.querySelectorAll('.message:not(.private)')].findLast((element) => element.querySelector('.attachments img'));
      if (!message) return null;
      const image = message.querySelector('.attachments img');
      return {
        id: message.dataset.message, pinged: message.classList.contains('pinged'), text: message.textContent,
        alt: image.alt, loaded: image.complete && image.naturalWidth > 0,
      };
    });
  }

  /** Waits for a board that is newer than `before` and whose picture has arrived. */
  async nextBoard(before) {
    await this.page.waitForFunction((old) => {
      const message = [...document.querySelectorAll('.message:not(.private)')].findLast((element) => element.querySelector('.attachments img'));
      const image = message?.querySelector('.attachments img');
      return Boolean(message) && message.dataset.message !== old && image.complete && image.naturalWidth > 0;
    }, before?.id ?? null);
    return this.newestBoard();
  }

  screenshot(folder, name) {
    return this.page.screenshot({ path: `${folder}/${name}.png` });
  }
}
