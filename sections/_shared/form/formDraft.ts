import { createBrowserStore } from '../backend/createBrowserStore.ts';

/**
 * Saves a draft of a form in the browser 250 ms after each change and when the page is left, and
 * removes it when the form is reset. Files and the honeypot are never saved.
 *
 * @returns a function that stops saving.
 */
export function autosaveDraft(form: HTMLFormElement, name: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    drafts.set(name, { savedAt: Date.now(), entries: readEntries(form) });
  };
  const scheduleSave = () => {
    clearTimeout(timer);
    timer = setTimeout(save, 250);
  };
  const discard = () => {
    clearTimeout(timer);
    timer = undefined;
    drafts.remove(name);
  };
  form.addEventListener('input', scheduleSave);
  form.addEventListener('reset', discard);
  addEventListener('pagehide', save);
  return () => {
    save();
    form.removeEventListener('input', scheduleSave);
    form.removeEventListener('reset', discard);
    removeEventListener('pagehide', save);
  };
}

/** Fills in a saved draft up to a week old, except in fields that already have a value. */
export function restoreDraft(form: HTMLFormElement, name: string): void {
  const draft = drafts.get(name);
  if (!draft || Date.now() - draft.savedAt > aWeek) {
    drafts.remove(name);
    return;
  }
  const filledFields = new Set(readEntries(form).map(([field]) => field));
  for (const control of findControls(form)) {
    if (filledFields.has(control.name)) continue;
    for (const [field, value] of draft.entries)
      if (field === control.name) setValue(control, value);
  }
}

interface Draft {
  savedAt: number;
  entries: Entry[];
}

type Entry = [field: string, value: string];
type FieldControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const drafts = createBrowserStore<Draft>('local', 'form-draft:');
const aWeek = 7 * 24 * 60 * 60 * 1000;

function readEntries(form: HTMLFormElement): Entry[] {
  return findControls(form)
    .filter((control) => (isTicked(control) ?? true) && control.value !== '')
    .map((control) => [control.name, control.value]);
}

function findControls(form: HTMLFormElement): FieldControl[] {
  return [...form.querySelectorAll<FieldControl>('[data-field]')].filter(
    (control) => control.type !== 'file',
  );
}

/** Whether a checkbox or radio button is ticked; undefined for all other controls. */
function isTicked(control: FieldControl): boolean | undefined {
  const tickable = control.type === 'checkbox' || control.type === 'radio';
  return tickable ? (control as HTMLInputElement).checked : undefined;
}

function setValue(control: FieldControl, value: string) {
  if (isTicked(control) === undefined) control.value = value;
  else if (control.value === value) (control as HTMLInputElement).checked = true;
}
