// @ts-check
// Builds elements without ever parsing HTML, so that no text of a user becomes markup.

const SVG = 'http://www.w3.org/2000/svg';

/** Makes an element: `on` holds listeners, `style` custom properties and styles, `data` the dataset. */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key === 'on') for (const [name, listener] of Object.entries(value)) element.addEventListener(name, listener);
    else if (key === 'style') for (const [name, text] of Object.entries(value)) element.style.setProperty(name, text);
    else if (key === 'data') Object.assign(element.dataset, value);
    else if (key === 'value') element.value = value;
    else element.setAttribute(key, value === true ? '' : String(value));
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const PATHS = {
  hash: 'M9 4 7 20M17 4l-2 16M4 9h16M3 15h16',
  thread: 'M6 4v7a4 4 0 0 0 4 4h9M15 11l4 4-4 4',
  at: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Zm0 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-3.5 7.1',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  close: 'M6 6l12 12M18 6 6 18',
  download: 'M12 4v11m0 0 4-4m-4 4-4-4M5 20h14',
  file: 'M7 3h7l4 4v14H7zM14 3v4h4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  chevron: 'm6 9 6 6 6-6',
  reply: 'M20 19v-4a4 4 0 0 0-4-4H5m0 0 4-4m-4 4 4 4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  warning: 'M12 4 2.5 20h19zM12 10v4m0 3v.01',
};

/** A small line drawing, hidden from screen readers. */
export function icon(name) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}

/** An element of the page itself.
 * @param {string} id
 * @returns {any} */
export function byId(id) {
  return document.getElementById(id);
}

/** The `data-key` of the element in a container that has the focus. */
export function focusedKey(container) {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && container.contains(focused) ? focused.dataset.key : undefined;
}

/** Replaces the children of a container and gives the focus back to the element with the same `data-key`. */
export function replace(container, ...children) {
  const key = focusedKey(container);
  container.replaceChildren(...children.flat(Infinity).filter(Boolean));
  if (key) container.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}

/** Announces a sentence to screen readers. */
export function announce(sentence) {
  byId('live').textContent = sentence;
}

/** A round picture with the first letter of the name. */
export function avatar(user, size = 40) {
  const color = typeof user.color === 'number' ? `#${user.color.toString(16).padStart(6, '0')}` : user.color;
  const name = displayName(user);
  return h('span', {
    class: user.bot ? 'avatar bot' : 'avatar', 'aria-hidden': 'true',
    style: { '--avatar': color ?? defaultColor(user.id ?? name), '--size': `${size}px` },
  }, [...name][0]?.toUpperCase() ?? '?');
}

function defaultColor(id) {
  let sum = 0;
  for (const char of id) sum = (sum * 31 + char.codePointAt(0)) % 360;
  return `hsl(${sum} 45% 46%)`;
}

/** The name to show for a user. */
export function displayName(user) {
  return user.global_name ?? user.username;
}

/** Makes the address of a file relative: the page may be open under another name of this machine. */
export function localUrl(url) {
  try {
    const parsed = new URL(url, location.href);
    return parsed.pathname.startsWith('/attachments/') ? parsed.pathname + parsed.search : parsed.href;
  } catch {
    return '';
  }
}
