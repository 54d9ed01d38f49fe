// Steps through a review without loading the page anew; without this script its links and forms lead from page to page.
'use strict';

/** What is being written: it stays from step to step. */
let draft = '';
/** Whether the next place is on its way: what is pressed meanwhile would go on from a place that is left. */
let isGoing = false;

/** Shows the place at an address, and keeps the keyboard where it was. */
async function go(address) {
  if (isGoing) return;
  isGoing = true;
  const step = document.activeElement?.dataset?.step;
  try {
    const response = await fetch(address, { headers: { 'X-Part': '1' } });
    replace(await response.text());
    history.replaceState(null, '', address);
    line(null);
    if (step) find(`[data-step="${step}"]`)?.focus({ preventScroll: true });
  } catch {
    line('behind');
  } finally {
    isGoing = false;
  }
}

document.addEventListener('click', (event) => {
  const link = event.target.closest?.('#game a[href^="?"]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void go(link.getAttribute('href'));
});
document.addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  if (form.classList.contains('write')) draft = '';
  if (form.method !== 'get') return;
  event.preventDefault();
  void go(`?${new URLSearchParams(new FormData(form, submitter))}`);
});
document.addEventListener('keydown', (event) => {
  const step = { ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last' }[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.('.points, input, textarea')) return;
  event.preventDefault();
  find(`[data-step="${step}"][href]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
});
document.addEventListener('input', ({ target }) => {
  if (target.name === 'text') draft = target.value;
});
new MutationObserver(() => {
  const text = find('#game textarea');
  if (!text) return;
  // What was refused comes back in the form.
  if (draft) text.value = draft;
  else draft = text.value;
}).observe(document.querySelector('main'), { childList: true });
