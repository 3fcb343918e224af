/* Runs in each page of a preview: shows where the page changed and how. No part of a built site. */
const template = document.getElementById('bw-preview');
const { side, root, other } = template.dataset;
const marks = [...template.content.children];
const labels = { changed: 'Changed', added: 'Added', removed: 'Removed', moved: 'Moved' };
const elements = marks.map((_, number) => document.querySelector(`[data-bw-change="${number}"]`));
const texts = [...document.querySelectorAll('[data-bw-text]')];
let current = -1;

const host = document.createElement('div');
const review = host.attachShadow({ mode: 'open' });
review.innerHTML = `<link rel="stylesheet" href="${root}preview.css">
<section aria-label="Review of changes">
  <div class="bw-bar">
    <a href="${root}index.html">Pages</a>
    <span class="bw-sides">${renderSides()}</span>
    <button type="button" data-step="-1" aria-label="Previous change">‹</button>
    <button type="button" class="bw-count" aria-expanded="false"></button>
    <button type="button" data-step="1" aria-label="Next change">›</button>
  </div>
  <div class="bw-panel" role="region" aria-label="What changed" aria-live="polite" tabindex="0" hidden></div>
  <div class="bw-marks"></div>
  <div class="bw-tip" role="status" hidden></div>
</section>`;
const [bar, panel, layer, tip, count] = ['bar', 'panel', 'marks', 'tip', 'count'].map((name) =>
  review.querySelector(`.bw-${name}`),
);
for (const button of bar.querySelectorAll('button')) button.hidden = marks.length === 0;
document.body.prepend(host);

// What is folded is no change that anybody finds.
for (const element of [...elements, ...texts]) {
  const details = element?.closest('details');
  if (details) details.open = true;
}
const dots = new Map();
const boxes = marks.map((mark, number) => {
  const box = addBadge(mark.dataset.kind, number);
  for (const text of texts)
    if (text.dataset.bwText.startsWith(`${number}.`)) dots.set(text, addDot(text));
  return box;
});
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

function renderSides() {
  if (!other) return `<a aria-current="true">${side === 'old' ? 'Removed page' : 'Added page'}</a>`;
  return renderSide('old', 'Old') + renderSide('new', 'New');
}

function renderSide(name, label) {
  if (name === side) return `<a aria-current="true">${label}</a>`;
  return `<a href="${other}" data-other>${label}</a>`;
}

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
  if (scrolls && element) scrollTo({ top: topOf(element), behavior: 'instant' });
  if (scrolls && !element) scrollTo({ top: 0, behavior: 'instant' });
  history.replaceState(null, '', `#bw-${number}`);
  const link = bar.querySelector('[data-other]');
  if (link) link.href = `${other}#bw-${number}`;
  updateCount();
}

/** Returns where to scroll: to the first text that changed, or else to the section. */
function topOf(element) {
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
  const changes = `${total} change${total === 1 ? '' : 's'}`;
  count.textContent = current < 0 ? changes : `${current + 1} of ${total}`;
  count.setAttribute('aria-expanded', String(!panel.hidden));
}

/** Adds the frame and the label of a change. */
function addBadge(kind, number) {
  const box = document.createElement('div');
  box.className = 'bw-box';
  box.dataset.bwKind = kind;
  // The label of the header would cover its logo.
  box.toggleAttribute('data-frame', elements[number]?.localName === 'header');
  box.innerHTML = `<button type="button">${labels[kind]}</button>`;
  box.firstChild.addEventListener('click', () => select(number, false));
  layer.append(box);
  return box;
}

/** Adds the button that shows the word diff of a text; pointing at the text or tapping it does so too. */
function addDot(element) {
  const dot = document.createElement('button');
  dot.type = 'button';
  dot.className = 'bw-dot';
  dot.textContent = '±';
  const show = () => showTip(element);
  const hide = () => (tip.hidden = true);
  dot.setAttribute('aria-label', `Word diff: ${element.textContent.trim().slice(0, 40)}`);
  for (const target of [dot, element]) {
    target.addEventListener('pointerenter', show);
    target.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && hide());
    target.addEventListener('click', show);
  }
  dot.addEventListener('focus', show);
  dot.addEventListener('blur', hide);
  layer.append(dot);
  return dot;
}

function showTip(element) {
  const item = itemOf(element);
  if (!item) return;
  tip.replaceChildren(...item.cloneNode(true).childNodes);
  tip.hidden = false;
  const { left, top, bottom } = element.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const below = bottom + 8 + height < innerHeight - bar.offsetHeight;
  tip.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  tip.style.top = `${Math.max(8, below ? bottom + 8 : top - height - 8)}px`;
}

/** Returns the description of a changed text. */
function itemOf(element) {
  const [number, index] = element.dataset.bwText.split('.');
  return marks[number]?.querySelector(`[data-text="${index}"]`);
}

/** Moves frames and labels to their elements. */
function place() {
  const origin = host.getBoundingClientRect();
  for (const [number, box] of boxes.entries()) {
    const element = elements[number];
    box.hidden = !element || !isVisible(element);
    if (!box.hidden) moveTo(box, element.getBoundingClientRect(), origin);
  }
  for (const [text, dot] of dots) {
    dot.hidden = !isVisible(text);
    if (!dot.hidden) moveTo(dot, text.getBoundingClientRect(), origin);
  }
}

function isVisible(element) {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

function moveTo(mark, { left, top, width, height }, origin) {
  const right = Math.min(left + width, innerWidth - 14);
  mark.style.left = `${(mark.localName === 'button' ? right : left) - origin.left}px`;
  mark.style.top = `${top - origin.top}px`;
  if (mark.localName !== 'button')
    Object.assign(mark.style, { width: `${width}px`, height: `${height}px` });
}

/** Colours the words that differ, without changing the page. */
function highlightWords() {
  if (!globalThis.CSS?.highlights) return;
  const skipped = side === 'old' ? 'INS' : 'DEL';
  const ranges = texts.flatMap((element) => {
    const words = [...(itemOf(element)?.querySelector('q')?.childNodes ?? [])];
    const pieces = words.filter(({ nodeName }) => nodeName !== skipped);
    const letters = listLetters(element);
    const text = letters.map(({ letter }) => letter).join('');
    const expected = pieces
      .map(({ textContent }) => textContent)
      .join('')
      .replaceAll(/\s+/g, '');
    let at = text.indexOf(expected);
    if (at < 0) return [];
    return pieces.flatMap(({ nodeName, textContent }) => {
      const length = textContent.replaceAll(/\s+/g, '').length;
      const [first, last] = [letters[at], letters[at + length - 1]];
      at += length;
      if (nodeName === '#text' || length === 0) return [];
      const range = new Range();
      range.setStart(first.node, first.offset);
      range.setEnd(last.node, last.offset + 1);
      return [range];
    });
  });
  CSS.highlights.set(`bw-${side}`, new Highlight(...ranges));
}

/** Lists the letters of an element with their places; spaces vary between source and text. */
function listLetters(element) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const letters = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (let offset = 0; offset < node.data.length; offset++)
      if (/\S/.test(node.data[offset])) letters.push({ letter: node.data[offset], node, offset });
  return letters;
}
