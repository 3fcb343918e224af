import { toJsonPointer } from '../../../schema/yaml/toJsonPointer.ts';

/** Opens what is folded around a field of the form, and gives it the focus. */
export async function revealField(path: readonly (string | number)[]): Promise<void> {
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

function findField(path: readonly (string | number)[]): HTMLElement | null {
  const pointer = CSS.escape(toJsonPointer([...path]));
  return document.querySelector<HTMLElement>(`.inspector [data-at="${pointer}"]`);
}

function focusField(field: HTMLElement | null): void {
  const folded = field?.closest<HTMLDetailsElement>('details:not([open])');
  if (folded) folded.open = true;
  field?.scrollIntoView({ block: 'center' });
  field?.querySelector<HTMLElement>('input, textarea, button')?.focus();
}
