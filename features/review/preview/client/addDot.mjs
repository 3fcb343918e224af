import { bar, layer, tip } from './controls.mjs';
import { getItem } from './readMarks.mjs';

/** Adds the button that shows the word diff of a text; pointing at the text or tapping it does so too. */
export function addDot(element) {
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

/** Shows the word diff of a text beside it. */
function showTip(element) {
  const item = getItem(element);
  if (!item) return;
  tip.replaceChildren(...item.cloneNode(true).childNodes);
  tip.hidden = false;
  const { left, top, bottom } = element.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const below = bottom + 8 + height < innerHeight - bar.offsetHeight;
  tip.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  tip.style.top = `${Math.max(8, below ? bottom + 8 : top - height - 8)}px`;
}
