/* Runs in each page of a preview: shows where the page changed and how. No part of a built site. */
import { bar, count, panel, tip } from './controls.mjs';
import { highlightWords } from './highlightWords.mjs';
import { boxes, place } from './placeMarks.mjs';
import { elements, isVisible, labels, marks, other, texts } from './readMarks.mjs';

let current = -1;

// A change in a folded part cannot be found.
for (const element of [...elements, ...texts]) {
  const details = element?.closest('details');
  if (details) details.open = true;
}
for (const [number, box] of boxes.entries())
  box.firstChild.addEventListener('click', () => select(number, false));
highlightWords();
for (const step of bar.querySelectorAll('[data-step]'))
  step.addEventListener('click', () => select(wrap(current, Number(step.dataset.step)), true));
count.addEventListener('click', () =>
  panel.hidden ? select(Math.max(current, 0), true) : close(),
);
document.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
new ResizeObserver(place).observe(document.body);
addEventListener('resize', place);
// A sticky header moves with the page.
addEventListener('scroll', place, { passive: true });
addEventListener('load', start);
addEventListener('hashchange', start);
start();

/** Shows the change that the address names, which the other version of the page had selected. */
function start() {
  place();
  const number = Number(/^#bw-(\d+)$/.exec(location.hash)?.[1] ?? -1);
  if (number in marks) select(number, true);
  else updateCount();
}

function wrap(from, step) {
  return from < 0 && step < 0 ? marks.length - 1 : (from + step + marks.length) % marks.length;
}

function select(number, scrolls) {
  const mark = marks[number];
  if (!mark) return;
  current = number;
  tip.hidden = true;
  panel.replaceChildren(createPanelHead(mark), ...mark.cloneNode(true).children);
  panel.hidden = false;
  panel.scrollTop = 0;
  for (const [index, box] of boxes.entries()) box.toggleAttribute('data-current', index === number);
  const element = elements[number];
  if (scrolls && element) scrollTo({ top: getTop(element), behavior: 'instant' });
  if (scrolls && !element) scrollTo({ top: 0, behavior: 'instant' });
  history.replaceState(null, '', `#bw-${number}`);
  const link = bar.querySelector('[data-other]');
  if (link) link.href = `${other}#bw-${number}`;
  updateCount();
}

/** Returns where to scroll: to the first text that changed, or else to the section. */
function getTop(element) {
  const first = [...element.querySelectorAll('[data-bw-text], [data-bw-picture]')].find(isVisible);
  const [outer, inner] = [element, first ?? element].map((one) => one.getBoundingClientRect().top);
  // The start of the section stays in view if the change is near.
  const top = inner - outer < innerHeight / 3 ? outer : inner;
  return top + scrollY - 96;
}

function createPanelHead({ dataset: { kind } }) {
  const head = document.createElement('p');
  head.innerHTML = `<span class="bw-kind" data-bw-kind="${kind}">${labels[kind]}</span><button type="button" aria-label="Close">×</button>`;
  head.querySelector('button').addEventListener('click', () => {
    close();
    count.focus();
  });
  return head;
}

function close() {
  panel.hidden = true;
  tip.hidden = true;
  updateCount();
}

function updateCount() {
  const total = marks.length;
  const changes = `${total || 'No'} change${total === 1 ? '' : 's'}`;
  count.textContent = current < 0 ? changes : `${current + 1} of ${total}`;
  count.setAttribute('aria-expanded', String(!panel.hidden));
}
