import { marks, other, root, side, unmarked } from './readMarks.mjs';

/** The element of the controls; their styles do not reach the page. */
export const host = document.createElement('div');
const review = host.attachShadow({ mode: 'open' });
review.innerHTML = `<link rel="stylesheet" href="${root}preview.css">
<section aria-label="Review of changes">
  <div class="bw-bar">
    <a href="${root}index.html">Pages</a>
    <span class="bw-sides">${renderSides()}</span>
    <button type="button" data-step="-1" aria-label="Previous change">‹</button>
    <button type="button" class="bw-count" aria-expanded="false"></button>
    <button type="button" data-step="1" aria-label="Next change">›</button>
    ${unmarked && parent === window ? `<a href="${unmarked}" aria-label="Show the page without marks">×</a>` : ''}
  </div>
  <div class="bw-panel" role="region" aria-label="What changed" aria-live="polite" tabindex="0" hidden></div>
  <div class="bw-marks"></div>
  <div class="bw-tip" role="status" hidden></div>
</section>`;
export const [bar, panel, layer, tip, count] = ['bar', 'panel', 'marks', 'tip', 'count'].map(
  (name) => review.querySelector(`.bw-${name}`),
);
for (const button of bar.querySelectorAll('[data-step]')) button.hidden = marks.length === 0;
count.hidden = marks.length === 0 && !other;
count.disabled = marks.length === 0;
document.body.prepend(host);

function renderSides() {
  if (!other) return `<a aria-current="true">${side === 'old' ? 'Removed page' : 'Added page'}</a>`;
  return renderSide('old', 'Old') + renderSide('new', 'New');
}

function renderSide(name, label) {
  if (name === side) return `<a aria-current="true">${label}</a>`;
  return `<a href="${other}" data-other>${label}</a>`;
}
