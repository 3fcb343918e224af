import { toJsonPointer } from '../../../schema/yaml/toJsonPointer.ts';
import { editorStore, getContentFile, type Selection } from './editorStore.ts';

/** Opens what is folded around a field of the form, and gives it the focus. */
export async function revealField(path: readonly (string | number)[]): Promise<void> {
  await waitForContent();
  // The form of another section appears with the next rendering, and so does what an item contains.
  for (let tries = 0; tries < 20; tries++) {
    await new Promise(requestAnimationFrame);
    const depth = path.findLastIndex((_, at) => findField(path.slice(0, at + 1))) + 1;
    const field = findField(path.slice(0, depth));
    if (depth === path.length) return focusField(field);
    const next = path[depth];
    const folded =
      typeof next === 'number'
        ? field?.querySelectorAll<HTMLDetailsElement>(
            ':scope > fieldset > .sortable > li > details',
          )[next]
        : (field ?? document.querySelector('.inspector'))?.querySelector<HTMLDetailsElement>(
            'details.more',
          );
    if (folded) folded.open = true;
  }
}

/** Gives the first field of the form the focus, or its first button, once the form shows what is selected. */
export async function focusForm(): Promise<void> {
  await waitForContent();
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  const find = (selector: string) =>
    document.querySelector<HTMLElement>(`.inspector ${selector}:not(:disabled)`);
  (find(`[data-at] ${textInput}`) ?? find(':is(input, textarea, button, summary)'))?.focus();
}

const textInput = ':is(textarea, input:not([type="checkbox"], [type="radio"]))';

/** Moves the focus to the form if its row was pressed by keyboard: clicks of a mouse have a number. */
export function focusFormByKeyboard({ detail }: { detail: number }): void {
  if (detail === 0) focusForm().catch(reportError);
}

/** Waits until the content of the selected file is loaded, or something else is selected. */
async function waitForContent(): Promise<void> {
  const getFile = () => getContentFile(editorStore.selection as Selection);
  const file = getFile();
  while (file && file === getFile() && editorStore.content?.file !== file)
    await new Promise(requestAnimationFrame);
}

function findField(path: readonly (string | number)[]): HTMLElement | null {
  const pointer = CSS.escape(toJsonPointer([...path]));
  return document.querySelector<HTMLElement>(`.inspector [data-at="${pointer}"]`);
}

function focusField(field: HTMLElement | null): void {
  const folded = field?.closest<HTMLDetailsElement>('details:not([open])');
  if (folded) folded.open = true;
  field?.scrollIntoView({ block: 'center' });
  const find = (selector: string) => field?.querySelector<HTMLElement>(selector);
  // The buttons of its formats come before a text.
  (find(textInput) ?? find('input, button'))?.focus();
}
