import { addDot } from './addDot.mjs';
import { host, layer } from './controls.mjs';
import { elements, isVisible, labels, marks, texts } from './readMarks.mjs';

/** The frames of the changes, each with its label. */
export const boxes = marks.map(({ dataset: { kind } }, number) => addBox(kind, number));
/** Changed text → the button that shows its word diff. */
const dots = new Map(texts.map((text) => [text, addDot(text)]));

/** Moves frames and labels to their elements. */
export function place() {
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

/** Adds the frame and the label of a change. */
function addBox(kind, number) {
  const box = document.createElement('div');
  box.className = 'bw-box';
  box.dataset.bwKind = kind;
  // The label of the header would cover its logo.
  box.toggleAttribute('data-frame', elements[number]?.localName === 'header');
  box.innerHTML = `<button type="button">${labels[kind]}</button>`;
  layer.append(box);
  return box;
}

function moveTo(mark, { left, top, width, height }, origin) {
  const right = Math.min(left + width, innerWidth - 14);
  mark.style.left = `${(mark.localName === 'button' ? right : left) - origin.left}px`;
  mark.style.top = `${top - origin.top}px`;
  if (mark.localName !== 'button')
    Object.assign(mark.style, { width: `${width}px`, height: `${height}px` });
}
