import { toJsonPointer } from '../../../base/text/toJsonPointer.ts';
import { editorStore, getContentFile, runInBackground, type Selection } from './editorStore.ts';
import { panels } from './panels.ts';

/**
 * Opens what is folded around a field of the form, and gives it the focus.
 *
 * @param opened whether the form opens, which may take a while
 */
export async function revealField(
  path: readonly (string | number)[],
  opened?: Promise<boolean>,
): Promise<void> {
  panels.form.isOpen = true;
  if (!(await waitForForm(opened))) return;
  const { choices } = editorStore;
  // The form of another section appears with the next rendering, and so does what an item contains.
  for (let tries = 0; tries < 20; tries++) {
    await new Promise(requestAnimationFrame);
    if (choices !== editorStore.choices) return;
    const depth = path.findLastIndex((_, at) => findField(path.slice(0, at + 1))) + 1;
    const field = findField(path.slice(0, depth));
    if (depth === path.length) return focusField(field);
    const next = path[depth];
    const folded =
      typeof next === 'number'
        ? field?.querySelectorAll<HTMLDetailsElement>(
            ':scope > fieldset > .sortable > li > details',
          )[next]
        : field?.querySelector<HTMLDetailsElement>('details.more');
    const hidden = CSS.escape(toJsonPointer(path.slice(0, depth + 1)));
    const adding = document.querySelector<HTMLElement>(
      `.inspector [data-reveals~="${hidden}"]:not([aria-selected="true"])`,
    );
    if (adding) adding.click();
    else if (folded) folded.open = true;
  }
}

/** Gives the first field of the form the focus, or its first button, once the form shows what is selected. */
export async function focusForm(opened?: Promise<boolean>): Promise<void> {
  panels.form.isOpen = true;
  if (!(await waitForForm(opened))) return;
  const { choices } = editorStore;
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  if (choices !== editorStore.choices) return;
  const find = (selector: string) =>
    document.querySelector<HTMLElement>(`.inspector ${selector}:not(:disabled)`);
  const controls = ':is(input, textarea, button, summary):not(.path *)';
  (find(`[data-at] ${textInput}`) ?? find(controls))?.focus();
}

const textInput = ':is(textarea, input:not([type="checkbox"], [type="radio"]))';

/** Moves the focus to the form if its row was pressed by keyboard: clicks of a mouse have a number. */
export function focusFormByKeyboard(
  { detail }: { detail: number },
  opened?: Promise<boolean>,
): void {
  runInBackground(detail === 0 ? focusForm(opened) : Promise.resolve(opened));
}

/** Waits until the form is open and its content loaded; false if the author goes elsewhere, or after some seconds. */
async function waitForForm(opened?: Promise<boolean>): Promise<boolean> {
  const { activeElement, body } = document;
  // A dialog that closes moves the focus by itself.
  const isInDialog = activeElement?.closest('.dialog');
  if ((await opened) === false) return false;
  const { choices, selection } = editorStore;
  const file = getContentFile(selection as Selection);
  const end = Date.now() + patience;
  const isAwaited = () =>
    choices === editorStore.choices &&
    Date.now() < end &&
    (isInDialog || [activeElement, body].includes(document.activeElement));
  while (file && editorStore.content?.file !== file && isAwaited())
    await new Promise(requestAnimationFrame);
  return Boolean(isAwaited());
}

/** How long the form may take to load and still get the focus, in milliseconds. */
const patience = 10_000;

function findField(path: readonly (string | number)[]): HTMLElement | null {
  const pointer = CSS.escape(toJsonPointer([...path]));
  return document.querySelector<HTMLElement>(`.inspector [data-at="${pointer}"]`);
}

function focusField(field: HTMLElement | null): void {
  const folded = field?.closest<HTMLDetailsElement>('details:not([open])');
  if (folded) folded.open = true;
  field?.scrollIntoView({ block: 'center' });
  const find = (selector: string) => field?.querySelector<HTMLElement>(selector);
  // The key of an entry is beside its value.
  const wrong = field?.closest('.entry')?.querySelector<HTMLElement>('[aria-invalid="true"]');
  // The buttons of its formats come before a text.
  (wrong ?? find(textInput) ?? find('input, button') ?? field)?.focus();
}
